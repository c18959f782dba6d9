import { readFile, writeFile } from 'node:fs/promises';
import { pagesKept, removedPages } from '../../domain/clean-pages/index.ts';
import type { RemovedPage } from '../../domain/clean-pages/index.ts';
import type { Progress } from '../file-process/file-works.ts';
import { openPdf } from '../reader/open-pdf.ts';
import type { PdfTrouble } from '../reader/open-pdf.ts';
import { writePages } from '../reader/write-pages.ts';
import { findPages } from './find-pages.ts';
import { PagePictures } from './page-pictures.ts';

type Input = { readonly path: string; readonly out: string };
export type CleanedPages = { readonly pages: number; readonly removed: readonly RemovedPage[] };

/** In the file process: finds what nobody misses and writes the rest to `out`. */
export async function cleanPages(
  { path, out }: Input,
  progress: Progress,
): Promise<CleanedPages | { readonly trouble: PdfTrouble }> {
  const bytes = new Uint8Array(await readFile(path));
  const opened = await openPdf(bytes);
  if ('trouble' in opened) return opened;
  const pages = opened.document.getPageCount();
  const pictures = new PagePictures(opened.document, bytes);
  try {
    const removed = removedPages(
      await findPages(pictures, pages, (share) => progress(share * 0.9)),
    );
    if (removed.length) {
      const kept = pagesKept(pages, removed).map((page) => ({ page }));
      await writeFile(out, await writePages(opened.document, kept));
    }
    return { pages, removed };
  } finally {
    await pictures.close();
  }
}
