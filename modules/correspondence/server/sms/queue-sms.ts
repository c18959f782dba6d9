import { newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { sealWords } from './sealed-words.ts';

export type QueuedSms = {
  /** In international form. */
  readonly to: string;
  readonly text: string;
  /** Its words are read by nobody, and not kept once it has left. */
  readonly confidential?: boolean;
  readonly fromModule?: string | null;
  readonly objectId?: string | null;
  readonly objectName?: string | null;
  readonly resendOfId?: string;
};

export const sendSmsJob = 'correspondence.sendSms';

/** The row of the log and the job exist exactly when the change that asked for the SMS does. */
export async function queueSms(
  tx: Tx,
  services: Pick<Services, 'jobs' | 'secrets'>,
  sms: QueuedSms,
): Promise<string> {
  const id = newId();
  const { tenantId } = tx.context;
  await tx.query(
    `insert into sms_log (tenant_id, id, number, direction, body, status, from_module, object_id,
       object_name, resend_of_id, is_confidential, creator_id)
     values ($1, $2, $3, 'out', $4, 'queued', $5, $6, $7, $8, $9, current_actor())`,
    [
      tenantId,
      id,
      sms.to,
      sms.confidential ? null : sms.text,
      sms.fromModule ?? null,
      sms.objectId ?? null,
      sms.objectName?.slice(0, 300) ?? null,
      sms.resendOfId ?? null,
      sms.confidential ?? false,
    ],
  );
  if (sms.confidential) await sealWords(tx, services, id, sms.text);
  await services.jobs.enqueue(tx, sendSmsJob, { tenantId, smsId: id });
  return id;
}
