import type { accountKinds } from './account-code.resource.ts';
import type { itemServiceTypes } from './service-item.resource.ts';

type AccountKind = keyof typeof accountKinds;

/** Besides those that documents post to (`ledger/account-purposes.ts`). */
export const accountCodesAtStart: readonly (readonly [string, string, AccountKind])[] = [
  ['200', 'Examination income', 'income'],
  ['205', 'Report income', 'income'],
  ['210', 'File review income', 'income'],
  ['215', 'Occupational therapy income', 'income'],
  ['220', 'Cancellation fees', 'income'],
  ['225', 'Conclave and court income', 'income'],
  ['230', 'Interpreter recoveries', 'income'],
  ['235', 'NDIS income', 'income'],
  ['245', 'Records and claims income', 'income'],
  ['315', 'Interpreter fees', 'expense'],
  ['320', 'Room hire', 'expense'],
  ['325', 'Typing and transcription', 'expense'],
  ['330', 'Travel', 'expense'],
];

type Item = readonly [
  code: string,
  name: string,
  serviceType: keyof typeof itemServiceTypes,
  price: string,
  account: string,
];

/** Usual prices in dollars without GST; every practice sets its own. */
export const serviceItemsAtStart: readonly Item[] = [
  ['IME-STD', 'Standard examination and report', 'IME', '1450.00', '200'],
  ['IME-CPX', 'Complex examination and report', 'IME', '1950.00', '200'],
  ['IME-PSY', 'Psychiatric examination and report', 'IME', '1850.00', '200'],
  ['IME-WPI', 'Permanent impairment assessment', 'IME', '1720.00', '200'],
  ['IME-TEL', 'Telehealth examination and report', 'IME', '1380.00', '200'],
  ['IME-INT', 'Interpreter loading', 'IME', '260.00', '230'],
  ['IME-PGS', 'Reading over 100 pages, each further 50', 'IME', '180.00', '205'],
  ['IME-CAN', 'Cancellation within two business days', 'IME', '725.00', '220'],
  ['IME-DNA', 'Claimant did not attend', 'IME', '980.00', '220'],
  ['IME-URG', 'Report within five business days', 'IME', '390.00', '205'],
  ['SUP-STD', 'Supplementary report', 'SUPP', '520.00', '205'],
  ['SUP-CPX', 'Supplementary report, over 50 pages', 'SUPP', '860.00', '205'],
  ['SUP-PGS', 'Reading over 50 pages, each further 50', 'SUPP', '180.00', '205'],
  ['SUP-CAN', 'Supplementary report cancelled', 'SUPP', '260.00', '220'],
  ['FR-STD', 'File review, up to 200 pages', 'FR', '1100.00', '210'],
  ['FR-HR', 'File review, each further hour', 'FR', '420.00', '210'],
  ['FR-PGS', 'Reading over 200 pages, each further 50', 'FR', '180.00', '210'],
  ['FR-CAN', 'File review cancelled', 'FR', '550.00', '220'],
  ['MN-PRE', 'Preliminary opinion', 'MN', '1650.00', '205'],
  ['MN-RPT', 'Liability report', 'MN', '3200.00', '205'],
  ['OT-FCE', 'Functional capacity evaluation', 'OT', '2150.00', '215'],
  ['OT-HOM', 'Home assessment', 'OT', '1780.00', '215'],
  ['OT-TRV', 'Travel, for an hour', 'OT', '195.00', '215'],
  ['CO-CON', 'Conclave attendance, for an hour', 'CO', '690.00', '225'],
  ['CO-CRT', 'Court attendance, half a day', 'CO', '3400.00', '225'],
  ['CO-TEL', 'Teleconference, half an hour', 'CO', '380.00', '225'],
  ['MT-SCR', 'Group claimant screening', 'MT', '450.00', '205'],
  ['MT-RPT', 'Group claimant report', 'MT', '1250.00', '205'],
  ['MR-REC', 'Medical records collected', 'MR', '240.00', '245'],
  ['MR-CAN', 'Medical records cancelled', 'MR', '120.00', '220'],
  ['MVA-DEM', 'Motor vehicle claim prepared and demanded', 'MVA', '3800.00', '245'],
  ['TPD-SUB', 'Disability claim prepared and submitted', 'TPD', '3500.00', '245'],
];
