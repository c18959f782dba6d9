import { askUnanswered, refuse } from '#kernel/domain';
import type { Answers, Asked, Question, Refused } from '#kernel/domain';
import { contractQuestion, publicReason } from '#parties/domain';
import { consultationTypes } from '../booking-choices.ts';
import type { ConsultationType } from '../booking-choices.ts';
import { offeredTypes } from '../session/offered-types.ts';
import type { SessionPlace } from '../session/offered-types.ts';
import type { Slot } from '../session/slot.ts';
import { isAskedOfStaff, whyNotBookable } from '../session/why-not-bookable.ts';
import type { Asking, DayReason, SessionFacts, SlotReason } from '../session/why-not-bookable.ts';
import { claimantQuestions } from './claimant-clashes.ts';
import type { ClaimantAppointment } from './claimant-clashes.ts';

export type BookedSession = SessionFacts &
  SessionPlace & { readonly specialistId: string; readonly timeZone: string };

export type BookingFacts = {
  readonly slot: Slot;
  readonly session: BookedSession;
  /** What holds of the specialist, the centre and the company on that day. */
  readonly unbookable: readonly DayReason[];
  readonly asking: Asking;
  /** The practice's own people go on after a question where a customer is turned away. */
  readonly mayOverrule: boolean;
  /** B-091, G-052: what must be read of the case manager's company; null when all is well. */
  readonly highRiskReason: string | null;
  readonly claimantAppointments: readonly ClaimantAppointment[];
  /** Null: an appointment that moves takes its type along, or that of the session. */
  readonly consultationType: ConsultationType | null;
};

const refusals: Readonly<Record<SlotReason, string>> = {
  booked: 'slotTaken',
  held: 'slotHeld',
  cancelled: 'sessionCancelled',
  past: 'slotPast',
  onHold: 'sessionOnHold',
  full: 'sessionFull',
  reserved: 'sessionReserved',
  specialistInactive: 'specialistNotAvailable',
  specialistRecruiting: 'specialistNotOnboarded',
  nonBookingContact: 'specialistIsContact',
  centreClosed: 'centreTakesNoBookings',
  companyDisabled: 'companyDisabled',
  onLeave: 'specialistOnLeave',
  contractEnded: 'specialistNotAvailable',
  excludedByCompany: 'excludedByCompany',
  holiday: 'slotOnHoliday',
};

/** The reason is a statement; without a question nobody knows what a yes would do. */
const highRiskQuestion = (reason: string): string => `${reason}\nDo you want to continue?`;

const holidayQuestion = 'That day is a public holiday at the place. Do you want to continue?';

export const listedTypes = (types: readonly ConsultationType[]): string =>
  types
    .filter((type) => type !== 'both' || types.length === 1)
    .map((type) => consultationTypes[type])
    .join(' or ');

function warnings(facts: BookingFacts, reasons: readonly SlotReason[]): Question[] | Refused {
  const { session, consultationType: asked } = facts;
  const offered = offeredTypes(session);
  const isWrongType = asked !== null && !offered.includes(asked);
  if (!facts.mayOverrule) {
    if (isWrongType)
      return refuse('wrongConsultationType', { values: { offered: listedTypes(offered) } });
    return [];
  }
  return [
    ...(reasons.includes('contractEnded')
      ? [{ key: 'contractEnded', text: contractQuestion }]
      : []),
    ...(reasons.includes('holiday') ? [{ key: 'holiday', text: holidayQuestion }] : []),
    ...(isWrongType
      ? [
          {
            key: 'wrongConsultationType',
            text: `This session is for ${listedTypes(offered)}. Do you want to book ${consultationTypes[asked]}?`,
          },
        ]
      : []),
  ];
}

/**
 * What stands in the way of an appointment in this slot, for a new one and for one that moves there:
 * B-085, B-091, B-401, D9. What the database refuses besides (another transaction was faster) has the
 * same words.
 */
export function checkBooking(facts: BookingFacts, answers: Answers): Refused | Asked | null {
  const { slot, session, unbookable, asking } = facts;
  const all = whyNotBookable(slot, session, unbookable, asking);
  const reasons = facts.mayOverrule ? all : all.map(publicReason);
  const [first] = reasons.filter((reason) => !facts.mayOverrule || !isAskedOfStaff(reason));
  if (first) return refuse(refusals[first]);
  const warned = warnings(facts, reasons);
  if ('kind' in warned) return warned;
  const { highRiskReason, claimantAppointments } = facts;
  const risk = highRiskReason ? [{ key: 'highRisk', text: highRiskQuestion(highRiskReason) }] : [];
  const wanted = { ...session, startsAt: slot.startsAt, endsAt: slot.endsAt };
  const clashes = claimantQuestions(wanted, claimantAppointments);
  return askUnanswered([...warned, ...risk, ...clashes], answers);
}
