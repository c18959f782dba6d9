import type { ServerPart } from '#kernel/server';
import { advanceMailHandlers, advanceRequestRenderer } from './advance-mail.ts';
import { advancePaymentHandlers } from './advance-payment.handlers.ts';
import { advancePrints } from './advance-prints.ts';
import { advanceQuestionHandlers } from './advance-question.handlers.ts';
import { advanceRequestHandlers } from './advance-request.handlers.ts';
import { creditRequestHandlers } from './credit-request.handlers.ts';
import { largeAdvancesNeedSecondPerson } from './large-advance-rule.ts';
import { tellOfDecision } from './tell-of-decision.ts';
import { transactionHandlers } from './transaction.handlers.ts';

export const advanceParts: ServerPart = {
  contributes: [...advancePrints, advanceRequestRenderer],
  subscriptions: [tellOfDecision],
  rules: largeAdvancesNeedSecondPerson,
  handlers: [
    ...transactionHandlers,
    ...advanceRequestHandlers,
    ...advanceQuestionHandlers,
    ...advanceMailHandlers,
    ...advancePaymentHandlers,
    ...creditRequestHandlers,
  ],
};
