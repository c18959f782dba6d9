import type { Context } from '../db/context.ts';
import { acrossTenants } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { insertShownText, kindsWithOwnWay } from './paths-to-persons.ts';
import { rowOf } from './read-row.ts';
import type { Read, ReadRow } from './read-row.ts';
import { waitingRows } from './waiting-rows.ts';
import type { WaitingOptions } from './waiting-rows.ts';

/** Records that an answer showed, and what they are where that is known. */
export type ShownRecords = { readonly resource: string; readonly ids: readonly string[] };

type ShownRow = ReadRow & { readonly kind: string; readonly s: readonly string[] };

export type ShownLog = {
  record(context: Context, read: Read, shown: readonly ShownRecords[]): Promise<void> | undefined;
  drain(): Promise<void>;
  stop(): Promise<void>;
};

const hour = 3_600_000;
/** Above this they are forgotten before the hour is over: a row too many, never one too few. */
const mostRemembered = 50_000;

/** Whether this reader was shown this record in this way within the hour already. */
export function shownThisHour(now: () => number = Date.now): (key: string) => boolean {
  let remembered = new Set<string>();
  let since = 0;
  return (key) => {
    const current = Math.floor(now() / hour);
    if (current !== since || remembered.size >= mostRemembered) {
      remembered = new Set();
      since = current;
    }
    if (remembered.has(key)) return true;
    remembered.add(key);
    return false;
  };
}

/**
 * Who the records are about is found by the database: an answer names a record of theirs, and the log
 * names the person. Hidden rows count too, so it reads as the host, each row within its tenant.
 */
export function openShownLog(hostDb: Database, options: WaitingOptions): ShownLog {
  const isKnown = shownThisHour();
  const texts = new Map<string, string | null>();
  let ownWays: ReadonlySet<string> | undefined;

  /** Asked for with the first row: by then every definition is known. */
  const kindOf = (resource: string): string => {
    ownWays ??= kindsWithOwnWay();
    return ownWays.has(resource) ? resource : '';
  };

  function textFor(kind: string): string | null {
    let text = texts.get(kind);
    if (text === undefined) {
      text = insertShownText(kind);
      texts.set(kind, text);
    }
    return text;
  }

  const rows = waitingRows<ShownRow>({
    ...options,
    partyOf: ({ n }) => n,
    async insert(batch) {
      const groups = Map.groupBy(batch, ({ kind }) => kind);
      const statements = [...groups].flatMap(([kind, group]) => {
        const text = textFor(kind);
        return text ? [{ text, values: [JSON.stringify(group)], raw: true }] : [];
      });
      if (statements.length) await hostDb.batch(acrossTenants, statements);
    },
  });

  return {
    record(context, read, shown) {
      const { operation, resource, recordId } = read;
      // As long as with the person that the database will find; the row of the read itself has this one.
      const row = { ...rowOf(context, { ...read, recordId: 'a person' }), i: recordId };
      const key = `${row.a} ${row.m ?? ''} ${operation} ${resource} `;
      let waits: Promise<void> | undefined;
      for (const { resource: kind, ids } of shown) {
        const s = ids.filter((id) => !isKnown(key + id));
        if (s.length) waits = rows.add({ ...row, kind: kindOf(kind), s }) ?? waits;
      }
      return waits;
    },
    drain: rows.drain,
    stop: rows.stop,
  };
}
