import { accept, change, refuse, replaceRows } from '#kernel/domain';
import type { Decision, Instant, PlainDate, Refused } from '#kernel/domain';
import { unbookableReasons } from '#parties/domain';
import type { UnbookableReason } from '#parties/domain';
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

/** Where a value stands for the second time; -1 when none does. */
const repeated = (values: readonly (string | null)[]): number => {
  const known = values.map((value) => value?.toLowerCase() ?? null);
  return known.findIndex(
    (value, at) => value !== null && value !== '' && known.indexOf(value) < at,
  );
};

export type ChoiceOfPeople = {
  /** Why specialists among them are not to be booked, by their id. */
  readonly unbookable: ReadonlyMap<string, UnbookableReason>;
  /** Which input of the form a line stands in. */
  readonly fieldOf?: (row: number, key: string) => string;
};

const inRows = (row: number, key: string): string => `items.${row}.${key}`;

/** The line that is wrong, so that the form marks it. */
function checkPeople(
  items: readonly GivenParticipant[],
  { unbookable, fieldOf = inRows }: ChoiceOfPeople,
): Refused | null {
  const wrong = (row: number, key: string, code: string): Refused | null =>
    row < 0 ? null : refuse(code, { field: fieldOf(row, key) });
  const stopped = items.findIndex(({ specialistId }) => unbookable.has(specialistId ?? ''));
  const { name, specialistId } = items[stopped] ?? nobody;
  const why = unbookable.get(specialistId ?? '');
  return (
    wrong(
      items.findIndex((one) => (one.role === 'specialist') !== Boolean(one.specialistId)),
      'specialistId',
      'participantWithoutSpecialist',
    ) ??
    wrong(
      items.findIndex((one) => !one.name.trim()),
      'name',
      'participantWithoutName',
    ) ??
    (why
      ? refuse('participantUnbookable', {
          field: fieldOf(stopped, 'specialistId'),
          values: { name, reason: inSentence(unbookableReasons[why]) },
        })
      : null) ??
    wrong(repeated(items.map((one) => one.specialistId)), 'specialistId', 'participantTwice') ??
    wrong(repeated(items.map(({ email }) => email)), 'email', 'participantTwice')
  );
}

const nobody = { name: '', specialistId: null } as const;

const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** The first specialist leads: the case stands under their name. */
export function decideParticipants(
  record: Pick<CaseRecord, 'id' | 'step' | 'isClosed'>,
  items: readonly GivenParticipant[],
  choice: ChoiceOfPeople,
): Decision {
  const lead = items.find(({ specialistId }) => specialistId)?.specialistId ?? null;
  return accept(
    record.isClosed === true && refuse('conferenceOver'),
    record.step === 'confirmed' && refuse('conferenceConfirmed'),
    checkPeople(items, choice),
    replaceRows(coParticipant, record.id, items),
    change(co, record.id, { specialistId: lead }),
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
