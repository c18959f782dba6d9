import { accept, askUnanswered, defineAbility, defineAction, refuse } from '#kernel/domain';
import type { Answers, Decision, PlainDate } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';
import type { RecruitmentStatus } from './specialist-choices.ts';
import { mayBeOverruled, whyUnbookable } from '../bookable/bookability.ts';
import type { ContractDates } from './has-contract.ts';
import { specialist } from './specialist.resource.ts';

/** Whoever books asks before the specialist is chosen. */
export const checkContract = defineAction({
  name: 'checkContract',
  on: specialist,
  label: 'Check availability to book',
  route: 'POST /app/specialists/{id}/checkContract',
  roles: [...adminOrStaff, 'CASE_MANAGER'],
  input: {},
  answer: { hasContract: 'flag' },
});

/** B-085: staff may book a specialist who has no contract, once they have answered the question. */
export const bookWithoutContract = defineAbility({
  name: 'bookWithoutContract',
  on: specialist,
  roles: adminOrStaff,
});

export type BookingFacts = ContractDates & {
  isActive: boolean;
  recruitmentStatus: RecruitmentStatus;
};

/** M-098, word for word. */
export const contractQuestion =
  'This specialist does not have a contract with us. Do you want to continue?';

export const noContract = { key: 'noContract', text: contractQuestion } as const;

type CheckFacts = {
  readonly mayBookWithoutContract: boolean;
  readonly today: PlainDate;
  readonly answers?: Answers;
};

/** B-085, G-085: staff are asked, others are turned away without the reason. Leave has its days. */
export function decideContractCheck(
  doctor: BookingFacts,
  { mayBookWithoutContract, today, answers }: CheckFacts,
): Decision {
  const facts = { ...doctor, leaves: [] };
  const reasons = whyUnbookable({ day: today, specialist: facts, centre: null, company: null });
  if (!reasons.length) return accept();
  if (!reasons.every(mayBeOverruled) || !mayBookWithoutContract)
    return refuse('specialistNotAvailable');
  return accept(askUnanswered([noContract], answers));
}
