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
import { caseTeam, office } from '#platform/domain';
import { invoiceCategory } from '../invoices/invoice-categories.ts';
import { invoice } from '../invoices/invoice.resource.ts';

const recorded = { readOnly: true } as const;

/** What is taken back from a customer who was invoiced. It waits as credit until it is applied. */
export const creditNote = defineResource({
  name: 'creditNote',
  segment: 'credit-notes',
  label: ['Credit Note', 'Credit Notes'],
  title: '{creditNoteNo}',
  pages: { only: ['list', 'detail'] },

  fields: {
    creditNoteNo: text('Number', {
      ...recorded,
      searchable: true,
      unique: true,
      max: 30,
      numbered: 'CRN',
    }),
    category: invoiceCategory('creditNotes'),
    companyId: lookup('Company', 'company', { ...recorded, required: true }),
    invoiceId: lookup('Invoice', invoice.name, { ...recorded, required: true }),
    creditDate: date('Date', { ...recorded, required: true }),
    reason: longText('Reason', { ...recorded, required: true, max: 1000 }),
    subtotal: money('Without GST', { ...recorded, required: true }),
    gst: money('GST', { ...recorded, required: true }),
    total: money('Total', { ...recorded, required: true }),
    applied: money('Applied', { ...recorded, required: true, default: '0.00' }),
    refunded: money('Refunded', { ...recorded, required: true, default: '0.00' }),
    unapplied: money('Not applied', {
      computed: 'case when {isReversed} then 0 else {total} - {applied} - {refunded} end',
    }),
    sentAt: dateTime('Sent', recorded),
    isReversed: flag('Taken back', { ...recorded, tone: 'danger' }),
    reversedAt: dateTime('Taken back at', recorded),
    reversedBecause: longText('Taken back because', { ...recorded, max: 1000 }),
    accountingId: text('Accounting id', { ...recorded, max: 100 }),
    uploadedAt: dateTime('Uploaded to accounting', recorded),
  },
  verbs: { list: caseTeam, read: caseTeam, lookup: office, export: office },
  scope: { CASE_MANAGER: { companyId: 'ownCompanyIds' } },

  list: {
    columns: [
      'creditNoteNo',
      'creditDate',
      'companyId',
      'invoiceId',
      'total',
      'unapplied',
      'isReversed',
      'reason',
    ],
    sort: 'creditNoteNo desc',
    empty: 'A credit note is made on the page of an invoice.',
  },
  filters: ['companyId', 'invoiceId', 'creditDate', 'unapplied', 'isReversed'],
  lookup: { text: '{creditNoteNo}', sort: 'creditNoteNo', filters: ['companyId'] },
  facts: ['companyId', 'invoiceId', 'total', 'unapplied'],
  detail: {
    'Credit note': [
      'creditNoteNo',
      'category',
      'creditDate',
      'companyId',
      'invoiceId',
      'reason',
      'subtotal',
      'gst',
      'total',
      'isReversed',
      'reversedAt',
      'reversedBecause',
    ],
    Lines: 'panel',
  },
});
