import { Refused, handle } from '#kernel/server';
import { mayReadBody, readEmailAttachment, readEmailBody } from '../domain/index.ts';
import { attachmentsOf, readAttachment } from './email-attachments.ts';
import { filesOfMail } from './send/mail-files.ts';

/** Null where the words were not kept. */
export const readEmailBodyHandler = handle(readEmailBody, async ({ actor, record, tx }) => {
  if (!mayReadBody(record)) throw new Refused('emailConfidential');
  const [body] = await tx.query<{ text: string | null; html: string | null }>(
    `select body_text as text, body_html as html from email_bodies
     where tenant_id = $1 and email_id = $2`,
    [actor.tenantId, record.id],
  );
  const made = (await attachmentsOf(tx, record.id)).map((one) => ({
    ...one,
    fileId: null,
    way: 'attachment',
  }));
  const files = (await filesOfMail(tx, record.id)).map(({ place, name, size, fileId }) => ({
    place,
    name,
    size,
    fileId,
    way: record.delivery ?? 'attachment',
  }));
  return { text: body?.text ?? null, html: body?.html ?? null, attachments: [...made, ...files] };
});

export const readEmailAttachmentHandler = handle(
  readEmailAttachment,
  async ({ record, params, tx }) => {
    if (!mayReadBody(record)) throw new Refused('emailConfidential');
    const found = await readAttachment(tx, record.id, Number(params.place));
    if (!found) throw new Refused('notFound');
    return found;
  },
);
