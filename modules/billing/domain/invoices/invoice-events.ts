import { defineEvent, text } from '#kernel/domain';

export const invoiceMade = defineEvent('InvoiceMade', {
  invoiceId: text('Invoice', { required: true }),
  companyId: text('Company', { required: true }),
});
