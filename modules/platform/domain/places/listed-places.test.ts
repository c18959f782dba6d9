import { expect, test } from 'vitest';
import { placesOnlyListed } from './listed-places.ts';
import { indexPlaces } from './place-index.ts';

const place = (name: string, postcode: string, latitude: number) => ({
  name,
  state: 'QLD' as const,
  postcodes: [postcode],
  latitude,
  longitude: 145,
});
const index = indexPlaces([
  place('Town', '4000', -20),
  place('Far North', '4999', -20),
  place('Far South', '4999', -23),
]);
const only = (name: string, postcode: string | null, state: string | null = 'QLD') =>
  placesOnlyListed([{ name, state, postcode }], index);

test('a name that only the list has stands where its postcode is', () => {
  expect(only('Hamlet', '4000')).toEqual([place('Hamlet', '4000', -20)]);
  expect(only('Hamlet', '4000', null)).toEqual([place('Hamlet', '4000', -20)]);
  expect(only('Hamlet', '4000', 'Victoria')).toMatchObject([{ state: 'VIC' }]);
});

test('what is known already, and a postcode that nobody knows, add nothing', () => {
  expect(only('TOWN', '4000')).toEqual([]);
  expect(only('Hamlet', '4001')).toEqual([]);
  expect(only('Hamlet', null)).toEqual([]);
});

test('in a postcode of the outback it could be anywhere, so it stays unknown', () => {
  expect(only('Hamlet', '4999')).toEqual([]);
});
