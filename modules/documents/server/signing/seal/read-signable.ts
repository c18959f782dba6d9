import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { PDFPage } from '@cantoo/pdf-lib';

export type PageSize = { readonly width: number; readonly height: number };

/** The pages of a PDF that can be signed, as people see them; null: it is none, or is protected. */
export async function readSignable({
  path,
}: {
  readonly path: string;
}): Promise<readonly PageSize[] | null> {
  try {
    const pdf = await PDFDocument.load(await readFile(path));
    const pages = pdf.isEncrypted ? [] : pdf.getPages();
    return pages.length ? pages.map(sizeOf) : null;
  } catch {
    return null;
  }
}

function sizeOf(page: PDFPage): PageSize {
  const { width, height } = page.getSize();
  return page.getRotation().angle % 180 ? { width: height, height: width } : { width, height };
}
