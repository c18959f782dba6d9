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

/** A label in the tenant's words: `Client List` reads `Claimant List` where claimants are meant. */
export const inWords = (label: string, vocabulary: Vocabulary): string =>
  label.replace(words, (_whole, word: string, plural: string) => {
    const isLower = word.charAt(0) === word.charAt(0).toLowerCase();
    return `${isLower ? vocabulary.toLowerCase() : vocabulary}${plural}`;
  });
