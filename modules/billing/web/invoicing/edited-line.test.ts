import { describe, expect, test } from 'vitest';
import {
  asksWhy,
  extraLine,
  proposedLines,
  totalsOfLines,
  troubleOf,
  wireLines,
} from './edited-line.ts';
import type { EditedLine } from './edited-line.ts';

const line = (given: object = {}) => ({
  chargeId: 'charge',
  serviceItemId: null,
  description: 'Examination',
  quantity: '1',
  unitPrice: '1450.00' as string | null,
  hasGst: true,
  rule: 'Price list: IME-STD',
  ...given,
});
const lines = (...given: object[]) =>
  proposedLines({ lines: given.map(line) } as never) as readonly EditedLine[];
const item = { id: 'i', code: 'PGS', name: 'Pages', unitPrice: '180.00', hasGst: true };

describe('the lines of an invoice while they are looked at', () => {
  test('a changed price asks why, and holds the invoice up until it is said', () => {
    const changed = lines({}).map((one) => ({ ...one, unitPrice: '1300.00' }));

    expect(changed.map(asksWhy)).toEqual([true]);
    expect(troubleOf(changed)).toBe('Say why "Examination" differs from what was proposed.');
    expect(troubleOf(changed.map((one) => ({ ...one, because: 'Agreed' })))).toBeNull();
  });

  test('a price that nobody knew is asked for, without a reason', () => {
    const open = lines({ unitPrice: null });

    expect(troubleOf(open)).toBe('Type a quantity and a price for "Examination".');
    expect(troubleOf(open.map((one) => ({ ...one, unitPrice: '990.00' })))).toBeNull();
  });

  test('an extra line has any quantity', () => {
    const extra = { ...extraLine('x', item), quantity: '3' };

    expect(asksWhy(extra)).toBe(false);
    expect(totalsOfLines([...lines({}), extra], '10')).toEqual({
      subtotal: '1990.00',
      gst: '199.00',
      total: '2189.00',
    });
  });

  test('the server is told the charge or the item, and the reason', () => {
    const changed = { ...lines({})[0]!, unitPrice: '1300.00', because: ' Agreed ' };

    expect(wireLines([changed, extraLine('x', item)])).toEqual([
      {
        chargeId: 'charge',
        quantity: '1',
        unitPrice: '1300.00',
        hasGst: true,
        adjustedBecause: 'Agreed',
      },
      { serviceItemId: 'i', quantity: '1', unitPrice: '180.00', hasGst: true },
    ]);
  });
});
