import {
  choice,
  defineAction,
  flag,
  json,
  listOf,
  lookup,
  nullable,
  oneOf,
  record,
  text,
} from '#kernel/domain';
import type { AnyResource, Fields } from '#kernel/domain';
import { appointment, appointmentStatuses, noticeRecipients, tellField } from '#booking/domain';
import { caseTeam, caseTeamAndSpecialist, office } from '#platform/domain';
import { caseTypeNames } from '../engine/case-choices.ts';
import { bookingCmKeys, bookingNoteKeys, clientDetailKeys } from '../engine/case-sections.ts';
import { anyCase } from '../engine/case.resource.ts';
import { attendanceInput } from './attendance.ts';
import { cancellationInput } from './cancellation.ts';

const background = {
  inBackground: flag('In the background', { hint: 'A worker does it, and tells when it is done.' }),
} as const;

/** G-084: the job is known by its id from the first answer on. */
const jobShape = (resource: AnyResource) =>
  ({
    jobId: 'id',
    status: oneOf(['Processing', 'Completed', 'Cancelled']),
    record: nullable(record(resource)),
  }) as const;

const bookedTimeShape = {
  dateFrom: 'instant',
  dateTo: 'instant',
  timeZone: 'text',
  changeTime: 'instant',
  userName: 'text',
} as const;

export const appointmentHistoryShape = {
  id: 'id',
  reference: 'text',
  status: oneOf(appointmentStatuses),
  dateFrom: 'instant',
  dateTo: 'instant',
  timeZone: 'text',
  specialist: 'text?',
  centre: 'text?',
  reason: 'text?',
  /** The one in force. */
  isCurrent: 'flag',
  /** Where it was before it moved, the last one first. */
  moves: [bookedTimeShape],
} as const;

export const linkedCaseShape = {
  id: 'id',
  caseNo: 'text',
  caseType: 'text',
  segment: 'text',
  claimantName: 'text?',
  statusName: 'text?',
  specialistId: 'id?',
  specialist: 'text?',
  appointmentDate: 'instant?',
  isClosed: 'flag',
} as const;

/** What a case with an appointment can do besides its moves. */
export const caseAppointmentActions = (on: AnyResource) => {
  const route = (method: string, name: string) => `${method} /app/${on.base}/{id}/${name}`;
  return {
    /** C-047, B-203. */
    attendance: defineAction({
      name: 'saveAttendance',
      on,
      label: 'Save attendance',
      route: route('PUT', 'attendance'),
      roles: office,
      input: { ...attendanceInput, ...background },
      answer: jobShape(on),
    }),
    /** C-048, B-204. */
    cancellation: defineAction({
      name: 'saveCancellation',
      on,
      label: 'Cancel case',
      route: route('PUT', 'cancellation'),
      roles: office,
      input: { ...cancellationInput, ...background },
      answer: jobShape(on),
    }),
    /** C-065. */
    resend: defineAction({
      dryRun: true,
      name: 'resendReschedule',
      on,
      label: 'Tell of the new time again',
      route: route('POST', 'resendRescheduleAppointmentUpdate'),
      roles: caseTeam,
      input: {},
      answer: { items: [{ recipient: oneOf(noticeRecipients), name: 'text' }] },
    }),
    /** C-080. */
    history: defineAction({
      name: 'appointmentHistory',
      on,
      label: 'Appointment history',
      route: route('GET', 'appointmentHistory'),
      roles: caseTeamAndSpecialist,
      input: {},
      answer: { items: [appointmentHistoryShape] },
    }),
    /** C-076. */
    specialistClient: defineAction({
      name: 'specialistClientHistory',
      on,
      label: 'Earlier cases with this specialist',
      route: route('GET', 'specialistClientHistory'),
      roles: caseTeamAndSpecialist,
      input: {},
      answer: listOf(linkedCaseShape),
    }),
  } as const;
};

const asked = (fields: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const field = fields[key];
      return field ? [[key, field]] : [];
    }),
  );

/** What is said once of all the cases of a panel. */
const newCaseInput = ({ fields }: AnyResource): Fields =>
  asked(fields, [
    ...bookingNoteKeys,
    ...bookingCmKeys,
    ...clientDetailKeys,
    'specialtyId',
    'appointmentNote',
  ]);

/** One request, up to three specialists: every case and every slot, or none of them. */
export const bookCases = (on: AnyResource) =>
  defineAction({
    name: 'bookCases',
    on,
    label: 'Make cases and book their slots',
    route: `POST /app/${on.base}/bookCases`,
    roles: caseTeam,
    input: {
      ...newCaseInput(on),
      slots: json('Slots', {
        required: true,
        hint: 'One to three of { slotId, consultationType }.',
      }),
      tell: tellField,
    },
    answer: { items: [record(on)] },
  });

/** Asked before a case is made: what the same claimant has already. */
export const casesOfClaimant = defineAction({
  name: 'ofClaimant',
  on: anyCase,
  label: 'Cases of the claimant',
  route: 'GET /app/assessments/ofClaimant',
  roles: caseTeam,
  input: {
    clientId: lookup('Claimant', 'client', { required: true }),
    specialistId: text('Specialist', { max: 36 }),
  },
  answer: listOf(linkedCaseShape),
});

/** The types of case whose claimant is seen at a time. */
const typesOfMeeting = { IME: caseTypeNames.IME, OT: caseTypeNames.OT } as const;

/** An appointment that was booked without a case becomes one; the rest stay meetings. */
export const makeCase = defineAction({
  name: 'makeCase',
  on: appointment,
  label: 'Make a case of it',
  route: 'POST /app/appointments/{id}/makeCase',
  roles: caseTeam,
  features: ['Assessment', 'OT'],
  input: { caseType: choice('Case type', typesOfMeeting) },
  answer: {
    id: 'id',
    caseType: 'text',
    caseNo: 'text',
    step: 'text',
    appointmentId: 'id?',
  },
});
