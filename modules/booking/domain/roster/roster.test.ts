import { expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { readRoster } from './create-roster.ts';
import type { RosterInput } from './create-roster.ts';
import { rosterDays, timesOn, weekOfMonth } from './roster.ts';
import type { RosterPattern } from './roster.ts';

const none = new Set<string>();
const pattern: RosterPattern = {
  firstDay: '2026-09-28',
  lastDay: '2026-10-12',
  repeat: 'weekly',
  weekdays: [1, 3],
  exceptions: [],
};

const aRoster = (changes: Partial<RosterInput>): RosterInput => ({
  specialistIds: ['specialist-1'],
  firstDay: '2026-09-28',
  lastDay: '2026-10-12',
  repeat: 'weekly',
  weekdays: ['monday'],
  from: '09:00',
  to: '17:00',
  slotMinutes: 60,
  consultationType: 'inPerson',
  ...changes,
});

test('weekly: the chosen weekdays from the first to the last day', () => {
  expect(rosterDays(pattern, none)).toEqual([
    '2026-09-28',
    '2026-09-30',
    '2026-10-05',
    '2026-10-07',
    '2026-10-12',
  ]);
});

test('fortnightly: every second week, whichever weekday the roster starts on', () => {
  const days = rosterDays({ ...pattern, firstDay: '2026-09-30', repeat: 'fortnightly' }, none);

  expect(days).toEqual(['2026-09-30', '2026-10-12']);
});

test('monthly: the same week of each month', () => {
  const days = rosterDays(
    { ...pattern, firstDay: '2026-09-08', lastDay: '2026-12-31', repeat: 'monthly', weekdays: [2] },
    none,
  );

  expect(days).toEqual(['2026-09-08', '2026-10-13', '2026-11-10', '2026-12-08']);
  expect([weekOfMonth('2026-09-07'), weekOfMonth('2026-09-08')]).toEqual([1, 2]);
});

test('exceptions and holidays are left out', () => {
  const days = rosterDays({ ...pattern, exceptions: ['2026-09-30'] }, new Set(['2026-10-05']));

  expect(days).toEqual(['2026-09-28', '2026-10-07', '2026-10-12']);
});

test('a last day before the first leaves nothing', () => {
  expect(rosterDays({ ...pattern, lastDay: '2026-09-27' }, none)).toEqual([]);
});

test('nine in the morning stays nine across the change of the clocks', () => {
  const times = { from: '09:00', to: '17:00', timeZone: 'Australia/Sydney' };

  expect(timesOn('2026-09-28', times).dateFrom).toBe('2026-09-27T23:00:00.000Z');
  expect(timesOn('2026-10-05', times).dateFrom).toBe('2026-10-04T22:00:00.000Z');
  expect(timesOn('2026-10-05', { ...times, timeZone: 'Australia/Brisbane' }).dateFrom).toBe(
    '2026-10-04T23:00:00.000Z',
  );
});

test.each(['09:00', '17:00'])('17:00 to %s is refused at its end', (to) => {
  expect(readRoster(aRoster({ from: '17:00', to }))).toEqual(
    refuse('rosterTimesBackwards', { values: { from: '17:00' } }),
  );
});

test('17:00 to 17:30 is a roster', () => {
  expect(readRoster(aRoster({ from: '17:00', to: '17:30' }))).toMatchObject({ weekdays: [1] });
});
