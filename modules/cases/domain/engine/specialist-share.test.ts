import { describe, expect, test } from 'vitest';
import type { FeeArrangement, MatterKind } from '#parties/domain';
import { specialistPay } from './specialist-pay.ts';
import type { FeeLine } from './specialist-pay.ts';
import { byArrangement, specialistShare } from './specialist-share.ts';
import type { PayeeRule } from './specialist-share.ts';

const facts = (
  arrangement: FeeArrangement | null,
  matterKind: MatterKind,
  fee: { amount?: string; splitPercent?: string } = { amount: '900.00', splitPercent: '60' },
) => ({
  arrangement,
  fee: { matterKind, amount: fee.amount ?? null, splitPercent: fee.splitPercent ?? null },
  customer: '1450.00',
});

describe('[G-128] what a specialist earns', () => {
  test.each([
    ['1', 'gazette', '870.00'],
    ['1', 'nonGazette', '870.00'],
    ['1', 'medNeg', '870.00'],
    ['2', 'gazette', '870.00'],
    ['2', 'nonGazette', '900.00'],
    ['3', 'nonGazette', '870.00'],
    ['3', 'medNeg', '900.00'],
    ['4', 'gazette', '900.00'],
  ] as const)('arrangement %s pays a %s matter %s', (arrangement, kind, expected) => {
    expect(specialistShare(byArrangement, facts(arrangement, kind))).toBe(expected);
  });

  test('without an arrangement the fee says by itself whether it is split', () => {
    const pay = (fee: object) => specialistShare(byArrangement, facts(null, 'gazette', fee));

    expect(pay({ amount: '900.00' })).toBe('900.00');
    expect(pay({ splitPercent: '60' })).toBe('870.00');
  });

  const rule = (values: Partial<PayeeRule>): PayeeRule => ({ ...byArrangement, ...values });
  test.each([
    [{ way: 'none' }, null],
    [{ way: 'none', minimum: '500.00' }, null],
    [{ way: 'fixed', amount: '650.00' }, '650.00'],
    [{ way: 'percent', percent: '33.335' }, '483.36'],
    [{ way: 'percent', percent: '10', minimum: '200.00' }, '200.00'],
    [{ way: 'percent', percent: '10', minimum: '145.00' }, '145.00'],
    [{ way: 'percent', percent: '10', minimum: '100.00' }, '145.00'],
    [{ minimum: '1000.00' }, '1000.00'],
  ] as const)('the rule %o pays %s', (values, expected) => {
    expect(specialistShare(rule(values), facts('4', 'gazette'))).toBe(expected);
  });

  test('a share of nothing is nothing, but a least pay is paid', () => {
    const unknown = { fee: null, arrangement: null, customer: null };

    expect(specialistShare(byArrangement, unknown)).toBeNull();
    expect(specialistShare(rule({ way: 'percent', percent: '60' }), unknown)).toBeNull();
    expect(specialistShare(rule({ minimum: '300.00' }), unknown)).toBe('300.00');
  });
});

test('a charge other than the assessment pays only where the fee table names it', () => {
  const fee = (serviceItem: string | null, amount: string): FeeLine => ({
    feeArrangement: '4',
    serviceType: 'ime',
    serviceItem,
    matterKind: 'nonGazette',
    amount,
    splitPercent: null,
    effectiveFrom: '2026-01-01',
    effectiveTo: null,
  });
  const pay = (kind: 'assessment' | 'nonAttendance' | 'loading', fees: readonly FeeLine[]) =>
    specialistPay(
      { kind, itemName: 'Interpreter loading', rule: byArrangement, customer: '1450.00' },
      { fees, serviceType: 'ime', isGazetted: false, day: '2026-11-16' },
    );
  const general = [fee(null, '900.00')];

  expect(pay('assessment', general)).toBe('900.00');
  expect(pay('nonAttendance', general)).toBeNull();
  expect(pay('loading', general)).toBeNull();
  expect(pay('nonAttendance', [...general, fee('Non-attendance', '400.00')])).toBe('400.00');
  expect(pay('loading', [...general, fee('interpreter loading', '80.00')])).toBe('80.00');
});
