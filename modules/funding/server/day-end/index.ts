import type { ServerPart } from '#kernel/server';
import { loanDayEndJob } from './day-end.job.ts';
import { loanLedgerRules } from './loan-ledger-rules.ts';

export const dayEndParts: ServerPart = {
  jobs: [loanDayEndJob],
  contributes: loanLedgerRules,
};
