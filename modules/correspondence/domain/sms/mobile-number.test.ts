import { expect, test } from 'vitest';
import { mobileNumber } from './mobile-number.ts';

test.each([
  ['0412 345 678', '+61412345678'],
  ['(04) 1234-5678', '+61412345678'],
  ['+61 412 345 678', '+61412345678'],
  ['0061412345678', '+61412345678'],
  ['+64 21 123 4567', '+64211234567'],
])('%s is sent to %s', (typed, sent) => {
  expect(mobileNumber(typed)).toBe(sent);
});

test.each(['02 9876 5432', '+61 2 9876 5432', '12345', '', '+61', 'mobile', '+0412345678'])(
  '%s takes no SMS',
  (typed) => {
    expect(mobileNumber(typed)).toBeNull();
  },
);
