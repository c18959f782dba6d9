import { describe, expect, test } from 'vitest';
import { budgetUse } from './budget-use.ts';
import { elapsedText, readElapsed } from './elapsed.ts';
import { timeBillingStatuses, timeUserKinds } from './time-choices.ts';
import { decideStop, minutesOfTimer, startOfTimer } from './timer.ts';
import { decideCell, firstGap, mondayOf, weekRows } from './week.ts';
import type { WeekEntry } from './week.ts';

test('[B-190] [E-093] the billing statuses stand in the order of the spec', () => {
  expect(Object.values(timeBillingStatuses)).toEqual([
    'Not ready',
    'Ready to bill',
    'Billed',
    'Non-Billable',
  ]);
});

test('[B-191] [E-094] the kinds of users', () => {
  expect(Object.values(timeUserKinds)).toEqual(['Staff', 'Specialist']);
});

describe('elapsed time', () => {
  test.each([
    [0, '00:00'],
    [95, '01:35'],
    [1500, '25:00'],
    [-3, '00:00'],
  ])('[B-192] %s minutes read %s', (minutes, text) => {
    expect(elapsedText(minutes)).toBe(text);
  });

  test.each([
    ['1:35', 95],
    ['01:35', 95],
    ['1.5', 90],
    ['1,25', 75],
    ['2', 120],
    ['45m', 45],
    ['1h 35m', 95],
    ['2h', 120],
    ['', null],
    ['1:75', undefined],
    ['soon', undefined],
    ['h', undefined],
  ])('%s is typed for %s minutes', (typed, minutes) => {
    expect(readElapsed(typed)).toBe(minutes);
  });
});

describe('a timer', () => {
  const timer = {
    caseId: 'c1',
    activity: 'report',
    note: 'Draft',
    startedAt: '2026-11-16T01:00:00.000Z',
  } as const;
  const at = (now: string, more = {}) => ({ now, userId: 'u1', ...more });

  test('counts whole minutes, and at least one', () => {
    expect(minutesOfTimer(timer.startedAt, '2026-11-16T01:00:20Z')).toBe(1);
    expect(minutesOfTimer(timer.startedAt, '2026-11-16T02:35:59Z')).toBe(95);
  });

  test('begins where an entry ends that was stopped within the same minute', () => {
    const now = '2026-11-16T02:35:30.000Z';

    expect(startOfTimer(now, '2026-11-16T02:36:00.000Z')).toBe('2026-11-16T02:36:00.000Z');
    expect(startOfTimer(now, '2026-11-16T02:35:00.000Z')).toBe('2026-11-16T02:35:00.000Z');
    expect(startOfTimer(now, '2026-11-17T02:35:00.000Z')).toBe('2026-11-16T02:35:00.000Z');
  });

  test('becomes an entry of whoever ran it', () => {
    expect(decideStop(timer, at('2026-11-16T02:35:10Z'))).toMatchObject({
      writes: [{ write: 'create', values: { minutes: 95, userId: 'u1', note: 'Draft' } }],
    });
  });

  test('may be stopped with fewer minutes, not with more', () => {
    const stop = (minutes: number) => decideStop(timer, at('2026-11-16T02:00:00Z', { minutes }));

    expect(stop(45)).toMatchObject({ writes: [{ values: { minutes: 45 } }] });
    expect(stop(61)).toMatchObject({ code: 'timerLongerThanRun', values: { measured: 60 } });
  });

  test('that was forgotten for more than a day asks for the minutes', () => {
    const late = '2026-11-18T02:00:00Z';

    expect(decideStop(timer, at(late))).toMatchObject({ code: 'timerTooLong' });
    expect(decideStop(timer, at(late, { minutes: 30 }))).toMatchObject({ kind: 'accepted' });
    expect(decideStop(null, at(late))).toMatchObject({ code: 'noTimer' });
  });
});

