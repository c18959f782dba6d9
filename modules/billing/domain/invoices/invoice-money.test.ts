import { describe, expect, test } from 'vitest';
import { addMoney } from '#kernel/domain';
import { lineAmounts, totalsOf } from '#cases/domain';
import { splitByWeight } from './invoice-money.ts';

describe('amounts of an invoice', () => {
  test('a line is rounded half up to the cent, and its GST from the rounded line', () => {
    expect(lineAmounts({ quantity: '2.5', unitPrice: '219.99', hasGst: true }, '10')).toEqual({
      amount: '549.98',
      gst: '55.00',
    });
    expect(lineAmounts({ quantity: '1', unitPrice: '0.05', hasGst: false }, '10')).toEqual({
      amount: '0.05',
      gst: '0.00',
    });
  });

  test('the total is the sum of the lines as they are printed', () => {
    const lines = [1, 2, 3].map(() =>
      lineAmounts({ quantity: '1', unitPrice: '0.05', hasGst: true }, '10'),
    );

    expect(totalsOf(lines)).toEqual({ subtotal: '0.15', gst: '0.03', total: '0.18' });
  });

  test('shares of an amount add up to it, whatever the weights', () => {
    for (const amount of ['100.00', '0.01', '33.34', '9999.99']) {
      const shares = splitByWeight(amount, [
        { weight: '1.00' },
        { weight: '1.00' },
        { weight: '7.77' },
      ]);

      expect(addMoney('0', ...shares.map(({ share }) => share))).toBe(amount);
    }
  });
});
