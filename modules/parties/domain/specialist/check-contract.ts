import { accept, ask, defineAction, refuse } from '#kernel/domain';
import type { Decision, PlainDate } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';
import type { RecruitmentStatus } from './specialist-choices.ts';
import { hasContract } from './has-contract.ts';
import type { ContractDates } from './has-contract.ts';

/** Whoever books asks before the specialist is chosen. */
export const checkContract = defineAction({
  name: 'checkContract',
  on: 'specialist',
  label: 'Check availability to book',
  route: 'POST /app/specialists/{id}/checkContract',
  roles: [...adminOrStaff, 'CASE_MANAGER'],
  input: {},
});

export type BookingFacts = ContractDates & {
  isActive: boolean;
  recruitmentStatus: RecruitmentStatus;
};

/** M-098, word for word. */
export const contractQuestion =
  'This specialist does not have a contract with us. Do you want to continue?';

const isStaff = (roles: readonly string[]): boolean =>
  roles.some((role) => (adminOrStaff as readonly string[]).includes(role));

/** B-085, G-085: staff are asked, others are turned away without the reason. */
export function decideContractCheck(
  specialist: BookingFacts,
  roles: readonly string[],
  today: PlainDate,
  isConfirmed = false,
): Decision<BookingFacts> {
  if (!specialist.isActive || specialist.recruitmentStatus === 'EXCLUDING')
    return refuse('specialistNotAvailable');
  if (hasContract(specialist, today)) return accept({});
  if (!isStaff(roles)) return refuse('specialistNotAvailable');
  return isConfirmed ? accept({}) : ask(contractQuestion);
}
