import { accept, move, refuse } from '#kernel/domain';
import type { Answers, Decision, Instant, Refused } from '#kernel/domain';
import type { BookingFacts } from '../appointment/check-booking.ts';
import { decideBooking } from '../appointment/decide-booking.ts';
import type { NewBooking } from '../appointment/decide-booking.ts';
import type { ConsultationType } from '../booking-choices.ts';
import { offeredTypes } from '../session/offered-types.ts';
import type { SessionPlace } from '../session/offered-types.ts';
import { callWorkflow } from './call.workflow.ts';
import { hasRunOut } from './decide-keep.ts';
import type { CallFacts } from './decide-keep.ts';
import { keepRows, releaseKept } from './kept-slot.ts';
import type { KeptSlot } from './kept-slot.ts';

export type OfferState = 'open' | 'answered' | 'expired' | 'withdrawn';

/** What a link leads to now. An offer that was sent again has another id than the old links. */
export function offerState(call: CallFacts, offerId: string, now: Instant): OfferState {
  if (call.offerId !== offerId) return 'withdrawn';
  if (call.status === 'answered') return 'answered';
  if (call.status !== 'offered') return hasRunOut(call, now) ? 'expired' : 'withdrawn';
  return hasRunOut(call, now) ? 'expired' : 'open';
}

const refusalOf: Readonly<Record<OfferState, string | null>> = {
  open: null,
  answered: 'offerAnswered',
  expired: 'offerExpired',
  withdrawn: 'offerWithdrawn',
};

export function refuseUnlessOpenOffer(
  call: CallFacts,
  offerId: string,
  now: Instant,
): Refused | null {
  const code = refusalOf[offerState(call, offerId, now)];
  return code === null ? null : refuse(code);
}

/** What the officer said yes to when the slots were offered. */
export const offeredAnswers = ({ offerAnswers }: CallFacts): Answers =>
  Object.fromEntries((offerAnswers ?? '').split(',').flatMap((key) => (key ? [[key, 'yes']] : [])));

/** Where a session takes several types, a person comes to the place. */
export const typeOfOffer = (session: SessionPlace): ConsultationType => {
  const offered = offeredTypes(session);
  return offered.includes('inPerson') ? 'inPerson' : (offered[0] ?? session.consultationType);
};

/** Reasons that only say that the slot cannot be had any more. */
const gone = new Set([
  'slotTaken',
  'slotHeld',
  'slotPast',
  'sessionCancelled',
  'sessionOnHold',
  'sessionFull',
  'sessionReserved',
]);

export type AnswerFacts = {
  readonly call: CallFacts;
  /** The offer that the link was made for. */
  readonly offerId: string;
  readonly kept: readonly KeptSlot[];
  readonly booking: BookingFacts;
  readonly newBooking: NewBooking;
  readonly now: Instant;
};

/**
 * The lawyer's click: booked by the rules that bind the officer, with the answers that the officer
 * gave. The other slots are free for others at once.
 */
export function decideAnswer(facts: AnswerFacts, note: string): Decision {
  const { call, offerId, kept, booking, newBooking, now } = facts;
  const refused = refuseUnlessOpenOffer(call, offerId, now);
  if (refused) return refused;
  const chosen = booking.slot.id;
  if (!kept.some(({ slot }) => slot.id === chosen)) return refuse('offeredSlotGone');
  const decision = decideBooking(booking, newBooking, offeredAnswers(call));
  if (decision.kind === 'asked') return refuse('offerNeedsCall');
  if (decision.kind === 'refused') {
    return refuse(gone.has(decision.code) ? 'offeredSlotGone' : 'offerNeedsCall');
  }
  const others = kept.filter(({ slot }) => slot.id !== chosen);
  const rest = kept.filter((one) => !others.includes(one));
  return accept(
    decision.writes,
    releaseKept(others, call.ownerId),
    // The officer may keep them for another call: this one must not show or free them then.
    keepRows(call.id, rest),
    move(callWorkflow, call, 'answer', { values: { appointmentId: newBooking.id }, note }),
  );
}
