import { readFile } from 'node:fs/promises';
import { html } from '#kernel/domain';
import PostalMime from 'postal-mime';
import sanitizeHtml from 'sanitize-html';
import type { Progress } from '../file-process/file-works.ts';
import { docxAsHtml } from './docx-as-html.ts';

type Input = { readonly path: string; readonly extension: string };

/** In the file process: a document, a text or a mail as plain markup. Null: it cannot be read. */
export async function fileAsHtml(
  { path, extension }: Input,
  _progress: Progress,
): Promise<string | null> {
  try {
    return await (readers[extension] ?? asText)(path);
  } catch {
    return null;
  }
}

const readers: Readonly<Record<string, (path: string) => Promise<string>>> = {
  docx: (path) => docxAsHtml(path, harmless),
  eml: mailAsHtml,
  htm: async (path) => harmless(await readText(path)),
  html: async (path) => harmless(await readText(path)),
};

const asText = async (path: string): Promise<string> =>
  html`<pre>${await readText(path)}</pre>`.markup;

const mostLetters = 5_000_000;

/** Old programs write UTF-16 or one byte for a letter. */
async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isWide) return new TextDecoder('utf-16le').decode(bytes).slice(0, mostLetters);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).slice(0, mostLetters);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).slice(0, mostLetters);
  }
}

async function mailAsHtml(path: string): Promise<string> {
  const mail = await PostalMime.parse(await readFile(path));
  const people = (list: readonly { name?: string; address?: string }[] = []) =>
    list.map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? ''))).join(', ');
  const rows = [
    ['From', people(mail.from ? [mail.from] : [])],
    ['To', people(mail.to)],
    ['Cc', people(mail.cc)],
    ['Date', mail.date ?? ''],
    ['Subject', mail.subject ?? ''],
    ['Attachments', mail.attachments.map(({ filename }) => filename ?? 'file').join(', ')],
  ].filter(([, value]) => value);
  const head = html`<table class="mail-head">
    <tbody>
      ${rows.map(
        ([name, value]) =>
          html`<tr>
            <th>${name}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`.markup;
  const body = mail.html ? harmless(mail.html) : html`<pre>${mail.text ?? ''}</pre>`.markup;
  return `${head}<hr>${body}`;
}

/** D21: no script, no address that is fetched, no style that covers anything. */
const harmless = (markup: string): string =>
  sanitizeHtml(markup, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'h1', 'h2', 'del', 'ins'],
    allowedAttributes: { img: ['src', 'alt', 'width', 'height'], '*': ['colspan', 'rowspan'] },
    allowedSchemes: [],
    allowedSchemesByTag: { img: ['data'] },
    disallowedTagsMode: 'discard',
  });
