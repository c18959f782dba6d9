import { fundingAgreement } from './agreements/funding-agreement.resource.ts';
import { loanFunding } from './loans/loan-funding.resource.ts';
import { repaymentInvoice } from './repayment/repayment-invoice.resource.ts';

const shared = [
  'FUNDING_TRANSACTION',
  'DISBURSEMENT',
  'COST_AGREEMENT',
  'PAYMENT_RECEIVED',
] as const;

/** The office attaches, also when the record is closed; borrowers and insurers see these types. */
export const fundingPapers = [fundingAgreement, loanFunding, repaymentInvoice].map(({ name }) => ({
  resource: name,
  attach: `${name}.update`,
  shared,
}));
