import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { hostTenantId } from '../../domain/index.ts';
import { aTenant, somebody } from '../../testing/index.ts';
import { platformServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer], database: 'own' });
const { services } = server;
await aTenant(services, { id: hostTenantId });
const host = server.signedIn({ tenantId: hostTenantId, roles: ['TENANT_ADMIN'], isHost: true });
const reader = await somebody(server, { tenantId: await aTenant(services), roles: ['STAFF'] });

const draft = async (facts: object) =>
  String((await host.api.post('/app/system-update', { title: 'News', ...facts })).body.id);
const titles = async () =>
  (await reader.api.get('/app/product-updates')).body.items?.map((item) => item.title);

test('[R-225] only what is published is news, and it can be withdrawn', async () => {
  const id = await draft({ title: 'Rooms', body: 'Rooms are shown.' });
  expect(await titles()).toEqual([]);

  expect((await host.api.put(`/app/system-update/${id}/publish`)).status).toBe(200);
  expect(await titles()).toEqual(['Rooms']);

  await host.api.put(`/app/system-update/${id}/withdraw`);
  expect(await titles()).toEqual([]);
});

test('an update without words is not published', async () => {
  const id = await draft({});

  const answer = await host.api.put(`/app/system-update/${id}/publish`);

  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'updateSaysNothing' } } });
});

test('[R-048] an edition reads what is meant for it', async () => {
  const other = await draft({ title: 'Loans', body: 'x', audience: ['FUNDING PROVIDER'] });
  const own = await draft({ title: 'Bookings', body: 'x', audience: ['MLP', 'LAW CONNECT'] });

  await host.api.put(`/app/system-update/${other}/publish`);
  await host.api.put(`/app/system-update/${own}/publish`);

  expect(await titles()).toEqual(['Bookings']);
});

test('[R-048] news is new until it has been seen', async () => {
  expect((await reader.api.get('/app/product-updates')).body.unseen).toBe(1);

  expect((await reader.api.put('/app/product-updates/seen')).status).toBe(204);

  expect((await reader.api.get('/app/product-updates')).body.unseen).toBe(0);
});

test('a customer publishes nothing', async () => {
  const id = await draft({ title: 'Mine', body: 'x' });
  const customer = server.signedIn({ roles: ['TENANT_ADMIN'] });

  expect((await customer.api.put(`/app/system-update/${id}/publish`)).status).toBe(403);
  expect((await customer.api.post('/app/system-update', { title: 'x' })).status).toBe(403);
  expect((await reader.api.put(`/app/system-update/${id}/publish`)).status).toBe(403);
});
