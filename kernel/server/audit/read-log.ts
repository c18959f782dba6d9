import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../db/context.ts';
import { contextStatement, systemContext } from '../db/context.ts';
import type { Database } from '../db/database.ts';

export type Read = {
  readonly operation: 'read' | 'list' | 'export' | 'lookup';
  readonly resource: string;
  readonly recordId?: string;
  readonly detail?: unknown;
};

export type ReadLog = {
  /** Answers at once while there is room; otherwise when there is room again. */
  recordRead(context: Context, read: Read): Promise<void>;
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

const columns = `tenant_id uuid, actor_id uuid, actor_tenant_id uuid, impersonator_id uuid,
  request_id text, operation text, resource text, record_id uuid, detail jsonb`;
const names = columns.replace(/(\w+) \w+/g, '$1');
const insertText = `insert into audit_log (${names})
  select ${names} from json_to_recordset($1::json) as r (${columns})`;

/** jsonb refuses both, and one such row would hold up all the others. */
const clean = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

/** Only the detail carries words of the caller; the rest is ids and names of ours. */
const storable = (detail: unknown): unknown =>
  detail === undefined ? undefined : JSON.parse(JSON.stringify(detail, clean));

type Row = Readonly<Record<string, unknown>>;

/** Rows wait at most a quarter of a second and go out together. */
export function openReadLog(options: Options): ReadLog {
  const { db, log, everyMilliseconds = 250, capacity = 10_000 } = options;
  let waiting = new Map<string, Row[]>();
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;
  let room = Promise.withResolvers<void>();

  function keep(tenantId: string, rows: readonly Row[]): void {
    waiting.set(tenantId, [...rows, ...(waiting.get(tenantId) ?? [])]);
  }

  /** Each tenant's rows are written on its behalf, and all of them in one transaction. */
  async function insert(entries: readonly (readonly [string, readonly Row[]])[]): Promise<void> {
    const [first] = entries;
    if (!first) return;
    const statements = entries.flatMap(([tenantId, rows]) => [
      contextStatement(systemContext(tenantId)),
      { text: insertText, values: [JSON.stringify(rows)] },
    ]);
    await db.batch(systemContext(first[0]), statements);
    for (const [, rows] of entries) size -= rows.length;
  }

  /** Together first; when that fails one by one, so that nobody waits for another tenant's fault. */
  async function write(): Promise<void> {
    const batch = [...waiting];
    waiting = new Map();
    let failure: unknown;
    try {
      await insert(batch);
    } catch {
      for (const entry of batch) {
        try {
          await insert([entry]);
        } catch (error) {
          failure = error;
          keep(...entry);
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

  async function drain(): Promise<void> {
    while (size > 0) await flush();
  }

  return {
    async recordRead(context, read) {
      while (size >= capacity) await room.promise;
      const { tenantId } = context;
      const rows = waiting.get(tenantId);
      if (rows) rows.push(rowOf(context, read));
      else waiting.set(tenantId, [rowOf(context, read)]);
      size += 1;
      schedule();
    },
    flush: drain,
    async stop() {
      await drain().catch((error: unknown) => log.warn({ err: error }, 'audit: reads were lost'));
      clearTimeout(timer);
    },
  };
}

const rowOf = (context: Context, read: Read): Row => ({
  tenant_id: context.tenantId,
  actor_id: context.userId,
  actor_tenant_id: context.actorTenantId ?? context.tenantId,
  impersonator_id: context.impersonatorId,
  request_id: context.requestId,
  operation: read.operation,
  resource: read.resource,
  record_id: read.recordId,
  detail: storable(read.detail),
});
