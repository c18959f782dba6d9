import { describe, expect, test } from 'vitest';
import { defineConnector } from './define-connector.ts';
import { proxiedPath } from './proxied-path.ts';

const given = {
  kind: 'example',
  label: 'Example',
  auth: { kind: 'oauthClient', tokenPath: '/token' },
  regions: { AU: { authBase: 'https://auth.example', apiBase: 'https://api.example' } },
  capabilities: ['matters'],
  proxy: [
    { method: 'GET', path: '/matters/{id}' },
    { method: 'POST', path: '/matters' },
  ],
} as const;
const example = defineConnector(given);

describe('a connector is data', () => {
  test('it survives JSON, with the usual limits where it names none', () => {
    expect(JSON.parse(JSON.stringify(example))).toEqual(example);
    expect(example.limits).toEqual({ timeoutMs: 15_000, mostBytesIn: 5_242_880, tries: 3 });
  });

  test.each([
    [
      'a place without TLS',
      { regions: { AU: { ...given.regions.AU, apiBase: 'http://a.example' } } },
    ],
    [
      'a place with a user',
      { regions: { AU: { ...given.regions.AU, authBase: 'https://u@a.example' } } },
    ],
    ['a path that climbs', { proxy: [{ method: 'GET', path: '/a/../b' }] }],
    ['a path without its slash', { proxy: [{ method: 'GET', path: 'a' }] }],
    ['a kind that is no word', { kind: 'two words' }],
    [
      'hooks without the capability',
      { hooks: { signatureHeader: '^x$', algorithm: 'sha256', encoding: 'hex', mostBytes: 1 } },
    ],
  ] as const)('%s is refused', (_what, change) => {
    expect(() => defineConnector({ ...given, ...change })).toThrow('The connector');
  });
});

describe('a call through us is one that the connector declares', () => {
  const asked = (method: 'GET' | 'POST' | 'PUT', url: string) =>
    proxiedPath(example, 'https://api.example', { method, url });

  test.each([
    ['/matters/7', '/matters/7'],
    ['https://api.example/matters/7?fields=id', '/matters/7?fields=id'],
  ])('%s passes', (url, path) => {
    expect(asked('GET', url)).toBe(path);
  });

  test.each([
    '/matters/7/notes',
    '/matters/',
    '/matters/../users',
    '/matters/%2e%2e',
    '/matters/7%2fusers',
    String.raw`/matters\7`,
    '//evil.example/matters',
    'https://api.example.evil/matters/7',
    'https://evil.example/matters/7',
    '/matters/7#x',
    'matters/7',
  ])('%s does not', (url) => {
    expect(asked('GET', url)).toBeNull();
  });

  test('nor does another method', () => {
    expect(asked('PUT', '/matters/7')).toBeNull();
    expect(asked('POST', '/matters')).toBe('/matters');
  });
});
