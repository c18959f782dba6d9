import { describe, expect, test } from 'vitest';
import { instantAt } from '#kernel/domain';
import { whyNotInOneCalendar } from './calendar-query.ts';
import { cappedRange, daysOf, rangeOf, stepRange, viewFor } from './calendar-range.ts';
import { sessionStatusesIn } from './session-status-names.ts';
import { clockText, wallTime } from './wall-clock.ts';

describe('the days of a sheet', () => {
  test('a week starts on Monday, also seen from a Sunday', () => {
    expect(rangeOf('week', '2026-11-15')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(rangeOf('week', '2026-11-16')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  });

  test('a month is as long as it is', () => {
    expect(rangeOf('month', '2028-02-17')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(stepRange('month', rangeOf('month', '2026-01-31'), 1).to).toBe('2026-02-28');
    expect(stepRange('month', rangeOf('month', '2026-01-31'), -1).from).toBe('2025-12-01');
  });

  test('stepping keeps the length, across the days on which clocks change', () => {
    expect(stepRange('week', rangeOf('week', '2026-10-02'), 1)).toEqual({
      from: '2026-10-05',
      to: '2026-10-11',
    });
    expect(stepRange('day', { from: '2026-10-04', to: '2026-10-04' }, 1).from).toBe('2026-10-05');
    expect(stepRange('agenda', { from: '2026-11-01', to: '2026-11-21' }, -1)).toEqual({
      from: '2026-10-11',
      to: '2026-10-31',
    });
    expect(daysOf(rangeOf('week', '2026-04-05'))).toHaveLength(7);
  });

  test('[B-288] a link that names days opens the view that shows exactly them', () => {
    expect(viewFor({ from: '2026-11-16', to: '2026-11-16' })).toBe('day');
    expect(viewFor({ from: '2026-11-16', to: '2026-11-20' })).toBe('week');
    expect(viewFor({ from: '2026-11-16', to: '2026-12-07' })).toBe('agenda');
  });

  test('more than 62 days, or none, are refused; the screen asks for no more', () => {
    expect(whyNotInOneCalendar('2026-11-01', '2027-01-01')).toBeNull();
    expect(whyNotInOneCalendar('2026-11-01', '2027-01-02')?.code).toBe('calendarTooLong');
    expect(whyNotInOneCalendar('2026-11-02', '2026-11-01')?.code).toBe('calendarEndsBeforeStart');
    expect(cappedRange({ from: '2026-11-01', to: '2028-01-01' }).to).toBe('2027-01-01');
    expect(cappedRange({ from: '2026-11-02', to: '2026-11-01' }).to).toBe('2026-11-02');
  });
});

describe('the clocks of the place', () => {
  test.each(['2026-10-03', '2026-10-04', '2026-10-05', '2027-04-03', '2027-04-04', '2027-04-05'])(
    'nine o’clock in Sydney is nine o’clock on %s',
    (day) => {
      expect(wallTime(instantAt(day, '09:00', 'Australia/Sydney'), 'Australia/Sydney')).toEqual({
        day,
        minutes: 540,
      });
    },
  );

  test('one instant is another day and time in another place', () => {
    const instant = '2026-11-15T22:10:00Z';

    expect(wallTime(instant, 'Australia/Sydney')).toEqual({ day: '2026-11-16', minutes: 550 });
    expect(wallTime(instant, 'Australia/Perth')).toEqual({ day: '2026-11-16', minutes: 370 });
    expect(wallTime(instant, 'Australia/Adelaide')).toEqual({ day: '2026-11-16', minutes: 520 });
    expect(wallTime('2026-11-15T15:30:00Z', 'Australia/Perth').day).toBe('2026-11-15');
  });

  test('minutes read as a clock', () => {
    expect(clockText(545)).toBe('09:05');
    expect(clockText(1440)).toBe('24:00');
  });
});

describe('the states of a link', () => {
  test('[B-288] [G-016] names and codes mean the same', () => {
    expect(sessionStatusesIn('Available')).toEqual(['available']);
    expect(sessionStatusesIn('2,On Hold,booked')).toEqual(['available', 'onHold', 'booked']);
    expect(sessionStatusesIn('')).toEqual([]);
  });

  test('a word that is no state is none', () => {
    expect(sessionStatusesIn('available,maybe')).toBeNull();
    expect(sessionStatusesIn('7')).toBeNull();
  });
});
