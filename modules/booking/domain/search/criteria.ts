import { addDays, endOfDay, refuse, relativeRange, startOfDay } from '#kernel/domain';
import type { InputValues, Instant, PlainDate, RelativeRange } from '#kernel/domain';
import { findPlace } from '#platform/domain';
import type { PlaceIndex, Point } from '#platform/domain';
import type { SessionStatus } from '../booking-choices.ts';
import { usualDays, usualRadius } from './search-fields.ts';
import type { searchFields } from './search-fields.ts';

export type SearchInput = InputValues<typeof searchFields>;

export type SearchDays = { readonly from: PlainDate; readonly to: PlainDate };

export type SearchPlan = {
  readonly days: SearchDays;
  readonly from: Instant;
  readonly to: Instant;
  /** Around where, and how far. */
  readonly near: { readonly place: Point; readonly radiusKm: number } | null;
  readonly statuses: readonly SessionStatus[];
};

/** Whoever looks for a slot in the next 3 months does not want the rest of this month left out. */
function rangeAhead(name: RelativeRange, today: PlainDate): SearchDays {
  const range = relativeRange(name, today);
  return /^next\d+Months$/.test(name) ? { ...range, from: today } : range;
}

/** Days that are named win over words; without any of them it is the next three weeks. */
export function searchDays(input: SearchInput, today: PlainDate): SearchDays {
  const { dateFrom, dateTo, relativeDate } = input;
  if (!dateFrom && !dateTo && relativeDate) {
    return rangeAhead(relativeDate as RelativeRange, today);
  }
  const from = dateFrom ?? (dateTo && dateTo < today ? dateTo : today);
  return { from, to: dateTo ?? addDays(from, usualDays) };
}

/** What can be sold is asked for, unless the caller names states. */
const sellable: readonly SessionStatus[] = ['available', 'reserved'];
const unsold: readonly SessionStatus[] = ['available', 'reserved', 'onHold'];

export type SearchSurroundings = {
  readonly zone: string;
  readonly today: PlainDate;
  readonly now: Instant;
  readonly places: PlaceIndex;
};

/** The days are those of whoever asks; what has begun already cannot be sold. */
export function planSearch(
  input: SearchInput,
  { zone, today, now, places }: SearchSurroundings,
): SearchPlan | ReturnType<typeof refuse> {
  const days = searchDays(input, today);
  if (days.to < days.from) return refuse('searchEndsBeforeStart');
  const place = input.postcode ? findPlace(input.postcode, places, input.state ?? null) : null;
  if (place?.kind === 'unknown') return refuse('placeUnknown');
  if (place?.kind === 'several') {
    return refuse('placeAmbiguous', { values: { choices: place.choices.join(', ') } });
  }
  if (input.radiusKm && !place) return refuse('radiusNeedsPlace');
  const start = startOfDay(days.from, zone);
  const asked = input.sessionStatuses ?? [];
  return {
    days,
    from: start < now ? now : start,
    to: endOfDay(days.to, zone),
    near: place && { place: place.point, radiusKm: input.radiusKm ?? usualRadius },
    statuses: asked.length ? asked : input.includeUnavailable ? unsold : sellable,
  };
}

export const isRefused = (
  plan: SearchPlan | ReturnType<typeof refuse>,
): plan is ReturnType<typeof refuse> => 'kind' in plan;
