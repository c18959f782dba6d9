import { Decimal } from 'decimal.js';

/** A decimal string with two decimals, never a JS number. */
export type Money = string;

export const currencies = { GBP: '£', EUR: '€', USD: '$', AUD: '$' } as const;
export type Currency = keyof typeof currencies;
export const defaultCurrency: Currency = 'USD';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

export const decimal = (value: string | number): Decimal => new Exact(value);

/** Half-up to the cent; what rounds to nothing carries no sign. */
export const toCents = (value: Decimal | string): Money =>
  new Exact(value).toFixed(2).replace(/^-(0\.00)$/, '$1');

export const addMoney = (...amounts: readonly Money[]): Money =>
  toCents(amounts.reduce((sum, amount) => sum.plus(amount), new Exact(0)));

/** B-087, G-078: currency code and two decimals; what is no amount shows as 0. */
export function formatMoney(
  amount: string | number | null | undefined,
  currency?: Currency,
): string {
  const text = String(amount ?? '').trim();
  const value = /^-?\d+(\.\d+)?$/.test(text) ? new Exact(text) : new Exact(0);
  const [whole = '0', cents = '00'] = toCents(value).split('.');
  const grouped = `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${cents}`;
  if (currency) return `${currency} ${grouped}`;
  return value.isZero() ? '0' : grouped;
}
