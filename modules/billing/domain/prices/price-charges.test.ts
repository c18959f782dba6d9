import { describe, expect, test } from 'vitest';
import type { Rule } from './choose-rule.ts';
import { pricesOfCase } from './price-charges.ts';
import type { BillingFacts, PriceTables } from './price-charges.ts';
import { someFacts, aRule, someItems } from '../../testing/some-rules.ts';

const tables = (rules: readonly Partial<Rule>[], others: Partial<PriceTables> = {}) => ({
  rules: rules.map(aRule),
  items: someItems,
  prices: [],
  ...others,
});
const pricesBy = (rules: readonly Partial<Rule>[], facts: Partial<BillingFacts> = {}) =>
  pricesOfCase(tables(rules), someFacts(facts));

const ladder: readonly Partial<Rule>[] = [
  { chargeKind: 'lateCancellation', serviceItemId: 'can' },
  {
    chargeKind: 'lateCancellation',
    serviceItemId: 'can',
    priceItemId: 'std',
    percent: '50',
    noticeUpTo: 2,
  },
  {
    chargeKind: 'lateCancellation',
    serviceItemId: 'can',
    priceItemId: 'std',
    percent: '100',
    noticeUpTo: 0,
  },
];

describe('the rule table', () => {
  test('the item of the rule stands on the charge, with its price and where that is from', () => {
    expect(pricesBy([{}]).prices).toEqual({
      assessment: {
        description: 'Standard examination',
        amount: '1450.00',
        hasGst: true,
        serviceItemId: 'std',
        itemName: 'Standard examination',
        priceRule: 'Usual price of IME-STD',
        payee: { way: 'arrangement', percent: null, amount: null, minimum: null },
      },
    });
  });

  test.each([
    [0, '1450.00', '100 % of IME-STD: Usual price of IME-STD; 0 business days of notice'],
    [1, '725.00', '50 % of IME-STD: Usual price of IME-STD; 1 business day of notice'],
    [2, '725.00', '50 % of IME-STD: Usual price of IME-STD; 2 business days of notice'],
    [3, '700.00', 'Usual price of IME-CAN'],
    [null, '700.00', 'Usual price of IME-CAN'],
  ])('a cancellation with %s days of notice costs %s', (notice, amount, priceRule) => {
    expect(pricesBy(ladder, { notice }).prices.lateCancellation).toMatchObject({
      amount,
      priceRule,
      serviceItemId: 'can',
    });
  });

  test('rules of the company stand in place of the whole ladder of the practice', () => {
    const own: Partial<Rule> = {
      chargeKind: 'lateCancellation',
      companyId: 'c1',
      companyName: 'Wattle & Gum',
      serviceItemId: 'can',
      amount: '99.00',
      noticeUpTo: 0,
    };
    const priceAt = (notice: number, companyId: string | null) =>
      pricesBy([...ladder, own], { notice, companyId }).prices.lateCancellation;

    expect(priceAt(0, 'c1')).toMatchObject({
      amount: '99.00',
      priceRule: 'Fixed amount; 0 business days of notice; rule of Wattle & Gum',
    });
    expect(priceAt(1, 'c1')).toBeUndefined();
    expect(priceAt(1, 'c2')?.amount).toBe('725.00');
    expect(priceAt(1, null)?.amount).toBe('725.00');
  });

  test('a rule that is off, of another type or whose item is no longer sold charges nothing', () => {
    const off = [{ isActive: false }, { caseType: 'OT' }, { serviceItemId: 'gone' }];
    for (const rule of off) expect(pricesBy([rule]).prices).toEqual({});
    expect(pricesBy([{ serviceItemId: 'can', priceItemId: 'gone' }]).prices).toEqual({});
  });

  test('a share is rounded half up to the cent', () => {
    expect(pricesBy([{ percent: '33.335' }]).prices.assessment?.amount).toBe('483.36');
  });
});

describe('loadings', () => {
  const pages: Partial<Rule> = {
    loading: 'extraPages',
    serviceItemId: 'pgs',
    freeUnits: 100,
    unitSize: 50,
  };
  const loadingsOf = (rule: Partial<Rule>, facts: Partial<BillingFacts>) =>
    pricesBy([rule], facts).loadings.assessment ?? [];

  test.each([
    [0, []],
    [100, []],
    [101, [['Reading over 100 pages', '180.00']]],
    [150, [['Reading over 100 pages', '180.00']]],
    [151, [['Reading over 100 pages × 2', '360.00']]],
    [300, [['Reading over 100 pages × 4', '720.00']]],
  ])('%i pages', (count, expected) => {
    const made = loadingsOf(pages, { pages: count });
    expect(made.map(({ description, amount }) => [description, amount])).toEqual(expected);
  });

  test.each([
    ['interpreter', { interpreter: true }, { interpreter: false }],
    ['urgent', { urgent: true }, { urgent: false }],
    ['travel', { homeVisit: true }, { homeVisit: false }],
    ['injuries', { injuries: 2 }, { injuries: 1 }],
  ] as const)('%s only where the case has it', (loading, having, lacking) => {
    expect(loadingsOf({ loading, serviceItemId: 'pgs' }, having)).toHaveLength(1);
    expect(loadingsOf({ loading, serviceItemId: 'pgs' }, lacking)).toEqual([]);
  });

  test('come with the kind of charge that their rule names', () => {
    const { prices, loadings } = pricesBy(
      [{ chargeKind: 'report', loading: 'urgent', serviceItemId: 'pgs' }],
      { urgent: true },
    );

    expect(prices).toEqual({});
    expect(Object.keys(loadings)).toEqual(['report']);
  });
});
