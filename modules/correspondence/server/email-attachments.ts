import type { Tx } from '#kernel/server';
import type { MailAttachment } from './mail-renderers.ts';

export async function keepAttachments(
  tx: Tx,
  emailId: string,
  attachments: readonly MailAttachment[],
): Promise<void> {
  if (!attachments.length) return;
  await tx.batch(
    attachments.map(({ filename, contentType, content }, place) => ({
      text: `insert into email_attachments (tenant_id, email_id, place, name, content_type, content)
        values (current_tenant(), $1, $2, $3, $4, decode($5, 'base64')) on conflict do nothing`,
      values: [emailId, place, filename, contentType, content.toString('base64')],
    })),
  );
}

export const attachmentsOf = (tx: Tx, emailId: string) =>
  tx.query<{ place: number; name: string; size: number }>(
    `select place, name, length(content) as size from email_attachments where email_id = $1 order by place`,
    [emailId],
  );

export async function readAttachment(tx: Tx, emailId: string, place: number) {
  if (!Number.isInteger(place) || place < 0 || place > 1000) return null;
  const [found] = await tx.query<{ name: string; contentType: string; base64: string }>(
    `select name, content_type as "contentType", replace(encode(content, 'base64'), E'\\n', '') as base64
      from email_attachments where email_id = $1 and place = $2`,
    [emailId, place],
  );
  return found ?? null;
}
