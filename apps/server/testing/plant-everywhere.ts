import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { resources } from '#kernel/domain';
import type { AnyResource, Field } from '#kernel/domain';
import { rowsOfPerson, snake, systemContext, tableOf } from '#kernel/server';
import type { Services } from '#kernel/server';

type Column = {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNeeded: boolean;
};

const columnsText = `select c.relname as "table", a.attname as "column",
    format_type(a.atttypid, null) as type, a.attnotnull and not a.atthasdef as "isNeeded"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
    and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''`;

const plainValues: Readonly<Record<string, unknown>> = {
  text: 'x',
  uuid: '01000000-0000-7000-8000-000000000000',
  date: '2010-01-05',
  'timestamp with time zone': '2010-01-05T00:00:00Z',
  'time without time zone': '09:00',
  numeric: 1,
  integer: 1,
  bigint: 1,
  boolean: true,
  jsonb: '{}',
  'text[]': '{}',
  'uuid[]': '{}',
};

type Plant = { readonly clientId: string; readonly userId: string; readonly word: string };
type Ids = ReadonlyMap<string, string>;

/** Programs fill these; they say nothing of anybody. */
const isCode = (key: string): boolean =>
  /(Module|Type|Key|Id|Ids|Rule|Version|Hash)$/.test(key) ||
  /^(caseNo|currency|step|occasion|month|period|source|move|sourceType|rule)$/.test(key);

function valueOf(key: string, field: Field, ids: Ids, { clientId, userId }: Plant): unknown {
  // A record is not its own addendum.
  if (key === 'addendumToId') return null;
  if (key === 'objectId') return clientId;
  if (field.numbered) return randomUUID();
  if (field.kind === 'lookup') {
    if (field.resource === 'client') return clientId;
    return field.resource === 'user' ? userId : (ids.get(field.resource ?? '') ?? null);
  }
  if (field.choices && field.kind === 'choice') {
    const all = Object.entries(field.choices);
    return (
      all.find(([, label]) => /^(closed|done|paid|cancelled|settled)/i.test(label)) ?? all[0]
    )?.[0];
  }
  return undefined;
}

async function insertRow(
  owner: pg.Client,
  tenantId: string,
  resource: AnyResource,
  columns: readonly Column[],
  ids: Ids,
  plant: Plant,
): Promise<void> {
  const own = columns.filter(({ table }) => table === tableOf(resource));
  const byColumn = new Map(
    Object.entries(resource.fields).map(([key, f]) => [snake(key), [key, f] as const]),
  );
  const given: [string, unknown][] = own.flatMap(
    ({ column, type, isNeeded }): [string, unknown][] => {
      if (column === 'tenant_id') return [[column, tenantId]];
      if (column === 'id') return [[column, ids.get(resource.name)]];
      if (column === 'is_closed') return [[column, true]];
      if (column === 'creation_time') return [[column, '2010-01-05T00:00:00Z']];
      const field = byColumn.get(column);
      const value = field ? valueOf(field[0], field[1], ids, plant) : undefined;
      if (value !== undefined) return [[column, value]];
      return isNeeded ? [[column, type === 'text' ? randomUUID() : plainValues[type]]] : [];
    },
  );
  const names = given.map(([column]) => column).join(', ');
  const places = given.map((_, at) => `$${at + 1}`).join(', ');
  await owner.query(
    `insert into ${tableOf(resource)} (${names}) values (${places})`,
    given.map(([, value]) => value),
  );
}

const plantable = (field: Field): boolean =>
  field.numbered === undefined &&
  field.computed === undefined &&
  ['text', 'longText', 'email', 'url', 'address', 'json'].includes(field.kind);

async function plantWords(owner: pg.Client, resource: AnyResource, ids: string[], word: string) {
  const failed: string[] = [];
  for (const [key, field] of Object.entries(resource.fields)) {
    if (!plantable(field) || isCode(key)) continue;
    const isJson = field.kind === 'address' || field.kind === 'json';
    const value = isJson ? JSON.stringify({ line1: word }) : word;
    await owner
      .query(`update ${tableOf(resource)} set ${snake(key)} = $2 where id = any($1::uuid[])`, [
        ids,
        value,
      ])
      .catch((error: Error) => failed.push(`${resource.name}.${key}: ${error.message}`));
  }
  return failed;
}

/** Checks of figures and of one source among several; those of texts stay. */
const figures = [
  'matched_with_receipt',
  'one_side',
  'one_source',
  'refused__listPriceForSome',
  'refused__sessionEndsBeforeStart',
  'written_off_positive',
];

/** For a database of its own: no foreign key any more, and triggers only when they are wanted. */
async function withoutRules(owner: pg.Client) {
  const { rows } = await owner.query<{ text: string }>(
    `
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as text
    from pg_constraint where (contype = 'f' or conname = any ($1)) and connamespace = 'public'::regnamespace
      and conparentid = 0`,
    [figures],
  );
  for (const { text } of rows) await owner.query(text);
  const set = async (mode: 'enable' | 'disable') => {
    const tables = await owner.query<{ text: string }>(`
      select format('alter table %s ${mode} trigger user', oid::regclass) as text from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relhastriggers`);
    for (const { text } of tables.rows) await owner.query(text);
  };
  await set('disable');
  return set;
}

/**
 * A row of every resource, linked to each other and to one client; with no trigger and no foreign key in
 * the way. Then the word in every text of those that are about the client.
 */
export async function plantEverywhere(
  { owner, services }: { readonly owner: pg.Client; readonly services: Services },
  tenantId: string,
  plant: Plant,
) {
  const setTriggers = await withoutRules(owner);
  const { rows: columns } = await owner.query<Column>(columnsText);
  const all = resources().filter(
    ({ name, tenancy, person }) =>
      tenancy === 'tenant' &&
      !person &&
      !['user', 'role', 'erasure', 'privacyRequest'].includes(name),
  );
  const ids = new Map(all.map(({ name }) => [name, randomUUID()]));
  const notPlanted: string[] = [];
  for (const resource of all)
    await insertRow(owner, tenantId, resource, columns, ids, plant).catch((error: Error) =>
      notPlanted.push(`${resource.name}: ${error.message}`),
    );
  const { about } = await services.db.transaction(systemContext(tenantId), (tx) =>
    rowsOfPerson(tx, [{ resource: 'client', id: plant.clientId }]),
  );
  for (const resource of all) {
    const found = about.get(resource.name);
    if (found) notPlanted.push(...(await plantWords(owner, resource, [...found], plant.word)));
  }
  await setTriggers('enable');
  return {
    resources: about.size,
    notPlanted,
    async remove() {
      await setTriggers('disable');
      for (const resource of all)
        await owner.query(`delete from ${tableOf(resource)} where tenant_id = $1 and id = $2`, [
          tenantId,
          ids.get(resource.name),
        ]);
      await setTriggers('enable');
    },
  };
}
