import type { ServerModule } from '#kernel/server';
import { expireQuotations } from './expire-quotations.job.ts';
import { initCaseHandler } from './init-case.handler.ts';
import { processHandler } from './process.handler.ts';
import { tellOfAnswer } from './quotation-answered.ts';
import { quotationRenderer, quotationTemplateFacts } from './quotation-mail.ts';
import { quotationMoveHandlers } from './quotation-moves.handlers.ts';
import { quotationPrint } from './quotation-print.ts';
import { quotationHandlers } from './quotation.handlers.ts';
import { quotationReminders } from './quotation-reminders.ts';
import { quotationRoutes } from './quotation-routes.ts';
import { sendQuotationHandler } from './send-quotation.handler.ts';
import { quotationTemplateDefaults } from './template-defaults.ts';

export const quotationParts = {
  contributes: [quotationRenderer, quotationTemplateFacts, quotationPrint, quotationReminders],
  handlers: [
    ...quotationHandlers,
    ...quotationMoveHandlers,
    sendQuotationHandler,
    initCaseHandler,
    processHandler,
  ],
  subscriptions: [tellOfAnswer],
  jobs: [expireQuotations],
  routes: quotationRoutes,
  tenantDefaults: quotationTemplateDefaults,
} satisfies Partial<ServerModule>;
