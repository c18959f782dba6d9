import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { hostTenantId } from '../domain/index.ts';
import { userSettingsKept } from '../testing/user-settings-kept.ts';
import { platformServer } from './index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer, userSettingsKept], database: 'own' });
const { services } = server;
const editionId = randomUUID();
await services.hostDb.batch({ tenantId: hostTenantId }, [
  {
    text: 'insert into editions (id, name, features) values ($1, $2, $3)',
    values: [editionId, 'MLP', { 'Application:Assessment': 'True' }],
  },
]);

async function aTenant(id = randomUUID()): Promise<string> {
  await services.hostDb.batch({ tenantId: id }, [
    {
      text: `insert into tenants (id, name, edition_id, client_domain, logo, features, settings)
        values ($1, $2, $3, 'https://app.example.test', 'logo.png', $4, $5)`,
      values: [
        id,
        `tenant ${id}`,
        editionId,
        { 'Application:NDIS': 'True' },
        { 'ICS.Currency': 'AUD' },
      ],
    },
  ]);
  return id;
}

async function somebody(tenantId: string, roles: string[]) {
  const { api, actor } = server.signedIn({ tenantId, roles, isHost: tenantId === hostTenantId });
  await services.hostDb.batch({ tenantId }, [
    {
      text: `insert into users (tenant_id, id, user_name, email, first_name, last_name)
        values ($1, $2, $3, $3, 'Robin', 'Reid')`,
      values: [tenantId, actor.userId, `${actor.userId}@people.test`],
    },
  ]);
  return api;
}

const tenantId = await aTenant();
const other = await aTenant();
await aTenant(hostTenantId);
const staff = await somebody(tenantId, ['STAFF']);
const admin = await somebody(tenantId, ['ADMIN_STAFF']);
const host = await somebody(hostTenantId, ['TENANT_ADMIN']);

test('[D-002] the own tenant answers features, settings and branding', async () => {
  const { body } = await staff.get(`/app/tenants/${tenantId}/myTenantSetting`);

  expect(body).toMatchObject({
    id: tenantId,
    editionName: 'MLP',
    timezone: 'Australia/Sydney',
    country: { id: '16', name: 'Australia' },
    settings: { 'ICS.Currency': 'AUD', 'ICS.Vocabulary': 'Claimant' },
    extraProperties: { ClientDomain: 'https://app.example.test', Logo: 'logo.png', Favicon: null },
  });
  expect(body.features).toMatchObject({
    'Application:Assessment': 'True',
    'Application:NDIS': 'True',
    'Application:CaseManagement': 'True',
    'Application:MVA': 'False',
  });
});

test('another tenant is not there, except for the host, and then it is audited', async () => {
  const path = `/app/tenants/${other}/myTenantSetting`;

  expect((await staff.get(path)).status).toBe(404);
  expect((await staff.get(`/app/tenants/${randomUUID()}/myTenantSetting`)).status).toBe(404);
  expect((await staff.get('/app/tenants/nonsense/myTenantSetting')).status).toBe(404);
  expect((await host.get(path)).body.id).toBe(other);
  const [audit] = await services.db.batch({ tenantId: other }, [
    {
      text: "select actor_tenant_id from audit_log where operation = 'read' and record_id = $1",
      values: [other],
    },
  ]);
  expect(audit?.rows).toEqual([{ actor_tenant_id: hostTenantId }]);
});

test('[B-392] a user setting is the own one of whoever changes it', async () => {
  const changed = await staff.put('/app/system-config', {
    settings: { 'ICS.User.PageSize': '50' },
  });

  expect(changed.body.settings).toMatchObject({ 'ICS.User.PageSize': '50' });
  expect((await admin.get('/app/system-config')).body.settings).toMatchObject({
    'ICS.User.PageSize': '20',
  });
  const cleared = await staff.put('/app/system-config', {
    settings: { 'ICS.User.PageSize': null },
  });
  expect(cleared.body.settings).toMatchObject({ 'ICS.User.PageSize': '20' });
});

test('[B-392] a tenant setting is for administrators, and holds for all of the tenant', async () => {
  const settings = { 'ICS.Vocabulary': 'Client' };

  expect((await staff.put('/app/system-config', { settings })).status).toBe(403);
  expect((await admin.put('/app/system-config', { settings })).status).toBe(200);
  expect((await staff.get('/app/system-config')).body.settings).toMatchObject({
    'ICS.Vocabulary': 'Client',
    'ICS.Currency': 'AUD',
  });
  const { body } = await host.get(`/app/tenants/${other}/myTenantSetting`);
  expect(body.settings).toMatchObject({ 'ICS.Vocabulary': 'Claimant' });
});

test('[B-392] what a user may have is set for everybody where the tenant is meant', async () => {
  const body = { settings: { 'ICS.User.PageSize': '100' }, scope: 'tenant' };

  expect((await staff.put('/app/system-config', body)).status).toBe(403);
  expect((await admin.put('/app/system-config', body)).status).toBe(200);
  expect((await staff.get('/app/system-config')).body.settings).toMatchObject({
    'ICS.User.PageSize': '100',
  });
});

test.each<[string, object]>([
  ['an unknown key', { settings: { 'No.Such': 'x' } }],
  ['a value that is not listed', { settings: { 'ICS.Vocabulary': 'Patient' } }],
  ['a number', { settings: { 'ICS.User.PageSize': 50 } }],
  ['a name every object has', { settings: { constructor: 'y' } }],
  ['a list', { settings: [] }],
  ['a text', { settings: 'x' }],
  ['nothing', {}],
  ['a text that cannot be stored', { settings: { 'ICS.Tax.Name': 'a\u0000' } }],
])('settings are refused: %s', async (_what, body) => {
  expect((await admin.put('/app/system-config', body)).status).toBe(400);
});

test('[B-052] features say their value and who says so; the tenant is over the edition', async () => {
  const path = `/app/tenants/${other}/features`;
  const item = async (name: string) =>
    (await host.get(path)).body.items?.find((each) => each.name === name);

  expect(await item('Assessment')).toMatchObject({ value: 'True', source: 'edition' });
  expect(await item('MVA')).toMatchObject({ value: 'False', source: 'default' });
  await host.put(path, { features: { 'Application:Assessment': 'False' } });
  expect(await item('Assessment')).toMatchObject({ value: 'False', source: 'tenant' });
  await host.put(path, { features: { 'Application:Assessment': null } });
  expect(await item('Assessment')).toMatchObject({ value: 'True', source: 'edition' });
});

test('the features of an edition hold for its tenants', async () => {
  const answer = await host.put(`/app/editions/${editionId}/features`, {
    features: { 'Application:MVA': 'True' },
  });

  expect(answer.status).toBe(200);
  const { body } = await staff.get(`/app/tenants/${tenantId}/myTenantSetting`);
  expect(body.features).toMatchObject({ 'Application:MVA': 'True' });
});

test('only the host changes features, and only those that exist', async () => {
  const tenantAdmin = await somebody(tenantId, ['TENANT_ADMIN']);
  const path = `/app/tenants/${tenantId}/features`;

  expect((await tenantAdmin.put(path, { features: { 'Application:MVA': 'True' } })).status).toBe(
    403,
  );
  expect((await staff.get(path)).status).toBe(403);
  for (const features of [{ 'Application:Nothing': 'True' }, { 'Application:MVA': 'yes' }, []]) {
    expect((await host.put(path, { features })).status).toBeGreaterThanOrEqual(400);
    expect((await host.put(path, { features })).status).toBeLessThan(500);
  }
});
