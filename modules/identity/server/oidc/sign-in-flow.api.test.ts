import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  aPerson,
  aPractice,
  authorize,
  authorizeRequest,
  identityTestServer,
  password,
  redeem,
  signIn,
} from '../../testing/index.ts';

registerCatalogue();
const server = await identityTestServer();
const { origin, services } = server;
const practice = await aPractice(services);
const person = await aPerson(services, practice, { roles: ['ADMIN_STAFF', 'STAFF'] });

test('[B-129] [E-038] discovery names the addresses and scopes of the contract', async () => {
  const answer = await fetch(`${origin}/.well-known/openid-configuration`);

  expect(await answer.json()).toMatchObject({
    issuer: origin,
    authorization_endpoint: `${origin}/connect/authorize`,
    token_endpoint: `${origin}/connect/token`,
    end_session_endpoint: `${origin}/connect/endsession`,
    userinfo_endpoint: `${origin}/connect/userinfo`,
    jwks_uri: `${origin}/connect/jwks`,
    code_challenge_methods_supported: ['S256'],
    scopes_supported: expect.arrayContaining(['openid', 'caseway']),
  });
});

test('every endpoint that discovery announces is there', async () => {
  const answer = await fetch(`${origin}/.well-known/openid-configuration`);
  const endpoints = Object.entries((await answer.json()) as Record<string, unknown>).filter(
    ([name]) => name.endsWith('_endpoint'),
  );

  const missing = await Promise.all(
    endpoints.map(async ([name, url]) => {
      const tries = ['GET', 'POST'].map((method) => fetch(String(url), { method }));
      return (await Promise.all(tries)).every(({ status }) => status === 404) ? [name] : [];
    }),
  );

  expect(endpoints.length).toBeGreaterThanOrEqual(4);
  expect(missing.flat()).toEqual([]);
});

test('[B-129] code with PKCE: page, redirect, tokens, and the API knows the user', async () => {
  const browser = server.browser();
  const { path, verifier } = authorizeRequest(origin);

  const form = await browser.open(path);
  const callback = await browser.submit('/account/login', { username: person.userName, password });
  const tokens = await redeem(origin, callback.url, verifier);
  const profile = await server.apiWith(tokens.access_token).get('/app/profile/current');

  expect(form).toMatchObject({ status: 200, url: `${origin}/account/login` });
  expect(form.text).toContain('name="username"');
  expect(form.text).toContain('name="password"');
  expect(form.text).not.toContain('<script');
  expect(callback.url).toContain('state=some-state');
  expect(decodeJwt(tokens.access_token)).toMatchObject({
    sub: person.id,
    tid: practice.tenantId,
    sid: expect.any(String),
  });
  expect(profile.body).toMatchObject({
    id: person.id,
    tenantId: practice.tenantId,
    roles: [{ name: 'ADMIN_STAFF' }, { name: 'STAFF' }],
    edition: 'MLP',
    isHost: false,
  });
});

test('the id token is signed with a published key and carries the claims of the scopes', async () => {
  const { id_token: idToken } = await signIn(server.browser(), person.userName, password);

  const keys = createRemoteJWKSet(new URL(`${origin}/connect/jwks`));
  const { payload, protectedHeader } = await jwtVerify(idToken, keys, { issuer: origin });

  expect(protectedHeader.alg).toBe('ES256');
  expect(payload).toMatchObject({
    sub: person.id,
    name: 'Robin Reid',
    preferred_username: person.userName,
    email: person.userName,
    role: ['ADMIN_STAFF', 'STAFF'],
    nonce: 'some-nonce',
  });
});

test('the cookies are for the server alone', async () => {
  const browser = server.browser();
  const page = await browser.request(authorizeRequest(origin).path);

  for (const cookie of page.headers.getSetCookie()) {
    expect(cookie.toLowerCase()).toMatch(/httponly/);
    expect(cookie.toLowerCase()).toMatch(/samesite=lax/);
  }
});

test('userinfo answers the claims to the token of the API, and 401 to anything else', async () => {
  const { access_token: token } = await signIn(server.browser(), person.userName, password);
  const ask = (bearer: string) =>
    fetch(`${origin}/connect/userinfo`, { headers: { authorization: `Bearer ${bearer}` } });

  expect(await (await ask(token)).json()).toMatchObject({ sub: person.id, name: 'Robin Reid' });
  expect((await ask(`${token}x`)).status).toBe(401);
});

test('no code is given without a challenge, to another address or to another client', async () => {
  const { path } = authorizeRequest(origin);
  const without = path
    .replace(/&code_challenge=[^&]*/, '')
    .replace(/&code_challenge_method=[^&]*/, '');
  const elsewhere = authorizeRequest(origin, { redirect_uri: 'https://evil.test/signin-oidc' });
  const other = authorizeRequest(origin, { client_id: 'someone-else' });

  expect((await server.browser().open(without)).url).toContain('error=invalid_request');
  expect((await server.browser().open(elsewhere.path)).status).toBe(400);
  expect((await server.browser().open(other.path)).status).toBe(400);
});

test('a code works once, and only with its verifier', async () => {
  const browser = server.browser();
  await signIn(browser, person.userName, password);
  const first = authorizeRequest(origin);
  const callback = await browser.open(first.path);

  await expect(redeem(origin, callback.url, 'x'.repeat(43))).rejects.toThrow('invalid_grant');
  const second = authorizeRequest(origin);
  const again = await browser.open(second.path);
  await redeem(origin, again.url, second.verifier);
  await expect(redeem(origin, again.url, second.verifier)).rejects.toThrow('invalid_grant');
});

test('a signed-in browser gets tokens without the sign-in page', async () => {
  const browser = server.browser();
  await signIn(browser, person.userName, password);

  expect(await authorize(browser, { prompt: 'none' })).toHaveProperty('access_token');
});

test('[B-391] signing in as another user leaves the first one usable', async () => {
  const browser = server.browser();
  const colleague = await aPerson(services, practice);
  const first = await signIn(browser, person.userName, password);

  const second = await signIn(browser, colleague.userName, password);

  const [one, two] = await Promise.all(
    [first, second].map(({ access_token: token }) =>
      server.apiWith(token).get('/app/profile/current'),
    ),
  );
  expect([one?.body.id, two?.body.id]).toEqual([person.id, colleague.id]);
});

test('a forged, a foreign and an expired token are refused', async () => {
  const { access_token: token } = await signIn(server.browser(), person.userName, password);
  const [head, body] = token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
  const status = async (bearer: string) =>
    (await server.apiWith(bearer).get('/app/profile/current')).status;

  expect(await status(`${head}.${body}.`)).toBe(401);
  expect(await status(`${none}.${body}.`)).toBe(401);
  expect(await status('not.a.token')).toBe(401);
  expect(await status(token)).toBe(200);
  server.advance(11 * 60);
  expect(await status(token)).toBe(401);
  server.advance(-11 * 60);
});
