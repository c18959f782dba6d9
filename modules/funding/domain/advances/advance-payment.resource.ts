import { invoiceCategory } from '#billing/domain';
import { date, defineResource, longText, lookup, money, state, text } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { advancePaymentStatuses, advancePaymentTones } from './advance-choices.ts';
import { advanceRequest } from './advance-request.resource.ts';

const recorded = { readOnly: true } as const;

/** C-879 to C-884: the money of an approved request. Approving makes it. */
export const advancePayment = defineResource({
  name: 'advancePayment',
  alsoCalled: 'AGREEMENT_ADVANCE_PAYMENT',
  segment: 'agreement-advance-payments',
  label: ['Advance Payment', 'Advance Payments'],
  title: '{paymentNo}',
  parent: { field: 'agreementId', as: 'advance-payments' },
  pages: { only: [] },
  features: ['FundingTransaction'],
  rowsDifferByUser: true,

  fields: {
    paymentNo: text('Number', {
      ...recorded,
      searchable: true,
      unique: true,
      max: 30,
      numbered: 'AP',
    }),
    status: state('Status', advancePaymentStatuses, {
      initial: 'pending',
      tones: advancePaymentTones,
    }),
    category: invoiceCategory('advancePayment'),
    requestId: lookup('Advance request', advanceRequest.name, { ...recorded, required: true }),
    agreementId: lookup('Agreement', fundingAgreement.name, { ...recorded, required: true }),
    borrowerId: lookup('Borrower', 'company', { computedBy: ['fill_advance_parties'] }),
    amount: money('Amount', { ...recorded, required: true }),
    paidOn: date('Paid on', recorded),
    reference: text('Reference', { searchable: true, max: 100 }),
    note: longText('Note', { max: 1000 }),
    cancelledReason: longText('Cancelled because', { ...recorded, max: 1000 }),
  },
  verbs: { list: caseTeam, read: caseTeam, lookup: office, update: office, export: office },
  scope: { CASE_MANAGER: { borrowerId: 'ownCompanyIds' } },

  list: {
    columns: ['paymentNo', 'status', 'requestId', 'agreementId', 'amount', 'paidOn', 'reference'],
    sort: 'paymentNo desc',
  },
  filters: ['status', 'requestId', 'agreementId', 'borrowerId', 'paidOn', 'amount'],
  lookup: { text: '{paymentNo}', sort: 'paymentNo', filters: ['agreementId', 'status'] },
  detail: {
    Payment: ['category', 'requestId', 'agreementId', 'amount', 'paidOn', 'reference', 'note'],
    Record: ['cancelledReason'],
  },
});
