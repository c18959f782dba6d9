import { exact, toCents } from '#kernel/domain';
import type { Money } from '#kernel/domain';

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
