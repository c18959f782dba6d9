import { expect, test } from 'vitest';
import { hostTenantId } from '#platform/domain';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPerson, aPractice, identityTestServer, password } from '../../testing/index.ts';
import type { Person } from '../../testing/index.ts';
import { countAttempt, lockout } from './count-attempt.ts';

registerCatalogue();
const server = await identityTestServer();
const { services } = server;
const practice = await aPractice(services);

const attempt = (username: string, secret: string) =>
  server.browser().submit('/account/login', { username, password: secret });
const messageOf = (text: string) => /role="alert">([^<]*)</.exec(text)?.[1];
const isSignedIn = (page: { status: number }) => page.status === 303;

async function fail({ userName }: Person, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) await attempt(userName, 'wrong');
}

test('[G-114] [K-078] five failures lock the account for five minutes', async () => {
  const person = await aPerson(services, practice);
  await fail(person, lockout.failures);

  const locked = await attempt(person.userName, password);
  server.advance(5 * 60 - 30);
  const stillLocked = await attempt(person.userName, password);
  server.advance(35);
  const open = await attempt(person.userName, password);

  expect([locked, stillLocked, open].map(isSignedIn)).toEqual([false, false, true]);
});

test('four failures do not lock, and a success starts the count again', async () => {
  const person = await aPerson(services, practice);
  await fail(person, 4);
  expect(isSignedIn(await attempt(person.userName, password))).toBe(true);
  await fail(person, 4);

  expect(isSignedIn(await attempt(person.userName, password))).toBe(true);
});

test('[B-252] the message naming 5 minutes is for those who know the password', async () => {
  const person = await aPerson(services, practice);
  await fail(person, lockout.failures);

  const right = await attempt(person.userName, password);
  const wrong = await attempt(person.userName, 'wrong');

  expect(messageOf(right.text)).toBe('Your account is locked. Please try again in 5 minutes.');
  expect(messageOf(wrong.text)).toBe('Invalid user name or password.');
});

test('while locked, guesses are told apart five times only', async () => {
  const person = await aPerson(services, practice);
  await fail(person, 2 * lockout.failures);

  const right = await attempt(person.userName, password);

  expect(messageOf(right.text)).toBe('Invalid user name or password.');
});

test('[D13] 50 parallel wrong guesses are all counted, and lock the account', async () => {
  const person = await aPerson(services, practice);

  const guesses = await Promise.all(
    Array.from({ length: 50 }, () => attempt(person.userName, 'wrong')),
  );

  expect(new Set(guesses.map((page) => messageOf(page.text)))).toEqual(
    new Set(['Invalid user name or password.']),
  );
  const [row] = await credentials(person);
  expect(row).toMatchObject({ failed_count: 50, is_locked: true });
  expect(isSignedIn(await attempt(person.userName, password))).toBe(false);
});

