import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { contextOf, systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { defineConnector } from '../../domain/index.ts';
import { aTenant, somebody } from '../../testing/index.ts';
import { platformServer } from '../index.ts';
import { connectorPoint } from './bound-connector.ts';
import type { BoundConnector } from './bound-connector.ts';
import { keepCredentials, secretPlace } from './connection-row.ts';
import { openConnection } from './open-connection.ts';
import { OutsideRefused, OutsideUnavailable } from './outside-failure.ts';

registerCatalogue();

/** A system whose refresh tokens are good once, as many are. */
const vendor = { refresh: 'first', token: '', renewals: 0, calls: 0, limit: 0 };
const system = createServer((request, reply) => {
  const say = (status: number, body: object, headers: Record<string, string> = {}) =>
    reply
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
  const answer = async () => {
    const form = new URLSearchParams(await text(request));
    if (request.url === '/oauth/token') {
      vendor.renewals += 1;
      await sleep(50);
      if (form.get('refresh_token') !== vendor.refresh) return say(400, { error: 'invalid_grant' });
      vendor.refresh = randomUUID();
      vendor.token = randomUUID();
      const tokens = { access_token: vendor.token, refresh_token: vendor.refresh };
      return say(200, { ...tokens, expires_in: 3600 });
    }
    vendor.calls += 1;
    if (request.headers.authorization !== `Bearer ${vendor.token}`) return say(401, {});
    if (vendor.limit) return say(429, {}, { 'retry-after': String(vendor.limit) });
    return request.url === '/wrong'
      ? say(422, { message: 'No such matter.' })
      : say(200, { ok: true });
  };
  void answer();
}).listen(0, '127.0.0.1');
await once(system, 'listening');
afterAll(() => {
  system.closeAllConnections();
  system.close();
});
const base = `http://127.0.0.1:${(system.address() as AddressInfo).port}`;

const bound: BoundConnector = {
  connector: defineConnector({
    kind: 'testSystem',
    label: 'Test system',
    auth: {
      kind: 'oauthCode',
      authorizePath: '/oauth/authorize',
      tokenPath: '/oauth/token',
      client: 'basic',
    },
    capabilities: ['matters'],
  }),
  operator: () => ({ apiBase: base, authBase: base }),
  reasonOf: (answer) => (answer.json() as { message?: string }).message ?? null,
};
const testing = { name: 'testing', contributes: [connectorPoint.contribute(bound)] };
const server = await testServer({ modules: [platformServer, testing] });
const { services } = server;
const tenantId = await aTenant(services);
const admin = await somebody(server, { tenantId, roles: ['ADMIN_STAFF'] });
const context = contextOf(admin.actor);
const key = { kind: bound.connector.kind };

type Kept = {
  readonly id: string;
  readonly refreshToken: string | null;
  readonly accessToken: string | null;
  readonly state: string;
};

const row = async (): Promise<Kept> => {
  const [found] = await services.db.transaction(systemContext(tenantId), (tx) =>
    tx.query<Kept>(`select id::text as id, refresh_token as "refreshToken", access_token as "accessToken", state
      from connections`),
  );
  if (!found) throw new Error('It is not connected');
  return found;
};

async function connect(): Promise<void> {
  Object.assign(vendor, { refresh: 'first', token: '', renewals: 0, calls: 0, limit: 0 });
  await services.db.transaction(systemContext(tenantId), (tx) =>
    keepCredentials(tx, services, key, { clientId: 'client', clientSecret: 'secret' }),
  );
  const { id } = await row();
  const sealed = services.secrets.seal('first', secretPlace(tenantId, id, 'refresh_token'));
  await services.db.batch(systemContext(tenantId), [
    { text: 'update connections set refresh_token = $1', values: [sealed] },
  ]);
}

const open = (more: object = {}) =>
  openConnection(services, context, bound, { patienceSeconds: 1, ...more });
const get = async (path = '/matters', more: object = {}) =>
  (await open(more)).ask({ method: 'GET', path });
const listed = async () => {
  const { body } = await admin.api.get('/app/connections');
  return (body.items as unknown as Readonly<Record<string, unknown>>[]).find(
    ({ kind }) => kind === 'testSystem',
  );
};

describe('tokens', () => {
  test('two that find the token ended at once renew it once, and what is kept is sealed', async () => {
    await connect();

    const answers = await Promise.all([get(), get(), get()]);
    vendor.token = 'ended there';
    answers.push(...(await Promise.all([get(), get()])));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(vendor.renewals).toBe(2);
    const kept = await row();
    expect(kept.refreshToken).not.toContain(vendor.refresh);
    expect(
      services.secrets.open(
        kept.refreshToken ?? '',
        secretPlace(tenantId, kept.id, 'refresh_token'),
      ),
    ).toBe(vendor.refresh);
  });

  test('a grant that the other side does not know any more disconnects, and says so', async () => {
    await connect();
    vendor.refresh = 'revoked';

    await expect(get()).rejects.toThrow(OutsideRefused);

    expect(await row()).toMatchObject({ state: 'disconnected', accessToken: null });
    expect(await listed()).toMatchObject({
      label: 'Test system',
      state: 'disconnected',
      reason: 'It does not know the grant any more. Connect it again.',
    });
  });
});

describe('limits and faults', () => {
  test('a long limit is remembered: work in the background waits, a person may try', async () => {
    await connect();
    vendor.token = '';
    await get();
    vendor.limit = 600;

    await expect(get()).rejects.toMatchObject({ retryAfter: 600 });
    const { calls } = vendor;
    await expect(get()).rejects.toThrow(OutsideUnavailable);

    expect(vendor.calls).toBe(calls);
    expect(await listed()).toMatchObject({ state: 'paused' });
    vendor.limit = 0;
    expect((await get('/matters', { isByPerson: true })).status).toBe(200);
    expect(await listed()).toMatchObject({ state: 'connected', pausedUntil: null, reason: null });
    expect((await get()).status).toBe(200);
  });

  test('what is not taken is told in the words of the other side, and is no fault of the connection', async () => {
    await expect(get('/wrong')).rejects.toThrow('No such matter.');
    expect(await listed()).toMatchObject({ state: 'connected' });
  });
});

describe('the log of calls', () => {
  test('an administrator sees who called what, and never what was asked for', async () => {
    await get('/matters?query=Jane+Citizen&page=2');

    const { id } = await row();
    const { body } = await admin.api.get(`/app/connections/${id}/calls?maxResultCount=1`);

    expect(body.items).toMatchObject([
      {
        who: 'Test Person',
        method: 'GET',
        path: '/matters?query&page',
        status: 200,
        failure: null,
      },
    ]);
    expect(Number(body.totalCount)).toBeGreaterThan(5);
    expect(JSON.stringify(body)).not.toContain('Jane');
  });

  test('of the own tenant only, and only administrators', async () => {
    const { id } = await row();
    const other = await somebody(server, {
      tenantId: await aTenant(services),
      roles: ['ADMIN_STAFF'],
    });
    const staff = await somebody(server, { tenantId, roles: ['STAFF'] });

    expect((await other.api.get(`/app/connections/${id}/calls`)).status).toBe(404);
    expect((await admin.api.get('/app/connections/nonsense/calls')).status).toBe(404);
    expect((await staff.api.get('/app/connections')).status).toBe(403);
    expect((await other.api.get('/app/connections')).body.items).toMatchObject([
      { state: 'off', id: null },
    ]);
  });
});
