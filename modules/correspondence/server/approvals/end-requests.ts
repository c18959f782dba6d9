import { writeBySystem } from '#kernel/server';
import type { RuleCall } from '#kernel/server';
import { together } from '#kernel/domain';
import { decideEnd } from '../../domain/index.ts';
import { clearRequests } from './clear-requests.ts';

type About = { readonly recordIds?: readonly string[]; readonly askerIds?: readonly string[] };

const waitingText = `select id::text as id, status, asked_by_id::text as "askedById" from approval_requests
  where status = 'waiting' and not is_deleted
    and (record_id = any($1::text[]) or asked_by_id = any($2::uuid[])) order by id for update`;

type Waiting = { readonly id: string; readonly status: 'waiting'; readonly askedById: string };

/** Whatever waits about these records, or was asked by these people, is over. */
export async function endRequests(
  { tx, services }: Pick<RuleCall, 'tx' | 'services'>,
  { recordIds = [], askerIds = [] }: About,
  because: string,
): Promise<void> {
  const waiting = await tx.query<Waiting>(waitingText, [recordIds, askerIds]);
  if (!waiting.length) return;
  const now = services.now().toISOString();
  await writeBySystem(
    { tx, services },
    together(waiting.map((one) => decideEnd(one, because, now))),
  );
  for (const { id } of waiting) await clearRequests(tx, services, id);
}
