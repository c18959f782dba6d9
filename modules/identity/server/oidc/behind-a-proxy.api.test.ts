import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { authorizeRequest } from '../../testing/index.ts';
import { identityServer } from '../index.ts';

registerCatalogue();
const origin = 'https://caseway.test';
const { app } = await testServer({ modules: [identityServer], env: { PUBLIC_URL: origin } });

/** As it comes from a proxy that ends TLS and sends what it likes. */
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: '10.0.0.7:3000', ...headers } });

test('behind TLS every cookie is secure and every address is the public one', async () => {
  const answer = await get(authorizeRequest(origin).path);
  const cookies = [answer.headers['set-cookie'] ?? []].flat();

  expect(answer.headers.location).toBe('/account/login');
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; secure/i);
    expect(cookie).not.toMatch(/; domain=/i);
    // A browser keeps the stricter prefix only for a cookie of all paths.
    expect(cookie).toMatch(/; path=\/;/i.test(cookie) ? /^__(Host|Secure)-/ : /^__Secure-/);
  }
});

test('a forged host ends up in no address', async () => {
  const answer = await get('/.well-known/openid-configuration', {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'http',
  });

  expect(answer.body).not.toContain('evil.test');
  expect(answer.json()).toMatchObject({
    issuer: origin,
    token_endpoint: `${origin}/connect/token`,
  });
});

test('the answers carry the security headers of the edge', async () => {
  const discovery = await get('/.well-known/openid-configuration');
  const page = await get('/account/login');

  expect(discovery.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(page.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});
