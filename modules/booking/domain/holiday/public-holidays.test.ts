import { describe, expect, test } from 'vitest';
import { easterSunday } from '../calendar-days.ts';
import { publicHolidays } from './public-holidays.ts';

const daysOf = (year: number, name: string, state?: string) =>
  publicHolidays(year)
    .filter((day) => day.name === name)
    .filter(({ states }) => !state || states.some((one) => one === state))
    .map(({ date }) => date);

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %s is %s', (year, date) => {
  expect(easterSunday(year)).toBe(date);
});

/** Gazetted days of 2025 and 2026. */
describe('[D-120] public holidays', () => {
  test.each([
    [2025, 'Good Friday', undefined, '2025-04-18'],
    [2025, "King's Birthday", 'NSW', '2025-06-09'],
    [2025, "King's Birthday", 'WA', '2025-09-29'],
    [2025, "King's Birthday", 'QLD', '2025-10-06'],
    [2025, 'Melbourne Cup', 'VIC', '2025-11-04'],
    [2025, 'Friday before the AFL Grand Final', 'VIC', '2025-09-26'],
    [2025, 'Canberra Day', 'ACT', '2025-03-10'],
    [2025, 'Reconciliation Day', 'ACT', '2025-06-02'],
    [2025, 'Labour Day', 'WA', '2025-03-03'],
    [2025, 'Labour Day', 'QLD', '2025-05-05'],
    [2025, 'Labour Day', 'SA', '2025-10-06'],
    [2025, 'Western Australia Day', 'WA', '2025-06-02'],
    [2025, 'Picnic Day', 'NT', '2025-08-04'],
    [2025, 'Royal Queensland Show', 'QLD', '2025-08-13'],
    [2025, 'Darwin Show Day', 'NT', '2025-07-25'],
    [2025, 'Royal Hobart Show', 'TAS', '2025-10-23'],
    [2025, 'Devonport Show', 'TAS', '2025-11-28'],
    [2026, 'Royal Hobart Regatta', 'TAS', '2026-02-09'],
    [2026, 'Anzac Day (additional day)', 'NSW', '2026-04-27'],
    [2026, 'Boxing Day (additional day)', 'VIC', '2026-12-28'],
    [2026, 'Proclamation Day', 'SA', '2026-12-26'],
  ] as const)('%s: %s in %s is on %s', (year, name, state, date) => {
    expect(daysOf(year, name, state)).toEqual([date]);
  });

  test('Australia Day on a weekend is kept on the Monday alone', () => {
    expect(daysOf(2030, 'Australia Day')).toEqual(['2030-01-28']);
  });

  test('Christmas on a Saturday moves both days, on a Sunday only its own', () => {
    expect(daysOf(2027, 'Christmas Day (additional day)')).toEqual(['2027-12-27']);
    expect(daysOf(2027, 'Boxing Day (additional day)')).toEqual(['2027-12-28']);
    expect(daysOf(2033, 'Christmas Day (additional day)')).toEqual(['2033-12-27']);
    expect(daysOf(2033, 'Boxing Day (additional day)')).toEqual([]);
  });

  test('every state has its own days, and no day is listed twice', () => {
    const days = publicHolidays(2026);

    for (const state of ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const) {
      expect(days.filter(({ states }) => states.includes(state)).length).toBeGreaterThan(3);
    }
    const keys = days.map(({ date, name, states }) => `${date} ${name} ${states.join()}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
