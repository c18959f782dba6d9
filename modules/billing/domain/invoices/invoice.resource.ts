import {
  choice,
  date,
  dateTime,
  defineResource,
  flag,
  longText,
  lookup,
  money,
  number,
  state,
  text,
} from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import {
  invoiceKinds,
  invoiceStandings,
  invoiceStatuses,
  invoiceTones,
  standingTones,
} from './invoice-choices.ts';

const recorded = { readOnly: true } as const;

/** D-091, C-422 to C-435: what a customer owes. Written by its own calls; posted, never edited. */
export const invoice = defineResource({
  name: 'invoice',
  segment: 'invoices',
  base: 'payments',
  label: ['Invoice', 'Invoices'],
  title: '{invoiceNo}',
  pages: { title: 'Invoicing & Provider Payment List', row: 'R-144' },

  fields: {
    invoiceNo: text('Invoice number', {
      ...recorded,
      searchable: true,
      unique: true,
      max: 30,
      numbered: 'INV',
    }),
    status: state('Status', invoiceStatuses, { initial: '5', tones: invoiceTones }),
    kind: choice('For', invoiceKinds, { ...recorded, required: true, default: 'case' }),
    companyId: lookup('Company', 'company', { ...recorded, required: true }),
    caseManagerId: lookup('Attention', 'caseManager', recorded),
    caseId: lookup('Case', 'case', recorded),
    caseType: text('Case type', { ...recorded, max: 10 }),
    specialistId: lookup('Specialist', 'specialist', recorded),
    claimantName: text('Claimant', { ...recorded, searchable: true, max: 200 }),
    claimNo: text('Claim number', { ...recorded, searchable: true, max: 50 }),
    purchaseOrderNo: text('Purchase order', { ...recorded, searchable: true, max: 50 }),
    customerReference: text('Your reference', { ...recorded, searchable: true, max: 100 }),
    invoiceDate: date('Invoice date', { ...recorded, required: true }),
    dueDate: date('Due date', { ...recorded, required: true }),
    subtotal: money('Without GST', { ...recorded, required: true }),
    gst: money('GST', { ...recorded, required: true }),
    total: money('Total', { ...recorded, required: true }),
    /** Receipts and credit notes that were applied to it. */
    settled: money('Paid or credited', { ...recorded, required: true, default: '0.00' }),
    /** Of what is settled, by credit notes: nobody paid it. */
    credited: money('Credited', { ...recorded, required: true, default: '0.00' }),
    writtenOff: money('Written off', { ...recorded, required: true, default: '0.00' }),
    openAmount: money('Open', {
      computed: "case when {status} = '6' then 0 else {total} - {settled} - {writtenOff} end",
    }),
    standing: choice('Status', invoiceStandings, {
      computed: `case when {status} <> '3' or {credited} + {writtenOff} = 0 then {status}
        when {settled} > {credited} then (case when {writtenOff} > 0 then 'restWrittenOff' else {status} end)
        when {credited} >= {writtenOff} then 'credited' else 'writtenOff' end`,
      tones: standingTones,
    }),
    note: longText('Note on the invoice', { ...recorded, max: 2000 }),
    sentAt: dateTime('Sent', recorded),
    sentTo: text('Sent to', { ...recorded, max: 300 }),
    paidOn: date('Paid on', recorded),
    cancelComment: longText('Cancelled because', { ...recorded, max: 1000 }),
    cancelledAt: dateTime('Cancelled', recorded),
    reminderLevel: number('Reminders sent', { ...recorded, default: 0 }),
    lastReminderAt: dateTime('Last reminder', recorded),
    isReminderStopped: flag('No reminders', recorded),
    /** The task that made it together with others. */
    runId: text('Made by run', { ...recorded, max: 36 }),
    /** The record of the accounting system that it became (G-137). */
    accountingId: text('Accounting id', { ...recorded, max: 100 }),
    uploadedAt: dateTime('Uploaded to accounting', recorded),
  },
  verbs: { list: caseTeam, read: caseTeam, lookup: office, export: office },
  scope: { CASE_MANAGER: { companyId: 'ownCompanyIds' } },

  list: {
    columns: [
      'invoiceNo',
      'standing',
      'companyId',
      'openAmount',
      'dueDate',
      'claimantName',
      'total',
      'invoiceDate',
      'caseId',
    ],
    sort: 'invoiceNo desc',
    empty: 'An invoice is made in the section Payment of a case, or with Invoice the month.',
  },
  filters: [
    'status',
    'companyId',
    'caseId',
    'specialistId',
    'caseType',
    'kind',
    'invoiceDate',
    'dueDate',
    'openAmount',
    'total',
    'uploadedAt',
    'runId',
  ],
  lookup: { text: '{invoiceNo}', sort: 'invoiceNo', filters: ['companyId', 'status'] },
  facts: ['companyId', 'caseManagerId', 'caseId', 'invoiceDate'],
  detail: {
    Invoice: [
      'invoiceNo',
      'invoiceDate',
      'dueDate',
      'companyId',
      'caseManagerId',
      'caseId',
      'claimantName',
      'claimNo',
      'purchaseOrderNo',
      'customerReference',
      'note',
    ],
    Lines: 'panel',
    Payments: 'panel',
    Accounting: ['accountingId', 'uploadedAt'],
  },
});
