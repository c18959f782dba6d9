import type { Instant } from '#kernel/domain';
import type { FoundSession, FoundSlot } from './search-results.ts';
import { lookOf } from './slot-look.ts';

export type NextFree = { readonly session: FoundSession; readonly slot: FoundSlot };

/** The earliest slot that can be sold, of what is on the screen. */
export function nextFree(
  sessions: readonly FoundSession[],
  userId: string,
  now: Instant,
): NextFree | null {
  let first: NextFree | null = null;
  for (const session of sessions) {
    const slot = session.slots.find((one) => lookOf(one, userId, now).kind === 'free');
    if (slot && (!first || slot.startsAt < first.slot.startsAt)) first = { session, slot };
  }
  return first;
}

export const nextFreeNow = (sessions: readonly FoundSession[], userId: string): NextFree | null =>
  nextFree(sessions, userId, new Date().toISOString());
