/** Where a holiday is kept. */
export type HolidayArea = {
  /** Empty: the whole country. */
  readonly states: readonly string[];
  /** The name of a part of the state. */
  readonly region: string | null;
  /** Of the region: `3000-3207, 3335`. */
  readonly postcodes: string | null;
  /** Centres that keep it wherever they are. */
  readonly centreIds: readonly string[];
};

/** Where a session is; all null by video and at home. */
export type HolidayPlace = {
  readonly centreId: string | null;
  readonly suburb: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
};

const isWithin = (postcode: string, ranges: string): boolean =>
  ranges.split(/[,;]/).some((range) => {
    const [from = '', to = from] = range.split('-').map((part) => part.trim());
    return from <= postcode && postcode <= to;
  });

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * D-120: a holiday of a region counts at the centres there and not in the rest of the state. A region
 * without postcodes and centres is the suburb of that name. The function `holiday_counts` of the database
 * knows the same rule; a test compares the two.
 */
export function isHolidayAt(area: HolidayArea, place: HolidayPlace): boolean {
  const { states, region, postcodes, centreIds } = area;
  const { centreId, suburb, state, postcode } = place;
  if (centreId && centreIds.includes(centreId)) return true;
  if (states.length && !(state && states.includes(state))) return false;
  if (postcodes) return postcode !== null && isWithin(postcode, postcodes);
  if (region && !centreIds.length) return suburb !== null && same(region, suburb);
  return !centreIds.length;
}
