/** E-001. Editions are derived from the tenant's edition name (B-007). */
export const editions = [
  'MLP',
  'LAW CONNECT',
  'FUNDING PROVIDER',
  'LMQ PROVIDER',
  'MARKETING',
] as const;
export type EditionName = (typeof editions)[number];

const codes = new Map([
  ['FUNDING PROVIDER', 'FP'],
  ['LAW CONNECT', 'LC'],
  ['MLP', 'MLP'],
  ['LMQ PROVIDER', 'LMQ'],
]);

/** B-008: any other edition, MARKETING included, shows as MASTER. */
export const editionCode = (edition: string): string => codes.get(edition) ?? 'MASTER';

/** G-099: the provider's own tenant. A constant of the installation. */
export const hostTenantId = '00000000-0000-7000-8000-000000000001';
/** D-134. */
export const nilId = '00000000-0000-0000-0000-000000000000';
