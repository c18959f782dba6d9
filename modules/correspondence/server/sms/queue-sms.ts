import { Refused, newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { isByHand, lackOf, noteUnwrittenSms } from '../unwritten-mail.ts';
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
export async function queueSms(tx: Tx, services: Services, sms: QueuedSms): Promise<string> {
  const id = newId();
  const { tenantId } = tx.context;
  const lack = lackOf({ subject: '', text: sms.text });
  // Without a gateway nothing leaves, and nobody is told that it did.
  const isKept = !services.config.sms;
  if (lack && isByHand(tx)) throw new Refused('mailLacks', { values: { lack } });
  await tx.query(
    `insert into sms_log (tenant_id, id, number, direction, body, status, from_module, object_id,
       object_name, resend_of_id, is_confidential, error_message, creator_id)
     values ($1, $2, $3, 'out', $4, $10, $5, $6, $7, $8, $9, $11, current_actor())`,
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
      lack ? 'failed' : isKept ? 'kept' : 'queued',
      lack,
    ],
  );
  if (lack) {
    const { to, fromModule = null, objectId = null, objectName = null } = sms;
    await noteUnwrittenSms(tx, services, { to, fromModule, objectId, objectName }, lack);
  }
  if (lack || isKept) return id;
  if (sms.confidential) await sealWords(tx, services, id, sms.text);
  await services.jobs.enqueue(tx, sendSmsJob, { tenantId, smsId: id });
  return id;
}
