import { readFile, writeFile } from 'node:fs/promises';
import type { ArrangedPage } from '../../domain/reader/arranged-pages.ts';
import type { Progress } from '../file-process/file-works.ts';
import { openPdf } from './open-pdf.ts';
import type { PdfTrouble } from './open-pdf.ts';
import { writePages } from './write-pages.ts';

type Part = { readonly out: string; readonly pages: readonly ArrangedPage[] };
type Input = { readonly path: string; readonly parts: readonly Part[] };

/** In the file process: each part is written to a file of its own. */
export async function arrangePagesOfFile(
  { path, parts }: Input,
  progress: Progress,
): Promise<
  { readonly pages: number; readonly missing?: number } | { readonly trouble: PdfTrouble }
> {
  const opened = await openPdf(new Uint8Array(await readFile(path)));
  if ('trouble' in opened) return opened;
  const { document } = opened;
  const pages = document.getPageCount();
  const wanted = parts.flatMap((part) => part.pages);
  const missing = wanted.find(({ page }) => page > pages)?.page;
  if (missing !== undefined) return { pages, missing };
  for (const [at, part] of parts.entries()) {
    await writeFile(part.out, await writePages(document, part.pages));
    progress((at + 1) / parts.length);
  }
  return { pages };
}
