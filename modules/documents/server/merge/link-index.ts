import { PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { PDFArray, PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { rowOfIndexLink } from '../../domain/merge/index-link.ts';

/** The printed links of the index become jumps to the pages where the files begin. */
export function linkIndex(
  document: PDFDocument,
  indexPages: readonly PDFPage[],
  firsts: readonly PDFPage[],
): void {
  for (const page of indexPages) {
    const links = page.node.Annots();
    for (let at = 0; at < (links?.size() ?? 0); at += 1) {
      const link = links?.lookup(at);
      const target = link instanceof PDFDict ? firsts[rowOf(link) ?? -1] : undefined;
      if (!(link instanceof PDFDict) || !target) continue;
      link.delete(PDFName.of('A'));
      link.set(PDFName.of('Dest'), destination(document, target));
    }
  }
}

/** The top of a page, at whatever size it is read. */
export const destination = (document: PDFDocument, page: PDFPage): PDFArray =>
  document.context.obj([page.ref, 'XYZ', null, null, null]);

function rowOf(link: PDFDict): number | null {
  const action = link.lookup(PDFName.of('A'));
  const address = action instanceof PDFDict ? action.lookup(PDFName.of('URI')) : undefined;
  const isText = address instanceof PDFString || address instanceof PDFHexString;
  return isText ? rowOfIndexLink(address.decodeText()) : null;
}
