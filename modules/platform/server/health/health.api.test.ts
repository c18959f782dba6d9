import { expect, test } from 'vitest';
import { asSuperuser, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { healthCheckNames } from '../../domain/index.ts';
import { platformServer } from '../index.ts';
import { healthCheckPoint } from './health-check-point.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer], database: 'own' });
const host = server.signedIn({ roles: ['TENANT_ADMIN'], isHost: true });
const customer = server.signedIn({ roles: ['TENANT_ADMIN'] });

test('[B-133] every check answers a state and a sentence', async () => {
  for (const name of healthCheckNames) {
    const { status, body } = await host.api.get(`/app/health-checks/${name}`);

    expect(status, name).toBe(200);
    expect(body, name).toMatchObject({
      state: expect.stringMatching(/^(ok|warning|failed|off)$/),
      sentence: expect.stringMatching(/\.$/),
    });
  }
});

test('[C-037] without a gateway SMS is not set up, which is no error', async () => {
  expect((await host.api.get('/app/health-checks/sms')).body).toMatchObject({ state: 'off' });
});

test('a check that throws has failed, and tells no secret', async () => {
  const broken = healthCheckPoint.contribute({
    name: 'sms',
    check: async () => {
      throw new Error('cannot reach https://sms.test/send?key=hush for jane@clinic.test');
    },
  });
  const modules = [platformServer, { name: 'testing', contributes: [broken] }];
  const other = await testServer({ modules, beside: server });

  const { api } = other.signedIn({ roles: ['TENANT_ADMIN'], isHost: true });

  expect((await api.get('/app/health-checks/sms')).body).toEqual({
    state: 'failed',
    sentence: 'cannot reach https://sms.test/send for ‹email›',
  });
});

test('there are no other checks, and they are for tenant admins', async () => {
  const staff = server.signedIn({ roles: ['ADMIN_STAFF'], isHost: true });

  expect((await host.api.get('/app/health-checks/constructor')).status).toBe(404);
  expect((await staff.api.get('/app/health-checks/email')).status).toBe(403);
});

test('[B-030] [G-006] stored functions are written again, any number of times', async () => {
  const again = async () => (await host.api.post('/app/migration/stored-procedures')).body;

  const first = await again();
  expect(first).toMatchObject({ failed: 0, failures: [] });
  expect(Number(first.applied)).toBeGreaterThan(20);
  expect(first.names).toEqual(expect.arrayContaining(['capture_change', 'users.search']));
  expect(await again()).toEqual(first);
});

test('[B-030] a function that somebody broke is mended', async () => {
  await asSuperuser(
    server.ownerUrl,
    'create or replace function sign_in_name(typed text) returns text language sql as $$ select 1::text $$',
  );

  await host.api.post('/app/migration/stored-procedures');

  const [found] = await server.services.db.batch(host.actor, [
    { text: "select sign_in_name(' A@B ') as name" },
  ]);
  expect(found?.rows).toEqual([{ name: 'a@b' }]);
});

test('[R-046] the applied migrations are listed with the state of their checksums', async () => {
  const { body } = await host.api.get('/app/migration');

  expect(body.items?.[0]).toMatchObject({
    name: '0469_baseline/01_kernel.sql',
    state: 'applied',
  });
  expect(body.items?.every((item) => item.state === 'applied')).toBe(true);
});

test('only the host migrates', async () => {
  expect((await customer.api.post('/app/migration/stored-procedures')).status).toBe(403);
  expect((await customer.api.get('/app/migration')).status).toBe(403);
});
