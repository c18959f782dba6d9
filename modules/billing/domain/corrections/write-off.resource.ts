import { date, defineResource, longText, lookup, money } from '#kernel/domain';
import { office } from '#platform/domain';
import { invoice } from '../invoices/invoice.resource.ts';

const recorded = { readOnly: true } as const;

/** What the practice gave up of an invoice, and why. */
export const writeOff = defineResource({
  name: 'writeOff',
  segment: 'write-offs',
  label: ['Write-off', 'Write-offs'],
  title: '{amount} {writtenOffOn}',
  parent: { field: 'invoiceId', as: 'write-offs' },
  pages: { only: [] },
  appendOnly: true,

  fields: {
    invoiceId: lookup('Invoice', invoice.name, { ...recorded, required: true }),
    writtenOffOn: date('Written off', { ...recorded, required: true }),
    amount: money('Amount', { ...recorded, required: true }),
    gst: money('GST taken back', { ...recorded, required: true }),
    reason: longText('Reason', { ...recorded, required: true, max: 1000 }),
    /** A row below zero: it takes that one back. */
    undoesId: lookup('Takes back', 'writeOff', { ...recorded, unique: true }),
    journalId: lookup('Journal', 'journal', { ...recorded, required: true }),
  },
  verbs: { list: office, lookup: office },
  lookup: { text: '{amount} {writtenOffOn}', sort: 'writtenOffOn desc', filters: ['invoiceId'] },

  list: { columns: ['writtenOffOn', 'amount', 'gst', 'reason'], sort: 'writtenOffOn desc' },
  filters: ['invoiceId', 'writtenOffOn'],
  detail: { 'Write-off': ['writtenOffOn', 'amount', 'gst', 'reason'] },
});
