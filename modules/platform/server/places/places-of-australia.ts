import { capitalTerritory } from './list/act.ts';
import { newSouthWales1 } from './list/nsw-1.ts';
import { newSouthWales2 } from './list/nsw-2.ts';
import { northernTerritory } from './list/nt.ts';
import { queensland } from './list/qld.ts';
import { southAustralia } from './list/sa.ts';
import { tasmania } from './list/tas.ts';
import { victoria } from './list/vic.ts';
import { westernAustralia } from './list/wa.ts';
import { indexPlaces } from '../../domain/index.ts';
import type { AustralianPlace, AustralianState, PlaceIndex } from '../../domain/index.ts';

const lists: Readonly<Record<AustralianState, readonly string[]>> = {
  ACT: [capitalTerritory],
  NSW: [newSouthWales1, newSouthWales2],
  NT: [northernTerritory],
  QLD: [queensland],
  SA: [southAustralia],
  TAS: [tasmania],
  VIC: [victoria],
  WA: [westernAustralia],
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
