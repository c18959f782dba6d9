import { expect, test } from 'vitest';
import { byArrangement } from '../engine/specialist-share.ts';
import { withApprovedQuotation } from './approved-price.ts';

const listed = (amount: string) => ({
  description: 'Functional capacity evaluation',
  amount,
  hasGst: true,
  serviceItemId: 'item-1',
  itemName: 'OT-FCE',
  priceRule: 'Usual price of OT-FCE',
  payee: byArrangement,
});
const known = {
  prices: { assessment: listed('2150.00'), nonAttendance: listed('700.00') },
  loadings: { assessment: [listed('90.00')] },
};

test('[G-023] the approved quotation is the price, without loadings', () => {
  const quotation = { quotationNo: 'Q-1', withGst: '1084.97', withoutGst: '0.00' };

  expect(withApprovedQuotation(known, quotation)).toMatchObject({
    prices: {
      assessment: { amount: '1084.97', hasGst: true, priceRule: 'Approved quotation Q-1' },
      nonAttendance: { amount: '700.00' },
    },
    loadings: {},
  });
  expect(withApprovedQuotation(known, quotation).loadings.assessment).toBeUndefined();
  expect(withApprovedQuotation(known, null)).toBe(known);
});

test('[G-023] its items without GST are charged without GST', () => {
  const mixed = { quotationNo: 'Q-2', withGst: '900.00', withoutGst: '50.00' };
  const free = { quotationNo: 'Q-3', withGst: '0.00', withoutGst: '50.00' };

  expect(withApprovedQuotation(known, mixed)).toMatchObject({
    prices: { assessment: { amount: '900.00', hasGst: true } },
    loadings: { assessment: [{ amount: '50.00', hasGst: false }] },
  });
  expect(withApprovedQuotation(known, free)).toMatchObject({
    prices: { assessment: { amount: '50.00', hasGst: false } },
  });
});
