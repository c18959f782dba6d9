import { claim, defineTable } from '#kernel/domain';
import type { RowClaim } from '#kernel/domain';
import type { Slot } from './slot.ts';

/** Slots are cut by the database from the times of their session; people only take and free them. */
export const appointmentSlot = defineTable({
  name: 'appointmentSlot',
  table: 'appointment_slots',
  columns: {
    state: 'text',
    heldById: 'uuid',
    heldByName: 'text',
    heldUntil: 'timestamptz',
    appointmentId: 'uuid',
  },
});

/** What the decision saw; whoever was faster has changed one of the two. */
const seen = ({ state, heldById }: Slot) => ({ state, heldById });
const unheld = { heldById: null, heldByName: null, heldUntil: null };

export const takeSlot = (slot: Slot, appointmentId: string): RowClaim =>
  claim(appointmentSlot, slot.id, {
    expect: seen(slot),
    set: { ...unheld, state: 'booked', appointmentId },
    otherwise: 'slotTaken',
  });

/** The place is free for others; the appointment stays in the history. */
export const freeSlot = (slot: Slot): RowClaim =>
  claim(appointmentSlot, slot.id, {
    expect: seen(slot),
    set: { ...unheld, state: 'free', appointmentId: null },
    otherwise: 'slotTaken',
  });

export type Holder = { readonly userId: string; readonly userName: string };

export const holdSlotUntil = (slot: Slot, holder: Holder, heldUntil: string): RowClaim =>
  claim(appointmentSlot, slot.id, {
    expect: seen(slot),
    set: { state: 'held', heldById: holder.userId, heldByName: holder.userName, heldUntil },
    otherwise: 'slotHeld',
  });
