import { invoiceStatuses } from '#billing/domain';
import {
  choice,
  date,
  defineAction,
  flag,
  longText,
  lookup,
  money,
  multiLookup,
  record,
  text,
} from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { loanFunding } from '../loans/loan-funding.resource.ts';
import { repaymentInvoice } from './repayment-invoice.resource.ts';
import { repaymentPayment } from './repayment-payment.resource.ts';

const period = {
  month: text('Month', { max: 20, format: 'month', hint: 'Empty: the month that ended last.' }),
  periodTo: date('Counted to', { hint: 'Empty: the last day of the month.' }),
  dueDate: date('Due date', { hint: 'Empty: fourteen days from today.' }),
} as const;

const runShape = {
  period: 'text',
  periodTo: 'date',
  items: [
    {
      agreementId: 'id',
      agreementNo: 'text',
      borrowerId: 'id',
      borrower: 'text',
      loans: 'number',
      principal: 'money',
      interest: 'money',
      fees: 'money',
      total: 'money',
      /** The invoice that was made, or the one that the month has already. */
      invoiceId: 'id?',
      invoiceNo: 'text?',
      isMade: 'flag',
    },
  ],
  total: 'money',
} as const;

export type RepaymentRun = ValueOfShape<typeof runShape>;

/** C-396: one invoice for each agreement and month of what is due; with `dryRun` only shown. */
export const generateRepaymentInvoices = defineAction({
  name: 'generateRepaymentInvoice',
  on: loanFunding,
  label: 'Generate repayment invoices',
  route: 'POST /app/disbursement-funding/GenerateRepaymentInvoice',
  roles: office,
  features: ['TransactionInvoice'],
  input: {
    borrowerId: lookup('Borrower', 'company'),
    agreementId: lookup('Agreement', fundingAgreement.name),
    ...period,
    dryRun: flag('Show only'),
  },
  answer: runShape,
});

/** C-630, S-090: the invoice of one agreement. */
export const makeRepaymentInvoice = defineAction({
  name: 'make',
  on: repaymentInvoice,
  label: 'Create Funding Invoice',
  route: 'POST /app/repayment-invoices',
  page: '/view/transaction-invoice/add',
  roles: office,
  input: {
    agreementId: lookup('Agreement', fundingAgreement.name, { required: true }),
    ...period,
    note: longText('Note on the invoice', { max: 1000 }),
  },
  answer: record(repaymentInvoice),
});

/** C-407: each to its borrower; what cannot be sent is named and the others leave. */
export const sendSelectedInvoices = defineAction({
  dryRun: true,
  name: 'sendSelectedInvoices',
  on: loanFunding,
  label: 'Send invoices',
  route: 'POST /app/disbursement-funding/SendSelectedInvoices',
  roles: office,
  features: ['TransactionInvoice'],
  input: { invoiceIds: multiLookup('Invoices', repaymentInvoice.name, { required: true }) },
  answer: { sent: 'number', skipped: [{ id: 'id', name: 'text', reason: 'text' }] },
});

/** C-440, B-295: the body names the invoice once more. */
export const cancelRepaymentInvoice = defineAction({
  name: 'cancelInvoice',
  on: repaymentInvoice,
  label: 'Cancel invoice',
  route: 'PUT /app/repayment-invoices/{id}/cancel',
  roles: office,
  input: {
    id: text('Invoice', { max: 36 }),
    cancelledReason: longText('Reason', { required: true, max: 1000 }),
  },
  answer: record(repaymentInvoice),
});

const received = {
  receivedOn: date('Received on', { hint: 'Empty: today.' }),
  amount: money('Amount', { hint: 'Empty: all that is open.' }),
  reference: text('Reference', { max: 100 }),
  note: longText('Note', { max: 1000 }),
} as const;

/** Shared out to the loans of the invoice by what each has open. */
export const payRepaymentInvoice = defineAction({
  name: 'recordPayment',
  on: repaymentInvoice,
  label: 'Record payment',
  route: 'POST /app/repayment-invoices/{id}/payments',
  roles: office,
  input: received,
  answer: record(repaymentInvoice),
});

/** C-439: a status is never only written: Sent marks it as sent, Partial Pay and Paid take the money in. */
export const setRepaymentStatus = defineAction({
  name: 'setStatus',
  on: repaymentInvoice,
  label: 'Set status',
  route: 'PUT /app/repayment-invoices/{id}/invoice-status',
  roles: office,
  input: {
    id: text('Invoice', { max: 36 }),
    status: choice('Status', invoiceStatuses, { required: true }),
    ...received,
  },
  answer: record(repaymentInvoice),
});

/** C-441. */
export const uploadRepaymentInvoice = defineAction({
  name: 'uploadToAccounting',
  on: repaymentInvoice,
  label: 'Upload to accounting',
  route: 'POST /app/repayment-invoices/{id}/upload-to-accounting',
  roles: office,
  input: {},
  answer: record(repaymentInvoice),
});

export const reverseRepayment = defineAction({
  name: 'reverse',
  on: repaymentPayment,
  label: 'Take back',
  route: 'POST /app/repayment-payments/{id}/reverse',
  roles: office,
  input: { reason: longText('Reason', { required: true, max: 1000 }) },
  answer: record(repaymentPayment),
});

const categoriesShape = {
  items: [
    {
      paymentId: 'id',
      revenue: 'money',
      principal: 'money',
      interest: 'money',
      /** More than was owed on that day: it has paid for nothing yet. */
      held: 'money',
    },
  ],
} as const;

export type PaymentByCategory = ValueOfShape<typeof categoriesShape>['items'][number];

/** E-143, D-065: what each payment of the invoice was for, as its loans count it today. */
export const readPaymentCategories = defineAction({
  name: 'readPaymentCategories',
  on: repaymentInvoice,
  label: 'Payments by category',
  route: 'GET /app/repayment-invoices/{id}/payment-categories',
  roles: caseTeam,
  input: {},
  answer: categoriesShape,
});

export const repaymentActions = [
  generateRepaymentInvoices,
  makeRepaymentInvoice,
  sendSelectedInvoices,
  cancelRepaymentInvoice,
  payRepaymentInvoice,
  setRepaymentStatus,
  uploadRepaymentInvoice,
  reverseRepayment,
  readPaymentCategories,
];
