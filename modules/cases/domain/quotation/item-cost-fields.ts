import { decimal, flag, money, text } from '#kernel/domain';

/** One line of a quotation or of a template. Prices are without GST. */
export const itemCostFields = {
  description: text('Description', { required: true, max: 300 }),
  quantity: decimal('Quantity', { required: true, scale: 2, min: 0.01, max: 10_000 }),
  unitPrice: money('Unit price', { required: true, min: 0, max: 1_000_000 }),
  hasGst: flag('GST applies', { default: true }),
} as const;
