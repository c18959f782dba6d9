import {
  choice,
  date,
  flag,
  lookup,
  multiChoice,
  multiLookup,
  number,
  relativeRanges,
  text,
} from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { australianStates } from '#platform/domain';
import { consultationTypes, sessionStatuses } from '../booking-choices.ts';

/** G-032, K-076, K-077. */
export const searchCap = 500;
export const searchPage = 20;

/** "Within three weeks" is what callers ask for. */
export const usualDays = 21;
export const usualRadius = 50;

const values = <const T extends string>(label: string, type: T) =>
  multiLookup(label, 'lookupConfig', { where: { type } });

export const searchSortings = {
  date: 'Earliest first',
  distance: 'Nearest first',
  specialist: 'By specialist',
} as const;

export type SearchSorting = keyof typeof searchSortings;

/** G-108: without the feature a scheme narrows neither the search nor the list of specialists. */
export const filtersByScheme = ({ features }: Pick<Actor, 'features'>): boolean =>
  features.includes('MatterTypeFiltering');

/** G-120. What a booking officer is asked for on the telephone. */
export const searchFields = {
  specialtyIds: values('Specialty', 'specialty'),
  accreditationIds: values('Accreditation', 'accreditation'),
  matterTypeId: lookup('Scheme', 'matterType'),
  state: choice('State', australianStates),
  /** The name on the wire is older than the search by suburb. */
  postcode: text('Suburb or postcode', { max: 100 }),
  radiusKm: number('Within km', { min: 1, max: 1000 }),
  relativeDate: choice('When', relativeRanges),
  dateFrom: date('From'),
  dateTo: date('To'),
  consultationType: choice('Consultation type', consultationTypes),
  isVideoAppointment: flag('Video'),
  languageId: lookup('Language', 'lookupConfig', { where: { type: 'languages' } }),
  companyId: lookup('For company', 'company'),
  specialistId: lookup('Specialist', 'specialist'),
  centreId: lookup('Centre', 'centre'),
  sessionStatuses: multiChoice('Session status', sessionStatuses),
  includeUnavailable: flag('Show what cannot be booked'),
} as const;

export const pagingFields = {
  sorting: choice('Order', searchSortings),
  skipCount: number('Skip', { min: 0, max: searchCap }),
  maxResultCount: number('Page size', { min: 1, max: 100 }),
  /** The same question again, to see what changed: it is not kept in the history. */
  isRepeat: flag('Asked again'),
} as const;
