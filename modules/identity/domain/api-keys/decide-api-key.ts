import { accept, apiScopes, refuse } from '#kernel/domain';
import type { Actor, Decision } from '#kernel/domain';
import { decideOnAccount } from '../account-rights.ts';
import type { HeldRole } from '../account-rights.ts';

export type KeyAccount = {
  readonly isActive: boolean;
  readonly isLocked: boolean;
  readonly isDeleted: boolean;
  /** A password, a provider or a sign-in: somebody comes in with it. */
  readonly isPersons: boolean;
  readonly roles: readonly HeldRole[];
};

/** As they were sent, without doubles. Null: none, or one that is not known. */
export function readScopes(given: unknown): readonly string[] | null {
  const known = new Set(apiScopes().flatMap(({ scopes }) => scopes));
  if (!Array.isArray(given) || !given.length) return null;
  const scopes = [...new Set<unknown>(given)];
  return scopes.every((scope): scope is string => known.has(scope as string)) ? scopes : null;
}

/** Whose name a program may act in: an account of its own that may not do more than whoever hands it out. */
export function decideKeyAccount(actor: Actor, account: KeyAccount | null): Decision {
  if (!account || account.isDeleted) return refuse('unknownReference', { field: 'userId' });
  const above = decideOnAccount(actor, account.roles);
  if (above.kind !== 'accepted') return above;
  if (!account.isActive || account.isLocked) return refuse('keyAccountOff');
  if (account.isPersons) return refuse('keyAccountOfPerson');
  return accept();
}

const millisecondsOfDay = 86_400_000;

export const keyExpiry = (now: Date, days: number): Date =>
  new Date(now.getTime() + days * millisecondsOfDay);
