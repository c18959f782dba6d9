import { describe, expect, test } from 'vitest';
import { filtersOf, firstView, listQuery, sendQuery } from './remittance-query.ts';

describe('what the screen asks', () => {
  test('[B-347] first: the current month, twenty, by name, invoice date', () => {
    expect(listQuery(firstView('2026-03-15'), false)).toMatchObject({
      requestDateFrom: '2026-03-01',
      requestDateTo: '2026-03-31',
      skipCount: 0,
      maxResultCount: 20,
      sorting: 'FullName',
      dateTypeToFilter: '1',
      showProviderPayment: false,
    });
  });

  test.each([
    ['2026-03-15', 2, 2026],
    ['2026-01-15', 12, 2025],
  ])('[B-348] [B-349] on %s the period is %i of %i', (today, monthPeriod, yearPeriod) => {
    const asked = filtersOf({ ...firstView(today), by: 'period' }, true);

    expect(asked).toMatchObject({ monthPeriod, yearPeriod });
    expect(asked).not.toHaveProperty('requestDateFrom');
  });

  test('[B-350] a statement says its days, its part of the month and what it shows', () => {
    const view = { ...firstView('2026-03-15'), by: 'period' as const, paymentPeriod: 'first' };

    expect(sendQuery(view, true)).toEqual({
      invoiceDateFrom: '2026-02-01',
      invoiceDateTo: '2026-02-28',
      paymentPeriod: 'first',
      showProviderPayment: true,
    });
  });
});
