import { sketch } from './sketch.ts';
import type { CompanySketch } from './sketch.ts';

export const lawbridgeCompanies: readonly CompanySketch[] = [
  sketch('Lawbridge Legal', 'lawPlaintiff', 'Brisbane City'),
  sketch('Lawbridge Legal Gold Coast', 'lawPlaintiff', 'Southport'),
  sketch('Sunstate Insurance', 'insurer', 'Fortitude Valley'),
  sketch('Moreton Transport Self Insurance', 'selfInsurer', 'Brisbane City'),
  sketch('Capricorn Claims Office', 'publicInsurer', 'Brisbane City'),
  sketch('Hollis & Grange', 'lawDefendant', 'Townsville City'),
  sketch('Reef Medico-Legal Consultants', 'mlpSpecialist', 'Cairns City'),
  sketch('Downs Interpreting Services', 'interpreterProvider', 'Toowoomba City'),
];

export const southernCompanies: readonly CompanySketch[] = [
  sketch('Torrens Compensation Lawyers', 'lawPlaintiff', 'Adelaide'),
  sketch('Gulf & Plains Legal', 'lawPlaintiff', 'Norwood'),
  sketch('Swan Reach Lawyers', 'lawPlaintiff', 'West Perth'),
  sketch('Huon Legal', 'lawPractice', 'Hobart'),
  sketch('Fleurieu Insurance', 'insurer', 'Adelaide'),
  sketch('Southern Vales Underwriting', 'insurer', 'North Adelaide'),
  sketch('Southern Disbursement Funding', 'fundingManager', 'Adelaide'),
  sketch('Parkland Capital Partners', 'fundingManager', 'Perth'),
  sketch('Encounter Medical Reports', 'mlpSpecialist', 'North Adelaide'),
];

export const lumenCompanies: readonly CompanySketch[] = [
  sketch('Brightwater Class Actions', 'lawPlaintiff', 'Sydney'),
  sketch('Maple & Rowe Lawyers', 'lawPlaintiff', 'Melbourne'),
  sketch('Lumen Matter Funding', 'fundingManager', 'Pyrmont'),
  sketch('Clearwater Claims Intake', 'clientAcquisitions', 'Parramatta'),
  sketch('Sentinel Product Insurance', 'insurer', 'Sydney'),
];

export const beaconCompanies: readonly CompanySketch[] = [
  sketch('Subiaco Injury Lawyers', 'lawPlaintiff', 'Subiaco'),
  sketch('Fremantle Physiotherapy Group', 'other', 'Fremantle'),
  sketch('West Coast Client Outreach', 'clientAcquisitions', 'West Perth'),
  sketch('Kings Park Consulting Rooms', 'mlpSpecialist', 'West Perth'),
];

export const demoCompanies: readonly CompanySketch[] = [
  sketch('Sample Street Lawyers', 'lawPlaintiff', 'Sydney'),
  sketch('Pattern Mutual Insurance', 'insurer', 'North Sydney'),
  sketch('Showcase Self Insurance', 'selfInsurer', 'Chatswood'),
  sketch('Exhibit Legal', 'lawDefendant', 'Sydney'),
  sketch('Preview Logistics', 'employer', 'Penrith'),
  sketch('Tour Interpreting', 'interpreterProvider', 'Burwood'),
  sketch('First Look Medical Suites', 'mlpSpecialist', 'Bondi Junction'),
  sketch('Walkthrough Typing', 'other', 'Darwin City'),
];
