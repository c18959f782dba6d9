import {
  date,
  dateTime,
  defineResource,
  flag,
  longText,
  lookup,
  money,
  text,
} from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { repaymentInvoice } from './repayment-invoice.resource.ts';

const recorded = { readOnly: true } as const;

/** Money that came in for a repayment invoice; its shares are entries on the loans, which name it as their source. */
export const repaymentPayment = defineResource({
  name: 'repaymentPayment',
  alsoCalled: 'TRANSACTION_PAYMENT',
  segment: 'repayment-payments',
  label: ['Repayment', 'Repayments'],
  title: '{amount} {receivedOn}',
  parent: { field: 'invoiceId', as: 'payments' },
  pages: { only: [] },
  features: ['TransactionInvoice'],
  rowsDifferByUser: true,

  fields: {
    invoiceId: lookup('Invoice', repaymentInvoice.name, { ...recorded, required: true }),
    receivedOn: date('Received on', { ...recorded, required: true }),
    amount: money('Amount', { ...recorded, required: true }),
    reference: text('Reference', { ...recorded, max: 100 }),
    note: longText('Note', { ...recorded, max: 1000 }),
    isReversed: flag('Taken back', { ...recorded, default: false }),
    reversedAt: dateTime('Taken back at', recorded),
    reversedReason: longText('Taken back because', { ...recorded, max: 1000 }),
  },
  verbs: { list: caseTeam, read: caseTeam },
  scope: { CASE_MANAGER: { 'invoiceId.borrowerId': 'ownCompanyIds' } },

  list: {
    columns: ['receivedOn', 'amount', 'reference', 'isReversed', 'reversedReason'],
    sort: 'receivedOn desc',
  },
  filters: ['invoiceId', 'receivedOn', 'isReversed'],
  detail: {
    Payment: ['invoiceId', 'receivedOn', 'amount', 'reference', 'note', 'isReversed'],
    'Taken back': ['reversedAt', 'reversedReason'],
  },
});
