import type { ServerModule } from '#kernel/server';
import { adviceHandler } from './advice.handler.ts';
import { depositSlipPrint } from './deposit-slip-print.ts';
import { receiptHandlers } from './receipt.handlers.ts';
import { refundHandlers } from './refund.handlers.ts';

export const receiptParts = {
  contributes: [depositSlipPrint],
  handlers: [...receiptHandlers, ...refundHandlers, adviceHandler],
} satisfies Partial<ServerModule>;
