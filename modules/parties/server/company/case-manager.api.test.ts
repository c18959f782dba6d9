import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aPerson, aPractice } from '#identity/testing';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer] });
const { services } = server;
const practice = await aPractice(services);
const { tenantId, roleIds } = practice;
const { api } = server.signedIn({ tenantId, roles: ['STAFF'] });
const registered =
  'This email has been registered already. You can reset password or contact support for support';

const companyId = String(
  (await api.post('/app/companies', { name: 'Kestrel', businessType: 'insurer' })).body.id,
);
let count = 0;
const body = (more: object = {}) => {
  count += 1;
  const email = `robin${count}@kestrel.example`;
  return { firstName: 'Robin', lastName: 'Reid', email, companyId, ...more };
};
const add = async (more: object = {}) => api.post('/app/case-managers', body(more));

const userOf = async (id: unknown) => {
  const [found] = await services.db.batch({ tenantId }, [
    {
      text: `select u.user_name, u.email, u.first_name, l.target_id as role_id,
          (select count(*)::int from events e where e.type = 'PasswordLinkRequested'
             and e.payload ->> 'userId' = u.id::text and e.payload ->> 'purpose' = 'welcome') as links
        from users u join users__roles l on l.owner_id = u.id where u.id = $1`,
      values: [id],
    },
  ]);
  return found?.rows[0];
};

test('[B-335] the whole name is kept from its parts, and nobody writes it', async () => {
  const { body: made } = await add({ firstName: 'Ana', lastName: 'Silva' });
  const changed = await api.put(`/app/case-managers/${made.id}`, {
    lastName: 'Costa',
    concurrencyStamp: made.concurrencyStamp,
  });
  const list = await api.get('/app/case-managers?sorting=FullName');

  expect(made.fullName).toBe('Ana Silva');
  expect(changed.body.fullName).toBe('Ana Costa');
  expect(list.status).toBe(200);
  expect((await add({ fullName: 'Somebody Else' })).status).toBe(400);
});

test('[G-011] an account that is offered with the record is made and its link mailed', async () => {
  const { status, body: made } = await add({ offerAccount: true });
  const plain = (await add()).body;

  expect(status).toBe(201);
  expect(await userOf(made.userId)).toMatchObject({
    user_name: made.email,
    role_id: roleIds.CASE_MANAGER,
    links: 1,
  });
  expect(plain.userId).toBeNull();
});

test('[G-011] a tick that comes later is kept too, and only once', async () => {
  const { body: made } = await add();
  const save = (stamp: unknown) =>
    api.put(`/app/case-managers/${made.id}`, { offerAccount: true, concurrencyStamp: stamp });

  const first = (await save(made.concurrencyStamp)).body;
  const second = (await save(first.concurrencyStamp)).body;

  expect(first.userId).toEqual(expect.any(String));
  expect(second.userId).toBe(first.userId);
  expect(await userOf(first.userId)).toMatchObject({ links: 1 });
});

test('[B-225] [M-098] an address that somebody signs in with refuses the whole record', async () => {
  const elsewhere = await aPractice(services);
  const person = await aPerson(services, elsewhere);
  const before = (await api.get('/app/case-managers')).body.totalCount;

  const answer = await add({ email: person.userName, offerAccount: true });

  expect(answer).toMatchObject({
    status: 409,
    body: { error: { message: registered, validationErrors: [{ members: ['email'] }] } },
  });
  expect((await api.get('/app/case-managers')).body.totalCount).toBe(before);
});

test('[B-225] two case managers do not share an address', async () => {
  const { body: first } = await add();

  const answer = await add({ email: String(first.email).toUpperCase() });

  expect(answer).toMatchObject({ status: 409, body: { error: { message: registered } } });
});

test('[C-182] [M-080] the offer is sent again; who has no account is given one', async () => {
  const { body: made } = await add();
  const url = `/app/case-managers/${made.id}/resendAccountOffer`;

  const first = await api.put(url);
  const { userId } = (await api.get(`/app/case-managers/${made.id}`)).body;
  await api.put(url);

  expect(first.body.message).toBe('Resend login Information successfully!');
  expect(await userOf(userId)).toMatchObject({ links: 2 });
  await api.put(`/app/case-managers/${made.id}/disable`);
  expect((await api.put(url)).status).toBe(422);
});

