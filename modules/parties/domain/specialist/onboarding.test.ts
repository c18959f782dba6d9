import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { aSpecialist } from '../../testing/a-specialist.ts';
import { decideAdvance } from './advance-onboarding.ts';
import { nextStage, stageNeeds } from './onboarding.ts';
import type { OnboardingFacts } from './onboarding.ts';

const ready = (given: Partial<OnboardingFacts> = {}): OnboardingFacts & { id: string } => ({
  ...aSpecialist({
    recruitmentStatus: 'RECRUITING',
    stagedOnboarding: 'pending',
    acceptance: 'underReview',
    specialtyIds: ['s'],
    qualificationIds: ['q'],
    cvFileId: 'f',
  }),
  feeArrangement: '4',
  feeCount: 1,
  reportTypeCount: 1,
  signedContract: { startDate: '2026-03-01', endDate: '2027-02-28' },
  ...given,
});

describe('onboarding', () => {
  test('[E-057] goes from Pending over four stages, one at a time', () => {
    expect(nextStage('pending')).toBe('stage1');
    expect(nextStage('stage3')).toBe('stage4');
    expect(decideAdvance(ready())).toMatchObject({
      changes: { stagedOnboarding: 'stage1', recruitmentStatus: 'ONBOARDING' },
    });
    expect(decideAdvance(ready({ stagedOnboarding: 'stage4' }))).toEqual(refuse('onboardingDone'));
  });

  test('[E-057] the last stage brings the signed contract into force', () => {
    expect(decideAdvance(ready({ stagedOnboarding: 'stage3' }))).toMatchObject({
      changes: {
        stagedOnboarding: 'stage4',
        recruitmentStatus: 'ONBOARDED',
        acceptance: 'accepted',
        onboardedDate: '2026-03-01',
        onboardedEndDate: '2027-02-28',
      },
      events: [{ type: 'OnboardingAdvanced', stage: 'stage4' }],
    });
  });

  test.each([
    ['pending', { businessEmail: null }, 'onboardingNeedsEmail'],
    ['pending', { phone: null }, 'onboardingNeedsPhone'],
    ['pending', { specialtyIds: [] }, 'onboardingNeedsSpecialty'],
    ['stage1', { cvFileId: null }, 'onboardingNeedsCv'],
    ['stage1', { qualificationIds: [] }, 'onboardingNeedsQualification'],
    ['stage1', { providerNumber: null }, 'onboardingNeedsRegistration'],
    ['stage2', { feeArrangement: null }, 'onboardingNeedsFeeArrangement'],
    ['stage2', { feeCount: 0 }, 'onboardingNeedsFees'],
    ['stage2', { reportTypeCount: 0 }, 'onboardingNeedsReportTypes'],
    ['stage3', { signedContract: null }, 'onboardingNeedsContract'],
    ['stage2', { recruitmentStatus: 'EXCLUDING' }, 'specialistExcluded'],
    ['stage2', { acceptance: 'rejected' }, 'specialistRejected'],
  ] as [OnboardingFacts['stagedOnboarding'], Partial<OnboardingFacts>, string][])(
    '[E-057] from %s with %j it is refused: %s',
    (stagedOnboarding, given, code) => {
      expect(decideAdvance(ready({ stagedOnboarding, ...given }))).toEqual(refuse(code));
    },
  );

  test('what is missing is listed with what is there', () => {
    expect(stageNeeds('stage1', ready({ phone: null }))).toEqual([
      { code: 'onboardingNeedsEmail', text: 'An email address', isMet: true },
      { code: 'onboardingNeedsPhone', text: 'A phone number', isMet: false },
      { code: 'onboardingNeedsSpecialty', text: 'At least one specialty', isMet: true },
    ]);
  });
});
