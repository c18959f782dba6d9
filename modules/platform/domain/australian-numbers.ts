import type { TextFormats } from '#kernel/domain';

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The rule of the Australian Business Register: one off the first digit, weighted, divisible by 89. */
function readAbn(text: string): string | null {
  const digits = digitsOf(text);
  if (!/^[1-9]\d{10}$/.test(digits)) return null;
  const sum = [...digits].reduce(
    (total, digit, at) => total + (Number(digit) - (at === 0 ? 1 : 0)) * (abnWeights[at] ?? 0),
    0,
  );
  return sum % 89 === 0 ? digits : null;
}

/** Bank, state and branch: six digits without check digits. */
function readBsb(text: string): string | null {
  const digits = digitsOf(text);
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** As payment files take it: up to nine digits. */
function readAccount(text: string): string | null {
  const digits = digitsOf(text);
  return /^\d{4,9}$/.test(digits) && !/^0+$/.test(digits) ? digits : null;
}

/** Named by fields with `format`. They are kept as digits and shown in their groups. */
export const australianNumbers = {
  abn: {
    message: 'This is no ABN. Please check its 11 digits.',
    example: '51824753556',
    read: readAbn,
    show: (text) => text.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4'),
  },
  bsb: {
    message: 'A BSB has six digits, such as 062-000.',
    example: '062000',
    read: readBsb,
    show: (text) => text.replace(/^(\d{3})(\d{3})$/, '$1-$2'),
  },
  bankAccount: {
    message: 'An account number has four to nine digits.',
    example: '12345678',
    read: readAccount,
  },
} as const satisfies TextFormats;
