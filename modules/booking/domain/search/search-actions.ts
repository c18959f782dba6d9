import {
  choice,
  date,
  defineAction,
  fileAnswer,
  listOf,
  longText,
  lookup,
  number,
  text,
} from '#kernel/domain';
import { caseTeam, caseTeamAndSpecialist, office, settingsStaff } from '#platform/domain';
import { appointmentSession } from '../session/appointment-session.resource.ts';
import { pagingFields, searchFields } from './search-fields.ts';
import {
  centreAreaShape,
  foundSessionShape,
  onDemandShape,
  popupShape,
  upcomingShape,
} from './search-shapes.ts';

const at = '/app/appointment-sessions';

/** C-084, G-120. */
export const searchAppointment = defineAction({
  name: 'searchAppointment',
  on: appointmentSession,
  label: 'Search',
  route: `GET ${at}/searchAppointment`,
  roles: caseTeam,
  input: { ...searchFields, ...pagingFields },
  answer: {
    ...listOf(foundSessionShape),
    isCapped: 'flag',
    dateFrom: 'date',
    dateTo: 'date',
  },
});

/** Suburbs and postcodes that somebody who types this may mean. */
export const searchPlaces = defineAction({
  name: 'searchPlaces',
  on: appointmentSession,
  label: 'Find a place',
  route: `GET ${at}/searchPlaces`,
  roles: caseTeam,
  input: { q: text('Suburb or postcode', { required: true, max: 100 }) },
  answer: { items: [{ label: 'text', postcodes: ['text'], isWhole: 'flag' }] },
});

/** C-085: specialists who take requests but have no session in these days. */
export const searchOnDemand = defineAction({
  name: 'searchOnDemandAppointment',
  on: appointmentSession,
  label: 'Search on demand',
  route: `GET ${at}/searchOnDemandAppointment`,
  roles: caseTeam,
  input: { ...searchFields, ...pagingFields },
  answer: listOf(onDemandShape),
});

/** C-090: centres around a place, with what they have free. */
export const searchClinicArea = defineAction({
  name: 'searchClinicArea',
  on: appointmentSession,
  label: 'Search centres',
  route: `POST ${at}/searchClinicArea`,
  roles: caseTeam,
  input: searchFields,
  answer: listOf(centreAreaShape),
});

/** C-087. */
export const upcomingAppointments = defineAction({
  name: 'upcomingAppointments',
  on: appointmentSession,
  label: 'Upcoming appointments',
  route: `GET ${at}/upcoming-appointments`,
  roles: caseTeamAndSpecialist,
  input: {
    specialistId: lookup('Specialist', 'specialist'),
    centreId: lookup('Centre', 'centre'),
    clientId: lookup('Client', 'client'),
    skipCount: number('Skip', { min: 0, max: 100_000 }),
    maxResultCount: number('Page size', { min: 1, max: 100 }),
  },
  answer: listOf(upcomingShape),
});

/** C-086. */
export const sessionPopup = defineAction({
  name: 'popup',
  on: appointmentSession,
  label: 'Card',
  route: `GET ${at}/popup`,
  roles: caseTeamAndSpecialist,
  input: {
    specialistId: lookup('Specialist', 'specialist'),
    sessionId: lookup('Session', 'appointmentSession'),
  },
  answer: popupShape,
});

export const requestedPapers = { cv: 'CV', sample: 'Sample report' } as const;

/** C-098. */
export const requestCvOrSample = defineAction({
  dryRun: true,
  name: 'requestCVorSample',
  on: appointmentSession,
  label: 'Request CV or sample',
  route: `POST ${at}/requestCVorSample`,
  roles: caseTeam,
  input: {
    specialistId: lookup('Specialist', 'specialist', { required: true }),
    paper: choice('What', requestedPapers, { required: true, default: 'cv' }),
    note: longText('Note', { max: 1000 }),
  },
  answer: { sent: 'number' },
});

/** C-097: an XLSX file of what the search finds. */
export const exportAvailability = defineAction({
  name: 'exportAppointmentAvailability',
  on: appointmentSession,
  label: 'Export availability',
  route: `POST ${at}/export-appointment-availability`,
  roles: office,
  input: searchFields,
  answer: fileAnswer('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});

/** C-093, spelt as the wire spells it. */
export const sendCentreAvailability = defineAction({
  dryRun: true,
  name: 'sendCentreAvaialbe',
  on: appointmentSession,
  label: 'Send to centre',
  route: `POST ${at}/sendCentreAvaialbe`,
  roles: settingsStaff,
  input: {
    centreId: lookup('Centre', 'centre', { required: true }),
    dateFrom: date('From'),
    dateTo: date('To'),
  },
  answer: { email: 'text', sessions: 'number' },
});

export const searchActions = [
  searchAppointment,
  searchOnDemand,
  searchPlaces,
  searchClinicArea,
  upcomingAppointments,
  sessionPopup,
  requestCvOrSample,
  exportAvailability,
  sendCentreAvailability,
] as const;
