import { choice, defineAction, email, record } from '#kernel/domain';
import { office } from '#platform/domain';
import { fundingTypes } from './agreement-choices.ts';
import { fundingAgreement } from './funding-agreement.resource.ts';

/** B-296, C-415. */
export const changeFundingType = defineAction({
  name: 'changeFundingType',
  on: fundingAgreement,
  label: 'Change funding type',
  route: 'PUT /app/funding-agreements/{id}/FundingType',
  roles: office,
  input: { fundingType: choice('Funding type', fundingTypes, { required: true }) },
  answer: record(fundingAgreement),
});

export const agreementReaders = { borrower: 'Borrower', lender: 'Lender' } as const;
export type AgreementReader = keyof typeof agreementReaders;

/** B-382, M-109: the agreement as PDF, as often as wanted. */
export const sendAgreement = defineAction({
  dryRun: true,
  name: 'sendAgreement',
  on: fundingAgreement,
  label: 'Send agreement',
  route: 'POST /app/funding-agreements/{id}/emails',
  roles: office,
  input: {
    to: choice('Send to', agreementReaders, { required: true }),
    email: email('Email', {
      hint: 'Empty: the address of the borrower for invoices, or of the lender.',
    }),
  },
  answer: record(fundingAgreement),
});
