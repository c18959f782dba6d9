import { dateTime, defineAction, lookup, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { appointmentSession } from './appointment-session.resource.ts';

/** C-096, B-242: asked while a session is typed, before it is saved. */
export const checkDuplicate = defineAction({
  name: 'checkDuplicate',
  on: appointmentSession,
  label: 'Check for duplicates',
  route: 'POST /app/appointment-sessions/checkDuplicate',
  roles: settingsStaff,
  input: {
    id: text('Session', { max: 36 }),
    specialistId: lookup('Specialist', 'specialist', { required: true }),
    roomId: lookup('Room', 'centreRoom'),
    dateFrom: dateTime('From', { required: true }),
    dateTo: dateTime('To', { required: true }),
  },
  answer: {
    isDuplicate: 'flag',
    items: [
      {
        id: 'id',
        displayName: 'text?',
        dateFrom: 'instant',
        dateTo: 'instant',
        centre: 'text?',
        isSameSpecialist: 'flag',
      },
    ],
  },
});
