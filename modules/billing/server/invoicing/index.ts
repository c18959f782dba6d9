import type { ServerModule } from '#kernel/server';
import { approveBlueprintHandler, readBlueprintHandler } from './blueprint.handlers.ts';
import { caseMoneyHandler } from './case-money.handler.ts';
import { journalConsequence } from './follow-case-billing.ts';
import { invoiceRunWork } from './invoice-run-work.ts';
import { previewRunHandler, startRunHandler } from './invoice-run.handlers.ts';

export const invoicingParts = {
  consequences: { journal: journalConsequence },
  tasks: { work: [invoiceRunWork] },
  handlers: [
    readBlueprintHandler,
    approveBlueprintHandler,
    caseMoneyHandler,
    previewRunHandler,
    startRunHandler,
  ],
} satisfies Partial<ServerModule>;
