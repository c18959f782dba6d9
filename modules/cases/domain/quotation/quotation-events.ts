import { defineEvent, flag, text } from '#kernel/domain';

/** The customer answered, by the link or by telling the office. */
export const quotationAnswered = defineEvent('OtQuotationAnswered', {
  quotationId: text('Quotation', { required: true }),
  isApproved: flag('Approved', { required: true }),
});
