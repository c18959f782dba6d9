import { hitsOf } from './excerpt.ts';
import { searchTermsOf } from './search-terms.ts';
import { placedWordsOf } from './words-of.ts';

/** A keyword of the document search, or words as somebody types them into the reader. */
export type LookedFor = { readonly text: string; readonly isKeyword: boolean };
export type TextRange = { readonly start: number; readonly end: number };

/** Letters as people search for them: without case, accents or double spaces. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');

/** Where what is looked for stands in a piece of a page. */
export const rangesIn = (text: string, { text: words, isKeyword }: LookedFor): TextRange[] =>
  isKeyword ? joined(hitsOf(placedWordsOf(text), searchTermsOf(words))) : phrasesIn(text, words);

/** The same of a whole page, on which every word of a keyword must stand. */
export function rangesOnPage(text: string, looked: LookedFor): TextRange[] {
  if (!looked.isKeyword) return rangesIn(text, looked);
  const terms = searchTermsOf(looked.text);
  const hits = hitsOf(placedWordsOf(text), terms);
  return new Set(hits.map(({ term }) => term)).size === terms.length ? joined(hits) : [];
}

function joined(hits: readonly TextRange[]): TextRange[] {
  const ranges: TextRange[] = [];
  for (const { start, end } of hits.toSorted((one, other) => one.start - other.start)) {
    const last = ranges.at(-1);
    if (last && start < last.end) {
      ranges[ranges.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else ranges.push({ start, end });
  }
  return ranges;
}

function phrasesIn(text: string, words: string): TextRange[] {
  const wanted = searchable(words.trim());
  if (!wanted) return [];
  const letters = [...text];
  const plain = letters.map(searchable);
  const ranges: TextRange[] = [];
  let start = 0;
  for (let at = 0; at < letters.length;) {
    const last = Math.max(endOfMatch(plain, at, wanted), at + 1);
    const end = start + letters.slice(at, last).join('').length;
    if (endOfMatch(plain, at, wanted) > at) ranges.push({ start, end });
    [at, start] = [last, end];
  }
  return ranges;
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
