import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, currencies, formatMoney, withCurrency } from './currency.ts';
import { addMoney, exact, toCents } from './money.ts';

describe('showing money', () => {
  test.each([
    ['1234.5', 'USD', 'USD 1,234.50'],
    ['1234567.891', 'AUD', 'AUD 1,234,567.89'],
    ['-1234.5', 'GBP', 'GBP -1,234.50'],
    ['-123', 'EUR', 'EUR -123.00'],
    [null, 'USD', 'USD 0.00'],
    ['x', 'USD', 'USD 0.00'],
    ['-0.001', 'USD', 'USD 0.00'],
  ] as const)('[B-087] [G-078] [K-016] [K-017] %j in %s shows as %s', (amount, currency, shown) => {
    expect(formatMoney(amount, currency)).toBe(shown);
  });

  test.each([null, undefined, '', 'x', 'NaN', '1e3'])(
    '[B-087] without a currency %j shows as 0',
    (amount) => {
      expect(formatMoney(amount)).toBe('0');
    },
  );

  test('[B-087] without a currency an amount keeps its separators', () => {
    expect(formatMoney('1234.5')).toBe('1,234.50');
    expect(formatMoney(1234.5)).toBe('1,234.50');
  });

  test('[B-087] an amount in a sentence has the currency of whoever reads it, none where nobody is known', () => {
    const sentence = `Only ${amountText('1234.5')} of ${amountText('-20')} is left, ¤ is not a figure.`;

    expect(withCurrency(sentence, 'GBP')).toBe(
      'Only GBP 1,234.50 of GBP -20.00 is left, ¤ is not a figure.',
    );
    expect(withCurrency(sentence, null)).toBe(
      'Only 1,234.50 of -20.00 is left, ¤ is not a figure.',
    );
    expect(withCurrency('¤ 10830.1 is open, ¤ 0 paid.', 'AUD')).toBe(
      'AUD 10,830.10 is open, AUD 0.00 paid.',
    );
  });

  test('what is shown is what is counted', () => {
    const parts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.stringMatching(/^\d{1,6}$/));
    fc.assert(
      fc.property(parts, fc.boolean(), ([whole, part], isNegative) => {
        const text = `${isNegative ? '-' : ''}${whole}.${part}`;
        expect(formatMoney(text, 'AUD').replaceAll(',', '')).toBe(`AUD ${toCents(text)}`);
      }),
    );
  });

  test('[B-404] [E-029] each currency has its symbol', () => {
    expect(currencies).toEqual({ GBP: '£', EUR: '€', USD: '$', AUD: '$' });
  });
});

describe('counting money', () => {
  test.each([
    ['1.005', '1.01'],
    ['2.675', '2.68'],
    ['-1.005', '-1.01'],
    ['0.004', '0.00'],
    ['-0.004', '0.00'],
    ['99999999999999.995', '100000000000000.00'],
  ])('%s rounds half-up to %s', (value, cents) => {
    expect(toCents(value)).toBe(cents);
  });

  test('sums are exact', () => {
    expect(addMoney('0.10', '0.20')).toBe('0.30');
    expect(addMoney()).toBe('0.00');
  });

  test('a sum of amounts equals the sum of their cents', () => {
    const cents = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
    const asMoney = (value: bigint) => toCents(exact(value.toString()).div(100));
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 20 }), (values) => {
        const sum = values.reduce((total, value) => total + value, 0n);
        expect(addMoney(...values.map(asMoney))).toBe(asMoney(sum));
      }),
    );
  });

  test('taking the separators off gives the amount back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
        const amount = (value / 100).toFixed(2).replace(/^-0\.00$/, '0.00');
        expect(formatMoney(amount, 'AUD').slice(4).replaceAll(',', '')).toBe(amount);
      }),
    );
  });
});
