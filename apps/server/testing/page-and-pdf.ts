import { pdfTexts } from '#documents/testing';

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
};

/** Without spaces, which a PDF has only where lines break; a style may write in capitals. */
const squeezed = (text: string): string =>
  text
    .replaceAll(/&([#\w]+);/g, (all, name: string) => signs[name] ?? all)
    .replaceAll(/\s/g, '')
    .toLowerCase()
    // The minute of a printed version is that of its printing.
    .replaceAll(/(version\d+,\w+-)\d\d:\d\d/g, '$1');

const textsOfPage = (html: string): string[] =>
  html
    .replace(/<head>.*?<\/head>/s, '')
    .replaceAll(/<style.*?<\/style>/gs, '')
    .split(/<[^>]*>/)
    .map(squeezed)
    .filter(Boolean);

/** Labels that a style writes before a value of the daysheet, and the line at the foot of a page. */
const addedByStyle = /^(place:|printed:|page\d+of\d+.*)$/;

/** What one says and the other does not. */
export async function differenceOf(html: string, pdf: Uint8Array): Promise<readonly string[]> {
  const [page, printed] = [textsOfPage(html), (await pdfTexts(pdf)).flat().map(squeezed)];
  const [wholePage, wholePdf] = [page.join(''), printed.join('')];
  return [
    ...page.filter((text) => !wholePdf.includes(text)).map((text) => `only on the page: ${text}`),
    ...printed
      .filter((text) => !wholePage.includes(text) && !addedByStyle.test(text))
      .map((text) => `only in the PDF: ${text}`),
  ];
}
