import type { Actor, AnyResource } from '#kernel/domain';
import { Refused, contextOf, countFilteredSet, exportQuery, newId } from '#kernel/server';
import type { Services } from '#kernel/server';

/** What a user may have waiting or running at a time. */
export const mostUnfinished = 5;

export const exportQueue = 'exports.run';

type Request = { readonly query: unknown; readonly body: unknown; readonly id: string };

// Two at once may pass the limit by one; that is no harm.
const addText = `insert into export_jobs
    (tenant_id, id, user_id, impersonator_id, resource, query, columns, rows_total)
  select $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::text, $6::jsonb, $7::jsonb, $8::int
  where (select count(*) from export_jobs
    where tenant_id = $1 and user_id = $3 and state in ('waiting', 'running')) < $9::int`;

/** B-176. The job, its audit row and its place in the queue are one transaction. */
export async function startExport(
  services: Services,
  actor: Actor,
  resource: AnyResource,
  request: Request,
): Promise<{ id: string }> {
  const { query, columns } = exportQuery(actor, resource, request.query, request.body);
  const total = await countFilteredSet(services, actor, resource, query);
  const id = newId();
  const { tenantId, userId, impersonatorId = null } = actor;
  const question = JSON.stringify(request.query);
  const detail = JSON.stringify({ query: request.query, columns, rows: total });
  await services.db.transaction(contextOf(actor, request.id), async (tx) => {
    const [added] = await tx.batch([
      {
        text: addText,
        values: [
          ...[tenantId, id, userId, impersonatorId, resource.name, question],
          ...[JSON.stringify(columns), total, mostUnfinished],
        ],
      },
    ]);
    if (!added?.count) throw new Refused('tooManyExports');
    await tx.query("select write_audit($1, 'exportRequested', $2, $3, $4::jsonb)", [
      tenantId,
      resource.name,
      id,
      detail,
    ]);
    await services.jobs.enqueue(tx, exportQueue, { tenantId, userId, exportId: id });
  });
  return { id };
}
