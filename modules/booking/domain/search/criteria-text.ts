import { formatDate, relativeRanges } from '#kernel/domain';
import type { RelativeRange } from '#kernel/domain';
import { consultationTypes, sessionStatuses } from '../booking-choices.ts';
import type { SearchDays, SearchInput } from './criteria.ts';
import { usualRadius } from './search-fields.ts';

type Names = ReadonlyMap<string, string>;

const listed = (ids: readonly string[] | null | undefined, names: Names): string[] =>
  ids?.length ? [ids.map((id) => names.get(id) ?? 'unknown').join(' or ')] : [];

const named = (label: string, id: string | null | undefined, names: Names): string[] =>
  id ? [`${label} ${names.get(id) ?? 'unknown'}`] : [];

/** The ids whose names the words need. */
export const namedIds = (input: SearchInput): string[] =>
  [
    ...(input.specialtyIds ?? []),
    ...(input.accreditationIds ?? []),
    input.matterTypeId,
    input.languageId,
    input.companyId,
    input.specialistId,
    input.centreId,
  ].filter((id): id is string => Boolean(id));

/** The question as a colleague would read it: `Psychiatry; within 50 km of 2150; 15 Nov to …`. */
export function criteriaText(input: SearchInput, days: SearchDays, names: Names): string {
  const { postcode, radiusKm, relativeDate, dateFrom, dateTo } = input;
  const isRelative = relativeDate && !dateFrom && !dateTo;
  return [
    ...listed(input.specialtyIds, names),
    ...listed(input.accreditationIds, names),
    ...named('scheme', input.matterTypeId, names),
    ...(input.state ? [input.state] : []),
    ...(postcode ? [`within ${radiusKm ?? usualRadius} km of ${postcode}`] : []),
    isRelative
      ? relativeRanges[relativeDate as RelativeRange].toLowerCase()
      : `${formatDate(days.from)} to ${formatDate(days.to)}`,
    ...(input.consultationType ? [consultationTypes[input.consultationType]] : []),
    ...(input.isVideoAppointment === undefined || input.isVideoAppointment === null
      ? []
      : [input.isVideoAppointment ? 'by video' : 'at a centre']),
    ...named('speaks', input.languageId, names),
    ...named('for', input.companyId, names),
    ...named('specialist', input.specialistId, names),
    ...named('at', input.centreId, names),
    ...(input.sessionStatuses?.length
      ? [input.sessionStatuses.map((status) => sessionStatuses[status]).join(' or ')]
      : []),
    ...(input.includeUnavailable ? ['also what cannot be booked'] : []),
  ].join('; ');
}
