import { accept, move, refuse } from '#kernel/domain';
import type { Decision, Instant, RecordOf, Refused } from '#kernel/domain';
import { decideHold } from '../appointment/decide-hold.ts';
import type { HoldAsking } from '../appointment/decide-hold.ts';
import type { Slot } from '../session/slot.ts';
import type { SessionFacts } from '../session/why-not-bookable.ts';
import { keptAtMost } from './call-choices.ts';
import type { call } from './call.resource.ts';
import { callWorkflow } from './call.workflow.ts';
import { isKept, keepRows, releaseKept } from './kept-slot.ts';
import type { KeptSlot } from './kept-slot.ts';

export type CallFacts = Pick<
  RecordOf<typeof call>,
  'id' | 'status' | 'ownerId' | 'offerId' | 'offeredUntil' | 'offerAnswers'
>;

export type KeepFacts = {
  readonly call: CallFacts;
  readonly kept: readonly KeptSlot[];
  readonly slot: Slot;
  readonly session: Pick<SessionFacts, 'isOnHold' | 'isCancelled' | 'reservedForCompanyIds'>;
  /** Another call of the same officer has it: two callers must not be promised one slot. */
  readonly isKeptElsewhere: boolean;
};

/** While its slots are offered, the lawyer must find them as they were sent. */
function refuseUnlessOpen({ status }: CallFacts): Refused | null {
  if (status === 'open') return null;
  return refuse(status === 'offered' ? 'callIsOffered' : 'callIsOver');
}

/** Holds the slot for the call; keeping it again starts the minutes anew. */
export function decideKeep(facts: KeepFacts, asking: HoldAsking): Decision {
  const { call, kept, slot, session, isKeptElsewhere } = facts;
  const hold = decideHold(slot, session, asking);
  const refused = refuseUnlessOpen(call) ?? (isKeptElsewhere && refuse('keptForAnotherCall'));
  if (refused) return refused;
  if (hold.kind !== 'accepted' || kept.some((one) => one.slot.id === slot.id)) return hold;
  const rows = withRoom(kept, asking);
  if (rows.length >= keptAtMost) return refuse('callIsFull');
  return accept(hold.writes, keepRows(call.id, rows, [slot]));
}

/** A full call forgets the oldest slot that was lost or booked meanwhile. */
function withRoom(kept: readonly KeptSlot[], { userId, now }: HoldAsking): readonly KeptSlot[] {
  if (kept.length < keptAtMost) return kept;
  const lost = kept.find(({ slot }) => !isKept(slot, userId, now));
  return kept.filter((one) => one !== lost);
}

export function decideLetGo(call: CallFacts, kept: readonly KeptSlot[], slotId: string): Decision {
  const gone = kept.filter(({ slot }) => slot.id === slotId);
  const rest = kept.filter(({ slot }) => slot.id !== slotId);
  return accept(
    refuseUnlessOpen(call),
    !gone.length && refuse('slotNotFound'),
    releaseKept(gone, call.ownerId),
    keepRows(call.id, rest),
  );
}

/** Whatever is still held is free for others at once. */
export const decideClose = (call: CallFacts, kept: readonly KeptSlot[]): Decision =>
  accept(releaseKept(kept, call.ownerId), move(callWorkflow, call, 'close'));

export const hasRunOut = ({ offeredUntil }: CallFacts, now: Instant): boolean =>
  offeredUntil === null || Date.parse(offeredUntil) <= Date.parse(now);

/** Nobody answered in time: the slots are free, and the officer has the call again. */
export const decideExpiry = (call: CallFacts, kept: readonly KeptSlot[]): Decision =>
  accept(releaseKept(kept, call.ownerId), move(callWorkflow, call, 'expire'));
