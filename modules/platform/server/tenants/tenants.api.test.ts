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
const tenantId = await aTenant(services);
const host = server.signedIn({
  tenantId: hostTenantId,
  roles: ['TENANT_ADMIN'],
  isHost: true,
  name: 'Hana Host',
});
const admin = await somebody(server, { tenantId, roles: ['ADMIN_STAFF'], name: 'Ada Admin' });
const path = `/app/tenants/${tenantId}/settings`;

test('the host sets what a customer pays in, and the customer sees who did', async () => {
  const settings = { 'ICS.Currency': 'AUD', 'ICS.Files.MaxFileSizeMB': '50' };

  expect((await host.api.put(path, { settings })).status).toBe(200);
  await admin.api.put('/app/system-config', { settings: { 'ICS.Tax.Name': 'VAT' } });

  expect((await host.api.get(path)).body.settings).toMatchObject({
    ...settings,
    'ICS.Tax.Name': 'VAT',
  });
  const { body } = await admin.api.get('/app/system-config/changes');
  expect(body.items).toEqual([
    expect.objectContaining({ key: 'ICS.Tax.Name', from: null, to: 'VAT', userName: 'Ada Admin' }),
    expect.objectContaining({ key: 'ICS.Currency', to: 'AUD', userName: 'Hana Host' }),
    expect.objectContaining({ key: 'ICS.Files.MaxFileSizeMB', label: 'Largest file in MB' }),
  ]);
});

test('null gives a setting back to its default', async () => {
  await host.api.put(path, { settings: { 'ICS.Currency': null } });

  expect((await host.api.get(path)).body.settings).toMatchObject({ 'ICS.Currency': 'USD' });
});

test('what makes no sense is refused, and a customer does not come this way', async () => {
  for (const settings of [{ 'No.Such': 'x' }, { 'ICS.Currency': 'JPY' }, [], 'x']) {
    expect((await host.api.put(path, { settings })).status).toBe(400);
  }
  const own = server.signedIn({ tenantId, roles: ['TENANT_ADMIN'] });
  expect((await own.api.put(path, { settings: { 'ICS.Currency': 'EUR' } })).status).toBe(403);
  expect((await own.api.get(path)).status).toBe(403);
  const staff = await somebody(server, { tenantId, roles: ['STAFF'] });
  expect((await staff.api.get('/app/system-config/changes')).status).toBe(403);
});

test('[R-147] a tenant that the host adds is complete at once', async () => {
  const { id: editionId } = (await host.api.get('/app/editions')).body.items?.[0] ?? { id: '' };
  const created = await host.api.post('/app/tenants', { name: 'New Practice', editionId });

  expect(created.status).toBe(201);
  const [found] = await services.hostDb.batch({ tenantId: hostTenantId }, [
    {
      text: 'select fingerprint from tenant_defaults where tenant_id = $1',
      values: [String(created.body.id)],
    },
  ]);
  expect(found?.rows).toHaveLength(1);
});
