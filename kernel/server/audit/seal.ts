import type { Database, Tx } from '../db/database.ts';
import { acrossTenants } from '../db/context.ts';

type Tip = {
  seq: number;
  hash: string;
  last_xid: string;
  last_id: number;
  floor_id: number;
  horizon: string;
};

const lockKey = 7_305_816_222;
const rowsPerSeal = 10_000;
const everything = '18446744073709551615';

/**
 * Below the horizon every transaction has ended, so no row can appear there any more: in the order
 * of (xid, id) the log only grows at its end, whatever the order of the commits.
 */
const tipText = `select coalesce(s.seq, 0) as seq,
    encode(coalesce(s.hash, sha256('')), 'hex') as hash,
    coalesce(s.last_xid, '0'::xid8)::text as last_xid, coalesce(s.last_id, 0) as last_id,
    coalesce(s.floor_id, 0) as floor_id,
    pg_snapshot_xmin(pg_current_snapshot())::text as horizon
  from (select) one left join (select * from audit_seals order by seq desc limit 1) s on true`;

const sealColumns = `seq, first_xid, first_id, last_xid, last_id, row_count, rows_hash, floor_id,
  prev_hash, hash, sealed_at`;

const insertSeal = `insert into audit_seals (${sealColumns})
  select seq, first_xid, first_id, last_xid, last_id, row_count, rows_hash, floor_id, prev_hash,
    audit_seal_hash(row(seq, first_xid, first_id, last_xid, last_id, row_count, rows_hash, floor_id,
      prev_hash, null, sealed_at)::audit_seals), sealed_at
  from`;

const sealText = `with block as (
    select a.xid, a.id, audit_row_hash(a) as hash from audit_log a
    where a.id > $5 and (a.xid, a.id) > ($3::xid8, $4::bigint) and a.xid < $6::xid8
    order by a.xid, a.id limit ${rowsPerSeal}
  )
  ${insertSeal} (
    select $1::bigint + 1 as seq, (array_agg(xid order by xid, id))[1] as first_xid,
      (array_agg(id order by xid, id))[1] as first_id,
      (array_agg(xid order by xid desc, id desc))[1] as last_xid,
      (array_agg(id order by xid desc, id desc))[1] as last_id,
      count(*) as row_count, sha256(string_agg(hash, '' order by xid, id)) as rows_hash,
      $5::bigint as floor_id, decode($2, 'hex') as prev_hash, clock_timestamp() as sealed_at
    from block having count(*) > 0
  ) next returning row_count`;

const boundaryText = `${insertSeal} (
    select $1::bigint + 1 as seq, '0'::xid8 as first_xid, 0::bigint as first_id,
      '0'::xid8 as last_xid, 0::bigint as last_id, 0::bigint as row_count, sha256('') as rows_hash,
      (select coalesce(max(id), 0) from audit_log) as floor_id,
      decode($2, 'hex') as prev_hash, clock_timestamp() as sealed_at
  ) next`;

const tipOf = async (tx: Tx): Promise<Tip> => {
  const [tip] = await tx.query<Tip>(tipText);
  if (!tip) throw new Error('The tip of the audit seals cannot be read');
  return tip;
};

async function sealBlock(tx: Tx, tip: Tip, horizon: string): Promise<number> {
  const values = [tip.seq, tip.hash, tip.last_xid, tip.last_id, tip.floor_id, horizon];
  const [seal] = await tx.query<{ row_count: number }>(sealText, values);
  return seal?.row_count ?? 0;
}

/** Seals what has come to rest; answers how many rows. Nothing when another process is at it. */
export async function sealAudit(hostDb: Database): Promise<number> {
  let sealed = 0;
  let last = rowsPerSeal;
  while (last === rowsPerSeal) {
    last = await hostDb.transaction(acrossTenants, async (tx) => {
      const [lock] = await tx.query('select pg_try_advisory_xact_lock($1) as mine', [lockKey]);
      if (!lock?.['mine']) return 0;
      const tip = await tipOf(tx);
      return sealBlock(tx, tip, tip.horizon);
    });
    sealed += last;
  }
  return sealed;
}

/**
 * After a restore into a new cluster, before anything else runs there: transaction numbers begin
 * anew, so what came along is sealed to its end and the order starts over above it.
 */
export async function sealBoundaryIn(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [lockKey]);
  let tip = await tipOf(tx);
  while ((await sealBlock(tx, tip, everything)) > 0) tip = await tipOf(tx);
  await tx.query(boundaryText, [tip.seq, tip.hash]);
}

export const sealBoundary = (hostDb: Database): Promise<void> =>
  hostDb.transaction(acrossTenants, sealBoundaryIn);
