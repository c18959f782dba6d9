import { PDFDocument, degrees } from '@cantoo/pdf-lib';
import type { ArrangedPage } from '../../domain/reader/arranged-pages.ts';

/** A new PDF with these pages of another, in this order. Nothing of the pages left out goes along. */
export async function writePages(
  source: PDFDocument,
  pages: readonly ArrangedPage[],
): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  const copies = await made.copyPages(
    source,
    pages.map(({ page }) => page - 1),
  );
  for (const [at, copy] of copies.entries()) {
    const turn = pages[at]?.turn ?? 0;
    if (turn) copy.setRotation(degrees((copy.getRotation().angle + turn + 360) % 360));
    made.addPage(copy);
  }
  const title = source.getTitle();
  if (title) made.setTitle(title);
  return made.save({ objectsPerTick: Infinity, updateFieldAppearances: false });
}
