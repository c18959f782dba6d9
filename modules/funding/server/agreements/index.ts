import type { ServerPart } from '#kernel/server';
import { agreementMailRenderer } from './agreement-mail.ts';
import { agreementKeepsItsTerms } from './agreement-rule.ts';
import { agreementHandlers } from './agreement.handlers.ts';
import { countLoansAgainWork } from './count-loans-again.ts';
import { loansFollowRates } from './follow-rates.ts';

export const agreementParts: ServerPart = {
  handlers: agreementHandlers,
  rules: [agreementKeepsItsTerms, loansFollowRates],
  tasks: { work: [countLoansAgainWork] },
  contributes: [agreementMailRenderer],
};
