import { oneOf } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { transactionStatuses } from './advance-choices.ts';

export const previewShape = {
  on: 'date',
  principal: 'money',
  fee: 'money',
  gst: 'money',
  upfrontInterest: 'money',
  total: 'money',
  availableBefore: 'money',
  availableAfter: 'money',
} as const;

export type AdvancePreview = ValueOfShape<typeof previewShape>;

export const listedTransactionShape = {
  id: 'id',
  transactionNo: 'text',
  status: oneOf(transactionStatuses),
  loanId: 'id',
  claimantName: 'text?',
  payeeName: 'text?',
  invoiceNo: 'text?',
  description: 'text',
  amount: 'money',
  open: 'money',
} as const;

export type ListedTransaction = ValueOfShape<typeof listedTransactionShape>;

export const duplicateShape = {
  transactionId: 'id',
  transactionNo: 'text',
  requestNo: 'text',
  why: oneOf(['sameTransaction', 'sameInvoice']),
} as const;

export type DuplicateAdvance = ValueOfShape<typeof duplicateShape>;
