import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { hostTenantId } from '../../domain/index.ts';
import { aTenant, somebody } from '../../testing/index.ts';
import { platformServer } from '../index.ts';
import { errorLogOf } from './error-log.ts';

registerCatalogue();

const broken: ServerModule = {
  name: 'testing',
  routes(app) {
    const signedIn = { config: { policy: { signedIn: true } } } as const;
    app.get<{ Params: { id: string } }>('/app/broken/:id', signedIn, () => {
      throw new Error('no diagnosis for "Jane Citizen" (jane@clinic.test)');
    });
  },
};
const server = await testServer({ modules: [platformServer, broken], database: 'own' });
const { services } = server;
const log = errorLogOf(services);
const tenantId = await aTenant(services);
await aTenant(services, { id: hostTenantId });
const admin = await somebody(server, { tenantId, roles: ['TENANT_ADMIN'] });
const host = server.signedIn({ tenantId: hostTenantId, roles: ['TENANT_ADMIN'], isHost: true });
const list = '/app/system-errors';

test('[D-123] a fault is kept once and counted, without what it choked on', async () => {
  await admin.api.get(`/app/broken/${randomUUID()}?name=Jane`);
  await admin.api.get(`/app/broken/${randomUUID()}`);
  await log.flush();

  const { body } = await admin.api.get(list);

  expect(body).toMatchObject({
    totalCount: 1,
    items: [
      {
        source: 'server',
        route: 'GET /app/broken/:id',
        message: 'Error: no diagnosis for "…" (‹email›)',
        occurrences: 2,
        tenantId,
        lastUserId: admin.actor.userId,
        lastUserName: 'Test Person',
        resolvedAt: null,
      },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/Jane|clinic/);
});

test('[B-209] it is marked resolved, reopened by hand, and open again when it comes back', async () => {
  const { id } = (await admin.api.get(list)).body.items?.[0] ?? { id: '' };

  expect((await admin.api.put(`${list}/${id}/resolved`)).status).toBe(204);
  expect((await admin.api.get(list)).body.totalCount).toBe(0);
  expect((await admin.api.get(`${list}?state=resolved`)).body.totalCount).toBe(1);
  expect((await admin.api.put(`${list}/${id}/unresolved`)).status).toBe(204);
  expect((await admin.api.get(list)).body.totalCount).toBe(1);

  await admin.api.put(`${list}/${id}/resolved`);
  await admin.api.get(`/app/broken/${randomUUID()}`);
  await log.flush();
  expect((await admin.api.get(list)).body.items?.[0]).toMatchObject({ occurrences: 3 });
});

test('the browser reports its crashes, a bounded number of times', async () => {
  const staff = server.signedIn({ tenantId, roles: ['CASE_MANAGER'] });
  const crash = { message: "x is undefined (reading 'name')", route: '/view/companies' };

  for (let time = 0; time < 15; time += 1) {
    expect((await staff.api.post(`${list}/report`, crash)).status).toBe(204);
  }
  await log.flush();

  expect((await admin.api.get(`${list}?source=browser`)).body.items).toEqual([
    expect.objectContaining({ route: '/view/companies', occurrences: 10 }),
  ]);
  expect((await staff.api.post(`${list}/report`, {})).status).toBe(400);
  expect((await staff.api.post(`${list}/report`, { message: 'x'.repeat(2001) })).status).toBe(400);
  expect((await server.anonymous.post(`${list}/report`, crash)).status).toBe(401);
});

test('a tenant sees its own faults, the host those of all and of one', async () => {
  const other = server.signedIn({ tenantId: await aTenant(services), roles: ['TENANT_ADMIN'] });
  const staff = server.signedIn({ tenantId, roles: ['ADMIN_STAFF'] });
  await other.api.get(`/app/broken/${randomUUID()}`);
  await log.flush();
  const { id } = (await other.api.get(list)).body.items?.[0] ?? { id: '' };

  expect((await other.api.get(list)).body.totalCount).toBe(1);
  expect((await other.api.get(`${list}?tenantId=${tenantId}`)).body.totalCount).toBe(1);
  expect(Number((await host.api.get(list)).body.totalCount)).toBeGreaterThanOrEqual(3);
  expect((await host.api.get(`${list}?tenantId=${other.actor.tenantId}`)).body.totalCount).toBe(1);
  expect((await admin.api.put(`${list}/${id}/resolved`)).status).toBe(404);
  expect((await host.api.put(`${list}/${id}/resolved`)).status).toBe(204);
  expect((await staff.api.get(list)).status).toBe(403);
});

test('search takes its signs as they are, and nonsense is refused', async () => {
  expect(
    (await admin.api.get(`${list}?filterText=${encodeURIComponent('%')}`)).body.totalCount,
  ).toBe(0);
  expect(Number((await admin.api.get(`${list}?filterText=broken`)).body.totalCount)).toBe(1);
  expect((await admin.api.get(`${list}?state=lost`)).status).toBe(400);
  expect((await admin.api.put(`${list}/nonsense/resolved`)).status).toBe(404);
});

test('a storm of different faults is bounded', async () => {
  const stormy = await aTenant(services);
  for (let number = 0; number < 300; number += 1) {
    const name = String.fromCodePoint(97 + (number % 26), 97 + Math.floor(number / 26));
    log.note({
      source: 'server',
      message: `fault ${name}`,
      route: 'GET /x',
      place: '',
      tenantId: stormy,
      userId: null,
    });
  }
  await log.flush();

  const [found] = await services.db.batch(systemContext(stormy), [
    { text: 'select count(*)::int as total from system_errors' },
  ]);
  expect(found?.rows[0]?.total).toBe(100);
});

test('[B-134] a page is told by its pattern; an address that could name a record is refused', async () => {
  const { api } = server.signedIn({ roles: ['STAFF'] });

  expect((await api.post('/app/page-views', { page: '/view/system-error' })).status).toBe(204);
  for (const page of ['/view/system-error?id=7', '/view/nothing/detail/7', '', 7]) {
    expect((await api.post('/app/page-views', { page })).status, String(page)).toBe(400);
  }
});
