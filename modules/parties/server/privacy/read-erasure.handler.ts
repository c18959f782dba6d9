import { handle } from '#kernel/server';
import { readErasure } from '../../domain/index.ts';
import { certificateOf } from './certificate-of.ts';
import type { StoredCertificate } from './certificate-of.ts';

const text = `select id::text as id, number, true as "isDone", finished_at as at,
    asked_by_id::text as "askedById", approved_by_id::text as "approvedById"
  from erasures where client_id = $1::uuid and status = 'done' and not is_deleted
  order by finished_at desc limit 1`;

export const readErasureHandler = handle(readErasure, async ({ tx, actor, record }) => {
  const [stored] = await tx.query<StoredCertificate>(text, [record.id]);
  return certificateOf(tx, actor, stored);
});
