import { defineWorkflow } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { appointmentSession } from './appointment-session.resource.ts';

export type SessionGuardFacts = { readonly bookedSlots: number };

/**
 * People put a session on hold, release it and cancel it. Whether it is available, reserved or booked
 * follows from its slots and is computed by the database (`sessionStatus`).
 */
export const sessionWorkflow = defineWorkflow({
  on: appointmentSession,
  axes: { isOnHold: {}, isCancelled: { final: ['true'] } },
  label: ({ isOnHold, isCancelled }) =>
    isCancelled ? 'Cancelled' : isOnHold ? 'On Hold' : 'Open for bookings',
  guards: {
    hasNoBookings: ({ bookedSlots }: SessionGuardFacts) =>
      bookedSlots > 0 ? 'sessionHasBookings' : null,
  },
  moves: {
    /** Both by `setIsOnHold` (C-101) and for several sessions at once. */
    hold: {
      label: 'Put on hold',
      isOnHold: { from: ['false'], to: 'true' },
      isCancelled: { from: ['false'], to: 'false' },
    },
    release: {
      label: 'Take off hold',
      isOnHold: { from: ['true'], to: 'false' },
      isCancelled: { from: ['false'], to: 'false' },
    },
    /** C-100, B-242: cancelled, not deleted; the history keeps what was offered. */
    deleteSession: {
      label: 'Cancel session',
      can: 'cancel it',
      who: settingsStaff,
      route: 'PUT /app/appointment-sessions/{id}/deleteSession',
      guard: 'hasNoBookings',
      isCancelled: { from: ['false'], to: 'true' },
    },
  },
});

export const { deleteSession } = sessionWorkflow.actions;
