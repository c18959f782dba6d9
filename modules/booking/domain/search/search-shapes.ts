import { oneOf, optional } from '#kernel/domain';
import { appointmentStatuses, consultationTypes, sessionStatuses } from '../booking-choices.ts';
import { slotShape } from '../session/slot.ts';
import { slotReasons } from '../session/why-not-bookable.ts';

const reference = { id: 'id', displayName: 'text' } as const;
const place = { suburb: 'text?', state: 'text?', postcode: 'text?' } as const;

/** C-084: a session with its slots, and why a slot cannot be sold. */
export const foundSessionShape = {
  id: 'id',
  dateFrom: 'instant',
  dateTo: 'instant',
  timeZone: 'text',
  durationMinutes: 'number',
  sessionStatus: oneOf(sessionStatuses),
  consultationType: oneOf(consultationTypes),
  isVideoAppointment: 'flag',
  freeSlots: 'number',
  totalSlots: 'number',
  /** For the practice's own people only. */
  note: optional('text?'),
  specialist: {
    ...reference,
    specialty: 'text?',
    isFavourite: 'flag',
    favouriteNote: 'text?',
    isExcluded: 'flag',
    exclusionReason: 'text?',
  },
  /** Null: by video. */
  centre: 'json',
  reservedForCompanies: [reference],
  slots: [
    {
      ...slotShape,
      /** Of a booked slot, where the caller may open the appointment. */
      appointmentId: 'id?',
      reasons: [{ reason: oneOf(slotReasons), text: 'text' }],
    },
  ],
} as const;

/** C-085. */
export const onDemandShape = {
  ...reference,
  specialty: 'text?',
  state: 'text?',
  languages: ['text'],
  accreditations: ['text'],
  nextSession: 'instant?',
  /** B-085: they have no contract with us today. */
  asksFirst: 'flag',
  isFavourite: 'flag',
} as const;

/** C-090. */
export const centreAreaShape = {
  ...reference,
  ...place,
  specialistCount: 'number',
  sessionCount: 'number',
  freeSlots: 'number',
  nextSession: 'instant?',
  distanceKm: 'number?',
} as const;

/** C-087. */
export const upcomingShape = {
  id: 'id',
  reference: 'text',
  dateFrom: 'instant',
  dateTo: 'instant',
  timeZone: 'text',
  status: oneOf(appointmentStatuses),
  consultationType: oneOf(consultationTypes),
  sessionId: 'id',
  client: reference,
  specialist: reference,
  /** Null: by video. */
  centre: 'json',
} as const;

/** C-086. */
export const popupShape = {
  specialist: {
    ...reference,
    specialty: 'text?',
    state: 'text?',
    isActive: 'flag',
    hasCv: 'flag',
    hasSample: 'flag',
    languages: ['text'],
    accreditations: ['text'],
  },
  session: optional('json'),
  nextFreeSlots: [
    { id: 'id', sessionId: 'id', startsAt: 'instant', endsAt: 'instant', timeZone: 'text' },
  ],
} as const;
