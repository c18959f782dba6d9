import { addMoney, exact, toCents } from '#kernel/domain';
import type { Money } from '#kernel/domain';

export type PricedLine = {
  readonly quantity: string;
  readonly unitPrice: Money;
  readonly hasGst: boolean;
};

export type LineAmounts = { readonly amount: Money; readonly gst: Money };

/** The rate of the A New Tax System (Goods and Services Tax) Act 1999, in percent. */
export const statutoryGst = '10';

/** Rounded once, at the line, half up to the cent: what the customer reads adds up. */
export function lineAmounts(line: PricedLine, gstPercent: string): LineAmounts {
  const amount = toCents(exact(line.quantity).times(line.unitPrice));
  const gst = line.hasGst ? toCents(exact(amount).times(gstPercent).div(100)) : '0.00';
  return { amount, gst };
}

export function totalsOf(lines: readonly LineAmounts[]) {
  const subtotal = addMoney('0', ...lines.map(({ amount }) => amount));
  const gst = addMoney('0', ...lines.map((line) => line.gst));
  return { subtotal, gst, total: addMoney(subtotal, gst) } as const;
}
