import { sketch } from './sketch.ts';
import type { CompanySketch } from './sketch.ts';

export const summitCompanies: readonly CompanySketch[] = [
  sketch('Yarra Bend Lawyers', 'lawPlaintiff', 'Melbourne'),
  sketch('Alpine Mutual', 'insurer', 'Docklands'),
  sketch('Goldfields Injury Lawyers', 'lawPlaintiff', 'Geelong'),
  sketch('Bellarine Insurance', 'insurer', 'Geelong'),
  sketch('Otway Rail Self Insurance', 'selfInsurer', 'Southbank'),
  sketch('Great Divide Accident Commission', 'publicInsurer', 'Melbourne'),
  sketch('Radcliffe Dunstan', 'lawDefendant', 'Southbank'),
  sketch('Grampians Timber & Joinery', 'employer', 'Dandenong'),
  sketch('Yarralea Interpreting', 'interpreterProvider', 'Box Hill'),
  sketch('Signpost Referral Network', 'clientAcquisitions', 'Richmond'),
  sketch('Fitzroy Gardens Consulting Suites', 'mlpSpecialist', 'East Melbourne'),
  sketch('Verbatim Typing Services', 'other', 'Launceston'),
];
