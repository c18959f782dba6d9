export * from './account-purposes.ts';
export * from './entries.ts';
export * from './entry.ts';
export * from './journal.resource.ts';
export * from './ledger-period.resource.ts';
export * from './posting.resource.ts';
