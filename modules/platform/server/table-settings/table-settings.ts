import type { Actor } from '#kernel/domain';
import { Refused, contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import * as z from 'zod';
import { mostTables, tableKeySchema, tableSettingSchema } from '../../domain/index.ts';
import type { TableColumn, TableSetting } from '../../domain/index.ts';
import { checkBody } from '../check-body.ts';

const questionSchema = z.strictObject({ tableKey: tableKeySchema });

const readText = `select columns from user_table_settings
  where tenant_id = $1 and user_id = $2 and table_key = $3`;

const writeText = `insert into user_table_settings (tenant_id, user_id, table_key, columns)
  select $1::uuid, $2::uuid, $3::text, $4::jsonb
  where (select count(*) from user_table_settings where tenant_id = $1 and user_id = $2) < $5::int
    or exists (select 1 from user_table_settings
      where tenant_id = $1 and user_id = $2 and table_key = $3)
  on conflict (tenant_id, user_id, table_key)
    do update set columns = excluded.columns, last_modification_time = now()`;

const forgetText = `delete from user_table_settings
  where tenant_id = $1 and user_id = $2 and table_key = $3`;

/** C-030. A table that was never arranged has no columns of its own. */
export async function readTableSetting(
  { db }: Services,
  actor: Actor,
  query: unknown,
): Promise<TableSetting> {
  const { tableKey } = checkBody(questionSchema, query);
  const [found] = await db.batch(contextOf(actor), [
    { text: readText, values: [actor.tenantId, actor.userId, tableKey] },
  ]);
  const row = found?.rows[0] as { columns: TableColumn[] } | undefined;
  return { tableKey, columns: row?.columns ?? [] };
}

/** C-031. The last window to write wins: an arrangement is no record of the business. */
export async function changeTableSetting(
  { db }: Services,
  actor: Actor,
  body: unknown,
  requestId: string,
): Promise<TableSetting> {
  const { tableKey, columns } = checkBody(tableSettingSchema, body);
  const key = [actor.tenantId, actor.userId, tableKey];
  const [written] = await db.batch(contextOf(actor, requestId), [
    columns.length
      ? { text: writeText, values: [...key, JSON.stringify(columns), mostTables] }
      : { text: forgetText, values: key },
  ]);
  if (columns.length && !written?.count) throw new Refused('tooManyTables');
  return { tableKey, columns };
}
