import { describe, expect, test } from 'vitest';
import { acceptedFormats, parseDate, parseDateTime } from './parse-date.ts';

const today = '2026-11-16';

test('[B-309] the own format, YYYY-MM-DD and DD/MM/YYYY may be typed', () => {
  expect(acceptedFormats('DD MMM YYYY')).toEqual(['DD MMM YYYY', 'YYYY-MM-DD', 'DD/MM/YYYY']);
  expect(acceptedFormats('DD/MM/YYYY')).toEqual(['DD/MM/YYYY', 'YYYY-MM-DD']);
  expect(acceptedFormats('DD MMM YYYY', 'MM/DD/YYYY')).toEqual([
    'MM/DD/YYYY',
    'YYYY-MM-DD',
    'DD/MM/YYYY',
    'DD MMM YYYY',
  ]);
});

describe('[B-309] reading a day', () => {
  const formats = acceptedFormats('DD MMM YYYY');

  test.each([
    ['05 Mar 2025', '2025-03-05'],
    ['5 march 2025', '2025-03-05'],
    ['2025-03-05', '2025-03-05'],
    [' 5/3/2025 ', '2025-03-05'],
    ['29/02/2024', '2024-02-29'],
    ['3/4/80', '1980-04-03'],
    ['3-4-1980', '1980-04-03'],
    ['3.4.80', '1980-04-03'],
    ['3 4 1980', '1980-04-03'],
    ['3 Apr 1980', '1980-04-03'],
    ['3rd April, 1980', '1980-04-03'],
    ['3apr80', '1980-04-03'],
    ['Apr 3, 1980', '1980-04-03'],
    ['3-Sept-2025', '2025-09-03'],
    ['2025/3/5', '2025-03-05'],
    ['03041980', '1980-04-03'],
    ['030480', '1980-04-03'],
    ['05/03/25', '2025-03-05'],
  ])('%s is %s', (text, date) => expect(parseDate(text, formats, today)).toBe(date));

  test.each([
    '29/02/2025',
    '31/31/2025',
    '05 Mxx 2025',
    '5',
    '3/4',
    '5/3/202',
    '1/2/3',
    '',
    'soon',
    'banana',
    '1980',
  ])('%s is no day', (text) => expect(parseDate(text, formats, today)).toBeNull());

  test('a year of two digits is at most ten years ahead', () => {
    expect(parseDate('1/1/36', formats, today)).toBe('2036-01-01');
    expect(parseDate('1/1/37', formats, today)).toBe('1937-01-01');
    expect(parseDate('1/1/00', formats, today)).toBe('2000-01-01');
  });

  test('whoever reads the month first types it first; what can only be a day is one', () => {
    const american = acceptedFormats('MM/DD/YYYY');

    expect(parseDate('3/4/80', american, today)).toBe('1980-03-04');
    expect(parseDate('25/4/80', american, today)).toBe('1980-04-25');
    expect(parseDate('3/4/80', acceptedFormats('YYYY-MM-DD'), today)).toBe('1980-04-03');
  });
});

describe('[B-308] a wall-clock time is an instant of its zone, also over daylight saving', () => {
  const read = (text: string, zone: string) =>
    parseDateTime(text, acceptedFormats('DD MMM YYYY'), zone, today);

  test.each([
    ['15 Jan 2025 - 09:00', 'Australia/Sydney', '2025-01-14T22:00:00.000Z'],
    ['2025-01-15 9:00', 'Australia/Brisbane', '2025-01-14T23:00:00.000Z'],
    ['2025-01-15T9:00', 'Australia/Brisbane', '2025-01-14T23:00:00.000Z'],
    ['15/07/2025 09:00', 'Australia/Sydney', '2025-07-14T23:00:00.000Z'],
    ['15/7/25 9am', 'Australia/Sydney', '2025-07-14T23:00:00.000Z'],
    ['15.7.25 9.30 am', 'Australia/Sydney', '2025-07-14T23:30:00.000Z'],
    ['15 July 2025 at 930', 'Australia/Sydney', '2025-07-14T23:30:00.000Z'],
  ])('%s in %s', (text, zone, instant) => expect(read(text, zone)).toBe(instant));

  test.each(['15 Jan 2025', '15 Jan 2025 - 24:00', '15 Jan 2025 - 09:60', '9am'])(
    '%s is none',
    (text) => expect(read(text, 'Australia/Sydney')).toBeNull(),
  );
});
