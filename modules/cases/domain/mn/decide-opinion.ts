import { accept, change, create, refuse } from '#kernel/domain';
import type { Decision, PlainDate, Write } from '#kernel/domain';
import type { CaseRecord } from '../engine/case-type.ts';
import { moveCase } from '../engine/move-case.ts';
import type { MoveFacts } from '../engine/move-case.ts';
import type { OpinionAnswer, OpinionStatus } from './mn-choices.ts';
import { mnOpinion } from './mn-opinion.resource.ts';
import { mnType } from './mn-type.ts';

export type AskedOpinion = {
  readonly id: string;
  readonly specialistId: string;
  readonly status: OpinionStatus;
};

/** A line for each: of a new one `keyOf` gives the id, and of all of them the key of their link. */
export type Asking = {
  readonly specialistIds: readonly string[];
  readonly known: readonly AskedOpinion[];
  readonly keyOf: (specialistId: string) => string;
};

type Values = Readonly<Record<string, unknown>>;

const lineFor =
  (record: CaseRecord, { known, keyOf }: Asking, values: Values) =>
  (specialistId: string): Write => {
    const found = known.find((one) => one.specialistId === specialistId);
    const line = { ...values, linkKey: keyOf(specialistId), remindedOn: null };
    return found
      ? change(mnOpinion, found.id, line)
      : create(mnOpinion, { medNegId: record.id, specialistId, ...line });
  };

/** Whoever has answered already is not asked whether they could. */
export function decideTriage(record: CaseRecord, facts: MoveFacts, asking: Asking): Decision {
  const { specialistIds, known } = asking;
  const values = { status: 'asked', askedOn: facts.today, declineReason: null };
  const isFurther = known.some(
    ({ specialistId, status }) =>
      specialistIds.includes(specialistId) && (status === 'poAsked' || status === 'answered'),
  );
  return accept(
    specialistIds.length === 0 && refuse('specialistsMissing'),
    isFurther && refuse('opinionAskedAlready'),
    [...new Set(specialistIds)].map(lineFor(record, asking, values)),
    moveCase(mnType, record, 'sendRequest', facts),
  );
}

/** Free of charge, and by a day. An opinion that is asked for again is written anew. */
export function decideOpinionRequest(
  record: CaseRecord,
  facts: MoveFacts,
  asking: Asking,
  dueOn: PlainDate,
): Decision {
  const { specialistIds, known } = asking;
  const values = {
    status: 'poAsked',
    askedOn: facts.today,
    dueOn,
    answer: null,
    answeredOn: null,
    declineReason: null,
  };
  const isUnwilling = known.some(
    ({ specialistId, status }) => specialistIds.includes(specialistId) && status === 'declined',
  );
  return accept(
    specialistIds.length === 0 && refuse('specialistsMissing'),
    dueOn < facts.today && refuse('opinionDuePast'),
    isUnwilling && refuse('specialistDeclined'),
    [...new Set(specialistIds)].map(lineFor(record, asking, values)),
    moveCase(mnType, record, 'requestFreePo', facts, { values: { opinionDueOn: dueOn } }),
  );
}

/** Whether the practice still wants to hear of it. */
const isOver = (record: CaseRecord): boolean =>
  mnType.closed.includes(record.step) || record.isOnHold;

export function decideAvailability(
  record: CaseRecord,
  opinion: AskedOpinion,
  given: { readonly isAvailable: boolean; readonly reason: string | null },
  today: PlainDate,
): Decision {
  const { isAvailable, reason } = given;
  const mayAnswer = ['asked', 'available', 'declined'].includes(opinion.status);
  return accept(
    (isOver(record) || !mayAnswer) && refuse('requestOver'),
    !isAvailable && !reason && refuse('declineWithoutReason'),
    change(mnOpinion, opinion.id, {
      status: isAvailable ? 'available' : 'declined',
      declineReason: isAvailable ? null : reason,
      answeredOn: today,
    }),
  );
}

export type GivenOpinion = {
  readonly answer: OpinionAnswer;
  readonly breach: string | null;
  readonly causation: string | null;
  readonly damage: string | null;
  readonly moreNeeded: string | null;
};

/** Each of the three is reasoned by itself; whoever needs more says what. */
export function decideGivenOpinion(
  record: CaseRecord,
  opinion: AskedOpinion,
  given: GivenOpinion,
  today: PlainDate,
): Decision {
  const { answer, breach, causation, damage, moreNeeded } = given;
  const isReasoned = Boolean(breach && causation && damage);
  return accept(
    opinion.status === 'answered' && refuse('opinionGiven'),
    (isOver(record) || opinion.status !== 'poAsked') && refuse('requestOver'),
    answer === 'needsMore' && !moreNeeded && refuse('missingMaterialUnnamed'),
    answer !== 'needsMore' && !isReasoned && refuse('opinionWithoutReasons'),
    change(mnOpinion, opinion.id, { ...given, status: 'answered', answeredOn: today }),
  );
}

export const decideOpinionWithdrawal = (record: CaseRecord, opinion: AskedOpinion): Decision =>
  accept(
    opinion.status === 'answered' && refuse('opinionGiven'),
    isOver(record) && refuse('requestOver'),
    change(mnOpinion, opinion.id, { status: 'withdrawn', linkKey: null }),
  );
