import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { identityTestServer } from '../../testing/identity-test-server.ts';
import { aPerson, aPractice } from '../../testing/people.ts';

registerCatalogue();
const server = await identityTestServer();
const { services } = server;
const practice = await aPractice(services);
const admin = await server.apiOf(await aPerson(services, practice, { roles: ['ADMIN_STAFF'] }));
const tenantAdmin = await server.apiOf(
  await aPerson(services, practice, { roles: ['TENANT_ADMIN'] }),
);
const person = await aPerson(services, practice, { roles: ['STAFF'] });

test('an administrator sees where a user is signed in, and ends it', async () => {
  const api = await server.apiOf(person);
  const path = `/app/users/${person.id}`;

  const { body } = await admin.get(`${path}/account-state`);
  expect(body).toMatchObject({ hasPassword: true, failedCount: 0, lockedUntil: null });
  expect(body.sessions).toHaveLength(1);
  expect((await admin.put(`${path}/end-sessions`)).status).toBe(204);

  expect((await admin.get(`${path}/account-state`)).body.sessions).toEqual([]);
  expect((await api.get('/app/profile/current')).status).toBe(401);
});

test('[R-213] a sign-in counts for its month, once for each account', async () => {
  await server.apiOf(person);

  const { body } = await tenantAdmin.get('/app/monthly-active-accounts/sign-ins');

  const [current, next] = body.items ?? [];
  expect(current).toMatchObject({ tenantId: practice.tenantId, count: 3 });
  expect(next).toMatchObject({ count: 0 });
  const { body: detail } = await tenantAdmin.get(
    `/app/monthly-active-accounts/sign-ins/${String(current?.id)}`,
  );
  expect(detail.items?.find((item) => item.userId === person.id)).toMatchObject({ signIns: 2 });
  expect((await admin.get('/app/monthly-active-accounts/sign-ins')).status).toBe(403);
});

test('[B-034] [B-166] months and tenants that make no sense are refused or not there', async () => {
  const at = '/app/monthly-active-accounts';

  expect((await tenantAdmin.get(`${at}?fromMonth=2026-05&toMonth=2026-01`)).status).toBe(400);
  expect((await tenantAdmin.get(`${at}?fromMonth=soon`)).status).toBe(400);
  const foreign = await aPractice(services);
  const asked = await tenantAdmin.get(
    `${at}?tenantId=${foreign.tenantId}&fromMonth=2026-01&toMonth=2026-02`,
  );
  expect(asked.body.items?.map((item) => item.tenantId)).toEqual([
    practice.tenantId,
    practice.tenantId,
  ]);
  expect((await tenantAdmin.get(`${at}/sign-ins/${foreign.tenantId}_2026-01`)).status).toBe(404);
});

test('whoever gets an account is sent a link', async () => {
  const name = `${practice.tenantId}@new.test`;
  const created = await admin.post('/app/users', {
    userName: name,
    email: name,
    firstName: 'New',
    lastName: 'Person',
    roleIds: [practice.roleIds['STAFF']],
  });

  expect(created.status).toBe(201);
  const [found] = await services.db.batch(systemContext(practice.tenantId), [
    {
      text: "select payload ->> 'purpose' as purpose from events where payload ->> 'userId' = $1",
      values: [String(created.body.id)],
    },
  ]);
  expect(found?.rows).toEqual([{ purpose: 'welcome' }]);
});

test('[R-006] the subscription counts real users', async () => {
  const { body } = await tenantAdmin.get('/app/subscription');

  expect(body).toMatchObject({ edition: 'MLP' });
  expect(body.usage?.find((figure) => figure.key === 'activeUsers')).toMatchObject({ value: 4 });
  expect(body.features?.find((feature) => feature.name === 'Subscription')).toMatchObject({
    isOn: true,
  });
});
