import { acrossTenants } from '../../db/context.ts';
import type { Database } from '../../db/database.ts';
import type { ArchivedRow } from './archive-file.ts';

export type PartFacts = {
  readonly part: string;
  readonly rows: number;
  readonly firstAt: string;
  readonly lastAt: string;
  readonly firstXid: string;
  readonly firstId: string;
  readonly lastXid: string;
  readonly lastId: string;
  /** Rows that no seal covers yet: they wait. */
  readonly unsealed: number;
};

const partsText = `select c.relname as part from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'audit_log'::regclass order by 1`;

export async function auditParts(hostDb: Database): Promise<string[]> {
  const [found] = await hostDb.batch(acrossTenants, [{ text: partsText }]);
  return (found?.rows ?? []).map(({ part }) => String(part));
}

/** Null: nothing was written into it. The newest row first, for that decides most of them. */
export async function newestIn(hostDb: Database, part: string): Promise<Date | null> {
  const text = `select max(at) as newest from ${part}`;
  const [found] = await hostDb.batch(acrossTenants, [{ text, isRare: true }]);
  const newest = found?.rows[0]?.['newest'];
  return newest ? new Date(String(newest)) : null;
}

/** By the columns: a bare `xid` would be the text that is answered, and 10 comes before 9 in texts. */
const order = 'a.xid, a.id';

/** Only the newest boundary counts: what lies below it was sealed to its end. */
const factsText = (part: string) => `with tip as (
    select last_xid, last_id, floor_id from audit_seals order by seq desc limit 1
  )
  select count(*) as rows, min(at) as "firstAt", max(at) as "lastAt",
    (select a.xid::text from ${part} a order by ${order} limit 1) as "firstXid",
    (select a.id::text from ${part} a order by ${order} limit 1) as "firstId",
    (select a.xid::text from ${part} a order by a.xid desc, a.id desc limit 1) as "lastXid",
    (select a.id::text from ${part} a order by a.xid desc, a.id desc limit 1) as "lastId",
    count(*) filter (where not exists (select from tip t
      where a.id <= t.floor_id or (a.xid, a.id) <= (t.last_xid, t.last_id))) as unsealed
  from ${part} a`;

export async function partFacts(hostDb: Database, part: string): Promise<PartFacts> {
  const [found] = await hostDb.batch(acrossTenants, [{ text: factsText(part), isRare: true }]);
  const row = found?.rows[0] as Omit<PartFacts, 'part'>;
  return { ...row, part, rows: Number(row.rows), unsealed: Number(row.unsealed) };
}

const page = 5000;

/** The text that `audit_row_hash` is made of: what is kept is exactly what was sealed. */
const pageText = (
  part: string,
) => `select a.xid::text, a.id::text, audit_row_text(a::audit_log) as line
  from ${part} a where (a.xid, a.id) > ($1::xid8, $2::bigint) order by ${order} limit ${page}`;

export async function* rowsOfPart(hostDb: Database, part: string): AsyncGenerator<ArchivedRow> {
  let [xid, id] = ['0', '0'];
  for (;;) {
    const statement = { text: pageText(part), values: [xid, id], isRare: true };
    const [found] = await hostDb.batch(acrossTenants, [statement]);
    const rows = (found?.rows ?? []) as ArchivedRow[];
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    [xid, id] = [last.xid, last.id];
  }
}
