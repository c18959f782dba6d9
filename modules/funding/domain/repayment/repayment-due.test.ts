import { describe, expect, test } from 'vitest';
import { standardTerms } from '../interest/loan-terms.ts';
import type { Loan } from '../interest/loan-terms.ts';
import { dueForRepayment, instalmentsDue, totalOfParts } from './repayment-due.ts';
import type { LoanToInvoice } from './repayment-due.ts';

/** A dollar of interest a day. */
const loan: Loan = {
  events: [{ id: 'a', kind: 'advance', on: '2026-01-01', amount: '3650.00' }],
  terms: { ...standardTerms, rates: [{ from: '2025-01-01', percent: '10' }] },
};
const monthly = ['01-31', '02-28', '03-31'].map((day, at) => ({
  id: `s-${at + 1}`,
  dueOn: `2026-${day}`,
  instalment: '1236.80',
  isInvoiced: false,
}));
const due = (given: Partial<LoanToInvoice>, day: string) =>
  dueForRepayment(
    {
      ...{ loan, status: 'active', repayment: 'monthly', dueOn: null, invoiced: '0.00' },
      schedule: monthly,
      ...given,
    },
    day,
  );

describe('what a loan with instalments is asked for', () => {
  test('the instalment of the month: interest that has accrued, and the rest repays', () => {
    expect(due({}, '2026-01-31')).toEqual({
      ...{ principal: '1206.80', interest: '30.00', fees: '0.00' },
    });
  });

  test('without a schedule only what has accrued', () => {
    expect(due({ schedule: null }, '2026-01-31')).toMatchObject({
      ...{ principal: '0.00', interest: '30.00' },
    });
  });

  test('one that is due later in the month is asked for in time, one of the next month is not', () => {
    expect(totalOfParts(due({}, '2026-01-10'))).toBe('1236.80');
    expect(instalmentsDue(monthly, '2026-02-01').map(({ id }) => id)).toEqual(['s-1', 's-2']);
  });

  test('one that an invoice asks for is not asked for again', () => {
    const schedule = monthly.map((one, at) => ({ ...one, isInvoiced: at === 0 }));

    expect(totalOfParts(due({ schedule, invoiced: '1236.80' }, '2026-02-28'))).toBe('1236.80');
    expect(totalOfParts(due({ schedule, invoiced: '1236.80' }, '2026-01-31'))).toBe('0.00');
  });

  test('the last one asks for all that is owed, to the cent', () => {
    expect(totalOfParts(due({ invoiced: '2473.60' }, '2026-03-31'))).toBe('1265.40');
  });

  test('never more than is owed', () => {
    const schedule = monthly.map((one) => ({ ...one, instalment: '9000.00' }));

    expect(due({ schedule }, '2026-01-31')).toEqual({
      ...{ principal: '3650.00', interest: '30.00', fees: '0.00' },
    });
  });
});
