import { sketch } from './sketch.ts';
import type { CompanySketch } from './sketch.ts';

/** A practice of the first city: all fourteen types of doc 2 section 3. */
export const harbourCompanies: readonly CompanySketch[] = [
  sketch('Wattle & Gum Lawyers', 'lawPlaintiff', 'Parramatta', { tradingName: 'Wattle Gum Legal' }),
  sketch('Kestrel Mutual Insurance', 'insurer', 'Sydney', { tradingName: 'Kestrel Workers Care' }),
  sketch('Ironbark Injury Law', 'lawPlaintiff', 'Newcastle'),
  sketch('Lorikeet Legal', 'lawPlaintiff', 'Wollongong', {
    highRisk: {
      from: -41,
      toCaseManagers:
        'New bookings for your firm need our confirmation first. Please call our accounts team.',
      toStaff:
        'Four invoices are more than 90 days overdue. Take prepayment before confirming any appointment.',
    },
  }),
  sketch('Harrow Pemberton Compensation Lawyers', 'lawPlaintiff', 'Liverpool'),
  sketch('Southern Star General Insurance', 'insurer', 'North Sydney'),
  sketch('Meridian Workers Cover', 'insurer', 'Melbourne'),
  sketch('Blue Gum Insurance Group', 'insurer', 'Brisbane City'),
  sketch('Currawong Life & Income Protection', 'insurer', 'Macquarie Park'),
  sketch('Coastline Ports Self Insurance', 'selfInsurer', 'Newcastle'),
  sketch('Redgum Supermarkets Self Insurance', 'selfInsurer', 'Chatswood'),
  sketch('Banksia State Insurance Office', 'publicInsurer', 'Sydney'),
  sketch('Eastern Injury Support Authority', 'publicInsurer', 'Barton'),
  sketch('Ashdown Merrick', 'lawDefendant', 'Sydney'),
  sketch('Calloway Insurance Lawyers', 'lawDefendant', 'North Sydney'),
  sketch('Brennan Stone Partners', 'lawDefendant', 'Brisbane City', {
    highRisk: {
      from: -18,
      to: 74,
      toCaseManagers:
        'Cancellations within five business days are charged in full until further notice.',
      toStaff:
        'Eleven late cancellations in one quarter. No fee waivers without approval of the manager.',
    },
  }),
  sketch('Fairweather Commercial Law', 'lawPractice', 'Surry Hills'),
  sketch('Thornbury Legal Practice', 'lawPractice', 'Richmond'),
  sketch('Allambie Aged Care', 'employer', 'Hurstville'),
  sketch('Pacific Freight Logistics', 'employer', 'Penrith'),
  sketch('Northshore Private Hospitals', 'employer', 'Chatswood'),
  sketch('Granite Peak Mining Services', 'employer', 'Perth', {
    highRisk: {
      from: -240,
      to: -120,
      toCaseManagers: 'Please confirm transport for your workers when you book.',
      toStaff: 'Repeated non-attendance of workers from remote sites.',
    },
  }),
  sketch('Clearspeak Interpreting', 'interpreterProvider', 'Burwood'),
  sketch('Lingua Bridge Australia', 'interpreterProvider', 'Box Hill'),
  sketch('Many Voices Language Partners', 'interpreterPartner', 'Adelaide'),
  sketch('Compass Client Connect', 'clientAcquisitions', 'Parramatta'),
  sketch('Open Door Claims Referral', 'clientAcquisitions', 'Southport'),
  sketch('Cedar Lane Specialist Rooms', 'mlpSpecialist', 'Bondi Junction'),
  sketch('Jacaranda Medical Suites', 'mlpSpecialist', 'Spring Hill'),
  sketch('Stepping Stone Support Coordination', 'supportCoordination', 'Gosford'),
  sketch('Waratah Litigation Funding', 'fundingManager', 'Sydney'),
  sketch('Quill & Key Transcription', 'other', 'Orange'),
  sketch('Riverbend Rehabilitation Equipment', 'other', 'Dubbo', { isActive: false }),
];
