import { accept, emit, move, refuse, remove } from '#kernel/domain';
import type { Decision, Instant, RecordOf } from '#kernel/domain';
import { appointmentSession } from './appointment-session.resource.ts';
import { freeSlot, takeSlot } from './appointment-slot.table.ts';
import { sessionCancelled } from './session-events.ts';
import { sessionWorkflow } from './session.workflow.ts';
import type { Slot } from './slot.ts';

type Session = Pick<RecordOf<typeof appointmentSession>, 'id' | 'isOnHold' | 'isCancelled'>;

/** C-101. Saying again what is so already changes nothing. */
export function decideOnHold(session: Session, isOnHold: boolean): Decision {
  if (!session.isCancelled && session.isOnHold === isOnHold) return accept();
  return accept(move(sessionWorkflow, session, isOnHold ? 'hold' : 'release'));
}

/** C-100. */
export const decideSessionCancellation = (session: Session, bookedSlots: number): Decision =>
  accept(
    move(sessionWorkflow, session, 'deleteSession', { facts: { bookedSlots } }),
    emit(sessionCancelled({ sessionId: session.id })),
  );

/** C-830: a session made by mistake goes for good. */
export const decideSessionRemoval = (
  session: Pick<Session, 'id'> & { readonly concurrencyStamp: string },
  bookedSlots: number,
): Decision =>
  bookedSlots > 0 ? refuse('sessionHasBookings') : accept(remove(appointmentSession, session));

/** An appointment that is not cancelled, of the session that is brought in line. */
export type LiveAppointment = { readonly id: string; readonly dateFrom: Instant };

/** C-099. What the appointments of a session say is true; its slots follow them. */
export function decideSync(
  slots: readonly (Slot & { readonly appointmentId: string | null })[],
  appointments: readonly LiveAppointment[],
): Decision {
  const isLive = new Set(appointments.map(({ id }) => id));
  const stale = slots.filter(({ appointmentId }) => appointmentId && !isLive.has(appointmentId));
  const placed = new Set(slots.map(({ appointmentId }) => appointmentId));
  const missing = appointments
    .filter(({ id }) => !placed.has(id))
    .flatMap(({ id, dateFrom }) => {
      const slot = slots.find((one) => one.startsAt === dateFrom);
      const isOpen = slot && (slot.state !== 'booked' || stale.includes(slot));
      return isOpen ? [{ slot, id }] : [];
    });
  return accept(
    stale.map(freeSlot),
    missing.map(({ slot, id }) =>
      takeSlot(stale.includes(slot) ? { ...slot, state: 'free', heldById: null } : slot, id),
    ),
  );
}
