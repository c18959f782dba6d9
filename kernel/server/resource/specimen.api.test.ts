import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { register } from '#kernel/domain';
import {
  addTables,
  resourceContract,
  specimen,
  specimenPart,
  specimens,
  testServer,
} from '#kernel/testing';
import type { Api } from '#kernel/testing';
import type { Database } from '../db/database.ts';

register([specimens]);
const server = await testServer();
await addTables(server.ownerUrl, [specimen, specimenPart]);
resourceContract(server, specimen);
resourceContract(server, specimenPart);

const url = '/app/test-specimens';
const facts = { roles: ['STAFF'], features: ['Specimen'] };
const people = () => server.signedIn({ ...facts, tenantId: randomUUID() });
const make = async (api: Api, values: Record<string, unknown>) =>
  (await api.post(url, { name: randomUUID(), shade: 'red', ...values })).body;
const names = async (api: Api, query: string) => {
  const { status, body } = await api.get(`${url}?${query}`);
  expect(status, query).toBe(200);
  return body.items?.map((item) => item.name);
};

describe('values on the wire', () => {
  test('money is a string with two decimals, dates and instants keep their form', async () => {
    const { api } = people();
    const record = await make(api, {
      fee: '1234.5',
      length: 12.25,
      share: '33.3333',
      rate: '0.010500',
      found: '2026-03-05',
      startsAt: '2026-03-05T14:30:00+11:00',
      phone: '02 9876 5432',
      tags: ['blue', 'red'],
      place: { suburb: 'Perth', postcode: '6000' },
      extra: { list: [1, 'two', null] },
    });

    expect(record).toMatchObject({
      fee: '1234.50',
      length: 12.25,
      share: '33.3333',
      rate: '0.0105',
      found: '2026-03-05',
      startsAt: '2026-03-05T03:30:00.000Z',
      timeZone: 'Australia/Sydney',
      phone: '0298765432',
      tags: ['blue', 'red'],
      place: { suburb: 'Perth', postcode: '6000' },
      extra: { list: [1, 'two', null] },
      isActive: true,
      verdict: null,
    });
  });

  test('a rate is exact beyond what a JS number holds, in the record and its history', async () => {
    const { api } = people();
    const rate = '1234567890.123456';
    const record = await make(api, { rate, share: '10.0000' });
    const changed = await api.put(`${url}/${record.id}`, {
      rate: '1234567890.123457',
      share: '12.5000',
      concurrencyStamp: record.concurrencyStamp,
    });
    const { body } = await api.get(`${url}/${record.id}/property-changes`);

    expect(record).toMatchObject({ rate, share: '10' });
    expect(changed.body).toMatchObject({ rate: '1234567890.123457', share: '12.5' });
    expect(body.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ propertyName: 'rate', originalValue: rate }),
        expect.objectContaining({ propertyName: 'share', originalValue: '10', newValue: '12.5' }),
      ]),
    );
    expect(await names(api, 'rateFrom=1234567890.123457')).toEqual([record.name]);
    expect(await names(api, 'rateFrom=1234567890.123458')).toEqual([]);
  });

  test('a field that only actions write is refused in a body', async () => {
    const { api } = people();
    const answer = await api.post(url, { name: 'x', shade: 'red', verdict: 'guilty' });

    expect(answer).toMatchObject({
      status: 400,
      body: { error: { validationErrors: [{ members: ['verdict'] }] } },
    });
  });

  test('a reference shows its text, and one to a record of another tenant is refused', async () => {
    const { api } = people();
    const parent = await make(api, { name: 'Parent' });
    const child = await make(api, { parentId: parent.id, relatedIds: [parent.id] });
    const foreign = await make(people().api, {});
    const refused = await api.post(url, { name: 'y', shade: 'red', parentId: foreign.id });

    expect(child).toMatchObject({
      parentId: parent.id,
      parent: { id: parent.id, displayName: 'Parent' },
      relatedIds: [parent.id],
      relateds: [{ id: parent.id, displayName: 'Parent' }],
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { code: 'unknownReference', validationErrors: [{ members: ['parentId'] }] } },
    });
  });

  test.each([
    ['parentId', (id: string) => id],
    ['relatedIds', (id: string) => [id]],
  ])('an unknown %s is said before a name that is taken', async (field, value) => {
    const { api } = people();
    const [there, other] = [await make(api, { name: 'Taken' }), await make(api, {})];
    const send = (id: unknown) =>
      api.post(url, { name: 'taken', shade: 'red', [field]: value(String(id)) });
    const change = { name: 'taken', concurrencyStamp: other.concurrencyStamp };

    const expected = {
      error: { code: 'unknownReference', validationErrors: [{ members: [field] }] },
    };
    expect(await send(randomUUID())).toMatchObject({ status: 422, body: expected });
    expect((await send((await make(people().api, {})).id)).body).toMatchObject(expected);
    const changed = { ...change, [field]: value(randomUUID()) };
    expect((await api.put(`${url}/${other.id}`, changed)).body).toMatchObject(expected);
    expect((await send(there.id)).body).toMatchObject({ error: { code: 'taken' } });
  });
});

