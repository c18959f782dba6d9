import { defineAction, nullable } from '#kernel/domain';
import type { AnswerOf } from '#kernel/domain';
import { caseTeamAndSpecialist } from '#platform/domain';
import { appointment } from './appointment.resource.ts';

const bookedTime = {
  dateFrom: 'instant',
  dateTo: 'instant',
  timeZone: 'text',
  specialist: 'text?',
  centre: 'text?',
  /** Who put it there, and when. */
  user: { displayName: 'text' },
  changeTime: 'instant',
  /** When it was moved on; null for the place where it stands now. */
  movedTime: nullable('instant'),
} as const;

export type BookedTime = AnswerOf<{ answer: typeof bookedTime }>;

/** C-277, B-395: each time and place that an appointment was booked for, the present one first. */
export const bookedAppointmentHistory = defineAction({
  name: 'bookedAppointmentHistory',
  on: appointment,
  label: 'Booked times',
  route: 'GET /app/entity-changes/{id}/BookedAppointmentHistory',
  roles: caseTeamAndSpecialist,
  input: {},
  answer: { items: [bookedTime] },
});

type Place = Pick<BookedTime, 'dateFrom' | 'dateTo' | 'timeZone' | 'specialist' | 'centre'>;

/** All that one transaction changed of where and when it is. */
export type BookedChange = {
  readonly changeTime: string;
  readonly userName: string;
  /** What it was before, of what changed. */
  readonly before: Partial<Place>;
};

type Booking = { readonly changeTime: string; readonly userName: string };

/** From the present place backwards; `changes` come newest first. */
export function bookedTimes(
  present: Place,
  changes: readonly BookedChange[],
  booking: Booking,
): BookedTime[] {
  const times: BookedTime[] = [];
  let place = present;
  let movedTime: string | null = null;
  for (const { changeTime, userName, before } of [...changes, { ...booking, before: {} }]) {
    times.push({ ...place, user: { displayName: userName }, changeTime, movedTime });
    place = { ...place, ...before };
    movedTime = changeTime;
  }
  return times;
}
