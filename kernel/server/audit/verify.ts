import type { Database, Tx } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';
import { loadArchived } from './archive/load-archived.ts';
import { acrossTenants } from '../db/context.ts';

export type AuditVerdict =
  | { readonly ok: true; readonly seals: number; readonly rows: number; readonly hash: string }
  | { readonly ok: false; readonly brokenSeal: number; readonly why: string };

type Checked = {
  seq: number;
  row_count: number;
  found: number;
  hash: string;
  follows: boolean;
  seal_holds: boolean;
  rows_hold: boolean;
};

const sealsPerPage = 100;

/**
 * Each seal against the rows that stand between it and the one before, so that a changed, a missing
 * and a slipped-in row all show. A boundary closes the rows of the cluster before it. Rows of archived
 * months are read from their files; of pruned ones only the chain itself can be checked.
 */
const checkText = `with page as (
    select s as seal, s.*, lag(s.hash) over w as chain, lag(s.seq) over w as seq_before,
      coalesce(lag(s.last_xid) over w, '0'::xid8) as from_xid,
      coalesce(lag(s.last_id) over w, 0) as from_id,
      coalesce(lag(s.floor_id) over w, s.floor_id) as floor_before
    from audit_seals s where s.seq between $1::bigint - 1 and $1::bigint + ${sealsPerPage - 1}
    window w as (order by s.seq)
  )
  select p.seq, p.row_count, b.found, encode(p.hash, 'hex') as hash,
    coalesce(p.seq_before, 0) = p.seq - 1 and p.prev_hash = coalesce(p.chain, sha256('')) as follows,
    p.hash = audit_seal_hash(p.seal) as seal_holds,
    b.found = p.row_count and b.hash = p.rows_hash or exists (
      select from audit_archives g where g.pruned_at is not null
        and (g.first_xid, g.first_id) <= (p.last_xid, p.last_id)
        and (g.last_xid, g.last_id) >= (p.first_xid, p.first_id)) as rows_hold
  from page p
  left join lateral (
    select min(n.floor_id) as id from audit_seals n where n.floor_id > p.floor_before
  ) ceiling on true
  cross join lateral (
    select count(*) as found,
      sha256(coalesce(string_agg(a.hash, '' order by a.xid, a.id), '')) as hash
    from (
      select l.xid, l.id, audit_row_hash(l) as hash from audit_log l
      -- Between its file and its end a month is in both places.
      union select f.xid, f.id, f.hash from archived_audit f
    ) a
    where (a.xid, a.id) > (p.from_xid, p.from_id) and a.id > p.floor_before
      and (ceiling.id is null or a.id <= ceiling.id)
      and (p.floor_id > p.floor_before or (a.xid, a.id) <= (p.last_xid, p.last_id))
  ) b
  where p.seq >= $1
  order by p.seq`;

/** Recomputes the whole chain; names the first seal that does not hold. */
export const verifyAudit = (hostDb: Database, storage?: Storage): Promise<AuditVerdict> =>
  hostDb.transaction(acrossTenants, async (tx) => {
    await loadArchived(tx, storage);
    return checkChain(tx);
  });

async function checkChain(tx: Tx): Promise<AuditVerdict> {
  let next = 1;
  let rows = 0;
  let hash = '';
  for (;;) {
    const seals = await tx.query<Checked>(checkText, [next]);
    for (const seal of seals) {
      const why = flawOf(seal, next);
      if (why) return { ok: false, brokenSeal: Math.min(seal.seq, next), why };
      next += 1;
      rows += seal.row_count;
      hash = seal.hash;
    }
    if (seals.length < sealsPerPage) return { ok: true, seals: next - 1, rows, hash };
  }
}

function flawOf(seal: Checked, expected: number): string | null {
  if (seal.seq !== expected) return `seal ${expected} is missing`;
  if (!seal.follows) return `seal ${seal.seq} does not follow the seal before it`;
  if (!seal.seal_holds) return `seal ${seal.seq} was changed`;
  if (!seal.rows_hold) {
    return `seal ${seal.seq} covers ${seal.row_count} rows that differ from the ${seal.found} found`;
  }
  return null;
}
