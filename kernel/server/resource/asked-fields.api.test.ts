import { expect, test } from 'vitest';
import { defineModule, defineResource, register, seenBy, text } from '#kernel/domain';
import { addTables, specimen, specimenPart, specimens, testServer } from '#kernel/testing';
import { contextOf } from '../db/context.ts';
import { exportQuery } from './export/export-query.ts';
import { parseListQuery } from './list-query.ts';
import { listStatements } from './list-sql.ts';
import { readStatement } from './read-sql.ts';

const guarded = defineResource({
  name: 'guarded',
  segment: 'test-guarded',
  label: ['Guarded', 'Guarded'],
  title: '{name}',
  features: ['Specimen'],
  fields: {
    name: text('Name', { required: true }),
    secret: text('Secret', { hiddenFrom: ['CASE_MANAGER'] }),
  },
  verbs: { list: ['STAFF', 'CASE_MANAGER'], read: ['STAFF', 'CASE_MANAGER'], create: ['STAFF'] },
  list: { columns: ['name', 'secret'], sort: 'name' },
  detail: { Information: ['name', 'secret'] },
});

register([specimens, defineModule({ name: 'guardedThings', resources: [guarded] })]);
const server = await testServer();
await addTables(server.ownerUrl, [specimen, specimenPart, guarded]);
const { api, actor } = server.signedIn({ roles: ['STAFF'], features: ['Specimen'] });
const agent = server.signedIn({ roles: ['CASE_MANAGER'], features: ['Specimen'] });

const parent = (await api.post('/app/test-specimens', { name: 'Parent', shade: 'red' })).body;
const child = (
  await api.post('/app/test-specimens', {
    name: 'Child',
    shade: 'blue',
    parentId: parent.id,
    relatedIds: [parent.id],
    startsAt: '2026-03-04T05:06:07.000Z',
    notes: 'long',
  })
).body;

const rowOf = async (query: string) => {
  const { status, body } = await api.get(`/app/test-specimens?filterText=Child${query}`);
  expect(status).toBe(200);
  return body.items?.[0] as Record<string, unknown>;
};
const always = ['id', 'displayName', 'concurrencyStamp', 'can'];
const sorted = (keys: readonly string[]) => keys.toSorted();
const pageText = (query: Record<string, unknown>, verb?: 'list' | 'lookup') =>
  listStatements(actor, specimen, parseListQuery(specimen, query), verb).page.text;
const joinsIn = (sql: string) =>
  [...sql.matchAll(/left join \w+ (\w+)/g)].map(([, alias]) => alias);

test('a list answers the columns of its definition, and what names the record', async () => {
  const row = await rowOf('');

  const columns = ['name', 'shade', 'parentId', 'parent', 'fee', 'found', 'isActive'];
  expect(sorted(Object.keys(row))).toEqual(sorted([...always, ...columns]));
  expect(row.parent).toEqual({ id: parent.id, displayName: 'Parent' });
});

test('a list answers the fields that it is asked for, and no other', async () => {
  const row = await rowOf('&fields=notes,relatedIds,lastModificationTime');

  const asked = ['notes', 'relatedIds', 'relateds', 'lastModificationTime'];
  expect(sorted(Object.keys(row))).toEqual(sorted([...always, ...asked]));
  expect(row.relateds).toEqual([{ id: parent.id, displayName: 'Parent' }]);
});

test('a record is answered whole, or with the fields that were asked for', async () => {
  const whole = (await api.get(`/app/test-specimens/${child.id}`)).body;
  const part = (await api.get(`/app/test-specimens/${child.id}?fields=shade`)).body;

  expect(Object.keys(whole)).toEqual(expect.arrayContaining(Object.keys(specimen.fields)));
  expect(sorted(Object.keys(part))).toEqual(sorted([...always, 'shade']));
});

test.each(['nothing', 'name,nothing', 'parent', 'name;drop table users', 'name,'])(
  'the unknown field of fields=%s is refused by the name of the parameter',
  async (fields) => {
    for (const path of ['/app/test-specimens', `/app/test-specimens/${child.id}`]) {
      const { status, body } = await api.get(`${path}?fields=${encodeURIComponent(fields)}`);

      expect([path, status]).toEqual([path, 400]);
      expect(body.error?.validationErrors?.[0]?.members).toEqual(['fields']);
    }
  },
);

test('a field that is hidden from the caller is as unknown as one that does not exist', async () => {
  const { body: made } = await api.post('/app/test-guarded', { name: 'A', secret: 'hush' });
  const { api: hers } = server.signedIn({ ...agent.actor, tenantId: actor.tenantId });

  for (const path of ['/app/test-guarded', `/app/test-guarded/${made.id}`]) {
    expect((await hers.get(`${path}?fields=secret`)).status).toBe(400);
    expect(JSON.stringify((await hers.get(path)).body)).not.toContain('hush');
    expect(JSON.stringify((await api.get(`${path}?fields=secret`)).body)).toContain('hush');
  }
});

test('a selection list has its own columns: fields are not asked of it', async () => {
  const { status } = await api.get('/app/test-specimens?isSelectionList=true&fields=notes');

  expect(status).toBe(400);
});

test('nothing is joined for a field that nobody asked for', () => {
  expect(joinsIn(pageText({ fields: 'name,fee' }))).toEqual([]);
  expect(pageText({ fields: 'name,fee' })).not.toContain('__related');
  expect(joinsIn(pageText({}))).toEqual(['j_parent_id']);
  expect(joinsIn(pageText({ fields: 'redId' }))).toEqual(['j_red_id']);
  expect(joinsIn(pageText({ fields: 'name', sorting: 'parentId' }))).toEqual([
    'j_parent_id',
    'j_parent_id',
  ]);
  expect(
    joinsIn(readStatement(actor, specimen, String(child.id), { fields: ['name'] }).text),
  ).toEqual([]);
});

test('an export reads the columns that it writes', () => {
  const { query } = exportQuery(
    actor,
    specimen,
    { shade: 'red' },
    { columns: ['name', 'startsAt'] },
  );

  expect(query.fields).toEqual(['name', 'startsAt', 'timeZone', 'isActive']);
});

test('the same fields in another order are the same statement', () => {
  expect(pageText({ fields: 'fee,name' })).toBe(pageText({ fields: 'name,fee' }));
});

test('a caller who varies the fields does not fill the connections with prepared plans', async () => {
  const keys = Object.keys(seenBy(actor, specimen).fields);
  const sets = Array.from(
    { length: 130 },
    (_, bits) => keys.filter((_key, at) => at < 8 && (bits >> at) % 2).join() || 'id',
  );
  for (const fields of sets)
    expect((await api.get(`/app/test-specimens?fields=${fields}`)).status).toBe(200);

  const rare = listStatements(
    actor,
    specimen,
    parseListQuery(specimen, { fields: keys.slice(3, 20).join() }),
  ).page;
  const names = { text: `select count(*)::int as n from pg_prepared_statements where name = ''` };
  const [rows, kept] = await server.services.db.batch(contextOf(actor), [rare, names]);

  expect(rare.isRare).toBe(true);
  expect(JSON.parse(rows?.raw ?? '')).toHaveLength(2);
  expect(kept?.rows[0]?.n).toBe(0);
});
