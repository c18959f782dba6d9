import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  aPerson,
  aPractice,
  identityTestServer,
  password,
  refresh,
  signIn,
} from '../../testing/index.ts';
import type { Person } from '../../testing/index.ts';
import { issuePasswordLink } from './password-link.ts';

registerCatalogue();
const server = await identityTestServer();
const { origin, services } = server;
const practice = await aPractice(services);
const admin = await server.apiOf(await aPerson(services, practice, { roles: ['ADMIN_STAFF'] }));
const { tenantId } = practice;
const better = 'Better-Horse!10';

const linkFor = ({ id }: Person) =>
  services.db.transaction({ tenantId }, (tx) => issuePasswordLink(tx, services, id, 'forgotten'));
const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? '';
const attempt = async ({ userName }: Person, secret: string) =>
  (await server.browser().submit('/account/login', { username: userName, password: secret }))
    .status === 303;
const use = (token: string, secret = better) =>
  server.browser().submit('/account/set-password', { token, password: secret, repeated: secret });
const events = async ({ id }: Person) => {
  const [found] = await services.db.batch({ tenantId }, [
    {
      text: "select payload from events where type = 'PasswordLinkRequested' and payload ->> 'userId' = $1",
      values: [id],
    },
  ]);
  return found?.rows.map((row) => (row.payload as { purpose: string }).purpose);
};

test('[D23] opening the link changes nothing; sending the form sets the password', async () => {
  const person = await aPerson(services, practice);
  const address = await linkFor(person);

  const page = await server.browser().open(address);
  await server.browser().open(address);
  expect(await attempt(person, password)).toBe(true);
  const saved = await use(tokenOf(address));

  expect([page.status, saved.status]).toEqual([200, 200]);
  expect(await attempt(person, better)).toBe(true);
  expect(await attempt(person, password)).toBe(false);
});

test('[D23] of ten parallel uses exactly one wins, and the link is dead then', async () => {
  const person = await aPerson(services, practice);
  const token = tokenOf(await linkFor(person));

  const uses = await Promise.all(Array.from({ length: 10 }, (_, i) => use(token, `${better}${i}`)));

  expect(uses.filter((page) => page.status === 200)).toHaveLength(1);
  expect(uses.filter((page) => page.status === 404)).toHaveLength(9);
  expect((await use(token)).status).toBe(404);
});

test('a link lives 60 minutes', async () => {
  const person = await aPerson(services, practice);
  const address = await linkFor(person);

  server.advance(59 * 60);
  expect((await server.browser().open(address)).status).toBe(200);
  server.advance(2 * 60);
  expect((await server.browser().open(address)).status).toBe(404);
  expect((await use(tokenOf(address))).status).toBe(404);
  server.advance(-61 * 60);
});

test('a new password makes the other links worthless and ends every sign-in', async () => {
  const person = await aPerson(services, practice);
  const browser = server.browser();
  const tokens = await signIn(browser, person.userName, password);
  const [first, second] = [tokenOf(await linkFor(person)), tokenOf(await linkFor(person))];

  await use(first);
  server.advance(3);

  expect((await use(second)).status).toBe(404);
  expect((await server.apiWith(tokens.access_token).get('/app/profile/current')).status).toBe(401);
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
});

test.each(['short', 'nouppercase1!', 'Nospecial123', 'Password1!'])(
  '[B-226] [B-227] [B-228] the password %s is refused, and the link stays good',
  async (weak) => {
    const person = await aPerson(services, practice);
    const token = tokenOf(await linkFor(person));

    const refused = await use(token, weak);

    expect(refused.status).toBe(422);
    expect(refused.text).toContain('role="alert"');
    expect((await use(token)).status).toBe(200);
  },
);

test('nonsense, a foreign tenant and a forged secret are all no link', async () => {
  const token = tokenOf(await linkFor(await aPerson(services, practice)));
  const other = await aPractice(services);
  const moved = other.tenantId.replaceAll('-', '') + token.slice(32);

  for (const bad of [
    '',
    'x',
    '../../etc',
    `${token}x`,
    moved,
    token.slice(0, 32) + 'A'.repeat(43),
  ]) {
    const page = await server
      .browser()
      .open(`/account/set-password?token=${encodeURIComponent(bad)}`);
    expect(page.status).toBe(404);
  }
});

