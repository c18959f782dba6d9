import { describe, expect, test } from 'vitest';
import { payeesToPay, toggled } from './chosen-payees.ts';
import type { DuePayee } from './use-due-pay.ts';

const payee = (specialistId: string, total: string): DuePayee => ({
  specialistId,
  name: specialistId,
  termsId: null,
  fees: 1,
  total,
  withheld: '0.00',
  net: total,
  waiting: '0.00',
  troubles: [],
});

describe('who is paid', () => {
  test('everybody with something due, but for those left out', () => {
    const payees = [
      payee('a', '10.00'),
      payee('b', '10.00'),
      payee('c', '-5.00'),
      payee('d', '0.00'),
    ];

    expect(payeesToPay(payees, new Set(['b']), {})).toEqual([{ specialistId: 'a' }]);
  });

  test('at most what somebody typed', () => {
    expect(payeesToPay([payee('a', '10.00')], new Set(), { a: '4.00' })).toEqual([
      { specialistId: 'a', amount: '4.00' },
    ]);
  });

  test('a second press takes the first back', () => {
    expect([...toggled(toggled(new Set<string>(), 'a'), 'a')]).toEqual([]);
  });
});
