import { describe, expect, test } from 'vitest';
import { dueChase, statementState } from './chase-rule.ts';
import { tpdGuards } from './tpd-guards.ts';
import { tpdOpen, tpdSteps } from './tpd-steps.ts';
import { earliestLodgement, lodgementDay } from './waiting-period.ts';

test('[B-202] the statuses are those of the document, in order', () => {
  expect(Object.values(tpdSteps)).toEqual([
    'Case Created',
    'Request Received',
    'Prelim Eligibility',
    'Agreement Signed',
    'Client Claim',
    'Medical Attendant Statement',
    'Request Clinical Record',
    'Legal Submission',
    "Employer's Statement",
    'Cancelled',
  ]);
  expect(tpdOpen).not.toContain('legalSubmission');
});

describe('the waiting period', () => {
  test.each([
    ['3', '2026-11-30', '2027-02-28'],
    ['6', '2026-08-31', '2027-02-28'],
    ['6', '2023-08-29', '2024-02-29'],
    ['3', '2026-05-15', '2026-08-15'],
  ])('of %s months from %s ends on %s', (waitingMonths, day, end) =>
    expect(lodgementDay({ waitingMonths }, day)).toBe(end),
  );

  test('of several policies the shortest decides when the first claim is lodged', () => {
    const policies = [{ waitingMonths: '6' }, { waitingMonths: '3' }];
    expect(earliestLodgement(policies, '2026-05-15')).toBe('2026-08-15');
    expect(earliestLodgement([], '2026-05-15')).toBeNull();
    expect(earliestLodgement(policies, null)).toBeNull();
  });
});

describe('a statement', () => {
  const statement = { dueOn: '2026-11-20', requestedOn: '2026-10-20', receivedOn: null };

  test.each([
    ['2026-11-12', null],
    ['2026-11-13', -7],
    ['2026-11-19', -7],
    ['2026-11-20', 0],
    ['2026-11-27', 7],
    ['2026-12-24', 14],
  ])('is chased on %s for %s', (today, days) => expect(dueChase(statement, today)).toBe(days));

  test('is not chased once it is here, nor before somebody asked for it', () => {
    expect(dueChase({ ...statement, receivedOn: '2026-11-01' }, '2026-11-20')).toBeNull();
    expect(dueChase({ ...statement, requestedOn: null }, '2026-11-20')).toBeNull();
    expect(dueChase({ ...statement, requestedOn: '2026-11-20' }, '2026-11-20')).toBeNull();
  });

  test('is overdue the day after, and soon due a week before', () => {
    const on = (today: string) => statementState(statement, today);
    expect(['2026-11-01', '2026-11-13', '2026-11-20', '2026-11-21'].map((day) => on(day))).toEqual([
      'waiting',
      'dueSoon',
      'dueSoon',
      'overdue',
    ]);
    expect(statementState({ ...statement, receivedOn: '2026-11-01' }, '2026-12-01')).toBe(
      'received',
    );
    expect(statementState({ ...statement, requestedOn: null }, '2026-12-01')).toBe('notAsked');
  });
});

test('no agreement is signed with whoever is not eligible or was not asked', () => {
  const guard = (eligibility: string | null) =>
    tpdGuards.mayBeEligible({ eligibility, bundledAt: null });
  expect([guard('notEligible'), guard(null), guard('moreNeeded'), guard('likely')]).toEqual([
    'tpdNotEligible',
    'tpdNotAssessed',
    null,
    null,
  ]);
});
