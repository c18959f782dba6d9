/** Where the headers and footers of a Word document are written. */
type DocxMargins = { readonly header: string | null; readonly footer: string | null };

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

/** The last section says what most pages have; that of the first page alone comes second. */
function referenceOf(documentXml: string, kind: 'header' | 'footer'): string | null {
  const tags = documentXml.match(new RegExp(`<w:${kind}Reference\\b[^>]*>`, 'g')) ?? [];
  const ofType = (type: string) => tags.findLast((tag) => attribute(tag, 'w:type') === type);
  const tag = ofType('default') ?? ofType('first');
  return tag ? attribute(tag, 'r:id') : null;
}

/** The parts of the archive, e.g. `word/header1.xml`. */
export function docxMargins(documentXml: string, relations: string): DocxMargins {
  const targets = new Map(
    (relations.match(/<Relationship\b[^>]*>/g) ?? []).map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  );
  const partOf = (kind: 'header' | 'footer') => {
    const target = targets.get(referenceOf(documentXml, kind));
    return target ? `word/${target.replace(/^\/?(word\/)?/, '')}` : null;
  };
  return { header: partOf('header'), footer: partOf('footer') };
}

const field =
  /<w:fldChar\b[^>]*"begin"[^>]*>(?:(?!<w:fldChar\b[^>]*"end")[\s\S])*<w:fldChar\b[^>]*"end"[^>]*>/g;
const simpleField = /<w:fldSimple\b[^>]*>[\s\S]*?<\/w:fldSimple>/g;
const isPageNumber = /\b(NUM)?PAGES?\b|\bSECTIONPAGES\b/;

/** A number of a page holds for one page only; whoever prints it counts anew. */
const withoutPageNumbers = (xml: string): string =>
  [field, simpleField].reduce(
    (left, pattern) => left.replace(pattern, (found) => (isPageNumber.test(found) ? '' : found)),
    xml,
  );

/** A header or footer as if it were all that the document says. */
export const marginAsDocument = (partXml: string): string =>
  withoutPageNumbers(partXml)
    .replace(/<w:(hdr|ftr)\b([^>]*)>/, '<w:document$2><w:body>')
    .replace(/<\/w:(hdr|ftr)>\s*$/, '</w:body></w:document>');

/** `Page  of ` is what is left of `Page 1 of 3`. */
export const withoutPageWords = (markup: string): string =>
  markup.replace(/\bpage\s*(of\s*)?(?=<|$)/gi, '').replace(/<p>[\s|·-]*<\/p>/g, '');

/** The head and the foot of a table stand on every page that it is printed on. */
export const onEveryPage = (
  body: string,
  { header, footer }: { readonly header: string; readonly footer: string },
): string => {
  if (!header && !footer) return body;
  const row = (part: string, content: string) =>
    content ? `<${part}><tr><td>${content}</td></tr></${part}>` : '';
  return `<table class="docx-pages">${row('thead', header)}${row('tbody', body)}${row('tfoot', footer)}</table>`;
};

/** For every page that shows such a document. */
export const docxPagesStyle = `
.docx-pages { border: 0; width: 100%; }
.docx-pages > * > tr > td { border: 0; padding: 0; }
.docx-pages > thead > tr > td { padding-bottom: 5mm; }
.docx-pages > tfoot > tr > td { padding-top: 5mm; }`;
