import { oneOf } from '#kernel/domain';
import type { Instant } from '#kernel/domain';

export type SlotState = 'free' | 'held' | 'booked';

/** A slot in answers of the API. */
export const slotShape = {
  id: 'id',
  sessionId: 'id',
  startsAt: 'instant',
  endsAt: 'instant',
  state: oneOf(['free', 'held', 'booked']),
  heldById: 'id?',
  heldByName: 'text?',
  heldUntil: 'instant?',
} as const;

/** One bookable piece of a session. */
export type Slot = {
  readonly id: string;
  readonly sessionId: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly state: SlotState;
  readonly heldById: string | null;
  readonly heldUntil: Instant | null;
};

/** A hold that has run out is none. */
export const isHeld = (slot: Slot, now: Instant): boolean =>
  slot.state === 'held' && slot.heldUntil !== null && slot.heldUntil > now;

export const isHeldByOther = (slot: Slot, userId: string, now: Instant): boolean =>
  isHeld(slot, now) && slot.heldById !== userId;

/** B-183. */
export const sessionMinutes = (dateFrom: Instant, dateTo: Instant): number =>
  Math.round((Date.parse(dateTo) - Date.parse(dateFrom)) / 60_000);

/** How many slots fit: the break after the last one need not. The database cuts the same way. */
export function slotCount(minutes: number, slotMinutes: number, bufferMinutes: number): number {
  if (minutes < slotMinutes) return 0;
  return Math.floor((minutes - slotMinutes) / (slotMinutes + bufferMinutes)) + 1;
}
