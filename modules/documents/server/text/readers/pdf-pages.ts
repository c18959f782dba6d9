import { readFile } from 'node:fs/promises';
import {
  createIsomorphicCanvasFactory,
  getDocumentProxy,
  getResolvedPDFJS,
  renderPageAsImage,
} from 'unpdf';
import { recognise } from './recognise.ts';
import { UnreadableFile } from './page-source.ts';
import type { PageSource, ReadPage } from './page-source.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>;

/** A stamp or a page number on a scan is less than this; a page of words is more. */
const fewLetters = 200;
const dotsPerInch = 200;
const mostPixels = 12_000_000;
const canvasImport = () => import('@napi-rs/canvas');

async function open(path: string): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(await readFile(path)), {
      CanvasFactory: await createIsomorphicCanvasFactory(canvasImport),
      wasmUrl: new URL('./wasm/', import.meta.resolve('pdfjs-dist/package.json')).href,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableFile(
      isLocked ? 'The file is protected by a password.' : 'The file is damaged.',
      { cause: error },
    );
  }
}

async function writtenText(page: PdfPage): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

async function hasPicture(page: PdfPage): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray } = await page.getOperatorList();
  const paints: readonly number[] = [
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
  ];
  return fnArray.some((operator: number) => paints.includes(operator));
}

function scaleOf(page: PdfPage): number {
  const { width, height } = page.getViewport({ scale: 1 });
  return Math.min(dotsPerInch / 72, Math.sqrt(mostPixels / Math.max(1, width * height)));
}

async function readPage(pdf: Pdf, number: number): Promise<ReadPage> {
  const page = await pdf.getPage(number);
  try {
    const text = await writtenText(page);
    const isWritten = text.replace(/\s/g, '').length >= fewLetters;
    if (isWritten || !(await hasPicture(page))) return { text, source: 'text' };
    const picture = await renderPageAsImage(pdf, number, { canvasImport, scale: scaleOf(page) });
    const seen = await recognise(new Uint8Array(picture));
    // The picture shows the written words too; without anything recognised they are all there is.
    return seen.text.trim() ? seen : { text, source: 'text' };
  } finally {
    page.cleanup();
  }
}

/** A page with hardly any words and a picture is a scan: it is drawn and its words are recognised. */
export async function openPdf(path: string): Promise<PageSource> {
  const pdf = await open(path);
  return {
    total: pdf.numPages,
    read: (page) => readPage(pdf, page),
    close: () => pdf.loadingTask.destroy(),
  };
}
