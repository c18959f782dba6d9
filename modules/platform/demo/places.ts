import type { Address } from '#kernel/domain';
import type { Random } from '#kernel/server';

/** Suburb: state and postcode. */
const suburbs = {
  Sydney: ['NSW', '2000'],
  Pyrmont: ['NSW', '2009'],
  'Surry Hills': ['NSW', '2010'],
  'Bondi Junction': ['NSW', '2022'],
  'North Sydney': ['NSW', '2060'],
  Chatswood: ['NSW', '2067'],
  'Macquarie Park': ['NSW', '2113'],
  Burwood: ['NSW', '2134'],
  Parramatta: ['NSW', '2150'],
  Liverpool: ['NSW', '2170'],
  Hurstville: ['NSW', '2220'],
  Gosford: ['NSW', '2250'],
  Newcastle: ['NSW', '2300'],
  Wollongong: ['NSW', '2500'],
  Penrith: ['NSW', '2750'],
  Orange: ['NSW', '2800'],
  Dubbo: ['NSW', '2830'],
  Barton: ['ACT', '2600'],
  Melbourne: ['VIC', '3000'],
  'East Melbourne': ['VIC', '3002'],
  Southbank: ['VIC', '3006'],
  Docklands: ['VIC', '3008'],
  Richmond: ['VIC', '3121'],
  'Box Hill': ['VIC', '3128'],
  Dandenong: ['VIC', '3175'],
  Geelong: ['VIC', '3220'],
  'Brisbane City': ['QLD', '4000'],
  'Spring Hill': ['QLD', '4000'],
  'Fortitude Valley': ['QLD', '4006'],
  Southport: ['QLD', '4215'],
  'Toowoomba City': ['QLD', '4350'],
  Maroochydore: ['QLD', '4558'],
  'Townsville City': ['QLD', '4810'],
  'Cairns City': ['QLD', '4870'],
  Adelaide: ['SA', '5000'],
  'North Adelaide': ['SA', '5006'],
  Norwood: ['SA', '5067'],
  Perth: ['WA', '6000'],
  'West Perth': ['WA', '6005'],
  Subiaco: ['WA', '6008'],
  Fremantle: ['WA', '6160'],
  Hobart: ['TAS', '7000'],
  Launceston: ['TAS', '7250'],
  'Darwin City': ['NT', '0800'],
} as const;

export type Suburb = keyof typeof suburbs;
export type State = (typeof suburbs)[Suburb][0];

const streets = [
  'Albert Street',
  'Bridge Street',
  'Church Street',
  'Elizabeth Street',
  'George Street',
  'High Street',
  'King Street',
  'Macquarie Street',
  'Market Street',
  'Railway Parade',
  'Station Street',
  'Victoria Road',
  'William Street',
] as const;

export const postcodeOf = (suburb: Suburb): string => suburbs[suburb][1];
export const stateOf = (suburb: Suburb): State => suburbs[suburb][0];

export function addressIn(suburb: Suburb, random: Random): Address {
  const [state, postcode] = suburbs[suburb];
  return {
    line1: `${random.between(3, 380)} ${random.pick(streets)}`,
    line2: random.next() < 0.6 ? `Level ${random.between(1, 24)}` : null,
    suburb,
    state,
    postcode,
    country: 'Australia',
  };
}

const areaCodes: Readonly<Record<State, string>> = {
  NSW: '02',
  ACT: '02',
  VIC: '03',
  TAS: '03',
  QLD: '07',
  SA: '08',
  WA: '08',
  NT: '08',
};

/** Only from the blocks that the regulator keeps for fiction: nobody answers. */
export const phoneIn = (state: State, random: Random): string =>
  `${areaCodes[state]}${random.pick(['5550', '7010'])}${String(random.between(0, 9999)).padStart(4, '0')}`;

const mobiles =
  '570006 570156 570157 570158 570159 570110 570313 570737 571266 571491 571804 572549 572665 572983 573770 573087 574118 574632 575254 575789 576398 576801 577426 577644 578957 578148 578888 579212 579760 579455'.split(
    ' ',
  );

/** The regulator keeps these thirty for fiction. */
export const mobileOf = (random: Random): string => `0491${random.pick(mobiles)}`;
