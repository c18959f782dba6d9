import { exact } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { YEAR_PARTS } from './day-count.ts';

/** Whole cents. */
export type Cents = bigint;

/**
 * Interest that has grown and is not yet posted: a cent has `ACCRUAL_OF_A_CENT` of them. Simple
 * interest of any run of days is a whole number of them, so nothing is lost before it is rounded.
 */
export type Accrual = bigint;

/** Rates have at most six decimals of a percent. */
const RATE_SCALE = 1_000_000n;
const ACCRUAL_OF_A_CENT = BigInt(YEAR_PARTS) * RATE_SCALE * 100n;

const plainMoney = /^-?\d+\.\d\d$/;

export const centsOf = (amount: Money): Cents =>
  BigInt(plainMoney.test(amount) ? amount.replace('.', '') : exact(amount).times(100).toFixed(0));

export function moneyOf(cents: Cents): Money {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A rate such as `18.5`, in millionths of a percent. */
export const rateOf = (percent: string): bigint => BigInt(exact(percent).times(1e6).toFixed(0));

export const simpleInterest = (base: Cents, percent: string, parts: number): Accrual =>
  base * rateOf(percent) * BigInt(parts);

/** Half-up; the rest below a cent is dropped by whoever posts it. */
export const roundAccrual = (accrual: Accrual): Cents => halfUp(accrual, ACCRUAL_OF_A_CENT);

export function halfUp(value: bigint, by: bigint): bigint {
  if (value < 0n) return -halfUp(-value, by);
  return (2n * value + by) / (2n * by);
}

export const accrualOfCents = (cents: Cents): Accrual => cents * ACCRUAL_OF_A_CENT;

/** `percent` of an amount, half-up to the cent. */
export const percentOf = (base: Cents, percent: string): Cents =>
  halfUp(base * rateOf(percent), RATE_SCALE * 100n);

/** With ten decimals, as a statement explains it. */
export function accrualText(accrual: Accrual): string {
  const digits = halfUp(accrual * 10n ** 8n, ACCRUAL_OF_A_CENT);
  const text = (digits < 0n ? -digits : digits).toString().padStart(11, '0');
  return `${digits < 0n ? '-' : ''}${text.slice(0, -10)}.${text.slice(-10)}`;
}

/** What a balance of cents and unposted interest grows by when each day is added to the next. */
export function compoundInterest(
  base: Accrual,
  percent: string,
  runs: readonly { readonly days: number; readonly basis: number }[],
): Accrual {
  const growth = runs.reduce(
    (factor, { days, basis }) => factor.times(exact(percent).div(100).div(basis).plus(1).pow(days)),
    exact(1),
  );
  return BigInt(growth.minus(1).times(exact(base.toString())).toFixed(0));
}
