import {
  choice,
  date,
  daysBetween,
  defineAction,
  flag,
  lookup,
  multiChoice,
  multiLookup,
  refuse,
  text,
} from '#kernel/domain';
import type { PlainDate, Refused } from '#kernel/domain';
import { australianStates, caseTeamAndSpecialist } from '#platform/domain';
import { consultationTypes } from '../booking-choices.ts';
import { appointmentSession } from '../session/appointment-session.resource.ts';

/** Two months and the days around them on the sheet. */
export const mostCalendarDays = 62;

/** Everything one screen of the calendar needs, in one answer. The filters are those of B-288. */
export const calendarAction = defineAction({
  name: 'calendar',
  on: appointmentSession,
  label: 'Calendar',
  route: 'GET /app/appointment-sessions/calendar',
  page: '/view/ndis-calendar',
  roles: caseTeamAndSpecialist,
  input: {
    from: date('From', { required: true }),
    to: date('To', { required: true }),
    doctorId: lookup('Specialist', 'specialist'),
    specialistIds: multiLookup('Specialists', 'specialist'),
    centreIds: multiLookup('Centres', 'centre'),
    roomIds: multiLookup('Rooms', 'centreRoom'),
    specialtyIds: multiLookup('Specialties', 'lookupConfig', { where: { type: 'specialty' } }),
    accreditationIds: multiLookup('Accreditations', 'lookupConfig', {
      where: { type: 'accreditation' },
    }),
    stateId: choice('State', australianStates),
    countryId: lookup('Country', 'country'),
    sessionStatuses: text('Status', { max: 200 }),
    consultationTypes: multiChoice('Consultation types', consultationTypes),
    isVideoAppointment: flag('Video'),
    withSlots: flag('With slots'),
    /** Lists of values instead of records: a third of the size. */
    isPacked: flag('Packed'),
  },
  /** `CalendarAnswer`, or `PackedCalendar` where that was asked for. */
  answer: {
    sessions: ['json'],
    appointments: ['json'],
    specialists: [{ id: 'id', name: 'text', specialty: 'text?' }],
    centres: [{ id: 'id', name: 'text', zone: 'text', suburb: 'text?', state: 'text?' }],
    rooms: [{ id: 'id', name: 'text', centreId: 'id' }],
    leaves: [{ specialistId: 'id', from: 'date', to: 'date', reason: 'text?' }],
    holidays: [{ day: 'date', name: 'text', states: ['text'], region: 'text?' }],
  },
});

/** Null when it can be shown. */
export function whyNotInOneCalendar(from: PlainDate, to: PlainDate): Refused | null {
  const days = daysBetween(from, to) + 1;
  if (days < 1) return refuse('calendarEndsBeforeStart');
  return days > mostCalendarDays ? refuse('calendarTooLong') : null;
}
