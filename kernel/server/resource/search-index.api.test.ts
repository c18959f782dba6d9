import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { SearchAnswer } from '#kernel/domain';
import { register } from '#kernel/domain';
import {
  addTables,
  asSuperuser,
  specimen,
  specimenPart,
  specimens,
  testServer,
} from '#kernel/testing';
import type { Api } from '#kernel/testing';
import { contextOf } from '../db/context.ts';

register([specimens]);
const server = await testServer();
await addTables(server.ownerUrl, [specimen, specimenPart]);

const url = '/app/test-specimens';
const facts = { roles: ['STAFF'], features: ['Specimen'] };
const people = (more: object = {}) =>
  server.signedIn({ ...facts, tenantId: randomUUID(), ...more });
const make = async (api: Api, name: string, more: object = {}) =>
  (await api.post(url, { name, shade: 'red', ...more })).body;
const namesFound = async (api: Api, filter: string) => {
  const { body } = await api.get(`/app/search?filter=${encodeURIComponent(filter)}`);
  const { items } = body as unknown as SearchAnswer;
  return items.flatMap(({ records }) => records.map((one) => one.displayName)).toSorted();
};

test('a word that nobody has is asked of the database once', async () => {
  const { api } = people();
  await make(api, 'Feldspar');
  const asked = vi.spyOn(server.services.db, 'batch');

  expect(await namesFound(api, 'nowhere')).toEqual([]);

  const statements = asked.mock.calls.flatMap(([, batch]) => batch.map(({ text }) => text));
  expect(statements.filter((text) => !text.includes('audit_log'))).toEqual([
    expect.stringContaining('find_records'),
  ]);
  asked.mockRestore();
});

test('the index follows what happens to the words of a record', async () => {
  const { api } = people();
  const record = await make(api, 'Gneiss');
  expect(await namesFound(api, 'gneiss')).toEqual(['Gneiss']);

  const { concurrencyStamp } = record;
  await api.put(`${url}/${record.id}`, { name: 'Schist', concurrencyStamp });
  expect(await namesFound(api, 'gneiss')).toEqual([]);
  expect(await namesFound(api, 'schist')).toEqual(['Schist']);

  await api.delete(`${url}/${record.id}`);
  expect(await namesFound(api, 'schist')).toEqual([]);
});

test('a role that sees some records finds those and no other', async () => {
  const { api, actor } = people();
  const own = await make(api, 'Own mica');
  await make(api, 'Mine mica', { parentId: own.id });
  await make(api, 'Other mica');
  const inside = { tenantId: actor.tenantId, roles: ['CASE_MANAGER'] };
  const { api: hers } = people({ ...inside, ids: { companyId: [String(own.id)] } });

  expect(await namesFound(api, 'mica')).toHaveLength(3);
  // A case manager may list specimens of the own parent, and has no lookup of them.
  expect(await namesFound(hers, 'mica')).toEqual([]);
});

test('the index itself cannot be read or written by a request', async () => {
  const { api, actor } = people();
  await make(api, 'Gypsum');
  const run = (text: string) => server.services.db.batch(contextOf(actor), [{ text }]);

  for (const text of [
    'select * from search_index',
    'delete from search_index',
    `select fill_search_index()`,
  ]) {
    await expect(run(text)).rejects.toMatchObject({ code: '42501' });
  }
});

test('one tenant finds nothing of another, whatever it asks the database', async () => {
  const { api } = people();
  await make(api, 'Calcite');
  const text = `select record_id from find_records(array['specimen'], '%calcite%', '%calcite%', 10)`;

  const [found] = await server.services.db.batch(contextOf(people().actor), [{ text }]);

  expect(found?.rows).toEqual([]);
});

test('a text that very many records have is still found in every kind, ten of each', async () => {
  const { api, actor } = people();
  await asSuperuser(
    server.ownerUrl,
    `insert into test_specimens (tenant_id, id, name, shade)
     select '${actor.tenantId}', gen_random_uuid(), 'Common stone ' || i, 'red'
     from generate_series(1, 2100) i; select fill_search_index()`,
  );

  expect(await namesFound(api, 'common stone')).toHaveLength(10);
});