test('forgotten: known and unknown names get the same page, only the known one a mail', async () => {
  const person = await aPerson(services, practice);
  const ask = (username: string) =>
    server.browser().submit('/account/forgot-password', { username });
  const plain = (page: { text: string }) => page.text.replace(/nonce="[^"]*"/g, '');

  const [known, unknown] = [await ask(person.userName), await ask('nobody@nowhere.test')];
  await ask(person.userName);

  expect([known.status, plain(known)]).toEqual([unknown.status, plain(unknown)]);
  expect(await events(person)).toEqual(['forgotten']);
});

test('[G-003] [B-089] a reset stops the old password, asks for a mail and is audited', async () => {
  const person = await aPerson(services, practice);
  const tokens = await signIn(server.browser(), person.userName, password);

  const answer = await admin.put(`/app/users/${person.id}/reset-password`);
  server.advance(3);

  expect(answer).toMatchObject({ status: 200, body: { mustChangePassword: true } });
  expect(await attempt(person, password)).toBe(false);
  expect((await server.apiWith(tokens.access_token).get('/app/profile/current')).status).toBe(401);
  expect(await events(person)).toEqual(['reset']);
});

test('[M-080] resending login information keeps the password', async () => {
  const person = await aPerson(services, practice);

  const answer = await admin.post(`/app/users/${person.id}/resend-login-information`);

  expect(answer.body.message).toBe('Resend login Information successfully!');
  expect(await attempt(person, password)).toBe(true);
  expect(await events(person)).toEqual(['welcome']);
});

test('[G-003] a forced change leads to the form, and nowhere else', async () => {
  const person = await aPerson(services, practice, { mustChange: true });
  const browser = server.browser();

  const form = await browser.submit('/account/login', { username: person.userName, password });
  expect(form.url).toContain('/account/set-password?token=');
  expect(browser.cookieNames()).not.toContain('caseway.session');
  await use(tokenOf(form.url));

  expect(await attempt(person, better)).toBe(true);
});

test('staff cannot reset, and a user of another tenant is not there', async () => {
  const foreign = await aPerson(services, await aPractice(services));
  const staff = await server.apiOf(await aPerson(services, practice));

  expect((await staff.put(`/app/users/${foreign.id}/reset-password`)).status).toBe(403);
  expect((await admin.put(`/app/users/${foreign.id}/reset-password`)).status).toBe(404);
  expect((await admin.put(`/app/users/not-an-id/lock`)).status).toBe(404);
});

const write = (text: string, values: readonly unknown[]) =>
  services.hostDb.batch({ tenantId }, [{ text, values }]);

const looksDead = async (token: string) => {
  const page = await server.browser().open(`/account/set-password?token=${token}`);
  const set = await use(token);
  return [page.status, set.status, page.text.replace(/nonce="[^"]*"/g, '')];
};

describe('a password link hangs on its account', () => {
  test('one that went to an address sets no password once the account has another', async () => {
    const person = await aPerson(services, practice);
    const token = tokenOf(await linkFor(person));

    await write('update users set email = $2 where id = $1', [person.id, 'b@elsewhere.test']);
    const toFormer = await looksDead(token);
    const toPresent = await use(tokenOf(await linkFor(person)));

    expect(toFormer).toEqual(await looksDead(`${token.slice(0, 32)}${'A'.repeat(43)}`));
    expect(toFormer.slice(0, 2)).toEqual([404, 404]);
    expect(toPresent.status).toBe(200);
  });

  test.each(['is_active = false', 'is_locked = true', 'is_deleted = true'])(
    'one of an account with %s leads nowhere',
    async (ended) => {
      const person = await aPerson(services, practice);
      const token = tokenOf(await linkFor(person));

      await write(`update users set ${ended} where id = $1`, [person.id]);

      expect((await looksDead(token)).slice(0, 2)).toEqual([404, 404]);
    },
  );

  test('one of a disabled tenant leads nowhere', async () => {
    const other = await aPractice(services);
    const person = await aPerson(services, other);
    const address = await services.db.transaction({ tenantId: other.tenantId }, (tx) =>
      issuePasswordLink(tx, services, person.id, 'welcome'),
    );

    await write('update tenants set is_active = false where id = $1', [other.tenantId]);

    expect((await looksDead(tokenOf(address))).slice(0, 2)).toEqual([404, 404]);
  });
});
