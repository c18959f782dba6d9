import { describe, expect, test } from 'vitest';
import { subpoenaWarnings } from './subpoena.ts';

const today = '2026-11-16';
const words = (dates: Parameters<typeof subpoenaWarnings>[0]) =>
  subpoenaWarnings(dates, today).map(({ tone, text }) => `${tone}: ${text}`);

describe('the dates of a subpoena', () => {
  test.each([
    ['2026-12-01', []],
    ['2026-11-30', ['warning: The day to attend by the subpoena is in 14 days, 30 November 2026.']],
    ['2026-11-17', ['danger: The day to attend by the subpoena is tomorrow, 17 November 2026.']],
    ['2026-11-16', ['danger: The day to attend by the subpoena is today, 16 November 2026.']],
    ['2026-11-10', ['danger: The day to attend by the subpoena was 10 November 2026, 6 days ago.']],
  ])('to attend on %s warns: %j', (attendOn, said) => {
    expect(words({ attendOn })).toEqual(said);
  });

  test('warn where the conference is on another day, and before the subpoena expires', () => {
    expect(
      words({
        attendOn: '2027-02-01',
        subpoenaExpiresOn: '2026-11-18',
        takesPlaceOn: '2027-02-03',
      }),
    ).toEqual([
      'danger: The last day of the subpoena is in 2 days, 18 November 2026.',
      'warning: The subpoena asks for 1 February 2027, the conference is on another day.',
    ]);
  });
});
