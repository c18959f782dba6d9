import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { defineModule, defineResource, money, multiLookup, register, text } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { addTables, testServer } from '#kernel/testing';
import { resourceContract } from '../../testing/resource-contract.ts';
import { diffSchemas } from './diff.ts';
import { schemaOf } from './model.ts';

const keepers = ['STAFF'] as const;
const define = (segment: string, extra: object): AnyResource =>
  defineResource({
    name: segment.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    segment,
    label: ['Entry', 'Entries'],
    title: '{text}',
    fields: {
      text: text('Text', { required: true, searchable: true }),
      amount: money('Amount'),
      relatedIds: multiLookup('Related', 'testEntries'),
    },
    verbs: { list: keepers, read: keepers, lookup: keepers, create: keepers },
    list: { columns: ['text', 'amount'], sort: 'creationTime desc' },
    detail: { Entry: ['text', 'amount'] },
    ...extra,
  }) as AnyResource;

const entry = define('test-entries', { appendOnly: true });
const changeable = define('test-turning', {});
const turned = define('test-turning', { appendOnly: true });

register([defineModule({ name: 'test', resources: [entry, changeable] })]);
const server = await testServer();
await addTables(server.ownerUrl, [entry, changeable]);
resourceContract(server, entry);

const { db, hostDb } = server.services;
const context = { tenantId: randomUUID() };
const insert = (table: string) => ({
  text: `insert into ${table} (tenant_id, id, text) values (current_tenant(), gen_random_uuid(), 'kept')`,
});

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const changes = (table: string) => [
  `update ${table} set text = 'changed'`,
  `update ${table} set is_deleted = true`,
  `delete from ${table}`,
  `truncate ${table} cascade`,
];

describe('an append-only table', () => {
  beforeAll(() => db.batch(context, [insert('test_entries')]));

  test.each(changes('test_entries'))('refuses both roles and the owner: %s', async (change) => {
    await expect(db.batch(context, [{ text: change }])).rejects.toMatchObject({ code: '42501' });
    await expect(hostDb.batch(context, [{ text: change }])).rejects.toMatchObject({
      code: '42501',
    });
    await asOwner(async (client) => {
      await client.query('begin');
      // The owner is bound by the policies, which would hide the row from the trigger.
      await client.query('alter table test_entries no force row level security');
      await expect(client.query(change)).rejects.toMatchObject({ code: '42501' });
      await client.query('rollback');
    });
  });

  test('says in the audit log who added each row, once for each', async () => {
    const [userId, requestId] = [randomUUID(), randomUUID()];
    const three = `insert into test_entries (tenant_id, id, text)
      select current_tenant(), gen_random_uuid(), 'row ' || i from generate_series(1, 3) i`;

    await db.batch({ ...context, userId, requestId }, [{ text: three }]);

    const [found] = await hostDb.batch(context, [
      {
        text: `select a.operation, a.actor_id::text as "actorId", e.text from audit_log a
          join test_entries e on e.id = a.record_id
          where a.resource = 'testEntries' and a.request_id = $1 order by e.text`,
        values: [requestId],
      },
    ]);
    expect(found?.rows).toEqual(
      [1, 2, 3].map((row) => ({ operation: 'create', actorId: userId, text: `row ${row}` })),
    );
  });

  test('is found by its indexes whether or not a query says that nothing is deleted', () => {
    const indexes = Object.values(schemaOf([entry]).objects)
      .map(({ create }) => create)
      .filter((create) => create.includes('index '));

    expect(indexes.length).toBeGreaterThan(0);
    expect(indexes.filter((create) => create.includes('is_deleted'))).toEqual([]);
  });

  test('refuses to lose the links of its records', async () => {
    for (const database of [db, hostDb]) {
      const cut = { text: 'delete from test_entries__relateds' };
      await expect(database.batch(context, [cut])).rejects.toMatchObject({ code: '42501' });
    }
  });
});

test('a table that becomes append-only loses the grants it had', async () => {
  await db.batch(context, [insert('test_turning')]);
  await db.batch(context, [{ text: `update test_turning set text = 'still changeable'` }]);

  await asOwner(async (client) => {
    for (const statement of diffSchemas(schemaOf([changeable]), schemaOf([turned]))) {
      await client.query(statement);
    }
  });

  for (const [database, change] of [db, hostDb].flatMap((one) =>
    changes('test_turning').map((text) => [one, text] as const),
  )) {
    await expect(database.batch(context, [{ text: change }])).rejects.toMatchObject({
      code: '42501',
    });
  }
  await db.batch(context, [insert('test_turning')]);
  const [found] = await db.batch(context, [
    { text: 'select count(*)::int as n from test_turning' },
  ]);
  expect(found?.rows).toEqual([{ n: 2 }]);
});
