import { PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import type { PDFPage } from '@cantoo/pdf-lib';

type Font = ReadonlyMap<string, string>;

/**
 * The texts of a PDF as a reader hears them: one for each marked piece (a paragraph, a cell of a
 * table, a footer), page after page. Unlike PDF.js it honours `ActualText`, in which the letters of
 * Arabic and Indian scripts stand, and it brings right-to-left letters into the order of reading.
 */
export async function pdfTexts(file: Uint8Array): Promise<string[][]> {
  const document = await PDFDocument.load(file);
  return document.getPages().map((page) => textsOf(contentOf(page), fontsOf(page)));
}

export const pdfTitle = async (file: Uint8Array): Promise<string | undefined> =>
  (await PDFDocument.load(file, { updateMetadata: false })).getTitle();

const textOf = (stream: unknown): string =>
  stream instanceof PDFRawStream
    ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    : '';

function contentOf({ node }: PDFPage): string {
  const contents = node.Contents();
  if (!contents) return '';
  return 'asArray' in contents
    ? contents
        .asArray()
        .map((entry) => textOf(node.context.lookup(entry)))
        .join('\n')
    : textOf(contents);
}

function fontsOf({ node }: PDFPage): ReadonlyMap<string, Font> {
  const fonts = node.Resources()?.lookup(PDFName.of('Font'));
  if (!(fonts instanceof PDFDict)) return new Map();
  return new Map(
    fonts.entries().map(([name, entry]) => {
      const font = node.context.lookup(entry, PDFDict);
      return [name.asString(), readCMap(textOf(font.lookup(PDFName.of('ToUnicode'))))];
    }),
  );
}

const utf16 = (hex: string): string =>
  Buffer.from(hex.replace(/^feff/i, ''), 'hex').swap16().toString('utf16le');
const next = (hex: string, steps: number): string =>
  (Number.parseInt(hex, 16) + steps).toString(16).padStart(hex.length, '0');

/** Which letters a code of the font stands for. */
function readCMap(text: string): Font {
  const letters = new Map<string, string>();
  const add = (code: string, value: string) => letters.set(code.toLowerCase(), utf16(value));
  for (const [, block = ''] of text.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, code = '', value = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) add(code, value);
  }
  for (const [, block = ''] of text.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, from = '', to = '', value = ''] of block.matchAll(
      /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g,
    )) {
      const last = Number.parseInt(to, 16) - Number.parseInt(from, 16);
      for (let step = 0; step <= last; step += 1) add(next(from, step), next(value, step));
    }
  }
  return letters;
}

const token =
  /BDC|BMC|EMC|\/MCID\s+(?<mcid>\d+)|\/ActualText\s*<(?<actual>\w*)>|\/(?<font>\w+)\s+[\d.]+\s+Tf|<(?<hex>\w*)>(?=[^>])|\((?<text>(?:\\.|[^\\)])*)\)/gs;

function textsOf(content: string, fonts: ReadonlyMap<string, Font>): string[] {
  const texts: string[][] = [[]];
  const write = (letters: string) => texts.at(-1)?.push(letters);
  /** What the open marks say instead of the signs that they enclose. */
  const marks: (string | null)[] = [];
  let actual: string | null = null;
  let font: Font = new Map();
  for (const { 0: found, groups = {} } of content.matchAll(token)) {
    // A mark inside a piece, as around right-to-left letters, begins no other piece.
    const isOwnPiece = found === 'BMC' && !marks.length;
    if (groups.mcid !== undefined || isOwnPiece) texts.push([]);
    if (groups.mcid !== undefined) continue;
    if (groups.actual !== undefined) actual = utf16(groups.actual);
    else if (groups.font !== undefined) font = fonts.get(`/${groups.font}`) ?? new Map();
    else if (found === 'BDC' || found === 'BMC') {
      marks.push(actual);
      if (actual !== null) write(actual);
      actual = null;
    } else if (found === 'EMC') marks.pop();
    else {
      const codes = codesOf(groups.hex ?? literal(groups.text ?? ''), font);
      // The first sign of a font is its box: a letter that no font has, whatever the mark says.
      if (codes.includes('0000')) write('\uFFFD');
      else if (marks.every((mark) => mark === null)) {
        for (const code of codes) write(font.get(code) ?? '\uFFFD');
      }
    }
  }
  return texts.map((letters) => inReadingOrder(letters).join('')).filter((text) => text.trim());
}

/** Fonts that are drawn sign by sign have codes of one byte, the others of two. */
function codesOf(hex: string, font: Font): readonly string[] {
  const [sample = '0000'] = font.keys();
  return hex.toLowerCase().match(sample.length === 2 ? /../g : /..../g) ?? [];
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function literal(text: string): string {
  const bytes = text.replace(/\\(?:([0-7]{1,3})|(.))/gs, (_all, octal?: string, sign = '') =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[sign] ?? sign),
  );
  return Buffer.from(bytes, 'latin1').toString('hex');
}

const isRightToLeft = (letters: string): boolean => /[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(letters);

/** A PDF draws from left to right; letters that are read the other way are turned round. */
function inReadingOrder(letters: readonly string[]): string[] {
  const ordered: string[] = [];
  for (let at = 0; at < letters.length;) {
    let end = at;
    for (let look = at; look < letters.length; look += 1) {
      const each = letters[look] ?? '';
      if (isRightToLeft(each)) end = look + 1;
      else if (each.trim() || !isRightToLeft(letters[at] ?? '')) break;
    }
    if (end > at) ordered.push(...letters.slice(at, end).toReversed());
    else ordered.push(letters[at] ?? '');
    at = Math.max(end, at + 1);
  }
  return ordered;
}
