export type FoundWord = { readonly word: string; readonly start: number; readonly end: number };

/** Without accents and in small letters; `page_words` of the database folds in the same way. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    // At the end of a word JavaScript writes it as ς, PostgreSQL does not.
    .replaceAll('Σ', 'σ')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '');

const wordPattern = /[\p{Alphabetic}\p{N}\p{M}]+/gu;
const partPattern = /[\p{Alphabetic}0-9]+/gu;

/** The words of a text as the index knows them: letters and digits, the rest stands between words. */
export const wordsOf = (text: string): string[] => foldLetters(text).match(partPattern) ?? [];

/** The words with the places where they stand in the text as it was written. */
export function placedWordsOf(text: string): FoundWord[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: found, index }) =>
    wordsOf(found).map((word) => ({ word, start: index, end: index + found.length })),
  );
}
