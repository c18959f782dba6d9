/** For whom a template is written: its greeting, what it may tell, and to whom it goes. */
export const audiences = {
  claimant: 'Claimant',
  specialist: 'Specialist',
  caseManager: 'Case manager of the customer',
  accounts: 'Whoever pays the invoice',
  company: 'Customer company',
  lawFirm: 'Law firm',
  borrower: 'Borrower',
  lender: 'Lender',
  insurer: 'Insurer',
  provider: 'Treatment provider',
  employer: 'Employer',
  centre: 'Centre',
  interpreter: 'Interpreter',
  typist: 'Typist',
  participant: 'Participant or whoever acts for them',
  attendee: 'Whoever takes part',
  staff: 'Staff',
  user: 'Whoever has the account',
} as const;

export type Audience = keyof typeof audiences;

/** Under which word the facts of a record tell of them. */
const wordOf: Partial<Record<Audience, string>> = {
  claimant: 'client',
  specialist: 'specialist',
  caseManager: 'caseManager',
  company: 'company',
  lawFirm: 'company',
  centre: 'centre',
};

type Reader = { readonly name: string | null; readonly email: string };

type Told = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null;

function readerUnder(word: string, data: Told): Reader | null {
  const person = data[word];
  if (typeof person !== 'object' || person === null) return null;
  const { email, titledName, fullName, name } = person as Told;
  const address = text(email);
  if (!address) return null;
  return { email: address, name: text(titledName) ?? text(fullName) ?? text(name) };
}

export type RecordFacts = {
  readonly data: Told;
  /** To whom a letter about the record usually goes. */
  readonly destination: string | null;
};

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Who pays is the company, under whichever address. */
const whoPays: Partial<Record<Audience, string>> = { accounts: 'company', borrower: 'company' };

/** Those of the record who are somebody else than the audience. */
const othersOf = (audience: Audience, { data }: RecordFacts): readonly (Reader | null)[] =>
  [...new Set(Object.values(wordOf))]
    .filter((word) => word !== wordOf[audience] && word !== whoPays[audience])
    .map((word) => readerUnder(word, data));

/** To whom a template for this audience goes. Null: the record knows nobody of them. */
export function readerOf(audience: Audience, facts: RecordFacts): Reader | null {
  const word = wordOf[audience];
  if (word) return readerUnder(word, facts.data);
  const { destination } = facts;
  const isSomebodyElse = othersOf(audience, facts).some(
    (other) => other && destination && isSame(other.email, destination),
  );
  return destination && !isSomebodyElse ? { name: null, email: destination } : null;
}

/** Null: it goes to its audience, or nobody can say that it does not. */
export function otherReaderQuestion(
  template: { readonly label: string; readonly audience: Audience },
  to: string,
  facts: RecordFacts,
): string | null {
  const { label, audience } = template;
  const who = audiences[audience].toLowerCase();
  const meant = readerOf(audience, facts);
  if (meant) {
    if (isSame(meant.email, to)) return null;
    const named = meant.name ? `, ${meant.name} (${meant.email})` : ` (${meant.email})`;
    return `"${label}" is written to the ${who}${named}. Send it to ${to} all the same?`;
  }
  const isOther = othersOf(audience, facts).some((other) => other && isSame(other.email, to));
  if (!isOther) return null;
  return `"${label}" is written to the ${who}, and ${to} is somebody else. Send it all the same?`;
}
