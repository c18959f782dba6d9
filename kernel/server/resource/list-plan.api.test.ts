import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { register } from '#kernel/domain';
import { addTables, specimen, specimenPart, specimens, testServer } from '#kernel/testing';
import { asSuperuser } from '../../testing/as-superuser.ts';
import { contextOf } from '../db/context.ts';
import { parseListQuery } from './list-query.ts';
import { listStatements } from './list-sql.ts';

register([specimens]);
const server = await testServer();
await addTables(server.ownerUrl, [specimen, specimenPart]);
const { api, actor } = server.signedIn({ roles: ['STAFF'], features: ['Specimen'] });

await asSuperuser(
  server.ownerUrl,
  `insert into test_specimens (tenant_id, id, name, shade)
   select case when i % 5 = 0 then '${actor.tenantId}'::uuid else '${randomUUID()}'::uuid end,
     gen_random_uuid(), md5(i::text) || ' ' || i, (array['red', 'green', 'blue'])[1 + i % 3]
   from generate_series(1, 20000) i`,
);

/** A vacuum may not stand among other statements, and tells the planner what it can rely on. */
const owner = new pg.Client({ connectionString: server.ownerUrl });
await owner.connect();
await owner.query('vacuum analyze test_specimens');

async function planOf(query: Record<string, string>): Promise<string> {
  const { page } = listStatements(actor, specimen, parseListQuery(specimen, query));
  const [found] = await server.services.db.batch(contextOf(actor), [
    { text: `explain ${page.text}`, values: page.values ?? [] },
  ]);
  return found?.rows.map((row) => row['QUERY PLAN']).join('\n') ?? '';
}

async function timesUsed(index: string): Promise<number> {
  const { rows } = await owner.query<{ times: number }>(
    'select idx_scan::int as times from pg_stat_user_indexes where indexrelname = $1',
    [index],
  );
  return rows[0]?.times ?? 0;
}

test('a page is found in the index alone, however deep it lies', async () => {
  expect(await planOf({ skipCount: '3000' })).toContain(
    'Index Only Scan using ix_test_specimens__sort',
  );
  expect(await planOf({ shade: 'red', sorting: 'name desc', skipCount: '1000' })).toContain(
    'Index Only Scan Backward using ix_test_specimens__shade',
  );
});

test('a search uses the index of letters in spite of the policy', async () => {
  const before = await timesUsed('ix_test_specimens__search');
  const { body } = await api.get('/app/test-specimens?filterText=c4ca42');
  const [flushed] = await server.services.db.batch(contextOf(actor), [
    { text: 'select pg_stat_force_next_flush()' },
  ]);

  expect(flushed?.rows).toHaveLength(1);
  expect(body.totalCount).toBe(body.items?.length);
  await expect.poll(() => timesUsed('ix_test_specimens__search')).toBeGreaterThan(before);
});

test('page and total of a search belong together, beyond its end too', async () => {
  const first = (await api.get('/app/test-specimens?filterText=abc&maxResultCount=1')).body;
  const beyond = (await api.get('/app/test-specimens?filterText=abc&skipCount=5000')).body;

  expect(Number(first.totalCount)).toBeGreaterThan(1);
  expect(first.items).toHaveLength(1);
  expect(beyond).toEqual({ items: [], totalCount: first.totalCount });
  await owner.end();
});
