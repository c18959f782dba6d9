import type { User } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aUser, signedInAs, userKeyInStorage } from '../testing/a-user.ts';
import { serve } from '../testing/fake-server.ts';
import { testAddresses } from '../testing/test-addresses.ts';

/** A browser window of its own: the same storage and locks, other module state. */
async function openWindow(sub = 'user-1') {
  vi.resetModules();
  const { bindTokens } = await import('../api/token-source.ts');
  const { bearerOf } = await import('./bearer.ts');
  const { bindAddresses } = await import('../api/kernel-addresses.ts');
  bindTokens(bearerOf(sub));
  bindAddresses(testAddresses);
  return { api: await import('../api/api.ts'), accounts: await import('./stored-accounts.ts') };
}

function storeUser(access: string, refresh: string): User {
  const user = Object.assign(aUser(), { access_token: access, refresh_token: refresh });
  signedInAs(user);
  return user;
}

/** The provider rotates: each refresh token works once. */
function provider() {
  let live = 'refresh-1';
  let access = 'access-2';
  let count = 1;
  return serve({
    'GET /.well-known/openid-configuration': {
      body: { issuer: location.origin, token_endpoint: `${location.origin}/connect/token` },
    },
    'POST /connect/token': async ({ body }) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if ((body as { refresh_token?: string }).refresh_token !== live) {
        return { status: 400, body: { error: 'invalid_grant' } };
      }
      count += 1;
      live = `refresh-${count}`;
      access = `access-${count}`;
      return {
        body: { access_token: access, refresh_token: live, token_type: 'Bearer', expires_in: 600 },
      };
    },
    'GET /app/things': ({ token }) => (token === access ? { body: 'yes' } : { status: 401 }),
  });
}

/** Web Locks, as far as they are used: one holder at a time across windows. */
function webLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const turn = queue.then(work, work);
    queue = turn.catch(() => undefined);
    return turn;
  };
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('renewing the token', () => {
  test('[B-135] parallel 401s in one window lead to one refresh', async () => {
    storeUser('access-1', 'refresh-1');
    const calls = provider();
    const { api } = await openWindow();

    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => api.api.get('/app/things')));

    expect(answers).toEqual(['yes', 'yes', 'yes', 'yes', 'yes']);
    expect(calls.filter((call) => call.path === '/connect/token')).toHaveLength(1);
  });

  test('[D12] parallel 401s in two windows lead to one refresh', async () => {
    webLocks();
    storeUser('access-1', 'refresh-1');
    const calls = provider();
    const [one, two] = [await openWindow(), await openWindow()];

    const answers = await Promise.all(
      [one, two, one, two].map(({ api }) => api.api.get('/app/things')),
    );

    expect(answers).toEqual(['yes', 'yes', 'yes', 'yes']);
    expect(calls.filter((call) => call.path === '/connect/token')).toHaveLength(1);
  });

  test('[B-391] the stored account follows the rotated refresh token', async () => {
    const user = storeUser('access-1', 'refresh-1');
    provider();
    const { api, accounts } = await openWindow();
    const person = { tenantId: 't', tenantName: 'T', userName: 'u', email: 'e' };
    accounts.keepAccount(person, user);

    await api.api.get('/app/things');

    expect(accounts.storedAccounts()).toMatchObject([{ oidcUser: { refresh_token: 'refresh-2' } }]);
  });

  test('[B-135] a refused refresh token rejects the call', async () => {
    storeUser('access-1', 'refresh-0');
    provider();
    const { api } = await openWindow();

    await expect(api.api.get('/app/things')).rejects.toMatchObject({ status: 401 });
  });

  test('a provider that is down does not end the sign-in', async () => {
    storeUser('access-1', 'refresh-1');
    serve({
      'GET /.well-known/openid-configuration': {
        body: { issuer: location.origin, token_endpoint: `${location.origin}/connect/token` },
      },
      'POST /connect/token': { status: 503, body: { error: 'temporarily_unavailable' } },
      'GET /app/things': { status: 401 },
    });
    const { api } = await openWindow();

    await expect(api.api.get('/app/things')).rejects.toMatchObject({ status: 0 });
    expect(localStorage.getItem(userKeyInStorage())).toContain('refresh-1');
  });
});
