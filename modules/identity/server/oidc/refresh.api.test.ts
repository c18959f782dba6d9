import { expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  aPerson,
  aPractice,
  identityTestServer,
  password,
  refresh,
  signIn,
} from '../../testing/index.ts';
import type { Tokens } from '../../testing/index.ts';

registerCatalogue();
const server = await identityTestServer();
const { origin, services } = server;
const practice = await aPractice(services);
const person = await aPerson(services, practice);

const signedIn = () => signIn(server.browser(), person.userName, password);
const isGood = async ({ access_token: token }: Tokens) =>
  (await server.apiWith(token).get('/app/profile/current')).status === 200;
const tokensOf = async (answer: Response) => (await answer.json()) as Tokens;
const errorOf = async (answer: Response) => ((await answer.json()) as { error: string }).error;

/** The actor cache may know a dead sign-in for two seconds more. */
const afterTheCache = () => server.advance(3);

test('[D12] a refresh token is traded for a new pair', async () => {
  const first = await signedIn();

  const second = await tokensOf(await refresh(origin, first.refresh_token));

  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(await isGood(second)).toBe(true);
});

test('[D12] a repeat within 10 seconds is refused, and the family lives', async () => {
  const first = await signedIn();
  const [second, repeat] = await server.atOnce(async () => [
    await tokensOf(await refresh(origin, first.refresh_token)),
    await refresh(origin, first.refresh_token),
  ]);

  expect([repeat.status, await errorOf(repeat)]).toEqual([400, 'invalid_grant']);
  afterTheCache();
  expect(await isGood(second)).toBe(true);
  expect((await refresh(origin, second.refresh_token)).status).toBe(200);
});

test('[D12] a repeat after 10 seconds ends the whole family', async () => {
  const first = await signedIn();
  const second = await tokensOf(await refresh(origin, first.refresh_token));
  server.advance(11);

  const replay = await refresh(origin, first.refresh_token);

  expect([replay.status, await errorOf(replay)]).toEqual([400, 'invalid_grant']);
  afterTheCache();
  expect(await isGood(second)).toBe(false);
  expect((await refresh(origin, second.refresh_token)).status).toBe(400);
});

test('[D12] of 20 parallel uses of one token exactly one wins, and the family lives', async () => {
  const first = await signedIn();

  const answers = await server.atOnce(() =>
    Promise.all(Array.from({ length: 20 }, () => refresh(origin, first.refresh_token))),
  );

  const won = answers.filter((answer) => answer.status === 200);
  const lost = answers.filter((answer) => answer.status !== 200);
  expect([won.length, lost.length]).toEqual([1, 19]);
  for (const answer of lost) expect(await errorOf(answer)).toBe('invalid_grant');
  const winner = await tokensOf(won[0] as Response);
  afterTheCache();
  expect(await isGood(winner)).toBe(true);
  expect((await refresh(origin, winner.refresh_token)).status).toBe(200);
});

test('[D12] a replay in one browser leaves the sign-in of another alone', async () => {
  const [thief, other] = [await signedIn(), await signedIn()];
  await refresh(origin, thief.refresh_token);
  server.advance(11);
  await refresh(origin, thief.refresh_token);
  afterTheCache();

  expect(await isGood(other)).toBe(true);
});

test('the store holds no token that could be used', async () => {
  const { refresh_token: token } = await signedIn();

  const [found] = await services.hostDb.batch({ tenantId: practice.tenantId }, [
    { text: 'select string_agg(o::text, chr(10)) as everything from oidc_payloads o' },
  ]);

  const everything = String(found?.rows[0]?.everything);
  expect(everything).toContain('RefreshToken');
  expect(everything).not.toContain(token);
  expect(everything).not.toContain(person.id);
});

test('the application role cannot read the store at all', async () => {
  const read = services.db.batch({ tenantId: practice.tenantId }, [
    { text: 'select 1 from oidc_payloads' },
  ]);

  await expect(read).rejects.toMatchObject({ code: '42501' });
});

test('[B-207] refresh is refused to a disabled user, and the token in use as well', async () => {
  const victim = await aPerson(services, practice);
  const tokens = await signIn(server.browser(), victim.userName, password);
  await services.hostDb.batch({ tenantId: practice.tenantId }, [
    { text: 'update users set is_active = false where id = $1', values: [victim.id] },
  ]);
  afterTheCache();

  expect(await isGood(tokens)).toBe(false);
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
});

test('the users of a disabled tenant are out', async () => {
  const closing = await aPractice(services);
  const victim = await aPerson(services, closing);
  const tokens = await signIn(server.browser(), victim.userName, password);
  await services.hostDb.batch({ tenantId: closing.tenantId }, [
    { text: 'update tenants set is_active = false where id = $1', values: [closing.tenantId] },
  ]);
  afterTheCache();

  expect(await isGood(tokens)).toBe(false);
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
  const page = await server
    .browser()
    .submit('/account/login', { username: victim.userName, password });
  expect(page.status).toBe(401);
});
