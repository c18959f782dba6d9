import { expect, test } from 'vitest';
import { documentsServer } from '#documents/server';
import { aForm, aPdf } from '#documents/testing';
import { aPerson, aPractice, identityTestServer } from '#identity/testing';
import { systemContext } from '#kernel/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await identityTestServer([documentsServer, partiesServer]);
const { services } = server;
const practice = await aPractice(services);
const { tenantId } = practice;
const staff = await server.apiOf(await aPerson(services, practice, { roles: ['STAFF'] }));

const aClient = async (firstName: string, more: object = {}) =>
  (await staff.post('/app/clients', { firstName, lastName: 'Haddad', ...more })).body;
const run = async (text: string, values: unknown[]) =>
  (await services.db.batch(systemContext(tenantId), [{ text, values }]))[0]?.rows ?? [];

/** Somebody without any role, signed in by name and password. */
async function theirPortal(clientId: unknown) {
  const person = await aPerson(services, practice, { roles: [] });
  await run('update clients set user_id = $2 where id = $1', [clientId, person.id]);
  return server.apiOf(person);
}

async function aDocument(clientId: unknown, name: string, more: object = {}): Promise<string> {
  const { payload, headers } = aForm({ name: `${name}.pdf`, bytes: aPdf(name) }, {});
  const file = await staff.post('/app/files', payload, { headers });
  const made = await staff.post('/app/client-documents', {
    ...{ clientId, name, kind: 'document', fileId: file.body.id },
    ...more,
  });
  expect(made.status).toBe(201);
  return String(made.body.id);
}

const names = (items: unknown) => (items as { name: string }[]).map(({ name }) => name);

test('[G-066] the office gives a client an account without a role, once', async () => {
  const { id } = await aClient('Noor', { email: `noor.${tenantId}@mail.example` });
  const nobody = await aClient('Sam');

  const first = await staff.put(`/app/clients/${id}/portal-account`);
  const again = await staff.put(`/app/clients/${id}/portal-account`);
  const without = await staff.put(`/app/clients/${nobody.id}/portal-account`);

  expect([first.status, again.status]).toEqual([200, 200]);
  expect(without).toMatchObject({ status: 422, body: { error: { code: 'emailNeeded' } } });
  const { userId } = (await staff.get(`/app/clients/${id}`)).body;
  expect(await run('select 1 from users where id = $1', [userId])).toHaveLength(1);
  expect(await run('select 1 from users__roles where owner_id = $1', [userId])).toEqual([]);
});

test('[G-066] a client sees their own forms and documents, and only what the office shows', async () => {
  const [mine, other] = [await aClient('Noor'), await aClient('Kim')];
  const letter = await aDocument(mine.id, 'Letter');
  await aDocument(mine.id, 'Consent', { kind: 'form' });
  const hidden = await aDocument(mine.id, 'Draft', { isActive: false });
  const foreign = await aDocument(other.id, 'Foreign');
  const portal = await theirPortal(mine.id);

  const { status, body } = await portal.get('/app/portal');

  expect(status).toBe(200);
  expect(body).toMatchObject({ firstName: 'Noor' });
  expect([names(body.forms), names(body.documents)]).toEqual([['Consent'], ['Letter']]);
  expect((await portal.get(`/app/portal/documents/${letter}`)).raw.subarray(0, 4).toString()).toBe(
    '%PDF',
  );
  for (const id of [hidden, foreign, 'nonsense']) {
    expect((await portal.get(`/app/portal/documents/${id}`)).status).toBe(404);
  }
});

test('[G-066] a client reaches nothing else of the product, nor does staff reach the portal', async () => {
  const mine = await aClient('Noor');
  const letter = await aDocument(mine.id, 'Letter');
  const { fileId } = (await staff.get(`/app/client-documents/${letter}`)).body;
  const portal = await theirPortal(mine.id);

  for (const path of [
    '/app/clients',
    `/app/clients/${mine.id}`,
    '/app/clients?isSelectionList=true',
    '/app/companies',
    '/app/client-documents',
    `/app/client-documents/${letter}`,
    `/app/files/${fileId}`,
    `/app/files?fromModule=CLIENT&objectId=${mine.id}`,
    '/app/users',
  ]) {
    const { status } = await portal.get(path);
    expect([403, 404], path).toContain(status);
  }
  expect((await staff.get('/app/portal')).status).toBe(404);
  expect((await server.apiWith('').get('/app/portal')).status).toBe(401);
});

test('[G-066] a client who was disabled has no portal any more', async () => {
  const mine = await aClient('Noor');
  const portal = await theirPortal(mine.id);
  expect((await portal.get('/app/portal')).status).toBe(200);

  await staff.put(`/app/clients/${mine.id}/disable`);
  server.advance(3);

  expect((await portal.get('/app/portal')).status).toBe(404);
});
