import { accept, askUnanswered, move, refuse } from '#kernel/domain';
import type { Answers, Asked, Decision, Instant, Question, Refused } from '#kernel/domain';
import { checkBooking } from '../appointment/check-booking.ts';
import type { BookingFacts } from '../appointment/check-booking.ts';
import { holdEnds } from '../appointment/decide-hold.ts';
import { holdSlotUntil } from '../session/appointment-slot.table.ts';
import type { Holder } from '../session/appointment-slot.table.ts';
import type { OfferHours } from './call-choices.ts';
import { callWorkflow } from './call.workflow.ts';
import type { CallFacts } from './decide-keep.ts';
import { isKept, keepRows } from './kept-slot.ts';
import type { KeptSlot } from './kept-slot.ts';

/** For whom, and who gets the link: what the call leaves out is the client's own. */
export type OfferParties = {
  readonly clientId: string | null;
  readonly companyId: string | null;
  readonly caseManagerId: string | null;
  readonly caseManagerFits: boolean;
  readonly caseManagerEmail: string | null;
};

export type OfferFacts = {
  readonly call: CallFacts;
  readonly parties: OfferParties;
  /** Each kept slot, and how a booking of it would be judged now. */
  readonly kept: readonly (KeptSlot & { readonly booking: BookingFacts })[];
  readonly newOfferId: string;
  readonly holder: Holder;
  readonly now: Instant;
};

export const offerEnds = (hours: OfferHours, now: Instant): Instant =>
  new Date(Date.parse(now) + Number(hours) * 3_600_000).toISOString();

const earlier = (one: Instant, other: Instant): Instant => (one < other ? one : other);

/** Nobody can take a time that has begun: an offer ends with the last of its slots at the latest. */
function endOf(offered: readonly KeptSlot[], hours: OfferHours, now: Instant): Instant {
  const last = offered
    .map(({ slot }) => slot.startsAt)
    .toSorted()
    .at(-1);
  const ends = offerEnds(hours, now);
  return last ? earlier(ends, last) : ends;
}

function refuseParties(parties: OfferParties): Refused | null {
  if (!parties.clientId) return refuse('offerNeedsClient');
  if (!parties.caseManagerFits) return refuse('caseManagerElsewhere');
  if (!parties.caseManagerId) return refuse('offerNeedsCaseManager');
  return parties.caseManagerEmail ? null : refuse('caseManagerHasNoEmail');
}

/** A question that several slots ask in other words is asked once, with all of them. */
function mergeQuestions(questions: readonly Question[]): Question[] {
  const byKey = Map.groupBy(questions, ({ key }) => key);
  return [...byKey].map(([key, same]) => ({
    key,
    text: [...new Set(same.map(({ text }) => text))].join('\n'),
  }));
}

const isRefusal = (one: Refused | Asked | null): one is Refused => one?.kind === 'refused';

/**
 * Offers the kept slots by link. The officer answers now what a booking would ask, because the lawyer
 * cannot; what is refused now is never sent.
 */
export function decideOffer(facts: OfferFacts, hours: OfferHours, answers: Answers): Decision {
  const { call, parties, kept, holder, newOfferId: offerId } = facts;
  // What was booked during the call is not offered once more.
  const offered = kept.filter(({ slot }) => slot.state !== 'booked');
  const refused = refuseParties(parties) ?? (!offered.length && refuse('offerNeedsSlots'));
  if (refused) return refused;
  const checks = offered.map(({ booking }) => checkBooking(booking, {}));
  const questions = mergeQuestions(
    checks.flatMap((check) => (check?.kind === 'asked' ? check.questions : [])),
  );
  const offeredUntil = endOf(offered, hours, facts.now);
  const { clientId, companyId, caseManagerId } = parties;
  return accept(
    checks.find(isRefusal),
    askUnanswered(questions, answers),
    offered.map(({ slot }) => holdSlotUntil(slot, holder, earlier(offeredUntil, slot.startsAt))),
    offered.length < kept.length && keepRows(call.id, offered),
    move(callWorkflow, call, 'offer', {
      values: {
        offeredUntil,
        offerId,
        offerAnswers: questions.map(({ key }) => key).join(',') || null,
        clientId,
        companyId,
        caseManagerId,
      },
    }),
  );
}

/** The link is dead at once; the slots stay with the officer for the minutes of a call. */
export const decideWithdrawal = (
  call: CallFacts,
  kept: readonly KeptSlot[],
  holder: Holder,
  now: Instant,
): Decision =>
  accept(
    kept
      .filter(({ slot }) => isKept(slot, call.ownerId, now))
      .map(({ slot }) => holdSlotUntil(slot, holder, holdEnds(now))),
    move(callWorkflow, call, 'withdraw', { values: { offerId: null, offeredUntil: null } }),
  );
