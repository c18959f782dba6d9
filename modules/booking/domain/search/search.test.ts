import { describe, expect, test } from 'vitest';
import { criteriaText } from './criteria-text.ts';
import { isRefused, planSearch, searchDays } from './criteria.ts';
import type { SearchInput } from './criteria.ts';
import { distanceKm } from './distance.ts';
import { distancesFrom, placeOfCentre, within } from './near-centres.ts';
import { inOrder } from './order-sessions.ts';
import type { FoundSession } from './order-sessions.ts';
import { placeOfPostcode } from './postcodes/place-of-postcode.ts';

const today = '2026-11-16';
const plan = (input: SearchInput) =>
  planSearch(input, { zone: 'Australia/Sydney', today, now: '2026-11-16T01:30:00.000Z' });

describe('the days of a search', () => {
  test.each<[SearchInput, string, string]>([
    [{}, '2026-11-16', '2026-12-07'],
    [{ relativeDate: 'nextWeek' }, '2026-11-23', '2026-11-29'],
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
    [{ postcode: 'abcd' }, 'postcodeUnknown'],
    [{ radiusKm: 5 }, 'radiusNeedsPostcode'],
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

  test('a postcode alone means fifty kilometres', () => {
    expect(plan({ postcode: '2150' })).toMatchObject({ near: { radiusKm: 50 } });
  });
});

describe('distances', () => {
  const sydney = { latitude: -33.8688, longitude: 151.2093 };
  const melbourne = { latitude: -37.8136, longitude: 144.9631 };

  test('are those of the great circle', () => {
    expect(distanceKm(sydney, melbourne)).toBeCloseTo(713.4, 0);
    expect(distanceKm(sydney, sydney)).toBe(0);
  });

  test.each([
    ['2150', '2000', 15, 25],
    ['3000', '3220', 55, 75],
    ['4000', '4217', 60, 80],
    ['6000', '0800', 2500, 2800],
    ['0800', '0870', 1200, 1400],
  ])('from %s to %s between %i and %i km', (one, other, least, most) => {
    const [from, to] = [placeOfPostcode(one), placeOfPostcode(other)];
    const km = from && to ? distanceKm(from, to) : -1;

    expect(km).toBeGreaterThanOrEqual(least);
    expect(km).toBeLessThanOrEqual(most);
  });

  test.each(['', '12', 'abcd', '20000', '0001', null])('%j is no postcode', (text) => {
    expect(placeOfPostcode(text)).toBeNull();
  });

  test('a centre that knows where it is wins over its postcode; an unknown one is nowhere', () => {
    const exact = { id: 'a', latitude: -33.81, longitude: 151, postcode: '6000' };
    const byPostcode = { id: 'b', latitude: null, longitude: null, postcode: '2000' };
    const lost = { id: 'c', latitude: null, longitude: null, postcode: null };
    const parramatta = placeOfPostcode('2150') ?? sydney;

    const distances = distancesFrom(parramatta, [exact, byPostcode, lost]);

    expect(placeOfCentre(exact)).toEqual({ latitude: -33.81, longitude: 151 });
    expect([...distances]).toEqual([
      ['a', 1],
      ['b', 19],
    ]);
    expect(within(distances, 10)).toEqual(['a']);
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
