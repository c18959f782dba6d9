import { expect, test } from 'vitest';
import { check, createSchema } from '#kernel/domain';
import { city, country } from '../../domain/index.ts';
import { australianSuburbs } from './australia.ts';
import { countries } from './countries.ts';
import { countryId } from './reference-rows.ts';

/** The first digits that the post office gave each state; the ACT lies inside the range of NSW. */
const ranges: Readonly<Record<string, RegExp>> = {
  NSW: /^2/,
  ACT: /^(26|29)/,
  VIC: /^3/,
  QLD: /^4/,
  SA: /^5/,
  WA: /^6/,
  TAS: /^7/,
  NT: /^08/,
};

test('every country of ISO 3166-1 is there once, by code and by name', () => {
  const all = countries();

  expect(all).toHaveLength(249);
  expect(new Set(all.map(({ code }) => code)).size).toBe(249);
  expect(new Set(all.map(({ name }) => name.toLowerCase())).size).toBe(249);
  expect(all.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name.length > 2)).toBe(true);
  expect(all.flatMap((row) => (check(createSchema(country), row).ok ? [] : [row]))).toEqual([]);
});

test('every suburb stands once, with a postcode of its state', () => {
  const all = australianSuburbs();
  const keys = all.map(({ name, state, postcode }) => `${name} ${state} ${postcode}`.toLowerCase());

  expect(all.length).toBeGreaterThan(1500);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(all.filter(({ state, postcode }) => !ranges[state]?.test(postcode))).toEqual([]);
  expect(all.filter(({ postcode }) => !/^\d{4}$/.test(postcode))).toEqual([]);
  const bodies = all.map((row) => ({ ...row, countryId: countryId('AU') }));
  expect(bodies.flatMap((row) => (check(createSchema(city), row).ok ? [] : [row]))).toEqual([]);
});

test.each([
  ['Sydney', 'NSW', '2000'],
  ['Melbourne', 'VIC', '3000'],
  ['Brisbane City', 'QLD', '4000'],
  ['Adelaide', 'SA', '5000'],
  ['Perth', 'WA', '6000'],
  ['Hobart', 'TAS', '7000'],
  ['Darwin City', 'NT', '0800'],
  ['Canberra', 'ACT', '2601'],
])('the capital %s is at %s %s', (name, state, postcode) => {
  expect(australianSuburbs()).toContainEqual({ name, state, postcode, isPostBox: false });
});
