import { createContext, useContext } from 'react';
import { templateFilters } from '../../../domain/index.ts';
import type { Variable } from '../../../domain/index.ts';

/** What the template may name, for the chips and boxes inside the editor. */
export const VariablesContext = createContext<readonly Variable[]>([]);

export const useVariables = (): readonly Variable[] => useContext(VariablesContext);

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

/** A variable and what is done to it, in words. */
export function chipText(variables: readonly Variable[], value: string): string {
  const [path = '', ...filters] = value.split('|').map((part) => part.trim());
  const told = filters.map((filter) => {
    const [name = '', given] = filter.split(':').map((part) => part.trim());
    if (name === 'default') return `or ${given ?? ''}`;
    return templateFilters[name as keyof typeof templateFilters] ?? filter;
  });
  return [labelOf(variables, path), ...told].join(', ');
}
