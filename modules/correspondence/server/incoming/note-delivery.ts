import type { Services, Tx } from '#kernel/server';
import type { DeliveryReport } from '../../domain/index.ts';
import { noticeFailedMail } from '../failed-mail-notice.ts';

const reportText = `update emails_tracking set status = $3, last_modification_time = now(),
    error_message = case when $3 = 'bounced' then $4 else error_message end
  where tenant_id = $1 and id = $2 and status = any ($5::text[])
  returning subject, destination`;

const before = {
  bounced: ['sent', 'delivered', 'queued', 'failed'],
  delivered: ['sent'],
} as const;

/** A delay is no outcome: the report that follows it is. */
export async function noteDelivery(
  tx: Tx,
  services: Services,
  emailId: string,
  { outcome, recipient, reason }: DeliveryReport,
): Promise<void> {
  if (outcome === 'delayed') return;
  const said = recipient ? `${recipient}: ${reason}` : reason;
  const [mail] = await tx.query<{ subject: string; destination: string }>(reportText, [
    tx.context.tenantId,
    emailId,
    outcome,
    said.slice(0, 1000),
    before[outcome],
  ]);
  if (mail && outcome === 'bounced') await noticeFailedMail(tx, services, { id: emailId, ...mail });
}
