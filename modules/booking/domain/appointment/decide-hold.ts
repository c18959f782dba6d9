import { accept, refuse } from '#kernel/domain';
import type { Decision, Instant } from '#kernel/domain';
import { freeSlot, holdSlotUntil } from '../session/appointment-slot.table.ts';
import type { Holder } from '../session/appointment-slot.table.ts';
import { isHeldByOther } from '../session/slot.ts';
import type { Slot } from '../session/slot.ts';
import type { SessionFacts } from '../session/why-not-bookable.ts';

/** Long enough for a telephone call, short enough not to starve the others. */
export const holdMinutes = 10;

export const holdEnds = (now: Instant): Instant =>
  new Date(Date.parse(now) + holdMinutes * 60_000).toISOString();

export type HoldAsking = Holder & {
  readonly now: Instant;
  /** The companies that the user books for; null: any. */
  readonly companyIds: readonly string[] | null;
};

type HeldSession = Pick<SessionFacts, 'isOnHold' | 'isCancelled' | 'reservedForCompanyIds'>;

/** What is held for longer already, such as an offer by link, is not cut short. */
const laterOf = ({ heldUntil }: Slot, until: Instant): Instant =>
  heldUntil !== null && Date.parse(heldUntil) > Date.parse(until) ? heldUntil : until;

/** Holding again while it lasts starts the minutes anew. */
export function decideHold(slot: Slot, session: HeldSession, asking: HoldAsking): Decision {
  const { userId, companyIds, now } = asking;
  const reserved = session.reservedForCompanyIds;
  if (slot.state === 'booked') return refuse('slotTaken');
  if (isHeldByOther(slot, userId, now)) return refuse('slotHeld');
  if (session.isCancelled) return refuse('sessionCancelled');
  if (slot.startsAt <= now) return refuse('slotPast');
  if (session.isOnHold) return refuse('sessionOnHold');
  // Staff hold before they know for whom.
  const isMine = companyIds === null || reserved.some((id) => companyIds.includes(id));
  const isForOthers = reserved.length > 0 && !isMine;
  if (isForOthers) return refuse('sessionReserved');
  return accept(holdSlotUntil(slot, asking, laterOf(slot, holdEnds(now))));
}

/** Only the one who holds it lets it go; a hold that has run out is gone already. */
export function decideRelease(slot: Slot, userId: string, now: Instant): Decision {
  if (slot.state === 'booked') return refuse('slotTaken');
  if (isHeldByOther(slot, userId, now)) return refuse('slotHeld');
  return accept(freeSlot(slot));
}
