import { aSession, eventually, render, serve, type } from '#kernel/web-testing';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import ActiveClients from './active-clients.tsx';

const rows = [
  { id: 'a_2026-11', tenantId: 'a', tenantName: 'Harbour', month: '2026-11', count: 1204 },
];
const asHost = () => {
  const session = aSession();
  return { ...session, actor: { ...session.actor, isHost: true } };
};
const serving = () =>
  serve({
    'GET /app/monthly-active-accounts': { body: { items: rows, totalCount: 1 } },
    'GET /app/tenants': { body: { items: [], totalCount: 0 } },
  });

test('[B-034] [K-007] [D-014] this month and the next are asked for, and shown as MM/YYYY', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T20:00:00Z'), toFake: ['Date'] });
  const calls = serving();

  const place = await render(<ActiveClients />);
  await eventually(() => expect(place.textContent).toContain('1,204'));
  vi.useRealTimers();

  // 1 January in Sydney already.
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
    fromMonth: '2027-01',
    toMonth: '2027-02',
  });
  expect(place.textContent).toContain('11/2026');
  expect(place.textContent).toContain('Number of active claimants');
});

test('[B-033] the tenant is asked for by the host only', async () => {
  serving();
  const customer = await render(<ActiveClients />);
  expect(customer.querySelector('input[aria-label=Tenant]')).toBeNull();

  const calls = serving();
  const host = await render(<ActiveClients />, { session: asHost() });
  // [B-082] The tenants are asked for when the list is opened.
  expect(calls.map(({ path }) => path)).not.toContain('/app/tenants');
  expect(host.querySelector('input[aria-label=Tenant]')).not.toBeNull();
});

test.each(['Claimant', 'Client'])('[B-009] a tenant that says %s reads it here', async (word) => {
  serving();
  const session = aSession();
  const settings = { 'ICS.Vocabulary': word };

  const place = await render(<ActiveClients />, {
    session: { ...session, tenant: { ...session.tenant, settings } },
  });

  const many = `${word.toLowerCase()}s`;
  expect(place.querySelector('h1')?.textContent).toBe(`Monthly active ${many}`);
  expect(place.textContent).toContain(`A ${word.toLowerCase()} counts in every month`);
  expect(place.textContent).toContain(`Number of active ${many}`);
});

test('a month that cannot be read is refused in words, and the months stay as they were', async () => {
  const calls = serving();
  const place = await render(<ActiveClients />);
  await eventually(() => expect(place.textContent).toContain('1,204'));
  const from = place.querySelector<HTMLInputElement>('.ant-picker input');

  await act(async () => from?.focus());
  await type(from, 'next month');
  await act(async () => from?.blur());

  await eventually(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toBe(
      'Please enter a month, for example 11/2026 or Nov 2026.',
    ),
  );
  expect(new Set(calls.map(({ query }) => query.get('fromMonth'))).size).toBe(1);
});
