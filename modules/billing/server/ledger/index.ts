import type { ServerModule } from '#kernel/server';
import { balanceHandlers } from './balance.handlers.ts';
import { journalExportRoutes } from './journal-export.ts';
import { ledgerCheckHandler } from './ledger-check.handler.ts';
import { checkLedgers } from './ledger-check.job.ts';
import { ledgerRules } from './ledger-rules.ts';
import { periodHandlers, reopeningApproved } from './period.handlers.ts';
import { unfinishedKinds } from './unfinished-of-month.ts';

export const ledgerParts = {
  database: { tables: [], shows: ['case_ledger'] },
  contributes: [...ledgerRules, ...unfinishedKinds, reopeningApproved],
  handlers: [...balanceHandlers, ...periodHandlers, ledgerCheckHandler],
  jobs: [checkLedgers],
  routes: journalExportRoutes,
} satisfies Partial<ServerModule>;
