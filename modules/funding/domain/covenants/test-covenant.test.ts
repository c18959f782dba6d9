import { describe, expect, test } from 'vitest';
import { breachNews, breachText, checkCovenant } from './decide-breach.ts';
import { monthsSince, testCovenant } from './test-covenant.ts';
import type { CovenantFacts } from './test-covenant.ts';

const aLoan = (loanNo: string, principal: string, openedOn = '2026-01-31') => ({
  id: loanNo,
  loanNo,
  claimantName: null,
  openedOn,
  principal,
});
const facts = (given: Partial<CovenantFacts> = {}): CovenantFacts => ({
  today: '2026-11-16',
  facilityLimit: '100000.00',
  drawn: '15000.00',
  loans: [aLoan('LN-1', '10000.00'), aLoan('LN-2', '5000.00'), aLoan('LN-3', '0.00')],
  ...given,
});

describe('one matter', () => {
  test('may have the bound and not a cent more; the loans above it are named, the largest first', () => {
    const met = testCovenant(facts(), { kind: 'matterPercent', bound: '10' });
    const breached = testCovenant(facts(), { kind: 'matterPercent', bound: '4.99' });

    expect(met).toEqual({ isMet: true, figure: '10', loans: [] });
    expect(breached.isMet).toBe(false);
    expect(breached.loans.map(({ loanNo, figure }) => [loanNo, figure])).toEqual([
      ['LN-1', '10'],
      ['LN-2', '5'],
    ]);
    const cent = facts({ loans: [aLoan('LN-1', '10000.01')] });
    expect(testCovenant(cent, { kind: 'matterPercent', bound: '10' }).isMet).toBe(false);
  });
});

describe('what is drawn', () => {
  test.each([
    ['15', true],
    ['14.99', false],
  ])('of 15 %% with a bound of %s %% is met: %s', (bound, isMet) => {
    expect(testCovenant(facts(), { kind: 'drawnPercent', bound })).toEqual({
      isMet,
      figure: '15',
      loans: [],
    });
  });

  test('without a limit is all of it', () => {
    const none = facts({ facilityLimit: '0.00' });

    expect(testCovenant(none, { kind: 'drawnPercent', bound: '99' }).isMet).toBe(false);
    expect(
      testCovenant({ ...none, drawn: '0.00' }, { kind: 'drawnPercent', bound: '0' }).isMet,
    ).toBe(true);
  });
});

describe('the age of a loan', () => {
  test.each([
    ['2026-01-31', '2026-02-27', 0],
    ['2026-01-31', '2026-02-28', 1],
    ['2025-11-17', '2026-11-16', 11],
    ['2025-11-16', '2026-11-16', 12],
    ['2027-01-01', '2026-11-16', 0],
  ])('from %s to %s is %i months', (from, to, months) => {
    expect(monthsSince(from, to)).toBe(months);
  });

  test('is met on the very day and breached the day after; nothing drawn grows no older', () => {
    const of = (openedOn: string, principal = '1.00') =>
      testCovenant(facts({ loans: [aLoan('LN-1', principal, openedOn)] }), {
        kind: 'loanMonths',
        bound: '24',
      });

    expect(of('2024-11-16')).toEqual({ isMet: true, figure: '24', loans: [] });
    expect(of('2024-11-15')).toMatchObject({
      isMet: false,
      loans: [{ loanNo: 'LN-1', figure: '24' }],
    });
    expect(of('2020-01-01', '0.00').isMet).toBe(true);
  });
});

test('open matters are those with money drawn', () => {
  expect(testCovenant(facts(), { kind: 'openMatters', bound: '2' }).isMet).toBe(true);
  expect(testCovenant(facts(), { kind: 'openMatters', bound: '3' })).toEqual({
    isMet: false,
    figure: '2',
    loans: [],
  });
});

test('a breach is news once, and again after it was mended', () => {
  const covenant = { id: 'c', kind: 'drawnPercent', bound: '10', breachedOn: null } as const;
  const since = { ...covenant, breachedOn: '2026-11-01' };

  expect(breachNews(covenant, { isMet: false })).toBe('breached');
  expect(breachNews(since, { isMet: false })).toBeNull();
  expect(breachNews(since, { isMet: true })).toBe('mended');
  expect(breachNews(covenant, { isMet: true })).toBeNull();
  expect(breachText(covenant, { isMet: false, figure: '12.5', loans: [] })).toBe(
    'Drawn, at most % of the limit: 12.5 %, agreed 10 %',
  );
});

test('a bound is one that can be kept', () => {
  expect(checkCovenant({ kind: 'loanMonths', bound: '24.00' })).toBeNull();
  expect(checkCovenant({ kind: 'openMatters', bound: '2.5' })?.code).toBe('covenantBoundNotWhole');
  expect(checkCovenant({ kind: 'matterPercent', bound: '2.5' })).toBeNull();
  expect(checkCovenant({ kind: 'drawnPercent', bound: '100.01' })?.code).toBe(
    'covenantBoundAboveAll',
  );
});
