import { describe, expect, test } from 'vitest';
import { burnDown } from './burn-down.ts';
import type { PlannedBudget } from './use-time-budget.ts';

const plan = { planFrom: '2026-01-01', planTo: '2026-04-11' };
const aBudget = (values: Partial<PlannedBudget> = {}): PlannedBudget => ({
  id: 'b',
  category: 'Daily living',
  amount: '1000.00',
  used: '500.00',
  left: '500.00',
  expected: '500.00',
  projected: '1000.00',
  perWeek: '70.00',
  runsOutOn: null,
  outcome: 'onTrack',
  points: [
    { on: '2026-01-11', used: '200.00' },
    { on: '2026-02-22', used: '500.00' },
  ],
  ...values,
});

describe('[S-043] the burn-down', () => {
  test('falls with the claims of each week to what is left today', () => {
    expect(burnDown(plan, aBudget(), '2026-02-20').left).toEqual([
      [0, 1],
      [0.1, 0.8],
      [0.5, 0.5],
    ]);
  });

  test('goes on at the present pace to the end of the plan, or to the day it runs out', () => {
    expect(burnDown(plan, aBudget(), '2026-02-20').ahead).toEqual([
      [0.5, 0.5],
      [1, 0],
    ]);
    const fast = aBudget({ used: '800.00', runsOutOn: '2026-03-02', projected: '1600.00' });
    expect(burnDown(plan, fast, '2026-02-20').ahead[1]).toEqual([0.6, 0]);
  });

  test('has nothing ahead once the plan has ended', () => {
    expect(burnDown(plan, aBudget(), '2026-04-11').ahead).toEqual([]);
  });
});
