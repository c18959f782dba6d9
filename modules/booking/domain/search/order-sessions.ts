import type { Instant } from '#kernel/domain';
import type { SearchSorting } from './search-fields.ts';

export type FoundSession = {
  readonly id: string;
  readonly specialistId: string;
  readonly specialistName: string;
  readonly centreId: string | null;
  readonly dateFrom: Instant;
};

export type Preferences = {
  /** Place in the company's list by specialist. */
  readonly favourites: ReadonlyMap<string, number>;
  readonly excluded: ReadonlySet<string>;
};

/** Behind every place that a list of favourites can have. */
const noFavourite = 1000;

/** The favourites stand in the order that the company gave them. */
export const preferenceRank = (
  { favourites, excluded }: Preferences,
  specialistId: string,
): number =>
  excluded.has(specialistId) ? noFavourite + 1 : (favourites.get(specialistId) ?? noFavourite);

const compare = <T extends string | number>(one: T, other: T): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** B-400: the favourites of the company first, those whom it refuses last; then as was asked for. */
export function inOrder(
  sessions: readonly FoundSession[],
  preferences: Preferences,
  distances: ReadonlyMap<string, number>,
  sorting: SearchSorting,
): FoundSession[] {
  const rank = (session: FoundSession) => preferenceRank(preferences, session.specialistId);
  const far = ({ centreId }: FoundSession) => distances.get(centreId ?? '') ?? Infinity;
  return sessions.toSorted(
    (one, other) =>
      compare(rank(one), rank(other)) ||
      (sorting === 'distance' ? compare(far(one), far(other)) : 0) ||
      (sorting === 'specialist'
        ? compare(one.specialistName.toLowerCase(), other.specialistName.toLowerCase())
        : 0) ||
      compare(one.dateFrom, other.dateFrom) ||
      compare(one.id, other.id),
  );
}
