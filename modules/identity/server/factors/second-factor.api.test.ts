import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  aPerson,
  aPractice,
  authorizeRequest,
  identityTestServer,
  password,
  redeem,
} from '../../testing/index.ts';
import type { Person } from '../../testing/index.ts';
import type { BegunTotp } from './enrol-totp.ts';

registerCatalogue();
const server = await identityTestServer();
const { services, origin } = server;
const practice = await aPractice(services);
const { tenantId } = practice;

const factors = '/app/profile/second-factors';
const codesOf = (body: unknown): readonly string[] =>
  (body as { recoveryCodes: readonly string[] }).recoveryCodes;
const wrong = 'This code is not right, or it was used already.';
const codeNow = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: services.now().getTime() });
const rows = async (text: string, values: readonly unknown[]) =>
  (await services.db.batch(systemContext(tenantId), [{ text, values: [...values] }]))[0]?.rows ??
  [];

/** Somebody with an app that shows codes. */
async function enrolled(roles: readonly ['STAFF'] | readonly ['ADMIN_STAFF'] = ['STAFF']) {
  const person = await aPerson(services, practice, { roles });
  const api = await server.apiOf(person);
  const begun = (await api.post(`${factors}/totp`)).body as unknown as BegunTotp;
  const confirmed = await api.post(`${factors}/totp/confirm`, {
    id: begun.id,
    code: codeNow(begun.secret),
  });
  server.advance(30);
  return { person, api, secret: begun.secret, codes: codesOf(confirmed.body) };
}

/** With the right password, as far as the question for the second factor. */
async function atSecondStep({ userName }: Person) {
  const browser = server.browser();
  const { path, verifier } = authorizeRequest(origin, { prompt: 'login' });
  await browser.open(path);
  const page = await browser.submit('/account/login', { username: userName, password });
  const type = (code: string) => browser.submit('/account/login/second-factor', { code });
  return { browser, page, type, verifier };
}

test('a second factor is asked for after the password, and before anything is given', async () => {
  const { person, secret } = await enrolled();

  const { browser, page, type, verifier } = await atSecondStep(person);
  const early = await browser.open(authorizeRequest(origin, { prompt: 'none' }).path);
  const refused = await type('000000');
  const callback = await type(codeNow(secret));
  const tokens = await redeem(origin, callback.url, verifier);

  expect(page).toMatchObject({ status: 200, url: `${origin}/account/login/second-factor` });
  expect(early.url).toContain('error=login_required');
  expect(refused).toMatchObject({ status: 401 });
  expect(refused.text).toContain(wrong);
  const profile = await server.apiWith(tokens.access_token).get('/app/profile/current');
  expect(profile.status).toBe(200);
});

test('a code is taken once, by one of two browsers that type it at the same time', async () => {
  const { person, secret } = await enrolled();
  const [one, other] = [await atSecondStep(person), await atSecondStep(person)];
  const code = codeNow(secret);

  const pages = await Promise.all([one.type(code), other.type(code)]);
  const again = await (await atSecondStep(person)).type(code);

  expect(pages.map(({ status }) => status === 401).filter(Boolean)).toHaveLength(1);
  expect(again.status).toBe(401);
});

test('wrong codes lock the account as wrong passwords do, and a right password forgives none', async () => {
  const { person, secret } = await enrolled();

  for (let tries = 0; tries < 5; tries += 1) await (await atSecondStep(person)).type('111111');
  const { page } = await atSecondStep(person);

  expect(page.text).toContain('Your account is locked');
  server.advance(5 * 60 + 1);
  const opened = await (await atSecondStep(person)).type(codeNow(secret));
  expect(opened.url).toContain('/signin-oidc');
});

test('each recovery code opens once; new ones end the old', async () => {
  const { person, api, codes } = await enrolled();
  const [first = '', second = ''] = codes;

  const opened = await (await atSecondStep(person)).type(first.toUpperCase());
  const again = await (await atSecondStep(person)).type(first);
  const { body: made } = await api.post('/app/profile/recovery-codes');
  const old = await (await atSecondStep(person)).type(second);
  const fresh = await (await atSecondStep(person)).type(codesOf(made)[0] ?? '');

  expect(codes).toHaveLength(10);
  expect(opened.url).toContain('/signin-oidc');
  expect([again.status, old.status]).toEqual([401, 401]);
  expect(fresh.url).toContain('/signin-oidc');
});

