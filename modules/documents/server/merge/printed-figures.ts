import { readFile } from 'node:fs/promises';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFRawStream,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';

/** A font of a printed page, embedded with the signs that the page used. */
export type PrintedFigures = {
  readonly font: PDFRef;
  /** As the font writes them. */
  codesOf(text: string): string;
  widthOf(text: string, size: number): number;
};

type Sign = { readonly code: string; readonly width: number };

/** The font of the first line of a page that Chromium printed, taken over into another document. */
export async function printedFigures(path: string, into: PDFDocument): Promise<PrintedFigures> {
  const source = await PDFDocument.load(await readFile(path), { updateMetadata: false });
  const fonts = source.getPage(0).node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const [found] = fonts?.entries() ?? [];
  const font = found && source.context.lookup(found[1], PDFDict);
  if (!font) throw new Error('The page of figures has no font');
  const signs = signsOf(font);
  const known = (text: string): Sign[] =>
    [...text].map((sign) => {
      const drawn = signs.get(sign);
      if (!drawn) throw new Error(`The page of figures has no ${sign}`);
      return drawn;
    });
  return {
    font: into.context.register(PDFObjectCopier.for(source.context, into.context).copy(font)),
    codesOf: (text) =>
      known(text)
        .map(({ code }) => code)
        .join(''),
    widthOf: (text, size) => known(text).reduce((all, { width }) => all + (width * size) / 1000, 0),
  };
}

function signsOf(font: PDFDict): ReadonlyMap<string, Sign> {
  const [descendant] = font.lookup(PDFName.of('DescendantFonts'), PDFArray).asArray();
  const { context } = font;
  const drawn = context.lookup(descendant, PDFDict);
  const widths = widthsOf(drawn, context);
  const usual = drawn.lookup(PDFName.of('DW'));
  const other = usual instanceof PDFNumber ? usual.asNumber() : 1000;
  const signs = new Map<string, Sign>();
  for (const [code, sign] of lettersOf(font)) {
    signs.set(sign, { code, width: widths.get(Number.parseInt(code, 16)) ?? other });
  }
  return signs;
}

/** `12 [500 600] 20 25 550`: from a code on, or from one to another. */
function widthsOf(font: PDFDict, context: PDFContext): ReadonlyMap<number, number> {
  const list = font.lookup(PDFName.of('W'));
  const parts = list instanceof PDFArray ? list.asArray().map((one) => context.lookup(one)) : [];
  const widths = new Map<number, number>();
  const numberAt = (at: number): number => {
    const found = parts[at];
    return found instanceof PDFNumber ? found.asNumber() : 0;
  };
  for (let at = 0; at < parts.length;) {
    const [from, next] = [numberAt(at), parts[at + 1]];
    if (next instanceof PDFArray) {
      for (const [step, width] of next.asArray().entries()) {
        if (width instanceof PDFNumber) widths.set(from + step, width.asNumber());
      }
      at += 2;
    } else {
      for (let code = from; code <= numberAt(at + 1); code += 1) {
        widths.set(code, numberAt(at + 2));
      }
      at += 3;
    }
  }
  return widths;
}

/** Which sign a code of the font stands for. */
function lettersOf(font: PDFDict): ReadonlyMap<string, string> {
  const map = font.lookup(PDFName.of('ToUnicode'));
  if (!(map instanceof PDFRawStream)) return new Map();
  const text = Buffer.from(decodePDFRawStream(map).decode()).toString('latin1');
  const letters = new Map<string, string>();
  const add = (code: number, sign: number) =>
    letters.set(code.toString(16).padStart(4, '0'), String.fromCodePoint(sign));
  const hex = (digits = '0') => Number.parseInt(digits, 16);
  for (const [, block = ''] of text.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, code, sign] of block.matchAll(/<(\w+)>\s*<(\w{4})>/g)) add(hex(code), hex(sign));
  }
  for (const [, block = ''] of text.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, from, to, sign] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w{4})>/g)) {
      for (let step = 0; step <= hex(to) - hex(from); step += 1)
        add(hex(from) + step, hex(sign) + step);
    }
  }
  return letters;
}
