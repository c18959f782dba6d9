import { expect, test } from 'vitest';
import { hostTenantId } from '#platform/domain';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPerson, aPractice, identityTestServer } from '../../testing/index.ts';
import type { Practice } from '../../testing/index.ts';

registerCatalogue();
const server = await identityTestServer();
const { services } = server;
const practice = await aPractice(services);
const other = await aPractice(services);
const host = await aPractice(services, { tenantId: hostTenantId, edition: 'MASTER' });
const admin = await server.apiOf(await aPerson(services, practice, { roles: ['TENANT_ADMIN'] }));
const otherAdmin = await server.apiOf(await aPerson(services, other, { roles: ['TENANT_ADMIN'] }));
const hostAdmin = await server.apiOf(await aPerson(services, host, { roles: ['TENANT_ADMIN'] }));
const adminStaff = await server.apiOf(
  await aPerson(services, practice, { roles: ['ADMIN_STAFF'] }),
);

const permissionsOf = async ({ tenantId }: Practice) => {
  const [found] = await services.hostDb.batch({ tenantId }, [
    {
      text: 'select permissions from roles where tenant_id = $1 and permissions is not null',
      values: [tenantId],
    },
  ]);
  return found?.rows.map((row) => row.permissions);
};
const staffRole = (of: Practice) => `/app/roles/${of.roleIds.STAFF}/permissions`;

test('[B-126] a granted ability opens at once, a revoked one closes, a reset restores', async () => {
  const staff = await server.apiOf(await aPerson(services, practice, { roles: ['STAFF'] }));
  const status = async () => (await staff.get('/app/users')).status;

  expect(await status()).toBe(403);
  expect(
    (await admin.put(staffRole(practice), { granted: ['user.list'], revoked: [] })).status,
  ).toBe(200);
  expect(await status()).toBe(200);
  expect(await admin.put('/app/roles/reset-default-permissions/tenant')).toMatchObject({
    status: 200,
    body: { count: 1 },
  });
  expect(await status()).toBe(403);
});

test('[B-126] the global reset covers all tenants and is for the host alone', async () => {
  await admin.put(staffRole(practice), { granted: ['user.list'] });
  await otherAdmin.put(staffRole(other), { revoked: ['role.lookup'] });

  expect((await admin.put('/app/roles/reset-default-permissions/global')).status).toBe(403);
  expect((await hostAdmin.put('/app/roles/reset-default-permissions/global')).status).toBe(200);
  expect([await permissionsOf(practice), await permissionsOf(other)]).toEqual([[], []]);
});

test('a tenant cannot shut itself out, nor name what does not exist', async () => {
  const adminRole = `/app/roles/${practice.roleIds.TENANT_ADMIN}/permissions`;

  expect((await admin.put(adminRole, { revoked: ['role.permissions'] })).body.error?.code).toBe(
    'adminLocksOut',
  );
  expect((await admin.put(adminRole, { granted: ['no.such'] })).body.error?.code).toBe(
    'unknownAbility',
  );
  expect((await admin.put(adminRole, { granted: 'role.list' })).status).toBe(400);
  expect((await admin.put(staffRole(other), { granted: [] })).status).toBe(404);
  expect((await adminStaff.put(staffRole(practice), { granted: ['user.list'] })).status).toBe(403);
});

test('a built-in role cannot be renamed or deleted, its display name may change', async () => {
  const path = `/app/roles/${practice.roleIds.STAFF}`;
  const { body: role } = await admin.get(path);
  const { concurrencyStamp } = role;

  const renamed = await admin.put(path, { name: 'BOSS', displayName: 'Boss', concurrencyStamp });
  const deleted = await admin.delete(`${path}?concurrencyStamp=${concurrencyStamp}`);
  const shown = await admin.put(path, { name: 'STAFF', displayName: 'Team', concurrencyStamp });

  expect(renamed).toMatchObject({ status: 422, body: { error: { code: 'staticRole' } } });
  expect(deleted).toMatchObject({ status: 422, body: { error: { code: 'staticRole' } } });
  expect(shown).toMatchObject({ status: 200, body: { displayName: 'Team' } });
});

test('admin staff can neither hand out the tenant admin role nor take over its account', async () => {
  const boss = await aPerson(services, practice, { roles: ['TENANT_ADMIN'] });
  const { TENANT_ADMIN: highest, STAFF: plain } = practice.roleIds;
  const someone = {
    userName: 'new@people.test',
    email: 'new@people.test',
    firstName: 'New',
    lastName: 'Person',
  };

  const promoted = await adminStaff.post('/app/users', { ...someone, roleIds: [highest] });
  const hired = await adminStaff.post('/app/users', { ...someone, roleIds: [plain] });
  const taken = await adminStaff.put(`/app/users/${boss.id}/lock`);

  expect(promoted).toMatchObject({ status: 422, body: { error: { code: 'roleAboveOwn' } } });
  expect(hired.status).toBeLessThan(300);
  expect(taken).toMatchObject({ status: 422, body: { error: { code: 'accountAboveOwn' } } });
});

test('a user name is unique across the installation, whatever the case', async () => {
  const staff = await server.apiOf(await aPerson(services, other, { roles: ['ADMIN_STAFF'] }));
  await aPerson(services, practice, { userName: 'unique@people.test' });

  const answer = await staff.post('/app/users', {
    userName: 'UNIQUE@people.test',
    email: 'unique@people.test',
    firstName: 'Second',
    lastName: 'Person',
    roleIds: [other.roleIds.STAFF],
  });

  expect(answer).toMatchObject({
    status: 409,
    body: { error: { code: 'taken', validationErrors: [{ members: ['userName'] }] } },
  });
});
