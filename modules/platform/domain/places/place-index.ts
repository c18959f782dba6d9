import type { AustralianState } from '../reference/australian-states.ts';

/** A suburb or a town, with the postcodes that are known of it. */
export type AustralianPlace = {
  readonly name: string;
  readonly state: AustralianState;
  readonly postcodes: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
};

export type PlaceIndex = {
  readonly all: readonly AustralianPlace[];
  readonly byName: ReadonlyMap<string, readonly AustralianPlace[]>;
  readonly byPostcode: ReadonlyMap<string, readonly AustralianPlace[]>;
};

/** Mt Isa is Mount Isa, and an apostrophe or a hyphen is not told on the telephone. */
export const placeKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[-,\s]+/g, ' ')
    .trim()
    .replace(/^mt /, 'mount ')
    .replace(/^saint /, 'st ');

export function indexPlaces(all: readonly AustralianPlace[]): PlaceIndex {
  const byCode = all.flatMap((place) => place.postcodes.map((postcode) => ({ postcode, place })));
  return {
    all,
    byName: Map.groupBy(all, ({ name }) => placeKey(name)),
    byPostcode: new Map(
      [...Map.groupBy(byCode, ({ postcode }) => postcode)].map(([postcode, found]) => [
        postcode,
        found.map(({ place }) => place),
      ]),
    ),
  };
}

/** `Richmond VIC`; with its postcode where the state has two of them. */
export function placeLabel({ name, state, postcodes }: AustralianPlace, index: PlaceIndex): string {
  const twins = (index.byName.get(placeKey(name)) ?? []).filter((one) => one.state === state);
  return [name, state, ...(twins.length > 1 ? postcodes.slice(0, 1) : [])].join(' ');
}
