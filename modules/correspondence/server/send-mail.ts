import type { Services, Tx } from '#kernel/server';
import { documentPdf, pdfName } from '#documents/server';
import { defineJob, systemContext } from '#kernel/server';
import { noticeFailedMail } from './failed-mail-notice.ts';
import { keepAttachments } from './email-attachments.ts';
import type { MailAttachment } from './mail-renderers.ts';
import { sendMailJob } from './queue-mail.ts';
import { FileGone, forgetLinks, openMailFiles } from './send/mail-files.ts';
import type { StreamedAttachment } from './send/mail-files.ts';
import { isFinal, transportTo } from './transport.ts';
import { withoutSecrets } from './without-secrets.ts';
import { writeLetter } from './write-letter.ts';
import type { Letter } from './write-letter.ts';

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

    const letter = await inTenant((tx) => writeLetter(tx, emailId, services));
    if (!letter) return;

    signal.throwIfAborted();
    let made: readonly MailAttachment[];
    try {
      made = await makeAttachments(letter, services);
      await deliver(letter, made, services);
    } catch (error) {
      const isOver = isFinal(error) || error instanceof FileGone;
      const failure = withoutSecrets(error as Error);
      await inTenant((tx) =>
        noteFailure(tx, services, letter.id, isOver ? 'failed' : 'queued', failure),
      );
      if (isOver) return;
      throw failure;
    }
    await inTenant((tx) => settle(tx, letter, made, smtpUrl ? 'sent' : 'kept', services.now()));
  },
  async exhausted(data, services, error) {
    const { tenantId, emailId } = data as { tenantId: string; emailId: string };
    await services.db.transaction(systemContext(tenantId, `mail:${emailId}`), (tx) =>
      noteFailure(tx, services, emailId, 'failed', error),
    );
  },
});

/** A PDF takes its time: no connection and no lock is held meanwhile. */
const makeAttachments = (letter: Letter, services: Services): Promise<MailAttachment[]> =>
  Promise.all(
    letter.attachments.map(async (given): Promise<MailAttachment> => {
      if (!('document' in given)) return given;
      const content = await documentPdf(services, given.document);
      return { filename: pdfName(given.document), contentType: 'application/pdf', content };
    }),
  );

/** Files are streamed: a mail of many megabytes takes no more memory than a short one. */
async function deliver(
  letter: Letter,
  made: readonly MailAttachment[],
  services: Services,
): Promise<void> {
  const { smtpUrl, dkim } = services.config;
  const { from, replyTo, to, subject, messageId, envelopeFrom, words } = letter;
  const cc = [...letter.cc];
  const files: StreamedAttachment[] = await openMailFiles(services, letter.files, letter.fileRows);
  try {
    if (!smtpUrl) return;
    await transportTo({ smtpUrl, dkim }).sendMail({
      from,
      replyTo,
      to,
      cc,
      subject,
      messageId,
      ...words,
      headers: { 'X-Caseway-Reference': letter.id },
      attachments: [...made, ...files],
      ...(envelopeFrom && { envelope: { from: envelopeFrom, to: [to, ...cc] } }),
    });
  } finally {
    for (const { content } of files) content.destroy();
  }
}

/** Without a mail server the words stay readable here, except confidential ones. */
async function settle(
  tx: Tx,
  letter: Letter,
  made: readonly MailAttachment[],
  status: 'kept' | 'sent',
  now: Date,
): Promise<void> {
  await noteOutcome(tx, letter, status, now);
  if (letter.files.length) await forgetLinks(tx, letter.id);
  if (!letter.isConfidential) return keepWords(tx, letter, made);
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

async function keepWords(tx: Tx, letter: Letter, made: readonly MailAttachment[]): Promise<void> {
  await tx.query(
    `update email_bodies set body_text = $3, body_html = $4, renderer = null, data = null
     where tenant_id = $1 and email_id = $2`,
    [tx.context.tenantId, letter.id, letter.kept.text, letter.kept.html],
  );
  await keepAttachments(tx, letter.id, made);
}

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
