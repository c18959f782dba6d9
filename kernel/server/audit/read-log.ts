import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../db/context.ts';
import { systemContext } from '../db/context.ts';
import type { Database } from '../db/database.ts';

export type Read = {
  readonly operation: string;
  readonly resource: string;
  readonly recordId?: string;
};

export type ReadLog = {
  /** Nothing while there is room; otherwise it answers when there is room again. */
  recordRead(context: Context, read: Read): Promise<void> | undefined;
  /** Everything recorded so far is in the database. */
  flush(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  readonly db: Database;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly everyMilliseconds?: number;
  readonly capacity?: number;
};

/**
 * The names are short because each row repeats them. The value of `tenant_id` sets the tenant that
 * the policy then holds the row against: a statement for each tenant cost more than its rows.
 */
const insertText = `insert into audit_log (tenant_id, actor_id, actor_tenant_id, impersonator_id,
    request_id, operation, resource, record_id)
  select set_config('app.tenant', n, true)::uuid, a, t, m, q, o, r, i
  from json_to_recordset($1::json)
    as x (n text, a uuid, t uuid, m uuid, q text, o text, r text, i uuid)`;

/** Ids and names of ours; no word of the caller. */
type Row = {
  readonly n: string;
  readonly a: string | undefined;
  readonly t: string | undefined;
  readonly m: string | undefined;
  readonly q: string | undefined;
  readonly o: string;
  readonly r: string;
  readonly i: string | undefined;
};

/** Rows wait at most a quarter of a second and go out together. */
export function openReadLog(options: Options): ReadLog {
  const { db, log, everyMilliseconds = 250, capacity = 10_000 } = options;
  let waiting: Row[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;
  let room = Promise.withResolvers<void>();

  async function insert(rows: readonly Row[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const values = [JSON.stringify(rows)];
    await db.batch(systemContext(first.n), [{ text: insertText, values, raw: true }]);
    size -= rows.length;
  }

  /** Together first; when that fails one by one, so that nobody waits for another tenant's fault. */
  async function write(): Promise<void> {
    const batch = waiting;
    waiting = [];
    let failure: unknown;
    try {
      await insert(batch);
    } catch {
      for (const rows of Map.groupBy(batch, ({ n }) => n).values()) {
        try {
          await insert(rows);
        } catch (error) {
          failure = error;
          waiting.unshift(...rows);
        }
      }
    }
    room.resolve();
    room = Promise.withResolvers();
    if (failure) throw failure;
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    flushing ??= write().finally(() => {
      flushing = undefined;
      if (size > 0) schedule();
    });
    return flushing;
  }

  function schedule(): void {
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) =>
        log.warn({ err: error }, 'audit: reads wait to be written'),
      );
    }, everyMilliseconds);
  }

  function add(context: Context, read: Read): undefined {
    waiting.push(rowOf(context, read));
    size += 1;
    schedule();
    return undefined;
  }

  async function addLater(context: Context, read: Read): Promise<void> {
    while (size >= capacity) await room.promise;
    add(context, read);
  }

  async function drain(): Promise<void> {
    while (size > 0) await flush();
  }

  return {
    recordRead: (context, read) =>
      size >= capacity ? addLater(context, read) : add(context, read),
    flush: drain,
    async stop() {
      await drain().catch((error: unknown) => log.warn({ err: error }, 'audit: reads were lost'));
      clearTimeout(timer);
    },
  };
}

/** What a row takes without the request id: its header, its times, tenant and user. */
const plainBytes = 90;
const idBytes = 16;
const mostBytes = 150;

/**
 * Reads are most of the log, so a row takes at most 150 bytes: the tenant of the user is written
 * where it is another one, and the request id where there is room for it.
 */
function rowOf(context: Context, { operation, resource, recordId }: Read): Row {
  const { tenantId, userId, actorTenantId, impersonatorId, requestId } = context;
  const t = actorTenantId === tenantId ? undefined : actorTenantId;
  let bytes = plainBytes + operation.length + resource.length;
  if (t) bytes += idBytes;
  if (impersonatorId) bytes += idBytes;
  if (recordId) bytes += idBytes;
  const q = requestId && bytes + requestId.length < mostBytes ? requestId : undefined;
  const who = { n: tenantId, a: userId, t, m: impersonatorId };
  return { ...who, q, o: operation, r: resource, i: recordId };
}
