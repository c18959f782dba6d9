import { describe, expect, test } from 'vitest';
import { claimsOfAppointment, unpaidTimeOf } from './claims-of-appointment.ts';
import type { AppointmentToClaim } from './claims-of-appointment.ts';
import { decideClaims } from './decide-claims.ts';
import type { ClaimWish, PlanFacts, ItemFacts } from './decide-claims.ts';
import { decideRejection, decideClaimWithdrawal } from './end-of-claim.ts';
import type { ClaimToEnd } from './end-of-claim.ts';

const today = '2026-06-16';

const aPlan = (values: Partial<PlanFacts> = {}): PlanFacts => ({
  id: 'participant',
  planFrom: '2026-01-01',
  planTo: '2026-12-31',
  managementType: 'ndia',
  state: 'NSW',
  remoteness: 'national',
  companyId: null,
  isClosed: false,
  ...values,
});

const budget = {
  id: 'budget',
  supportCategoryId: 'daily',
  amount: '1000.00',
  usedAmount: '600.00',
};

const item = {
  id: 'item',
  supportItemNumber: '15_617_0128_1_3',
  name: 'Occupational therapy',
  supportCategoryId: 'daily',
  categoryName: 'Improved daily living skills',
  unitCode: 'H',
  priceType: 'priceLimited',
  priceLimit: '200.00',
  zones: {},
  allows: {} as ItemFacts['allows'],
};

const aWish = (values: Partial<ClaimWish> = {}): ClaimWish => ({
  id: 'line',
  chargeId: 'charge',
  kind: 'service',
  item,
  from: '2026-06-10',
  to: '2026-06-10',
  quantity: '1.50',
  unitPrice: null,
  appointmentId: null,
  cancelReason: null,
  ...values,
});

const decide = (wishes: readonly ClaimWish[], plan = aPlan(), budgets = [budget]) =>
  decideClaims(plan, budgets, wishes, today);

describe('a claim', () => {
  test('takes the limit as its price, and is taken from the budget', () => {
    expect(decide([aWish()])).toMatchObject({
      kind: 'accepted',
      writes: [
        {
          write: 'create',
          resource: 'ndisClaim',
          values: { amount: '300.00', unitPrice: '200.00', status: 'toClaim', chargeId: null },
        },
        { write: 'change', resource: 'ndisBudget', values: { usedAmount: '900.00' } },
      ],
    });
  });

  test('above the limit is refused with the limit', () => {
    expect(decide([aWish({ unitPrice: '200.01' })])).toMatchObject({
      code: 'claimAboveLimit',
      values: { limit: '¤ 200.00', number: '15_617_0128_1_3' },
    });
    expect(decide([aWish({ unitPrice: '199.99' })])).toMatchObject({ kind: 'accepted' });
  });

  test('to the last cent of the budget is taken, one more is refused with what is left', () => {
    expect(decide([aWish({ quantity: '2.00' })])).toMatchObject({ kind: 'accepted' });
    expect(decide([aWish({ quantity: '2.01' })])).toMatchObject({
      code: 'claimOverBudget',
      values: { left: '¤ 400.00', category: 'Improved daily living skills' },
    });
  });

  test('several lines of one budget are counted together, and none is written', () => {
    const wishes = [aWish({ quantity: '1.50' }), aWish({ id: 'two', quantity: '0.51' })];

    expect(decide(wishes)).toMatchObject({ code: 'claimOverBudget' });
  });

  test.each([
    [
      'without a budget of its category',
      aWish({ item: { ...item, supportCategoryId: 'x' } }),
      {},
      'claimWithoutBudget',
    ],
    [
      'of travel where the catalogue has none',
      aWish({ kind: 'travel', item: { ...item, allows: { travel: false } } }),
      {},
      'claimKindNotAllowed',
    ],
    [
      'of a cancellation where the catalogue has none',
      aWish({ kind: 'cancellation', item: { ...item, allows: { cancellation: false } } }),
      {},
      'claimKindNotAllowed',
    ],
    ['before the plan', aWish({ from: '2025-12-31' }), {}, 'claimOutsidePlan'],
    ['in the future', aWish({ to: '2026-06-17' }), {}, 'claimInFuture'],
    ['that ends before it begins', aWish({ to: '2026-06-09' }), {}, 'claimEndsBeforeStart'],
    ['of nothing', aWish({ quantity: '0.00' }), {}, 'claimWithoutQuantity'],
    [
      'of an item without a limit',
      aWish({ item: { ...item, priceLimit: null } }),
      {},
      'claimLimitUnknown',
    ],
    [
      'of a quotable item without a price',
      aWish({ item: { ...item, priceType: 'quotable' } }),
      {},
      'claimPriceMissing',
    ],
    ['for a plan without dates', aWish(), { planTo: null }, 'planDatesMissing'],
    ['for a closed case', aWish(), { isClosed: true }, 'participantClosed'],
    [
      'of more travel than counts',
      aWish({ kind: 'travel', quantity: '1.01' }),
      {},
      'travelAboveCap',
    ],
    ['that nobody is known to pay', aWish(), { managementType: null }, 'managementMissing'],
  ] as const)('%s is refused', (_what, wish, plan, code) => {
    expect(decide([wish], aPlan(plan))).toMatchObject({ kind: 'refused', code });
  });

  test('of a plan that the NDIA does not manage becomes a charge without GST', () => {
    expect(decide([aWish()], aPlan({ managementType: 'plan' }))).toMatchObject({
      writes: [
        { resource: 'caseCharge', id: 'charge', values: { amount: '300.00', hasGst: false } },
        { resource: 'ndisClaim', values: { status: 'charged', chargeId: 'charge' } },
        { resource: 'ndisBudget' },
      ],
    });
  });
});

