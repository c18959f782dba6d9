import { accept, defineAction, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import type { ContractDates } from './has-contract.ts';
import { nextStage, stageNeeds } from './onboarding.ts';
import type { OnboardingFacts } from './onboarding.ts';

export const advanceOnboarding = defineAction({
  name: 'advanceOnboarding',
  on: 'specialist',
  label: 'Next onboarding stage',
  route: 'PUT /app/specialists/{id}/advanceOnboarding',
  roles: settingsStaff,
  input: {},
});

/** Where the specialist stands and what the next stage still needs. */
export const readOnboarding = defineAction({
  name: 'readOnboarding',
  on: 'specialist',
  label: 'Onboarding',
  route: 'GET /app/specialists/{id}/onboarding',
  roles: settingsStaff,
  input: {},
});

type Changes = Partial<OnboardingFacts & ContractDates>;

/** E-057: one stage at a time; the last one brings the contract into force. */
export function decideAdvance(
  specialist: OnboardingFacts & { id: string },
): Decision<OnboardingFacts & ContractDates> {
  const { stagedOnboarding, recruitmentStatus, acceptance, signedContract } = specialist;
  const stage = nextStage(stagedOnboarding);
  if (!stage) return refuse('onboardingDone');
  if (recruitmentStatus === 'EXCLUDING') return refuse('specialistExcluded');
  if (acceptance === 'rejected') return refuse('specialistRejected');
  const missing = stageNeeds(stage, specialist).find((need) => !need.isMet);
  if (missing) return refuse(missing.code);

  const changes: Changes =
    stage === 'stage4'
      ? {
          recruitmentStatus: 'ONBOARDED',
          acceptance: 'accepted',
          onboardedDate: signedContract?.startDate ?? null,
          onboardedEndDate: signedContract?.endDate ?? null,
        }
      : { recruitmentStatus: recruitmentStatus === 'ONBOARDED' ? 'ONBOARDED' : 'ONBOARDING' };
  return accept({ stagedOnboarding: stage, ...changes }, [
    { type: 'OnboardingAdvanced', specialistId: specialist.id, stage },
  ]);
}
