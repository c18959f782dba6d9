import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bindTokens } from '../api/token-source.ts';
import { aSession } from '../testing/a-session.ts';
import { aUser, signedInAs, userKeyInStorage } from '../testing/a-user.ts';
import { serve } from '../testing/fake-server.ts';
import { forgetEverythingWhenImpersonating, pathWithoutImpersonator } from './impersonation.ts';
import { openSession } from './open-session.ts';
import { followOtherWindows } from './other-windows.ts';
import { safePath } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { storedAccounts } from './stored-accounts.ts';

const { profile, tenant } = aSession();
const profileCall = 'GET /app/profile/current';
const tenantCall = 'GET /app/tenants/tenant-1/myTenantSetting';
const good = { [profileCall]: { body: profile }, [tenantCall]: { body: tenant } };

const leaving = () => vi.spyOn(location, 'assign').mockImplementation(() => {});
const addressOf = (go: ReturnType<typeof leaving>) =>
  new URL(String(go.mock.calls[0]?.[0]), location.origin);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  bindTokens(null);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('opening a session', () => {
  test('[B-391] a good session is opened and remembered among the accounts', async () => {
    signedInAs(aUser());
    serve(good);

    await expect(openSession(location)).resolves.toMatchObject({ state: 'open', profile, tenant });
    expect(storedAccounts()).toMatchObject([{ tenantName: 'Harbour', userName: profile.userName }]);
  });

  test('[B-069] nobody signed in: the provider is asked, with the way back', async () => {
    const go = leaving();
    serve({
      'GET /.well-known/openid-configuration': {
        body: {
          issuer: location.origin,
          authorization_endpoint: `${location.origin}/connect/authorize`,
        },
      },
    });
    const here = {
      pathname: '/view/widgets',
      search: '?page=2',
      origin: location.origin,
    } as Location;

    void openSession(here);

    await vi.waitFor(() => expect(go).toHaveBeenCalledOnce());
    expect(addressOf(go).pathname).toBe('/connect/authorize');
    expect(addressOf(go).searchParams.get('code_challenge_method')).toBe('S256');
    expect(Object.values({ ...localStorage }).join('')).toContain('/view/widgets?page=2');
  });

  test.each([403, 404, 500])('[B-070] a profile call that answers %s signs out', async (status) => {
    const go = leaving();
    signedInAs(aUser());
    serve({ ...good, [profileCall]: { status } });

    await expect(openSession(location)).resolves.toEqual({ state: 'leaving' });
    expect(addressOf(go).pathname).toBe('/account/logout');
    expect(localStorage.getItem(userKeyInStorage())).toBeNull();
  });

  test('[B-071] a tenant call that fails removes the stored account and signs out', async () => {
    leaving();
    signedInAs(aUser());
    serve(good);
    await openSession(location);
    serve({ ...good, [tenantCall]: { status: 500 } });

    await expect(openSession(location)).resolves.toEqual({ state: 'leaving' });
    expect(storedAccounts()).toEqual([]);
    expect(localStorage.getItem(userKeyInStorage())).toBeNull();
  });

  test('no answer keeps the sign-in', async () => {
    const go = leaving();
    signedInAs(aUser());
    serve({ ...good, [profileCall]: { status: 503 } });

    await expect(openSession(location)).resolves.toEqual({ state: 'unreachable' });
    expect(go).not.toHaveBeenCalled();
  });

  test('[B-083] a foreign client domain is logged and signs out', async () => {
    const go = leaving();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    signedInAs(aUser());
    const extraProperties = { ClientDomain: 'https://elsewhere.test' };
    serve({ ...good, [tenantCall]: { body: { ...tenant, extraProperties } } });
    const here = { ...location, origin: 'https://app.harbour.test' } as Location;

    await expect(openSession(here)).resolves.toEqual({ state: 'leaving' });
    expect(log).toHaveBeenCalledWith('Domain is not valid');
    expect(addressOf(go).pathname).toBe('/account/logout');
  });
});

describe('leaving', () => {
  test('[B-072] sign-out clears the user and the session, and names where to return', async () => {
    const go = leaving();
    signedInAs(aUser());
    sessionStorage.setItem('tabs', '[]');

    await signOut();

    expect(localStorage.getItem(userKeyInStorage())).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(addressOf(go).searchParams.get('returnUrl')).toBe(`${location.origin}/signout-oidc`);
  });

  test('[B-073] an impersonator in the address empties both storages', () => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('b', '2');
    forgetEverythingWhenImpersonating('?x=1');
    expect(localStorage.getItem('a')).toBe('1');

    forgetEverythingWhenImpersonating('?impersonatorUserId=7');

    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test('[B-073] the sign-in that follows returns without the impersonator', () => {
    const at = (search: string) =>
      pathWithoutImpersonator({ pathname: '/view/x', search } as Location);

    expect(at('?impersonatorUserId=7')).toBe('/view/x');
    expect(at('?a=1&impersonatorUserId=7')).toBe('/view/x?a=1');
    expect(at('')).toBe('/view/x');
  });

  test('a window starts again when another one switches the account or signs out', () => {
    const startAgain = vi.fn<() => void>();
    const stop = followOtherWindows('user-1', startAgain);
    const tell = () => dispatchEvent(new StorageEvent('storage', { key: userKeyInStorage() }));

    signedInAs(aUser('user-1'));
    tell();
    expect(startAgain).not.toHaveBeenCalled();

    signedInAs(aUser('user-2'));
    tell();
    localStorage.clear();
    tell();
    stop();

    expect(startAgain).toHaveBeenCalledTimes(2);
  });

  test.each([
    '//evil.test',
    String.raw`/\evil.test`,
    'https://evil.test',
    '/signin-oidc?code=1',
    undefined,
  ])('the way back %s leads to the start page', (path) => expect(safePath(path)).toBe('/'));
});
