import { distanceKm, findPlace } from '#platform/domain';
import type { PlaceIndex, Point } from '#platform/domain';

export type CentrePlace = {
  readonly id: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly suburb: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
};

/** What a centre knows of itself is better than the middle of its suburb or postcode. */
export function placeOfCentre(centre: CentrePlace, places: PlaceIndex): Point | null {
  const { latitude, longitude, suburb, state, postcode } = centre;
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const words = [suburb, suburb && state, postcode].filter(Boolean).join(' ');
  const found = findPlace(words, places);
  return found.kind === 'found' ? found.point : null;
}

/** Exact kilometres by centre: only what is shown is rounded. A centre that is nowhere has none. */
export function distancesFrom(
  place: Point,
  centres: readonly CentrePlace[],
  places: PlaceIndex,
): ReadonlyMap<string, number> {
  const known = centres.flatMap((centre) => {
    const there = placeOfCentre(centre, places);
    return there ? [[centre.id, distanceKm(place, there)] as const] : [];
  });
  return new Map(known);
}

export const within = (distances: ReadonlyMap<string, number>, radiusKm: number): string[] =>
  [...distances].filter(([, km]) => km <= radiusKm).map(([id]) => id);

/** `19 km`, for the eye; what is nearer than half a kilometre is not nothing. */
export const kilometresText = (km: number): string =>
  km < 0.5 ? '< 1 km' : `${Math.round(km)} km`;
