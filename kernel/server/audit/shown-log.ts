import { hash } from 'node:crypto';
import type { Context } from '../db/context.ts';
import { acrossTenants } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { personAuditPaths } from './person-audit-paths.ts';
import type { PersonAuditPaths } from './person-audit-paths.ts';
import { rowOf } from './read-row.ts';
import type { Read, ReadRow } from './read-row.ts';
import { waitingRows } from './waiting-rows.ts';
import type { WaitingOptions } from './waiting-rows.ts';

/** Records that an answer showed, and what they are where that is known. */
export type ShownRecords = {
  readonly resource: string;
  readonly ids: readonly string[];
  /** All that lead to a person are of this kind: nothing else is looked for. */
  readonly isOneKind?: boolean;
};

type ShownRow = ReadRow & { readonly way: string; readonly s: readonly string[] };

export type ShownLog = {
  record(context: Context, read: Read, shown: readonly ShownRecords[]): Promise<void> | undefined;
  drain(): Promise<void>;
  stop(): Promise<void>;
};

const hour = 3_600_000;
/** Above this they are forgotten before the hour is over: a row too many, never one too few. */
export const mostRemembered = 20_000;

/** Whether this reader was shown these records in this way for the first time within the hour. */
export function firstThisHour(
  now: () => number = Date.now,
): (look: string, ids: readonly string[]) => boolean {
  let remembered = new Set<string>();
  let since = 0;
  return (look, ids) => {
    const current = Math.floor(now() / hour);
    if (current !== since || remembered.size >= mostRemembered) {
      remembered = new Set();
      since = current;
    }
    const before = remembered.size;
    return remembered.add(hash('sha1', `${look} ${ids.join()}`, 'base64')).size > before;
  };
}

/**
 * Who the records are about is found by the database: an answer names a record of theirs, and the log
 * names the person. Hidden rows count too, so it reads as the host, each row within its tenant.
 */
export function openShownLog(hostDb: Database, options: WaitingOptions): ShownLog {
  const isFirst = firstThisHour();
  /** Asked for with the first row: by then every definition is known. */
  let ways: PersonAuditPaths | undefined;
  const known = () => (ways ??= personAuditPaths());

  const rows = waitingRows<ShownRow>({
    ...options,
    partyOf: ({ n }) => n,
    async insert(batch) {
      const groups = Map.groupBy(batch, ({ way }) => way);
      const statements = [...groups].map(([way, group]) => ({
        text: known().insertText(way),
        values: [JSON.stringify(group)],
        raw: true,
      }));
      await hostDb.batch(acrossTenants, statements);
    },
  });

  return {
    record(context, read, shown) {
      const { operation, resource, recordId } = read;
      // As long as with the person that the database will find; the row of the read itself has this one.
      const row = { ...rowOf(context, { ...read, recordId: 'a person' }), i: recordId };
      const look = `${row.a} ${row.m ?? ''} ${operation} ${resource}`;
      const waits = shown.flatMap(({ resource: kind, ids, isOneKind = false }) => {
        const way = known().wayFor(kind, isOneKind);
        if (way === null || !ids.length || !isFirst(look, ids)) return [];
        return rows.add({ ...row, way, s: ids }) ?? [];
      });
      return waits.length ? Promise.all(waits).then(() => undefined) : undefined;
    },
    drain: rows.drain,
    stop: rows.stop,
  };
}
