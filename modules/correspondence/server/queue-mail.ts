import type { Services, Tx } from '#kernel/server';
import { newId } from '#kernel/server';
import type { Delivery } from '../domain/index.ts';
import { keepMailQuota } from './recipients/keep-mail-quota.ts';

type Words =
  | { readonly text: string; readonly html?: string }
  /** The name of a contributed renderer (`mailRendererPoint`), and what it needs to know. */
  | { readonly render: string; readonly data: Readonly<Record<string, unknown>> };

export type Mail = Words & {
  readonly to: string;
  readonly cc?: string | undefined;
  readonly subject: string;
  readonly templateKey?: string;
  /** Nobody reads it here, and its words are not kept. */
  readonly confidential?: boolean;
  readonly fromModule?: string;
  readonly objectId?: string;
  /** How people call the record. */
  readonly objectName?: string;
  readonly delivery?: Delivery;
  readonly resendOfId?: string;
  /** It leaves so many seconds from now: what asked for it may be taken back until then. */
  readonly waitSeconds?: number;
};

const queuedIn = new WeakMap<Tx, string[]>();

/** The mails that this transaction has queued. */
export const mailsQueuedIn = (tx: Tx): readonly string[] => queuedIn.get(tx) ?? [];

export const sendMailJob = 'correspondence.sendMail';

const trackingText = `insert into emails_tracking (tenant_id, id, subject, destination, cc,
    template_key, status, from_module, object_id, object_name, delivery, resend_of_id,
    is_confidential, leaves_at, creator_id)
  values ($1, $2, $3, $4, $5, $6, 'queued', $7, $8, $9, $10, $11, $12,
    case when $13 > 0 then now() + make_interval(secs => $13) end, current_actor())`;

/** The tracking row and the job exist exactly when the change that asked for the mail does. */
export async function queueMail(
  tx: Tx,
  services: Pick<Services, 'jobs'>,
  mail: Mail,
): Promise<string> {
  await keepMailQuota(tx, services);
  const id = newId();
  const { tenantId } = tx.context;
  const words = 'render' in mail ? null : mail;
  const rendered = 'render' in mail ? mail : null;
  const seconds = mail.waitSeconds ?? 0;
  await tx.batch([
    {
      text: trackingText,
      values: [
        tenantId,
        id,
        mail.subject,
        mail.to,
        mail.cc,
        mail.templateKey,
        mail.fromModule,
        mail.objectId,
        mail.objectName,
        mail.delivery,
        mail.resendOfId,
        mail.confidential ?? false,
        seconds,
      ],
    },
    {
      text: `insert into email_bodies (tenant_id, email_id, body_text, body_html, renderer, data)
        values ($1, $2, $3, $4, $5, $6)`,
      values: [tenantId, id, words?.text, words?.html, rendered?.render, rendered?.data],
    },
  ]);
  const options = seconds > 0 ? { startAfter: new Date(Date.now() + seconds * 1000) } : {};
  await services.jobs.enqueue(tx, sendMailJob, { tenantId, emailId: id }, options);
  const queued = queuedIn.get(tx);
  if (queued) queued.push(id);
  else queuedIn.set(tx, [id]);
  return id;
}
