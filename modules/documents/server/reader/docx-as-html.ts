import { buffer } from 'node:stream/consumers';
import mammoth from 'mammoth';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import {
  docxMargins,
  marginAsDocument,
  onEveryPage,
  withoutPageWords,
} from '../../domain/index.ts';
import { entriesOf } from '../text/readers/safe-archive.ts';

const main = 'word/document.xml';
const relationsOf = (part: string): string =>
  part.replace(/([^/]+)$/, (name) => `_rels/${name}.rels`);

/** The same document with other words: its pictures and styles stay where they are. */
async function docxOf(path: string, instead: ReadonlyMap<string, string>): Promise<Buffer> {
  const archive = await openPromise(path, { autoClose: false, lazyEntries: true });
  const copy = new ZipFile();
  try {
    for await (const entry of archive.eachEntry()) {
      const { fileName } = entry;
      if (fileName.endsWith('/') || instead.has(fileName)) continue;
      copy.addBuffer(await buffer(await archive.openReadStreamPromise(entry)), fileName);
    }
  } finally {
    archive.close();
  }
  for (const [name, content] of instead) copy.addBuffer(Buffer.from(content), name);
  copy.end();
  return buffer(copy.outputStream);
}

/** Mammoth reads what a document says and leaves its margins out: each is read as a document. */
async function marginHtml(
  path: string,
  part: string | null,
  entries: ReadonlyMap<string, string>,
): Promise<string> {
  const xml = part ? entries.get(part) : undefined;
  if (!part || !xml) return '';
  const empty =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>';
  const own = new Map([
    [main, marginAsDocument(xml)],
    [relationsOf(main), entries.get(relationsOf(part)) ?? empty],
  ]);
  const { value } = await mammoth.convertToHtml({ buffer: await docxOf(path, own) });
  return value;
}

const isRead = (name: string): boolean =>
  /^word\/(document|header\d*|footer\d*)\.xml$/.test(name) ||
  /^word\/_rels\/[^/]+\.rels$/.test(name);

/** A Word document with its header and footer, made harmless by `clean`. */
export async function docxAsHtml(path: string, clean: (markup: string) => string): Promise<string> {
  const entries = await entriesOf(path, isRead);
  const margins = docxMargins(entries.get(main) ?? '', entries.get(relationsOf(main)) ?? '');
  const { value } = await mammoth.convertToHtml({ path });
  const margin = async (part: string | null) =>
    withoutPageWords(clean(await marginHtml(path, part, entries)));
  return onEveryPage(clean(value), {
    header: await margin(margins.header),
    footer: await margin(margins.footer),
  });
}
