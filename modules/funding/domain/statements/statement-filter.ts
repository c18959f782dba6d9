import { choice, date, lookup, number, text } from '#kernel/domain';
import type { InputValues } from '#kernel/domain';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { loanStatuses } from '../loans/loan-choices.ts';
import { loanFunding } from '../loans/loan-funding.resource.ts';
import { fundingProvider } from '../providers/funding-provider.resource.ts';

/** Whose loans a statement is about, and until when it counts; today where nothing is said. */
export const statementFields = {
  id: lookup('Loan', loanFunding.name),
  borrowerId: lookup('Borrower', 'company'),
  agreementId: lookup('Agreement', fundingAgreement.name),
  fundingProviderId: lookup('Funding provider', fundingProvider.name),
  status: choice('Status', loanStatuses),
  fundingTransactionStatuses: text('States of transactions', { max: 40 }),
  from: date('From'),
  asOf: date('As of'),
} as const;

export type StatementAsked = InputValues<typeof statementFields>;

export const statementPageFields = {
  ...statementFields,
  skipCount: number('Skip', { min: 0 }),
  maxResultCount: number('Rows', { min: 1, max: 500 }),
} as const;

export const statementPageSize = 50;
/** In one paper or one mail. */
export const mostLoansOfPaper = 500;
export const mostLoansOfExport = 5000;
