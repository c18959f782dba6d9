import { choice, date, dateTime, defineResource, flag, lookup, money, text } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { paymentCategories } from './payment-categories.ts';
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
    category: choice('Category', paymentCategories, {
      computed: "case when {creditNoteId} is null then 'revenue' else 'creditNote' end",
    }),
    amount: money('Amount', { ...recorded, required: true }),
    appliedOn: date('Applied', { ...recorded, required: true }),
    journalId: lookup('Journal', 'journal', { ...recorded, required: true }),
    isRemoved: flag('Removed', recorded),
    removedAt: dateTime('Removed at', recorded),
    removedBecause: text('Removed because', { ...recorded, max: 300 }),
  },
  verbs: { list: caseTeam, export: office },
  scope: { CASE_MANAGER: { 'invoiceId.companyId': 'ownCompanyIds' } },

  list: {
    columns: ['appliedOn', 'category', 'receiptId', 'creditNoteId', 'amount', 'isRemoved'],
    sort: 'appliedOn desc',
  },
  filters: ['category', 'invoiceId', 'receiptId', 'creditNoteId', 'isRemoved'],
  detail: {
    Payment: [
      'invoiceId',
      'receiptId',
      'creditNoteId',
      'category',
      'amount',
      'appliedOn',
      'isRemoved',
    ],
  },
});
