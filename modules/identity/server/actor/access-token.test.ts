import { createHmac, randomBytes } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { tokenVerifier } from './access-token.ts';

const key = randomBytes(32);
const publicUrl = 'https://caseway.test';
const claims = {
  iss: publicUrl,
  aud: `${publicUrl}/app`,
  sub: 'user',
  tid: 'tenant',
  sid: 'sign-in',
  exp: 2_000_000_600,
};
const head = { alg: 'HS256', typ: 'at+jwt' };
let seconds = 2_000_000_000;
const verify = tokenVerifier({
  config: { publicUrl },
  secrets: { derive: (purpose) => (purpose === 'access-token' ? key : randomBytes(32)) },
  now: () => new Date(seconds * 1000),
});

const signed = (changed: object = {}, header: object = {}, by: Uint8Array = key) =>
  new SignJWT({ ...claims, ...changed }).setProtectedHeader({ ...head, ...header }).sign(by);

test('[D12] a token of our own names its user, tenant and sign-in', async () => {
  expect(await verify(await signed())).toEqual({
    sub: 'user',
    tid: 'tenant',
    sid: 'sign-in',
    exp: claims.exp,
  });
});

test.each([
  ['signed with another key', () => signed({}, {}, randomBytes(32))],
  ['signed with another algorithm', () => signed({}, { alg: 'HS512' })],
  ['of another type', () => signed({}, { typ: 'JWT' })],
  ['of another issuer', () => signed({ iss: 'https://other.test' })],
  ['for another audience', () => signed({ aud: publicUrl })],
  ['without a tenant', () => signed({ tid: undefined })],
  ['whose tenant is a number', () => signed({ tid: 7 })],
  ['without a sign-in', () => signed({ sid: undefined })],
  ['that never ends', () => signed({ exp: undefined })],
  ['that has ended', () => signed({ exp: seconds })],
  ['not signed at all', () => new UnsecuredJWT(claims).encode()],
  ['that is too long', () => signed({ more: 'x'.repeat(5000) })],
  ['whose end was moved', () => movedEnd()],
  ['that is no token', () => 'a.b.c'],
  ['that is signed and no JSON', () => signedText('{', '{')],
])('[D12] a token %s lets nobody in', async (_case, token) => {
  expect(await verify(await token())).toBeNull();
});

test('[D12] a token that was good is refused from the second of its end', async () => {
  const token = await signed();
  expect(await verify(token)).not.toBeNull();

  seconds = claims.exp;

  expect(await verify(token)).toBeNull();
});

const encode = (text: string) => Buffer.from(text).toString('base64url');

async function movedEnd(): Promise<string> {
  const [header, , signature] = (await signed()).split('.');
  return [header, encode(JSON.stringify({ ...claims, exp: claims.exp + 60 })), signature].join('.');
}

function signedText(header: string, body: string): string {
  const text = `${encode(header)}.${encode(body)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
