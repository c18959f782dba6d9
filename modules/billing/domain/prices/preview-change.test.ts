import { describe, expect, test } from 'vitest';
import { addMoney } from '#kernel/domain';
import { imeType } from '#cases/domain';
import { chargeableSteps } from './chargeable-steps.ts';
import { previewChange, sumsOf, withPrice, withRule } from './preview-change.ts';
import type { PastMove } from './preview-change.ts';
import type { PriceTables } from './price-charges.ts';
import type { PriceRow } from './resolve-price.ts';
import { aRule, someFacts, someItems } from '../../testing/some-rules.ts';

const move = (caseId: string, values: Partial<PastMove> = {}): PastMove => ({
  caseId,
  caseNo: `IME-2026-${caseId}`,
  claimantName: 'Rosa Ng',
  companyName: 'Wattle & Gum',
  kind: 'assessment',
  day: '2026-10-12',
  facts: someFacts(),
  pay: { fees: [], serviceType: 'ime', isGazetted: false, day: '2026-10-12' },
  ...values,
});

const exam = aRule();
const loading = aRule({ loading: 'interpreter', serviceItemId: 'pgs' });
const before = { rules: [exam, loading], items: someItems, prices: [] };
const moves = [
  move('1'),
  move('2', { facts: someFacts({ interpreter: true }) }),
  move('3', { kind: 'report' }),
];

describe('the preview of a change', () => {
  test('a rule that stays as it is changes nothing', () => {
    expect(previewChange(moves, before, before)).toMatchObject({
      looked: 3,
      cases: 0,
      invoices: 0,
      difference: '0.00',
      rows: [],
    });
  });

  test('counts the cases that differ, by how much in all, and shows the rows', () => {
    const after = { ...before, rules: withRule(before.rules, { ...loading, percent: '150' }) };

    expect(previewChange(moves, before, after)).toMatchObject({
      cases: 1,
      invoices: 1,
      difference: '90.00',
      payments: 0,
      rows: [{ caseId: '2', before: '1630.00', after: '1720.00' }],
    });
  });

  test('equals the recomputation of every move', () => {
    const after = { ...before, rules: withRule(before.rules, { ...exam, amount: '1399.99' }) };

    const { difference, rows } = previewChange(moves, before, after);

    const sum = (tables: PriceTables) =>
      addMoney('0', ...moves.map((one) => sumsOf(one, tables).customer));
    expect(addMoney(sum(before), difference)).toBe(sum(after));
    expect(rows.map(({ caseId }) => caseId)).toEqual(['1', '2']);
  });

  test('a rule that is new shows what was not charged at all', () => {
    const report = aRule({ chargeKind: 'report', amount: '100.00' });
    const after = { ...before, rules: withRule(before.rules, report) };

    expect(previewChange(moves, before, after)).toMatchObject({
      invoices: 1,
      difference: '100.00',
    });
  });

  test('what only the specialist feels is told apart from the invoices', () => {
    const paid = { ...exam, payeeWay: 'percent' as const, payeePercent: '60' };
    const after = { ...before, rules: withRule(before.rules, paid) };

    expect(previewChange(moves, before, after)).toMatchObject({
      cases: 2,
      invoices: 0,
      payments: 2,
      payDifference: '1740.00',
    });
  });

  test('a price that begins later counts as if it held already, in place of the one before it', () => {
    const price = (id: string, from: string, unitPrice: string): PriceRow => ({
      ...{
        id,
        serviceItemId: 'std',
        kind: 'company',
        companyId: 'c1',
        companyName: 'Wattle & Gum',
      },
      ...{ schemeId: null, schemeName: null, specialistId: null, specialtyId: null },
      ...{ effectiveFrom: from, effectiveTo: null, unitPrice, hasGst: true },
    });
    const old = [price('old', '2026-07-01', '1400.00')];
    const period = { from: '2026-10-01', to: '2026-10-31' };

    const after = withPrice(old, price('new', '2027-01-01', '1500.00'), period);

    expect(
      previewChange(moves, { ...before, prices: old }, { ...before, prices: after }),
    ).toMatchObject({
      difference: '200.00',
      rows: [{ rule: 'Company price of Wattle & Gum from 1 Jan 2027' }, {}],
    });
  });
});

test('a step counts once in the life of a case, and not when it was undone', () => {
  const step = (name: string, from: string, to: string, at: string) => ({
    move: name,
    from,
    to,
    at,
  });
  const attended = step('attend', 'paperworkSent', 'attendedChargeable', '2026-10-12T01:00:00Z');
  const undone = step('undo', 'attendedChargeable', 'paperworkSent', '2026-10-12T02:00:00Z');
  const again = { ...attended, at: '2026-10-13T01:00:00Z' };
  const cancelled = step('cancel', 'paperworkSent', 'cancelledNoFee', '2026-10-14T01:00:00Z');

  expect(chargeableSteps(imeType, [undone, attended])).toEqual([]);
  expect(chargeableSteps(imeType, [again, undone, attended])).toEqual([
    { kind: 'assessment', at: again.at },
  ]);
  expect(chargeableSteps(imeType, [again, attended])).toEqual([
    { kind: 'assessment', at: attended.at },
  ]);
  expect(chargeableSteps(imeType, [cancelled])).toEqual([]);
});
