import { aSession, eventually, press, render, serve, type } from '#kernel/web-testing';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { priceCharge } from '../../domain/index.ts';
import ChargesWithoutPrice from './charges-without-price.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const charge = (id: string, values: object) => ({
  id,
  concurrencyStamp: 's',
  kind: 'service',
  status: 'pending',
  description: id,
  amount: null,
  payeeAmount: null,
  can: [priceCharge.ability],
  ...values,
});
const panel = () =>
  render(
    <Suspense>
      <ChargesWithoutPrice id="c-1" />
    </Suspense>,
    { session: aSession({ actor: { ...aSession().actor, roles: ['ACCOUNTING'] } }) },
  );

test('a charge without a price stands on its case with the button that sets it', async () => {
  const items = [
    charge('Medical records', {}),
    charge('Report', { amount: '1450.00' }),
    charge('Late cancellation', { kind: 'specialistOnly' }),
  ];
  const calls = serve({
    'GET /app/case-charges': { body: { items, totalCount: 3 } },
    'PUT /app/case-charges/Medical%20records/price': { body: {} },
  });
  const place = await panel();
  const rows = () => [...place.querySelectorAll('tbody tr')].map((row) => row.textContent);
  await eventually(() =>
    expect(rows()).toEqual([
      'Set the fee of "Medical records"Set price',
      'Set what the specialist earns for "Late cancellation"Set price',
    ]),
  );

  await press('Set price', place);
  const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
  await eventually(() =>
    expect(dialog()?.querySelector('[id$=reason]')).toBeInstanceOf(HTMLElement),
  );
  await type(dialog()?.querySelector('[id$=amount]') ?? null, '380.55');
  await type(dialog()?.querySelector('[id$=reason]') ?? null, 'Agreed by phone');
  await press('Set price', dialog() as HTMLElement);

  await eventually(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      amount: '380.55',
      reason: 'Agreed by phone',
    }),
  );
});

test('where every price is known nothing is shown', async () => {
  const calls = serve({
    'GET /app/case-charges': {
      body: { items: [charge('Report', { amount: '1450.00' })], totalCount: 1 },
    },
  });
  const place = await panel();

  await eventually(() => expect(calls).toHaveLength(1));

  expect(place.textContent).toBe('');
});
