import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDecimals, decimalPattern, trimmedDecimal } from './decimal-text.ts';

const decimals = fc
  .tuple(
    fc.boolean(),
    fc.bigInt({ min: 0n, max: 10n ** 14n - 1n }),
    fc.stringMatching(/^\d{0,12}$/),
  )
  .map(([isNegative, whole, part]) => `${isNegative ? '-' : ''}${whole}${part && `.${part}`}`);

test('decimal strings are compared by their value', () => {
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      expect(compareDecimals(a, b)).toBe(new Decimal(a).comparedTo(b) + 0);
      expect(compareDecimals(a, trimmedDecimal(a))).toBe(0);
    }),
  );
});

test('what the pattern lets through reads back as the same value', () => {
  fc.assert(
    fc.property(decimals, (text) => {
      const isPlain = decimalPattern(12).test(text);
      const again = new Decimal(text).toFixed();
      expect(isPlain).toBe(again === trimmedDecimal(text) && !/^-0(\.0*)?$/.test(text));
    }),
  );
});

test.each(['00012.00', '012', '+1', '.5', '5.', '-0', '1e3', '١٢', ' 1', '1,5'])(
  '%s is no price',
  (text) => expect(decimalPattern(2).test(text)).toBe(false),
);
