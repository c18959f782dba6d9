import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { PDFPage } from '@cantoo/pdf-lib';
import type { Progress } from '../file-process/file-works.ts';
import { openPdf } from '../reader/open-pdf.ts';
import type { PdfTrouble } from '../reader/open-pdf.ts';
import { imagePages } from './image-pages.ts';
import { linkIndex } from './link-index.ts';
import { addOutline } from './outline.ts';
import { stampPageNumbers } from './page-numbers.ts';
import { printedFigures } from './printed-figures.ts';
import { StructureTree } from './structure-tree.ts';

export type MergePart = {
  readonly path: string;
  readonly title: string;
  readonly kind: 'pdf' | 'image';
};

type Counted = { readonly pages: number } | { readonly trouble: PdfTrouble };

/** In the file process: how many pages each part has, or why it has none. Pictures become PDFs. */
export async function countParts({
  parts,
}: {
  readonly parts: readonly MergePart[];
}): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const { path, kind } of parts) {
    const bytes = new Uint8Array(await readFile(path));
    if (kind === 'image') {
      const made = await imagePages(bytes).catch(() => null);
      if (made) await writeFile(path, await made.save());
      counted.push(made ? { pages: made.getPageCount() } : { trouble: 'broken' });
      continue;
    }
    const opened = await openPdf(bytes);
    counted.push('trouble' in opened ? opened : { pages: opened.document.getPageCount() });
  }
  return counted;
}

type Input = {
  readonly parts: readonly MergePart[];
  readonly out: string;
  readonly title: string;
  readonly index: string | null;
  /** A printed page with every figure, whose font numbers the pages; null: they have no numbers. */
  readonly figures: string | null;
  readonly hasBookmarks: boolean;
};

/** In the file process: one PDF of all parts. They were counted before, so each can be read. */
export async function mergeParts(
  { parts, out, title, index, figures, hasBookmarks }: Input,
  progress: Progress,
): Promise<{ readonly pages: number }> {
  const made = await PDFDocument.create();
  made.setTitle(title);
  const tags = new StructureTree(made);
  const indexPages = index ? await append({ made, tags }, { path: index, title: 'Index' }) : [];
  const firsts: PDFPage[] = [];
  for (const [at, part] of parts.entries()) {
    const [first] = await append({ made, tags }, part);
    if (first) firsts.push(first);
    progress((0.8 * (at + 1)) / parts.length);
  }
  linkIndex(made, indexPages, firsts);
  tags.finish(language);
  if (figures) stampPageNumbers(made, await printedFigures(figures, made));
  if (hasBookmarks) {
    const marks = parts.map((part, at) => ({ title: part.title, page: firsts[at] }));
    const [cover] = indexPages;
    addOutline(made, [...(cover ? [{ title: 'Index', page: cover }] : []), ...marks]);
  }
  await writeFile(
    out,
    await made.save({ objectsPerTick: Infinity, updateFieldAppearances: false }),
  );
  return { pages: made.getPageCount() };
}

/** Of what we print; a part of another language says so itself. */
const language = 'en-AU';

async function append(
  { made, tags }: { readonly made: PDFDocument; readonly tags: StructureTree },
  { path, title }: Pick<MergePart, 'path' | 'title'>,
): Promise<PDFPage[]> {
  const opened = await openPdf(new Uint8Array(await readFile(path)));
  if ('trouble' in opened) throw new Error('A part of the brief cannot be read any more');
  const source = opened.document;
  const copies = await made.copyPages(source, source.getPageIndices());
  for (const copy of copies) made.addPage(copy);
  tags.append({ source, copies, title });
  return copies;
}
