import { describe, expect, test } from 'vitest';
import { domainIsValid } from './client-domain.ts';

describe('[B-083] the client domain', () => {
  const origin = 'https://app.harbour.test';

  test.each(['https://app.harbour.test', 'https://APP.harbour.test/', 'app.harbour.test'])(
    '%s is the origin',
    (domain) => expect(domainIsValid(domain, origin)).toBe(true),
  );

  test.each([
    'https://harbour.test',
    'http://app.harbour.test',
    'https://app.harbour.test:8443',
    'x y',
  ])('%s is another place', (domain) => expect(domainIsValid(domain, origin)).toBe(false));

  test('localhost:3000 and a development host are accepted, other local ports are not', () => {
    expect(domainIsValid(origin, 'http://localhost:3000')).toBe(true);
    expect(domainIsValid(origin, 'http://localhost:3001')).toBe(false);
    expect(domainIsValid(origin, 'http://localhost:5173', true)).toBe(true);
  });

  test.each([null, undefined, '', ' '])('no domain (%s) means no check', (domain) => {
    expect(domainIsValid(domain, 'http://elsewhere.test')).toBe(true);
  });
});
