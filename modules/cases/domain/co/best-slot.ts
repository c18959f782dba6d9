import type { Instant } from '#kernel/domain';
import type { PollAnswer } from './co-choices.ts';

export type PolledPerson = { readonly id: string; readonly isRequired: boolean };
export type PolledSlot = { readonly id: string; readonly startsAt: Instant };
export type PolledAnswer = {
  readonly slotId: string;
  readonly participantId: string;
  readonly answer: PollAnswer;
};

export type SlotCount = Readonly<Record<PollAnswer | 'open' | 'requiredAway', number>> & {
  readonly slotId: string;
};

/** How everybody stands to one time; `requiredAway` are those without whom it cannot be. */
export function countSlot(
  slot: PolledSlot,
  people: readonly PolledPerson[],
  answers: readonly PolledAnswer[],
): SlotCount {
  const count = { yes: 0, ifNeedBe: 0, no: 0, open: 0, requiredAway: 0 };
  for (const { id, isRequired } of people) {
    const given = answers.find((one) => one.slotId === slot.id && one.participantId === id);
    count[given?.answer ?? 'open'] += 1;
    if (given?.answer === 'no' && isRequired) count.requiredAway += 1;
  }
  return { ...count, slotId: slot.id };
}

export type BestSlot = { readonly slotId: string; readonly why: string };

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** In this order: nobody needed is away, fewest cannot, most can easily, the earlier day. */
const better = (one: SlotCount, other: SlotCount): number =>
  one.requiredAway - other.requiredAway || one.no - other.no || other.yes - one.yes;

function wordsOf({ yes, ifNeedBe, no, open }: SlotCount): string {
  const parts = [
    yes && `${people(yes)} can`,
    ifNeedBe && `${people(ifNeedBe)} if need be`,
    no && `${people(no)} cannot`,
    open && `${people(open)} ${open === 1 ? 'has' : 'have'} not answered`,
  ].filter(Boolean);
  return `${parts.join(', ')}.`;
}

/** Null while nobody has answered, or where every time lacks somebody who must attend. */
export function bestSlot(
  slots: readonly PolledSlot[],
  asked: readonly PolledPerson[],
  answers: readonly PolledAnswer[],
): BestSlot | null {
  if (!answers.length) return null;
  const counts = slots
    .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
    .map((slot) => countSlot(slot, asked, answers));
  const [first, second] = counts.toSorted(better);
  if (!first || first.requiredAway > 0 || first.yes + first.ifNeedBe === 0) return null;
  const isTie = second !== undefined && better(first, second) === 0;
  const tie = isTie ? ' Another time fits as well: the earlier one is marked.' : '';
  return { slotId: first.slotId, why: `${wordsOf(first)}${tie}` };
}
