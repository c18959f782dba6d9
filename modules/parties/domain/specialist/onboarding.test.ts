import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { aSpecialist } from '../../testing/a-specialist.ts';
import { decideAdvance, decideCompletion } from './advance-onboarding.ts';
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
  test('[E-057] goes from Pending over three stages, one at a time', () => {
    expect(nextStage('pending')).toBe('stage1');
    expect(nextStage('stage3')).toBe('stage4');
    expect(decideAdvance(ready())).toMatchObject({
      writes: [
        {
          move: 'advanceOnboarding',
          to: { stagedOnboarding: 'stage1', recruitmentStatus: 'ONBOARDING' },
        },
        { event: { type: 'OnboardingAdvanced', stage: 'stage1' } },
      ],
    });
    expect(decideAdvance(ready({ stagedOnboarding: 'stage3' }))).toMatchObject({
      code: 'moveNotPossible',
    });
  });

  test('[E-057] the last stage brings the signed contract into force', () => {
    expect(decideCompletion(ready({ stagedOnboarding: 'stage3' }))).toMatchObject({
      writes: [
        {
          move: 'completeOnboarding',
          to: {
            stagedOnboarding: 'stage4',
            recruitmentStatus: 'ONBOARDED',
            acceptance: 'accepted',
          },
          values: { onboardedDate: '2026-03-01', onboardedEndDate: '2027-02-28' },
        },
        { event: { type: 'OnboardingAdvanced', stage: 'stage4' } },
      ],
    });
  });

  test('[E-057] nobody is onboarded without a signed contract, or before the stages', () => {
    const unsigned = ready({ stagedOnboarding: 'stage3', signedContract: null });

    expect(decideCompletion(unsigned)).toEqual(refuse('onboardingNeedsContract'));
    for (const stagedOnboarding of ['pending', 'stage1', 'stage2', 'stage4'] as const) {
      expect(decideCompletion(ready({ stagedOnboarding }))).toMatchObject({
        code: 'moveNotPossible',
      });
    }
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
  ] as [OnboardingFacts['stagedOnboarding'], Partial<OnboardingFacts>, string][])(
    '[E-057] from %s with %j it is refused: %s',
    (stagedOnboarding, given, code) => {
      expect(decideAdvance(ready({ stagedOnboarding, ...given }))).toEqual(refuse(code));
    },
  );

  test.each([{ recruitmentStatus: 'EXCLUDING' }, { acceptance: 'rejected' }] as const)(
    '[E-057] it stands still with %j',
    (given) => {
      expect(decideAdvance(ready({ stagedOnboarding: 'stage1', ...given }))).toMatchObject({
        code: 'moveNotPossible',
      });
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
