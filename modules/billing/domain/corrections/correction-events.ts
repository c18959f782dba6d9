import { defineEvent, text } from '#kernel/domain';

export const invoiceCancelled = defineEvent('InvoiceCancelled', {
  invoiceId: text('Invoice', { required: true }),
  companyId: text('Company', { required: true }),
});