describe('the budget of a case', () => {
  const hours = (of: string, minutes: number) =>
    budgetUse({ hours: of, amount: null }, { minutes, amount: '0.00' });

  test('warns from 80 per cent and refuses nothing', () => {
    expect(hours('10', 479)).toEqual({ percent: 79, level: 'ok' });
    expect(hours('10', 480)).toEqual({ percent: 80, level: 'near' });
    expect(hours('10', 600)).toEqual({ percent: 100, level: 'near' });
    expect(hours('10', 601)).toEqual({ percent: 100, level: 'over' });
  });

  test('the figure that is nearer to its end counts', () => {
    const both = { hours: '10', amount: '1000.00' };

    expect(budgetUse(both, { minutes: 60, amount: '900.00' })).toMatchObject({ percent: 90 });
    expect(budgetUse(null, { minutes: 60, amount: '900.00' })).toBeNull();
    expect(budgetUse({ hours: null, amount: null }, { minutes: 1, amount: '1' })).toBeNull();
  });
});

describe('the week', () => {
  const opens = '2026-11-15T22:00:00.000Z';
  const ends = '2026-11-16T13:00:00.000Z';
  const entry = (id: string, startedAt: string, minutes: number, more = {}): WeekEntry => ({
    id,
    caseId: 'c1',
    caseNo: 'IME-1',
    workDay: '2026-11-16',
    startedAt,
    endedAt: new Date(Date.parse(startedAt) + minutes * 60_000).toISOString(),
    minutes,
    approval: 'draft',
    ...more,
  });
  const cell = (minutes: number, entries: readonly WeekEntry[] = []) =>
    decideCell(
      { caseId: 'c1', day: '2026-11-16', minutes, activity: 'report', userId: 'u1' },
      { entries, opens, ends },
    );

  test('begins on Monday', () => {
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  });

  test('has a row for each case, with its sum', () => {
    const rows = weekRows([
      entry('a', opens, 60),
      entry('b', '2026-11-16T01:00:00.000Z', 30),
      entry('c', '2026-11-16T03:00:00.000Z', 15, { caseId: 'c0', caseNo: 'IME-0' }),
    ]);

    expect(rows.map(({ caseNo, minutes }) => [caseNo, minutes])).toEqual([
      ['IME-0', 15],
      ['IME-1', 90],
    ]);
    expect(rows[1]?.cells['2026-11-16']).toHaveLength(2);
  });

  test('the first gap that is long enough is taken', () => {
    const taken = [entry('b', '2026-11-15T23:00:00.000Z', 60), entry('a', opens, 30)];

    expect(firstGap(taken, opens, 30)).toBe('2026-11-15T22:30:00.000Z');
    expect(firstGap(taken, opens, 31)).toBe('2026-11-16T00:00:00.000Z');
  });

  test('a figure in an empty day is a new entry from nine o clock on', () => {
    expect(cell(90)).toMatchObject({
      writes: [{ write: 'create', values: { startedAt: opens, minutes: 90 } }],
    });
  });

  test('another figure changes the entry, and none takes it away', () => {
    const one = [entry('a', opens, 60)];

    expect(cell(90, one)).toMatchObject({
      writes: [{ write: 'change', ids: ['a'], values: { minutes: 90, startedAt: opens } }],
    });
    expect(cell(0, one)).toMatchObject({ writes: [{ write: 'remove', ids: ['a'] }] });
    expect(cell(0)).toMatchObject({ writes: [] });
  });

  test.each([
    ['severalEntries', 60, [entry('a', opens, 5), entry('b', '2026-11-16T02:00:00.000Z', 5)]],
    ['timeNotDraft', 60, [entry('a', opens, 5, { approval: 'submitted' })]],
    ['dayFull', 901, []],
  ])('is refused with %s', (code, minutes, entries) => {
    expect(cell(minutes, entries)).toMatchObject({ kind: 'refused', code });
  });
});
