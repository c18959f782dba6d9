import { dayIn, isPlainDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { australianStates } from '#platform/domain';
import {
  calendarViews,
  cappedRange,
  consultationTypes,
  rangeOf,
  sessionStatusesIn,
  viewFor,
} from '../../../domain/index.ts';
import type { CalendarView, DayRange, SessionStatus } from '../../../domain/index.ts';

export const calendarGroups = {
  specialist: 'Specialist',
  centre: 'Centre',
  room: 'Room',
} as const;

export type CalendarGroup = keyof typeof calendarGroups;

/** Whose clocks: those of the place, or the reader's own. */
export type ZoneChoice = 'place' | 'own';

export const manyFilters = [
  'specialistIds',
  'centreIds',
  'roomIds',
  'specialtyIds',
  'accreditationIds',
] as const;

export type CalendarFilters = Readonly<
  Partial<Record<(typeof manyFilters)[number], readonly string[]>>
> & {
  readonly stateId?: string;
  readonly countryId?: string;
  readonly sessionStatuses?: readonly SessionStatus[];
  readonly consultationTypes?: readonly string[];
  readonly isVideoAppointment?: boolean;
};

export type CalendarState = {
  readonly view: CalendarView;
  readonly range: DayRange;
  readonly group: CalendarGroup;
  readonly zone: ZoneChoice;
  /** Rows without a session are shown as well. */
  readonly showsAll: boolean;
  readonly filters: CalendarFilters;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A filter may be given once with commas, or several times. */
const wordsOf = (params: URLSearchParams, name: string): string[] =>
  params
    .getAll(name)
    .flatMap((text) => text.split(','))
    .filter(Boolean);

const idsOf = (params: URLSearchParams, name: string): string[] =>
  wordsOf(params, name).filter((word) => uuid.test(word));

const keyOf = <K extends string>(all: Readonly<Record<K, unknown>>, word: string | null) =>
  word !== null && Object.hasOwn(all, word) ? (word as K) : undefined;

/** A link may name a day or an instant; an instant is the day it is for the reader. */
function dayOf(text: string | null, zone: string): PlainDate | null {
  if (!text) return null;
  if (isPlainDate(text)) return text;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : dayIn(zone, instant);
}

function filtersOf(params: URLSearchParams): CalendarFilters {
  const found: Record<string, unknown> = {};
  for (const name of manyFilters) {
    const ids = idsOf(params, name);
    if (ids.length) found[name] = ids;
  }
  const doctors = idsOf(params, 'doctorId');
  if (doctors.length)
    found.specialistIds = [...((found.specialistIds as string[]) ?? []), ...doctors];
  const state = keyOf(australianStates, params.get('stateId'));
  if (state) found.stateId = state;
  const [country] = idsOf(params, 'countryId');
  if (country) found.countryId = country;
  const statuses = sessionStatusesIn(wordsOf(params, 'sessionStatuses').join(','));
  if (statuses?.length) found.sessionStatuses = statuses;
  const kinds = wordsOf(params, 'consultationTypes').filter((word) =>
    keyOf(consultationTypes, word),
  );
  if (kinds.length) found.consultationTypes = kinds;
  const video = params.get('isVideoAppointment')?.toLowerCase();
  if (video === 'true' || video === 'false') found.isVideoAppointment = video === 'true';
  return found;
}

type Here = { readonly today: PlainDate; readonly zone: string };

/** B-288: the address says everything; what it says wrongly counts as not said. */
export function readState(params: URLSearchParams, { today, zone }: Here): CalendarState {
  const start = dayOf(params.get('start'), zone);
  const end = dayOf(params.get('end'), zone);
  const asked = cappedRange({ from: start ?? today, to: end ?? start ?? today });
  const view = keyOf(calendarViews, params.get('view')) ?? (start && end ? viewFor(asked) : 'week');
  const isExact = view === 'agenda' && start !== null && end !== null;
  return {
    view,
    range: isExact ? asked : rangeOf(view, asked.from),
    group: keyOf(calendarGroups, params.get('group')) ?? 'specialist',
    zone: params.get('zone') === 'own' ? 'own' : 'place',
    showsAll: params.get('all') === 'true',
    filters: filtersOf(params),
  };
}

/** Only what differs from the start is written, so that an address stays short. */
export function writeState(state: CalendarState): URLSearchParams {
  const { view, range, group, zone, showsAll, filters } = state;
  const params = new URLSearchParams({ view, start: range.from, end: range.to });
  if (group !== 'specialist') params.set('group', group);
  if (zone !== 'place') params.set('zone', zone);
  if (showsAll) params.set('all', 'true');
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined || (Array.isArray(value) && !value.length)) continue;
    params.set(name, String(value));
  }
  return params;
}

/** The day that the sheet is about when another view is chosen. */
export const anchorOf = ({ range }: CalendarState, today: PlainDate): PlainDate =>
  today >= range.from && today <= range.to ? today : range.from;

/** What the server is asked for; slots only where they are drawn. */
export const queryOf = ({
  view,
  range,
  filters,
}: CalendarState): Record<string, string | boolean> => ({
  from: range.from,
  to: range.to,
  ...(view !== 'month' && view !== 'agenda' && { withSlots: true }),
  ...Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value)]),
  ),
});

export const filterCount = (filters: CalendarFilters): number =>
  Object.values(filters).filter((value) => value !== undefined && String(value) !== '').length;
