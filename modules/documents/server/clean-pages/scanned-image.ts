import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import type { PDFPage } from '@cantoo/pdf-lib';

const numberOf = (value: unknown): number => (value instanceof PDFNumber ? value.asNumber() : NaN);
const nameOf = (value: unknown): string => (value instanceof PDFName ? value.decodeText() : '');

/** Only moving and stretching, then one image; nothing else may stand there but an invisible text. */
const drawing =
  /^\s*(?:q\s+)*(?:(?:[-\d.]+\s+){4}re\s+W\*?\s+n\s+)?(?<steps>(?:(?:q\s+)*(?:[-\d.]+\s+){6}cm\s+)+)(?:\/\S+\s+gs\s+)?\/(?<name>\S+)\s+Do\s*(?:Q\s*)*$/;
const step = /([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+[-\d.]+\s+[-\d.]+\s+cm/g;
const invisibleText = /BT\b(?:(?!\bET\b)[^])*?\b3\s+Tr\b(?:(?!\bET\b)[^])*?\bET\b/g;
const covers = 0.9;

/** The JPEG that is the whole page, as it lies in the file. Null: the page is more than one scan. */
export function scannedImage(page: PDFPage): Uint8Array | null {
  try {
    return findImage(page);
  } catch {
    // A page that is not as the format asks is drawn by PDF.js, which forgives more.
    return null;
  }
}

function findImage({ node }: PDFPage): Uint8Array | null {
  if (node.Annots()?.size()) return null;
  const found = drawing.exec(contentOf(node).replace(invisibleText, ' '));
  const { steps = '', name = '' } = found?.groups ?? {};
  const stretched = stretchOf(steps);
  if (!found || !stretched) return null;
  const [left, bottom, right, top] = node.MediaBox().asArray().map(numberOf);
  const wide = Math.abs((right ?? NaN) - (left ?? NaN));
  const high = Math.abs((top ?? NaN) - (bottom ?? NaN));
  if (!(stretched.wide >= wide * covers && stretched.high >= high * covers)) return null;
  const images = node.Resources()?.lookup(PDFName.of('XObject'));
  const image = images instanceof PDFDict ? images.lookup(PDFName.of(name)) : undefined;
  return image instanceof PDFRawStream && isPlainJpeg(image) ? image.contents : null;
}

/** How large the image is drawn. Null: it is turned or slanted. */
function stretchOf(steps: string): { readonly wide: number; readonly high: number } | null {
  let [wide, high] = [1, 1];
  for (const [, a, b, c, d] of steps.matchAll(step)) {
    if (Number(b) !== 0 || Number(c) !== 0) return null;
    wide *= Math.abs(Number(a));
    high *= Math.abs(Number(d));
  }
  return { wide, high };
}

/** Masks and other colours change what is seen; such an image is drawn as part of its page. */
function isPlainJpeg({ dict }: PDFRawStream): boolean {
  const filter = dict.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  const space = nameOf(dict.lookup(PDFName.of('ColorSpace')));
  const hasMask = ['SMask', 'Mask', 'Decode'].some((key) => dict.has(PDFName.of(key)));
  return nameOf(only) === 'DCTDecode' && /^Device(RGB|Gray)$/.test(space) && !hasMask;
}

function contentOf(node: PDFPage['node']): string {
  const contents = node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams
    .map((entry) => node.context.lookup(entry))
    .map((stream) => {
      if (!(stream instanceof PDFRawStream)) return '';
      return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    })
    .join('\n');
}
