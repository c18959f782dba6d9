import { accept, refuse } from '#kernel/domain';
import type { Decision, Instant } from '#kernel/domain';
import type { AppointmentStatus } from '../booking-choices.ts';

export type AppointmentFacts = {
  readonly id: string;
  readonly status: AppointmentStatus;
  readonly slotId: string | null;
  readonly sessionId: string;
  readonly cancellationReason: string | null;
  readonly revision: number;
};

const event = (type: string, appointment: AppointmentFacts, more: object = {}) => ({
  type,
  appointmentId: appointment.id,
  sessionId: appointment.sessionId,
  ...more,
});

/** Confirming twice says the same. */
export function decideConfirm(appointment: AppointmentFacts): Decision<AppointmentFacts> {
  if (appointment.status === 'cancelled') return refuse('appointmentOver');
  return accept({ status: 'confirmed' as const }, [event('AppointmentConfirmed', appointment)]);
}

/** The slot is free for others from then on. */
export function decideCancel(
  appointment: AppointmentFacts,
  input: { readonly reason: string },
): Decision<AppointmentFacts> {
  if (appointment.status === 'cancelled') return refuse('appointmentOver');
  const changes = {
    status: 'cancelled' as const,
    slotId: null,
    cancellationReason: input.reason,
    revision: appointment.revision + 1,
  };
  return accept(changes, [event('AppointmentCancelled', appointment, { reason: input.reason })]);
}

/** Where it goes to is decided as for a booking; here is only what the appointment itself says. */
export function decideMove(
  appointment: AppointmentFacts,
  to: { readonly slotId: string; readonly sessionId: string; readonly startsAt: Instant },
): Decision<AppointmentFacts> {
  if (appointment.status === 'cancelled') return refuse('appointmentOver');
  if (appointment.slotId === to.slotId) return refuse('sameSlot');
  const revision = appointment.revision + 1;
  return accept({ slotId: to.slotId, sessionId: to.sessionId, revision }, [
    event('AppointmentMoved', appointment, { toSessionId: to.sessionId, startsAt: to.startsAt }),
  ]);
}
