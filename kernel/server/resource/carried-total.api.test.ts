import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { register } from '#kernel/domain';
import {
  addTables,
  asSuperuser,
  specimen,
  specimenPart,
  specimens,
  testServer,
} from '#kernel/testing';
import { contextOf } from '../db/context.ts';
import { forgetCounts } from './count-cache.ts';
import { insertStatements } from './write-sql.ts';

register([specimens]);
const server = await testServer();
await addTables(server.ownerUrl, [specimen, specimenPart]);
const { api, actor } = server.signedIn({ roles: ['STAFF'], features: ['Specimen'] });
await asSuperuser(
  server.ownerUrl,
  `insert into test_specimens (tenant_id, id, name, shade)
   select '${actor.tenantId}', gen_random_uuid(), 'Stone ' || i, (array['red', 'blue'])[1 + i % 2]
   from generate_series(1, 4000) i`,
);

const url = '/app/test-specimens';
let count = 0;
const make = async (shade: string) => {
  count += 1;
  return (await api.post(url, { name: `New ${count}`, shade })).body;
};
const red = async () =>
  Number((await api.get(`${url}?shade=red&maxResultCount=1`)).body.totalCount);
const counted = async () => {
  forgetCounts();
  return red();
};
/** The process that answers has written something that changes no total. */
const touch = async () => {
  const { id } = await make('blue');
  return id;
};
const countings = () => {
  const batch = vi.spyOn(server.services.db, 'batch');
  return () =>
    batch.mock.calls
      .flatMap(([, statements]) => statements.map(({ text }) => text))
      .filter((text) => text.includes('as total'))
      .map((text) => (text.includes('changes_since') ? 'carried' : 'counted'));
};
afterEach(() => void vi.restoreAllMocks());

test('a total is counted once and carried forward by what is created, changed and deleted', async () => {
  const start = await counted();
  const seen = countings();

  const { id, concurrencyStamp } = await make('red');
  expect(await red()).toBe(start + 1);
  const named = await api.put(`${url}/${id}`, { name: 'Renamed', concurrencyStamp });
  expect(await red()).toBe(start + 1);
  const stamp = named.body.concurrencyStamp;
  const moved = await api.put(`${url}/${id}`, { shade: 'blue', concurrencyStamp: stamp });
  expect(await red()).toBe(start);
  const back = { shade: 'red', concurrencyStamp: moved.body.concurrencyStamp };
  await api.put(`${url}/${id}`, back);
  expect(await red()).toBe(start + 1);
  await api.delete(`${url}/${id}`);
  expect(await red()).toBe(start);
  expect(seen()).toEqual(Array.from({ length: 5 }, () => 'carried'));
  expect(await counted()).toBe(start);
});

test('what another process wrote is in the total', async () => {
  const start = await counted();
  const values = { name: `Elsewhere ${randomUUID()}`, shade: 'red' };
  await server.services.db.batch(
    contextOf(actor),
    insertStatements(specimen, randomUUID(), values),
  );
  await touch();

  expect(await red()).toBe(start + 1);
});

test('a transaction that began before the count and ended after it is in the next total', async () => {
  let during = 0;
  const start = await counted();
  await server.services.db.transaction(contextOf(actor), async (tx) => {
    const values = { name: `Slow ${randomUUID()}`, shade: 'red' };
    await tx.batch(insertStatements(specimen, randomUUID(), values));
    during = await counted();
  });
  await touch();

  expect(during).toBe(start);
  expect(await red()).toBe(start + 1);
});

test('what was taken back is not in the total', async () => {
  const start = await counted();
  const values = { name: `Undone ${randomUUID()}`, shade: 'red' };
  const undone = server.services.db.transaction(contextOf(actor), async (tx) => {
    await tx.batch(insertStatements(specimen, randomUUID(), values));
    throw new Error('Taken back');
  });
  await expect(undone).rejects.toThrow('Taken back');
  await touch();

  expect(await red()).toBe(start);
});

test('a small total, and one that other tables decide, are counted', async () => {
  const { id } = await make('red');
  for (const query of [`relatedIds=${id}`, 'notes=nothing', `relatedToId=${id}`]) {
    await api.get(`${url}?${query}`);
    await touch();
    const seen = countings();
    await api.get(`${url}?${query}`);

    expect([query, seen()]).toEqual([query, ['counted']]);
    vi.restoreAllMocks();
  }
});

test('a page that is not full says the total, and so does one that is full or behind the end', async () => {
  const shelf = `Shelf ${randomUUID()}`;
  await asSuperuser(
    server.ownerUrl,
    `insert into test_specimens (tenant_id, id, name, shade, notes)
     select '${actor.tenantId}', gen_random_uuid(), 'Jar ' || i, 'red', '${shelf}' from generate_series(1, 40) i`,
  );
  const page = async (paging: string) => {
    forgetCounts();
    const { body } = await api.get(`${url}?notes=${encodeURIComponent(shelf)}&${paging}`);
    return [body.items?.length, body.totalCount];
  };

  expect(await page('maxResultCount=50')).toEqual([40, 40]);
  expect(await page('maxResultCount=50&skipCount=25')).toEqual([15, 40]);
  expect(await page('maxResultCount=20')).toEqual([20, 40]);
  expect(await page('maxResultCount=20&skipCount=20')).toEqual([20, 40]);
  expect(await page('maxResultCount=20&skipCount=40')).toEqual([0, 40]);
  expect(await page('maxResultCount=7&skipCount=900')).toEqual([0, 40]);
});
