import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aUser, userKeyInStorage } from '../testing/a-user.ts';
import { serve } from '../testing/fake-server.ts';
import { followRotation, forgetAccounts, keepAccount, storedAccounts } from './stored-accounts.ts';
import { switchAccount } from './switch-account.ts';

const person = (userName: string) => ({
  tenantId: 'tenant-1',
  tenantName: 'Harbour',
  userName,
  email: userName,
});

const only = () => {
  const [account] = storedAccounts();
  if (!account) throw new Error('No account is stored');
  return account;
};

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('stored accounts', () => {
  test('[B-391] [D-004] an account keeps tenant, user, email, the OIDC user and its expiry', () => {
    keepAccount(person('a@harbour.test'), aUser('a'), 1000);

    expect(storedAccounts()).toMatchObject([
      {
        tenantId: 'tenant-1',
        tenantName: 'Harbour',
        userName: 'a@harbour.test',
        email: 'a@harbour.test',
        oidcUser: { profile: { given_name: 'Clara', family_name: 'Clerk' } },
        expireAt: 1000 + 12 * 3_600_000,
      },
    ]);
  });

  test('[B-391] two accounts are listed, one account once', () => {
    keepAccount(person('a@harbour.test'), aUser('a'));
    keepAccount(person('b@harbour.test'), aUser('b'));
    keepAccount(person('a@harbour.test'), aUser('a'));

    expect(storedAccounts().map((account) => account.userName)).toEqual([
      'b@harbour.test',
      'a@harbour.test',
    ]);
  });

  test('a rotation of a stranger adds no account', () => {
    followRotation(aUser('stranger'));

    expect(storedAccounts()).toEqual([]);
  });

  test('a forgotten account is gone', () => {
    keepAccount(person('a@harbour.test'), aUser('a'));
    forgetAccounts();

    expect(storedAccounts()).toEqual([]);
  });

  test.each(['{', '"text"', '[null, 7, {"userName": "x"}]'])(
    'a damaged list %s is discarded',
    (text) => {
      localStorage.setItem('caseway.accounts', text);

      expect(storedAccounts()).toEqual([]);
    },
  );
});

describe('switching accounts', () => {
  test('[B-074] the other account becomes the current one and the app starts again', async () => {
    const go = vi.spyOn(location, 'assign').mockImplementation(() => {});
    keepAccount(person('b@harbour.test'), aUser('b'));

    await switchAccount(only());

    expect(localStorage.getItem(userKeyInStorage())).toContain('refresh-b');
    expect(go).toHaveBeenCalledExactlyOnceWith('/');
  });

  test('[B-391] an expired account asks to sign in', async () => {
    const go = vi.spyOn(location, 'assign').mockImplementation(() => {});
    serve({
      'GET /.well-known/openid-configuration': {
        body: {
          issuer: location.origin,
          authorization_endpoint: `${location.origin}/connect/authorize`,
        },
      },
    });
    keepAccount(person('b@harbour.test'), aUser('b'), Date.now() - 13 * 3_600_000);

    void switchAccount(only());

    await vi.waitFor(() => expect(go).toHaveBeenCalledOnce());
    const address = new URL(String(go.mock.calls[0]?.[0]));
    expect(address.pathname).toBe('/connect/authorize');
    expect(address.searchParams.get('login_hint')).toBe('b@harbour.test');
    expect(address.searchParams.get('prompt')).toBe('login');
  });
});
