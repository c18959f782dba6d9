import type { AnyResource, ImportedRow } from '#kernel/domain';
import { Refused } from '../../refused.ts';
import { displayTemplate, tableOf, templateSql } from '../../schema/names.ts';
import type { Executor } from '../executor.ts';

const most = 100;

/** The records of one sheet in the order of its rows, as they are now. */
export async function batchRows(
  exec: Executor,
  resource: AnyResource,
  batchId: string,
  skip: number,
): Promise<{ items: ImportedRow[]; totalCount: number }> {
  const own = 'r.tenant_id = current_tenant() and r.batch_id = $1';
  const [batch, rows] = await exec.batch([
    {
      text: `select (select count(*)::int from import_rows r where ${own}) as total from import_batches
        where tenant_id = current_tenant() and id = $1 and resource = $2`,
      values: [batchId, resource.name],
      reads: true,
    },
    {
      text: `select r.row_number, t.id, ${templateSql(displayTemplate(resource), 't')} as name, t.is_deleted,
          t.concurrency_stamp <> r.stamp as is_changed
        from import_rows r join ${tableOf(resource)} t on t.id = r.record_id
        where ${own} order by r.row_number limit ${most} offset $2`,
      values: [batchId, skip],
      reads: true,
    },
  ]);
  const [found] = batch?.rows ?? [];
  if (!found) throw new Refused('notFound');
  const items = (rows?.rows ?? []).map((row): ImportedRow => ({
    row: Number(row.row_number),
    id: String(row.id),
    displayName: String(row.name),
    state: row.is_deleted ? 'deleted' : row.is_changed ? 'changed' : 'untouched',
  }));
  return { items, totalCount: Number(found.total) };
}
