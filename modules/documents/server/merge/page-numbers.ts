import { StandardFonts, degrees, rgb } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';

const size = 9;
const margin = 18;

/** `12 / 340` in the lower right corner of every page, as it is read. */
export async function stampPageNumbers(document: PDFDocument): Promise<void> {
  const font = await document.embedFont(StandardFonts.Helvetica);
  const pages = document.getPages();
  for (const [at, page] of pages.entries()) stamp(page, `${at + 1} / ${pages.length}`, font);
}

/** A page may lie on its side: the corner is the one that the reader sees. */
function stamp(page: PDFPage, text: string, font: PDFFont): void {
  const { x, y, width, height } = page.getCropBox();
  const long = font.widthOfTextAtSize(text, size);
  const angle = ((page.getRotation().angle % 360) + 360) % 360;
  const corner = {
    0: [x + width - margin - long, y + margin],
    90: [x + width - margin, y + height - margin - long],
    180: [x + margin + long, y + height - margin],
    270: [x + margin, y + margin + long],
  }[angle] ?? [x + width - margin - long, y + margin];
  const [left = 0, bottom = 0] = corner;
  const [turnedLong, turnedHigh] = angle % 180 ? [size + 4, long + 8] : [long + 8, size + 4];
  page.drawRectangle({
    x: left - (angle === 180 ? long + 4 : angle === 90 ? size : 4),
    y: bottom - (angle === 270 ? long + 4 : angle === 180 ? size : 4),
    width: turnedLong,
    height: turnedHigh,
    color: rgb(1, 1, 1),
    opacity: 0.8,
  });
  page.drawText(text, {
    x: left,
    y: bottom,
    size,
    font,
    color: rgb(0.2, 0.2, 0.2),
    rotate: degrees(angle),
  });
}
