/** Variables by their path: `client.fullName`. Null: known, and there is nothing to say. */
export type DocumentValues = Readonly<Record<string, string | null>>;

const paragraph = /<w:p[ >][\s\S]*?<\/w:p>/g;
const textPart = /(<w:t(?:\s[^>]*)?>)([\s\S]*?)(<\/w:t>)/g;
const variable = /\{\{\s*([\w.]+)\s*\}\}/g;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};
const read = (xml: string): string =>
  xml.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (one) => entities[one] ?? one);
/** Nothing that XML 1.0 cannot carry, and nothing that could be read as markup. */
const written = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

type Place = { readonly start: number; readonly end: number; readonly value: string };

function placesIn(whole: string, values: DocumentValues): Place[] {
  return [...whole.matchAll(variable)].flatMap((found) => {
    const path = found[1] ?? '';
    if (!Object.hasOwn(values, path)) return [];
    return [{ start: found.index, end: found.index + found[0].length, value: values[path] ?? '' }];
  });
}

/** The part of a run that stays: a value stands in the run in which its variable begins. */
function runText(run: string, from: number, places: readonly Place[]): string {
  const to = from + run.length;
  let text = '';
  let at = from;
  for (const { start, end, value } of places) {
    if (end <= from || start >= to) continue;
    if (start >= from) text += run.slice(at - from, start - from) + value;
    at = Math.min(end, to);
  }
  return text + run.slice(at - from);
}

function fillParagraph(xml: string, values: DocumentValues): string {
  const runs = [...xml.matchAll(textPart)].map((found) => read(found[2] ?? ''));
  const places = placesIn(runs.join(''), values);
  if (!places.length) return xml;
  let from = 0;
  let at = 0;
  return xml.replaceAll(textPart, (_, _open: string, _text: string, close: string) => {
    const run = runs[at] ?? '';
    const text = runText(run, from, places);
    from += run.length;
    at += 1;
    return `<w:t xml:space="preserve">${written(text)}${close}`;
  });
}

/**
 * A part of a Word document with its {{variables}} filled in. Word divides a variable among several
 * runs as it likes, so a paragraph is read as a whole. What nobody explains stays as it is written.
 */
export const fillDocumentXml = (xml: string, values: DocumentValues): string =>
  xml.replaceAll(paragraph, (one) => fillParagraph(one, values));
