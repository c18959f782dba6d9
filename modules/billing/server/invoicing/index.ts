import type { ServerModule } from '#kernel/server';
import { approveBlueprintHandler, readBlueprintHandler } from './blueprint.handlers.ts';
import { caseMoneyHandler } from './case-money.handler.ts';
import { casesFollowJournals, ledgerKnowsBilling } from './follow-case-billing.ts';
import { invoiceRunWork } from './invoice-run-work.ts';
import { previewRunHandler, startRunHandler } from './invoice-run.handlers.ts';

export const invoicingParts = {
  contributes: [ledgerKnowsBilling],
  rules: [casesFollowJournals],
  tasks: { work: [invoiceRunWork] },
  handlers: [
    readBlueprintHandler,
    approveBlueprintHandler,
    caseMoneyHandler,
    previewRunHandler,
    startRunHandler,
  ],
} satisfies Partial<ServerModule>;
