import { northernTerritory } from './suburbs-nt.ts';
import { capitalTerritory } from './suburbs-act.ts';
import { newSouthWales } from './suburbs-nsw.ts';
import { queensland } from './suburbs-qld.ts';
import { southAustralia } from './suburbs-sa.ts';
import { tasmania } from './suburbs-tas.ts';
import { victoria } from './suburbs-vic.ts';
import { westernAustralia } from './suburbs-wa.ts';

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

export const australianSuburbs = (): Suburb[] => [
  ...Object.entries(states).flatMap(([state, text]) => suburbsIn(state, text)),
  ...postBoxes.map(([state, postcode, name]) => ({ name, state, postcode, isPostBox: true })),
];
