import type { StoredUser } from './stored-user.ts';

/** D-004. `oidcUser` follows every rotation of the refresh token, or switching would replay one. */
export type StoredAccount = {
  tenantId: string;
  tenantName: string;
  userName: string;
  email: string;
  oidcUser: StoredUser;
  expireAt: number;
};

const key = 'caseway.accounts';
/** D12: a refresh token that rests this long is over. */
const idleLifetime = 12 * 3_600_000;

export function storedAccounts(): StoredAccount[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isAccount) : [];
  } catch {
    return [];
  }
}

const isAccount = (value: unknown): value is StoredAccount => {
  const account = value as Partial<StoredAccount> | null;
  return typeof account?.oidcUser?.profile?.sub === 'string' && !!account.userName;
};

const write = (accounts: StoredAccount[]) => localStorage.setItem(key, JSON.stringify(accounts));
const subOf = (account: StoredAccount) => account.oidcUser.profile.sub;

type Person = Pick<StoredAccount, 'tenantId' | 'tenantName' | 'userName' | 'email'>;

/** B-391. */
export function keepAccount(person: Person, user: StoredUser, now = Date.now()): void {
  const account = { ...person, oidcUser: user, expireAt: now + idleLifetime };
  write([...storedAccounts().filter((other) => subOf(other) !== user.profile.sub), account]);
}

export function followRotation(user: StoredUser, now = Date.now()): void {
  const known = storedAccounts().find((account) => subOf(account) === user.profile.sub);
  if (known) keepAccount(known, user, now);
}

export const forgetAccounts = (): void => localStorage.removeItem(key);

export const isExpired = (account: StoredAccount, now = Date.now()): boolean =>
  account.expireAt <= now;
