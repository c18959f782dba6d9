import {
  choice,
  date,
  defineAction,
  longText,
  lookup,
  money,
  oneOf,
  record,
  rows,
  text,
} from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { office } from '#platform/domain';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { adviceFindings } from './remittance-advice.ts';
import { receipt, receiptMethods } from './receipt.resource.ts';

/** How many invoices one receipt pays in one call. */
export const mostAllocations = 500;

export const allocations = rows(
  'Applied to',
  {
    invoiceId: lookup('Invoice', invoice.name, { required: true }),
    amount: money('Amount', { required: true }),
  },
  { max: mostAllocations },
);

const reason = longText('Reason', { required: true, max: 1000 });

export const takeReceipt = defineAction({
  name: 'take',
  on: receipt,
  label: 'New receipt',
  route: 'POST /app/receipts',
  roles: office,
  input: {
    companyId: lookup('From', 'company', { hint: 'Leave it empty while nobody knows' }),
    payerName: text('Payer as the bank says', { max: 200 }),
    receivedOn: date('Received', { required: true }),
    method: choice('By', receiptMethods, { required: true }),
    reference: text('Reference', { max: 200 }),
    amount: money('Amount', { required: true }),
    note: longText('Note', { max: 1000 }),
    allocations,
  },
  answer: record(receipt),
});

export const applyReceipt = defineAction({
  name: 'apply',
  on: receipt,
  label: 'Apply to invoices',
  route: 'POST /app/receipts/{id}/apply',
  roles: office,
  input: { allocations },
  answer: record(receipt),
});

export const applyCreditNote = defineAction({
  name: 'apply',
  on: creditNote,
  label: 'Apply to invoices',
  route: 'POST /app/credit-notes/{id}/apply',
  roles: office,
  input: { allocations },
  answer: record(creditNote),
});

/** C-430. */
export const removePayment = defineAction({
  name: 'removePayment',
  on: invoice,
  label: 'Remove payment',
  route: 'DELETE /app/payments/{id}/partial-payments/{paymentId}',
  roles: office,
  input: { reason: text('Reason', { max: 300 }) },
  answer: record(invoice),
});

export const reverseReceipt = defineAction({
  name: 'reverse',
  on: receipt,
  label: 'Reverse receipt',
  route: 'POST /app/receipts/{id}/reverse',
  roles: office,
  input: { reason },
  answer: record(receipt),
});

export const setReceiptCompany = defineAction({
  name: 'setCompany',
  on: receipt,
  label: 'Say whose it is',
  route: 'PUT /app/receipts/{id}/company',
  roles: office,
  input: { companyId: lookup('From', 'company', { required: true }) },
  answer: record(receipt),
});

const refundInput = {
  amount: money('Amount', { required: true }),
  refundedOn: date('Paid back', { required: true }),
  reference: text('Reference', { max: 200 }),
  reason,
} as const;

export const refundReceipt = defineAction({
  name: 'refund',
  on: receipt,
  label: 'Refund',
  route: 'POST /app/receipts/{id}/refund',
  roles: office,
  input: refundInput,
  answer: record(receipt),
});

export const refundCreditNote = defineAction({
  name: 'refund',
  on: creditNote,
  label: 'Refund',
  route: 'POST /app/credit-notes/{id}/refund',
  roles: office,
  input: refundInput,
  answer: record(creditNote),
});

const adviceShape = {
  lines: [
    {
      invoiceNo: 'text',
      invoiceId: 'id?',
      advised: 'money',
      open: 'money',
      amount: 'money',
      difference: 'money',
      finding: oneOf(adviceFindings),
    },
  ],
  advised: 'money',
  proposed: 'money',
  unapplied: 'money',
} as const;

export type ComparedAdvice = ValueOfShape<typeof adviceShape>;

/** What an insurer says it paid, beside what is open. Writes nothing. */
export const readAdvice = defineAction({
  name: 'readAdvice',
  on: receipt,
  label: 'Read remittance advice',
  route: 'POST /app/receipts/{id}/advice',
  roles: office,
  input: { content: longText('Advice', { required: true, max: 200_000 }) },
  answer: adviceShape,
});

export const receiptActions = [
  takeReceipt,
  applyReceipt,
  applyCreditNote,
  removePayment,
  reverseReceipt,
  setReceiptCompany,
  refundReceipt,
  refundCreditNote,
  readAdvice,
] as const;
