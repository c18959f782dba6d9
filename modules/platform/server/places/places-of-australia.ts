import { readFileSync } from 'node:fs';
import { indexPlaces } from '../../domain/index.ts';
import type { AustralianPlace, AustralianState, PlaceIndex } from '../../domain/index.ts';

const list = new URL('./places-of-australia.txt', import.meta.url);

function readLine(line: string): AustralianPlace {
  const [name = '', state = '', postcodes = '', latitude = '', longitude = ''] = line.split('|');
  return {
    name,
    state: state as AustralianState,
    postcodes: postcodes.split(' ').filter(Boolean),
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}

let known: PlaceIndex | null = null;

/** Read with the first question. Its source and licence are in the README beside the list. */
export function placesOfAustralia(): PlaceIndex {
  known ??= indexPlaces(
    readFileSync(list, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map(readLine),
  );
  return known;
}
