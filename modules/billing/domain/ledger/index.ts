import { exportJournalMonth, readAccountStatement, readTrialBalance } from './balance-actions.ts';
import { runLedgerCheck } from './ledger-check.resource.ts';
import { closeMonth, readUnfinished, reopenMonth } from './period-actions.ts';

export * from './account-purposes.ts';
export * from './balance-actions.ts';
export * from './decide-check.ts';
export * from './decide-period.ts';
export * from './entries.ts';
export * from './entry.ts';
export * from './journal-csv.ts';
export * from './journal.resource.ts';
export * from './ledger-check.resource.ts';
export * from './ledger-period.resource.ts';
export * from './months.ts';
export * from './period-actions.ts';
export * from './posting.resource.ts';

export const ledgerActions = [
  readTrialBalance,
  readAccountStatement,
  exportJournalMonth,
  readUnfinished,
  closeMonth,
  reopenMonth,
  runLedgerCheck,
];
