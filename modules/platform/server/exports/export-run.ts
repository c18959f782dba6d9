import type { Actor } from '#kernel/domain';
import { contextOf, newStorageKey, systemContext } from '#kernel/server';
import type { Kept, Services, Statement } from '#kernel/server';
import { keptMilliseconds } from './export-row.ts';
import type { ExportRow } from './export-row.ts';
import { tellRequester } from './tell-requester.ts';

/** The export was cancelled, or a later run has taken it over: there is nothing left to do. */
export class Overtaken extends Error {}

export type ExportRef = { readonly tenantId: string; readonly exportId: string };

/** One run of one export. Whatever it writes holds only while it is the latest. */
export type ExportRun = {
  readonly row: ExportRow;
  readonly storageKey: string;
  report(done: number, total: number): Promise<void>;
  finish(actor: Actor, file: { name: string; contentType: string }, kept: Kept): Promise<void>;
  fail(message: string): Promise<void>;
};

const claimText = `update export_jobs set state = 'running', attempt = attempt + 1, rows_done = 0,
    storage_key = $3, progress_time = clock_timestamp()
  where tenant_id = $1 and id = $2 returning *`;

const latest = `where tenant_id = $1 and id = $2 and attempt = $3::int and state = 'running'`;

const reportText = `update export_jobs set rows_done = $4::int, rows_total = $5::int,
  progress_time = clock_timestamp() ${latest} returning *`;
const finishText = `with done as (update export_jobs set state = 'done', file_name = $4,
    content_type = $5, file_size = $6::bigint, finished_time = $7, expires_time = $8 ${latest}
    returning *)
  select done.*, write_audit(tenant_id, 'export', resource, id, $9::jsonb) from done`;
const failText = `update export_jobs set state = 'failed', error = $4, finished_time = $5
  ${latest} returning *`;

/** Null: it has ended already. What a killed run may have stored is removed first. */
export async function claimExport(services: Services, ref: ExportRef): Promise<ExportRun | null> {
  const { tenantId, exportId } = ref;
  const context = systemContext(tenantId, `export:${exportId}`);
  const storageKey = newStorageKey(tenantId);
  const claimed = await services.db.transaction(context, async (tx) => {
    const [before] = await tx.query<ExportRow>(
      `select * from export_jobs where tenant_id = $1 and id = $2
         and state in ('waiting', 'running') for update`,
      [tenantId, exportId],
    );
    if (!before) return null;
    const [row] = await tx.query<ExportRow>(claimText, [tenantId, exportId, storageKey]);
    return row ? { row, left: before.storage_key } : null;
  });
  if (!claimed) return null;
  const { row, left } = claimed;
  if (left) await services.storage.delete(left);

  const write = async ({ text, values = [] }: Statement, by = context): Promise<void> => {
    const [written] = await services.db.batch(by, [
      { text, values: [tenantId, exportId, row.attempt, ...values] },
    ]);
    const now = written?.rows[0] as ExportRow | undefined;
    if (!now) throw new Overtaken();
    tellRequester(services, now);
  };

  return {
    row,
    storageKey,
    report: (done, total) => write({ text: reportText, values: [done, total] }),
    async finish(actor, { name, contentType }, { size, sha256 }) {
      const now = services.now();
      const detail = JSON.stringify({ query: row.query, columns: row.columns, size, sha256 });
      const values = [
        ...[name, contentType, size, now],
        ...[new Date(now.getTime() + keptMilliseconds), detail],
      ];
      const by = contextOf(actor, context.requestId);
      await write({ text: finishText, values }, by).catch(async (error: unknown) => {
        await services.storage.delete(storageKey);
        throw error;
      });
    },
    fail: (message) => write({ text: failText, values: [message, services.now()] }),
  };
}
