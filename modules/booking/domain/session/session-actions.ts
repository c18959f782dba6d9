import { defineAction, flag, oneOf, record } from '#kernel/domain';
import { office, settingsStaff } from '#platform/domain';
import { appointmentSession } from './appointment-session.resource.ts';
import { slotShape } from './slot.ts';
import { slotReasons } from './why-not-bookable.ts';

/** C-101. */
export const setIsOnHold = defineAction({
  name: 'setIsOnHold',
  on: appointmentSession,
  label: 'On hold',
  route: 'PUT /app/appointment-sessions/{id}/setIsOnHold',
  roles: settingsStaff,
  input: { isOnHold: flag('On hold', { required: true }) },
  answer: record(appointmentSession),
});

/** C-830: a session made by mistake goes for good; one with appointments is refused. */
export const removeSession = defineAction({
  name: 'remove',
  on: appointmentSession,
  label: 'Delete',
  route: 'DELETE /app/appointment-sessions/{id}',
  roles: settingsStaff,
  input: {},
  answer: 'nothing',
});

/** C-827: of all sessions the one that concerns the specialist now: it runs, or it is the next. */
export const mySession = defineAction({
  name: 'myDetail',
  on: appointmentSession,
  label: 'My session',
  route: 'GET /app/appointment-sessions/myDetail',
  roles: ['SPECIALIST'],
  input: {},
  answer: record(appointmentSession),
});

export const listSlots = defineAction({
  name: 'slots',
  on: appointmentSession,
  label: 'Slots',
  route: 'GET /app/appointment-sessions/{id}/slots',
  roles: [...office, 'SPECIALIST'],
  input: {},
  answer: {
    items: [
      {
        ...slotShape,
        appointmentId: 'id?',
        isHeld: 'flag',
        reasons: [{ reason: oneOf(slotReasons), text: 'text' }],
      },
    ],
  },
});

/** C-099. What the appointments of the session say is true; its slots are brought in line with them. */
export const syncFromAssessment = defineAction({
  name: 'syncFromAssessment',
  on: appointmentSession,
  label: 'Bring slots in line',
  route: 'PUT /app/appointment-sessions/{id}/syncFromAssessment',
  roles: settingsStaff,
  input: {},
  answer: record(appointmentSession),
});
