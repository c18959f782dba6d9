import { stateOfWords } from '../reference/australian-states.ts';
import type { AustralianState } from '../reference/australian-states.ts';
import { distanceKm } from './distance.ts';
import type { Point } from './distance.ts';
import { placeKey, placeLabel } from './place-index.ts';
import type { AustralianPlace, PlaceIndex } from './place-index.ts';

export type FoundPlace =
  | { readonly kind: 'found'; readonly point: Point }
  | { readonly kind: 'unknown' }
  /** What to ask for instead, each of them one place. */
  | { readonly kind: 'several'; readonly choices: readonly string[] };

type AskedPlace = {
  readonly key: string;
  readonly state: AustralianState | null;
  readonly postcode: string | null;
};

/** `Richmond`, `richmond vic`, `Richmond, Victoria 3121` and `3121` are all understood. */
export function readPlace(text: string): AskedPlace {
  const [, words = '', digits] = /^(.*?)(?:^|\s)?(\d{3,4})?$/.exec(placeKey(text)) ?? [];
  const key = words.trim();
  const postcode = digits?.padStart(4, '0') ?? null;
  for (const [name, state] of stateOfWords) {
    if (key.endsWith(` ${name}`)) {
      return { key: placeKey(key.slice(0, -name.length)), state, postcode };
    }
  }
  return { key, state: null, postcode };
}

const middleOf = (places: readonly AustralianPlace[]): Point => ({
  latitude: places.reduce((sum, { latitude }) => sum + latitude, 0) / places.length,
  longitude: places.reduce((sum, { longitude }) => sum + longitude, 0) / places.length,
});

const reachKm = (from: Point, places: readonly AustralianPlace[]): number =>
  Math.max(...places.map((place) => distanceKm(from, place)));

/** In the outback a postcode is as large as a country: its middle is nobody's home. */
const widestKm = 25;

/** Places closer together than that are one town. */
const townKm = 5;

/** Between two towns lies a paddock: then the first of the list, the main one, stands for them all. */
function centreOf(places: readonly AustralianPlace[]): Point {
  const middle = middleOf(places);
  return reachKm(middle, places) <= townKm ? middle : middleOf(places.slice(0, 1));
}

/** A narrower choice counts only where it leaves something. */
const narrowed = (
  places: readonly AustralianPlace[],
  fits: (place: AustralianPlace) => boolean,
): readonly AustralianPlace[] => {
  const left = places.filter(fits);
  return left.length ? left : places;
};

function namedPlaces(
  { key, state, postcode }: AskedPlace,
  index: PlaceIndex,
  hint: AustralianState | null,
): readonly AustralianPlace[] {
  const all = index.byName.get(key) ?? [];
  const inState = state ? all.filter((place) => place.state === state) : all;
  const hinted = hint && !state ? narrowed(inState, (place) => place.state === hint) : inState;
  return postcode ? narrowed(hinted, ({ postcodes }) => postcodes.includes(postcode)) : hinted;
}

/** Where that is. `hint` is the state that was asked for besides. */
export function findPlace(
  text: string,
  index: PlaceIndex,
  hint: AustralianState | null = null,
): FoundPlace {
  const asked = readPlace(text);
  const named = asked.key ? namedPlaces(asked, index, hint) : [];
  if (named.length === 1) return { kind: 'found', point: middleOf(named) };
  const inPostcode = index.byPostcode.get(asked.postcode ?? '') ?? [];
  if (inPostcode.length && reachKm(middleOf(inPostcode), inPostcode) <= widestKm) {
    return { kind: 'found', point: centreOf(inPostcode) };
  }
  const choices = inPostcode.length ? inPostcode : named;
  if (!choices.length) return { kind: 'unknown' };
  return { kind: 'several', choices: choices.map((place) => placeLabel(place, index)) };
}
