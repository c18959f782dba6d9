import { distanceKm, indexPlaces } from '#platform/domain';
import { describe, expect, test } from 'vitest';
import { criteriaText } from './criteria-text.ts';
import { isRefused, planSearch, searchDays } from './criteria.ts';
import type { SearchInput } from './criteria.ts';
import { distancesFrom, kilometresText, placeOfCentre, within } from './near-centres.ts';
import { inOrder } from './order-sessions.ts';
import type { FoundSession } from './order-sessions.ts';

const today = '2026-11-16';
const places = indexPlaces([
  { name: 'Parramatta', state: 'NSW', postcodes: ['2150'], latitude: -33.815, longitude: 151 },
  { name: 'Sydney', state: 'NSW', postcodes: ['2000'], latitude: -33.868, longitude: 151.207 },
  { name: 'Richmond', state: 'NSW', postcodes: ['2753'], latitude: -33.6, longitude: 150.75 },
  { name: 'Richmond', state: 'VIC', postcodes: ['3121'], latitude: -37.82, longitude: 145 },
]);
const plan = (input: SearchInput) =>
  planSearch(input, { zone: 'Australia/Sydney', today, now: '2026-11-16T01:30:00.000Z', places });

describe('the days of a search', () => {
  test.each<[SearchInput, string, string]>([
    [{}, '2026-11-16', '2026-12-07'],
    [{ relativeDate: 'nextWeek' }, '2026-11-23', '2026-11-29'],
    [{ relativeDate: 'nextMonth' }, '2026-12-01', '2026-12-31'],
    [{ relativeDate: 'next3Months' }, '2026-11-16', '2027-02-28'],
    [{ dateFrom: '2026-12-01' }, '2026-12-01', '2026-12-22'],
    [{ dateTo: '2026-11-20' }, '2026-11-16', '2026-11-20'],
    [
      { relativeDate: 'nextWeek', dateFrom: '2026-12-01', dateTo: '2026-12-02' },
      '2026-12-01',
      '2026-12-02',
    ],
  ])('%j', (input, from, to) => {
    expect(searchDays(input, today)).toEqual({ from, to });
  });

  test('are those of the zone, and what has begun is not offered', () => {
    expect(plan({})).toMatchObject({
      from: '2026-11-16T01:30:00.000Z',
      to: '2026-12-07T12:59:59.999Z',
    });
    expect(plan({ dateFrom: '2026-11-17' })).toMatchObject({ from: '2026-11-16T13:00:00.000Z' });
  });
});

describe('the plan of a search', () => {
  test.each<[SearchInput, string]>([
    [{ postcode: 'abcd' }, 'placeUnknown'],
    [{ postcode: '2151' }, 'placeUnknown'],
    [{ radiusKm: 5 }, 'radiusNeedsPlace'],
    [{ dateFrom: '2026-12-02', dateTo: '2026-12-01' }, 'searchEndsBeforeStart'],
  ])('%j is refused with %s', (input, code) => {
    expect(plan(input)).toEqual({ kind: 'refused', code });
  });

  test('asks for what can be sold, for all that is unsold, or for what is named', () => {
    const statuses = (input: SearchInput) => {
      const found = plan(input);
      return isRefused(found) ? [] : found.statuses;
    };

    expect(statuses({})).toEqual(['available', 'reserved']);
    expect(statuses({ includeUnavailable: true })).toEqual(['available', 'reserved', 'onHold']);
    expect(statuses({ includeUnavailable: true, sessionStatuses: ['booked'] })).toEqual(['booked']);
  });

  test('a place alone means fifty kilometres', () => {
    expect(plan({ postcode: '2150' })).toMatchObject({ near: { radiusKm: 50 } });
    expect(plan({ postcode: 'parramatta' })).toEqual(plan({ postcode: '2150' }));
  });

  test('of several places with one name the state decides, or the person', () => {
    const values = { choices: 'Richmond NSW, Richmond VIC' };

    expect(plan({ postcode: 'Richmond' })).toEqual({
      kind: 'refused',
      code: 'placeAmbiguous',
      values,
    });
    expect(plan({ postcode: 'Richmond', state: 'VIC' })).toMatchObject({
      near: { place: { latitude: -37.82 } },
    });
  });
});

