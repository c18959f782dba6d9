import type { Instant } from '#kernel/domain';
import { mayBeOverruled, unbookableReasons } from '#parties/domain';
import type { UnbookableReason } from '#parties/domain';
import type { Slot } from './slot.ts';
import { isHeldByOther } from './slot.ts';

export type SessionFacts = {
  readonly isOnHold: boolean;
  readonly isCancelled: boolean;
  readonly reservedForCompanyIds: readonly string[];
  readonly capacity: number | null;
  readonly bookedSlots: number;
};

export type Asking = {
  readonly userId: string;
  /** For whom it would be booked; null while nobody is chosen. */
  readonly companyId: string | null;
  readonly now: Instant;
};

/**
 * Why a slot cannot be sold, in the order in which a booking officer would say it. Whoever loses a
 * race for a slot reads first that somebody else was faster.
 */
export const slotReasons = {
  booked: 'It is booked',
  held: 'Somebody else holds it',
  cancelled: 'The session is cancelled',
  past: 'It is in the past',
  onHold: 'The session is on hold',
  full: 'The session takes no more appointments',
  reserved: 'It is reserved for other companies',
  ...unbookableReasons,
  holiday: 'It is a public holiday there',
} as const;

export type SlotReason = keyof typeof slotReasons;

/** What holds for the whole day of a slot. */
export type DayReason = UnbookableReason | 'holiday';

/** B-085: staff are asked about these and may go on. A practice may well work on a public holiday. */
export const isAskedOfStaff = (reason: string): boolean =>
  reason === 'holiday' || mayBeOverruled(reason);

/** A reason that staff may overrule after a question is marked by the decision, not here. */
export function whyNotBookable(
  slot: Slot,
  session: SessionFacts,
  /** What holds for the day of the slot. */
  unbookable: readonly DayReason[],
  asking: Asking,
): SlotReason[] {
  const { companyId, now, userId } = asking;
  const reserved = session.reservedForCompanyIds;
  const rows: readonly (readonly [SlotReason, boolean])[] = [
    ['booked', slot.state === 'booked'],
    ['held', isHeldByOther(slot, userId, now)],
    ['cancelled', session.isCancelled],
    ['past', slot.startsAt <= now],
    ['onHold', session.isOnHold],
    ['full', session.capacity !== null && session.bookedSlots >= session.capacity],
    ['reserved', reserved.length > 0 && (companyId === null || !reserved.includes(companyId))],
  ];
  return [...rows.flatMap(([reason, holds]) => (holds ? [reason] : [])), ...unbookable];
}

/**
 * B-401: a session that is kept for other companies does not exist for a customer. `companyIds` are
 * those whose sessions they see; null: the practice's own people see every session.
 */
export const isHiddenFrom = (
  { reservedForCompanyIds: reserved }: Pick<SessionFacts, 'reservedForCompanyIds'>,
  companyIds: readonly string[] | null,
): boolean =>
  companyIds !== null && reserved.length > 0 && !reserved.some((id) => companyIds.includes(id));
