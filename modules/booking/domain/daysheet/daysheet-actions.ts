import { date, defineAction, fileAnswer, lookup } from '#kernel/domain';
import { caseTeamAndSpecialist, settingsStaff } from '#platform/domain';
import { appointmentSession } from '../session/appointment-session.resource.ts';

const asked = {
  specialistId: lookup('Specialist', 'specialist', { required: true }),
  centreId: lookup('Centre', 'centre'),
  fromDate: date('From', { required: true }),
  toDate: date('To'),
};

/** C-092: is there anything to print, and has it changed since the last time? */
export const validateDaysheet = defineAction({
  name: 'validateDaySheetPrint',
  on: appointmentSession,
  label: 'Check daysheet',
  route: 'POST /app/appointment-sessions/validateDaySheetPrint',
  roles: caseTeamAndSpecialist,
  input: asked,
  answer: {
    isValid: 'flag',
    days: [{ day: 'date', appointments: 'number', stamp: 'json' }],
  },
});

/** C-091: the page itself. */
export const printDaysheet = defineAction({
  name: 'daySheetPrint',
  on: appointmentSession,
  label: 'Print daysheet',
  route: 'POST /app/appointment-sessions/daySheetPrint',
  roles: caseTeamAndSpecialist,
  input: asked,
  answer: fileAnswer('text/html'),
});

/** Said by the page when the browser prints: from then on the sheet has a version. */
export const stampDaysheet = defineAction({
  name: 'stampDaySheet',
  on: appointmentSession,
  label: 'Stamp daysheet',
  route: 'POST /app/appointment-sessions/stampDaySheet',
  roles: caseTeamAndSpecialist,
  input: asked,
  answer: { isStamped: 'flag' },
});

/** C-094. */
export const sendDaysheets = defineAction({
  dryRun: true,
  name: 'sendSpecialistBookingDaysheets',
  on: appointmentSession,
  label: 'Email Daysheets',
  route: 'POST /app/appointment-sessions/sendSpecialistBookingDaysheets',
  roles: settingsStaff,
  input: asked,
  answer: { email: 'text' },
});
