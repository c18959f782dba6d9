import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { defineModule, defineResource, register, text } from '#kernel/domain';
import {
  addTables,
  asSuperuser,
  specimen,
  specimenPart,
  specimens,
  testServer,
} from '#kernel/testing';

const stamped = defineResource({
  name: 'stamped',
  segment: 'test-stamped',
  label: ['Stamped', 'Stamped'],
  title: '{name}',
  features: ['Specimen'],
  fields: { name: text('Name', { required: true }), mark: text('Mark', { readOnly: true }) },
  verbs: { list: ['STAFF'], read: ['STAFF'], create: ['STAFF'], update: ['STAFF'] },
  list: { columns: ['name', 'mark'], sort: 'name' },
  detail: { Information: ['name', 'mark'] },
});

/** Two roles know as many fields of it, and not the same ones. */
const divided = defineResource({
  name: 'divided',
  segment: 'test-divided',
  label: ['Divided', 'Divided'],
  title: '{name}',
  features: ['Specimen'],
  fields: {
    name: text('Name', { required: true }),
    forStaff: text('For staff', { default: 'of staff', hiddenFrom: ['ACCOUNTING'] }),
    forAccounts: text('For accounts', { default: 'of accounts', hiddenFrom: ['STAFF'] }),
  },
  verbs: { read: ['STAFF', 'ACCOUNTING'], create: ['STAFF', 'ACCOUNTING'] },
  list: { columns: ['name'], sort: 'name' },
  detail: { Information: ['name', 'forStaff', 'forAccounts'] },
});

register([specimens, defineModule({ name: 'stamps', resources: [stamped, divided] })]);
const server = await testServer();
await addTables(server.ownerUrl, [specimen, specimenPart, stamped, divided]);
await asSuperuser(
  server.ownerUrl,
  `create function mark_afterwards() returns trigger language plpgsql as $$
   begin update test_stamped set mark = 'after ' || new.name where id = new.id; return null; end $$;
   create trigger mark after insert or update of name on test_stamped
     for each row execute function mark_afterwards()`,
);
const { api } = server.signedIn({ roles: ['STAFF'], features: ['Specimen'] });
const parent = (await api.post('/app/test-specimens', { name: 'Parent', shade: 'red' })).body;
const part = async () =>
  (await api.post('/app/test-specimen-parts', { specimenId: parent.id, name: 'Bolt' })).body;

const statements = () => {
  const batch = vi.spyOn(server.services.db, 'batch');
  return () => batch.mock.calls.map(([, sent]) => sent.length);
};
afterEach(() => void vi.restoreAllMocks());

test('a record is written and answered by one statement', async () => {
  await part();
  const sent = statements();

  const made = await part();
  const { concurrencyStamp } = made;
  const changed = await api.put(`/app/test-specimen-parts/${made.id}`, {
    name: 'Nut',
    concurrencyStamp,
  });

  expect(sent()).toEqual([1, 1]);
  expect(made).toMatchObject({ name: 'Bolt', specimen: { displayName: 'Parent' } });
  expect(changed.body).toMatchObject({ name: 'Nut', specimen: { displayName: 'Parent' } });
  vi.restoreAllMocks();
  expect((await api.get(`/app/test-specimen-parts/${made.id}`)).body).toEqual(changed.body);
});

test('a stale version is told from a record that is not there', async () => {
  const { id } = await part();
  const change = (record: unknown) =>
    api.put(`/app/test-specimen-parts/${String(record)}`, {
      name: 'Nut',
      concurrencyStamp: randomUUID(),
    });

  expect((await change(id)).status).toBe(409);
  expect((await change(randomUUID())).status).toBe(404);
});

test('where a trigger changes the row afterwards, the answer is the row as it stays', async () => {
  const { body: made } = await api.post('/app/test-stamped', { name: 'One' });
  const { concurrencyStamp } = made;
  const { body: changed } = await api.put(`/app/test-stamped/${made.id}`, {
    name: 'Two',
    concurrencyStamp,
  });

  expect([made.mark, changed.mark]).toEqual(['after One', 'after Two']);
});

test('the answer to a write has nothing that is hidden from its caller', async () => {
  const accounts = server.signedIn({ roles: ['ACCOUNTING'], features: ['Specimen'] }).api;
  const path = '/app/test-divided';

  const { body: ofStaff } = await api.post(path, { name: 'One' });
  const { body: ofAccounts } = await accounts.post(path, { name: 'Two' });

  expect(ofStaff).toMatchObject({ forStaff: 'of staff' });
  expect(ofStaff).not.toHaveProperty('forAccounts');
  expect(ofAccounts).toMatchObject({ forAccounts: 'of accounts' });
  expect(ofAccounts).not.toHaveProperty('forStaff');
});

test('a record that points at its own kind shows the names as they are now', async () => {
  const { body: own } = await api.post('/app/test-specimens', { name: 'Self', shade: 'red' });
  const { body: linked } = await api.put(`/app/test-specimens/${own.id}`, {
    parentId: own.id,
    name: 'Renamed',
    relatedIds: [parent.id],
    concurrencyStamp: own.concurrencyStamp,
  });

  expect(linked.parent).toMatchObject({ displayName: 'Renamed' });
  expect(linked.relateds).toMatchObject([{ displayName: 'Parent' }]);
});
