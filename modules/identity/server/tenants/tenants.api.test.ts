import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { hostTenantId } from '#platform/domain';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPerson, aPractice } from '../../testing/people.ts';
import { identityServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ database: 'own', modules: [platformServer, identityServer] });
const { services } = server;
const hostPractice = await aPractice(services, { tenantId: hostTenantId });
const hostPerson = await aPerson(services, hostPractice, { roles: ['TENANT_ADMIN'] });
const host = server.signedIn({
  tenantId: hostTenantId,
  userId: hostPerson.id,
  roles: ['TENANT_ADMIN'],
  isHost: true,
});
const [edition] = (await host.api.get('/app/editions')).body.items ?? [];

const aTenantBody = (facts: object = {}) => ({
  name: `practice ${randomUUID()}`,
  customerName: 'Bayside Medico-Legal',
  editionId: edition?.id,
  timezone: 'Australia/Brisbane',
  administratorFirstName: 'Noor',
  administratorLastName: 'Haddad',
  administratorEmail: `${randomUUID()}@bayside.test`,
  ...facts,
});

const within = async (tenantId: string, text: string, values: unknown[] = []) =>
  (await services.db.batch(systemContext(tenantId), [{ text, values }]))[0]?.rows;

test('[R-148] a tenant comes with its roles, its first administrator and their mail', async () => {
  const body = aTenantBody();

  const created = await host.api.post('/app/tenants/with-administrator', body);

  expect(created).toMatchObject({ status: 201, body: { name: body.name } });
  const id = String(created.body.id);
  expect((await host.api.get(`/app/tenants/${id}/administrators`)).body.items).toEqual([
    expect.objectContaining({
      name: 'Noor Haddad',
      userName: body.administratorEmail,
      roles: ['Tenant Admin', 'Admin Staff'],
      isActive: true,
    }),
  ]);
  expect(await within(id, 'select count(*)::int as roles from roles')).toEqual([{ roles: 9 }]);
  expect(await within(id, "select payload ->> 'purpose' as purpose from events")).toEqual([
    { purpose: 'welcome' },
  ]);
  expect(
    await within(
      id,
      "select actor_tenant_id from audit_log where resource = 'user' and operation = 'create'",
    ),
  ).toEqual([{ actor_tenant_id: hostTenantId }]);
});

test('a taken user name leaves no tenant behind', async () => {
  const body = aTenantBody({ administratorEmail: hostPerson.userName });

  expect((await host.api.post('/app/tenants/with-administrator', body)).status).toBe(409);

  const { body: found } = await host.api.get(`/app/tenants?filterText=${body.name}`);
  expect(found.totalCount).toBe(0);
});

test('an administrator can be added later', async () => {
  const { tenantId } = await aPractice(services);
  const { administratorFirstName, administratorLastName, administratorEmail } = aTenantBody();

  const added = await host.api.post(`/app/tenants/${tenantId}/administrators`, {
    administratorFirstName,
    administratorLastName,
    administratorEmail,
  });

  expect(added.status).toBe(201);
  expect((await host.api.get(`/app/tenants/${tenantId}/administrators`)).body.items).toHaveLength(
    1,
  );
});

test('only the host does this, and everything is asked for', async () => {
  const customer = server.signedIn({ roles: ['TENANT_ADMIN'] });

  expect((await customer.api.post('/app/tenants/with-administrator', aTenantBody())).status).toBe(
    403,
  );
  for (const missing of ['name', 'editionId', 'administratorEmail', 'administratorLastName']) {
    const body = aTenantBody({ [missing]: undefined });
    expect((await host.api.post('/app/tenants/with-administrator', body)).status, missing).toBe(
      400,
    );
  }
});
