import { writeFile } from 'node:fs/promises';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { aScan, aScannedPdf } from '../../modules/documents/testing/a-scan.ts';

const words =
  'the claimant was examined in the rooms of the practice and reported pain of the lower back since the accident'.split(
    ' ',
  );

const lineOf = (page: number, line: number): string => {
  const wordOf = (_: unknown, at: number) =>
    words[(page * 7 + line * 3 + at * ((page % 5) + 1)) % words.length];
  return `${page}.${line} ${Array.from({ length: 9 }, wordOf).join(' ')}`;
};
const linesOf = (page: number): string[] =>
  Array.from({ length: 40 }, (_, line) => lineOf(page, line));

/** Of ten pages one is blank and one was scanned twice. */
export const removable = (pages: number): number => Math.floor(pages / 10) * 2;

/** A4 at 200 dots an inch, as an office scanner sends it. */
export async function writeScans(path: string, pages: number): Promise<void> {
  const scans: Buffer[] = [];
  for (let page = 0; page < pages; page += 1) {
    const isBlank = page % 10 === 7;
    const shown = page % 10 === 9 ? page - 4 : page;
    scans.push(
      await aScan({ seed: page, ...(isBlank ? { punched: true } : { lines: linesOf(shown) }) }),
    );
  }
  await writeFile(path, await aScannedPdf(scans));
}

/** Pages of text, as a program writes them. */
export async function writeText(path: string, pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < pages; page += 1) {
    const sheet = document.addPage([595.28, 841.89]);
    sheet.drawText(linesOf(page).join('\n'), { x: 60, y: 780, size: 11, lineHeight: 17, font });
  }
  const bytes = await document.save({ objectsPerTick: Infinity });
  await writeFile(path, bytes);
  return bytes;
}
