import { expect, test } from 'vitest';
import { chosenStatuses, statusFilter, statusProblem } from './recruitment-filter.ts';

test('[B-219] all are chosen at first, and letting go of all says what is missing', () => {
  expect(chosenStatuses({})).toHaveLength(5);
  expect(statusProblem({ filters: {} })).toBeNull();
  expect(statusProblem({ filters: statusFilter({}, []) })).toBe(
    'Must select at least one recruitment status',
  );
});

test('some of them stand in the address, all of them do not', () => {
  const filters = statusFilter({ state: ['NSW'] }, ['ONBOARDED', 'ONBOARDING']);

  expect(filters).toEqual({ state: ['NSW'], recruitmentStatus: ['ONBOARDING', 'ONBOARDED'] });
  expect(chosenStatuses(filters)).toEqual(['ONBOARDING', 'ONBOARDED']);
  expect(statusFilter(filters, chosenStatuses({}))).toEqual({ state: ['NSW'] });
});
