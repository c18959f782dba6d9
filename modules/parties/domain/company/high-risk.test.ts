import { describe, expect, test } from 'vitest';
import { aCompany } from '../../testing/a-company.ts';
import { decideHighRisk } from './apply-high-risk.ts';
import { highRiskReason, highRiskWarning, isHighRisk } from './high-risk.ts';
import { decideLiftHighRisk } from './lift-high-risk.ts';
import { refuse } from '#kernel/domain';

const flagged = aCompany({
  highRiskApplied: true,
  highRiskAppliedFrom: '2026-03-01',
  highRiskAppliedTo: '2026-03-31',
  highRiskReasonToBookingCm: 'Please call us.',
  highRiskReasonToStaff: 'Unpaid invoices.',
});

describe('a company of high risk', () => {
  test.each([
    ['before its first day', '2026-02-28', false],
    ['on its first day', '2026-03-01', true],
    ['inside', '2026-03-15', true],
    ['on its last day', '2026-03-31', true],
    ['after its last day', '2026-04-01', false],
  ])('[B-090] %s', (_when, today, expected) => {
    expect(isHighRisk(flagged, today)).toBe(expected);
  });

  test('[B-090] without an end date it holds from its start onwards', () => {
    expect(isHighRisk({ ...flagged, highRiskAppliedTo: null }, '2036-01-01')).toBe(true);
  });

  test('[B-090] a flag that is off, or has no start, warns nobody', () => {
    expect(isHighRisk({ ...flagged, highRiskApplied: false }, '2026-03-15')).toBe(false);
    expect(isHighRisk({ ...flagged, highRiskAppliedFrom: null }, '2026-03-15')).toBe(false);
  });

  test('[B-091] [G-052] case managers and staff are told different things', () => {
    expect(highRiskReason(flagged, ['CASE_MANAGER'])).toBe('Please call us.');
    expect(highRiskReason(flagged, ['STAFF'])).toBe('Unpaid invoices.');
    expect(highRiskWarning(flagged, ['CASE_MANAGER'], '2026-03-15')).toBe('Please call us.');
    expect(highRiskWarning(flagged, ['CASE_MANAGER'], '2026-04-15')).toBeNull();
  });
});

describe('applying the flag', () => {
  const input = {
    highRiskAppliedFrom: '2026-03-01',
    highRiskReasonToBookingCm: 'Please call us.',
    highRiskReasonToStaff: 'Unpaid invoices.',
  };

  test('sets the flag and tells the rest of the house', () => {
    const decision = decideHighRisk(aCompany({ id: 'company-1' }), input);

    expect(decision).toMatchObject({
      kind: 'accepted',
      writes: [
        {
          write: 'change',
          ids: ['company-1'],
          values: { highRiskApplied: true, highRiskAppliedTo: null },
        },
        { write: 'emit', event: { type: 'HighRiskApplied', companyId: 'company-1', to: null } },
      ],
    });
  });

  test('is refused for an inactive company', () => {
    expect(decideHighRisk(aCompany({ isActive: false }), input)).toEqual(refuse('companyInactive'));
  });

  test('is refused when it would end before it starts', () => {
    const backwards = { ...input, highRiskAppliedTo: '2026-02-01' };

    expect(decideHighRisk(aCompany(), backwards)).toEqual(refuse('highRiskEndsBeforeStart'));
  });
});

describe('lifting the flag', () => {
  test('clears the dates and both reasons', () => {
    expect(decideLiftHighRisk(flagged)).toMatchObject({
      kind: 'accepted',
      writes: [
        { values: { highRiskApplied: false, highRiskReasonToStaff: null } },
        { event: { type: 'HighRiskLifted' } },
      ],
    });
  });

  test('is refused where there is none', () => {
    expect(decideLiftHighRisk(aCompany())).toEqual(refuse('companyNotHighRisk'));
  });
});
