import { Decimal } from 'decimal.js';

/** A decimal string with two decimals, never a JS number. */
export type Money = string;

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/** For arithmetic with amounts and rates. */
export const exact = (value: string | number): Decimal => new Exact(value);

/** Half-up to the cent; what rounds to nothing carries no sign. */
export const toCents = (value: Decimal | string): Money =>
  new Exact(value).toFixed(2).replace(/^-(0\.00)$/, '$1');

export const addMoney = (...amounts: readonly Money[]): Money =>
  toCents(amounts.reduce((sum, amount) => sum.plus(amount), new Exact(0)));
