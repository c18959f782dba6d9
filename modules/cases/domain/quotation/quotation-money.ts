import { addMoney, exact, toCents } from '#kernel/domain';
import type { Money } from '#kernel/domain';

export type ItemCost = {
  readonly quantity: string;
  readonly unitPrice: Money;
  readonly hasGst: boolean;
};

export type QuotationTotals = {
  readonly subtotal: Money;
  readonly gst: Money;
  readonly total: Money;
};

/** Of the price without GST, in percent. */
const gstPercent = 10;

/** Rounded once, at the line: what the customer reads adds up. */
export function lineAmounts({ quantity, unitPrice, hasGst }: ItemCost) {
  const amount = toCents(exact(quantity).times(unitPrice));
  const gst = hasGst ? toCents(exact(amount).times(gstPercent).div(100)) : '0.00';
  return { amount, gst } as const;
}

export function quotationTotals(items: readonly ItemCost[]): QuotationTotals {
  const lines = items.map(lineAmounts);
  const subtotal = addMoney('0', ...lines.map(({ amount }) => amount));
  const gst = addMoney('0', ...lines.map((line) => line.gst));
  return { subtotal, gst, total: addMoney(subtotal, gst) };
}
