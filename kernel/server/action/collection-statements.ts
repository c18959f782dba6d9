import { randomUUID } from 'node:crypto';
import { resourceNamed } from '#kernel/domain';
import type { AnyResource, CollectionEdit } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { newId } from '../resource/ids.ts';
import { castOf, storedValue } from '../resource/write-sql.ts';
import { displayTemplate, snake, tableOf, templateSql } from '../schema/names.ts';

type Row = CollectionEdit['rows'][number];

/**
 * Child rows as they shall be: what is not named any more is deleted softly, what has an id is
 * changed where it differs, the rest is added. The parent gets one entry in its history that says
 * the whole list before and after.
 */
export function collectionStatements({
  resource: name,
  parentId,
  rows,
}: CollectionEdit): Statement[] {
  const resource = resourceNamed(name);
  const given = rows.map((row, place) => ({
    ...withPlace(resource, row, place),
    id: row.id ?? newId(),
  }));
  const before = listText(resource);
  return [
    {
      text: `select set_config('app.collection_before', coalesce((${before}), ''), true)`,
      values: [parentId],
    },
    removeMissing(
      resource,
      parentId,
      given.map(({ id }) => id),
    ),
    ...given.map((row) => keepRow(resource, parentId, row)),
    historyEntry(resource, parentId),
  ];
}

function withPlace(resource: AnyResource, row: Row, place: number): Row {
  const order = resource.parent?.order;
  return order === undefined ? row : { ...row, [order]: place + 1 };
}

const parentColumn = (resource: AnyResource): string => snake(resource.parent?.field ?? 'id');

function removeMissing(resource: AnyResource, parentId: string, ids: readonly string[]): Statement {
  return {
    text: `update ${tableOf(resource)} set is_deleted = true, concurrency_stamp = $3::uuid,
    last_modification_time = now(), last_modifier_id = current_actor()
  where ${parentColumn(resource)} = $1::uuid and not is_deleted and id <> all($2::uuid[])`,
    values: [parentId, ids, randomUUID()],
  };
}

/** One statement adds or changes; a row that says the same as before is left alone. */
function keepRow(resource: AnyResource, parentId: string, row: Row): Statement {
  const keys = Object.keys(resource.fields).filter(
    (key) => key !== resource.parent?.field && row[key] !== undefined,
  );
  const columns = keys.map(snake);
  const values = keys.map((key) => storedValue(resource, key, row[key]));
  const places = keys.map((key, at) => `$${at + 4}${castOf(resource, key)}`);
  const table = tableOf(resource);
  return {
    text: `insert into ${table} as t (tenant_id, id, creator_id, last_modifier_id, ${[parentColumn(resource), ...columns].join(', ')})
  values (current_tenant(), $1::uuid, current_actor(), current_actor(), ${['$2::uuid', ...places].join(', ')})
  on conflict (tenant_id, id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')},
    concurrency_stamp = $3::uuid, last_modification_time = now(), last_modifier_id = current_actor()
  where t.${parentColumn(resource)} = $2::uuid and not t.is_deleted
    and (${columns.map((column) => `t.${column}`).join(', ')}) is distinct from (${columns.map((column) => `excluded.${column}`).join(', ')})`,
    values: [row.id, parentId, randomUUID(), ...values],
  };
}

/** The list as one text, for the history. */
function listText(resource: AnyResource): string {
  const text = templateSql(displayTemplate(resource), 't');
  const order = resource.parent?.order ? `t.${snake(resource.parent.order)}, ` : '';
  return `select string_agg(${text}, E'\\n' order by ${order}${text}, t.id) from ${tableOf(resource)} t
    where t.${parentColumn(resource)} = $1::uuid and not t.is_deleted`;
}

function historyEntry(resource: AnyResource, parentId: string): Statement {
  const owner = resource.fields[resource.parent?.field ?? '']?.resource ?? '';
  const as = resource.parent?.as ?? resource.segment;
  return {
    text: `with after as (select coalesce((${listText(resource)}), '') as texts),
  before as (select current_setting('app.collection_before', true) as texts)
  select write_change(current_tenant(), '${owner}', $1::uuid, '${as}', to_jsonb(before.texts), to_jsonb(after.texts),
    before.texts, after.texts) from before, after where before.texts is distinct from after.texts`,
    values: [parentId],
  };
}
