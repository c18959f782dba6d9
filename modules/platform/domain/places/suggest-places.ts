import { readPlace } from './find-place.ts';
import { placeKey, placeLabel } from './place-index.ts';
import type { AustralianPlace, PlaceIndex } from './place-index.ts';

export type SuggestedPlace = {
  readonly label: string;
  readonly postcodes: readonly string[];
  /** The whole name was typed. */
  readonly isWhole: boolean;
};

const fewestLetters = 2;

/** 0: the whole name, 1: begins with it, 2: a later word begins with it. */
function rankOf({ name, postcodes }: AustralianPlace, key: string): number {
  const own = placeKey(name);
  if (own === key || postcodes.includes(key)) return 0;
  if (own.startsWith(key) || postcodes.some((postcode) => postcode.startsWith(key))) return 1;
  return own.includes(` ${key}`) ? 2 : Infinity;
}

/** Places that somebody who types this may mean, the likeliest first. */
export function suggestPlaces(text: string, index: PlaceIndex, most: number): SuggestedPlace[] {
  const asked = readPlace(text);
  const key = asked.key || (/^\s*(\d+)\s*$/.exec(text)?.[1] ?? '');
  if (key.length < fewestLetters) return [];
  return index.all
    .filter(({ state }) => !asked.state || state === asked.state)
    .map((place) => ({ place, rank: rankOf(place, key) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ place, rank }) => ({
      label: placeLabel(place, index),
      postcodes: place.postcodes,
      isWhole: rank === 0,
    }));
}
