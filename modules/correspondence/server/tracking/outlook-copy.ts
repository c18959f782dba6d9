import { buffer } from 'node:stream/consumers';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { Refused, handle } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { mayReadBody, splitAddresses, syncOutlook } from '../../domain/index.ts';
import { attachmentsOf, readAttachment } from '../email-attachments.ts';
import { filesOfMail, openMailFiles, rowsOfFiles } from '../send/mail-files.ts';

type Tracked = {
  readonly id: string;
  readonly subject: string;
  readonly destination: string;
  readonly cc?: string | null;
};

async function attachmentsFor(tx: Tx, services: Services, emailId: string) {
  const files = await filesOfMail(tx, emailId);
  const streamed = await openMailFiles(services, files, await rowsOfFiles(tx, files));
  const kept = await Promise.all(
    (await attachmentsOf(tx, emailId)).map(({ place }) => readAttachment(tx, emailId, place)),
  );
  return [
    ...kept.flatMap((one) =>
      one
        ? {
            filename: one.name,
            contentType: one.contentType,
            content: Buffer.from(one.base64, 'base64'),
          }
        : [],
    ),
    ...streamed,
  ];
}

/** `X-Unsent` makes Outlook open the file as a draft that can be sent. */
async function draftOf(tx: Tx, services: Services, mail: Tracked): Promise<Buffer> {
  const [body] = await tx.query<{ text: string | null; html: string | null }>(
    `select body_text as text, body_html as html from email_bodies
     where tenant_id = $1 and email_id = $2`,
    [tx.context.tenantId, mail.id],
  );
  if (!body?.text && !body?.html) throw new Refused('wordsNotKept');
  const composer = new MailComposer({
    to: mail.destination,
    cc: splitAddresses(mail.cc),
    subject: mail.subject,
    text: body.text ?? '',
    ...(body.html && { html: body.html }),
    headers: { 'X-Unsent': '1' },
    attachments: await attachmentsFor(tx, services, mail.id),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return buffer(composer.compile().createReadStream());
}

const fileName = (subject: string): string =>
  `${
    subject
      .replace(/[^\p{L}\p{N}._-]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'email'
  }.eml`;

export const syncOutlookHandler = handle(syncOutlook, async ({ tx, services, record }) => {
  if (!mayReadBody(record)) throw new Refused('emailConfidential');
  const draft = await draftOf(tx, services, record);
  return {
    name: fileName(record.subject),
    contentType: 'message/rfc822',
    base64: draft.toString('base64'),
  };
});
