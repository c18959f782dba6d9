import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument, StandardFonts, degrees, rgb } from '@cantoo/pdf-lib';
import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { boxOnPage, signatureBox } from '../../../domain/index.ts';
import type { Drawn } from '../../../domain/index.ts';
import { addSealPlaceholder } from './add-seal-placeholder.ts';

export type Stamp = {
  /** A PNG file in the folder of the work. */
  readonly picture: string;
  readonly page: number | null;
  readonly boxLeft: number | null;
  readonly boxTop: number | null;
  readonly boxWidth: number | null;
  /** Letters of the Latin alphabet only. */
  readonly caption: string;
};

type Input = {
  readonly path: string;
  readonly out: string;
  readonly stamps: readonly Stamp[];
  readonly reason: string;
  readonly now: string;
};

const ink = rgb(0.25, 0.3, 0.4);

/** Runs in the file process: the signatures are drawn, and room is left for the seal. */
export async function prepareSignedPdf(input: Input): Promise<null> {
  const pdf = await PDFDocument.load(await readFile(input.path));
  if (pdf.catalog.AcroForm()) pdf.getForm().flatten();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const pages = pdf.getPages();
  for (const [at, stamp] of input.stamps.entries()) {
    const box = signatureBox(stamp, at, pages.length);
    const page = pages[box.page - 1];
    if (!page) throw new Error('The page of a signature is missing');
    const turned = ((page.getRotation().angle % 360) + 360) % 360;
    const picture = await pdf.embedPng(await readFile(stamp.picture));
    drawStamp(page, boxOnPage(box, page.getSize(), turned), turned, {
      picture,
      font,
      caption: stamp.caption,
    });
  }
  addSealPlaceholder(pdf, { reason: input.reason, now: new Date(input.now) });
  await writeFile(input.out, await pdf.save({ useObjectStreams: false }));
  return null;
}

type Look = {
  readonly picture: Awaited<ReturnType<PDFDocument['embedPng']>>;
  readonly font: PDFFont;
  readonly caption: string;
};

/** Up for the reader, whichever way the page is turned. */
const above = ({ x, y }: Drawn, turned: number, by: number) => {
  if (turned === 90) return { x: x - by, y };
  if (turned === 180) return { x, y: y - by };
  if (turned === 270) return { x: x + by, y };
  return { x, y: y + by };
};

function drawStamp(page: PDFPage, box: Drawn, turned: number, look: Look): void {
  const rotate = degrees(turned);
  const { picture, font, caption } = look;
  const size = Math.min(7, (box.width / font.widthOfTextAtSize(caption, 1)) * 0.98);
  const line = size * 1.6;
  const scale = Math.min(box.width / picture.width, (box.height - line) / picture.height);
  page.drawImage(picture, {
    ...above(box, turned, line),
    width: picture.width * scale,
    height: picture.height * scale,
    rotate,
  });
  page.drawText(caption, { ...above(box, turned, size * 0.3), size, font, color: ink, rotate });
}
