import { northernTerritory } from './suburbs-nt.ts';
import { capitalTerritory } from './suburbs-act.ts';
import { newSouthWales } from './suburbs-nsw.ts';
import { queensland } from './suburbs-qld.ts';
import { southAustralia } from './suburbs-sa.ts';
import { tasmania } from './suburbs-tas.ts';
import { victoria } from './suburbs-vic.ts';
import { westernAustralia } from './suburbs-wa.ts';
import type { AustralianState } from '../../domain/index.ts';
import { placesOfAustralia } from '../../server/places/places-of-australia.ts';

export type Suburb = {
  readonly name: string;
  readonly state: string;
  readonly postcode: string;
  readonly isPostBox: boolean;
};

const states = {
  NSW: newSouthWales,
  ACT: capitalTerritory,
  VIC: victoria,
  QLD: queensland,
  SA: southAustralia,
  WA: westernAustralia,
  TAS: tasmania,
  NT: northernTerritory,
} as const;

/** Where a letter reaches nothing but a post box. */
const postBoxes: readonly (readonly [state: string, postcode: string, name: string])[] = [
  ['NSW', '2001', 'Sydney'],
  ['NSW', '2059', 'North Sydney'],
  ['NSW', '2124', 'Parramatta'],
  ['VIC', '3001', 'Melbourne'],
  ['QLD', '4001', 'Brisbane'],
  ['SA', '5001', 'Adelaide'],
  ['TAS', '7001', 'Hobart'],
  ['NT', '0801', 'Darwin'],
];

const suburbsIn = (state: string, text: string): Suburb[] =>
  text.split(';').flatMap((entry) => {
    const [postcode = '', ...rest] = entry.trim().split(' ');
    return rest
      .join(' ')
      .split(',')
      .map((name) => ({ name: name.trim(), state, postcode, isPostBox: false }));
  });

const keyOf = ({ name, state, postcode }: Suburb): string =>
  `${name} ${state} ${postcode}`.toLowerCase();

/** Post boxes have ranges of their own, 1xxx and 8xxx among them. */
const streets: Readonly<Record<AustralianState, RegExp>> = {
  ACT: /^2[69]/,
  NSW: /^2/,
  NT: /^08/,
  QLD: /^4/,
  SA: /^5/,
  TAS: /^7/,
  VIC: /^3/,
  WA: /^6/,
};

/** Every address finds what a search for a slot finds. */
const placesOfTheSearch = (): Suburb[] =>
  placesOfAustralia().all.flatMap(({ name, state, postcodes }) =>
    postcodes
      .filter((postcode) => streets[state].test(postcode))
      .map((postcode) => ({ name, state, postcode, isPostBox: false })),
  );

export function australianSuburbs(): Suburb[] {
  const typed = Object.entries(states).flatMap(([state, text]) => suburbsIn(state, text));
  const boxes = postBoxes.map(([state, postcode, name]) => ({
    name,
    state,
    postcode,
    isPostBox: true,
  }));
  const all = [...typed, ...boxes, ...placesOfTheSearch()];
  return [...Map.groupBy(all, keyOf).values()].flatMap(([first]) => (first ? [first] : []));
}
