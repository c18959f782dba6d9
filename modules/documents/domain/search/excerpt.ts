import { placedWordsOf } from './words-of.ts';
import type { FoundWord } from './words-of.ts';
import type { SearchTerm } from './search-terms.ts';

/** A piece of text; marked where it is what was looked for. */
export type ExcerptPart = { readonly text: string; readonly isHit: boolean };

const usualLength = 240;

type Hit = { readonly start: number; readonly end: number; readonly term: number };

const fits = (found: FoundWord | undefined, word: string, isPrefix: boolean): boolean =>
  found !== undefined && (isPrefix ? found.word.startsWith(word) : found.word === word);

/** Where the words of each term begin and end. */
export function hitsOf(words: readonly FoundWord[], terms: readonly SearchTerm[]): Hit[] {
  return words.flatMap((first, at) =>
    terms.flatMap(({ words: row, isPrefix }, term): Hit[] => {
      const isHere = row.every((word, step) => fits(words[at + step], word, isPrefix));
      const last = words[at + row.length - 1];
      return isHere && last ? [{ start: first.start, end: last.end, term }] : [];
    }),
  );
}

/** The stretch with the most different terms; of equals the first. */
function bestStart(hits: readonly Hit[], length: number): number {
  let [best, most] = [0, 0];
  for (const { start } of hits) {
    const inside = hits.filter((hit) => hit.start >= start && hit.end <= start + length);
    const found = new Set(inside.map(({ term }) => term)).size;
    if (found > most) [best, most] = [start, found];
  }
  return best;
}

const mostHits = 200;

/** The part of a page around what was looked for, in pieces. */
export function excerptOf(
  text: string,
  terms: readonly SearchTerm[],
  length = usualLength,
): ExcerptPart[] {
  const words = placedWordsOf(text);
  const hits = hitsOf(words, terms).slice(0, mostHits);
  const around = bestStart(hits, length) - length / 4;
  const from = words.find(({ start }) => start >= around)?.start ?? 0;
  const to = words.findLast(({ end }) => end <= from + length)?.end ?? text.length;
  const begin = from > (words[0]?.start ?? 0) ? from : 0;
  const end = words.some(({ start }) => start >= to) ? to : Math.min(text.length, begin + length);
  const parts: ExcerptPart[] = [];
  let at = begin;
  for (const hit of hits) {
    if (hit.start < at || hit.end > end) continue;
    parts.push({ text: text.slice(at, hit.start), isHit: false });
    parts.push({ text: text.slice(hit.start, hit.end), isHit: true });
    at = hit.end;
  }
  parts.push({ text: text.slice(at, end), isHit: false });
  return finished(parts, begin > 0, end < text.trimEnd().length);
}

function finished(parts: readonly ExcerptPart[], isCutBefore: boolean, isCutAfter: boolean) {
  const joined = parts
    .map(({ text, isHit }) => ({ text: text.replace(/\s+/g, ' '), isHit }))
    .filter(({ text }) => text !== '');
  return [
    ...(isCutBefore ? [{ text: '… ', isHit: false }] : []),
    ...joined,
    ...(isCutAfter ? [{ text: ' …', isHit: false }] : []),
  ];
}
