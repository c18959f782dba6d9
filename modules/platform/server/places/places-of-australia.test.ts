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
    ['Hyden', '6359', -32.449, 118.862],
    ['Bruce Rock', '6418', -31.877, 118.148],
    ['Jerramungup', '6337', -33.942, 118.917],
    ['Denham WA', '6537', -25.928, 113.533],
    ['Cue', '6640', -27.423, 117.898],
    ['Marble Bar', '6760', -21.17, 119.744],
    ['Wudinna', '5652', -33.048, 135.461],
    ['Pinnaroo', '5304', -35.261, 140.907],
    ['Crystal Brook', '5523', -33.353, 138.207],
    ['Yankalilla', '5203', -35.457, 138.351],
    ['Balmoral VIC', '3407', -37.248, 141.842],
    ['Sea Lake', '3533', -35.503, 142.852],
    ['Kaniva', '3419', -36.378, 141.243],
    ['Cann River', '3890', -37.566, 149.15],
    ['Port Campbell', '3269', -38.617, 142.997],
    ['Mallacoota', '3892', -37.557, 149.755],
    ['Campbell Town TAS', '7210', -41.929, 147.494],
    ['Dover TAS', '7117', -43.313, 147.015],
    ['Gunning', '2581', -34.782, 149.266],
    ['Collarenebri', '2833', -29.545, 148.577],
    ['Menindee', '2879', -32.393, 142.418],
    ['Delegate', '2633', -37.043, 148.943],
    ['Birdsville', '4482', -25.899, 139.351],
    ['Julia Creek', '4823', -20.657, 141.745],
    ['Killarney QLD', '4373', -28.333, 152.296],
    ['Alpha', '4724', -23.65, 146.642],
    ['Batchelor', '0845', -13.05, 131.03],
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

  expect(places.all.length).toBeGreaterThan(5800);
  expect(odd).toEqual([]);
  expect(unclear).toEqual([]);
});

test('few postcodes are so wide that a place must be chosen', () => {
  const wide = [...places.byPostcode.keys()].filter(
    (postcode) => findPlace(postcode, places).kind === 'several',
  );

  expect(places.byPostcode.size).toBeGreaterThan(2750);
  expect(wide.length).toBeLessThan(places.byPostcode.size / 40);
});
