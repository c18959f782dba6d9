import { readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import sanitizeHtml from 'sanitize-html';
import { decodeEntities, markLines, rtfText, splitIntoParts } from '../../../domain/index.ts';
import { UnreadableFile, pagesOf } from './page-source.ts';
import type { PageSource } from './page-source.ts';

const mostBytes = 50_000_000;

async function bytesOf(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path);
  if (bytes.length > mostBytes) throw new UnreadableFile('The file is too large to be read.');
  return bytes;
}

/** By its mark, else as UTF-8, else as Windows wrote it. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function htmlText(html: string): string {
  const bare = sanitizeHtml(markLines(html), { allowedTags: [], allowedAttributes: {} });
  return decodeEntities(bare)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n');
}

const parts = (text: string): PageSource => pagesOf(splitIntoParts(text));

export const openPlain = async (path: string) => parts(decodeText(await bytesOf(path)));
export const openHtml = async (path: string) => parts(htmlText(decodeText(await bytesOf(path))));
export const openRtf = async (path: string) => parts(rtfText(decodeText(await bytesOf(path))));

export async function openMail(path: string): Promise<PageSource> {
  const mail = await PostalMime.parse(await bytesOf(path), { maxNestingDepth: 50 });
  const people = [mail.from, ...(mail.to ?? []), ...(mail.cc ?? [])].flatMap((person) =>
    person ? [`${person.name} ${person.address ?? ''}`.trim()] : [],
  );
  const names = mail.attachments.flatMap(({ filename }) => filename ?? []);
  const body = mail.text?.trim() || htmlText(mail.html ?? '');
  return parts([mail.subject ?? '', people.join('\n'), body, names.join('\n')].join('\n\n'));
}
