export type ClientWords = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly claimNo?: string;
};

/** Names are typed in small letters on the telephone; McKay and O'Brien are left as they are. */
const capital = (word: string): string =>
  word === word.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;

const named = (key: keyof ClientWords, words: readonly string[]): ClientWords =>
  words.length ? { [key]: words.map(capital).join(' ') } : {};

/** What somebody typed while looking for a person, as the start of a new one. */
export function clientFromWords(typed: string): ClientWords {
  const text = typed.trim();
  if (/\d/.test(text)) return { claimNo: text };
  const [last = '', first] = text.split(',').map((part) => part.trim());
  if (first !== undefined) {
    return {
      ...named('firstName', first.split(/\s+/).filter(Boolean)),
      ...named('lastName', last.split(/\s+/).filter(Boolean)),
    };
  }
  const words = text.split(/\s+/).filter(Boolean);
  return { ...named('firstName', words.slice(0, 1)), ...named('lastName', words.slice(1)) };
}
