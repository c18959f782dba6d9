import { describe, expect, test } from 'vitest';
import { findPlace, readPlace } from './find-place.ts';
import { indexPlaces } from './place-index.ts';
import type { AustralianPlace } from './place-index.ts';
import { suggestPlaces } from './suggest-places.ts';

const place = (
  name: string,
  state: AustralianPlace['state'],
  postcodes: readonly string[],
  latitude: number,
  longitude: number,
): AustralianPlace => ({ name, state, postcodes, latitude, longitude });

const index = indexPlaces([
  place('Richmond', 'VIC', ['3121'], -37.82, 145),
  place('Richmond', 'NSW', ['2753'], -33.6, 150.75),
  place('Cremorne', 'VIC', ['3121'], -37.83, 144.99),
  place('West End', 'QLD', ['4101'], -27.48, 153.01),
  place('West End', 'QLD', ['4810'], -19.27, 146.79),
  place('Mount Isa', 'QLD', ['4825'], -20.73, 139.49),
  place("O'Connor", 'ACT', ['2602'], -35.26, 149.12),
  place('North Richmond', 'NSW', [], -33.58, 150.72),
  place('Kaniva', 'VIC', ['3419'], -36.37, 141.24),
  place('Miram', 'VIC', ['3419'], -36.37, 141.36),
  place('Wadeye', 'NT', ['0822'], -14.24, 129.52),
  place('Maningrida', 'NT', ['0822'], -12.05, 134.23),
]);
const at = (text: string, hint?: AustralianPlace['state']) => {
  const found = findPlace(text, index, hint);
  return found.kind === 'found' ? [found.point.latitude, found.point.longitude] : found;
};

describe('a place is understood', () => {
  test.each([
    ['Richmond VIC', { key: 'richmond', state: 'VIC', postcode: null }],
    ['richmond, victoria 3121', { key: 'richmond', state: 'VIC', postcode: '3121' }],
    ['3121', { key: '', state: null, postcode: '3121' }],
    ['800', { key: '', state: null, postcode: '0800' }],
    ['Mt Isa', { key: 'mount isa', state: null, postcode: null }],
    ['North Sydney NSW', { key: 'north sydney', state: 'NSW', postcode: null }],
    ['Victoria', { key: 'victoria', state: null, postcode: null }],
  ])('%s', (text, asked) => {
    expect(readPlace(text)).toEqual(asked);
  });
});

describe('a place is found', () => {
  test('by its name with or without the state, however it is typed', () => {
    expect(at('Richmond VIC')).toEqual([-37.82, 145]);
    expect(at('richmond  new south wales')).toEqual([-33.6, 150.75]);
    expect(at('mt isa')).toEqual([-20.73, 139.49]);
    expect(at('OConnor')).toEqual([-35.26, 149.12]);
  });

  test('a postcode lies in the middle of its places', () => {
    const [latitude, longitude] = at('3121') as [number, number];

    expect(latitude).toBeCloseTo(-37.825);
    expect(longitude).toBeCloseTo(144.995);
  });

  test('between towns nobody lives: the main one, which is listed first, stands for them', () => {
    expect(at('3419')).toEqual([-36.37, 141.24]);
  });

  test('a name and a postcode: the name says where in the postcode, or which of two', () => {
    expect(at('Cremorne 3121')).toEqual([-37.83, 144.99]);
    expect(at('West End 4810')).toEqual([-19.27, 146.79]);
    expect(at('Nowhere 4825')).toEqual([-20.73, 139.49]);
  });

  test('a state that is asked for besides decides', () => {
    expect(at('Richmond', 'NSW')).toEqual([-33.6, 150.75]);
    expect(at('Mount Isa', 'NSW')).toEqual([-20.73, 139.49]);
  });

  test('several of one name are choices, and each choice is one place', () => {
    const found = findPlace('Richmond', index);
    const twins = findPlace('West End', index);

    expect(found).toEqual({ kind: 'several', choices: ['Richmond VIC', 'Richmond NSW'] });
    expect(twins).toEqual({ kind: 'several', choices: ['West End QLD 4101', 'West End QLD 4810'] });
    for (const choice of ['Richmond VIC', 'West End QLD 4810']) {
      expect(findPlace(choice, index).kind).toBe('found');
    }
  });

  test('a postcode as large as a country is a choice of its places', () => {
    const choices = ['Wadeye NT', 'Maningrida NT'];

    expect(findPlace('0822', index)).toEqual({ kind: 'several', choices });
    expect(at('Wadeye 0822')).toEqual([-14.24, 129.52]);
  });

  test.each(['Atlantis', '9999', 'Richmond WA', 'abcd', '%', ''])('%j is unknown', (text) => {
    expect(findPlace(text, index)).toEqual({ kind: 'unknown' });
  });
});

describe('suggestions', () => {
  const labels = (text: string) => suggestPlaces(text, index, 5).map(({ label }) => label);

  test('begin with the whole name, then what begins with it, then later words', () => {
    expect(labels('richmond')).toEqual(['Richmond VIC', 'Richmond NSW', 'North Richmond NSW']);
    expect(labels('ric')).toEqual(['Richmond VIC', 'Richmond NSW', 'North Richmond NSW']);
    expect(labels('richmond nsw')).toEqual(['Richmond NSW', 'North Richmond NSW']);
    expect(labels('48')).toEqual(['West End QLD 4810', 'Mount Isa QLD']);
    expect(labels('r')).toEqual([]);
  });
});
