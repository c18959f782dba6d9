import { handle } from '#kernel/server';
import { certificateOf } from '#parties/server';
import type { StoredCertificate } from '#parties/server';
import { readDisposal } from '../../domain/index.ts';

const text = `select id::text as id, number, status = 'done' as "isDone", coalesce(finished_at, approved_at) as at,
    asked_by_id::text as "askedById", approved_by_id::text as "approvedById"
  from case_disposals where case_id = $1::uuid and status in ('running', 'done') and not is_deleted
  order by approved_at desc limit 1`;

export const readDisposalHandler = handle(readDisposal, async ({ tx, actor, record }) => {
  const [stored] = await tx.query<StoredCertificate>(text, [record.id]);
  return certificateOf(tx, actor, stored);
});
