import { invoiceCategory, invoiceStatuses, invoiceTones } from '#billing/domain';
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
import { repaymentTimings } from '../agreements/agreement-choices.ts';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { arrearsBuckets, arrearsTones } from '../arrears/arrears-buckets.ts';
import { fundingProvider } from '../providers/funding-provider.resource.ts';

const recorded = { readOnly: true } as const;
/** Kept by the job that reminds; what is paid or gets another due date is cleared at once. */
const countedDaily = { ...recorded, history: false, alsoSetBy: ['clear_arrears'] } as const;
const amount = { ...recorded, required: true } as const;

/** R-165, S-090, C-627 to C-632: what a borrower is asked to pay back for a month. It posts nothing: the loans did. */
export const repaymentInvoice = defineResource({
  name: 'repaymentInvoice',
  segment: 'transaction-invoice',
  base: 'repayment-invoices',
  label: ['Funding Invoice', 'Funding Invoices'],
  title: '{invoiceNo}',
  pages: { row: 'R-165' },
  features: ['TransactionInvoice'],
  rowsDifferByUser: true,

  fields: {
    invoiceNo: text('Invoice number', {
      ...recorded,
      required: true,
      searchable: true,
      unique: true,
      max: 30,
    }),
    status: state('Status', invoiceStatuses, { initial: '5', tones: invoiceTones }),
    category: invoiceCategory('repayment'),
    borrowerId: lookup('Borrower', 'company', { ...recorded, required: true }),
    agreementId: lookup('Agreement', fundingAgreement.name, { ...recorded, required: true }),
    fundingProviderId: lookup('Funding provider', fundingProvider.name, recorded),
    repayment: choice('Repayment', repaymentTimings, recorded),
    period: text('Month', { ...recorded, required: true, searchable: true, max: 7 }),
    periodTo: date('Counted to', { ...recorded, required: true }),
    invoiceDate: date('Invoice date', { ...recorded, required: true }),
    dueDate: date('Due date', { required: true }),
    principal: money('Principal', amount),
    interest: money('Interest', amount),
    fees: money('Fees', amount),
    total: money('Total', amount),
    paid: money('Paid', { ...amount, default: '0.00' }),
    openAmount: money('Open', {
      computed: "case when {status} = '6' then 0 else {total} - {paid} end",
    }),
    daysPastDue: number('Days past due', countedDaily),
    arrears: choice('Arrears', arrearsBuckets, { ...countedDaily, tones: arrearsTones }),
    reminderLevel: number('Reminders sent', { ...recorded, default: 0 }),
    lastReminderOn: date('Last reminder', recorded),
    isDisputed: flag('Disputed', { ...recorded, default: false, tone: 'warning' }),
    disputedReason: longText('Disputed because', { ...recorded, max: 1000 }),
    disputedAt: dateTime('Disputed since', recorded),
    note: longText('Note on the invoice', { max: 1000 }),
    sentAt: dateTime('Sent', recorded),
    sentTo: text('Sent to', { ...recorded, max: 320 }),
    paidOn: date('Paid on', recorded),
    cancelledAt: dateTime('Cancelled', recorded),
    cancelledReason: longText('Cancelled because', { ...recorded, max: 1000 }),
    uploadedAt: dateTime('Uploaded to accounting', recorded),
    accountingId: text('Number in accounting', { ...recorded, max: 100 }),
  },
  checks: {
    dueAfterInvoice: {
      field: 'dueDate',
      op: '>=',
      than: 'invoiceDate',
      refusal: 'repaymentDueBeforeInvoice',
    },
  },
  verbs: { list: caseTeam, read: caseTeam, lookup: caseTeam, update: office, export: office },
  scope: { CASE_MANAGER: { borrowerId: 'ownCompanyIds' } },

  list: {
    columns: [
      'invoiceNo',
      'status',
      'borrowerId',
      'period',
      'total',
      'openAmount',
      'dueDate',
      'arrears',
      'daysPastDue',
      'agreementId',
      'invoiceDate',
    ],
    sort: 'invoiceNo desc',
    empty: 'Generate repayment invoices makes those of a month.',
  },
  filters: [
    'status',
    'borrowerId',
    'agreementId',
    'fundingProviderId',
    'repayment',
    'period',
    'invoiceDate',
    'dueDate',
    'openAmount',
    'arrears',
    'daysPastDue',
    'isDisputed',
  ],
  lookup: { text: '{invoiceNo}', sort: 'invoiceNo', filters: ['borrowerId', 'agreementId'] },
  facts: ['borrowerId', 'period', 'total', 'paid', 'openAmount', 'dueDate'],
  detail: {
    Loans: 'panel',
    Payments: 'panel',
    Reminders: 'panel',
    Invoice: [
      'category',
      'borrowerId',
      'agreementId',
      'fundingProviderId',
      'period',
      'periodTo',
      'invoiceDate',
      'dueDate',
      'principal',
      'interest',
      'fees',
      'total',
      'note',
    ],
    Progress: [
      'sentAt',
      'sentTo',
      'paidOn',
      'disputedAt',
      'disputedReason',
      'uploadedAt',
      'accountingId',
      'cancelledAt',
      'cancelledReason',
    ],
  },
});
