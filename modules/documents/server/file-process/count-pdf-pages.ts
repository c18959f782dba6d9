import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';

/** Null: it says that it is a PDF and cannot be read as one. */
export async function countPdfPages({ path }: { readonly path: string }): Promise<number | null> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)));
    const { numPages } = pdf;
    await pdf.loadingTask.destroy();
    return numPages;
  } catch {
    return null;
  }
}
