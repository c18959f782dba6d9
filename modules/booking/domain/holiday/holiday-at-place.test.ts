import { describe, expect, test } from 'vitest';
import { isHolidayAt } from './holiday-at-place.ts';
import type { HolidayArea, HolidayPlace } from './holiday-at-place.ts';
import { readPostcodeRanges } from './postcode-ranges.ts';
import { publicHolidays } from './public-holidays.ts';

const area = (changes: Partial<HolidayArea>): HolidayArea => ({
  states: [],
  region: null,
  postcodes: null,
  centreIds: [],
  ...changes,
});
const at = (suburb: string, state: string, postcode: string): HolidayPlace => ({
  centreId: `${suburb} rooms`,
  suburb,
  state,
  postcode,
});
const [melbourne, geelong] = [at('Melbourne', 'VIC', '3000'), at('Geelong', 'VIC', '3220')];
const video: HolidayPlace = { centreId: null, suburb: null, state: null, postcode: null };

const keeps = (name: string, date: string, place: HolidayPlace): boolean =>
  publicHolidays(Number(date.slice(0, 4))).some(
    (day) =>
      day.name === name &&
      day.date === date &&
      isHolidayAt(
        area({ ...day, region: day.region ?? null, postcodes: day.postcodes ?? null }),
        place,
      ),
  );

describe('[D-120] a holiday', () => {
  test.each([
    ['2025-11-04', melbourne, true],
    ['2026-11-03', at('Dandenong', 'VIC', '3175'), true],
    ['2026-11-03', at('Frankston', 'VIC', '3199'), true],
    ['2026-11-03', at('Pakenham', 'VIC', '3810'), true],
    ['2027-11-02', at('Werribee', 'VIC', '3030'), true],
    ['2026-11-03', geelong, false],
    ['2026-11-03', at('Ballarat', 'VIC', '3350'), false],
    ['2026-11-03', at('Sydney', 'NSW', '2000'), false],
    ['2026-11-03', video, false],
  ] as const)('Melbourne Cup on %s at %o: %s', (date, place, isOff) => {
    expect(keeps('Melbourne Cup', date, place)).toBe(isOff);
  });

  test.each([
    ['2025-08-13', at('Spring Hill', 'QLD', '4000'), true],
    ['2026-08-12', at('Chermside', 'QLD', '4032'), true],
    ['2027-08-11', at('Wynnum', 'QLD', '4178'), true],
    ['2028-08-16', at('Indooroopilly', 'QLD', '4068'), true],
    ['2026-08-12', at('Southport', 'QLD', '4215'), false],
    ['2026-08-12', at('Redcliffe', 'QLD', '4020'), false],
    ['2026-08-12', at('Cleveland', 'QLD', '4163'), false],
    ['2026-08-12', at('Townsville City', 'QLD', '4810'), false],
  ] as const)('the Ekka on %s at %o: %s', (date, place, isOff) => {
    expect(keeps('Royal Queensland Show', date, place)).toBe(isOff);
  });

  test('of the country is kept everywhere, of a state in the whole state', () => {
    const ofState = area({ states: ['VIC'] });

    expect([melbourne, geelong, video].map((place) => isHolidayAt(area({}), place))).toEqual([
      true,
      true,
      true,
    ]);
    expect([melbourne, geelong, video].map((place) => isHolidayAt(ofState, place))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('of a region by name is kept in the suburb of that name', () => {
    const show = area({ states: ['VIC'], region: 'geelong' });

    expect([isHolidayAt(show, geelong), isHolidayAt(show, melbourne)]).toEqual([true, false]);
  });

  test('of chosen centres is kept there alone', () => {
    const day = area({ states: ['VIC'], region: 'Surf Coast', centreIds: ['Geelong rooms'] });

    expect([isHolidayAt(day, geelong), isHolidayAt(day, melbourne)]).toEqual([true, false]);
    expect(isHolidayAt(area({ centreIds: ['Geelong rooms'] }), melbourne)).toBe(false);
  });

  test('every region that comes with the product has its postcodes', () => {
    const regional = publicHolidays(2026).filter(({ region }) => region);

    expect(regional.length).toBeGreaterThan(10);
    const unread = regional.filter(
      ({ postcodes = '' }) => readPostcodeRanges(postcodes) !== postcodes,
    );
    expect(unread).toEqual([]);
  });
});

test.each([
  ['3000', '3000'],
  ['3000 - 3207;3335', '3000-3207, 3335'],
  ['Melbourne', null],
  ['3207-3000', null],
  ['3000,', null],
  ['300', null],
])('the postcodes %s are kept as %s', (given, kept) => {
  expect(readPostcodeRanges(given)).toBe(kept);
});
