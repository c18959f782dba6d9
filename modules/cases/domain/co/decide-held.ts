import { accept, refuse } from '#kernel/domain';
import type { Decision, Instant } from '#kernel/domain';
import type { CaseRecord } from '../engine/case-type.ts';
import { moveCase } from '../engine/move-case.ts';
import type { MoveFacts } from '../engine/move-case.ts';
import type { ConferenceKind } from './co-choices.ts';
import { coType } from './co-type.ts';
import { billedTime, priceForTime } from './conference-hours.ts';

export type Held = {
  readonly heldFrom: Instant;
  readonly heldTo: Instant;
  readonly preparationMinutes: number;
  readonly note: string | null;
};

const day = 86_400_000;

/** The hours are rounded by the rule of the kind, and charged by the price of its unit. */
export function decideHeld(
  record: CaseRecord,
  facts: MoveFacts,
  { heldFrom, heldTo, preparationMinutes, note }: Held,
  now: Instant,
): Decision {
  const kind = record.kind as ConferenceKind;
  const billed = billedTime(kind, { from: heldFrom, to: heldTo, preparationMinutes });
  const { service } = facts.prices;
  const prices = {
    ...facts.prices,
    ...(service && { service: priceForTime(service, billed) }),
  };
  const [from, to] = [Date.parse(heldFrom), Date.parse(heldTo)];
  return accept(
    to <= from && refuse('heldEndsBeforeStart'),
    to > Date.parse(now) && refuse('heldInFuture'),
    to - from > day && refuse('heldTooLong'),
    moveCase(
      coType,
      record,
      'recordHeld',
      { ...facts, prices },
      {
        note,
        values: { heldFrom, heldTo, preparationMinutes, billedHours: billed.hours },
      },
    ),
  );
}
