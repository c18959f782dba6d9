import type { FileRow } from '#documents/server';
import type { Services, Tx } from '#kernel/server';
import {
  bounceAddress,
  replyAddress,
  splitAddresses,
  withLinks,
  withLinksInText,
  withSecretLink,
  withSecretLinkInText,
} from '../domain/index.ts';
import { mailRenderer } from './mail-renderers.ts';
import type { MailAttachment, MailContent, MailDocument } from './mail-renderers.ts';
import { replyTokenOf } from './reply-token.ts';
import { filesOfMail, linksOf, rowsOfFiles } from './send/mail-files.ts';
import type { TrackedFile } from './send/mail-files.ts';
import { senderOf } from './sender-of.ts';
import type { Sender } from './sender-of.ts';
import { inCurrency } from './templates/render-template.ts';
import { isTemplateDisabled } from './templates/template-words.ts';
import { lackOf, noteUnwritten } from './unwritten-mail.ts';

type Row = {
  subject: string;
  template_key: string | null;
  destination: string;
  cc: string | null;
  is_confidential: boolean;
  body_text: string | null;
  body_html: string | null;
  renderer: string | null;
  data: Record<string, unknown> | null;
};

type Words = { readonly text: string; readonly html: string | undefined };

export type Letter = Sender & {
  readonly id: string;
  readonly messageId: string;
  readonly to: string;
  readonly cc: readonly string[];
  readonly subject: string;
  /** As they leave; the words that are kept have no one-time links. */
  readonly words: Words;
  readonly kept: Words;
  readonly attachments: readonly (MailAttachment | MailDocument)[];
  readonly files: readonly TrackedFile[];
  readonly fileRows: readonly FileRow[];
  readonly isConfidential: boolean;
  /** Where reports of other mail servers go. */
  readonly envelopeFrom: string | undefined;
};

function wordsToSend(kept: Words, links: readonly string[], secretLink: string | undefined): Words {
  const text = withLinksInText(kept.text, links);
  const html = kept.html && withLinks(kept.html, links);
  if (secretLink === undefined) return { text, html };
  return {
    text: withSecretLinkInText(text, secretLink),
    html: html && withSecretLink(html, secretLink),
  };
}

/** Null: it was sent already, or there is nothing left to tell. */
export async function writeLetter(tx: Tx, id: string, services: Services): Promise<Letter | null> {
  const [row] = await tx.query<Row>(
    `select e.subject, e.template_key, e.destination, e.cc, e.is_confidential, b.body_text, b.body_html, b.renderer,
       b.data
     from emails_tracking e join email_bodies b on b.tenant_id = e.tenant_id and b.email_id = e.id
     where e.tenant_id = $1 and e.id = $2 and e.status in ('queued', 'failed') for update of e`,
    [tx.context.tenantId, id],
  );
  if (!row) return null;
  if (row.template_key && (await isTemplateDisabled(tx, row.template_key))) {
    await noteNotSent(tx, id);
    return null;
  }
  const content = await contentOf(tx, id, row, services);
  if (!content) {
    await withdraw(tx, id);
    return null;
  }
  const lack = lackOf(content);
  if (lack) {
    await noteUnwritten(tx, services, id, lack);
    return null;
  }
  const files = await filesOfMail(tx, id);
  const links = linksOf(services, tx.context.tenantId, id, files);
  const kept = { text: content.text, html: content.html || undefined };
  return {
    ...(await returnAddresses(tx, id, row, services)),
    id,
    messageId: `<${id}@${new URL(services.config.publicUrl).hostname}>`,
    to: row.destination,
    cc: splitAddresses(row.cc),
    subject: content.subject,
    words: wordsToSend(kept, links, content.secretLink),
    kept,
    attachments: content.attachments ?? [],
    files,
    fileRows: await rowsOfFiles(tx, files),
    isConfidential: row.is_confidential,
  };
}

/** As it is read: its amounts in the currency of the practice. */
async function renderedMail(
  tx: Tx,
  services: Services,
  { name, data }: { readonly name: string; readonly data: Row['data'] },
  id: string,
): Promise<MailContent | null> {
  const content = await mailRenderer(services, name).render(tx, data ?? {}, services, id);
  return content && inCurrency(tx, content);
}

const contentOf = async (
  tx: Tx,
  id: string,
  row: Row,
  services: Services,
): Promise<MailContent | null> =>
  row.renderer
    ? renderedMail(tx, services, { name: row.renderer, data: row.data }, id)
    : { subject: row.subject, text: row.body_text ?? '', html: row.body_html ?? '' };

/** Nobody answers a confidential mail here: its words are not kept. */
async function returnAddresses(
  tx: Tx,
  id: string,
  { is_confidential: isConfidential }: Row,
  { config }: Services,
): Promise<Sender & Pick<Letter, 'envelopeFrom'>> {
  const sender = await senderOf(tx, config);
  const { inboundDomain } = config;
  if (!inboundDomain) return { ...sender, envelopeFrom: undefined };
  const token = await replyTokenOf(tx, id);
  return {
    from: sender.from,
    replyTo: isConfidential ? sender.replyTo : replyAddress(token, inboundDomain),
    envelopeFrom: bounceAddress(token, inboundDomain),
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
