import { describe, expect, test } from 'vitest';
import { chosenRows, timeBudgetTotals } from './outlook.ts';
import type { PlannedBudget, PlannedCase } from './use-time-budget.ts';

const aBudget = (id: string, values: Partial<PlannedBudget>): PlannedBudget => ({
  id,
  category: 'Daily living',
  amount: '1000.00',
  used: '250.00',
  left: '750.00',
  expected: '500.00',
  projected: '1000.00',
  perWeek: '70.00',
  runsOutOn: null,
  outcome: 'onTrack',
  points: [],
  ...values,
});
const aPlan = (participant: string, ...budgets: PlannedBudget[]): PlannedCase => ({
  ndisId: participant,
  caseNo: 'NDIS-2026-000001',
  participant,
  planFrom: '2026-01-01',
  planTo: '2026-12-31',
  budgets,
});
const items = [
  aPlan(
    'Ana',
    aBudget('calm', {}),
    aBudget('late', { outcome: 'runsOut', runsOutOn: '2026-09-01' }),
  ),
  aPlan(
    'Bo',
    aBudget('soon', { outcome: 'runsOut', runsOutOn: '2026-07-01', category: 'Transport' }),
  ),
];
const ids = (...given: Parameters<typeof chosenRows>) =>
  chosenRows(...given).map(({ budget }) => budget.id);

describe('[S-043] the breakdown of budgets', () => {
  test('has the first to run out first', () => {
    expect(ids(items, 'all', '')).toEqual(['soon', 'late', 'calm']);
  });

  test('is narrowed by outlook and by words', () => {
    expect(ids(items, 'onTrack', '')).toEqual(['calm']);
    expect(ids(items, 'all', 'transp')).toEqual(['soon']);
    expect(ids(items, 'runsOut', 'ANA')).toEqual(['late']);
  });

  test('adds up', () => {
    expect(timeBudgetTotals(items, 'AUD')).toEqual({
      figures: [
        ['Participants', '2'],
        ['Planned', 'AUD 3,000.00'],
        ['Used', 'AUD 750.00'],
        ['Left', 'AUD 2,250.00'],
      ],
      counts: { all: 3, runsOut: 2, underused: 0, onTrack: 1 },
    });
  });
});
