import { date, defineResource, longText, lookup, money, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { receipt } from './receipt.resource.ts';

const recorded = { readOnly: true } as const;

/** Credit of a customer that was paid back. */
export const refund = defineResource({
  name: 'refund',
  segment: 'refunds',
  label: ['Refund', 'Refunds'],
  title: '{refundNo}',
  pages: { only: ['list', 'detail'] },
  appendOnly: true,

  fields: {
    refundNo: text('Number', {
      ...recorded,
      searchable: true,
      unique: true,
      max: 30,
      numbered: 'RFD',
    }),
    companyId: lookup('To', 'company', recorded),
    receiptId: lookup('Receipt', receipt.name, recorded),
    creditNoteId: lookup('Credit note', creditNote.name, recorded),
    refundedOn: date('Paid back', { ...recorded, required: true }),
    amount: money('Amount', { ...recorded, required: true }),
    reference: text('Reference', { ...recorded, searchable: true, max: 200 }),
    reason: longText('Reason', { ...recorded, required: true, max: 1000 }),
    journalId: lookup('Journal', 'journal', { ...recorded, required: true }),
  },
  verbs: { list: office, read: office, export: office },

  list: {
    columns: ['refundNo', 'refundedOn', 'companyId', 'receiptId', 'creditNoteId', 'amount'],
    sort: 'refundNo desc',
    empty: 'A refund is made on the page of a receipt or of a credit note.',
  },
  filters: ['companyId', 'receiptId', 'creditNoteId', 'refundedOn'],
  facts: ['companyId', 'refundedOn', 'amount'],
  detail: {
    Refund: [
      'refundNo',
      'refundedOn',
      'companyId',
      'receiptId',
      'creditNoteId',
      'amount',
      'reference',
      'reason',
      'journalId',
    ],
  },
});
