import { describe, expect, test } from 'vitest';
import { remittanceTitle } from './remittance-document.ts';
import {
  defaultMonth,
  defaultYear,
  remittanceFilter,
  remittancePageSize,
  remittanceRange,
  remittanceSort,
} from './remittance-filter.ts';

const march = '2026-03-15';
const january = '2026-01-15';

describe('filters of remittances', () => {
  test('[B-347] [K-109] [K-110] [K-111] [K-112] what nobody says is said by doc 3 section 9', () => {
    const { range, dateType, half, isPaid } = remittanceFilter({}, march);

    expect(range).toEqual({ from: '2026-03-01', to: '2026-03-31' });
    expect({ dateType, half, isPaid }).toEqual({ dateType: '1', half: 'whole', isPaid: false });
    expect(remittancePageSize).toBe(20);
    expect(remittanceSort(undefined)).toEqual({ by: 'fullName', isDown: false });
  });

  test.each([
    [march, 2, 2026],
    [january, 12, 2025],
    ['2026-12-31', 11, 2026],
  ])('[B-348] [B-349] [K-113] [K-114] on %s the period is month %i of %i', (today, month, year) => {
    expect([defaultMonth(today), defaultYear(today)]).toEqual([month, year]);
  });

  test.each([
    ['a month alone', { monthPeriod: 1 }, march, '2026-01-01', '2026-01-31'],
    ['a year alone', { yearPeriod: 2024 }, march, '2024-02-01', '2024-02-29'],
    ['half a month without dates', { paymentPeriod: 'first' }, january, '2025-12-01', '2025-12-31'],
    [
      'half a month with dates',
      { paymentPeriod: 'first', requestDateFrom: '2026-01-05', requestDateTo: '2026-01-20' },
      march,
      '2026-01-05',
      '2026-01-20',
    ],
    ['one day only', { requestDateFrom: '2026-01-05' }, march, '2026-01-05', null],
    ['a relative range', { requestDateRelative: 'lastMonth' }, march, '2026-02-01', '2026-02-28'],
  ])('[G-135] %s', (_title, asked, today, from, to) => {
    expect(remittanceRange(asked, today)).toEqual({ from, to });
  });

  test.each([
    ['FullName desc', { by: 'fullName', isDown: true }],
    ['CommissionAmountWithTax', { by: 'commissionAmountWithTax', isDown: false }],
    ['1; drop table', { by: 'fullName', isDown: false }],
  ])('%s is sorted by %o', (sorting, sort) => {
    expect(remittanceSort(sorting)).toEqual(sort);
  });

  test('[B-267] two titles', () => {
    expect([true, false].map(remittanceTitle)).toEqual([
      'Remittance Payment',
      'Remittance Scheduled Payment',
    ]);
  });
});
