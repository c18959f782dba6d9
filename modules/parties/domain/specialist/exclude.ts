import { accept, choice, defineAction, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { exclusionReasons } from './specialist-choices.ts';
import type { RecruitmentStatus } from './specialist-choices.ts';
import { hasContract } from './has-contract.ts';
import type { ContractDates } from './has-contract.ts';
import type { PlainDate } from '#kernel/domain';

export const excludeSpecialist = defineAction({
  name: 'exclude',
  on: 'specialist',
  label: 'Exclude',
  route: 'PUT /app/specialists/{id}/exclude',
  roles: settingsStaff,
  input: { exclusionReason: choice('Reason', exclusionReasons, { required: true }) },
});

export const reinstateSpecialist = defineAction({
  name: 'reinstate',
  on: 'specialist',
  label: 'Reinstate',
  route: 'PUT /app/specialists/{id}/reinstate',
  roles: settingsStaff,
  input: {},
});

type ExclusionFacts = ContractDates & {
  id: string;
  recruitmentStatus: RecruitmentStatus;
  exclusionReason: keyof typeof exclusionReasons | null;
};

/** E-059: nobody is excluded without a reason; who is, is not offered for booking. */
export function decideExclusion(
  specialist: ExclusionFacts,
  reason: keyof typeof exclusionReasons,
): Decision<ExclusionFacts> {
  if (specialist.recruitmentStatus === 'EXCLUDING') return refuse('specialistExcludedAlready');
  return accept({ recruitmentStatus: 'EXCLUDING', exclusionReason: reason }, [
    { type: 'SpecialistExcluded', specialistId: specialist.id, reason },
  ]);
}

/** Back to where the contract says they are. */
export function decideReinstatement(
  specialist: ExclusionFacts,
  today: PlainDate,
): Decision<ExclusionFacts> {
  if (specialist.recruitmentStatus !== 'EXCLUDING') return refuse('specialistNotExcluded');
  const recruitmentStatus = hasContract(specialist, today) ? 'ONBOARDED' : 'ONBOARDING';
  return accept({ recruitmentStatus, exclusionReason: null });
}
