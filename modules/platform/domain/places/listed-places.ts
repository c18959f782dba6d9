import { stateOfWords } from '../reference/australian-states.ts';
import type { AustralianState } from '../reference/australian-states.ts';
import { findPlace } from './find-place.ts';
import { placeKey } from './place-index.ts';
import type { AustralianPlace, PlaceIndex } from './place-index.ts';

/** A line of the host's list of cities: it says a postcode, and no coordinates. */
export type ListedPlace = {
  readonly name: string;
  readonly state: string | null;
  readonly postcode: string | null;
};

/**
 * What the index does not have by that name in that state, each where its postcode is. In a postcode that
 * is wider than a district nobody knows where: the place stays unknown, and whoever asks is told so.
 */
export function placesOnlyListed(
  listed: readonly ListedPlace[],
  index: PlaceIndex,
): AustralianPlace[] {
  const isKnown = (name: string, state: AustralianState): boolean =>
    (index.byName.get(placeKey(name)) ?? []).some((place) => place.state === state);
  return listed.flatMap(({ name, state, postcode }) => {
    const [main] = index.byPostcode.get(postcode ?? '') ?? [];
    const found = findPlace(postcode ?? '', index);
    if (!postcode || !main || found.kind !== 'found') return [];
    const its = stateOfWords.get(state?.toLowerCase() ?? '') ?? main.state;
    return isKnown(name, its) ? [] : [{ ...found.point, name, state: its, postcodes: [postcode] }];
  });
}
