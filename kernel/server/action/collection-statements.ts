import { randomUUID } from 'node:crypto';
import { resourceNamed } from '#kernel/domain';
import type { AnyResource, CollectionEdit } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { newId } from '../resource/ids.ts';
import { lookupFilterStatements } from '../resource/lookup-filter-sql.ts';
import { snake, tableOf } from '../schema/names.ts';
import { putStatement } from './put-statement.ts';
import { rowTextSql } from './row-text-sql.ts';

type Row = CollectionEdit['rows'][number];
type Step = { readonly statement: Statement; readonly unlessWritten?: string };

/**
 * Child rows as they shall be: what is not named any more is deleted softly, what has an id is
 * changed where it differs, the rest is added. The parent gets one entry in its history that says
 * the whole list before and after. An id that is no row of this parent is not found.
 */
export function collectionStatements({ resource: name, parentId, rows }: CollectionEdit): Step[] {
  const resource = resourceNamed(name);
  const given = rows.map((row, place) => ({
    ...withPlace(resource, row, place),
    id: row.id ?? newId(),
  }));
  const ids = given.map(({ id }) => id);
  const known = [...new Set(rows.flatMap(({ id }) => id ?? []))];
  const before = listText(resource);
  return [
    ...(known.length
      ? [{ statement: allKnown(resource, parentId, known), unlessWritten: 'notFound' }]
      : []),
    ...[
      {
        text: `select set_config('app.collection_before', coalesce((${before}), ''), true)`,
        values: [parentId],
      },
      ...given.flatMap((row) => lookupFilterStatements(resource, row)),
      removeMissing(resource, parentId, ids),
      ...given.map((row) =>
        putStatement(resource, row, { parent: { column: parentColumn(resource), id: parentId } }),
      ),
      historyEntry(resource, parentId),
    ].map((statement) => ({ statement })),
  ];
}

/** One row where every id is a row of the parent, none otherwise. */
const allKnown = (resource: AnyResource, parentId: string, ids: readonly string[]): Statement => ({
  text: `select 1 where (select count(*) from ${tableOf(resource)}
    where ${parentColumn(resource)} = $1::uuid and not is_deleted and id = any($2::uuid[])) = cardinality($2::uuid[])`,
  values: [parentId, ids],
});

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

/** The list as one text, for the history. */
function listText(resource: AnyResource): string {
  const text = rowTextSql(resource);
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
