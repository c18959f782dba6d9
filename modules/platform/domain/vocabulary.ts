/** E-003: a tenant calls the client role by one of two words (setting ICS.Vocabulary). */
export const vocabularies = ['Claimant', 'Client'] as const;
export type Vocabulary = (typeof vocabularies)[number];

export const vocabularyOf = (value: string | undefined): Vocabulary =>
  value === 'Client' ? 'Client' : 'Claimant';

/**
 * Only whole words change, in the case and number they stand in. A client id, secret or domain is
 * one of software, and those who acquire clients are a kind of company.
 */
const words =
  /\b([Cc]laimant|[Cc]lient)(s?)\b(?!\s+(?:[Ii]d|[Ss]ecret|[Dd]omain|[Aa]cquisitions)\b)/g;

const isLower = (word: string): boolean => word.charAt(0) === word.charAt(0).toLowerCase();

const spoken = (word: string, plural: string, vocabulary: Vocabulary): string =>
  `${isLower(word) ? vocabulary.toLowerCase() : vocabulary}${plural}`;

/** A label in the tenant's words: `Client List` reads `Claimant List` where claimants are meant. */
export const inWords = (label: string, vocabulary: Vocabulary): string =>
  label.replace(words, (_whole, word: string, plural: string) => spoken(word, plural, vocabulary));

const beginsSentence = /(?:^|[.?!]\s+|\n)$/;
const continuesName = /^\s+\p{Lu}/u;

/**
 * A whole sentence in the tenant's words. It may carry the name of a record, and `Client Advocates`
 * is still called so: a capital counts only at the beginning of a sentence that goes on in small.
 */
export const sentenceInWords = (sentence: string, vocabulary: Vocabulary): string =>
  sentence.replace(words, (whole: string, word: string, plural: string, at: number) => {
    const isWord =
      isLower(word) ||
      (beginsSentence.test(sentence.slice(0, at)) &&
        !continuesName.test(sentence.slice(at + whole.length)));
    return isWord ? spoken(word, plural, vocabulary) : whole;
  });
