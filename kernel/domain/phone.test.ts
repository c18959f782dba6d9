import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test.each([
  ['0298765432', '02 9876 5432'],
  ['04', '04'],
  ['04123', '04 123'],
  ['02 (98) 76-54 32 10', '02 9876 543210'],
  ['no digits', ''],
  [null, ''],
])('[B-235] [K-073] %j shows as "%s"', (value, shown) => {
  expect(formatPhone(value)).toBe(shown);
});
