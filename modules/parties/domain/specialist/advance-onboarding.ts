import {
  accept,
  choice,
  defineAction,
  defineEvent,
  emit,
  lookup,
  move,
  oneOf,
} from '#kernel/domain';
import type { Decision, Refused, Write } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { onboardingStages } from './specialist-choices.ts';
import { nextStage } from './onboarding.ts';
import type { OnboardingFacts, SignedContract } from './onboarding.ts';
import { specialist } from './specialist.resource.ts';
import { specialistWorkflow } from './specialist.workflow.ts';
import type { SpecialistStanding } from './specialist.workflow.ts';

/** Where the specialist stands and what the next stage still needs. */
export const readOnboarding = defineAction({
  name: 'readOnboarding',
  on: specialist,
  label: 'Onboarding',
  route: 'GET /app/specialists/{id}/onboarding',
  roles: settingsStaff,
  input: {},
  answer: {
    stage: oneOf(onboardingStages),
    next: 'text?',
    needs: [{ code: 'text', text: 'text', isMet: 'flag' }],
  },
});

export const onboardingAdvanced = defineEvent('OnboardingAdvanced', {
  specialistId: lookup('Specialist', 'specialist', { required: true }),
  stage: choice('Stage', onboardingStages, { required: true }),
});

/** E-057: one stage at a time. */
export function decideAdvance(facts: OnboardingFacts & { readonly id: string }): Decision {
  const stage = nextStage(facts.stagedOnboarding);
  return accept(
    move(specialistWorkflow, facts, 'advanceOnboarding'),
    stage && emit(onboardingAdvanced({ specialistId: facts.id, stage })),
  );
}

type CompletionFacts = SpecialistStanding & { readonly signedContract: SignedContract | null };

/** E-057: the last stage brings the signed contract into force. */
export const completion = (facts: CompletionFacts): readonly (Write | Refused)[] => [
  move(specialistWorkflow, facts, 'completeOnboarding', {
    values: {
      onboardedDate: facts.signedContract?.startDate ?? null,
      onboardedEndDate: facts.signedContract?.endDate ?? null,
    },
  }),
  emit(onboardingAdvanced({ specialistId: facts.id, stage: 'stage4' })),
];

export const decideCompletion = (facts: CompletionFacts): Decision => accept(completion(facts));
