import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { defineJob } from '#kernel/server';
import { eventually, testServer, testServices } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { backgroundJobHandlers } from './background-jobs.ts';

registerCatalogue();

let runs = 0;
const broken = defineJob({
  name: 'testing.broken',
  retryLimit: 0,
  async run() {
    runs += 1;
    if (runs === 1) throw new Error('out of paper');
  },
});
const jobs = [broken];
const server = await testServer({
  modules: [{ name: 'testing', handlers: backgroundJobHandlers, jobs }],
  database: 'own',
});
const worker = testServices(server.ownerUrl, { modules: [{ jobs }] });
await Promise.all([worker, server.services].map((each) => each.jobs.start(each)));

const host = server.signedIn({ roles: ['TENANT_ADMIN'], isHost: true });
const list = '/app/background-jobs?state=failed';

test('[D15] the host sees a job that failed for good and tries it again', async () => {
  const tenantId = randomUUID();
  await worker.jobs.enqueue(null, 'testing.broken', { tenantId });

  const { body } = await eventually(
    () => host.api.get(list),
    (answer) => Number(answer.body['totalCount']) === 1,
  );
  expect(body['items']?.[0]).toMatchObject({
    name: 'testing.broken',
    tenantId,
    error: 'out of paper',
  });

  const again = await host.api.put(
    `/app/background-jobs/${String(body['items']?.[0]?.['id'])}/retry`,
  );
  expect(again.status).toBe(204);
  await eventually(
    () => runs,
    (count) => count === 2,
  );
  expect((await host.api.get(list)).body).toMatchObject({ items: [], totalCount: 0 });
});

test('[D7] an unknown job is not found, whatever its id looks like', async () => {
  for (const id of [randomUUID(), 'nonsense', '%00']) {
    expect((await host.api.put(`/app/background-jobs/${id}/retry`)).status).toBe(404);
  }
});

test('a query that makes no sense is refused', async () => {
  for (const query of [
    'state=lost',
    'maxResultCount=-1',
    'skipCount=x',
    'skipCount=1e9',
    'other=1',
  ]) {
    expect((await host.api.get(`/app/background-jobs?${query}`)).status, query).toBe(400);
  }
});

test('[R-024] a tenant admin sees the jobs of the own tenant, the host those of all', async () => {
  const customer = server.signedIn({ roles: ['TENANT_ADMIN', 'ADMIN_STAFF'] });
  const tomorrow = new Date(Date.now() + 86_400_000);
  const own = { tenantId: customer.actor.tenantId };
  await worker.jobs.enqueue(null, 'testing.broken', own, { startAfter: tomorrow });
  await worker.jobs.enqueue(
    null,
    'testing.broken',
    { tenantId: randomUUID() },
    { startAfter: tomorrow },
  );

  const planned = '/app/background-jobs?state=scheduled';
  const mine = await customer.api.get(planned);
  const all = await host.api.get(planned);

  expect(mine.body).toMatchObject({ items: [{ ...own, state: 'scheduled' }], totalCount: 1 });
  expect(Number(all.body.totalCount)).toBe(2);
  expect((await customer.api.get('/app/background-jobs/board')).body.queues).toEqual([
    expect.objectContaining({ name: 'testing.broken', scheduled: 1, failed: 0 }),
  ]);
  const foreign = all.body.items?.find((job) => job.tenantId !== own.tenantId);
  const path = `/app/background-jobs/${String(foreign?.id)}`;
  expect((await customer.api.delete(path)).status).toBe(404);
  expect((await host.api.delete(path)).status).toBe(204);
  expect(Number((await host.api.get(planned)).body.totalCount)).toBe(1);
});

test('nobody but a tenant admin sees jobs', async () => {
  const hostStaff = server.signedIn({ roles: ['ADMIN_STAFF', 'STAFF'], isHost: true });

  expect((await hostStaff.api.get(list)).status).toBe(403);
  expect((await hostStaff.api.get('/app/background-jobs/board')).status).toBe(403);
  expect((await server.anonymous.get(list)).status).toBe(401);
});
