import type { PlainDate } from '#kernel/domain';
import { onboardingStages } from './specialist-choices.ts';
import type {
  Acceptance,
  FeeArrangement,
  OnboardingStage,
  RecruitmentStatus,
} from './specialist-choices.ts';

/** What is known of a specialist when a stage is to be reached. */
export type OnboardingFacts = {
  stagedOnboarding: OnboardingStage;
  recruitmentStatus: RecruitmentStatus;
  acceptance: Acceptance;
  businessEmail: string | null;
  personalEmail: string | null;
  phone: string | null;
  mobile: string | null;
  specialtyIds: readonly string[];
  qualificationIds: readonly string[];
  accreditationIds: readonly string[];
  providerNumber: string | null;
  cvFileId: string | null;
  feeArrangement: FeeArrangement | null;
  feeCount: number;
  reportTypeCount: number;
  signedContract: SignedContract | null;
};

/** Signed, and not over yet. */
export type SignedContract = { readonly startDate: PlainDate; readonly endDate: PlainDate | null };

type Need = {
  readonly code: string;
  readonly text: string;
  readonly isMet: (facts: OnboardingFacts) => boolean;
};

/** E-057 names the stages only; what each needs is our reading (docs/decisions). */
const needs: Readonly<Record<Exclude<OnboardingStage, 'pending'>, readonly Need[]>> = {
  stage1: [
    {
      code: 'onboardingNeedsEmail',
      text: 'An email address',
      isMet: (facts) => !!(facts.businessEmail ?? facts.personalEmail),
    },
    {
      code: 'onboardingNeedsPhone',
      text: 'A phone number',
      isMet: (facts) => !!(facts.phone ?? facts.mobile),
    },
    {
      code: 'onboardingNeedsSpecialty',
      text: 'At least one specialty',
      isMet: (facts) => facts.specialtyIds.length > 0,
    },
  ],
  stage2: [
    { code: 'onboardingNeedsCv', text: 'A CV', isMet: (facts) => !!facts.cvFileId },
    {
      code: 'onboardingNeedsQualification',
      text: 'At least one qualification',
      isMet: (facts) => facts.qualificationIds.length > 0,
    },
    {
      code: 'onboardingNeedsRegistration',
      text: 'A provider number or an accreditation',
      isMet: (facts) => !!facts.providerNumber || facts.accreditationIds.length > 0,
    },
  ],
  stage3: [
    {
      code: 'onboardingNeedsFeeArrangement',
      text: 'A fee arrangement',
      isMet: (facts) => !!facts.feeArrangement,
    },
    {
      code: 'onboardingNeedsFees',
      text: 'At least one fee',
      isMet: (facts) => facts.feeCount > 0,
    },
    {
      code: 'onboardingNeedsReportTypes',
      text: 'At least one report type with its turnaround',
      isMet: (facts) => facts.reportTypeCount > 0,
    },
  ],
  stage4: [
    {
      code: 'onboardingNeedsContract',
      text: 'A signed contract',
      isMet: (facts) => !!facts.signedContract,
    },
  ],
};

const order = Object.keys(onboardingStages) as OnboardingStage[];

export const nextStage = (stage: OnboardingStage): keyof typeof needs | null =>
  (order[order.indexOf(stage) + 1] as keyof typeof needs | undefined) ?? null;

export type StageNeed = { readonly code: string; readonly text: string; readonly isMet: boolean };

export const stageNeeds = (stage: keyof typeof needs, facts: OnboardingFacts): StageNeed[] =>
  needs[stage].map(({ code, text, isMet }) => ({ code, text, isMet: isMet(facts) }));

/** The refusal that names the first thing which the next stage still needs. */
export function missingForNextStage(facts: OnboardingFacts): string | null {
  const stage = nextStage(facts.stagedOnboarding);
  const missing = stage && stageNeeds(stage, facts).find((need) => !need.isMet);
  return missing?.code ?? null;
}
