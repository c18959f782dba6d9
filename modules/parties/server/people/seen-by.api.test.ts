import { expect, test } from 'vitest';
import { newId } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const { signedIn, services } = await testServer({ modules: [partiesServer] });

const listed = { ways: [{ operation: 'list', resource: 'client' }] };
const added = { ways: [{ operation: 'create', resource: 'client' }] };

test('admin staff read who has seen a person, also under the name of another; staff do not', async () => {
  const tenantId = newId();
  const as = (roles: string[], facts = {}) => signedIn({ tenantId, roles, ...facts }).api;
  const { body } = await as(['STAFF']).post('/app/clients', {
    firstName: 'Ruth',
    lastName: 'Moss',
  });
  const url = `/app/clients/${String(body.id)}/seen-by`;
  await as(['STAFF'], { impersonatorId: newId() }).get('/app/clients?filterText=Moss');
  await services.readLog.flush();
  const admin = as(['ADMIN_STAFF']);

  const seen = await admin.get(url);

  expect(seen.status).toBe(200);
  expect(seen.body.items).toMatchObject([
    { ...listed, looks: 1, userName: 'Unknown account', actingAs: 'Unknown account' },
    { ...added, looks: 1, actingAs: null },
  ]);
  expect((await as(['STAFF']).get(url)).status).toBe(403);
  await services.readLog.flush();
  const again = await admin.get(url);
  expect(again.body.items?.slice(0, 2)).toMatchObject([
    { ways: [{ operation: 'refused seenBy', resource: 'client' }] },
    { ways: [{ operation: 'seenBy', resource: 'client' }] },
  ]);
});

test('a page that showed several is found by each of them, and by nobody else', async () => {
  const tenantId = newId();
  const as = (roles: string[]) => signedIn({ tenantId, roles }).api;
  const add = async (firstName: string, lastName: string) =>
    String((await as(['STAFF']).post('/app/clients', { firstName, lastName })).body.id);
  const [ruth, anna, other] = [
    await add('Ruth', 'Moss'),
    await add('Anna', 'Moss'),
    await add('Ivy', 'Stone'),
  ];
  await as(['STAFF']).get('/app/clients?filterText=Moss');
  await services.readLog.flush();
  const seenBy = async (id: string) =>
    (await as(['ADMIN_STAFF']).get(`/app/clients/${id}/seen-by`)).body.items;

  expect(await seenBy(ruth)).toMatchObject([listed, added]);
  expect(await seenBy(anna)).toMatchObject([listed, added]);
  expect(await seenBy(other)).toMatchObject([added]);
});

test('another tenant has no such person', async () => {
  const { body } = await signedIn({ roles: ['STAFF'], tenantId: newId() }).api.post(
    '/app/clients',
    {
      firstName: 'Ruth',
      lastName: 'Moss',
    },
  );
  const stranger = signedIn({ roles: ['ADMIN_STAFF'], tenantId: newId() }).api;
  expect((await stranger.get(`/app/clients/${String(body.id)}/seen-by`)).status).toBe(404);
});
