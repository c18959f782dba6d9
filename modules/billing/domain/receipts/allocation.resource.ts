import { date, dateTime, defineResource, flag, lookup, money, text } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { receipt } from './receipt.resource.ts';

const recorded = { readOnly: true } as const;

/** C-430: a part of a receipt or of a credit note that pays a part of an invoice. */
export const allocation = defineResource({
  name: 'allocation',
  segment: 'partial-payments',
  label: ['Payment', 'Payments'],
  title: '{amount} {appliedOn}',
  parent: { field: 'invoiceId', as: 'partial-payments' },
  pages: { only: [] },

  fields: {
    invoiceId: lookup('Invoice', invoice.name, { ...recorded, required: true }),
    receiptId: lookup('Receipt', receipt.name, recorded),
    creditNoteId: lookup('Credit note', creditNote.name, recorded),
    amount: money('Amount', { ...recorded, required: true }),
    appliedOn: date('Applied', { ...recorded, required: true }),
    journalId: lookup('Journal', 'journal', { ...recorded, required: true }),
    isRemoved: flag('Removed', recorded),
    removedAt: dateTime('Removed at', recorded),
    removedBecause: text('Removed because', { ...recorded, max: 300 }),
  },
  verbs: { list: caseTeam },

  list: {
    columns: ['appliedOn', 'receiptId', 'creditNoteId', 'amount', 'isRemoved'],
    sort: 'appliedOn desc',
  },
  filters: ['invoiceId', 'receiptId', 'creditNoteId', 'isRemoved'],
  detail: {
    Payment: ['invoiceId', 'receiptId', 'creditNoteId', 'amount', 'appliedOn', 'isRemoved'],
  },
});
