import type { Instant } from '#kernel/domain';
import { isAskedOfStaff } from '../../domain/index.ts';
import { isMine } from '../book/shown-slot.ts';
import type { FoundSlot } from './search-results.ts';

export type SlotLook = {
  readonly kind: 'free' | 'mine' | 'held' | 'booked' | 'refused' | 'asks';
  /** Why not, in words; empty where nothing stands in the way. */
  readonly why: string;
};

/** News changes the state of a slot; the other reasons are those of its session. */
export function lookOf(slot: FoundSlot, userId: string, now: Instant): SlotLook {
  if (slot.state === 'booked') return { kind: 'booked', why: 'It is booked' };
  if (isMine(slot, userId, now)) return { kind: 'mine', why: '' };
  if (slot.state === 'held' && (slot.heldUntil ?? '') > now) {
    return { kind: 'held', why: `${slot.heldByName || 'Somebody else'} holds it` };
  }
  const others = slot.reasons.filter(({ reason }) => reason !== 'held' && reason !== 'booked');
  const why = others.map(({ text }) => text).join('. ');
  const mayAsk = others.every(({ reason }) => isAskedOfStaff(reason));
  return others.length ? { kind: mayAsk ? 'asks' : 'refused', why } : { kind: 'free', why: '' };
}

export const lookNow = (slot: FoundSlot, userId: string): SlotLook =>
  lookOf(slot, userId, new Date().toISOString());
