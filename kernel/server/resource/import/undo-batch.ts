import type { AnyResource, ImportUndone } from '#kernel/domain';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../refused.ts';
import { displayTemplate, tableOf, templateSql } from '../../schema/names.ts';
import { usesOf } from '../uses-of.ts';

const closeText = `update import_batches set undone_time = now(), undone_by = current_actor()
  where tenant_id = current_tenant() and id = $1 and resource = $2 and undone_time is null returning id`;

/** Records of the same sheet that point at each other go together. */
const notInSheet =
  ' and not exists (select 1 from import_rows o where o.batch_id = $1 and o.record_id = u.id)';

/** Takes back what nobody touched since. What was changed or is used by others stays, and is told. */
export async function undoBatch(
  tx: Tx,
  resource: AnyResource,
  batchId: string,
): Promise<ImportUndone> {
  const closed = await tx.query(closeText, [batchId, resource.name]);
  if (!closed.length) throw new Refused('notFound');
  const table = tableOf(resource);
  const free = usesOf(resource, notInSheet).map((use) => `not exists (${use})`);
  const own =
    'r.tenant_id = current_tenant() and r.batch_id = $1 and r.record_id = t.id and not t.is_deleted';
  const removed = await tx.query(
    `update ${table} t set is_deleted = true, concurrency_stamp = gen_random_uuid(),
        last_modification_time = now(), last_modifier_id = current_actor()
      from import_rows r
      where ${[own, 't.concurrency_stamp = r.stamp', ...free].join(' and ')} returning t.id`,
    [batchId],
  );
  const kept = await tx.query<{ id: string; name: string; is_changed: boolean }>(
    `select t.id, ${templateSql(displayTemplate(resource), 't')} as name,
        t.concurrency_stamp <> r.stamp as is_changed
      from import_rows r join ${table} t on ${own} order by r.row_number limit 500`,
    [batchId],
  );
  await tx.query("select write_audit(current_tenant(), 'undoImport', $1, $2, $3::jsonb)", [
    resource.name,
    batchId,
    JSON.stringify({ removed: removed.length }),
  ]);
  return {
    removed: removed.length,
    kept: kept.map(({ id, name, is_changed: isChanged }) => ({
      id,
      displayName: name,
      reason: isChanged ? 'changed' : 'inUse',
    })),
  };
}