describe('distances', () => {
  const sydney = { latitude: -33.8688, longitude: 151.2093 };
  const melbourne = { latitude: -37.8136, longitude: 144.9631 };

  test('are those of the great circle', () => {
    expect(distanceKm(sydney, melbourne)).toBeCloseTo(713.4, 0);
    expect(distanceKm(sydney, sydney)).toBe(0);
  });

  test('a centre that knows where it is wins over its suburb and postcode', () => {
    const nowhere = { latitude: null, longitude: null, suburb: null, state: null, postcode: null };
    const exact = { ...nowhere, id: 'a', latitude: -33.81, longitude: 151, postcode: '2000' };
    const bySuburb = { ...nowhere, id: 'b', suburb: 'Richmond', state: 'VIC', postcode: '9999' };
    const byPostcode = { ...nowhere, id: 'c', suburb: 'Level 3', state: 'NSW', postcode: '2000' };
    const lost = { ...nowhere, id: 'd' };

    expect(placeOfCentre(exact, places)).toEqual({ latitude: -33.81, longitude: 151 });
    expect(placeOfCentre(bySuburb, places)).toEqual({ latitude: -37.82, longitude: 145 });
    expect(placeOfCentre(byPostcode, places)).toEqual({ latitude: -33.868, longitude: 151.207 });
    expect(placeOfCentre(lost, places)).toBeNull();
  });

  test('are exact where they decide, and rounded for the eye only', () => {
    const at = (id: string, latitude: number) => ({
      id,
      latitude,
      longitude: 151,
      suburb: null,
      state: null,
      postcode: null,
    });
    const from = { latitude: -33, longitude: 151 };

    const distances = distancesFrom(from, [at('in', -33.04495), at('out', -33.0459)], places);

    expect([...distances.values()].map((km) => Math.round(km))).toEqual([5, 5]);
    expect(within(distances, 5)).toEqual(['in']);
    expect([0.2, 0.6, 19.4].map(kilometresText)).toEqual(['< 1 km', '1 km', '19 km']);
  });
});

describe('[B-400] the order', () => {
  const session = (
    id: string,
    specialistId: string,
    day: number,
    centreId = 'near',
  ): FoundSession => ({
    id,
    specialistId,
    specialistName: specialistId,
    centreId,
    dateFrom: `2026-11-${day}T00:00:00.000Z`,
  });
  const found = [
    session('1', 'refused', 17),
    session('2', 'Zoe', 18, 'far'),
    session('3', 'adam', 19),
    session('4', 'liked', 20),
  ];
  const wishes = { favourites: new Map([['liked', 1]]), excluded: new Set(['refused']) };
  const distances = new Map([
    ['near', 1],
    ['far', 90],
  ]);
  const order = (sorting: 'date' | 'distance' | 'specialist', given = wishes) =>
    inOrder(found, given, distances, sorting).map(({ id }) => id);

  test('favourites first, excluded last, then by day, distance or name', () => {
    expect(order('date')).toEqual(['4', '2', '3', '1']);
    expect(order('distance')).toEqual(['4', '3', '2', '1']);
    expect(order('specialist')).toEqual(['4', '3', '2', '1']);
  });

  test('[B-400] several favourites stand in the order of the company, whatever the day', () => {
    const favourites = new Map([
      ['liked', 1],
      ['Zoe', 3],
      ['adam', 2],
    ]);

    expect(order('date', { favourites, excluded: new Set(['refused']) })).toEqual([
      '4',
      '3',
      '2',
      '1',
    ]);
  });

  test('without wishes the day alone counts; who is both counts as excluded', () => {
    expect(order('date', { favourites: new Map(), excluded: new Set() })).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(
      order('date', { favourites: new Map([['refused', 1]]), excluded: new Set(['refused']) }),
    ).toEqual(['2', '3', '4', '1']);
  });
});

test('[C-102] a search in words', () => {
  const input: SearchInput = {
    specialtyIds: ['s'],
    matterTypeId: 'm',
    postcode: '2150',
    relativeDate: 'next14Days',
    isVideoAppointment: false,
    languageId: 'unknown id',
    sessionStatuses: ['reserved'],
  };
  const names = new Map([
    ['s', 'Psychiatry'],
    ['m', 'Comcare'],
  ]);

  expect(criteriaText(input, searchDays(input, today), names)).toBe(
    'Psychiatry; scheme Comcare; within 50 km of 2150; next 14 days; at a centre; speaks unknown; Reserved',
  );
});
