import type { Money } from '#kernel/domain';

/** Whole cents, for comparing thousands of amounts; exact as the decimal string is. */
export const centsOf = (amount: Money): bigint => {
  const [, sign, whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  const size = BigInt(whole + part.padEnd(2, '0'));
  return sign === '-' ? -size : size;
};

export const moneyOf = (cents: bigint): Money => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
