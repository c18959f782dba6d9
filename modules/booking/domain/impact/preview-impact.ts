import { choice, defineAction, flag, json, nullable, oneOf, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { appointment } from '../appointment/appointment.resource.ts';
import { forBookings } from './choices-for-bookings.ts';

/** The records whose changes people with appointments feel. */
export const impactSources = {
  appointmentSession: 'Session',
  specialistLeave: 'Leave',
  centre: 'Centre',
  centreRoom: 'Room',
  specialist: 'Specialist',
  holiday: 'Holiday',
} as const;

export type ImpactSource = keyof typeof impactSources;

const stand = {
  dateFrom: 'instant',
  dateTo: 'instant',
  timeZone: 'text',
  specialist: 'text',
  place: 'text',
} as const;

/** One appointment that is affected; names are left out where the caller could not open it. */
export const affectedShape = {
  id: 'id?',
  reference: 'text?',
  client: 'text?',
  company: 'text?',
  caseManager: 'text?',
  reason: 'text',
  before: stand,
  after: nullable(stand),
} as const;

/** Who would be affected by a change, before it is made. Nothing is written. */
export const previewImpact = defineAction({
  name: 'previewImpact',
  on: appointment,
  label: 'Who is affected',
  route: 'POST /app/appointments/impact',
  roles: settingsStaff,
  input: {
    resource: choice('What is changed', impactSources, { required: true }),
    id: text('Record', { max: 36 }),
    /** What it would be; what is left out stays as it is. */
    values: json('New values'),
    isRemoved: flag('It is removed'),
  },
  answer: {
    title: 'text',
    total: 'number',
    options: [{ value: oneOf(forBookings), label: 'text', hint: 'text', confirm: 'text' }],
    people: [affectedShape],
  },
});
