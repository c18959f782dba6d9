import { choice, defineWorkflow } from '#kernel/domain';
import { settingsStaff as who } from '#platform/domain';
import {
  acceptances,
  exclusionReasons,
  onboardingStages,
  recruitmentStatuses,
} from './specialist-choices.ts';
import { missingForNextStage } from './onboarding.ts';
import type { OnboardingFacts, SignedContract } from './onboarding.ts';
import { specialist } from './specialist.resource.ts';

/** Who was rejected is reviewed again before anything goes on. */
const notRejected = { from: ['underReview', 'accepted'] } as const;
const notOnboarded = {
  from: ['RECRUITING', 'ONBOARDING', 'EXCLUDING', 'NON_BOOKING_CONTACT'],
} as const;

/** Stage 4 is a signed contract: who is onboarded again stands before it. */
const beforeStage4 = {
  pending: 'pending',
  stage1: 'stage1',
  stage2: 'stage2',
  stage3: 'stage3',
  stage4: 'stage3',
} as const;

/**
 * E-050, E-056, E-057, E-059. Our reading (decisions 22 and 55): the spec gives the states and not
 * the way between them. A specialist becomes Onboarded with a signed contract only.
 */
export const specialistWorkflow = defineWorkflow({
  on: specialist,
  axes: { recruitmentStatus: {}, stagedOnboarding: { final: ['stage4'] }, acceptance: {} },
  label: ({ recruitmentStatus, stagedOnboarding, acceptance }) =>
    `${recruitmentStatuses[recruitmentStatus]} (${onboardingStages[stagedOnboarding]}, ${acceptances[acceptance]})`,
  guards: {
    hasWhatTheStageNeeds: (facts: OnboardingFacts) => missingForNextStage(facts),
    hasSignedContract: ({ signedContract }: { signedContract: SignedContract | null }) =>
      signedContract ? null : 'onboardingNeedsContract',
  },
  moves: {
    recruit: {
      label: 'Recruit',
      can: 'recruit them',
      who,
      recruitmentStatus: { from: ['ONBOARDING', 'NON_BOOKING_CONTACT'], to: 'RECRUITING' },
    },
    startOnboarding: {
      label: 'Start onboarding',
      can: 'start their onboarding',
      who,
      recruitmentStatus: { from: ['RECRUITING', 'NON_BOOKING_CONTACT'], to: 'ONBOARDING' },
      stagedOnboarding: { steps: beforeStage4 },
      acceptance: notRejected,
    },
    advanceOnboarding: {
      label: 'Next onboarding stage',
      can: 'go to the next onboarding stage',
      who,
      guard: 'hasWhatTheStageNeeds',
      stagedOnboarding: { steps: { pending: 'stage1', stage1: 'stage2', stage2: 'stage3' } },
      recruitmentStatus: {
        steps: {
          RECRUITING: 'ONBOARDING',
          ONBOARDING: 'ONBOARDING',
          NON_BOOKING_CONTACT: 'ONBOARDING',
          ONBOARDED: 'ONBOARDED',
        },
      },
      acceptance: notRejected,
    },
    completeOnboarding: {
      label: 'Complete onboarding',
      can: 'complete their onboarding',
      who,
      guard: 'hasSignedContract',
      stagedOnboarding: { from: ['stage3'], to: 'stage4' },
      recruitmentStatus: {
        from: ['RECRUITING', 'ONBOARDING', 'NON_BOOKING_CONTACT', 'ONBOARDED'],
        to: 'ONBOARDED',
      },
      acceptance: { ...notRejected, to: 'accepted' },
    },
    reopenOnboarding: {
      label: 'Reopen onboarding',
      can: 'reopen their onboarding',
      who,
      recruitmentStatus: { from: ['ONBOARDED'], to: 'ONBOARDING' },
      stagedOnboarding: { steps: beforeStage4 },
    },
    markNonBooking: {
      label: 'Make a non-booking contact',
      can: 'make them a non-booking contact',
      who,
      recruitmentStatus: {
        from: ['RECRUITING', 'ONBOARDING', 'ONBOARDED'],
        to: 'NON_BOOKING_CONTACT',
      },
    },
    exclude: {
      label: 'Exclude',
      can: 'exclude them',
      who,
      asks: { exclusionReason: choice('Reason', exclusionReasons, { required: true }) },
      recruitmentStatus: {
        from: ['RECRUITING', 'ONBOARDING', 'ONBOARDED', 'NON_BOOKING_CONTACT'],
        to: 'EXCLUDING',
      },
    },
    reinstate: {
      label: 'Reinstate',
      can: 'reinstate them',
      who,
      recruitmentStatus: { from: ['EXCLUDING'], to: ['ONBOARDING', 'ONBOARDED'] },
      stagedOnboarding: { steps: { ...beforeStage4, stage4: ['stage3', 'stage4'] } },
    },
    accept: {
      label: 'Accept',
      can: 'accept them',
      who,
      acceptance: { from: ['underReview', 'rejected'], to: 'accepted' },
    },
    reject: {
      label: 'Reject',
      can: 'reject them',
      who,
      acceptance: { from: ['underReview', 'accepted'], to: 'rejected' },
      recruitmentStatus: notOnboarded,
    },
    reviewAgain: {
      label: 'Review again',
      can: 'review them again',
      who,
      acceptance: { from: ['accepted', 'rejected'], to: 'underReview' },
      recruitmentStatus: notOnboarded,
    },
  },
});

/** Where a specialist stands on all axes. */
export type SpecialistStanding = Pick<
  OnboardingFacts,
  'recruitmentStatus' | 'stagedOnboarding' | 'acceptance'
> & { readonly id: string };
