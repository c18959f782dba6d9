import { formatMoney } from '#kernel/domain';

/** `$1,980.00`. */
export const dollars = (amount: string): string =>
  formatMoney(amount, 'AUD').replace(/AUD (-?)/, '$1$$');
