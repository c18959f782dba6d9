export type Point = { readonly latitude: number; readonly longitude: number };

const earthKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies (haversine). */
export function distanceKm(from: Point, to: Point): number {
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)));
}
