import { usersInRole } from '#identity/server';
import { html } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { notify } from '#platform/server';
import { isLastOfQuota, overQuota } from '../../domain/index.ts';
import type { SentInHour } from '../../domain/index.ts';

const sentText = `select count(*) filter (where creator_id = $1::uuid)::int as "byUser",
    count(*)::int as "byTenant"
  from emails_tracking
  where tenant_id = current_tenant() and creation_time > now() - interval '1 hour'
    and creator_id is not null`;

/** Many at once were asked for as one: a month of invoices, a clinic that closes. */
const isOfManyAtOnce = (requestId = ''): boolean => /^(task|event):/.test(requestId);

/** Before a mail that a person sends. What the server sends by itself is not counted. */
export async function keepMailQuota(tx: Tx, services: Pick<Services, 'jobs'>): Promise<void> {
  const { userId, actorTenantId, requestId } = tx.context;
  if (!userId || isOfManyAtOnce(requestId)) return;
  const [sent] = await tx.query<SentInHour>(sentText, [userId]);
  if (!sent) return;
  const refusal = overQuota(sent);
  if (refusal) throw new Refused(refusal);
  if (!isLastOfQuota(sent) || (actorTenantId && actorTenantId !== tx.context.tenantId)) return;
  const [person] = await tx.query<{ name: string }>('select name from accounts where id = $1', [
    userId,
  ]);
  await notify(tx, services, {
    recipientIds: await usersInRole(tx, 'ADMIN_STAFF'),
    title: 'Unusually many emails',
    content: html`<b>${person?.name ?? 'Somebody'}</b> or your organisation has sent as many emails
      as one hour allows. More are refused until the hour is over.`.markup,
    type: 'Action Required',
  });
}
