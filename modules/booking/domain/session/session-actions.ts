import { defineAction, flag } from '#kernel/domain';
import { office, settingsStaff } from '#platform/domain';

/** C-101. */
export const setIsOnHold = defineAction({
  name: 'setIsOnHold',
  on: 'appointmentSession',
  label: 'On hold',
  route: 'PUT /app/appointment-sessions/{id}/setIsOnHold',
  roles: settingsStaff,
  input: { isOnHold: flag('On hold', { required: true }) },
});

/** C-100, B-242. A session with appointments is refused by the database. */
export const deleteSession = defineAction({
  name: 'deleteSession',
  on: 'appointmentSession',
  label: 'Cancel session',
  route: 'PUT /app/appointment-sessions/{id}/deleteSession',
  roles: settingsStaff,
  input: {},
});

export const listSlots = defineAction({
  name: 'slots',
  on: 'appointmentSession',
  label: 'Slots',
  route: 'GET /app/appointment-sessions/{id}/slots',
  roles: [...office, 'SPECIALIST'],
  input: {},
});

/** C-099. What the appointments of the session say is true; its slots are brought in line with them. */
export const syncFromAssessment = defineAction({
  name: 'syncFromAssessment',
  on: 'appointmentSession',
  label: 'Bring slots in line',
  route: 'PUT /app/appointment-sessions/{id}/syncFromAssessment',
  roles: settingsStaff,
  input: {},
});
