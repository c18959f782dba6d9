import { expect, test } from 'vitest';
import { aHubClient, eventually } from '#kernel/testing';
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
const practice = await aPractice(services, { features: ['RealtimeNotification'] });

const signedIn = async () => {
  const person = await aPerson(services, practice);
  return signIn(server.browser(), person.userName, password);
};
const exp = (token: string): number =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp;

test('[B-130] [D25] a real access token opens the hub, a refresh token does not', async () => {
  const tokens = await signedIn();

  expect((await aHubClient(origin, tokens.access_token)).socket.connected).toBe(true);
  for (const token of [tokens.refresh_token, tokens.id_token, `${tokens.access_token}x`]) {
    expect((await aHubClient(origin, token)).endings).toEqual(['unauthorized']);
  }
});

test('[D25] a refreshed token keeps the place beyond the end of the first', async () => {
  const first = await signedIn();
  const client = await aHubClient(origin, first.access_token);
  const answer = await refresh(origin, first.refresh_token);
  const second = (await answer.json()) as Tokens;

  expect(await client.socket.emitWithAck('Authenticate', second.access_token)).toBe(true);
});

test('[D25] the connection ends with the access token', async () => {
  let token = '';
  let life = 1;
  // On a busy machine the last second may be over before the hub has looked at the token.
  const client = await eventually(
    async () => {
      token = (await signedIn()).access_token;
      server.advance(exp(token) - services.now().getTime() / 1000 - life);
      life *= 2;
      return aHubClient(origin, token);
    },
    ({ endings }) => !endings.includes('unauthorized'),
  );

  await eventually(
    () => client.endings,
    (endings) => endings.includes('io server disconnect'),
  );
  expect((await aHubClient(origin, token)).endings).toEqual(['unauthorized']);
});

/** As another process does it: nothing is told to this one but what the database says. */
const elsewhere = (text: string, id: string) =>
  services.hostDb.batch({ tenantId: practice.tenantId }, [{ text, values: [id] }]);

const endings = [
  ['locked', 'update users set is_locked = true where id = $1'],
  ['disabled', 'update users set is_active = false where id = $1'],
  ['deleted', 'update users set is_deleted = true where id = $1'],
  ['signed out', 'update sign_ins set ended_at = now() where user_id = $1'],
] as const;

test.each(endings)('the connection of somebody who was %s ends within seconds', async (_, text) => {
  const person = await aPerson(services, practice);
  const tokens = await signIn(server.browser(), person.userName, password);
  const client = await aHubClient(origin, tokens.access_token);
  // Known for two seconds, which the news must not wait for.
  await server.apiWith(tokens.access_token).get('/app/profile/current');

  await elsewhere(text, person.id);

  await eventually(
    () => client.endings,
    (all) => all.includes('io server disconnect'),
  );
  expect((await server.apiWith(tokens.access_token).get('/app/profile/current')).status).toBe(401);
});

test('whoever stays signed in while others go keeps the connection, and hears of new features', async () => {
  const client = await aHubClient(origin, (await signedIn()).access_token);
  const other = await aPerson(services, practice);

  await elsewhere('update users set is_locked = true where id = $1', other.id);
  await elsewhere(
    `update tenants set features = features || '{"Application:Client": "True"}' where id = $1`,
    practice.tenantId,
  );

  await client.next('RightsChanged');
  expect(client.socket.connected).toBe(true);
});
