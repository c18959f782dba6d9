import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { isLastOfQuota, overQuota } from '../../domain/index.ts';
import type { SentInHour } from '../../domain/index.ts';
import { quotaOfTenant, tellAdministrators } from './quota-of-tenant.ts';

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
  const quota = await quotaOfTenant(tx);
  const refusal = overQuota(quota, sent);
  if (refusal) throw new Refused(refusal);
  if (!isLastOfQuota(quota, sent)) return;
  if (actorTenantId && actorTenantId !== tx.context.tenantId) return;
  const what =
    'or your organisation has sent as many emails as one hour allows. More are refused until the hour is over.';
  await tellAdministrators(tx, services, 'Unusually many emails', what);
}
