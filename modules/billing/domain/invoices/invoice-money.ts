import { addMoney, exact, toCents } from '#kernel/domain';
import type { Money } from '#kernel/domain';

export type PricedLine = {
  readonly quantity: string;
  readonly unitPrice: Money;
  readonly hasGst: boolean;
};

export type LineAmounts = { readonly amount: Money; readonly gst: Money };

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

/** Shares of an amount by weight, exact to the cent: the last one takes what rounding left. */
export function splitByWeight<T extends { readonly weight: Money }>(
  amount: Money,
  parts: readonly T[],
): readonly (T & { readonly share: Money })[] {
  const whole = parts.reduce((sum, { weight }) => sum.plus(weight), exact(0));
  let left = exact(amount);
  let open = whole;
  return parts.map((part) => {
    const share = open.isZero() ? '0.00' : toCents(left.times(part.weight).div(open));
    left = left.minus(share);
    open = open.minus(part.weight);
    return { ...part, share };
  });
}
