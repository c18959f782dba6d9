import {
  choice,
  date,
  dateTime,
  defineResource,
  flag,
  longText,
  lookup,
  money,
  text,
} from '#kernel/domain';
import { office } from '#platform/domain';

const recorded = { readOnly: true } as const;

export const receiptMethods = {
  transfer: 'Bank transfer',
  card: 'Card',
  cheque: 'Cheque',
  bpay: 'BPAY',
  cash: 'Cash',
} as const;

export type ReceiptMethod = keyof typeof receiptMethods;

/** Money that came in. What is not applied to an invoice or paid back stays credit of the customer. */
export const receipt = defineResource({
  name: 'receipt',
  segment: 'receipts',
  label: ['Receipt', 'Receipts'],
  title: '{receiptNo}',

  fields: {
    receiptNo: text('Number', {
      ...recorded,
      searchable: true,
      unique: true,
      max: 30,
      numbered: 'RCT',
    }),
    /** Empty while nobody knows whose money it is. */
    companyId: lookup('From', 'company', recorded),
    payerName: text('Payer as the bank says', { ...recorded, searchable: true, max: 200 }),
    receivedOn: date('Received', { ...recorded, required: true }),
    method: choice('By', receiptMethods, { ...recorded, required: true, default: 'transfer' }),
    reference: text('Reference', { ...recorded, searchable: true, max: 200 }),
    amount: money('Amount', { ...recorded, required: true }),
    applied: money('Applied', { ...recorded, required: true, default: '0.00' }),
    refunded: money('Refunded', { ...recorded, required: true, default: '0.00' }),
    unapplied: money('Not applied', {
      computed: 'case when {isReversed} then 0 else {amount} - {applied} - {refunded} end',
    }),
    note: longText('Note', { ...recorded, max: 1000 }),
    isReversed: flag('Reversed', { ...recorded, tone: 'danger' }),
    reversedAt: dateTime('Reversed at', recorded),
    reversedBecause: longText('Reversed because', { ...recorded, max: 1000 }),
  },
  verbs: { list: office, read: office, lookup: office, export: office },

  list: {
    columns: [
      'receiptNo',
      'receivedOn',
      'companyId',
      'payerName',
      'reference',
      'amount',
      'unapplied',
      'isReversed',
    ],
    sort: 'receiptNo desc',
    empty: 'New receipt enters what was paid; Bank Statements does it for many.',
  },
  filters: ['companyId', 'receivedOn', 'method', 'unapplied', 'amount', 'isReversed'],
  lookup: { text: '{receiptNo}', sort: 'receiptNo', filters: ['companyId'] },
  facts: ['companyId', 'receivedOn', 'amount', 'unapplied'],
  detail: {
    Receipt: [
      'receiptNo',
      'receivedOn',
      'companyId',
      'payerName',
      'method',
      'reference',
      'amount',
      'note',
      'reversedBecause',
    ],
    Applied: 'panel',
    Refunds: 'panel',
  },
});
