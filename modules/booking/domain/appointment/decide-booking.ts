import { accept, ask, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { contractQuestion } from '#parties/domain';
import type { Slot } from '../session/slot.ts';
import { whyNotBookable } from '../session/why-not-bookable.ts';
import type {
  Asking,
  SessionFacts,
  SlotReason,
  SpecialistFacts,
} from '../session/why-not-bookable.ts';

export type BookingFacts = {
  readonly slot: Slot;
  readonly session: SessionFacts;
  readonly specialist: SpecialistFacts;
  readonly asking: Asking;
  readonly isStaff: boolean;
  /** B-091: what the user must read of the company before it is booked for; null when all is well. */
  readonly highRiskReason: string | null;
};

const refusals: Readonly<Record<Exclude<SlotReason, 'contractEnded'>, string>> = {
  cancelled: 'sessionCancelled',
  past: 'slotPast',
  booked: 'slotTaken',
  held: 'slotHeld',
  onHold: 'sessionOnHold',
  full: 'sessionFull',
  reserved: 'sessionReserved',
  specialistInactive: 'specialistNotAvailable',
  onLeave: 'specialistOnLeave',
  excludedByCompany: 'specialistExcluded',
};

/** The reason is a statement; without a question nobody knows what a yes would do. */
const highRiskQuestion = (reason: string): string => `${reason}\nDo you want to continue?`;

/** What two questions at once are joined with. */
const gap = '\n\n';

/**
 * B-085, B-091, B-401, D9. What the database refuses besides (another transaction was faster) has
 * the same words. Staff may book without a contract, or for a company of high risk, once they said so.
 */
export function decideBooking(facts: BookingFacts, isConfirmed: boolean): Decision<Slot> {
  const reasons = whyNotBookable(facts.slot, facts.session, facts.specialist, facts.asking);
  const [first] = reasons.filter((reason) => reason !== 'contractEnded');
  if (first) return refuse(refusals[first]);
  const lacksContract = reasons.includes('contractEnded');
  if (lacksContract && !facts.isStaff) return refuse('specialistNotAvailable');
  const questions = [
    ...(lacksContract ? [contractQuestion] : []),
    ...(facts.highRiskReason ? [highRiskQuestion(facts.highRiskReason)] : []),
  ];
  if (questions.length && !isConfirmed) return ask(questions.join(gap));
  return accept({ state: 'booked' });
}
