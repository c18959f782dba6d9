import type { Context } from '../db/context.ts';
import { systemContext } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { rowOf } from './read-row.ts';
import type { Read, ReadRow } from './read-row.ts';
import { openShownLog } from './shown-log.ts';
import type { ShownRecords } from './shown-log.ts';
import { waitingRows } from './waiting-rows.ts';
import type { WaitingOptions } from './waiting-rows.ts';

export type { Read } from './read-row.ts';

export type ReadLog = {
  /** Nothing while there is room; otherwise it answers when there is room again. */
  recordRead(context: Context, read: Read): Promise<void> | undefined;
  /** A row with the persons that the records are about, once an hour for each reader and answer. */
  recordShown(
    context: Context,
    read: Read,
    shown: readonly ShownRecords[],
  ): Promise<void> | undefined;
  /** Everything recorded so far is in the database. */
  flush(): Promise<void>;
  stop(): Promise<void>;
};

type Options = WaitingOptions & { readonly db: Database; readonly hostDb: Database };

/**
 * The names are short because each row repeats them. The value of `tenant_id` sets the tenant that
 * the policy then holds the row against: a statement for each tenant cost more than its rows.
 */
const insertText = `insert into audit_log (tenant_id, actor_id, actor_tenant_id, impersonator_id,
    request_id, operation, resource, record_id)
  select set_config('app.tenant', n, true)::uuid, a, t, m, q, o, r, i
  from json_to_recordset($1::json)
    as x (n text, a uuid, t uuid, m uuid, q text, o text, r text, i uuid)`;

export function openReadLog({ db, hostDb, ...options }: Options): ReadLog {
  const reads = waitingRows<ReadRow>({
    ...options,
    partyOf: ({ n }) => n,
    async insert(rows) {
      const values = [JSON.stringify(rows)];
      const context = systemContext(rows[0]?.n ?? '');
      await db.batch(context, [{ text: insertText, values, raw: true }]);
    },
  });
  const shown = openShownLog(hostDb, options);

  return {
    recordRead: (context, read) => reads.add(rowOf(context, read)),
    recordShown: shown.record,
    async flush() {
      await reads.drain();
      await shown.drain();
    },
    async stop() {
      await reads.stop();
      await shown.stop();
    },
  };
}
