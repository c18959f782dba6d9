import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { identityTestServer } from '../../testing/identity-test-server.ts';
import { aPerson, aPractice } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

registerCatalogue();
const server = await identityTestServer();
const { services } = server;
const practice = await aPractice(services);
const { tenantId, roleIds } = practice;
const boss = await aPerson(services, practice, { roles: ['TENANT_ADMIN', 'ADMIN_STAFF'] });
/** So that nothing is refused for being the last of its kind. */
await aPerson(services, practice, { roles: ['TENANT_ADMIN'] });
const bossApi = await server.apiOf(boss);
const adminPerson = await aPerson(services, practice, { roles: ['ADMIN_STAFF'] });
const admin = await server.apiOf(adminPerson);
const reason = 'Help with a booking';

const rows = async (text: string, values: unknown[]) =>
  (await services.db.batch(systemContext(tenantId), [{ text, values }]))[0]?.rows ?? [];
/** All that a takeover would change. */
const stateOf = ({ id }: Person) =>
  rows(
    `select u.user_name, u.email, u.is_active, u.is_locked, u.is_deleted, u.must_change_password,
       c.password_hash, c.signed_out_at,
       (select count(*)::int from sign_ins s where s.user_id = u.id and s.ended_at is null) as open,
       (select array_agg(target_id order by target_id) from users__roles r where r.owner_id = u.id) as roles,
       (select count(*)::int from events where payload ->> 'userId' = u.id::text) as links
     from users u join user_credentials c on c.user_id = u.id where u.id = $1`,
    [id],
  );
const auditOf = async ({ id }: Person) =>
  (
    await rows('select operation, actor_id from audit_log where record_id = $1 order by id', [id])
  ).map(({ operation, actor_id }) => `${String(operation)} ${String(actor_id)}`);
const bodyOf = async ({ id }: Person) => (await bossApi.get(`/app/users/${id}`)).body;

const changed = (change: object) => async (api: typeof admin, person: Person) => {
  const {
    userName,
    email,
    firstName,
    lastName,
    roleIds: held,
    concurrencyStamp,
  } = await bodyOf(person);
  return api.put(`/app/users/${person.id}`, {
    ...{ userName, email, firstName, lastName, roleIds: held, concurrencyStamp },
    ...change,
  });
};

test.each([
  ['reset the password', (api, { id }) => api.put(`/app/users/${id}/reset-password`)],
  ['resend', (api, { id }) => api.post(`/app/users/${id}/resend-login-information`)],
  ['lock', (api, { id }) => api.put(`/app/users/${id}/lock`)],
  ['unlock', (api, { id }) => api.put(`/app/users/${id}/unlock`)],
  ['end sessions', (api, { id }) => api.put(`/app/users/${id}/end-sessions`)],
  ['disable', (api, { id }) => api.put(`/app/users/${id}/disable`)],
  ['delete', (api, { id }) => api.delete(`/app/users/${id}`)],
  ['impersonate', (api, { id }) => api.post(`/app/users/${id}/impersonate`, { reason })],
  ['change the address', changed({ email: 'mine@elsewhere.test' })],
  ['change the user name', changed({ userName: 'mine@elsewhere.test' })],
  ['take roles away', changed({ roleIds: [roleIds['STAFF']] })],
] as [string, (api: typeof admin, person: Person) => ReturnType<typeof admin.put>][])(
  'admin staff cannot %s of a tenant admin, and nothing has happened',
  async (_name, attempt) => {
    const before = await stateOf(boss);

    const answer = await attempt(admin, boss);

    expect(answer.status).toBe(422);
    expect(answer.body.error?.code).toMatch(/AboveOwn$|^cannotImpersonateAdmin$/);
    expect(await stateOf(boss)).toEqual(before);
  },
);

test('the name and the phone of a tenant admin may be mended', async () => {
  const answer = await changed({ phone: '0290000000', firstName: 'Robyn' })(admin, boss);

  expect(answer).toMatchObject({ status: 200, body: { firstName: 'Robyn' } });
});

test('a role that was granted more is above those who were not', async () => {
  const made = await bossApi.post('/app/roles', { name: 'AUDITOR', displayName: 'Auditor' });
  const auditorRole = String(made.body.id);
  await bossApi.put(`/app/roles/${auditorRole}/permissions`, { granted: ['role.permissions'] });
  const person = await aPerson(services, practice, { roles: ['STAFF'] });

  const promoted = await changed({ roleIds: [auditorRole] })(admin, person);
  expect(promoted).toMatchObject({ status: 422, body: { error: { code: 'accountAboveOwn' } } });
  const byBoss = await changed({ roleIds: [auditorRole] })(bossApi, person);
  expect(byBoss.status).toBe(200);
  const reset = await admin.put(`/app/users/${person.id}/reset-password`);
  expect(reset).toMatchObject({ status: 422, body: { error: { code: 'accountAboveOwn' } } });
  expect((await bossApi.put(`/app/users/${person.id}/reset-password`)).status).toBe(200);
});

test('nobody raises their own account', async () => {
  const made = await bossApi.post('/app/roles', { name: 'KEEPER', displayName: 'Keeper' });
  await bossApi.put(`/app/roles/${String(made.body.id)}/permissions`, { granted: ['role.list'] });

  const answer = await changed({ roleIds: [roleIds['ADMIN_STAFF'], made.body.id] })(
    admin,
    adminPerson,
  );

  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'accountAboveOwn' } } });
});

test('reset, resend and the rest are in the audit, with who did it', async () => {
  const person = await aPerson(services, practice, { roles: ['SPECIALIST'] });
  const at = `/app/users/${person.id}`;

  expect((await admin.put(`${at}/reset-password`)).status).toBe(200);
  expect((await admin.post(`${at}/resend-login-information`)).status).toBe(200);
  expect((await admin.put(`${at}/end-sessions`)).status).toBe(204);
  expect((await admin.post(`${at}/impersonate`, { reason })).status).toBe(200);

  const audit = await auditOf(person);
  for (const operation of [
    'resetPassword',
    'resendLoginInformation',
    'endSessions',
    'impersonate',
  ]) {
    expect(audit).toContain(`${operation} ${adminPerson.id}`);
  }
});

test('the link to become somebody is kept nowhere, whatever the Idempotency-Key', async () => {
  const person = await aPerson(services, practice);
  const once = { headers: { 'idempotency-key': 'sign-in-as-1' } };
  const first = await admin.post(`/app/users/${person.id}/impersonate`, { reason }, once);
  const second = await admin.post(`/app/users/${person.id}/impersonate`, { reason }, once);

  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.url).not.toBe(first.body.url);
  expect(
    await rows('select response from idempotency_keys where key = $1', ['sign-in-as-1']),
  ).toEqual([]);
});
