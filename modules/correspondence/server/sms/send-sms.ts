import { defineJob, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { withoutSecrets } from '../without-secrets.ts';
import { SmsRefused, sendSms } from './gateway.ts';
import { sendSmsJob } from './queue-sms.ts';
import { forgetWords, openWords } from './sealed-words.ts';

type Row = { number: string; body: string | null; sealed: string | null; isStopped: boolean };
type Outcome = { readonly status: string; readonly error?: string; readonly sentAt?: Date };

const rowText = `select s.number, s.body,
    (select w.sealed from sms_sealed_words w where w.tenant_id = s.tenant_id and w.sms_id = s.id)
      as sealed,
    exists (select from sms_stops x where x.tenant_id = s.tenant_id and x.number = s.number)
      as "isStopped"
  from sms_log s where s.tenant_id = $1 and s.id = $2 and s.status in ('queued', 'failed')
  for update of s`;

/** The words of a confidential SMS are gone once nothing waits for them any more. */
async function settle(tx: Tx, id: string, { status, error, sentAt }: Outcome): Promise<void> {
  await tx.query(
    `update sms_log set status = $3, error_message = $4, sent_time = $5,
       last_modification_time = now(),
       body = case when is_confidential and $3 <> 'queued' then null else body end
     where tenant_id = $1 and id = $2 and status in ('queued', 'failed')`,
    [tx.context.tenantId, id, status, error?.slice(0, 1000) ?? null, sentAt ?? null],
  );
  if (status !== 'queued') await forgetWords(tx, id);
}

async function attempt(services: Services, tenantId: string, id: string, row: Row) {
  const { number, body, sealed, isStopped } = row;
  if (isStopped) return { status: 'stopped', error: 'This number asked to get no more SMS.' };
  if (!services.config.sms) return { status: 'kept' };
  try {
    const text = sealed ? openWords(services, tenantId, id, sealed) : (body ?? '');
    await sendSms(services.config.sms, { to: number, text, reference: id });
    return { status: 'sent', sentAt: services.now() };
  } catch (error) {
    if (error instanceof SmsRefused) return { status: 'failed', error: error.message };
    return { status: 'queued', error: withoutSecrets(error as Error).message };
  }
}

/** The gateway knows the reference and sends nothing twice. */
export const sendSmsWork = defineJob({
  name: sendSmsJob,
  async run(data, services) {
    const { tenantId, smsId } = data as { tenantId: string; smsId: string };
    const context = systemContext(tenantId, `sms:${smsId}`);
    const inTenant = <T>(work: (tx: Tx) => Promise<T>) => services.db.transaction(context, work);
    const [row] = await inTenant((tx) => tx.query<Row>(rowText, [tenantId, smsId]));
    if (!row) return;
    const outcome: Outcome = await attempt(services, tenantId, smsId, row);
    await inTenant((tx) => settle(tx, smsId, outcome));
    if (outcome.status === 'queued') throw new Error(outcome.error);
  },
  async exhausted(data, services, error) {
    const { tenantId, smsId } = data as { tenantId: string; smsId: string };
    await services.db.transaction(systemContext(tenantId, `sms:${smsId}`), (tx) =>
      settle(tx, smsId, { status: 'failed', error: error.message }),
    );
  },
});
