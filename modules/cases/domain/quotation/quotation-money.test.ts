import { expect, test } from 'vitest';
import { itemAmounts, quotationTotals } from './quotation-money.ts';

test('an amount is rounded once, half up, and GST is of the rounded amount', () => {
  expect(itemAmounts({ quantity: '2.5', unitPrice: '219.99', hasGst: true })).toEqual({
    amount: '549.98',
    gst: '55.00',
  });
  expect(itemAmounts({ quantity: '0.1', unitPrice: '0.05', hasGst: true })).toEqual({
    amount: '0.01',
    gst: '0.00',
  });
  expect(itemAmounts({ quantity: '3', unitPrice: '33.33', hasGst: false }).gst).toBe('0.00');
});

test('totals are the sums of what the lines show, to the cent', () => {
  const item = { quantity: '1', unitPrice: '0.15', hasGst: true };

  expect(quotationTotals(Array.from({ length: 3 }, () => item))).toEqual({
    subtotal: '0.45',
    gst: '0.06',
    total: '0.51',
  });
  expect(quotationTotals([])).toEqual({ subtotal: '0.00', gst: '0.00', total: '0.00' });
  expect(quotationTotals([{ ...item, quantity: '10000', unitPrice: '999999.99' }]).total).toBe(
    '10999999890.00',
  );
});
