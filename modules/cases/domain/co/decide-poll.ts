import { accept, change, refuse, replaceRows } from '#kernel/domain';
import type { Decision, Instant, PlainDate } from '#kernel/domain';
import type { CaseRecord } from '../engine/case-type.ts';
import { moveCase } from '../engine/move-case.ts';
import type { MoveFacts } from '../engine/move-case.ts';
import type { PollAnswer } from './co-choices.ts';
import { coParticipant } from './co-participant.resource.ts';
import { coSlot } from './co-slot.resource.ts';
import { coType } from './co-type.ts';
import { co } from './co.resource.ts';
import type { ShownParticipant } from './poll-shape.ts';

export type GivenParticipant = Omit<ShownParticipant, 'id' | 'answeredAt'> & {
  readonly id: string | null;
};

const twice = (values: readonly (string | null)[]): boolean => {
  const known = values.flatMap((value) => (value ? [value.toLowerCase()] : []));
  return new Set(known).size < known.length;
};

/** The first specialist leads: the case stands under their name. */
export function decideParticipants(
  record: Pick<CaseRecord, 'id' | 'step' | 'isClosed'>,
  items: readonly GivenParticipant[],
  /** A specialist among them who takes no bookings, so that no time could ever be confirmed. */
  contact: string | null = null,
): Decision {
  const lead = items.find(({ specialistId }) => specialistId)?.specialistId ?? null;
  const isNameless = items.some(({ name }) => !name.trim());
  const isUnknown = items.some((one) => (one.role === 'specialist') !== Boolean(one.specialistId));
  return accept(
    record.isClosed === true && refuse('conferenceOver'),
    record.step === 'confirmed' && refuse('conferenceConfirmed'),
    isUnknown && refuse('participantWithoutSpecialist'),
    isNameless && refuse('participantWithoutName'),
    contact !== null && refuse('participantIsContact', { values: { name: contact } }),
    twice(items.map(({ specialistId }) => specialistId)) && refuse('participantTwice'),
    twice(items.map(({ email }) => email)) && refuse('participantTwice'),
    replaceRows(coParticipant, record.id, items),
    change(co, record.id, { specialistId: lead } as never),
  );
}

export type Offer = {
  readonly starts: readonly Instant[];
  readonly durationMinutes: number;
  readonly answerBy: PlainDate | null;
  readonly key: string;
  readonly now: Instant;
};

type KnownSlot = { readonly id: string; readonly startsAt: Instant };

const same = (one: Instant, other: Instant): boolean => Date.parse(one) === Date.parse(other);

const endOf = (start: Instant, minutes: number): Instant =>
  new Date(Date.parse(start) + minutes * 60_000).toISOString();

/** Everybody is asked anew; the links of the mails before stop working. */
export function decideOffer(
  record: CaseRecord,
  facts: MoveFacts,
  { starts, durationMinutes, answerBy, key, now }: Offer,
  known: {
    readonly slots: readonly KnownSlot[];
    readonly participants: readonly { role: string }[];
  },
): Decision {
  const times = starts.map((start) => Date.parse(start));
  const slots = starts.map((startsAt) => ({
    id: known.slots.find((slot) => same(slot.startsAt, startsAt))?.id ?? null,
    startsAt,
    endsAt: endOf(startsAt, durationMinutes),
  }));
  return accept(
    known.participants.length < 2 && refuse('conferenceWithoutParticipants'),
    !known.participants.some(({ role }) => role === 'specialist') &&
      refuse('conferenceWithoutSpecialist'),
    starts.length === 0 && refuse('timesMissing'),
    times.some((time) => time <= Date.parse(now)) && refuse('timePast'),
    new Set(times).size < times.length && refuse('timeTwice'),
    answerBy !== null && answerBy < facts.today && refuse('answerByPast'),
    replaceRows(coSlot, record.id, slots),
    moveCase(coType, record, 'offerTimes', facts, {
      values: { durationMinutes, answerBy, pollKey: key },
    }),
  );
}

export type GivenPollAnswer = { readonly slotId: string; readonly answer: PollAnswer };

/** Null: they can be kept. */
export function whyNotAnswered(
  record: Pick<CaseRecord, 'step' | 'isOnHold'>,
  slotIds: readonly string[],
  answers: readonly GivenPollAnswer[],
): string | null {
  if (record.step !== 'requested' || record.isOnHold) return 'pollClosed';
  return answers.every(({ slotId }) => slotIds.includes(slotId)) ? null : 'timeNotOffered';
}
