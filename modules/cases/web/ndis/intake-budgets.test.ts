import { expect, test } from 'vitest';
import { filledBudgets, totalOfBudgets } from './intake-budgets.ts';

const rows = [
  { supportCategoryId: 'a', amount: '100.50' },
  {},
  { supportCategoryId: null, amount: '20' },
  { amount: 'much' },
];

test('[B-189] the budgets of a plan add up while they are typed; empty rows are left out', () => {
  expect(totalOfBudgets(rows)).toBe('120.50');
  expect(filledBudgets(rows)).toEqual([rows[0], rows[2], rows[3]]);
  expect(totalOfBudgets([{}])).toBe('0.00');
});
