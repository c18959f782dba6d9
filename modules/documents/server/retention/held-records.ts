import type { Tx } from '#kernel/server';

const heldText = `select coalesce(h.owner_id, f.owner_id)::text as id, h.reason
  from file_holds h left join files f on f.tenant_id = h.tenant_id and f.id = h.file_id
  where h.released_at is null and coalesce(h.owner_id, f.owner_id) = any ($1::uuid[])
  order by h.placed_at, h.id`;

const filesText = `select owner_id::text as id, count(*)::int as files from files
  where owner_id = any ($1::uuid[]) and status = 'stored' group by owner_id`;

const rulesText = `select id::text as id, name, retention_years::float8 as years,
    coalesce(retention_from, 'upload') as "from", removes_by_itself as "removesByItself"
  from attachment_types where retention_years is not null and not is_deleted order by lower(name), id`;

type FileRule = {
  readonly id: string;
  readonly name: string;
  readonly years: number;
  readonly from: string;
  readonly removesByItself: boolean;
};

/** Why each of these records, or a file of it, is on hold. */
export const heldRecords = (tx: Tx, recordIds: readonly string[]) =>
  tx.query<{ id: string; reason: string }>(heldText, [recordIds]);

export const filesByRecord = (tx: Tx, recordIds: readonly string[]) =>
  tx.query<{ id: string; files: number }>(filesText, [recordIds]);

/** The attachment types that say how long their files are kept. */
export const fileRetentionRules = (tx: Tx) => tx.query<FileRule>(rulesText);
