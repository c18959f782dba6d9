import { expect, test } from 'vitest';
import { giveDefaultsJob, newId, systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { aPractice } from '#identity/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
let now = new Date('2026-06-30T02:00:00Z');
const server = await testServer({ database: 'own', modules: [bookingServer], now: () => now });
const tenantId = newId();

const work = () => giveDefaultsJob.run({}, server.services, new AbortController().signal);
const inYear = async (year: number): Promise<number> => {
  const [found] = await server.services.db.batch(systemContext(tenantId), [
    {
      text: `select count(*)::int as n from holidays where extract(year from date) = $1::int`,
      values: [year],
    },
  ]);
  return Number(found?.rows[0]?.['n']);
};

test('[D-120] a server that runs into a new year gives its holidays without a restart', async () => {
  await aPractice(server.services, { tenantId });
  await work();
  const before = await inYear(2028);
  expect(await inYear(2029)).toBe(0);

  now = new Date('2026-12-31T14:30:00Z');
  await work();

  expect(await inYear(2029)).toBeGreaterThan(35);
  expect(await inYear(2028)).toBe(before);
});
