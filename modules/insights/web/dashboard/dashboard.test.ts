import { expect, test } from 'vitest';
import { greetingAt, hourIn } from './greeting.ts';
import { clockText } from './panels/clock-text.ts';
import { firstDay } from './panels/clinics.tsx';
import type { Session } from './panels/clinics.tsx';
import { splitByDay } from './panels/split-by-day.ts';

test('the greeting follows the clock of the tenant', () => {
  const now = new Date('2026-11-15T22:30:00Z');

  expect(greetingAt(hourIn('Australia/Sydney', now))).toBe('Good morning');
  expect(greetingAt(hourIn('Europe/London', now))).toBe('Good evening');
  expect([0, 2, 11].map(greetingAt)).toEqual(Array(3).fill('Good morning'));
  expect([12, 17].map(greetingAt)).toEqual(['Good afternoon', 'Good afternoon']);
  expect([18, 23].map(greetingAt)).toEqual(['Good evening', 'Good evening']);
});

test('what is left of a hold', () => {
  expect(clockText(12_207_000)).toBe('3 h 23 min');
  expect([600_000, 65_000, 400, 0, -5].map(clockText)).toEqual([
    '10:00',
    '1:05',
    '0:01',
    '0:00',
    '0:00',
  ]);
});

test('clinics are those of the first day that has some, by the clock of the place', () => {
  const at = (id: string, dateFrom: string, changes: Partial<Session> = {}) =>
    ({ id, dateFrom, timeZone: 'Australia/Perth', isCancelled: false, ...changes }) as Session;

  const day = firstDay([
    at('off', '2026-11-15T01:00:00Z', { isCancelled: true }),
    at('a', '2026-11-16T01:00:00Z'),
    at('b', '2026-11-16T15:00:00Z'),
    at('c', '2026-11-16T17:00:00Z'),
  ]);

  expect(day.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(firstDay([])).toEqual([]);
});

test('the day of an appointment is that of its place', () => {
  const late = { dateFrom: '2026-11-15T14:00:00Z', timeZone: 'Australia/Perth' };
  const early = { dateFrom: '2026-11-15T14:00:00Z', timeZone: 'Australia/Sydney' };

  expect(splitByDay([late, early], '2026-11-15')).toEqual({ now: [late], later: [early] });
});
