import { PDFHexString, PDFName } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { destination } from './link-index.ts';

type Mark = { readonly title: string; readonly page: PDFPage | undefined };

/** The bookmarks that a reader shows beside the pages. */
export function addOutline(document: PDFDocument, marks: readonly Mark[]): void {
  const { context, catalog } = document;
  const placed = marks.flatMap(({ title, page }) => (page ? [{ title, page }] : []));
  const root = context.nextRef();
  const refs = placed.map(() => context.nextRef());
  for (const [at, { title, page }] of placed.entries()) {
    const [ref, before, after] = [refs[at], refs[at - 1], refs[at + 1]];
    if (!ref) continue;
    const item = context.obj({
      Parent: root,
      ...(before && { Prev: before }),
      ...(after && { Next: after }),
    });
    item.set(PDFName.of('Title'), PDFHexString.fromText(title));
    item.set(PDFName.of('Dest'), destination(document, page));
    context.assign(ref, item);
  }
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;
  context.assign(
    root,
    context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }),
  );
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
