import type { ProviderPerson } from './provider-claims.ts';

/** An account here, as far as entering by the provider asks. */
export type EntryAccount = {
  readonly id: string;
  readonly isOpen: boolean;
  /** Whoever of this issuer it is linked to already. */
  readonly linkedTo: string | null;
};

export type EntryFacts = {
  readonly person: ProviderPerson;
  /** The account that this subject of this issuer was linked to before. */
  readonly linked: EntryAccount | null;
  /** Accounts of this tenant with the address, deleted ones too. */
  readonly ofAddress: readonly EntryAccount[];
  /** The domain of the address is proven for this tenant. */
  readonly isOwnDomain: boolean;
  /** The name to sign in with is taken, perhaps in another tenant. */
  readonly isNameTaken: boolean;
  /** Roles that the rule gives to a new account. */
  readonly roleIds: readonly string[];
};

export const entryRefusals = {
  closed: 'Your account here is disabled, locked or deleted. Please ask your administrator.',
  noAddress: 'Your provider did not tell your mail address. Please ask your administrator.',
  notVerified:
    'Your provider has not verified your mail address, so it cannot be used to sign in. Please ask your administrator.',
  otherDomain: 'Your mail address does not belong to a domain of this practice.',
  severalAccounts:
    'More than one account here has your mail address. Please ask your administrator.',
  otherPerson:
    'The account with your mail address belongs to somebody else at your provider. Please ask your administrator.',
  noAccount: 'You have no account here yet. Please ask your administrator for one.',
} as const;

export type Entry =
  | { readonly kind: 'enter'; readonly userId: string }
  | { readonly kind: 'link'; readonly userId: string }
  | { readonly kind: 'create'; readonly roleIds: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: keyof typeof entryRefusals };

const refused = (reason: keyof typeof entryRefusals): Entry => ({ kind: 'refused', reason });

/** Known by issuer and subject; the mail address finds an account once, and never somebody else's. */
export function decideEntry(facts: EntryFacts): Entry {
  const { person, linked, ofAddress, isOwnDomain, isNameTaken, roleIds } = facts;
  if (linked) return linked.isOpen ? { kind: 'enter', userId: linked.id } : refused('closed');
  if (!person.subject || !person.email) return refused('noAddress');
  if (!person.isVerified) return refused('notVerified');
  if (!isOwnDomain) return refused('otherDomain');
  const [account, second] = ofAddress;
  if (second) return refused('severalAccounts');
  if (account && !account.isOpen) return refused('closed');
  if (account?.linkedTo) return refused('otherPerson');
  if (account) return { kind: 'link', userId: account.id };
  if (isNameTaken || !roleIds.length) return refused('noAccount');
  return { kind: 'create', roleIds };
}
