import { Client } from 'pg';
import { expect, test } from 'vitest';
import { modules } from '#kernel/domain';
import { kernelTables, linkTableOf, tableOf } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

registerCatalogue();
const server = await testServer();

async function ask<T extends object>(text: string): Promise<T[]> {
  const client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const inPublic = `relnamespace = 'public'::regnamespace and not relispartition
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

const defined = modules().flatMap(({ resources, tables }) => [
  ...tables.map(({ table }) => table),
  ...resources.flatMap((resource) => [
    tableOf(resource),
    ...Object.entries(resource.fields)
      .filter(([, field]) => field.kind === 'multiLookup')
      .map(([key]) => linkTableOf(resource, key)),
  ]),
]);
const listed = [kernelTables, ...serverModules.map(({ database }) => database ?? {})];

test('every table of the database has exactly one owner', async () => {
  const found = await ask<{ name: string }>(
    `select relname as name from pg_class c where relkind in ('r', 'p') and not relispartition
      and ${inPublic}`,
  );
  const owned: string[] = [...defined, ...listed.flatMap(({ tables = [] }) => tables)];

  expect(owned.toSorted()).toEqual(found.map(({ name }) => name).toSorted());
});

test('every view is shown by somebody, keeps the wall of whoever asks, and is readable', async () => {
  const found = await ask<{ name: string; isOpen: boolean; isReadable: boolean }>(
    `select relname as name, coalesce(reloptions @> '{security_invoker=true}', false) as "isOpen",
        has_table_privilege('caseway_app', c.oid, 'select')
          and has_table_privilege('caseway_host', c.oid, 'select') as "isReadable"
      from pg_class c where relkind = 'v' and ${inPublic} order by 1`,
  );
  const functions = await ask<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  const shown = listed.flatMap(({ shows = [] }) => shows);
  const views = found.map(({ name }) => name);
  const shared: readonly string[] = kernelTables.tables;
  const isCallable = new Set(functions.map(({ name }) => name));

  expect(found.filter(({ isOpen, isReadable }) => !isOpen || !isReadable)).toEqual([]);
  expect(views.filter((name) => !shown.includes(name))).toEqual([]);
  expect(
    shown.filter((name) => ![...views, ...shared].includes(name) && !isCallable.has(name)),
  ).toEqual([]);
});
