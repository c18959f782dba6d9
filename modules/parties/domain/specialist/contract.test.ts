import { describe, expect, test } from 'vitest';
import { accept, ask, refuse } from '#kernel/domain';
import { aSpecialist } from '../../testing/a-specialist.ts';
import { contractQuestion, decideContractCheck } from './check-contract.ts';
import { contractState, hasContract } from './has-contract.ts';

const contract = { onboardedDate: '2026-03-01', onboardedEndDate: '2026-06-30' };

describe('a contract', () => {
  test.each([
    ['the day before it', '2026-02-28', false],
    ['its first day', '2026-03-01', true],
    ['its last day', '2026-06-30', true],
    ['the day after it', '2026-07-01', false],
  ])('[B-084] %s', (_when, today, expected) => {
    expect(hasContract(contract, today)).toBe(expected);
  });

  test('[B-084] without a start there is none, without an end it runs on', () => {
    expect(hasContract({ onboardedDate: null, onboardedEndDate: null }, '2026-03-01')).toBe(false);
    expect(hasContract({ onboardedDate: null, onboardedEndDate: '2030-01-01' }, '2026-03-01')).toBe(
      false,
    );
    expect(hasContract({ ...contract, onboardedEndDate: null }, '2046-03-01')).toBe(true);
  });

  test('its state is told before it is over', () => {
    const stateOn = (today: string) => contractState(contract, today);

    expect(contractState({ onboardedDate: null, onboardedEndDate: null }, '2026-03-01')).toBe(
      'none',
    );
    expect(stateOn('2026-02-01')).toBe('coming');
    expect(stateOn('2026-03-01')).toBe('current');
    expect(stateOn('2026-05-01')).toBe('ending');
    expect(stateOn('2026-07-01')).toBe('over');
  });
});

describe('the contract check of a booking', () => {
  const without = aSpecialist({ onboardedDate: null });
  const staff = { mayBookWithoutContract: true, today: '2026-03-01' };
  const others = { ...staff, mayBookWithoutContract: false };
  const answers = { noContract: 'yes' } as const;

  test('[B-085] staff are asked in these words, and may go on', () => {
    expect(contractQuestion).toBe(
      'This specialist does not have a contract with us. Do you want to continue?',
    );
    expect(decideContractCheck(without, staff)).toEqual(ask('noContract', contractQuestion));
    expect(decideContractCheck(without, { ...staff, answers })).toEqual(accept());
  });

  test('[B-085] another answer does not answer the question', () => {
    const other = { ...staff, answers: { highRisk: 'yes' } as const };

    expect(decideContractCheck(without, other)).toEqual(ask('noContract', contractQuestion));
  });

  test('[B-085] [G-085] others are refused, whatever they confirm', () => {
    for (const asked of [others, { ...others, answers }]) {
      expect(decideContractCheck(without, asked)).toEqual(refuse('specialistNotAvailable'));
    }
  });

  test('[B-085] with a contract nobody is asked', () => {
    const specialist = aSpecialist({ onboardedDate: '2026-01-01', onboardedEndDate: null });

    expect(decideContractCheck(specialist, others)).toEqual(accept());
  });

  test('[E-059] who cannot be booked at all is not available to staff either', () => {
    for (const given of [
      { recruitmentStatus: 'EXCLUDING' as const },
      { recruitmentStatus: 'RECRUITING' as const },
      { recruitmentStatus: 'NON_BOOKING_CONTACT' as const },
      { isActive: false },
    ]) {
      const specialist = aSpecialist({ onboardedDate: '2026-01-01', ...given });

      expect(decideContractCheck(specialist, { ...staff, answers })).toEqual(
        refuse('specialistNotAvailable'),
      );
    }
  });
});
