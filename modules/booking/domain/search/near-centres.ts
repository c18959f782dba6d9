import { distanceKm } from './distance.ts';
import type { Place } from './distance.ts';
import { placeOfPostcode } from './postcodes/place-of-postcode.ts';

export type CentrePlace = {
  readonly id: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly postcode: string | null;
};

/** What a centre knows of itself is better than the middle of its postcode. */
export function placeOfCentre(centre: CentrePlace): Place | null {
  const { latitude, longitude, postcode } = centre;
  return latitude !== null && longitude !== null
    ? { latitude, longitude }
    : placeOfPostcode(postcode);
}

/** Whole kilometres by centre; a centre of which nobody knows where it is has none. */
export function distancesFrom(
  place: Place,
  centres: readonly CentrePlace[],
): ReadonlyMap<string, number> {
  const known = centres.flatMap((centre) => {
    const there = placeOfCentre(centre);
    return there ? [[centre.id, Math.round(distanceKm(place, there))] as const] : [];
  });
  return new Map(known);
}

export const within = (distances: ReadonlyMap<string, number>, radiusKm: number): string[] =>
  [...distances].filter(([, km]) => km <= radiusKm).map(([id]) => id);
