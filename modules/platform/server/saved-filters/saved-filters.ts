import type { Actor } from '#kernel/domain';
import { Refused, contextOf, isUuid, newId } from '#kernel/server';
import type { Row, Services, Statement } from '#kernel/server';
import * as z from 'zod';
import {
  changedSavedFilterSchema,
  mostSavedFilters,
  newSavedFilterSchema,
  tableKeySchema,
} from '../../domain/index.ts';
import type { SavedFilter, SavedQuery } from '../../domain/index.ts';
import { checkBody } from '../check-body.ts';

const questionSchema = z.strictObject({ tableKey: tableKeySchema });

const columns = 'id, table_key, name, query';

const listText = `select ${columns} from user_saved_filters
  where tenant_id = $1 and user_id = $2 and table_key = $3 order by lower(name), id`;

// Two at once may pass the limit by one; a third window finds it closed.
const addText = `insert into user_saved_filters (tenant_id, user_id, id, table_key, name, query)
  select $1::uuid, $2::uuid, $3::uuid, $4::text, $5::text, $6::jsonb
  where (select count(*) from user_saved_filters
    where tenant_id = $1 and user_id = $2 and table_key = $4) < $7::int
  returning ${columns}`;

const changeText = `update user_saved_filters
  set name = coalesce($4, name), query = coalesce($5::jsonb, query), last_modification_time = now()
  where tenant_id = $1 and user_id = $2 and id = $3 returning ${columns}`;

const deleteText =
  'delete from user_saved_filters where tenant_id = $1 and user_id = $2 and id = $3 returning id';

const asFilter = (row: Row): SavedFilter => ({
  id: String(row.id),
  tableKey: String(row.table_key),
  name: String(row.name),
  query: row.query as SavedQuery,
});

async function rowsOf(
  { db }: Services,
  actor: Actor,
  { text, values = [] }: Statement,
  requestId?: string,
): Promise<Row[]> {
  const own = [actor.tenantId, actor.userId, ...values];
  const [found] = await db.batch(contextOf(actor, requestId), [{ text, values: own }]);
  return found?.rows ?? [];
}

export async function listSavedFilters(services: Services, actor: Actor, query: unknown) {
  const { tableKey } = checkBody(questionSchema, query);
  const rows = await rowsOf(services, actor, { text: listText, values: [tableKey] });
  return { items: rows.map(asFilter), totalCount: rows.length };
}

export async function addSavedFilter(
  services: Services,
  actor: Actor,
  body: unknown,
  requestId: string,
): Promise<SavedFilter> {
  const { tableKey, name, query } = checkBody(newSavedFilterSchema, body);
  const values = [newId(), tableKey, name, JSON.stringify(query), mostSavedFilters];
  const [row] = await rowsOf(services, actor, { text: addText, values }, requestId);
  if (!row) throw new Refused('tooManySavedFilters');
  return asFilter(row);
}

export async function changeSavedFilter(
  services: Services,
  actor: Actor,
  id: string,
  body: unknown,
  requestId: string,
): Promise<SavedFilter> {
  const { name, query } = checkBody(changedSavedFilterSchema, body);
  if (!isUuid(id)) throw new Refused('notFound');
  const values = [id, name ?? null, query === undefined ? null : JSON.stringify(query)];
  const [row] = await rowsOf(services, actor, { text: changeText, values }, requestId);
  if (!row) throw new Refused('notFound');
  return asFilter(row);
}

export async function deleteSavedFilter(
  services: Services,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<void> {
  if (!isUuid(id)) throw new Refused('notFound');
  const gone = await rowsOf(services, actor, { text: deleteText, values: [id] }, requestId);
  if (!gone.length) throw new Refused('notFound');
}
