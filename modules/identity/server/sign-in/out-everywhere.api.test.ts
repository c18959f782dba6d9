import { expect, test } from 'vitest';
import { aHubClient, apiFor, eventually, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  aPerson,
  aPractice,
  authorizeRequest,
  identityTestServer,
  password,
  refresh,
  signIn,
} from '../../testing/index.ts';
import { createAuthenticator } from '../actor/authenticator.ts';
import { identityServer } from '../identity-server.ts';

registerCatalogue();
const one = await identityTestServer();
const { origin, services } = one;
/** Another process of the same installation. */
const other = await testServer({
  modules: [platformServer, identityServer],
  beside: one.process,
  authenticate: createAuthenticator,
  env: { PUBLIC_URL: origin },
});
const practice = await aPractice(services, { features: ['RealtimeNotification'] });

const profile = '/app/profile/current';
const isOut = ({ status }: { status: number }) => status === 401;

test('who is signed out everywhere is out on both processes: token, socket, cookie and link', async () => {
  const boss = await one.apiOf(
    await aPerson(services, practice, { roles: ['TENANT_ADMIN', 'ADMIN_STAFF'] }),
  );
  const staff = await aPerson(services, practice);
  const admin = await aPerson(services, practice, { roles: ['ADMIN_STAFF'] });
  const browser = one.browser();
  const tokens = await signIn(browser, admin.userName, password);
  const [here, there] = [one.apiWith(tokens.access_token), apiFor(other.app, tokens.access_token)];
  const sockets = [
    await aHubClient(origin, tokens.access_token),
    await aHubClient(other, tokens.access_token),
  ];
  const asked = await here.post(`/app/users/${staff.id}/impersonate`, { reason: 'A question' });
  expect([await here.get(profile), await there.get(profile)].some(isOut)).toBe(false);

  await boss.put(`/app/users/${admin.id}/end-sessions`);

  await eventually(() => here.get(profile), isOut);
  await eventually(() => there.get(profile), isOut);
  for (const { socket } of sockets)
    await eventually(
      () => socket.connected,
      (is) => !is,
    );
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
  const { path } = authorizeRequest(origin, { prompt: 'none' });
  expect((await browser.open(path)).url).toContain('error=login_required');
  expect((await browser.open(String(asked.body.url))).status).toBe(404);
});

test('one device is signed out by its owner, with its cookie; the others go on', async () => {
  const person = await aPerson(services, practice);
  const lost = one.browser();
  const lostTokens = await signIn(lost, person.userName, password);
  await one.apiWith(lostTokens.access_token).get(profile);
  const api = await one.apiOf(person);
  const shown = (await api.get('/app/profile/sessions')).body as unknown as Shown;
  const there = shown.sessions.find(({ id }) => id !== shown.currentId);

  const ended = await api.delete(`/app/profile/sessions/${there?.id}`);

  expect(shown.sessions).toHaveLength(2);
  expect(there).toMatchObject({ seenAt: expect.any(String), address: expect.any(String) });
  expect(ended.status).toBe(204);
  await eventually(() => apiFor(other.app, lostTokens.access_token).get(profile), isOut);
  const { path } = authorizeRequest(origin, { prompt: 'none' });
  expect((await lost.open(path)).url).toContain('error=login_required');
  expect((await api.get(profile)).status).toBe(200);
  expect((await api.delete(`/app/profile/sessions/${there?.id}`)).status).toBe(404);
});

test('an administrator ends one session of another, and none of a colleague of another practice', async () => {
  const admin = await one.apiOf(await aPerson(services, practice, { roles: ['ADMIN_STAFF'] }));
  const foreign = await aPractice(services);
  const stranger = await one.apiOf(await aPerson(services, foreign, { roles: ['ADMIN_STAFF'] }));
  const person = await aPerson(services, practice);
  const api = await one.apiOf(person);
  await api.get(profile);
  const state = (await admin.get(`/app/users/${person.id}/account-state`)).body as unknown as Shown;
  const input = { sessionId: state.sessions[0]?.id };

  const refused = await stranger.put(`/app/users/${person.id}/end-session`, input);
  const ended = await admin.put(`/app/users/${person.id}/end-session`, input);

  expect([refused.status, ended.status]).toEqual([404, 204]);
  await eventually(() => api.get(profile), isOut);
});

type Shown = {
  readonly currentId: string;
  readonly sessions: readonly { readonly id: string }[];
};
