/** E-003: a tenant calls the client role by one of two words (setting ICS.Vocabulary). */
export const vocabularies = ['Claimant', 'Client'] as const;
export type Vocabulary = (typeof vocabularies)[number];

export const vocabularyOf = (value: string | undefined): Vocabulary =>
  value === 'Client' ? 'Client' : 'Claimant';

/** Only whole words change, in the case and number they stand in. */
const words = /\b(Claimant|Client|claimant|client)(s?)\b/g;

/** A label in the tenant's words: `Client List` reads `Claimant List` where claimants are meant. */
export const inWords = (label: string, vocabulary: Vocabulary): string =>
  label.replace(words, (_whole, word: string, plural: string) => {
    const isLower = word.charAt(0) === word.charAt(0).toLowerCase();
    return `${isLower ? vocabulary.toLowerCase() : vocabulary}${plural}`;
  });
