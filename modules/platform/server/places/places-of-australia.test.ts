import { describe, expect, test } from 'vitest';
import { distanceKm, findPlace, placeLabel } from '../../domain/index.ts';
import { placesOfAustralia } from './places-of-australia.ts';

const places = placesOfAustralia();

function kilometresApart(text: string, latitude: number, longitude: number): number {
  const found = findPlace(text, places);
  return found.kind === 'found' ? distanceKm(found.point, { latitude, longitude }) : Infinity;
}

describe('places are where they are, within five kilometres', () => {
  test.each([
    ['Charters Towers', '4820', -20.077, 146.261],
    ['Coober Pedy', '5723', -29.014, 134.755],
    ['Roma QLD', '4455', -26.572, 148.787],
    ['Goondiwindi', '4390', -28.547, 150.307],
    ['Ingham', '4850', -18.65, 146.157],
    ['Broken Hill', '2880', -31.957, 141.465],
    ['Kununurra', '6743', -15.774, 128.739],
    ['Newman WA', '6753', -23.357, 119.735],
    ['Alice Springs', '0870', -23.698, 133.881],
    ['Mildura', '3500', -34.185, 142.163],
    ['Mount Gambier', '5290', -37.829, 140.782],
    ['Albany WA', '6330', -35.027, 117.884],
    ['Dubbo', '2830', -32.243, 148.605],
    ['Burnie', '7320', -41.056, 145.907],
    ['Parramatta', '2150', -33.815, 151.003],
    ['Surry Hills', '2010', -33.886, 151.211],
    ['Darwin', '0800', -12.462, 130.842],
  ])('%s and %s', (name, postcode, latitude, longitude) => {
    expect(kilometresApart(name, latitude, longitude)).toBeLessThan(5);
    expect(kilometresApart(postcode, latitude, longitude)).toBeLessThan(5);
  });
});

test('every line is a place of Australia, and every label means one place', () => {
  const odd = places.all.filter(
    ({ name, latitude, longitude, postcodes }) =>
      !name ||
      !(latitude > -44 && latitude < -9 && longitude > 96 && longitude < 160) ||
      postcodes.some((postcode) => !/^\d{4}$/.test(postcode)),
  );
  const unclear = places.all.filter(
    (place) => findPlace(placeLabel(place, places), places).kind !== 'found',
  );

  expect(places.all.length).toBeGreaterThan(4000);
  expect(odd).toEqual([]);
  expect(unclear).toEqual([]);
});

test('few postcodes are so wide that a place must be chosen', () => {
  const wide = [...places.byPostcode.keys()].filter(
    (postcode) => findPlace(postcode, places).kind === 'several',
  );

  expect(places.byPostcode.size).toBeGreaterThan(1600);
  expect(wide.length).toBeLessThan(20);
});
