import {
  choice,
  dateTime,
  defineResource,
  flag,
  longText,
  lookup,
  multiLookup,
  number,
  stateFlag,
  text,
  timeZone,
} from '#kernel/domain';
import { office, settingsStaff } from '#platform/domain';
import {
  consultationTypes,
  locationTypes,
  sessionStatuses,
  sessionTones,
} from '../booking-choices.ts';

/** B-401: a case manager searches and books; whose the other sessions are is not theirs to read. */
const officeAndSpecialist = [...office, 'SPECIALIST'] as const;

/** For a new session from its times, later from its slots. */
const figuresOfSlots = ['prepare_session', 'refresh_session'] as const;

/** D-024: a working block of a specialist at a centre or by video, cut into slots. */
export const appointmentSession = defineResource({
  name: 'appointmentSession',
  segment: 'appointment-sessions',
  label: ['Appointment Session', 'Appointment Sessions'],
  title: '{name}',

  fields: {
    name: text('Name', {
      computedBy: ['prepare_session'],
      searchable: true,
      history: false,
      max: 300,
    }),
    specialistId: lookup('Specialist', 'specialist', { required: true }),
    centreId: lookup('Centre', 'centre', { offers: { receiveBooking: true } }),
    roomId: lookup('Room', 'centreRoom', { within: 'centreId' }),
    timeZone: timeZone('Time zone', {
      required: true,
      filledIn: true,
      alsoSetBy: ['keep_zone_of_session'],
      follows: { centreId: 'centre', specialistId: 'specialist' },
      hint: 'Of the centre; by video and at home of the specialist.',
    }),
    dateFrom: dateTime('From', { required: true, zone: 'timeZone' }),
    dateTo: dateTime('To', { required: true, zone: 'timeZone' }),
    slotMinutes: number('Slot length in minutes', {
      required: true,
      default: 60,
      min: 5,
      max: 480,
    }),
    bufferMinutes: number('Break after each slot in minutes', {
      required: true,
      default: 0,
      min: 0,
      max: 240,
    }),
    capacity: number('Most appointments', {
      min: 1,
      max: 100,
      hint: 'Empty: as many as there are slots.',
    }),
    consultationType: choice('Consultation type', consultationTypes, {
      required: true,
      default: 'inPerson',
    }),
    locationType: choice('Location type', locationTypes),
    isVideoAppointment: flag('Video', { default: false }),
    reservedForCompanyIds: multiLookup('Reserved for companies', 'company'),
    note: longText('Note'),
    isOnHold: stateFlag('On hold', { false: 'Not on hold', true: 'On hold' }, { tone: 'warning' }),
    isCancelled: stateFlag(
      'Cancelled',
      { false: 'Not cancelled', true: 'Cancelled' },
      { tone: 'danger' },
    ),
    sessionStatus: choice('Status', sessionStatuses, {
      computedBy: figuresOfSlots,
      history: false,
      tones: sessionTones,
    }),
    sessionStatusCode: number('Status code', { computedBy: figuresOfSlots, history: false }),
    totalSlots: number('Slots', { computedBy: figuresOfSlots, history: false }),
    freeSlots: number('Free slots', { computedBy: figuresOfSlots, history: false }),
    seriesId: text('Series', { readOnly: true, max: 36 }),
  },

  checks: {
    endAfterStart: {
      field: 'dateTo',
      op: '>',
      than: 'dateFrom',
      refusal: 'sessionEndsBeforeStart',
    },
  },
  dryRun: ['update'],
  verbs: {
    list: officeAndSpecialist,
    read: officeAndSpecialist,
    lookup: officeAndSpecialist,
    create: settingsStaff,
    update: settingsStaff,
    export: settingsStaff,
  },
  scope: { SPECIALIST: { specialistId: 'visibleSpecialistIds' } },
  params: {
    sessionStatuses: { field: 'sessionStatus' },
    doctorId: { field: 'specialistId' },
    fromSession: { field: 'id' },
  },

  list: {
    columns: [
      'dateFrom',
      'dateTo',
      'specialistId',
      'centreId',
      'consultationType',
      'sessionStatus',
      'freeSlots',
      'totalSlots',
    ],
    sort: 'dateFrom',
  },
  filters: [
    'specialistId',
    'centreId',
    'dateFrom',
    'sessionStatus',
    'consultationType',
    'isVideoAppointment',
    'seriesId',
  ],
  lookup: { text: '{name}', sort: 'dateFrom', filters: ['specialistId', 'centreId'] },
  facts: ['specialistId', 'centreId', 'sessionStatus', 'freeSlots', 'consultationType'],
  detail: {
    Slots: 'panel',
    Session: [
      'specialistId',
      'centreId',
      'roomId',
      'timeZone',
      'dateFrom',
      'dateTo',
      'slotMinutes',
      'bufferMinutes',
      'capacity',
    ],
    Consultation: [
      'consultationType',
      'locationType',
      'isVideoAppointment',
      'reservedForCompanyIds',
      'note',
    ],
    Status: ['sessionStatus', 'isOnHold', 'isCancelled', 'totalSlots', 'freeSlots'],
  },
});
