import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { hostTenantId } from '#platform/domain';
import { platformServer } from '#platform/server';
import { aTenant } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer, partiesServer], database: 'own' });
const { services } = server;
await aTenant(services, { id: hostTenantId });
const [one, other] = [await aTenant(services), await aTenant(services)];
const host = server.signedIn({ tenantId: hostTenantId, roles: ['TENANT_ADMIN'], isHost: true });
const admin = server.signedIn({ tenantId: one, roles: ['ADMIN_STAFF'] });

async function aClient(tenantId: string, created: string, changed = created): Promise<string> {
  const id = randomUUID();
  await services.db.batch(systemContext(tenantId), [
    {
      text: `insert into clients (tenant_id, id, first_name, last_name, creation_time, last_modification_time)
        values ($1, $2, 'Kim', 'Lee', $3, $4)`,
      values: [tenantId, id, created, changed],
    },
  ]);
  return id;
}

const path = '/app/monthly-active-accounts?fromMonth=2026-01&toMonth=2026-03';
const counts = async (api = host.api, query = '') => {
  const items = (await api.get(path + query)).body.items ?? [];
  return items
    .filter((item) => [one, other].includes(item.tenantId ?? ''))
    .map((item) => `${item.tenantId === one ? 'one' : 'other'} ${item.month} ${item.count}`);
};

await aClient(one, '2026-01-10T00:00:00Z', '2026-03-02T00:00:00Z');
await aClient(one, '2026-01-20T00:00:00Z');
// 31 January in UTC, 1 February in Sydney.
await aClient(other, '2026-01-31T20:00:00Z');

test('[B-034] [G-005] clients are counted in each month in which something happened', async () => {
  expect((await counts()).toSorted()).toEqual([
    'one 2026-01 2',
    'one 2026-02 0',
    'one 2026-03 1',
    'other 2026-01 0',
    'other 2026-02 1',
    'other 2026-03 0',
  ]);
});

test('[B-166] the host asks for one tenant, a customer for itself alone', async () => {
  expect(await counts(host.api, `&tenantId=${other}`)).toEqual([
    'other 2026-01 0',
    'other 2026-02 1',
    'other 2026-03 0',
  ]);
  expect(
    (await counts(admin.api, `&tenantId=${other}`)).every((row) => row.startsWith('one')),
  ).toBe(true);
});
