import {
  choice,
  dateTime,
  defineResource,
  flag,
  longText,
  lookup,
  number,
  state,
  text,
  timeZone,
  url,
} from '#kernel/domain';
import { caseTeamAndSpecialist, office } from '#platform/domain';
import {
  appointmentStatuses,
  appointmentTones,
  atHome,
  consultationTypes,
} from '../booking-choices.ts';

/** Where the two meet when it is at no centre. */
const placesElsewhere = {
  by: 'consultationType',
  words: {
    telehealth: 'Video',
    both: 'Video',
    phone: 'Telephone',
    inPerson: atHome,
    ndis: atHome,
    ot: atHome,
  },
} as const;

/**
 * A booked slot. It is made, moved and ended by the actions of booking only; `caseModule` and
 * `caseId` say which case owns it once cases exist.
 */
export const appointment = defineResource({
  name: 'appointment',
  segment: 'appointments',
  label: ['Appointment', 'Appointments'],
  title: '{reference}',

  fields: {
    reference: text('Reference', { readOnly: true, searchable: true, max: 30, numbered: 'APT' }),
    clientId: lookup('Client', 'client', { readOnly: true, required: true }),
    companyId: lookup('Company', 'company', { readOnly: true }),
    caseManagerId: lookup('Case manager', 'caseManager', { readOnly: true }),
    sessionId: lookup('Session', 'appointmentSession', { readOnly: true, required: true }),
    specialistId: lookup('Specialist', 'specialist', { readOnly: true, required: true }),
    centreId: lookup('Centre', 'centre', { readOnly: true, emptyAs: placesElsewhere }),
    timeZone: timeZone('Time zone', { readOnly: true, required: true }),
    dateFrom: dateTime('From', { readOnly: true, required: true, zone: 'timeZone' }),
    dateTo: dateTime('To', { readOnly: true, required: true, zone: 'timeZone' }),
    status: state('Status', appointmentStatuses, { initial: 'booked', tones: appointmentTones }),
    consultationType: choice('Consultation type', consultationTypes, { required: true }),
    interpreterRequired: flag('Interpreter required', { default: false }),
    languageId: lookup('Language', 'lookupConfig', { where: { type: 'languages' } }),
    videoLink: url('Video link', { max: 500, hint: 'The address of the video call.' }),
    note: longText('Note'),
    cancelledForId: lookup('Reason of cancellation', 'lookupConfig', {
      readOnly: true,
      where: { type: 'cancellationReason' },
    }),
    cancellationReason: text('Note on the cancellation', { readOnly: true, max: 500 }),
    /** Counts moves and the cancellation, for the calendars of those who were invited. */
    revision: number('Revision', { readOnly: true, history: false, default: 0 }),
    caseModule: text('Case type', { readOnly: true, max: 40 }),
    caseId: text('Case', { readOnly: true, max: 36 }),
  },

  verbs: {
    list: caseTeamAndSpecialist,
    read: caseTeamAndSpecialist,
    lookup: caseTeamAndSpecialist,
    update: office,
    export: office,
  },
  scope: {
    CASE_MANAGER: { companyId: 'ownCompanyIds' },
    SPECIALIST: { specialistId: 'visibleSpecialistIds' },
  },

  list: {
    columns: [
      'reference',
      'dateFrom',
      'clientId',
      'specialistId',
      'centreId',
      'companyId',
      'status',
    ],
    sort: 'dateFrom',
    empty: 'An appointment is booked in Session and Specialist Search.',
  },
  filters: [
    'clientId',
    'specialistId',
    'centreId',
    'companyId',
    'caseManagerId',
    'sessionId',
    'dateFrom',
    'status',
  ],
  lookup: { text: '{reference}', sort: 'dateFrom', filters: ['clientId', 'specialistId'] },
  facts: ['dateFrom', 'clientId', 'specialistId', 'centreId', 'status'],
  detail: {
    Appointment: [
      'reference',
      'dateFrom',
      'dateTo',
      'timeZone',
      'status',
      'specialistId',
      'centreId',
      'sessionId',
    ],
    Booking: ['clientId', 'companyId', 'caseManagerId', 'consultationType'],
    Needs: [
      'interpreterRequired',
      'languageId',
      'videoLink',
      'note',
      'cancelledForId',
      'cancellationReason',
    ],
    'Who was told': 'panel',
  },
});
