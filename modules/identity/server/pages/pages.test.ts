import { expect, test } from 'vitest';
import { safeReturn } from '../sign-in/logout-routes.ts';
import { safeColour } from './brand.ts';
import { pageHeaders } from './layout.ts';
import { loginPage } from './login-page.ts';

const hostile = `"><script>alert('x')</script>`;

test('what a user typed is shown, never run', () => {
  const page = loginPage({ nonce: 'n', brand: null, userName: hostile, message: hostile });

  expect(page).not.toContain('<script');
  expect(page).toContain('&quot;&gt;&lt;script&gt;');
});

test('[B-386] a tenant shows its name, logo and colour', () => {
  const brand = {
    tenantId: 'some-tenant',
    name: 'Harbour & Co',
    logo: 'a b.png',
    colour: '#123456',
  };

  const page = loginPage({ nonce: 'n', brand });

  expect(page).toContain('src="/files/a%20b.png"');
  expect(page).toContain('alt="Harbour &amp; Co"');
  expect(page).toContain('header{background:#123456}');
});

test('a colour is a colour, or it is left out', () => {
  expect(safeColour('2d2d2d')).toBe('#2d2d2d');
  expect(safeColour('#FFF')).toBe('#FFF');
  expect(safeColour('navy')).toBe('navy');
  expect(safeColour('red;}body{display:none')).toBeNull();
  expect(safeColour('url(https://evil.test)')).toBeNull();
  expect(safeColour(null)).toBeNull();
});

test('the pages forbid scripts, frames and forms that lead elsewhere', () => {
  const { nonce, headers } = pageHeaders();
  const policy = headers['content-security-policy'];

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'nonce-${nonce}'`);
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test.each([
  [undefined, 'https://caseway.test/signout-oidc'],
  ['/signout-oidc', 'https://caseway.test/signout-oidc'],
  ['https://caseway.test/view/x?y=1', 'https://caseway.test/view/x?y=1'],
  ['https://evil.test/', 'https://caseway.test/signout-oidc'],
  ['//evil.test', 'https://caseway.test/signout-oidc'],
  ['/\\evil.test', 'https://caseway.test/signout-oidc'],
  ['https://caseway.test@evil.test/', 'https://caseway.test/signout-oidc'],
  ['https://user:pass@caseway.test/', 'https://caseway.test/signout-oidc'],
  ['http://caseway.test/', 'https://caseway.test/signout-oidc'],
  ['javascript:alert(1)', 'https://caseway.test/signout-oidc'],
])('[B-072] a return to %s leads to %s', (given, expected) => {
  expect(safeReturn(given, 'https://caseway.test')).toBe(expected);
});