describe('lists', () => {
  test('filters, ranges, labels and searches each keep what they name', async () => {
    const { api } = people();
    const parent = await make(api, {
      name: 'Alpha',
      shade: 'red',
      fee: '10',
      found: '2026-01-01',
      notes: 'Ünïcode',
    });
    await make(api, {
      name: 'beta',
      shade: 'green',
      fee: '20',
      found: '2026-02-01',
      tags: ['blue'],
      parentId: parent.id,
    });
    await make(api, {
      name: 'Gamma 100%',
      shade: 'blue',
      fee: '30',
      found: '2026-03-01',
      relatedIds: [parent.id],
    });

    expect(await names(api, 'sorting=name')).toEqual(['Alpha', 'beta', 'Gamma 100%']);
    expect(await names(api, 'sorting=name desc')).toEqual(['Gamma 100%', 'beta', 'Alpha']);
    expect(await names(api, 'sorting=Fee desc, name')).toEqual(['Gamma 100%', 'beta', 'Alpha']);
    expect(await names(api, 'sorting=parentId')).toEqual(['beta', 'Alpha', 'Gamma 100%']);
    expect(await names(api, 'shade=green&shade=blue')).toEqual(['beta', 'Gamma 100%']);
    expect(await names(api, 'shade=Green')).toEqual(['beta']);
    expect(await names(api, 'feeFrom=15&feeTo=25')).toEqual(['beta']);
    expect(await names(api, 'foundFrom=2026-02-01')).toEqual(['beta', 'Gamma 100%']);
    expect(await names(api, 'tags=blue,red')).toEqual(['beta']);
    expect(await names(api, `parentId=${parent.id}`)).toEqual(['beta']);
    expect(await names(api, `relatedIds=${parent.id}`)).toEqual(['Gamma 100%']);
    expect(await names(api, 'filterText=amm')).toEqual(['Gamma 100%']);
    expect(await names(api, 'filterText=100%25')).toEqual(['Gamma 100%']);
    expect(await names(api, 'filterText=%25')).toEqual([]);
    expect(await names(api, 'filterText=be')).toEqual(['beta']);
    expect(await names(api, 'filterText=10')).toEqual(['Gamma 100%']);
    expect(await names(api, 'filterText=et')).toEqual([]);
    expect(await names(api, 'filterText=ünïcode')).toEqual(['Alpha']);
    expect(await names(api, 'maxResultCount=1&skipCount=1')).toEqual(['beta']);
  });

  test('the total is exact after every write', async () => {
    const { api } = people();
    const total = async () => (await api.get(`${url}?shade=red`)).body.totalCount;

    expect(await total()).toBe(0);
    const { id } = await make(api, {});
    expect(await total()).toBe(1);
    await api.delete(`${url}/${id}`);
    expect(await total()).toBe(0);
  });

  test('a scoped role sees its own records in list, get and history, and can change none', async () => {
    const { api, actor } = people();
    const parent = await make(api, { name: 'Company' });
    const mine = await make(api, { name: 'Mine', parentId: parent.id });
    const other = await make(api, { name: 'Other' });
    const scoped = server.signedIn({
      tenantId: actor.tenantId,
      roles: ['CASE_MANAGER'],
      features: ['Specimen'],
      ids: { companyId: [String(parent.id)] },
    }).api;

    expect(await names(scoped, '')).toEqual(['Mine']);
    expect((await scoped.get(`${url}/${mine.id}`)).status).toBe(200);
    expect((await scoped.get(`${url}/${other.id}`)).status).toBe(404);
    expect((await scoped.get(`/app/entity-changes/${other.id}/property-changes`)).status).toBe(404);
    expect((await scoped.put(`${url}/${mine.id}`, {})).status).toBe(403);
    const nobody = server.signedIn({
      ...facts,
      tenantId: actor.tenantId,
      roles: ['CASE_MANAGER'],
    }).api;
    expect(await names(nobody, '')).toEqual([]);
  });
});

