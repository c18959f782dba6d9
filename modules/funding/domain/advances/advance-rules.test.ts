import { describe, expect, test } from 'vitest';
import { standardTerms } from '../interest/index.ts';
import { availableOf, checkApproval } from './decide-advance-request.ts';
import { duplicateAdvances } from './duplicate-advances.ts';
import { previewAdvance } from './preview-advance.ts';

const bill = (id: string, given: object = {}) => ({
  ...{ id, transactionNo: id, payeeName: 'Dr Lee', invoiceNo: 'A-1', amount: '10.00' },
  ...given,
});

describe('[B-351] what was asked for before', () => {
  const before = [{ ...bill('old'), requestNo: 'AR-1' }];

  test.each([
    ['the same transaction', bill('old', { invoiceNo: null }), 'sameTransaction'],
    ['payee, number and amount', bill('new', { payeeName: 'DR LEE ' }), 'sameInvoice'],
  ])('%s is told', (_, asked, why) => {
    expect(duplicateAdvances([asked], before)).toMatchObject([{ requestNo: 'AR-1', why }]);
  });

  test.each([
    ['amount', { amount: '10.01' }],
    ['payee', { payeeName: 'Dr Kim' }],
    ['number', { invoiceNo: 'A-2' }],
  ])('another %s is another bill', (_, given) => {
    expect(duplicateAdvances([bill('new', given)], before)).toEqual([]);
  });

  test('bills without a number are never the same', () => {
    const none = { invoiceNo: ' ' };

    expect(
      duplicateAdvances([bill('new', none)], [{ ...bill('old', none), requestNo: 'AR-1' }]),
    ).toEqual([]);
  });
});

test('[C-388] an upfront loan shows its interest; the fee of a matter is charged once', () => {
  const terms = {
    ...standardTerms,
    timing: 'upfront',
    rates: [{ from: '2025-01-01', percent: '10' }],
    fees: [{ time: 'perMatter', unit: '$', value: '50.00' }],
    gstPercent: '10',
    upfront: { basis: 'rate', termDays: 365, rebate: false },
  } as const;
  const advances = [
    { id: 'a', amount: '600.00' },
    { id: 'b', amount: '400.00' },
  ];

  const preview = previewAdvance([{ loan: { terms, events: [] }, advances }], '2026-01-01', '900');

  expect(preview).toMatchObject({
    ...{ principal: '1000.00', fee: '50.00', gst: '5.00', upfrontInterest: '100.00' },
    ...{ total: '1155.00', availableAfter: '-100.00' },
  });
});

test('what is approved and not paid is not available twice, and never less than nothing', () => {
  const agreement = {
    ...({ id: 'a', status: 'effective', approvalAbove: null } as const),
    ...{ facilityLimit: '100.00', drawn: '40.00', reserved: '30.00' },
  };

  expect(availableOf(agreement)).toBe('30.00');
  expect(availableOf({ ...agreement, drawn: '90.00' })).toBe('0.00');
});

test('the limit itself needs no administrator', () => {
  const staff = { isAdministrator: false };

  expect(checkApproval({ approvalAbove: '500.00' }, '500.00', staff)).toBeNull();
  expect(checkApproval({ approvalAbove: null }, '9999.00', staff)).toBeNull();
  expect(checkApproval({ approvalAbove: '500.00' }, '500.01', staff)).toMatchObject({
    code: 'advanceNeedsAdministrator',
  });
});
