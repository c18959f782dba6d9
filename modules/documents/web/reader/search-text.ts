/** Letters as people search for them: without case, accents or double spaces. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');

export type Hits = { readonly page: number; readonly count: number };

/** How often the words stand on a page. */
export function countHits(text: string, words: string): number {
  const [where, what] = [searchable(text), searchable(words).trim()];
  return what ? where.split(what).length - 1 : 0;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A piece of text as markup, with the words marked. It is escaped: the file was made by anybody. */
export function markedText(text: string, words: string): string {
  const what = words.trim();
  if (!what) return escaped(text);
  const letters = [...text];
  const plain = letters.map((letter) => searchable(letter));
  const wanted = searchable(what);
  let marked = '';
  for (let at = 0; at < letters.length;) {
    const end = endOfMatch(plain, at, wanted);
    const piece = escaped(letters.slice(at, Math.max(end, at + 1)).join(''));
    marked += end > at ? `<mark>${piece}</mark>` : piece;
    at = Math.max(end, at + 1);
  }
  return marked;
}

/** Where the wanted letters end that begin here; the beginning itself when they do not. */
function endOfMatch(plain: readonly string[], from: number, wanted: string): number {
  let found = '';
  for (let at = from; at < plain.length; at += 1) {
    found += plain[at] ?? '';
    if (found === wanted) return at + 1;
    if (!wanted.startsWith(found)) return from;
  }
  return from;
}

export const totalHits = (hits: readonly Hits[]): number =>
  hits.reduce((sum, { count }) => sum + count, 0);

/** The next page with a hit after this one, or before it; from the end it goes on at the beginning. */
export function nextHit(hits: readonly Hits[], page: number, direction: 1 | -1): number | null {
  const pages = hits.map((hit) => hit.page);
  if (direction > 0) return pages.find((one) => one > page) ?? pages[0] ?? null;
  return pages.findLast((one) => one < page) ?? pages.at(-1) ?? null;
}
