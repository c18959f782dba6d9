import { describe, expect, test } from 'vitest';
import { aSpecialist } from '../../testing/a-specialist.ts';
import { decideExclusion, decideReinstatement } from './exclude.ts';

const signedContract = { startDate: '2026-01-01', endDate: null };
const bound = { onboardedDate: '2026-01-01', onboardedEndDate: null };
const excluded = (given: object = {}) => ({
  ...aSpecialist({ ...bound, recruitmentStatus: 'EXCLUDING', exclusionReason: 'unpaidDebt' }),
  signedContract,
  ...given,
});
const input = { exclusionReason: 'unpaidDebt' } as const;

describe('excluding', () => {
  test('[E-059] keeps the reason, for the record and for the log', () => {
    expect(decideExclusion(aSpecialist({ id: 's-1' }), input)).toMatchObject({
      writes: [
        {
          move: 'exclude',
          to: { recruitmentStatus: 'EXCLUDING' },
          values: { exclusionReason: 'unpaidDebt' },
          note: 'Unpaid debt',
        },
        { event: { type: 'SpecialistExcluded', specialistId: 's-1', reason: 'unpaidDebt' } },
      ],
    });
  });

  test('[E-059] happens once', () => {
    expect(decideExclusion(excluded(), input)).toMatchObject({
      code: 'moveNotPossible',
      values: { status: 'Excluding (Stage 4, Accepted)' },
    });
  });
});

describe('reinstating', () => {
  test('with a signed contract that holds leads back to Onboarded', () => {
    expect(decideReinstatement(excluded(), '2026-02-01')).toMatchObject({
      writes: [
        {
          move: 'reinstate',
          to: { recruitmentStatus: 'ONBOARDED', stagedOnboarding: 'stage4' },
          values: { exclusionReason: null },
        },
      ],
    });
  });

  test.each([
    ['a contract that has not begun', excluded(), '2025-02-01'],
    [
      'dates that no signed contract stands behind',
      excluded({ signedContract: null }),
      '2026-02-01',
    ],
  ])('with %s leads before stage 4', (_what, specialist, today) => {
    expect(decideReinstatement(specialist, today)).toMatchObject({
      writes: [{ to: { recruitmentStatus: 'ONBOARDING', stagedOnboarding: 'stage3' } }],
    });
  });

  test('is for who is excluded', () => {
    const onboarded = { ...aSpecialist(bound), signedContract };

    expect(decideReinstatement(onboarded, '2026-02-01')).toMatchObject({ code: 'moveNotPossible' });
  });
});