describe('history', () => {
  test('whole values, frozen texts, who and when; silent fields stay silent', async () => {
    const { api } = people();
    const [first, second] = [
      await make(api, { name: 'First' }),
      await make(api, { name: 'Second' }),
    ];
    const record = await make(api, { parentId: first.id, relatedIds: [first.id], fee: '1' });
    await api.put(`${url}/${record.id}`, {
      parentId: second.id,
      relatedIds: [first.id, second.id],
      fee: '2.50',
      secretNote: 'hush',
      concurrencyStamp: record.concurrencyStamp,
    });
    await api.put(`${url}/${second.id}`, {
      name: 'Renamed',
      concurrencyStamp: second.concurrencyStamp,
    });
    const { body } = await api.get(`${url}/${record.id}/property-changes`);
    const byName = Object.fromEntries((body.items ?? []).map((item) => [item.propertyName, item]));

    expect(Object.keys(byName).sort()).toEqual(['fee', 'parentId', 'relatedIds']);
    expect(byName.parentId).toMatchObject({
      originalValue: first.id,
      newValue: second.id,
      originalValueExtraInfo: { text: 'First' },
      newValueExtraInfo: { text: 'Second' },
      user: { displayName: 'Test Person' },
      changeTime: expect.stringMatching(/Z$/),
    });
    expect(byName.fee).toMatchObject({ originalValue: '1.00', newValue: '2.50' });
    expect(byName.relatedIds).toMatchObject({
      originalValueExtraInfo: { text: 'First' },
      newValueExtraInfo: { text: 'First, Second' },
    });
    const only = await api.get(
      `${url}/${record.id}/property-changes?propertyReferenceTable=specimen`,
    );
    expect(only.body.items?.map((item) => item.propertyName).toSorted()).toEqual([
      'parentId',
      'relatedIds',
    ]);
  });
});

describe('spreadsheets', () => {
  test('an import is all or nothing and names the faulty row', async () => {
    const { api } = people();
    const bad = await api.post(`${url}/import`, {
      rows: [{ name: 'ok', shade: 'red' }, { shade: 'pink' }],
    });
    const twins = await api.post(`${url}/import`, {
      rows: [
        { name: 'same', shade: 'red' },
        { name: 'Same', shade: 'red' },
      ],
    });
    const good = await api.post(`${url}/import`, { rows: [{ name: 'one', shade: 'red' }] });

    expect(bad.status).toBe(400);
    expect(JSON.stringify(bad.body)).toContain('Row 2: This field is required');
    expect(JSON.stringify(twins.body)).toContain('Row 2');
    expect(good.body).toMatchObject({ imported: 1 });
    expect(await names(api, '')).toEqual(['one']);
  });

  test('[B-151] 1,200 rows are exported as three files in one archive', async () => {
    const { api, actor } = people();
    await server.services.db.batch({ tenantId: actor.tenantId }, [
      {
        text: `insert into test_specimens (tenant_id, id, name, shade)
          select current_tenant(), gen_random_uuid(), 'Row ' || n, 'red' from generate_series(1, 1200) n`,
      },
    ]);
    const { status, headers, raw } = await api.post(`${url}/export?shade=red`, {
      columns: ['name', 'shade'],
    });

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/zip');
    expect(raw.toString('latin1').match(/SpecimenList_\d{4}-\d\d-\d\d_[123]\.xlsx/g)?.length).toBe(
      6,
    );
  });
});

test('a search of three letters uses its index under the wall', async () => {
  const { actor } = people();
  const context = { tenantId: actor.tenantId };
  await server.services.db.batch(context, [
    {
      text: `insert into test_specimens (tenant_id, id, name, shade)
        select current_tenant(), gen_random_uuid(), md5(n::text), 'red' from generate_series(1, 5000) n`,
    },
  ]);
  const owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  await owner.query('vacuum analyze test_specimens');
  await owner.end();
  const explain = `explain (format text) select t.id from test_specimens t
    where t.tenant_id = '${actor.tenantId}' and not t.is_deleted
      and (t.search_text like '%abcdef%' or t.search_text like '%abcdef%')`;
  const planAs = (database: Database) =>
    database.transaction(context, async (tx) => {
      // The table is small here: the question is only whether the index may be used at all.
      await tx.query('set local enable_seqscan = off');
      await tx.query('set local enable_indexscan = off');
      const rows = await tx.query(explain);
      return rows.map((row) => String(Object.values(row)[0])).join('\n');
    });
  const { db, hostDb } = server.services;

  expect(await planAs(hostDb)).toMatch(/ix_test_specimens__search[^]*Index Cond:.*search_text/);
  expect(await planAs(db)).not.toMatch(/Index Cond:.*search_text/);
  const [found] = await db.batch(context, [
    { text: `select count(*)::int as n from search_test_specimens('%c4ca4%', '%c4ca4%')` },
  ]);
  expect(found?.rows).toEqual([{ n: 1 }]);
});
