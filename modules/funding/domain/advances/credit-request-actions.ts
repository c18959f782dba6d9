import { defineAction, longText, lookup, money, record } from '#kernel/domain';
import { office } from '#platform/domain';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { creditRequest } from './credit-request.resource.ts';

/** Fund this report: submitted at once for whoever decides about it. */
export const askForCredit = defineAction({
  name: 'askForCredit',
  on: creditRequest,
  label: 'Fund this report',
  route: 'POST /app/credit-requests',
  roles: office,
  input: {
    caseId: lookup('Case', 'case', { required: true }),
    invoiceId: lookup('Invoice', 'invoice'),
    chargeId: lookup('Charge', 'caseCharge'),
    agreementId: lookup('Agreement', fundingAgreement.name, {
      hint: 'Empty: the effective one of the company of the case.',
    }),
    amount: money('Amount', { hint: 'Empty: all that is open.' }),
    note: longText('Note', { max: 1000 }),
  },
  answer: record(creditRequest),
});
