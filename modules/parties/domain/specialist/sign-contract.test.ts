import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import type { ContractFacts } from './contract-in-force.ts';
import { decideContractCancellation, decideSignature } from './sign-contract.ts';
import type { ContractOwner } from './sign-contract.ts';

const contract = (given: Partial<ContractFacts> = {}): ContractFacts => ({
  id: 'c-1',
  specialistId: 's-1',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  status: 'sent',
  ...given,
});
const owner = (
  given: Partial<ContractOwner['specialist']> = {},
  others: readonly ContractFacts[] = [],
) => ({
  specialist: {
    id: 's-1',
    recruitmentStatus: 'ONBOARDING',
    stagedOnboarding: 'stage1',
    acceptance: 'underReview',
    onboardedDate: null,
    onboardedEndDate: null,
    ...given,
  } as const,
  others,
  today: '2026-03-05',
});
const input = { signedBy: 'Priya Menon' };
const byStaff = { ...owner(), isOwn: false };
const dates = { onboardedDate: '2026-01-01', onboardedEndDate: '2026-12-31' };
const signed = { resource: 'specialistContract', move: 'sign', to: { status: 'signed' } };

describe('a signature', () => {
  test('is dated today, or on the day of the paper', () => {
    const dated = (signedDate: string) => ({
      writes: [{ ...signed, values: { signedDate } }, {}, {}],
    });
    const paper = { ...input, signedDate: '2026-02-01' };

    expect(decideSignature(contract(), input, byStaff)).toMatchObject(dated('2026-03-05'));
    expect(decideSignature(contract(), paper, byStaff)).toMatchObject(dated('2026-02-01'));
    expect(decideSignature(contract(), paper, { ...byStaff, isOwn: true })).toMatchObject(
      dated('2026-03-05'),
    );
  });

  test('is refused in the future, and before the agreement was sent to whoever signs it', () => {
    const draft = contract({ status: 'draft' });

    expect(decideSignature(draft, input, { ...byStaff, isOwn: true })).toEqual(
      refuse('agreementNotSent'),
    );
    expect(decideSignature(contract(), { ...input, signedDate: '2026-03-06' }, byStaff)).toEqual(
      refuse('signedInFuture'),
    );
  });

  test.each(['signed', 'cancelled'] as const)('is not given to a contract that is %s', (status) => {
    expect(decideSignature(contract({ status }), input, byStaff)).toMatchObject({
      code: 'moveNotPossible',
    });
  });
});

describe('what follows from a signature, in the same commit', () => {
  const follow = (
    given: Partial<ContractOwner['specialist']>,
    others: readonly ContractFacts[] = [],
    period: Partial<ContractFacts> = {},
  ) => decideSignature(contract(period), input, { ...owner(given, others), isOwn: false });
  const event = { type: 'ContractSigned', contractId: 'c-1', specialistId: 's-1' };

  test('at stage 3 the specialist is onboarded', () => {
    expect(follow({ stagedOnboarding: 'stage3' })).toMatchObject({
      writes: [
        signed,
        {
          resource: 'specialist',
          move: 'completeOnboarding',
          to: {
            recruitmentStatus: 'ONBOARDED',
            stagedOnboarding: 'stage4',
            acceptance: 'accepted',
          },
          values: dates,
        },
        { event: { type: 'OnboardingAdvanced', stage: 'stage4' } },
        { event },
      ],
    });
  });

  test('before stage 3 the dates follow, and who was recruited is being onboarded', () => {
    expect(follow({ recruitmentStatus: 'RECRUITING' })).toMatchObject({
      writes: [signed, { move: 'startOnboarding', values: dates }, { event }],
    });
    expect(follow({})).toMatchObject({
      writes: [signed, { write: 'change', values: dates }, { event }],
    });
  });

  test.each([
    { recruitmentStatus: 'EXCLUDING', stagedOnboarding: 'stage3' },
    { acceptance: 'rejected', stagedOnboarding: 'stage3' },
    { recruitmentStatus: 'ONBOARDED', stagedOnboarding: 'stage4' },
  ] as const)('with %j only the dates follow', (given) => {
    expect(follow(given)).toMatchObject({
      writes: [signed, { write: 'change', values: dates }, {}],
    });
  });

  test('a contract for later does not take the dates of the one that holds today', () => {
    const now = contract({ id: 'now', status: 'signed' });
    const next = { startDate: '2027-01-01', endDate: null };

    expect(follow({}, [now], next)).toMatchObject({ writes: [signed, { values: dates }, {}] });
  });

  test('a contract that is over onboards nobody', () => {
    const over = { startDate: '2025-01-01', endDate: '2025-12-31' };

    expect(follow({ stagedOnboarding: 'stage3' }, [], over)).toMatchObject({
      writes: [signed, { write: 'change', values: { onboardedEndDate: '2025-12-31' } }, {}],
    });
  });
});

describe('cancelling a contract', () => {
  const bound = { recruitmentStatus: 'ONBOARDED', stagedOnboarding: 'stage4', ...dates } as const;
  const held = contract({ status: 'signed' });

  test('the only signed one reopens the onboarding', () => {
    expect(decideContractCancellation(held, owner(bound))).toMatchObject({
      writes: [
        { move: 'cancel', to: { status: 'cancelled' } },
        {
          move: 'reopenOnboarding',
          to: { recruitmentStatus: 'ONBOARDING', stagedOnboarding: 'stage3' },
          values: { onboardedDate: null, onboardedEndDate: null },
        },
      ],
    });
  });

  test('with another signed one the dates of that one hold', () => {
    const other = contract({ id: 'c-2', status: 'signed', startDate: '2026-02-01', endDate: null });

    expect(decideContractCancellation(held, owner(bound, [other]))).toMatchObject({
      writes: [
        { move: 'cancel' },
        { write: 'change', values: { onboardedDate: '2026-02-01', onboardedEndDate: null } },
      ],
    });
  });

  test('one that binds nobody changes nothing else', () => {
    for (const given of [
      contract({ status: 'draft' }),
      contract({ status: 'signed', endDate: null }),
    ]) {
      const decision = decideContractCancellation(given, owner(bound));

      expect(decision).toMatchObject({ writes: [{ move: 'cancel' }] });
      expect(decision.kind === 'accepted' && decision.writes).toHaveLength(1);
    }
  });

  test('happens once', () => {
    expect(decideContractCancellation(contract({ status: 'cancelled' }), owner())).toMatchObject({
      code: 'moveNotPossible',
      values: { possible: 'Nothing more can be done with it.' },
    });
  });
});
