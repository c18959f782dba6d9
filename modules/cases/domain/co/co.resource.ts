import {
  choice,
  date,
  dateTime,
  decimal,
  defineResource,
  longText,
  lookup,
  number,
  text,
  timeZone,
  url,
} from '#kernel/domain';
import { adminStaff, caseTeam, caseTeamAndSpecialist, office } from '#platform/domain';
import { caseFields } from '../engine/case-fields.ts';
import {
  bookingCmKeys,
  bookingNoteKeys,
  caseSectionNames,
  clientDetailKeys,
} from '../engine/case-sections.ts';
import { conferenceKinds, conferenceVariants } from './co-choices.ts';
import { coClosed, coSteps, coTones } from './co-steps.ts';

const recorded = { readOnly: true } as const;

const joiningFields = {
  joinLink: url('Link to join', { max: 500 }),
  joinPhone: text('Phone to dial in', { max: 60 }),
  joinPin: text('Access code', { max: 40 }),
  room: text('Room', { max: 200 }),
  court: text('Court', { max: 200 }),
  joinNote: longText('Words to everybody who joins', { max: 2000 }),
} as const;

const subpoenaFields = {
  subpoenaServedOn: date('Subpoena served', { notFuture: true }),
  attendOn: date('Attend on'),
  subpoenaExpiresOn: date('Subpoena expires'),
} as const;

const heldFields = {
  heldFrom: dateTime('Started', { ...recorded, zone: 'appointmentZone' }),
  heldTo: dateTime('Ended', { ...recorded, zone: 'appointmentZone' }),
  preparationMinutes: number('Preparation in minutes', recorded),
  billedHours: decimal('Hours for the fee', { ...recorded, scale: 2 }),
} as const;

/** several specialists and lawyers meet by phone, in court or in a conclave. */
export const co = defineResource({
  name: 'co',
  segment: 'co-teleconference',
  label: ['Conclave/Court Teleconference', 'Conclave/Court Teleconferences'],
  title: '{caseNo} {claimantName}',
  features: ['COTELE'],
  pages: { row: 'R-141' },
  rowsDifferByUser: true,

  fields: {
    ...caseFields({
      prefix: 'CO',
      steps: coSteps,
      stepTones: coTones,
      initial: 'created',
      closed: coClosed,
      nextWords: { APPOINTMENT: 'Find a time', ATTENDANCE: 'Hold the conference' },
    }),
    kind: choice('Kind', conferenceKinds, { required: true, default: 'teleconference' }),
    variant: choice('For', conferenceVariants, { required: true, default: 'CO_TELECONFERENCE' }),
    topic: text('What it is about', { max: 300 }),
    originCaseId: lookup('Asked for in case', 'case', recorded),
    durationMinutes: number('Length in minutes', {
      required: true,
      default: 60,
      min: 15,
      max: 480,
    }),
    answerBy: date('Answers by', recorded),
    /** Of the sending whose links still count. */
    pollKey: text('Poll', { ...recorded, max: 36, history: false }),
    appointmentDate: dateTime('Takes place', { ...recorded, zone: 'appointmentZone' }),
    appointmentEnd: dateTime('Until', { ...recorded, zone: 'appointmentZone' }),
    appointmentZone: timeZone('Time zone', recorded),
    /** Counts the times that were confirmed or taken back, for the calendars of those invited. */
    revision: number('Revision', { ...recorded, default: 0, history: false }),
    ...joiningFields,
    ...subpoenaFields,
    ...heldFields,
    minutes: longText('Minutes', { max: 20_000 }),
    minutesSentOn: date('Minutes sent', recorded),
    cancelledOn: date('Cancelled on', recorded),
    cancelNote: longText('Reason for cancellation', { ...recorded, max: 1000 }),
  },
  checks: {
    attendAfterService: {
      field: 'attendOn',
      op: '>=',
      than: 'subpoenaServedOn',
      refusal: 'attendBeforeService',
    },
    expiryAfterService: {
      field: 'subpoenaExpiresOn',
      op: '>=',
      than: 'subpoenaServedOn',
      refusal: 'subpoenaExpiresBeforeService',
    },
  },

  verbs: {
    list: caseTeamAndSpecialist,
    read: caseTeamAndSpecialist,
    lookup: caseTeamAndSpecialist,
    create: caseTeam,
    update: caseTeam,
    delete: adminStaff,
    export: office,
  },
  scope: {
    CASE_MANAGER: { companyId: 'ownCompanyIds', id: 'sharedCaseIds' },
    SPECIALIST: { specialistId: 'visibleSpecialistIds', id: 'invitedCaseIds' },
  },
  writeScope: { CASE_MANAGER: { companyId: 'bookableCompanyIds' } },

  list: {
    columns: [
      'caseNo',
      'claimantName',
      'kind',
      'caseStatus',
      'companyId',
      'specialistId',
      'appointmentDate',
      'nextStep',
      'nextDueDate',
      'picUserId',
    ],
    sort: 'caseNo desc',
  },
  filters: [
    'kind',
    'variant',
    'caseStatus',
    'step',
    'billingStatus',
    'isOnHold',
    'isClosed',
    'isUrgent',
    'specialistId',
    'companyId',
    'bookingCmId',
    'clientId',
    'appointmentDate',
    'attendOn',
    'nextStep',
    'nextDueDate',
    'picUserId',
  ],
  lookup: { text: '{caseNo} {claimantName}', sort: 'caseNo desc', filters: ['clientId'] },
  facts: ['caseStatus', 'kind', 'appointmentDate', 'nextStep', 'nextDueDate', 'picUserId'],
  detail: {
    Conference: ['kind', 'variant', 'topic', 'durationMinutes', 'appointmentDate', 'originCaseId'],
    'Joining details': ['joinLink', 'joinPhone', 'joinPin', 'room', 'court', 'joinNote'],
    Subpoena: ['subpoenaServedOn', 'attendOn', 'subpoenaExpiresOn'],
    'Hours for the fee': ['heldFrom', 'heldTo', 'preparationMinutes', 'billedHours'],
    [caseSectionNames.ClientDetails]: clientDetailKeys,
    [caseSectionNames.BookingCM]: bookingCmKeys,
    [caseSectionNames.BookingNotes]: bookingNoteKeys.filter(
      (key) => !['reportTypeId', 'reportDueDate'].includes(key),
    ),
    [caseSectionNames.Payment]: 'panel',
    [caseSectionNames.CaseCorrespondence]: 'panel',
    [caseSectionNames.ActionRequired]: 'panel',
  },
});
