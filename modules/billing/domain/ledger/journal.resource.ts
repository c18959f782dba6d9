import { choice, date, defineResource, lookup, text } from '#kernel/domain';
import { office } from '#platform/domain';

/** What made the entry. */
export const journalKinds = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  receipt: 'Receipt',
  allocation: 'Allocation',
  refund: 'Refund',
  writeOff: 'Write-off',
  providerBill: 'Specialist fee',
  providerPayment: 'Specialist payment',
  loan: 'Loan',
  reversal: 'Reversal',
} as const;

export type JournalKind = keyof typeof journalKinds;

/**
 * D10: one balanced entry of the ledger. It is written with the document that it comes from and never
 * changed: a correction is another journal that reverses it. Migration 225 holds it to that.
 */
export const journal = defineResource({
  name: 'journal',
  segment: 'journals',
  label: ['Journal', 'Journals'],
  title: '{journalNo} {memo}',
  pages: { only: ['list', 'detail'] },
  appendOnly: true,

  fields: {
    journalNo: text('Number', { readOnly: true, searchable: true, max: 30, numbered: 'JNL' }),
    kind: choice('Kind', journalKinds, { required: true, readOnly: true }),
    journalDate: date('Date', { required: true, readOnly: true }),
    memo: text('Text', { required: true, readOnly: true, searchable: true, max: 300 }),
    /** Name and id of the record that it was posted for. */
    sourceType: text('Document kind', { required: true, readOnly: true, max: 60 }),
    sourceId: text('Document', { required: true, readOnly: true, max: 36 }),
    reversesId: lookup('Reverses', 'journal', { readOnly: true }),
  },
  verbs: { list: office, read: office, lookup: office, export: office },
  lookup: { text: '{journalNo} {memo}', sort: 'journalNo' },

  list: {
    columns: ['journalNo', 'journalDate', 'kind', 'memo', 'reversesId'],
    sort: 'journalNo desc',
    empty: 'Invoices, receipts and payments are posted by themselves.',
  },
  filters: ['kind', 'journalDate', 'sourceType', 'sourceId'],
  facts: ['kind', 'journalDate'],
  detail: {
    Journal: ['journalNo', 'journalDate', 'kind', 'memo', 'reversesId'],
    Postings: 'panel',
  },
});
