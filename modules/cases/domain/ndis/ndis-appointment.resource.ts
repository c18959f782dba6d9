import {
  choice,
  date,
  defineResource,
  longText,
  lookup,
  number,
  state,
  time,
} from '#kernel/domain';
import { ndisServiceItem } from '../settings/ndis-service-item.resource.ts';
import {
  ndisAppointmentStatuses,
  ndisAppointmentTones,
  ndisCancelReasons,
  ndisPlaces,
} from './ndis-appointment-choices.ts';
import { keptByOffice, ofParticipant, partOfParticipant } from './part-of-participant.ts';

const minutes = { min: 0, max: 1440, default: 0 } as const;

/** One support that is given on a day; what comes of it is claimed once. */
export const ndisAppointment = defineResource({
  name: 'ndisAppointment',
  segment: 'ndis-appointments',
  label: ['Participant Appointment', 'Participant Appointments'],
  title: '{appointmentOn} {startTime}',
  ...partOfParticipant('appointments'),

  fields: {
    ...ofParticipant,
    serviceItemId: lookup('Support item', ndisServiceItem.name, { required: true }),
    specialistId: lookup('Provider', 'specialist'),
    appointmentOn: date('Date', { required: true }),
    startTime: time('From', { required: true }),
    minutes: number('Minutes', { required: true, min: 5, max: 1440, default: 60 }),
    place: choice('Where', ndisPlaces, { required: true, default: 'clinic' }),
    /** Where the time was booked in the calendar. */
    appointmentId: lookup('Booked time', 'appointment'),
    status: state('Status', ndisAppointmentStatuses, {
      initial: 'requested',
      tones: ndisAppointmentTones,
    }),
    deliveredMinutes: number('Minutes given', { ...minutes, readOnly: true }),
    travelMinutes: number('Travel minutes', { ...minutes, readOnly: true }),
    nonFaceMinutes: number('Minutes without the participant', { ...minutes, readOnly: true }),
    cancelledOn: date('Notice given on', { readOnly: true }),
    cancelReason: choice('Reason', ndisCancelReasons, { readOnly: true }),
    claimedOn: date('Claimed', { readOnly: true }),
    note: longText('Note', { max: 1000 }),
  },

  verbs: { ...keptByOffice, lookup: keptByOffice.list, export: keptByOffice.list },
  deleteOnlyUnused: true,
  lookup: { text: '{appointmentOn} {startTime}', sort: 'appointmentOn desc', filters: ['ndisId'] },
  list: {
    columns: [
      'appointmentOn',
      'startTime',
      'minutes',
      'serviceItemId',
      'specialistId',
      'status',
      'claimedOn',
    ],
    sort: 'appointmentOn desc',
  },
  filters: ['ndisId', 'status', 'appointmentOn', 'specialistId', 'serviceItemId'],
  detail: {
    Appointment: [
      'serviceItemId',
      'specialistId',
      'appointmentOn',
      'startTime',
      'minutes',
      'place',
      'appointmentId',
      'note',
    ],
  },
});
