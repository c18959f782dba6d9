import { expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { identityTestServer } from '../../testing/identity-test-server.ts';
import { aPerson, aPractice } from '../../testing/people.ts';

registerCatalogue();
const server = await identityTestServer();
const { services } = server;
const practice = await aPractice(services);
const admin = await aPerson(services, practice, { roles: ['ADMIN_STAFF'] });
const manager = await aPerson(services, practice, { roles: ['CASE_MANAGER'] });
const accountant = await aPerson(services, practice, { roles: ['ACCOUNTING', 'CASE_MANAGER'] });
await aPerson(services, practice, { roles: ['SPECIALIST'] });
const elsewhere = await aPractice(services);
await aPerson(services, elsewhere, { roles: ['CASE_MANAGER'] });
const api = await server.apiOf(admin);

const idsOf = async (query: string) => {
  const { status, body } = await api.get(`/app/users?isSelectionList=true&${query}`);
  expect(status).toBe(200);
  return (body.items ?? []).map(({ id }) => String(id)).toSorted();
};

test('[C-330] a lookup of users asks for one role or several by name, in its own tenant', async () => {
  expect(await idsOf('roleNames=CASE_MANAGER')).toEqual([manager.id, accountant.id].toSorted());
  expect(await idsOf('roleNames=ACCOUNTING,ADMIN_STAFF')).toEqual(
    [admin.id, accountant.id].toSorted(),
  );
  expect(await idsOf('roleNames=NOBODY')).toEqual([]);
  expect(await idsOf("roleNames=CASE_MANAGER'%20or%201=1")).toEqual([]);
});

test('[C-330] [B-335] users are sorted by Name, which is their first and last name', async () => {
  const { status, body } = await api.get('/app/users?isSelectionList=true&sorting=Name desc');

  expect(status).toBe(200);
  expect(body.items).toHaveLength(4);
  expect((await api.get('/app/users?sorting=Name sideways')).status).toBe(400);
});

test('[D-080] an item of a selection list says what it is and whether it may be chosen', async () => {
  const { body } = await api.get(`/app/users?isSelectionList=true&ids=${manager.id}`);

  expect(body.items).toEqual([
    {
      id: manager.id,
      displayName: 'Robin Reid',
      isActive: true,
      itemIndex: null,
      descriptionOption: manager.userName,
      disabled: false,
      hideItem: false,
      title: 'Robin Reid',
    },
  ]);
});
