import { expect, test } from 'vitest';
import { aPerson, aPractice, identityTestServer } from '#identity/testing';
import type { Loose } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await identityTestServer([partiesServer]);
const { services } = server;
const practice = await aPractice(services);
const admin = await server.apiOf(await aPerson(services, practice, { roles: ['ADMIN_STAFF'] }));
const role = (name: keyof typeof practice.roleIds) => String(practice.roleIds[name]);

let count = 0;
const body = (more: object = {}) => ({
  firstName: 'Priya',
  lastName: 'Menon',
  email: `priya.${(count += 1)}.${practice.tenantId}@practice.test`,
  roleIds: [role('STAFF')],
  ...more,
});
const userOf = async (staff: Loose) => (await admin.get(`/app/users/${String(staff.userId)}`)).body;

test('[G-015] who is added to the staff gets an account with the same roles, and a mail', async () => {
  const group = await admin.post('/app/user-group', { name: 'Bookings' });
  const made = await admin.post('/app/staffs', body({ userGroupIds: [group.body.id] }));

  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ fullName: 'Priya Menon' });
  const user = await userOf(made.body);
  expect(user).toMatchObject({
    firstName: 'Priya',
    email: made.body.email,
    roleIds: [role('STAFF')],
  });
  expect((await admin.get(`/app/user-group/${group.body.id}`)).body.memberIds).toEqual([user.id]);
  const [events] = await services.db.batch({ tenantId: practice.tenantId }, [
    {
      text: "select payload ->> 'purpose' as purpose from events where payload ->> 'userId' = $1",
      values: [String(user.id)],
    },
  ]);
  expect(events?.rows).toEqual([{ purpose: 'welcome' }]);
});

test('both stay in step, whichever is changed', async () => {
  const { id } = (await admin.post('/app/staffs', body())).body;
  const staff = async () => (await admin.get(`/app/staffs/${id}`)).body;
  const before = await staff();

  await admin.put(`/app/staffs/${id}`, {
    concurrencyStamp: before.concurrencyStamp,
    lastName: 'Iyer',
    roleIds: [role('STAFF'), role('ACCOUNTING')],
  });
  const user = await userOf(before);
  expect(user).toMatchObject({ lastName: 'Iyer' });
  expect(new Set(user.roleIds)).toEqual(new Set([role('STAFF'), role('ACCOUNTING')]));

  await admin.put(`/app/users/${user.id}`, {
    concurrencyStamp: user.concurrencyStamp,
    phone: '0255501234',
    roleIds: [role('ACCOUNTING')],
  });
  expect(await staff()).toMatchObject({ phone: '0255501234', roleIds: [role('ACCOUNTING')] });

  await admin.put(`/app/staffs/${id}/disable`);
  expect(await userOf(before)).toMatchObject({ isActive: false });
  await admin.put(`/app/users/${user.id}/enable`);
  expect(await staff()).toMatchObject({ isActive: true });
});

test('the record of a member of staff is no way to an account with more rights', async () => {
  const boss = await server.apiOf(
    await aPerson(services, practice, { roles: ['TENANT_ADMIN', 'ADMIN_STAFF'] }),
  );
  const { body: auditor } = await boss.post('/app/roles', {
    name: 'AUDITOR',
    displayName: 'Auditor',
  });
  await boss.put(`/app/roles/${auditor.id}/permissions`, { granted: ['role.permissions'] });
  const roleIds = [role('STAFF'), String(auditor.id)];
  const refused = { status: 422, body: { error: { code: 'accountAboveOwn' } } };

  expect(await admin.post('/app/staffs', body({ roleIds }))).toMatchObject(refused);
  const { id } = (await boss.post('/app/staffs', body({ roleIds }))).body;
  const { concurrencyStamp } = (await admin.get(`/app/staffs/${id}`)).body;
  const email = `mine.${practice.tenantId}@elsewhere.test`;

  expect(await admin.put(`/app/staffs/${id}`, { concurrencyStamp, email })).toMatchObject(refused);
  expect(
    await admin.put(`/app/staffs/${id}`, { concurrencyStamp, roleIds: [role('STAFF')] }),
  ).toMatchObject(refused);
  expect(await admin.put(`/app/staffs/${id}/disable`)).toMatchObject(refused);
  const renamed = await admin.put(`/app/staffs/${id}`, { concurrencyStamp, lastName: 'Iyer' });
  expect(renamed).toMatchObject({ status: 200, body: { lastName: 'Iyer' } });
});

test('a user with a role of the practice is one of the staff, one without is not', async () => {
  const colleague = await aPerson(services, practice, { roles: ['ACCOUNTING'] });
  const outsider = await aPerson(services, practice, { roles: ['CASE_MANAGER'] });

  const { items } = (await admin.get('/app/staffs?maxResultCount=100&fields=userId')).body;

  const users = items?.map((item) => String(item.userId));
  expect(users).toContain(colleague.id);
  expect(users).not.toContain(outsider.id);
});

test('[B-225] an address that somebody signs in with is refused', async () => {
  const taken = await aPerson(services, practice, { roles: ['CASE_MANAGER'] });

  const answer = await admin.post('/app/staffs', body({ email: taken.userName }));

  expect(answer.status).toBe(409);
  expect(answer.body.error?.message).toMatch(/^This email has been registered already/);
});

test('[C-331] a case manager is offered those who support bookings', async () => {
  const person = await aPerson(services, practice, { roles: ['CASE_MANAGER'] });
  const manager = await server.apiOf(person);
  await admin.post('/app/staffs', body({ lastName: 'Support', isBookingSupport: true }));

  const all = await manager.get('/app/staffs?isSelectionList=true');
  const some = await manager.get('/app/staffs?isSelectionList=true&isGetBSOFromCM=true');

  expect(some.body.items?.map((item) => item.displayName)).toEqual(['Priya Support']);
  expect(Number(all.body.totalCount)).toBeGreaterThan(1);
  expect((await manager.get('/app/staffs')).status).toBe(403);
});
