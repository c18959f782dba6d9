import { choice } from '#kernel/domain';

/** E-144: documents of money that are no invoice for a case. */
export const invoiceCategories = {
  repayment: 'Repayment',
  advancePayment: 'Advance payment',
  systemInvoice: 'System invoice',
  creditNotes: 'Credit notes',
} as const;

/** Each kind of document has one; it tells them apart where exports of several lists are put together. */
export const invoiceCategory = (category: keyof typeof invoiceCategories) =>
  choice('Category', invoiceCategories, { readOnly: true, required: true, default: category });
