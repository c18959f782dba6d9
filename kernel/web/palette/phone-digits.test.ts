import { expect, test } from 'vitest';
import { phoneDigits } from './phone-digits.ts';

test.each([
  ['0412 345 678', '0412345678'],
  ['(02) 9876-5432', '0298765432'],
  ['+61 412 345 678', '0412345678'],
  ['61298765432', '0298765432'],
  ['9876 5432', '98765432'],
])('%s is looked for as %s', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));

test.each(['', '12', '2024-1', 'WC 2024-00123', 'Smith', '0412 345 678 x'])(
  '%s is no phone number',
  (typed) => expect(phoneDigits(typed)).toBeNull(),
);
