import { dateTime, defineResource, longText, lookup, money, state, text } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { loanFunding } from '../loans/loan-funding.resource.ts';
import { advanceStatuses, advanceTones } from './advance-choices.ts';
import { fundingTransaction } from './funding-transaction.resource.ts';

const recorded = { readOnly: true } as const;

/** D-073, C-387: the lender is asked to pay a report, an invoice or a charge of a case. */
export const creditRequest = defineResource({
  name: 'creditRequest',
  segment: 'credit-requests',
  label: ['Credit Request', 'Credit Requests'],
  title: '{requestNo}',
  parent: { field: 'agreementId', as: 'credit-requests' },
  pages: { only: [] },
  features: ['FundingTransaction'],
  rowsDifferByUser: true,

  fields: {
    requestNo: text('Number', {
      ...recorded,
      searchable: true,
      unique: true,
      max: 30,
      numbered: 'CR',
    }),
    status: state('Status', advanceStatuses, { initial: '0', tones: advanceTones }),
    caseId: lookup('Case', 'case', { ...recorded, required: true }),
    agreementId: lookup('Agreement', fundingAgreement.name, { ...recorded, required: true }),
    borrowerId: lookup('Borrower', 'company', { computedBy: ['fill_advance_parties'] }),
    invoiceId: lookup('Invoice', 'invoice', recorded),
    chargeId: lookup('Charge', 'caseCharge', recorded),
    description: text('For', { ...recorded, required: true, max: 200 }),
    amount: money('Amount', { ...recorded, required: true }),
    note: longText('Note', { max: 1000 }),
    decidedAt: dateTime('Decided', recorded),
    decidedReason: longText('Because', { ...recorded, max: 1000 }),
    loanId: lookup('Loan', loanFunding.name, recorded),
    transactionId: lookup('Funding transaction', fundingTransaction.name, recorded),
  },
  verbs: { list: caseTeam, read: caseTeam, update: office, export: office },
  scope: { CASE_MANAGER: { borrowerId: 'ownCompanyIds' } },

  list: {
    columns: ['requestNo', 'status', 'caseId', 'description', 'amount', 'agreementId', 'decidedAt'],
    sort: 'requestNo desc',
  },
  filters: ['status', 'caseId', 'agreementId', 'borrowerId', 'invoiceId', 'chargeId', 'amount'],
  detail: {
    Request: ['caseId', 'agreementId', 'invoiceId', 'chargeId', 'description', 'amount', 'note'],
    Record: ['decidedAt', 'decidedReason', 'loanId', 'transactionId'],
  },
});
