import { describe, expect, test } from 'vitest';
import type { PriceKind } from './price-choices.ts';
import { resolvePrice } from './resolve-price.ts';
import type { PriceRow } from './resolve-price.ts';

const item = { id: 'i1', code: 'IME-STD', name: 'Exam', unitPrice: '1450.00', hasGst: true };
const wish = {
  companyId: 'c1',
  schemeId: 's1',
  specialistId: 'd1',
  specialtyId: 'y1',
  day: '2026-11-16',
};

const price = (kind: PriceKind, values: Partial<PriceRow> = {}): PriceRow => ({
  id: kind,
  serviceItemId: item.id,
  kind,
  companyId: kind === 'company' || kind === 'contract' ? 'c1' : null,
  companyName: kind === 'company' || kind === 'contract' ? 'Wattle & Gum' : null,
  schemeId: kind === 'gazetted' || kind === 'scheme' ? 's1' : null,
  schemeName: kind === 'gazetted' || kind === 'scheme' ? 'NSW workers compensation' : null,
  specialistId: null,
  specialtyId: null,
  effectiveFrom: '2026-07-01',
  effectiveTo: null,
  unitPrice: '1000.00',
  hasGst: false,
  ...values,
});

describe('the price of a service', () => {
  const all = (['list', 'scheme', 'gazetted', 'company', 'contract'] as const).map((kind) =>
    price(kind),
  );

  test.each([
    [5, 'Contract price of Wattle & Gum from 1 Jul 2026'],
    [4, 'Company price of Wattle & Gum from 1 Jul 2026'],
    [3, 'Gazetted price of NSW workers compensation from 1 Jul 2026'],
    [2, 'Scheme price of NSW workers compensation from 1 Jul 2026'],
    [1, 'Price list of the practice from 1 Jul 2026'],
    [0, 'Usual price of IME-STD'],
  ])('of the first %i kinds the highest wins, and says which it is', (count, rule) => {
    expect(resolvePrice(item, all.slice(0, count), wish)).toMatchObject({ rule });
    expect(resolvePrice(item, all.slice(0, count).toReversed(), wish)).toMatchObject({ rule });
  });

  test.each([
    ['the day before it begins', { effectiveFrom: '2026-11-17' }, false],
    ['its first day', { effectiveFrom: '2026-11-16' }, true],
    ['its last day', { effectiveTo: '2026-11-16' }, true],
    ['the day after its last', { effectiveTo: '2026-11-15' }, false],
    ['another company', { companyId: 'c2' }, false],
    ['another specialist', { specialistId: 'd2' }, false],
    ['this specialist', { specialistId: 'd1' }, true],
    ['another specialty', { specialtyId: 'y2' }, false],
    ['another item', { serviceItemId: 'i2' }, false],
  ])('holds on %s or not', (_case, values, holds) => {
    const { unitPrice, hasGst } = resolvePrice(item, [price('company', values)], wish);

    expect([unitPrice, hasGst]).toEqual(holds ? ['1000.00', false] : ['1450.00', true]);
  });

  test('of one kind the specialist goes before the specialty, and that before everyone', () => {
    const rows = [
      price('company', { id: 'everyone' }),
      price('company', { id: 'specialty', specialtyId: 'y1' }),
      price('company', { id: 'specialist', specialistId: 'd1' }),
    ];

    expect(resolvePrice(item, rows, wish).priceId).toBe('specialist');
    expect(resolvePrice(item, rows, { ...wish, specialistId: 'd9' }).priceId).toBe('specialty');
    expect(
      resolvePrice(item, rows, { ...wish, specialistId: null, specialtyId: null }).priceId,
    ).toBe('everyone');
  });
});
