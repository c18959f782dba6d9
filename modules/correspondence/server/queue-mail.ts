import type { Services, Tx } from '#kernel/server';
import { Refused, newId } from '#kernel/server';
import type { Delivery } from '../domain/index.ts';
import { mailRenderer } from './mail-renderers.ts';
import { keepMailQuota } from './recipients/keep-mail-quota.ts';
import { isByHand, lackOf, noteUnwritten } from './unwritten-mail.ts';

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

/** Written once and taken back: whoever sends it is told what is missing, before it leaves. */
async function lackOfRendered(
  tx: Tx,
  services: Services,
  { render, data }: Extract<Words, { render: string }>,
  id: string,
): Promise<string | null> {
  await tx.query('savepoint mail_tried');
  try {
    const content = await mailRenderer(services, render).render(tx, data, services, id);
    return content && lackOf(content);
  } catch {
    // What fails here fails when it leaves, and is told then.
    return null;
  } finally {
    await tx.query('rollback to savepoint mail_tried');
  }
}

/** By hand: refused in words. By itself: not sent, and a task. True: it may leave. */
async function isWhole(tx: Tx, services: Services, mail: Mail, id: string): Promise<boolean> {
  const byHand = isByHand(tx);
  const tried = 'render' in mail && byHand ? await lackOfRendered(tx, services, mail, id) : null;
  const lack = 'render' in mail ? tried : lackOf(mail);
  if (lack === null) return true;
  if (byHand) throw new Refused('mailLacks', { values: { lack } });
  await noteUnwritten(tx, services, id, lack);
  return false;
}

/** The tracking row and the job exist exactly when the change that asked for the mail does. */
export async function queueMail(tx: Tx, services: Services, mail: Mail): Promise<string> {
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
  if (!(await isWhole(tx, services, mail, id))) return id;
  const options = seconds > 0 ? { startAfter: new Date(Date.now() + seconds * 1000) } : {};
  await services.jobs.enqueue(tx, sendMailJob, { tenantId, emailId: id }, options);
  const queued = queuedIn.get(tx);
  if (queued) queued.push(id);
  else queuedIn.set(tx, [id]);
  return id;
}
