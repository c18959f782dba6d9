import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { hostTenantId } from '../../domain/index.ts';
import type { ContradictionLook, KeptContradiction } from '../../domain/index.ts';
import { aTenant, somebody } from '../../testing/index.ts';
import { platformServer } from '../index.ts';
import { lookEveryNight } from './look-every-night.job.ts';

registerCatalogue();

/** A website that begins with a lie contradicts everything. */
const lying: ServerModule = {
  name: 'lying',
  invariants: [
    {
      name: 'lying.websiteIsTrue',
      sentence: '{name} says {website}, which is a lie.',
      find: `select id, 'Tenant ' || left(id::text, 4) as name, website, 'tenant' as module
        from tenants where id = current_tenant() and website like 'lie%'`,
      opens: 'tenant',
      mend: { label: 'Correct it', words: 'Write the true address.' },
    },
  ],
};
const clock = { now: new Date('2026-11-19T17:10:00Z') };
const server = await testServer({
  modules: [platformServer, lying],
  database: 'own',
  now: () => clock.now,
});
const { services } = server;
const tenantId = await aTenant(services);
await aTenant(services, { id: hostTenantId });
const { api } = await somebody(server, { tenantId, roles: ['ADMIN_STAFF'] });
const host = server.signedIn({ tenantId: hostTenantId, roles: ['TENANT_ADMIN'], isHost: true });

type Shown = {
  readonly items: readonly KeptContradiction[];
  readonly looks: readonly ContradictionLook[];
};
const shown = async () => (await api.get('/app/contradictions')).body as object as Shown;
const look = (module = 'lying') => api.post('/app/contradictions/look', { module });
const says = (website: string | null) =>
  services.hostDb.batch(systemContext(tenantId), [
    { text: 'update tenants set website = $2 where id = $1', values: [tenantId, website] },
  ]);
const at = (time: string) => void (clock.now = new Date(time));

test('before the first look nobody says that all is well', async () => {
  const { items, looks } = await shown();

  expect(items).toEqual([]);
  expect(looks).toEqual([{ module: 'lying', invariants: 1, lookedAt: null }]);
  expect((await host.api.get('/app/health-checks/contradictions')).body).toMatchObject({
    state: 'off',
  });
});

test('nothing is the good state, and says when it was looked at', async () => {
  expect(await look()).toMatchObject({ status: 200, body: { found: 0 } });

  const { items, looks } = await shown();
  expect(items).toEqual([]);
  expect(looks[0]?.lookedAt).toBe('2026-11-19T17:10:00.000Z');
  expect((await host.api.get('/app/health-checks/contradictions')).body).toMatchObject({
    state: 'ok',
  });
});

test('what is found is kept with its sentence, its record and its mending, since it was first seen', async () => {
  await says('lie.test');
  await look();
  at('2026-11-20T17:10:00Z');
  await look();

  const { items } = await shown();

  expect(items).toMatchObject([
    {
      invariant: 'lying.websiteIsTrue',
      sentence: expect.stringMatching(/^Tenant .{4} says lie\.test, which is a lie\.$/),
      fromModule: 'tenant',
      objectId: tenantId,
      firstSeen: '2026-11-19T17:10:00.000Z',
      mendLabel: 'Correct it',
      mendWords: 'Write the true address.',
    },
  ]);
});

test('the host sees a count for each tenant, and no sentence', async () => {
  const { body } = await host.api.get('/app/health-checks/contradictions');

  expect(body).toMatchObject({ state: 'warning' });
  expect(Object.values((body as object as { facts: object }).facts)).toContain(1);
  expect(JSON.stringify(body)).not.toContain('lie.test');
});

test('what is mended is gone, and what comes back is new', async () => {
  await says('true.test');
  await look();
  expect((await shown()).items).toEqual([]);

  at('2026-11-22T17:10:00Z');
  await says('lie.test');
  await look();

  expect((await shown()).items).toMatchObject([{ firstSeen: '2026-11-22T17:10:00.000Z' }]);
});

test('every night each tenant is looked at', async () => {
  at('2026-11-23T18:10:00Z');

  await lookEveryNight.run({}, services, AbortSignal.timeout(60_000));

  expect((await shown()).looks[0]?.lookedAt).toBe('2026-11-23T18:10:00.000Z');
});

test('it is for admin staff, and about modules that have invariants', async () => {
  const staff = await somebody(server, { tenantId, roles: ['STAFF'] });

  expect((await staff.api.get('/app/contradictions')).status).toBe(403);
  expect((await staff.api.post('/app/contradictions/look', { module: 'lying' })).status).toBe(403);
  expect((await look('nobody')).status).toBe(404);
});

test('another tenant sees nothing of it', async () => {
  const other = await somebody(server, {
    tenantId: await aTenant(services),
    roles: ['ADMIN_STAFF'],
  });

  expect((await other.api.get('/app/contradictions')).body).toMatchObject({ items: [] });
});