test('[D13] 50 parallel attempts get 50 different numbers: exactly five may succeed', async () => {
  const { id: userId, tenantId } = await aPerson(services, practice);

  const counted = await Promise.all(
    Array.from({ length: 50 }, () => countAttempt(services, { tenantId, userId })),
  );

  const numbers = counted.map((each) => each?.attempt ?? 0).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

test('[D13] parallel right guesses among wrong ones: nobody gets in after the fifth', async () => {
  const person = await aPerson(services, practice);
  await fail(person, lockout.failures);

  const guesses = await Promise.all(
    Array.from({ length: 20 }, () => attempt(person.userName, password)),
  );

  expect(guesses.some(isSignedIn)).toBe(false);
});

test('[D13] unknown, locked, disabled and wrong accounts answer alike', async () => {
  const [wrong, locked, disabled, bare] = await Promise.all(
    Array.from({ length: 3 }, () => aPerson(services, practice)).concat(
      aPerson(services, practice, { hasPassword: false }),
    ),
  );
  await fail(locked as Person, lockout.failures);
  await services.hostDb.batch({ tenantId: practice.tenantId }, [
    { text: 'update users set is_active = false where id = $1', values: [disabled?.id] },
  ]);

  const names = [wrong, locked, disabled, bare].map((person) => person?.userName ?? '');
  const pages = [
    ...(await Promise.all(names.map((name) => attempt(name, 'wrong')))),
    await attempt('nobody@nowhere.test', 'wrong'),
    await attempt(disabled?.userName ?? '', password),
    await attempt('', ''),
    await attempt('a\u0000b', 'x'),
    await attempt('\ud800', 'x'),
    await attempt(wrong?.userName ?? '', 'x'.repeat(5000)),
  ];

  for (const page of pages) {
    expect([page.status, messageOf(page.text)]).toEqual([401, 'Invalid user name or password.']);
  }
});

test('an unknown name takes about as long as a known one', async () => {
  const person = await aPerson(services, practice);
  const time = async (name: string) => {
    const start = performance.now();
    await attempt(name, 'wrong');
    return performance.now() - start;
  };
  await time(person.userName);

  // In turn, and the fastest of each: another process may take the processor at any moment.
  let [known, unknown] = [Infinity, Infinity];
  for (let round = 0; round < 3 || (unknown <= known / 3 && round < 30); round += 1) {
    known = Math.min(known, await time(person.userName));
    unknown = Math.min(unknown, await time('nobody@nowhere.test'));
  }

  expect(unknown).toBeGreaterThan(known / 3);
});

test('[B-207] a locked user cannot sign in, an unlocked one can', async () => {
  const person = await aPerson(services, practice);
  const admin = await server.apiOf(await aPerson(services, practice, { roles: ['ADMIN_STAFF'] }));

  const locked = await admin.put(`/app/users/${person.id}/lock`);
  const refused = await attempt(person.userName, password);
  await admin.put(`/app/users/${person.id}/unlock`);
  const accepted = await attempt(person.userName, password);

  expect(locked).toMatchObject({ status: 200, body: { isLocked: true } });
  expect([refused, accepted].map(isSignedIn)).toEqual([false, true]);
});

test('unlocking also ends the lock after failures', async () => {
  const person = await aPerson(services, practice);
  const admin = await server.apiOf(await aPerson(services, practice, { roles: ['ADMIN_STAFF'] }));
  await fail(person, lockout.failures);

  await admin.put(`/app/users/${person.id}/unlock`);

  expect(isSignedIn(await attempt(person.userName, password))).toBe(true);
});

test('a sign-in leaves its time and an audit row, a lockout another', async () => {
  const person = await aPerson(services, practice);
  await attempt(person.userName, password);
  await fail(person, lockout.failures);

  const [rows, user] = await services.db.batch({ tenantId: practice.tenantId }, [
    {
      text: "select operation from audit_log where record_id = $1 and operation in ('signIn', 'lockout') order by id",
      values: [person.id],
    },
    { text: 'select last_sign_in_time from users where id = $1', values: [person.id] },
  ]);

  expect(rows?.rows.map((row) => row.operation)).toEqual(['signIn', 'lockout']);
  expect(user?.rows[0]?.last_sign_in_time).toEqual(expect.any(String));
});

test('a wrong password and an unknown name are in the audit log, without what was typed', async () => {
  const person = await aPerson(services, practice);
  await fail(person, 2);
  await attempt('nobody@nowhere.test', 'typed by mistake');
  await services.readLog.flush();

  const [found] = await services.hostDb.batch({ tenantId: practice.tenantId }, [
    {
      text: `select tenant_id, record_id, a::text as row from audit_log a
        where operation = 'signInFailed' and (record_id = $1 or record_id is null) order by id`,
      values: [person.id],
    },
  ]);
  const own = found?.rows.filter(({ record_id }) => record_id === person.id) ?? [];
  const unknown = found?.rows.filter(({ record_id }) => record_id === null) ?? [];
  expect(own.map(({ tenant_id }) => tenant_id)).toEqual([practice.tenantId, practice.tenantId]);
  expect(unknown.at(-1)).toMatchObject({ tenant_id: hostTenantId });
  expect(JSON.stringify(found?.rows)).not.toMatch(/nowhere|mistake/);
});

test('a form of another site is not taken', async () => {
  const person = await aPerson(services, practice);
  const body = new URLSearchParams({ username: person.userName, password });
  const from = (headers: Record<string, string>) =>
    server.browser().request('/account/login', { method: 'POST', body, headers });

  expect((await from({ origin: 'https://evil.test' })).status).toBe(403);
  expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await from({ 'sec-fetch-site': 'same-origin' })).status).toBe(303);
});

test('names are compared without regard to case, spaces and width', async () => {
  const person = await aPerson(services, practice);

  const page = await attempt(
    `  ${person.userName.toUpperCase().replace('@', '\uFF20')} `,
    password,
  );

  expect(isSignedIn(page)).toBe(true);
});

const credentials = async ({ id }: Person) => {
  const [found] = await services.db.batch({ tenantId: practice.tenantId }, [
    {
      text: 'select failed_count, locked_until > now() as is_locked from user_credentials where user_id = $1',
      values: [id],
    },
  ]);
  return found?.rows ?? [];
};

test('eight right sign-ins at once all succeed', async () => {
  const person = await aPerson(services, practice);

  const pages = await Promise.all(
    Array.from({ length: 8 }, () => attempt(person.userName, password)),
  );

  expect(pages.map(isSignedIn)).toEqual(Array.from({ length: 8 }, () => true));
});

test('discovery and malformed addresses: no foreign origin is told, the headers are there', async () => {
  const { origin } = server;
  const discovery = await fetch(`${origin}/.well-known/openid-configuration`, {
    headers: { origin: 'https://evil.example' },
  });
  const malformed = await fetch(`${origin}/app/companies/%ff`);

  expect(discovery.status).toBe(200);
  expect(discovery.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
  expect(malformed.status).toBe(400);
  expect(malformed.headers.get('x-content-type-options')).toBe('nosniff');
  expect(malformed.headers.get('content-security-policy')).toContain('frame-ancestors');
});
