import type { Decision, Write } from '#kernel/domain';
import type { CallFacts, KeptSlot, Slot } from '../domain/index.ts';
import { aSlot } from './a-slot.ts';

/** Four hours after `now`. */
export const later = '2026-11-16T04:00:00.000Z';
export const officer = { userId: 'user-1', userName: 'Olive Officer' };

export const aCall = (changes: Partial<CallFacts> = {}): CallFacts => ({
  id: 'call-1',
  status: 'open',
  ownerId: 'user-1',
  offerId: null,
  offeredUntil: null,
  offerAnswers: null,
  ...changes,
});

export const anOfferedCall = (changes: Partial<CallFacts> = {}): CallFacts =>
  aCall({ status: 'offered', offerId: 'offer-1', offeredUntil: later, ...changes });

/** A slot that the officer holds for the call. */
export const held = (id: string, changes: Partial<Slot> = {}): KeptSlot => ({
  rowId: `row-${id}`,
  slot: aSlot({ id, state: 'held', heldById: 'user-1', heldUntil: later, ...changes }),
});

export const writesOf = (decision: Decision): readonly Write[] =>
  decision.kind === 'accepted' ? decision.writes : [];

/** The slots that a decision frees. */
export const freed = (decision: Decision): string[] =>
  writesOf(decision).flatMap((write) =>
    write.write === 'claim' && write.values['state'] === 'free' ? [write.id] : [],
  );

/** The slots of the call after a decision. */
export const slotsAfter = (decision: Decision): unknown[] =>
  writesOf(decision).flatMap((write) =>
    write.write === 'rows' ? write.rows.map((row) => row['slotId']) : [],
  );
