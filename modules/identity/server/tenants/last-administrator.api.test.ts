import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPerson, aPractice, identityTestServer } from '../../testing/index.ts';
import type { Practice } from '../../testing/index.ts';

registerCatalogue();
const server = await identityTestServer();
const { services } = server;
const host = await aPractice(services, { tenantId: hostTenantId, edition: 'MASTER' });
const hostPerson = await aPerson(services, host, { roles: ['TENANT_ADMIN', 'ADMIN_STAFF'] });
const hostAdmin = await server.apiOf(hostPerson);
const lastOne = { status: 422, body: { error: { code: 'lastAdministrator' } } };
const boss = ['TENANT_ADMIN', 'ADMIN_STAFF'] as const;

/** A practice with two administrators, and the way in of the first. */
async function twoAdministrators() {
  const practice = await aPractice(services);
  const [first, second] = [
    await aPerson(services, practice, { roles: boss }),
    await aPerson(services, practice, { roles: boss }),
  ];
  return { practice, first, second, api: await server.apiOf(first) };
}

const roleIdsOf = (practice: Practice, ...names: string[]) =>
  names.map((name) => practice.roleIds[name]);

test('the last active administrator is neither disabled, locked, deleted nor demoted', async () => {
  const { practice, first, second, api } = await twoAdministrators();
  const at = `/app/users/${first.id}`;
  expect((await api.put(`/app/users/${second.id}/disable`)).status).toBe(200);
  const { concurrencyStamp, userName, email, firstName, lastName } = (await api.get(at)).body;
  const kept = { concurrencyStamp, userName, email, firstName, lastName };
  const roleIds = roleIdsOf(practice, 'ADMIN_STAFF');

  expect(await api.put(`${at}/disable`)).toMatchObject(lastOne);
  expect(await api.put(`${at}/lock`)).toMatchObject(lastOne);
  expect(await api.delete(`${at}?concurrencyStamp=${concurrencyStamp}`)).toMatchObject(lastOne);
  expect(await api.put(at, { ...kept, roleIds })).toMatchObject(lastOne);
  expect(
    await api.put(at, { ...kept, roleIds: roleIdsOf(practice, ...boss), isActive: false }),
  ).toMatchObject(lastOne);

  expect((await api.put(`/app/users/${second.id}/enable`)).status).toBe(200);
  expect((await api.put(`/app/users/${second.id}/lock`)).status).toBe(200);
  expect(await api.put(`${at}/disable`)).toMatchObject(lastOne);
  expect((await api.put(`/app/users/${second.id}/unlock`)).status).toBe(200);
  expect((await api.put(at, { ...kept, roleIds })).status).toBe(200);
});

test('two administrators who disable each other at the same moment: one of them stays', async () => {
  const { first, second, api } = await twoAdministrators();
  const other = await server.apiOf(second);

  const answers = await Promise.all([
    api.put(`/app/users/${second.id}/disable`),
    other.put(`/app/users/${first.id}/disable`),
  ]);

  const text = 'select count(*)::int as active from users where is_active and id = any($1)';
  const [found] = await services.db.batch(systemContext(first.tenantId), [
    { text, values: [[first.id, second.id]] },
  ]);
  expect(found?.rows).toEqual([{ active: 1 }]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the host cannot disable its own tenant, and other tenants it can', async () => {
  const { tenantId } = await aPractice(services);
  const stays = { status: 422, body: { error: { code: 'hostTenantStays' } } };
  const { body: own } = await hostAdmin.get(`/app/tenants/${hostTenantId}`);
  const { name, editionId, timezone, concurrencyStamp } = own;
  const changed = { name, editionId, timezone, concurrencyStamp, isActive: false };

  expect(await hostAdmin.put(`/app/tenants/${hostTenantId}/disable`)).toMatchObject(stays);
  expect(await hostAdmin.put(`/app/tenants/${hostTenantId}`, changed)).toMatchObject(stays);
  expect(await hostAdmin.put(`/app/users/${hostPerson.id}/disable`)).toMatchObject(lastOne);
  expect((await hostAdmin.put(`/app/tenants/${tenantId}/disable`)).status).toBe(200);
});

test('an edition in use cannot be deleted; one that no tenant has can', async () => {
  const name = `edition ${randomUUID()}`;
  await aPractice(services, { edition: name });
  const { body } = await hostAdmin.get(`/app/editions?filterText=${name}`);
  const used = body.items?.[0];
  const free = (await hostAdmin.post('/app/editions', { name: `edition ${randomUUID()}` })).body;

  expect(await hostAdmin.delete(`/app/editions/${String(used?.id)}`)).toMatchObject({
    status: 409,
    body: { error: { code: 'inUse', message: expect.not.stringContaining('Disable') } },
  });
  expect((await hostAdmin.delete(`/app/editions/${String(free.id)}`)).status).toBe(204);
});
