import { expect, test } from 'vitest';
import { compareOffers } from './compare-offers.ts';
import type { OfferFacts } from './compare-offers.ts';

const insurer = (id: string) => ({ id, name: id, kind: 'ctp', claimNo: null, claimOfficer: null });
const offer = (id: string, insurerItemId: string, given: Partial<OfferFacts>): OfferFacts => ({
  id,
  insurerItemId,
  offeredOn: '2026-05-01',
  expiresOn: null,
  status: 'received',
  note: null,
  ...given,
});
const demand = { nonEconomicLoss: '100000.10', pastTreatment: '5000.00' };

test('[B-188] the latest offer of each insurer stands beside the demand, head by head', () => {
  const found = compareOffers(
    demand,
    [insurer('a'), insurer('b')],
    [
      offer('a2', 'a', { offeredOn: '2026-06-01', nonEconomicLoss: '60000.00' }),
      offer('a1', 'a', { nonEconomicLoss: '40000.00' }),
      offer('b1', 'b', { nonEconomicLoss: '100000.20', pastTreatment: '5000.00' }),
    ],
  );

  expect(found.demanded).toBe('105000.10');
  expect(
    found.insurers.map(({ latest, amount, difference }) => [latest?.id, amount, difference]),
  ).toEqual([
    ['a2', '60000.00', '45000.10'],
    ['b1', '105000.20', '-0.10'],
  ]);
  expect(found.insurers[0]?.earlier.map(({ id }) => id)).toEqual(['a1']);
  expect(found.rows).toEqual([
    {
      head: 'nonEconomicLoss',
      demanded: '100000.10',
      offered: [
        { insurerItemId: 'a', amount: '60000.00', difference: '40000.10' },
        { insurerItemId: 'b', amount: '100000.20', difference: '-0.10' },
      ],
    },
    {
      head: 'pastTreatment',
      demanded: '5000.00',
      offered: [
        { insurerItemId: 'a', amount: '0.00', difference: '5000.00' },
        { insurerItemId: 'b', amount: '5000.00', difference: '0.00' },
      ],
    },
  ]);
});

test('of two offers of one day the later entry counts', () => {
  const { insurers } = compareOffers(
    null,
    [insurer('a')],
    [offer('first', 'a', { pastCare: '1.00' }), offer('second', 'a', { pastCare: '2.00' })],
  );
  expect(insurers[0]).toMatchObject({ amount: '2.00', difference: null });
  expect(insurers[0]?.latest?.id).toBe('second');
});

test('an insurer without an offer, and a claim without a demand, are shown as they are', () => {
  const found = compareOffers(null, [insurer('a')], []);
  expect(found).toMatchObject({ demanded: null, rows: [] });
  expect(found.insurers[0]).toMatchObject({ latest: null, amount: null, difference: null });
});
