import type { ServerPart } from '#kernel/server';
import { generateHandlers } from './generate.handlers.ts';
import { paymentCategoriesHandler } from './payment-categories.handler.ts';
import { repaymentMailRenderer, repaymentTemplateFacts } from './repayment-mail.ts';
import { repaymentPrints } from './repayment-prints.ts';
import { repaymentHandlers } from './repayment.handlers.ts';
import { sendSelectedHandler } from './send-selected.handler.ts';

export const repaymentParts: ServerPart = {
  handlers: [
    ...generateHandlers,
    ...repaymentHandlers,
    sendSelectedHandler,
    paymentCategoriesHandler,
  ],
  contributes: [repaymentMailRenderer, repaymentTemplateFacts, ...repaymentPrints],
};
