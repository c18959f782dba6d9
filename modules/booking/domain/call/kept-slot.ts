import { replaceRows } from '#kernel/domain';
import type { CollectionEdit, Instant, RowClaim } from '#kernel/domain';
import { freeSlot } from '../session/appointment-slot.table.ts';
import { isHeld } from '../session/slot.ts';
import type { Slot } from '../session/slot.ts';
import { callSlot } from './call-slot.resource.ts';

/** The row of the call, and the slot as it is now. */
export type KeptSlot = { readonly rowId: string; readonly slot: Slot };

/** It is still ours: nobody else can take it. */
export const isKept = (slot: Slot, ownerId: string, now: Instant): boolean =>
  slot.heldById === ownerId && isHeld(slot, now);

/** The slots of a call as they shall be from now on. */
export const keepRows = (
  callId: string,
  kept: readonly KeptSlot[],
  added: readonly Slot[] = [],
): CollectionEdit =>
  replaceRows(callSlot, callId, [
    ...kept.map(({ rowId, slot }) => ({ id: rowId, slotId: slot.id })),
    ...added.map(({ id }) => ({ slotId: id })),
  ]);

/** Frees what the officer holds; what somebody else has taken meanwhile stays theirs. */
export const releaseKept = (kept: readonly KeptSlot[], ownerId: string): RowClaim[] =>
  kept
    .map(({ slot }) => slot)
    .filter((slot) => slot.state === 'held' && slot.heldById === ownerId)
    .map(freeSlot);