test('[C-184] address and user name change together, and a taken one is refused', async () => {
  const { body: made } = await add({ offerAccount: true });
  const { body: other } = await add({ offerAccount: true });
  const change = (email: unknown) =>
    api.put(`/app/case-managers/UpdateEmailUsername/${made.id}`, { email });

  const answer = await change('new.address@kestrel.example');

  expect(answer.body.email).toBe('new.address@kestrel.example');
  expect(await userOf(made.userId)).toMatchObject({
    user_name: 'new.address@kestrel.example',
    email: 'new.address@kestrel.example',
  });
  expect(await change(other.email)).toMatchObject({
    status: 409,
    body: { error: { message: registered } },
  });
});

test('[C-183] case managers change their own details and not their company', async () => {
  const { body: made } = await add({ offerAccount: true });
  const own = server.signedIn({
    tenantId,
    userId: String(made.userId),
    roles: ['CASE_MANAGER'],
    ids: { companyId: [companyId] },
  }).api;
  const url = '/app/case-managers/AddOrUpdateMyDetail';
  const details = { firstName: 'Roberta', lastName: 'Reid', notices: ['reportReady'] };

  const answer = await own.put(url, details);

  expect(answer).toMatchObject({
    status: 200,
    body: { id: made.id, fullName: 'Roberta Reid', notices: ['reportReady'], companyId },
  });
  expect((await own.get('/app/case-managers/myDetail')).body.fullName).toBe('Roberta Reid');
  expect(await userOf(made.userId)).toMatchObject({ first_name: 'Roberta' });
  expect((await own.put(url, { ...details, companyId: randomUUID() })).status).toBe(400);
  expect((await own.put(url, { ...details, isActive: false })).status).toBe(400);
});

test('[B-334] the recruitment status is moved by its steps, and by nothing else', async () => {
  const { body: made } = await add();
  const url = `/app/case-managers/${made.id}`;
  const reached: unknown[] = [];
  for (const step of [
    'recruit',
    'startOnboarding',
    'markNonBooking',
    'completeOnboarding',
    'exclude',
  ])
    reached.push((await api.put(`${url}/${step}`)).body.recruitmentStatus);
  const refused = await api.put(`${url}/recruit`);
  const { body: now } = await api.put(`${url}/reinstate`);
  const plain = { recruitmentStatus: 'excluding', concurrencyStamp: now.concurrencyStamp };

  expect([made.recruitmentStatus, ...reached, now.recruitmentStatus]).toEqual([
    'onboarded',
    'recruiting',
    'onboarding',
    'nonBookingContact',
    'onboarded',
    'excluding',
    'onboarded',
  ]);
  expect(refused).toMatchObject({
    status: 409,
    body: { error: { message: 'This case manager is Excluding. You can reinstate them.' } },
  });
  expect((await api.put(url, plain)).status).toBe(400);
  expect((await add({ recruitmentStatus: 'recruiting' })).status).toBe(400);
});

test('an account that belongs to no case manager is told so', async () => {
  const { api: nobody } = server.signedIn({ tenantId, roles: ['CASE_MANAGER'] });

  const answer = await nobody.put('/app/case-managers/AddOrUpdateMyDetail', {
    firstName: 'No',
    lastName: 'Body',
  });

  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'noCaseManagerRecord' } } });
});

test('[C-144] [C-145] people are imported with their company by name, and wrong cells are named', async () => {
  const row = (lastName: string, more: object = {}) => ({
    firstName: 'Imported',
    lastName,
    email: `${lastName.toLowerCase()}@import.example`,
    companyId: 'Kestrel',
    recruitmentStatus: 'Onboarding',
    ...more,
  });
  const send = (rows: readonly object[], more: object = {}) =>
    api.post('/app/case-managers/import', { rows, ...more });

  const dry = await send([row('One'), row('Two', { companyId: 'Nowhere' })], { dryRun: true });
  const done = await send([row('One'), row('Two')]);

  expect(dry.body).toMatchObject({
    valid: 1,
    imported: 0,
    faults: [{ row: 2, column: 'companyId' }],
  });
  expect(done.body.imported).toBe(2);
  const { body } = await api.get('/app/case-managers?filterText=imported');
  expect((body.items ?? []).map((item) => String(item.fullName))).toEqual([
    'Imported One',
    'Imported Two',
  ]);
  expect(body.items?.map((item) => item.recruitmentStatus)).toEqual(['onboarding', 'onboarding']);
  expect((await api.post('/app/case-managers/template-import')).status).toBe(200);
});
