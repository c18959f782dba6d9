import { rangesIn, rangesOnPage, searchable } from '../../domain/index.ts';
import type { LookedFor } from '../../domain/index.ts';

export type Hits = { readonly page: number; readonly count: number };

/** How often the words stand on a page. */
export function countHits(text: string, looked: LookedFor): number {
  if (looked.isKeyword) return rangesOnPage(text, looked).length;
  const [where, what] = [searchable(text), searchable(looked.text).trim()];
  return what ? where.split(what).length - 1 : 0;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A piece of text as markup, with the words marked. It is escaped: the file was made by anybody. */
export function markedText(text: string, looked: LookedFor): string {
  let marked = '';
  let at = 0;
  for (const { start, end } of rangesIn(text, looked)) {
    marked += `${escaped(text.slice(at, start))}<mark>${escaped(text.slice(start, end))}</mark>`;
    at = end;
  }
  return marked + escaped(text.slice(at));
}

export const totalHits = (hits: readonly Hits[]): number =>
  hits.reduce((sum, { count }) => sum + count, 0);

/** The next page with a hit after this one, or before it; from the end it goes on at the beginning. */
export function nextHit(hits: readonly Hits[], page: number, direction: 1 | -1): number | null {
  const pages = hits.map((hit) => hit.page);
  if (direction > 0) return pages.find((one) => one > page) ?? pages[0] ?? null;
  return pages.findLast((one) => one < page) ?? pages.at(-1) ?? null;
}
