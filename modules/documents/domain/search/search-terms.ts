import { wordsOf } from './words-of.ts';

/** One thing that must stand on the page: a word, the beginning of one, or words in a row. */
export type SearchTerm = { readonly words: readonly string[]; readonly isPrefix: boolean };

export const longestKeyword = 200;
const mostTerms = 12;
const shortestPrefix = 3;

/**
 * Injuries and injured are found by each other: an ending of a long word is left open. What stands in
 * quotes is meant as it is written.
 */
function openWord(word: string): string {
  if (word.length < 6 || /\d/.test(word)) return word;
  return word.replace(/(?:ies|ied|ing|es|ed|s|y)$/, '');
}

function looseTerms(text: string, isLast: boolean): SearchTerm[] {
  const words = wordsOf(text);
  return words.map((word, at) => {
    const stem = openWord(word);
    const isOpen = stem !== word || (isLast && at === words.length - 1);
    return { words: [stem], isPrefix: isOpen && stem.length >= shortestPrefix };
  });
}

/** `"lumbar spine" injury`: phrases in quotes, other words anywhere, the last one may be begun only. */
export function searchTermsOf(keyword: string): SearchTerm[] {
  const pieces = keyword.slice(0, longestKeyword).split('"');
  const last = pieces.length - 1;
  const terms = pieces.flatMap((piece, at): SearchTerm[] => {
    const isQuoted = at % 2 === 1 && at < last;
    if (!isQuoted) return looseTerms(piece, at === last);
    const words = wordsOf(piece);
    return words.length ? [{ words, isPrefix: false }] : [];
  });
  return terms.slice(0, mostTerms);
}

/** As PostgreSQL reads it. Words are letters and digits only, so nothing in them needs escaping. */
export const tsqueryOf = (terms: readonly SearchTerm[]): string =>
  terms
    .map(({ words, isPrefix }) => {
      const row = words.map((word) => `'${word}'`).join(' <-> ');
      return isPrefix ? `${row}:*` : words.length > 1 ? `(${row})` : row;
    })
    .join(' & ');
