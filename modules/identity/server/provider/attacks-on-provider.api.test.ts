import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  aPerson,
  aProvider,
  authorize,
  chooseAt,
  leadsTo,
  signInAtProvider,
} from '../../testing/index.ts';

registerCatalogue();
const { server, simulator, aConnected, there, aBrowser } = await aProvider();
const { origin, services } = server;

describe('tokens that are not what they say', () => {
  const none = (token: string) =>
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
  const cut = (token: string) => `${token.slice(0, -8)}AAAAAAAA`;
  const attacks: readonly (readonly [string, Parameters<typeof simulator.spoil>[0]])[] = [
    ['of another nonce', { claims: (claims) => ({ ...claims, nonce: 'other' }) }],
    ['without a nonce', { claims: (claims) => ({ ...claims, nonce: undefined }) }],
    ['for another audience', { claims: (claims) => ({ ...claims, aud: 'somebody-else' }) }],
    ['of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://other.test' }) }],
    ['without a signature', { token: none }],
    ['with another signature', { token: cut }],
  ];

  test.each(attacks)('a token %s opens nothing', async (_, how) => {
    const { practice, domain } = await aConnected();
    const person = await aPerson(services, practice, { userName: `p@${domain}` });
    const browser = await aBrowser();

    simulator.spoil(how);
    const answer = await signInAtProvider(browser, person.userName, there(person.userName));
    simulator.spoil(null);

    expect(answer.status).toBe(403);
    expect(answer.text).toContain('could not be accepted');
    await expect(authorize(browser, { prompt: 'none' })).rejects.toThrow('No tokens');
  });
});

describe('state and browser', () => {
  test('an answer is taken once, and only by the browser that began', async () => {
    const { practice, domain } = await aConnected();
    const person = await aPerson(services, practice, { userName: `s@${domain}` });
    const sub = there(person.userName);
    const browser = await aBrowser();
    const begun = await browser.submit('/account/login/provider', { email: person.userName });
    const callback = await chooseAt(leadsTo(begun), sub);

    const stranger = await (await aBrowser()).open(callback);
    const own = await browser.open(callback);
    const again = await browser.open(callback);

    expect(stranger.text).toContain('not begun in this browser');
    expect(own.url).toContain('/signin-oidc?code=');
    expect(again.text).toContain('not begun in this browser');
  });

  test('an answer with another state, or at the address of another tenant, is none', async () => {
    const [one, two] = [await aConnected(), await aConnected()];
    const sub = there(one.admin.userName);
    const browser = await aBrowser();
    const begin = async () =>
      chooseAt(
        leadsTo(await browser.submit('/account/login/provider', { email: one.admin.userName })),
        sub,
      );

    const other = new URL(await begin());
    other.searchParams.set('state', 'other');
    const wrongState = await browser.open(other.href);
    const moved = (await begin()).replace(one.practice.tenantId, two.practice.tenantId);
    const wrongTenant = await browser.open(moved);

    expect(wrongState.text).toContain('could not be accepted');
    expect(wrongTenant.text).toContain('not begun in this browser');
  });

  test('nothing in the address says where the browser goes on to', async () => {
    const { admin, domain } = await aConnected();
    const browser = server.browser();
    const begun = await browser.submit('/account/login/provider', { email: `x@${domain}` });
    const callback = await chooseAt(leadsTo(begun), there(admin.userName));

    const done = await browser.open(
      `${callback}&returnUrl=https://evil.test&redirect_uri=https://evil.test`,
    );

    expect(new URL(done.url).origin).toBe(origin);
  });

  test('who did not agree there is told so', async () => {
    const { domain, practice } = await aConnected();
    const browser = await aBrowser();
    const begun = leadsTo(
      await browser.submit('/account/login/provider', { email: `x@${domain}` }),
    );
    const state = begun.searchParams.get('state');

    const answer = await browser.open(
      `/account/login/provider/${practice.tenantId}/callback?error=access_denied&state=${state}`,
    );

    expect(answer.text).toContain('did not finish signing in with Our directory');
    expect(begun.searchParams.get('code_challenge_method')).toBe('S256');
  });
});
