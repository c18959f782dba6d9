import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import LimitationPanel from './limitation-panel.tsx';
import OffersPanel from './offers-panel.tsx';
import SettlementPanel from './settlement-panel.tsx';

registerCatalogue();
afterEach(() => vi.unstubAllGlobals());

const given = aSession();
const session = { ...given, actor: { ...given.actor, roles: ['STAFF'], features: ['MVA'] } };
const empty = { body: { items: [], totalCount: 0 } };
const claim = (values: object = {}) => ({
  body: {
    id: 'c-1',
    concurrencyStamp: 'stamp',
    caseNo: 'MVA-2026-000001',
    step: 'settled',
    isClosed: false,
    can: ['mva.saveStatement', 'mva.overrideLimitation'],
    ...values,
  },
});
const lineId = '0198a000-0000-7000-8000-000000000001';
const shown = () => document.body.textContent ?? '';

describe('the limitation date', () => {
  test('is said with its rule, its source and that it is guidance', async () => {
    serve({
      'GET /app/mva-claim/c-1': claim({
        stateId: 'NSW',
        accidentDate: '2020-03-12',
        limitationDate: '2023-03-12',
        limitationCalculated: '2023-03-12',
        limitationRule: 'New South Wales: 3 years from the accident',
        limitationVersion: '2026-11',
        limitationSource: 'Motor Accident Injuries Act 2017 (NSW)',
      }),
      'GET /app/reminders/module': empty,
    });

    await render(<LimitationPanel id="c-1" />, { session });

    await eventually(() => expect(shown()).toContain('New South Wales: 3 years'));
    expect(shown()).toMatch(/Passed [\d,]+ days ago/);
    expect(shown()).toContain('Guidance only: a practitioner must confirm it.');
    expect(shown()).toContain('Claim for statutory benefits');
    expect(shown()).not.toContain('Set by hand');
  });

  test('names the reason where somebody set another day, and asks for what is missing', async () => {
    serve({
      'GET /app/mva-claim/c-1': claim({
        limitationDate: '2099-01-01',
        limitationCalculated: '2098-01-01',
        limitationRule: 'Victoria: 6 years from the accident',
        limitationReason: 'Advice of counsel',
      }),
      'GET /app/mva-claim/c-2': claim({ id: 'c-2', limitationDate: null, limitationRule: null }),
      'GET /app/reminders/module': empty,
    });

    await render(<LimitationPanel id="c-1" />, { session });
    await eventually(() => expect(shown()).toContain('Set by hand: Advice of counsel'));

    await render(<LimitationPanel id="c-2" />, { session });
    await eventually(() => expect(shown()).toContain('Enter the state and the date'));
  });
});

test('[B-188] demand and latest offers stand side by side with what is missing', async () => {
  const offer = { id: 'o-1', insurerItemId: 'i-1', offeredOn: '2026-05-01', status: 'received' };
  serve({
    'GET /app/mva-claim/c-1': claim(),
    'GET /app/mva-insurers': empty,
    'GET /app/mva-claim/c-1/offers': {
      body: {
        demanded: '100.00',
        demand: { demandedOn: '2026-04-01' },
        insurers: [
          {
            id: 'i-1',
            name: 'Alpha',
            latest: offer,
            amount: '60.00',
            earlier: [],
            difference: '40.00',
          },
          { id: 'i-2', name: 'Beta', latest: null, amount: null, earlier: [], difference: null },
        ],
        rows: [
          {
            head: 'pastCare',
            demanded: '100.00',
            offered: [
              { insurerItemId: 'i-1', amount: '60.00', difference: '40.00' },
              { insurerItemId: 'i-2', amount: null, difference: null },
            ],
          },
        ],
      },
    },
  });

  await render(<OffersPanel id="c-1" />, { session });

  await eventually(() => expect(shown()).toContain('Past care'));
  const heads = [...document.querySelectorAll('table[aria-label="Demand and offers"] th')];
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Head of damage',
    'Demand',
    expect.stringContaining('Alpha'),
  ]);
  expect(shown()).toContain('AUD 40.00 short');
  expect(shown()).toContain('Add offer of Beta');
});

describe('the final disbursement', () => {
  const lines = {
    body: {
      items: [{ id: lineId, kind: 'costs', payee: 'The firm', amount: '300.00' }],
      totalCount: 1,
    },
  };

  test('is not sent while it does not balance; the rest is one press away', async () => {
    const calls = serve({
      'GET /app/mva-claim/c-1': claim({ settledOn: '2026-11-01', settlementGross: '1000.00' }),
      'GET /app/mva-disbursements': lines,
      'PUT /app/mva-claim/c-1/final-disbursement': claim(),
    });
    await render(<SettlementPanel id="c-1" />, { session });
    await eventually(() => expect(shown()).toContain('Write the final disbursement statement'));
    await press('Write the final disbursement statement');
    await eventually(() =>
      expect(shown()).toContain('AUD 700.00 of the settlement goes to nobody'),
    );

    await press('Save statement');
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);

    await press('Take the rest: AUD 700.00');
    await eventually(() => expect(shown()).toContain('Balances'));
    await press('Save statement');
    await eventually(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        netToClient: '700.00',
        items: [{ id: lineId, kind: 'costs', payee: 'The firm', amount: '300.00' }],
      }),
    );
  });

  test('before the settlement there is nothing to pay out', async () => {
    serve({
      'GET /app/mva-claim/c-1': claim({ step: 'demandSent', settlementGross: null }),
      'GET /app/mva-disbursements': { body: { items: [], totalCount: 0 } },
    });
    await render(<SettlementPanel id="c-1" />, { session });
    await eventually(() => expect(shown()).toContain('Not settled yet'));
  });
});
