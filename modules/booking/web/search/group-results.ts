import { kilometresText } from '../../domain/index.ts';
import type { SearchSorting } from '../../domain/index.ts';
import { dayText } from '../book/shown-slot.ts';
import { placeName } from './search-results.ts';
import type { FoundSession } from './search-results.ts';

export type FoundGroup = {
  readonly key: string;
  readonly title: string;
  /** Why it stands where it stands. */
  readonly note: string;
  readonly sessions: readonly FoundSession[];
};

/** B-400: favourites stand before the rest and the refused behind it, so a day may come thrice. */
const rankOf = ({ specialist }: FoundSession): string =>
  specialist.isExcluded ? 'Excluded by the company' : specialist.isFavourite ? 'Favourites' : '';

const kmOf = ({ centre }: FoundSession): string =>
  typeof centre?.distanceKm === 'number' ? kilometresText(centre.distanceKm) : '';

/** By what the list is ordered by: days, places from near to far, or specialists. */
export function groupsOf(
  sessions: readonly FoundSession[],
  sorting: SearchSorting,
  dateFormat: string | undefined,
): FoundGroup[] {
  const titleOf = (session: FoundSession): string =>
    ({
      date: () => dayText(session.dateFrom, session.timeZone, dateFormat),
      distance: () => placeName(session),
      specialist: () => session.specialist.displayName,
    })[sorting]();
  const noteOf = (session: FoundSession): string =>
    [rankOf(session), sorting === 'distance' ? kmOf(session) : ''].filter(Boolean).join(' · ');
  const groups = Map.groupBy(sessions, (one) => `${titleOf(one)}|${noteOf(one)}`);
  return [...groups].flatMap(([key, own]) =>
    own[0] ? [{ key, title: titleOf(own[0]), note: noteOf(own[0]), sessions: own }] : [],
  );
}
