import { expect, test } from 'vitest';
import { actionRequired } from '../../domain/index.ts';
import { whenOf, whenQuery, whens, withWhen } from './when-filter.ts';
import type { When } from './when-filter.ts';

const today = '2026-11-16';

test.each(Object.keys(whens) as When[])('[G-116] %s is found again in the filters', (when) => {
  const filters = withWhen({ fromModule: ['CLIENT'], dueDate: ['last7Days'] }, when, today);

  expect(whenOf(filters, today)).toBe(when);
  expect(filters['fromModule']).toEqual(['CLIENT']);
});

test('days of one’s own are none of them', () => {
  expect(whenOf({ status: ['open'], dueDateTo: ['2026-12-24'] }, today)).toBeUndefined();
});

test('[G-116] [S-019] [R-016] a figure leads to the list that it counts', () => {
  const mine = { assignedUserId: ['u'] };

  expect(whenQuery('overdue', today, mine)).toBe(
    'assignedUserId=u&status=open&dueDateTo=2026-11-15',
  );
  expect(whenQuery('today', today)).toBe('status=open&dueDateFrom=2026-11-16&dueDateTo=2026-11-16');
});

test('[S-019] [R-016] the search opens on what is open', () => {
  const params = new URLSearchParams(actionRequired.list.opensWith);

  expect(whenOf({ status: params.getAll('status') }, today)).toBe('open');
});