describe('what an appointment comes to', () => {
  const anAppointment = (values: Partial<AppointmentToClaim> = {}): AppointmentToClaim => ({
    id: 'appointment',
    status: 'attended',
    appointmentOn: '2026-06-10',
    minutes: 60,
    deliveredMinutes: 50,
    travelMinutes: 20,
    nonFaceMinutes: 0,
    place: 'home',
    cancelReason: 'NSDH',
    claimedOn: null,
    ...values,
  });
  let count = 0;
  const lines = (
    values: Partial<AppointmentToClaim>,
    of = item,
    remoteness: PlanFacts['remoteness'] = 'national',
  ) => {
    const newId = () => String((count += 1));
    const wishes = claimsOfAppointment(anAppointment(values), of, remoteness, newId);
    return 'kind' in wishes ? wishes.code : wishes.map(({ kind, quantity }) => [kind, quantity]);
  };

  test('is the time given, the travel and the work besides, in hours', () => {
    expect(lines({})).toEqual([
      ['service', '0.83'],
      ['travel', '0.33'],
    ]);
    expect(lines({ nonFaceMinutes: 30, place: 'telehealth', travelMinutes: 0 })).toEqual([
      ['telehealth', '0.83'],
      ['nonFace', '0.50'],
    ]);
  });

  test('leaves out the travel and the work besides that the catalogue does not pay for', () => {
    const plain = { ...item, allows: { travel: false, nonFace: false } };

    expect(lines({ nonFaceMinutes: 30 }, plain)).toEqual([['service', '0.83']]);
    expect(unpaidTimeOf(anAppointment({ nonFaceMinutes: 30 }), plain, 'national')).toEqual([
      { kind: 'travel', minutes: 20 },
      { kind: 'nonFace', minutes: 30 },
    ]);
    expect(unpaidTimeOf(anAppointment(), item, 'national')).toEqual([]);
    expect(lines({ status: 'notAttended' }, { ...item, allows: { cancellation: false } })).toEqual([
      ['cancellation', '1.00'],
    ]);
  });

  test.each([
    ['national', 75, '1.00'],
    ['national', 60, '1.00'],
    ['regional', 150, '2.00'],
    ['remote', 300, '5.00'],
    ['veryRemote', 61, '1.02'],
  ] as const)(
    'in a %s place %i minutes of travel count as %s hours',
    (remoteness, driven, hours) => {
      expect(lines({ travelMinutes: driven }, item, remoteness)).toContainEqual(['travel', hours]);
    },
  );

  test.each(['notAttended', 'cancelledWithFee'])('%s costs the whole time', (status) => {
    expect(lines({ status })).toEqual([['cancellation', '1.00']]);
  });

  test.each(['requested', 'confirmed', 'cancelledNoFee'])('%s comes to nothing', (status) => {
    expect(lines({ status })).toBe('appointmentNotClaimable');
  });

  test('is not claimed twice, and is one where the unit is not the hour', () => {
    expect(lines({ claimedOn: '2026-06-11' })).toBe('appointmentClaimed');
    expect(lines({ travelMinutes: 0 }, { ...item, unitCode: 'E' })).toEqual([['service', '1.00']]);
  });
});

describe('a claim that ends', () => {
  const aClaim = (values: Partial<ClaimToEnd> = {}): ClaimToEnd => ({
    id: 'line',
    status: 'toClaim',
    amount: '300.00',
    appointmentId: 'appointment',
    chargeId: null,
    chargeStatus: null,
    budget: { id: 'budget', usedAmount: '900.00' },
    othersOfAppointment: 0,
    ...values,
  });

  test('gives the money back, and its appointment may be claimed again', () => {
    expect(decideClaimWithdrawal(aClaim(), 'Wrong day')).toMatchObject({
      writes: [
        { values: { status: 'withdrawn', outcomeNote: 'Wrong day' } },
        { resource: 'ndisBudget', values: { usedAmount: '600.00' } },
        { resource: 'ndisAppointment', values: { claimedOn: null } },
      ],
    });
  });

  test('leaves the appointment claimed while other lines of it stand', () => {
    const { writes } = decideClaimWithdrawal(aClaim({ othersOfAppointment: 1 }), 'x') as {
      writes: readonly object[];
    };

    expect(writes).toHaveLength(2);
  });

  test.each([
    [{ status: 'requested' }, 'claimAlreadySent'],
    [{ status: 'withdrawn' }, 'claimAlreadySent'],
    [{ status: 'charged', chargeId: 'c', chargeStatus: 'invoiced' }, 'claimInvoiced'],
  ])('%j is not withdrawn', (values, code) => {
    expect(decideClaimWithdrawal(aClaim(values), 'x')).toMatchObject({ kind: 'refused', code });
  });

  test('is rejected only where it was requested', () => {
    expect(decideRejection(aClaim(), 'x')).toMatchObject({ code: 'claimNotRequested' });
    expect(decideRejection(aClaim({ status: 'requested' }), 'x')).toMatchObject({
      kind: 'accepted',
    });
  });
});
