import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { platformServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer] });
const path = '/app/system-tools/flush-caches';

test('[G-112] a total that was remembered is counted again', async () => {
  const { api, actor } = server.signedIn({ roles: ['TENANT_ADMIN', 'ADMIN_STAFF'] });
  const total = async () => (await api.get('/app/matter-types')).body.totalCount;
  expect(await total()).toBe(0);
  await server.services.db.batch({ tenantId: actor.tenantId }, [
    {
      text: `insert into matter_types (tenant_id, id, name) values ($1, gen_random_uuid(), 'CTP')`,
      values: [actor.tenantId],
    },
  ]);

  const answer = await api.post(path);

  expect(answer).toMatchObject({ status: 200, body: { flushed: expect.any(Array) } });
  expect(await total()).toBe(1);
});

test('staff cannot', async () => {
  expect((await server.signedIn({ roles: ['ADMIN_STAFF'] }).api.post(path)).status).toBe(403);
});
