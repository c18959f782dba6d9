import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';

/** How many pages a PDF has that can be signed; null: it is none, or is protected. */
export async function readSignable({ path }: { readonly path: string }): Promise<number | null> {
  try {
    const pdf = await PDFDocument.load(await readFile(path));
    return pdf.isEncrypted ? null : pdf.getPageCount() || null;
  } catch {
    return null;
  }
}
