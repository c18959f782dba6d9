import { describe, expect, test } from 'vitest';
import { acceptedFormats, parseDate, parseDateTime } from './parse-date.ts';

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
  ])('%s is %s', (text, date) => expect(parseDate(text, formats)).toBe(date));

  test.each(['29/02/2025', '31/31/2025', '05 Mxx 2025', '05/03/25', '5', '', 'soon'])(
    '%s is no day',
    (text) => expect(parseDate(text, formats)).toBeNull(),
  );
});

describe('[B-308] a wall-clock time is an instant of its zone, also over daylight saving', () => {
  const read = (text: string, zone: string) =>
    parseDateTime(text, acceptedFormats('DD MMM YYYY'), zone);

  test.each([
    ['15 Jan 2025 - 09:00', 'Australia/Sydney', '2025-01-14T22:00:00.000Z'],
    ['2025-01-15 9:00', 'Australia/Brisbane', '2025-01-14T23:00:00.000Z'],
    ['15/07/2025 09:00', 'Australia/Sydney', '2025-07-14T23:00:00.000Z'],
  ])('%s in %s', (text, zone, instant) => expect(read(text, zone)).toBe(instant));

  test.each(['15 Jan 2025', '15 Jan 2025 - 24:00', '15 Jan 2025 - 09:60'])('%s is none', (text) =>
    expect(read(text, 'Australia/Sydney')).toBeNull(),
  );
});
