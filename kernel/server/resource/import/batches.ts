import type { AnyResource, ImportBatch } from '#kernel/domain';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../refused.ts';
import type { Executor } from '../executor.ts';
import type { NewRecord } from './insert-rows.ts';

const openText = `insert into import_batches as b (tenant_id, id, resource, file_name, user_id, user_text, imported)
  values (current_tenant(), $1, $2, $3, current_actor(), nullif(current_setting('app.user_name', true), ''), $4)
  on conflict (tenant_id, id) do update set imported = b.imported + excluded.imported
  where b.resource = excluded.resource and b.user_id is not distinct from excluded.user_id
    and b.undone_time is null
  returning id`;

const rowsText = `insert into import_rows (tenant_id, batch_id, row_number, record_id, stamp)
  select current_tenant(), $1, x.number, x.id, x.stamp
  from unnest($2::int[], $3::uuid[], $4::uuid[]) x(number, id, stamp)`;

type Batch = { readonly id: string; readonly fileName: string };

/** Remembers which records came with which sheet, and how they were then. */
export async function keepBatch(
  tx: Tx,
  resource: AnyResource,
  { id, fileName }: Batch,
  records: readonly NewRecord[],
): Promise<void> {
  const opened = await tx.query(openText, [id, resource.name, fileName, records.length]);
  if (!opened.length) throw new Refused('notFound');
  await tx.query(rowsText, [
    id,
    records.map(({ number }) => number),
    records.map((record) => record.id),
    records.map(({ stamp }) => stamp),
  ]);
  const detail = JSON.stringify({ rows: records.length, fileName });
  await tx.query("select write_audit(current_tenant(), 'import', $1, $2, $3::jsonb)", [
    resource.name,
    id,
    detail,
  ]);
}

/** Rows of the sheet that an earlier try has written already. */
export async function writtenRows(tx: Tx, batchId: string): Promise<ReadonlySet<number>> {
  const rows = await tx.query<{ row_number: number }>(
    'select row_number from import_rows where tenant_id = current_tenant() and batch_id = $1',
    [batchId],
  );
  return new Set(rows.map(({ row_number: number }) => number));
}

export const recentBatches = 20;

export async function listBatches(exec: Executor, resource: AnyResource): Promise<ImportBatch[]> {
  const [found] = await exec.batch([
    {
      text: `select id, file_name, creation_time, user_id, user_text, imported, undone_time
        from import_batches where tenant_id = current_tenant() and resource = $1 order by creation_time desc, id desc limit ${recentBatches}`,
      values: [resource.name],
      reads: true,
    },
  ]);
  return (found?.rows ?? []).map((row) => ({
    id: String(row.id),
    fileName: String(row.file_name),
    creationTime: new Date(String(row.creation_time)).toISOString(),
    user: {
      id: row.user_id === null ? null : String(row.user_id),
      displayName: String(row.user_text ?? 'System'),
    },
    imported: Number(row.imported),
    isUndone: row.undone_time !== null,
  }));
}
