import { defineTask, lookup } from '#kernel/domain';
import { fundingAgreement } from './funding-agreement.resource.ts';
import { interestRate } from './interest-rate.resource.ts';

/** After a rate of a past day: what was posted on thousands of loans is corrected step by step. */
export const countLoansAgainTask = defineTask({
  name: 'countLoansAgain',
  label: 'Loans counted again',
  on: interestRate.name,
  verb: 'update',
  rows: ['loan', 'loans'],
  input: { agreementId: lookup('Agreement', fundingAgreement.name, { required: true }) },
});
