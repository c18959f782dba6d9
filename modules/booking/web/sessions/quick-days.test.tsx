import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession, press, render } from '#kernel/web-testing';
import { choicesOn, QuickDays } from './quick-days.tsx';

const state = { filterText: '', sorting: 'dateFrom', page: 1, pageSize: 20, filters: {} };
const session = aSession();

test('opened without a question the list starts with what is to come', async () => {
  const change = vi.fn<ComponentProps<typeof QuickDays>['change']>();

  await render(<QuickDays state={state} change={change} />, { session });

  const { filters } = change.mock.calls[0]?.[0] ?? {};
  expect(Object.keys(filters ?? {})).toEqual(['dateFromFrom']);
});

test('a question that stands stays, and the past is read from its end', async () => {
  const change = vi.fn<ComponentProps<typeof QuickDays>['change']>();
  const asked = { ...state, filters: { specialistId: ['a'], dateFrom: ['thisWeek'] } };

  const place = await render(<QuickDays state={asked} change={change} />, { session });
  expect(change).not.toHaveBeenCalled();
  expect(place.querySelector('[aria-pressed=true]')?.textContent).toBe('This week');
  await press('Past', place);

  expect(change).toHaveBeenCalledWith({
    filters: { specialistId: ['a'], dateFromTo: [expect.any(String)] },
    sorting: 'dateFrom desc',
  });
});

test('four weeks from today', () => {
  expect(choicesOn('2026-11-15')[3]?.own).toEqual({
    dateFromFrom: ['2026-11-15'],
    dateFromTo: ['2026-12-13'],
  });
});
