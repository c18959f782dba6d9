import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { formatDate, formatDateTime, formatTime } from './date-format.ts';
import { addBusinessDays, addDays, dayIn, daysBetween, isPlainDate, isWeekend } from './dates.ts';

const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days', () => {
  test.each([
    ['2025-03-07', 1, '2025-03-10'],
    ['2025-03-06', 3, '2025-03-11'],
    ['2025-03-08', 1, '2025-03-10'],
    ['2025-03-10', -1, '2025-03-07'],
    ['2025-03-07', 0, '2025-03-07'],
    ['2024-12-31', 1, '2025-01-01'],
  ])('[B-086] %s plus %i business days is %s', (start, days, end) => {
    expect(addBusinessDays(start, days)).toBe(end);
  });

  test('[B-086] the result is a working day with exactly that many working days before it', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (start, days) => {
        const end = addBusinessDays(start, days);
        const between = Array.from({ length: daysBetween(start, end) }, (_, i) =>
          addDays(start, i + 1),
        );
        expect(isWeekend(end)).toBe(false);
        expect(between.filter((day) => !isWeekend(day))).toHaveLength(days);
      }),
    );
  });

  test('adding and counting days agree across daylight saving', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  test('a calendar day is one that the calendar knows', () => {
    const part = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), part(13), part(32), (year, month, day) => {
        const [y, m, d] = [[year, 4] as const, [month, 2] as const, [day, 2] as const].map(
          ([value, length]) => String(value).padStart(length, '0'),
        );
        const time = Date.parse(`${y}-${m}-${d}T00:00:00Z`);
        const isReal = !Number.isNaN(time) && new Date(time).getUTCDate() === day;

        expect(isPlainDate(`${y}-${m}-${d}`)).toBe(isReal);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    '2025-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-1-1',
    '0000-01-01',
    '2025-01-01T00:00:00Z',
    '',
  ])('[B-308] %s is no calendar day', (value) => {
    expect(isPlainDate(value)).toBe(false);
  });

  test('[B-155] [K-040] today is a calendar day in its zone, as YYYY-MM-DD', () => {
    const instant = new Date('2025-03-04T14:00:00Z');

    expect(dayIn('Australia/Sydney', instant)).toBe('2025-03-05');
    expect(dayIn('Australia/Perth', instant)).toBe('2025-03-04');
    expect(dayIn('America/New_York', instant)).toBe('2025-03-04');
  });
});

describe('showing dates', () => {
  test('[B-152] [K-037] DD MMM YYYY unless told otherwise', () => {
    expect(formatDate('2025-03-05')).toBe('05 Mar 2025');
  });

  test.each([
    ['MM/DD/YYYY', '03/05/2025'],
    ['DD/MM/YY', '05/03/25'],
    ['D MMMM YYYY', '5 March 2025'],
    ['YYYY-MM-DD', '2025-03-05'],
  ])("[B-383] the user's format %s shows %s", (format, shown) => {
    expect(formatDate('2025-03-05', format)).toBe(shown);
  });

  test('[B-153] [K-038] a record shows the time after a dash', () => {
    expect(formatDateTime('2025-03-05T03:30:00Z', 'Australia/Sydney')).toBe('05 Mar 2025 - 14:30');
  });

  test('[B-154] [K-039] [G-049] a notification shows it after a space', () => {
    expect(formatDateTime('2025-03-05T03:30:00Z', 'Australia/Sydney', undefined, ' ')).toBe(
      '05 Mar 2025 14:30',
    );
  });

  test('[B-153] midnight is 00:00, and summer time ends', () => {
    expect(formatDateTime('2025-03-04T13:00:00Z', 'Australia/Sydney')).toBe('05 Mar 2025 - 00:00');
    expect(formatDateTime('2025-07-04T14:00:00Z', 'Australia/Sydney')).toBe('05 Jul 2025 - 00:00');
    expect(formatTime('2025-07-04T14:00:00Z', 'Australia/Sydney')).toBe('00:00');
    expect(formatTime('2025-07-04T07:30:00Z', 'Australia/Perth')).toBe('15:30');
  });

  test('nothing shows as nothing', () => {
    expect(formatDate(null)).toBe('');
    expect(formatDateTime(undefined, 'Australia/Sydney')).toBe('');
  });
});

test('the calendar of a zone is made once: every write asks for the day', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (let hour = 0; hour < 24; hour += 1) {
    dayIn('Pacific/Chatham', new Date(Date.UTC(2025, 2, 5, hour)));
  }

  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});
