import { expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPerson, aPractice, identityTestServer, password, signIn } from '../../testing/index.ts';

registerCatalogue();
const server = await identityTestServer();
const { services } = server;
const practice = await aPractice(services, { features: ['Assessment', 'NDIS'] });
const person = await aPerson(services, practice, { roles: ['STAFF'] });
const api = await server.apiOf(person);

test('[D-001] the profile carries the fields of the spec and the facts for the guard', async () => {
  const { body } = await api.get('/app/profile/current');

  expect(body).toMatchObject({
    id: person.id,
    tenantId: practice.tenantId,
    userName: person.userName,
    email: person.userName,
    displayName: 'Robin Reid',
    fullName: 'Robin Reid',
    name: 'Robin',
    surname: 'Reid',
    firstName: 'Robin',
    lastName: 'Reid',
    isActive: true,
    dateFormat: 'DD MMM YYYY',
    roles: [{ name: 'STAFF' }],
    extraProperties: { ProfileImage: null },
    caseManager: null,
    contractor: null,
    specialist: null,
    edition: 'MLP',
    isHost: false,
    impersonatorId: null,
    attributes: { tenantName: practice.name, timezone: 'Australia/Sydney' },
  });
  expect(body.features).toEqual(expect.arrayContaining(['Assessment', 'NDIS', 'CaseManagement']));
});

test('users change their own names, phone and date format, and nothing else', async () => {
  const changed = await api.put('/app/profile/current', {
    title: 'Dr',
    firstName: 'Robyn',
    phone: '0412345678',
    dateFormat: 'DD/MM/YYYY',
  });
  const forbidden = await api.put('/app/profile/current', { userName: 'other', isActive: false });
  const empty = await api.put('/app/profile/current', { firstName: '' });
  const banana = await api.put('/app/profile/current', { dateFormat: 'banana' });

  expect(changed).toMatchObject({
    status: 200,
    body: { title: 'Dr', firstName: 'Robyn', lastName: 'Reid', dateFormat: 'DD/MM/YYYY' },
  });
  expect(forbidden.status).toBe(400);
  expect(banana).toMatchObject({
    status: 400,
    body: {
      error: {
        validationErrors: [
          { message: 'Please choose one of the listed values.', members: ['dateFormat'] },
        ],
      },
    },
  });
  expect(empty.status).toBeGreaterThanOrEqual(200);
  expect((await api.get('/app/profile/current')).body.firstName).toBe('Robyn');
});

test('[B-226] the own password changes with the old one, by the rule, and ends other sign-ins', async () => {
  const changer = await aPerson(services, practice);
  const [here, there] = [
    await signIn(server.browser(), changer.userName, password),
    await signIn(server.browser(), changer.userName, password),
  ];
  const mine = server.apiWith(here.access_token);
  const change = (currentPassword: string, newPassword: string) =>
    mine.put('/app/profile/change-password', { currentPassword, newPassword });

  expect((await change('wrong', 'Better-Horse!10')).body.error).toMatchObject({
    code: 'currentPasswordWrong',
    validationErrors: [{ members: ['currentPassword'] }],
  });
  expect(await change(password, 'weak')).toMatchObject({
    status: 400,
    body: {
      error: {
        validationErrors: expect.arrayContaining([
          expect.objectContaining({ members: ['newPassword'] }),
        ]),
      },
    },
  });
  expect((await change(password, password)).status).toBe(400);
  expect((await change(password, 'Better-Horse!10')).status).toBe(204);
  server.advance(3);
  expect((await mine.get('/app/profile/current')).status).toBe(200);
  expect((await server.apiWith(there.access_token).get('/app/profile/current')).status).toBe(401);
});

test('guessing the own password locks the account like any other guess', async () => {
  const changer = await aPerson(services, practice);
  const mine = await server.apiOf(changer);
  const change = (currentPassword: string) =>
    mine.put('/app/profile/change-password', { currentPassword, newPassword: 'Better-Horse!10' });
  for (let times = 0; times < 5; times += 1) await change('wrong');

  expect((await change(password)).status).toBe(422);
});

test('a weak new password does not count as a wrong old one', async () => {
  const changer = await aPerson(services, practice);
  const mine = await server.apiOf(changer);
  const change = (newPassword: string) =>
    mine.put('/app/profile/change-password', { currentPassword: password, newPassword });
  for (let times = 0; times < 6; times += 1) expect((await change('weak')).status).toBe(400);
  for (let times = 0; times < 6; times += 1) expect((await change(password)).status).toBe(400);

  expect((await change('Better-Horse!10')).status).toBe(204);
});

test('a wrong old password is in the audit log', async () => {
  const changer = await aPerson(services, practice);
  const mine = await server.apiOf(changer);
  await mine.put('/app/profile/change-password', {
    currentPassword: 'wrong',
    newPassword: 'Better-Horse!10',
  });
  await services.readLog.flush();

  const [found] = await services.db.batch({ tenantId: practice.tenantId }, [
    {
      text: "select actor_id from audit_log where record_id = $1 and operation = 'passwordWrong'",
      values: [changer.id],
    },
  ]);
  expect(found?.rows).toEqual([{ actor_id: changer.id }]);
});

test('nobody is asked for a profile without a token', async () => {
  expect((await server.apiWith('').get('/app/profile/current')).status).toBe(401);
});
