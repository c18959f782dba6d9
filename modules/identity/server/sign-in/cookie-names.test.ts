import { expect, test } from 'vitest';
import { hostCookie, secureCookie } from './cookie-names.ts';

test('behind TLS a cookie is bound to its host by its name', () => {
  expect(hostCookie('https://caseway.test', 'caseway.session')).toBe('__Host-caseway.session');
  expect(secureCookie('https://caseway.test', 'caseway.signin')).toBe('__Secure-caseway.signin');
});

test('without TLS no browser would take the prefix', () => {
  expect(hostCookie('http://localhost:3000', 'caseway.session')).toBe('caseway.session');
  expect(secureCookie('http://localhost:3000', 'caseway.signin')).toBe('caseway.signin');
});
