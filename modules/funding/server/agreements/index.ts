import type { ServerPart } from '#kernel/server';
import { fundingAgreement, interestRate } from '../../domain/index.ts';
import { agreementGuard } from './agreement-guard.ts';
import { agreementMailRenderer } from './agreement-mail.ts';
import { agreementHandlers } from './agreement.handlers.ts';
import { countLoansAgainWork } from './count-loans-again.ts';
import { rateConsequence } from './follow-rates.ts';

export const agreementParts: ServerPart = {
  handlers: agreementHandlers,
  guards: { [fundingAgreement.name]: agreementGuard },
  consequences: { [interestRate.name]: rateConsequence },
  tasks: { work: [countLoansAgainWork] },
  contributes: [agreementMailRenderer],
};
