import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

export type Tag = { readonly role: string; readonly title: string; readonly kids: readonly Tag[] };

/** The tree that a screen reader follows, and whether each mark of a page leads into it. */
export async function pdfTags(
  file: Uint8Array,
): Promise<{ readonly tree: readonly Tag[]; readonly strayMarks: readonly string[] }> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const root = document.catalog.lookup(name('StructTreeRoot'), PDFDict);
  return { tree: kidsOf(root), strayMarks: strayMarksOf(document, root) };
}

/** `Document`, and below each element its own kids, two spaces deeper. */
export const outlineOfTags = (tags: readonly Tag[], depth = 0): string[] =>
  tags.flatMap(({ role, title, kids }) => [
    `${'  '.repeat(depth)}${role}${title && ` ${title}`}`,
    ...outlineOfTags(kids, depth + 1),
  ]);

function kidsOf(element: PDFDict): Tag[] {
  const found = element.lookup(name('K'));
  const kids = found instanceof PDFArray ? found.asArray() : found ? [found] : [];
  return kids.flatMap((kid) => {
    const one = kid instanceof PDFRef ? element.context.lookup(kid) : kid;
    if (!(one instanceof PDFDict)) return [];
    const role = one.lookup(name('S'));
    const title = one.lookup(name('T')) ?? one.lookup(name('Alt'));
    const isText = title instanceof PDFString || title instanceof PDFHexString;
    if (!(role instanceof PDFName)) return [];
    return { role: role.decodeText(), title: isText ? title.decodeText() : '', kids: kidsOf(one) };
  });
}

function strayMarksOf(document: PDFDocument, root: PDFDict): string[] {
  const numbers = root.lookup(name('ParentTree'), PDFDict).lookup(name('Nums'), PDFArray).asArray();
  const owners = new Map(
    numbers.flatMap((key, at) =>
      key instanceof PDFNumber && at % 2 === 0 ? [[key.asNumber(), numbers[at + 1]]] : [],
    ),
  );
  return document.getPages().flatMap((page, at) => {
    const key = page.node.lookup(name('StructParents'));
    const found = key instanceof PDFNumber ? owners.get(key.asNumber()) : undefined;
    if (!(found instanceof PDFArray)) return [`page ${at + 1} is not in the tree`];
    return found.asArray().flatMap((ref, mark) => {
      const element = ref instanceof PDFRef ? document.context.lookup(ref) : undefined;
      if (!(element instanceof PDFDict)) return [];
      return element.get(name('Pg')) === page.ref ? [] : [`page ${at + 1}, mark ${mark}`];
    });
  });
}

/** Fonts that a reader of another machine draws with something else. */
export async function fontsNotEmbedded(file: Uint8Array): Promise<string[]> {
  const { context } = await PDFDocument.load(file, { updateMetadata: false });
  const dicts = context
    .enumerateIndirectObjects()
    .flatMap(([, one]) => (one instanceof PDFDict ? [one] : []));
  return dicts.flatMap((font) => {
    if (font.lookup(name('Type')) !== name('Font')) return [];
    const kind = font.lookup(name('Subtype'));
    if (kind === name('Type0') || kind === name('Type3')) return [];
    const about = font.lookup(name('FontDescriptor'));
    const files = ['FontFile', 'FontFile2', 'FontFile3'].map(name);
    const isEmbedded = about instanceof PDFDict && files.some((key) => about.has(key));
    return isEmbedded ? [] : [String(font.lookup(name('BaseFont')))];
  });
}
