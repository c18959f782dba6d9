import type { Services, Tx } from '#kernel/server';
import { documentPdf, pdfName } from '#documents/server';
import { defineJob, systemContext } from '#kernel/server';
import { noticeFailedMail } from './failed-mail-notice.ts';
import { keepAttachments } from './email-attachments.ts';
import { mailRenderer } from './mail-renderers.ts';
import type { MailAttachment, MailDocument } from './mail-renderers.ts';
import { sendMailJob } from './queue-mail.ts';
import { senderOf } from './sender-of.ts';
import type { Sender } from './sender-of.ts';
import { isTemplateDisabled } from './templates/template-words.ts';
import { isFinal, transportTo } from './transport.ts';
import { withoutSecrets } from './without-secrets.ts';

type Row = {
  subject: string;
  template_key: string | null;
  destination: string;
  is_confidential: boolean;
  body_text: string | null;
  body_html: string | null;
  renderer: string | null;
  data: Record<string, unknown> | null;
};

type Letter = Sender & {
  readonly id: string;
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  readonly attachments: readonly MailAttachment[];
  readonly isConfidential: boolean;
};

type Draft = Omit<Letter, 'attachments'> & {
  readonly attachments: readonly (MailAttachment | MailDocument)[];
};

/**
 * A link in the words is minted and committed before the mail leaves, so no mail carries one that
 * does not work. D15: a repeated try has the same Message-ID.
 */
export const sendMail = defineJob({
  name: sendMailJob,
  async run(data, services, signal) {
    const { tenantId, emailId } = data as { tenantId: string; emailId: string };
    const inTenant = <T>(work: (tx: Tx) => Promise<T>) =>
      services.db.transaction(systemContext(tenantId, `mail:${emailId}`), work);
    const { smtpUrl } = services.config;

    const draft = await inTenant((tx) => writeLetter(tx, emailId, services));
    if (!draft) return;

    signal.throwIfAborted();
    let letter: Letter;
    try {
      letter = await withFiles(draft, services);
      const attachments = [...letter.attachments];
      if (smtpUrl) await transportTo(smtpUrl).sendMail({ ...letter, attachments });
    } catch (error) {
      const failure = withoutSecrets(error as Error);
      await inTenant((tx) =>
        noteFailure(tx, services, draft.id, isFinal(error) ? 'failed' : 'queued', failure),
      );
      if (isFinal(error)) return;
      throw failure;
    }
    await inTenant((tx) => settle(tx, letter, smtpUrl ? 'sent' : 'kept', services.now()));
  },
  async exhausted(data, services, error) {
    const { tenantId, emailId } = data as { tenantId: string; emailId: string };
    await services.db.transaction(systemContext(tenantId, `mail:${emailId}`), (tx) =>
      noteFailure(tx, services, emailId, 'failed', error),
    );
  },
});

/** A PDF takes its time: no connection and no lock is held meanwhile. */
async function withFiles(draft: Draft, services: Services): Promise<Letter> {
  const attachments = draft.attachments.map(async (given): Promise<MailAttachment> => {
    if (!('document' in given)) return given;
    const content = await documentPdf(services, given.document);
    return { filename: pdfName(given.document), contentType: 'application/pdf', content };
  });
  return { ...draft, attachments: await Promise.all(attachments) };
}

/** Null: it was sent already, or there is nothing left to tell. */
async function writeLetter(tx: Tx, id: string, services: Services): Promise<Draft | null> {
  const [row] = await tx.query<Row>(
    `select e.subject, e.template_key, e.destination, e.is_confidential, b.body_text, b.body_html, b.renderer, b.data
     from emails_tracking e join email_bodies b on b.tenant_id = e.tenant_id and b.email_id = e.id
     where e.tenant_id = $1 and e.id = $2 and e.status in ('queued', 'failed') for update of e`,
    [tx.context.tenantId, id],
  );
  if (!row) return null;
  if (row.template_key && (await isTemplateDisabled(tx, row.template_key))) {
    await noteNotSent(tx, id);
    return null;
  }
  const content = row.renderer
    ? await mailRenderer(services, row.renderer).render(tx, row.data ?? {}, services, id)
    : { subject: row.subject, text: row.body_text ?? '', html: row.body_html ?? undefined };
  if (!content) {
    await withdraw(tx, id);
    return null;
  }
  const { subject, text, html } = content;
  const attachments = ('attachments' in content ? content.attachments : undefined) ?? [];
  return {
    ...(await senderOf(tx, services.config)),
    id,
    messageId: `<${id}@${new URL(services.config.publicUrl).hostname}>`,
    to: row.destination,
    subject,
    text,
    html,
    attachments,
    isConfidential: row.is_confidential,
  };
}

/** B-278: a template that somebody disabled sends nothing; the tracking says why. */
const noteNotSent = (tx: Tx, id: string) =>
  tx.query(
    `update emails_tracking set status = 'notSent', error_message = 'Template is disabled',
       last_modification_time = now() where tenant_id = $1 and id = $2`,
    [tx.context.tenantId, id],
  );

const withdraw = (tx: Tx, id: string) =>
  tx.query(
    `with gone as (delete from email_bodies where tenant_id = $1 and email_id = $2)
     update emails_tracking set status = 'withdrawn', last_modification_time = now()
     where tenant_id = $1 and id = $2`,
    [tx.context.tenantId, id],
  );

/** Without a mail server the words stay readable here, except confidential ones. */
async function settle(tx: Tx, letter: Letter, status: 'kept' | 'sent', now: Date): Promise<void> {
  await noteOutcome(tx, letter, status, now);
  if (!letter.isConfidential) return keepWords(tx, letter);
  await tx.query('delete from email_bodies where tenant_id = $1 and email_id = $2', [
    tx.context.tenantId,
    letter.id,
  ]);
}

const noteOutcome = (tx: Tx, letter: Letter, status: 'kept' | 'sent', now: Date) =>
  tx.query(
    `update emails_tracking set status = $3, sent_time = $4, sender = $5, message_id = $6,
       subject = $7, error_message = null, last_modification_time = $8
     where tenant_id = $1 and id = $2`,
    [
      tx.context.tenantId,
      letter.id,
      status,
      status === 'sent' ? now : null,
      letter.from,
      letter.messageId,
      letter.subject,
      now,
    ],
  );

const keepWords = async (tx: Tx, letter: Letter): Promise<void> => {
  await tx.query(
    `update email_bodies set body_text = $3, body_html = $4, renderer = null, data = null
     where tenant_id = $1 and email_id = $2`,
    [tx.context.tenantId, letter.id, letter.text, letter.html],
  );
  await keepAttachments(tx, letter.id, letter.attachments);
};

async function noteFailure(
  tx: Tx,
  services: Services,
  id: string,
  status: 'queued' | 'failed',
  error: Error,
): Promise<void> {
  const [mail] = await tx.query<{ subject: string; destination: string }>(
    `update emails_tracking set status = $3, error_message = $4, last_modification_time = now()
     where tenant_id = $1 and id = $2 and status in ('queued', 'failed')
     returning subject, destination`,
    [tx.context.tenantId, id, status, error.message.slice(0, 1000)],
  );
  if (mail && status === 'failed') await noticeFailedMail(tx, services, { id, ...mail });
}
