import { capitalTerritory } from './list/act.ts';
import { newSouthWales1 } from './list/nsw-1.ts';
import { newSouthWales2 } from './list/nsw-2.ts';
import { newSouthWalesByPostcode } from './list/nsw-by-postcode.ts';
import { northernTerritory } from './list/nt.ts';
import { northernTerritoryByPostcode } from './list/nt-by-postcode.ts';
import { queensland } from './list/qld.ts';
import { queenslandByPostcode } from './list/qld-by-postcode.ts';
import { southAustralia } from './list/sa.ts';
import { southAustraliaByPostcode } from './list/sa-by-postcode.ts';
import { tasmania } from './list/tas.ts';
import { tasmaniaByPostcode } from './list/tas-by-postcode.ts';
import { victoria1 } from './list/vic-1.ts';
import { victoria2 } from './list/vic-2.ts';
import { victoriaByPostcode } from './list/vic-by-postcode.ts';
import { westernAustralia } from './list/wa.ts';
import { westernAustraliaByPostcode } from './list/wa-by-postcode.ts';
import { indexPlaces } from '../../domain/index.ts';
import type { AustralianPlace, AustralianState, PlaceIndex } from '../../domain/index.ts';

/** By postcode first: the first place of a postcode stands for it. */
const lists: Readonly<Record<AustralianState, readonly string[]>> = {
  ACT: [capitalTerritory],
  NSW: [newSouthWalesByPostcode, newSouthWales1, newSouthWales2],
  NT: [northernTerritoryByPostcode, northernTerritory],
  QLD: [queenslandByPostcode, queensland],
  SA: [southAustraliaByPostcode, southAustralia],
  TAS: [tasmaniaByPostcode, tasmania],
  VIC: [victoriaByPostcode, victoria1, victoria2],
  WA: [westernAustraliaByPostcode, westernAustralia],
};

/** `West End 4101 -27.4792 153.0096`. */
function readPlace(text: string, state: AustralianState): AustralianPlace[] {
  const [, name = '', codes = '', latitude, longitude] =
    /^(.+?)((?: \d{4})*) (-[\d.]+) ([\d.]+)$/.exec(text.trim()) ?? [];
  const postcodes = codes.split(' ').filter(Boolean);
  return name
    ? [{ name, state, postcodes, latitude: Number(latitude), longitude: Number(longitude) }]
    : [];
}

let known: PlaceIndex | null = null;

/** Read with the first question. Its source and licence are in the README beside it. */
export function placesOfAustralia(): PlaceIndex {
  known ??= indexPlaces(
    (Object.keys(lists) as AustralianState[]).flatMap((state) =>
      lists[state].flatMap((list) => list.split(';').flatMap((text) => readPlace(text, state))),
    ),
  );
  return known;
}