test('neither the secret of an app nor a recovery code can be read from the database', async () => {
  const { person, secret, codes } = await enrolled();

  const kept = await rows(
    `select (select json_agg(f) from second_factors f where f.user_id = $1)::text
      || (select json_agg(c) from recovery_codes c where c.user_id = $1)::text as text`,
    [person.id],
  );

  expect(kept[0]?.['text']).not.toContain(secret);
  for (const code of codes) expect(kept[0]?.['text']).not.toContain(code);
});

test('whoever needs a second factor and has none makes one before anything is given', async () => {
  const strict = await aPractice(services);
  await services.hostDb.batch(systemContext(strict.tenantId), [
    {
      text: 'update tenants set settings = $2 where id = $1',
      values: [strict.tenantId, { 'ICS.SignIn.SecondFactor': 'practice' }],
    },
  ]);
  const person = await aPerson(services, strict);
  const { browser, page, verifier } = await atSecondStep(person);
  const secret = /<code>([A-Z2-7]+)<\/code>/.exec(page.text)?.[1] ?? '';

  const early = await browser.submit('/account/login/go-on', {});
  const refused = await browser.submit('/account/login/set-up', { code: '000000' });
  const codes = await browser.submit('/account/login/set-up', { code: codeNow(secret) });
  const callback = await browser.submit('/account/login/go-on', {});

  expect(page.url).toBe(`${origin}/account/login/set-up`);
  expect(page.text).toContain('<svg');
  expect(early.url).not.toContain('/signin-oidc');
  expect(refused.text).toContain(secret);
  expect(codes.text).toContain('Keep these codes');
  await expect(redeem(origin, callback.url, verifier)).resolves.toHaveProperty('access_token');
});

test('a role asks for a second factor of whoever holds it, and of nobody else', async () => {
  const own = await aPractice(services);
  await services.hostDb.batch(systemContext(own.tenantId), [
    {
      text: 'update roles set needs_second_factor = true where tenant_id = $1 and name = $2',
      values: [own.tenantId, 'ACCOUNTING'],
    },
  ]);
  const [accountant, staff] = [
    await aPerson(services, own, { roles: ['ACCOUNTING'] }),
    await aPerson(services, own, { roles: ['STAFF'] }),
  ];

  expect((await atSecondStep(accountant)).page.url).toContain('/login/set-up');
  expect((await atSecondStep(staff)).page.url).toContain('/signin-oidc');
});

test('what a removed factor had opened elsewhere ends; the last one stays where one is needed', async () => {
  const { person, api, secret } = await enrolled();
  const there = await atSecondStep(person);
  const tokens = await redeem(origin, (await there.type(codeNow(secret))).url, there.verifier);
  const elsewhere = server.apiWith(tokens.access_token);
  const { body } = await api.get(factors);
  const [factor] = (body as unknown as { factors: readonly { id: string }[] }).factors;

  const removed = await api.delete(`${factors}/${factor?.id}`);

  expect(removed.status).toBe(204);
  expect((await elsewhere.get('/app/profile/current')).status).toBe(401);
  expect((await api.get(factors)).body).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
  expect((await atSecondStep(person)).page.url).not.toContain('second-factor');
});

test('an administrator takes the factors of another away: signed out, told by mail, written down', async () => {
  const admin = await server.apiOf(await aPerson(services, practice, { roles: ['ADMIN_STAFF'] }));
  const { person, api } = await enrolled();

  const answer = await admin.put(`/app/users/${person.id}/reset-second-factors`);

  expect(answer.status).toBe(204);
  expect((await api.get('/app/profile/current')).status).toBe(401);
  expect((await atSecondStep(person)).page.url).not.toContain('second-factor');
  const told = await rows(
    `select (select count(*)::int from events where type = 'SecondFactorsReset' and payload ->> 'userId' = $1) as events,
      (select count(*)::int from audit_log where record_id::text = $1 and operation = 'resetSecondFactors') as audit`,
    [person.id],
  );
  expect(told).toEqual([{ events: 1, audit: 1 }]);
});
