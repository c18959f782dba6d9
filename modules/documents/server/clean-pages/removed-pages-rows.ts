import type { Statement, Tx } from '#kernel/server';
import type { RemovedPage } from '../../domain/index.ts';

export type RemovedRow = RemovedPage & { readonly restoredAt: string | null };

const listText = `select page, reason, same_as as "sameAs", restored_at as "restoredAt"
  from file_removed_pages where file_id = $1::uuid order by page`;

export const removedOf = (fileId: string): Statement => ({ text: listText, values: [fileId] });

const addText = `insert into file_removed_pages (tenant_id, file_id, page, reason, same_as)
  select current_tenant(), $1::uuid, r.page, r.reason, r."sameAs"
  from jsonb_to_recordset($2::jsonb) r(page int, reason text, "sameAs" int)`;

export const addRemoved = (tx: Tx, fileId: string, removed: readonly RemovedPage[]) =>
  tx.query(addText, [fileId, JSON.stringify(removed)]);
