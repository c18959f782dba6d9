import { accept, refuse } from '#kernel/domain';
import type { Decision, Instant } from '#kernel/domain';
import { isHeldByOther } from '../session/slot.ts';
import type { Slot } from '../session/slot.ts';
import type { Asking, SessionFacts } from '../session/why-not-bookable.ts';

/** Long enough for a telephone call, short enough not to starve the others. */
export const holdMinutes = 10;

export const holdEnds = (now: Instant): Instant =>
  new Date(Date.parse(now) + holdMinutes * 60_000).toISOString();

/** Holding again while it lasts starts the minutes anew. */
export function decideHold(
  slot: Slot,
  session: Pick<SessionFacts, 'isOnHold' | 'isCancelled' | 'reservedForCompanyIds'>,
  asking: Pick<Asking, 'userId' | 'now'> & {
    /** The companies that the user books for; null: any. */
    readonly companyIds: readonly string[] | null;
  },
): Decision<Slot> {
  const { userId, companyIds, now } = asking;
  const reserved = session.reservedForCompanyIds;
  if (session.isCancelled) return refuse('sessionCancelled');
  if (slot.startsAt <= now) return refuse('slotPast');
  if (slot.state === 'booked') return refuse('slotTaken');
  if (isHeldByOther(slot, userId, now)) return refuse('slotHeld');
  if (session.isOnHold) return refuse('sessionOnHold');
  // Staff hold before they know for whom.
  const isMine = companyIds === null || reserved.some((id) => companyIds.includes(id));
  const isForOthers = reserved.length > 0 && !isMine;
  if (isForOthers) return refuse('sessionReserved');
  return accept({ state: 'held', heldById: userId, heldUntil: holdEnds(now) });
}

/** Only the one who holds it lets it go; a hold that has run out is gone already. */
export function decideRelease(slot: Slot, userId: string, now: Instant): Decision<Slot> {
  if (slot.state === 'booked') return refuse('slotTaken');
  if (isHeldByOther(slot, userId, now)) return refuse('slotHeld');
  return accept({ state: 'free', heldById: null, heldUntil: null });
}
