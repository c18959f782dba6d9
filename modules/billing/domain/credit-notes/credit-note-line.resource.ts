import { defineResource, lookup, money, number, text } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { creditNote } from './credit-note.resource.ts';

const recorded = { readOnly: true } as const;

export const creditNoteLine = defineResource({
  name: 'creditNoteLine',
  segment: 'credit-note-lines',
  label: ['Line', 'Lines'],
  title: '{description}',
  parent: { field: 'creditNoteId', as: 'lines', order: 'lineIndex' },
  pages: { only: [] },
  appendOnly: true,

  fields: {
    creditNoteId: lookup('Credit note', creditNote.name, { ...recorded, required: true }),
    lineIndex: number('Order', { ...recorded, required: true }),
    invoiceLineId: lookup('Line of the invoice', 'invoiceLine', recorded),
    caseId: lookup('Case', 'case', recorded),
    accountCodeId: lookup('Account', 'accountCode', recorded),
    description: text('Description', { ...recorded, required: true, max: 300 }),
    amount: money('Amount', { ...recorded, required: true }),
    gst: money('GST', { ...recorded, required: true }),
  },
  verbs: { list: caseTeam },
  scope: { CASE_MANAGER: { 'creditNoteId.companyId': 'ownCompanyIds' } },

  list: { columns: ['lineIndex', 'description', 'amount', 'gst'], sort: 'lineIndex' },
  filters: ['creditNoteId', 'invoiceLineId'],
  detail: { Line: ['description', 'amount', 'gst'] },
});
