import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Address, Attachment, Email } from 'postal-mime';
import { sanitiseMailHtml } from './sanitise-mail-html.ts';

const limits = { files: 50, text: 500_000, html: 1_000_000, headers: 256 * 1024, depth: 30 };

type Order = { readonly path: string; readonly folder: string };

export type ReadMail = {
  readonly messageId: string | null;
  readonly from: { readonly name: string; readonly address: string };
  /** Everybody it was written to, and where it was delivered. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly inReplyTo: string;
  readonly references: string;
  readonly text: string;
  readonly html: string | null;
  /** Said by a machine: a holiday notice, a mailing list, a report. */
  readonly isAutomatic: boolean;
  /** The words of a delivery report, and the headers of the mail that it is about. */
  readonly report: { readonly status: string; readonly original: string } | null;
  readonly attachments: readonly {
    readonly path: string;
    readonly name: string;
    readonly size: number;
  }[];
};

/** RFC 822 as it came. Bodies are cut to a bound, attachments are written beside the message. */
export async function readMail({ path, folder }: Order): Promise<ReadMail> {
  const mail = await PostalMime.parse(await readFile(path), {
    forceRfc822Attachments: true,
    maxNestingDepth: limits.depth,
    maxHeadersSize: limits.headers,
  });
  const [sender] = mailboxes(mail.from ? [mail.from] : []);
  return {
    messageId: mail.messageId?.trim().slice(0, 300) || null,
    from: sender ?? { name: '', address: '' },
    recipients: recipientsOf(mail),
    subject: (mail.subject ?? '').replace(/\s+/g, ' ').trim().slice(0, 500),
    inReplyTo: (mail.inReplyTo ?? '').slice(0, 2000),
    references: (mail.references ?? '').slice(-8000),
    text: (mail.text ?? '').slice(0, limits.text),
    html: mail.html ? sanitiseMailHtml(mail.html.slice(0, limits.html)) : null,
    isAutomatic: isAutomatic(mail),
    report: reportOf(mail),
    attachments: await writeAttachments(mail, folder),
  };
}

const mailboxes = (addresses: readonly Address[]) =>
  addresses
    .flatMap((one) => one.group ?? one)
    .map(({ name, address }) => ({
      name: name.slice(0, 200),
      address: address.slice(0, 254),
    }));

const header = (mail: Email, name: string): string =>
  mail.headers.find(({ key }) => key === name)?.value ?? '';

const headersNamed = (mail: Email, names: readonly string[]): string[] =>
  mail.headers.flatMap(({ key, value }) =>
    names.includes(key) ? value.replace(/[<>]/g, '').split(/[\s,;]+/) : [],
  );

function recipientsOf(mail: Email): string[] {
  const named = mailboxes([...(mail.to ?? []), ...(mail.cc ?? [])]).map(({ address }) => address);
  const delivered = headersNamed(mail, ['delivered-to', 'x-original-to', 'envelope-to']);
  return [...new Set([...named, ...delivered].filter((one) => one.includes('@')))].slice(0, 100);
}

const isAutomatic = (mail: Email): boolean =>
  /^auto-/i.test(header(mail, 'auto-submitted').trim()) ||
  header(mail, 'x-autoreply') !== '' ||
  /^(bulk|junk|list|auto_reply)$/i.test(header(mail, 'precedence').trim());

const words = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');

const isReportPart = ({ mimeType }: Attachment): boolean =>
  ['message/delivery-status', 'message/global-delivery-status'].includes(mimeType);

function reportOf(mail: Email): ReadMail['report'] {
  const status = mail.attachments.find(isReportPart);
  if (!status || !/multipart\/report/i.test(header(mail, 'content-type'))) return null;
  const original = mail.attachments.find(({ mimeType }) =>
    ['message/rfc822', 'text/rfc822-headers', 'message/global-headers'].includes(mimeType),
  );
  return {
    status: words(status).slice(0, 20_000),
    original: original ? words(original).slice(0, 20_000) : '',
  };
}

async function writeAttachments(mail: Email, folder: string): Promise<ReadMail['attachments']> {
  const kept = mail.attachments.filter((part) => !isReportPart(part)).slice(0, limits.files);
  return Promise.all(
    kept.map(async (part, place) => {
      const content =
        typeof part.content === 'string'
          ? Buffer.from(part.content)
          : Buffer.from(part.content as Uint8Array);
      const path = join(folder, `part-${place}`);
      await writeFile(path, content);
      return { path, name: nameOf(part, place), size: content.byteLength };
    }),
  );
}

const nameOf = ({ filename, mimeType }: Attachment, place: number): string =>
  filename?.trim().slice(0, 200) ||
  `attachment-${place + 1}.${mimeType === 'message/rfc822' ? 'eml' : 'bin'}`;
