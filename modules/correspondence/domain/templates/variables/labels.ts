import { everyVariable } from './subjects.ts';
import type { Variable } from './variable.ts';

const groups: Readonly<Record<string, string>> = {
  appointment: 'Appointment',
  agreement: 'Agreement',
  case: 'Case',
  caseManager: 'Case manager',
  centre: 'Centre',
  client: 'Claimant',
  company: 'Company',
  daysheet: 'Daysheet',
  invoice: 'Invoice',
  month: 'Month',
  mva: 'MVA claim',
  offer: 'Offer',
  onboarding: 'Onboarding',
  paperwork: 'Paperwork',
  participant: 'Participant',
  person: 'Reader',
  quotation: 'Quotation',
  record: 'Medical records',
  remittance: 'Remittance',
  report: 'Report',
  request: 'Request',
  specialist: 'Specialist',
  staff: 'Sender',
  statement: 'Statement',
  tenant: 'Practice',
  transaction: 'Transaction',
  user: 'User',
};

/** Under which heading a variable is listed. */
export const groupOf = (path: string): string =>
  path.includes('.') ? (groups[path.split('.')[0] ?? ''] ?? path.split('.')[0] ?? '') : 'General';

/** `Claimant: Full name`; the path itself where nobody explains it. */
export function labelOf(variables: readonly Variable[], path: string): string {
  const found = variables.find((one) => one.path === path);
  if (found) return path.includes('.') ? `${groupOf(path)}: ${found.label}` : found.label;
  const rows = variables.flatMap((one) => one.rows ?? []);
  const name = path.split('.').slice(1).join('.');
  return rows.find((row) => row.path === name)?.label ?? path;
}

export const labelOfPath = (path: string): string => labelOf(everyVariable, path);
