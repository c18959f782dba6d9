import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { billingContradictions } from '#billing/testing';
import { bookingContradictions } from '#booking/testing';
import { caseContradictions } from '#cases/testing';
import { correspondenceContradictions } from '#correspondence/testing';
import { documentsContradictions } from '#documents/testing';
import { fundingContradictions } from '#funding/testing';
import { pageAt, resourceOfModule } from '#kernel/domain';
import { demoDatabase } from '#kernel/testing';
import type { Plants } from '#kernel/testing';
import { partiesContradictions } from '#parties/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

registerCatalogue();
const invariants = serverModules.flatMap((module) => module.invariants ?? []);
const plants: Plants = {
  ...documentsContradictions,
  ...correspondenceContradictions,
  ...partiesContradictions,
  ...bookingContradictions,
  ...caseContradictions,
  ...billingContradictions,
  ...fundingContradictions,
};

const demo = await demoDatabase();
const password = readFileSync(`${demo.dataDir}/postgres/postgres.password`, 'utf8').trim();
const address = Object.assign(new URL(demo.ownerUrl), { username: 'postgres', password });
const client = new Client({ connectionString: address.href });
await client.connect();
afterAll(() => client.end());
const { rows: tenants } = await client.query<{ id: string; name: string }>(
  'select id::text as id, name from tenants order by name',
);
const idOfTenant = (name: string) => tenants.find((one) => one.name === name)?.id ?? '';

type Found = { readonly id: string } & Readonly<Record<string, unknown>>;

/** As the application asks: under the wall of the tenant. */
async function found(find: string): Promise<Found[]> {
  await client.query('set local role caseway_app');
  const { rows } = await client.query<Found>(
    `with moment as (select $1::timestamptz as now) select * from (${find}) found`,
    [new Date()],
  );
  await client.query('reset role');
  return rows;
}

/** Nothing of it is kept. */
async function within<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('set local session_replication_role = replica');
    await client.query(
      `select set_config('app.tenant', $1, true), set_config('app.user', '', true)`,
      [tenantId],
    );
    return await work();
  } finally {
    await client.query('rollback');
  }
}

test('names are used once, and everything named is planted', () => {
  const names = invariants.map(({ name }) => name);

  expect(new Set(names).size).toBe(names.length);
  expect(new Set(Object.keys(plants))).toEqual(new Set(names));
});

test('nothing contradicts itself on a fresh demo', async () => {
  const told: string[] = [];
  for (const tenant of tenants)
    await within(tenant.id, async () => {
      for (const { name, find, sentence } of invariants)
        for (const row of (await found(find)).slice(0, 3))
          told.push(
            `${tenant.name} ${name}: ${sentence.replace(/\{(\w+)\}/g, (_, key: string) => String(row[key]))}`,
          );
    });

  expect(told).toEqual([]);
});

/** Loans are lent by the funder of the demo; the practice has those of its own cases. */
const tenantOf = (name: string) =>
  idOfTenant(
    name.startsWith('funding.') && name !== 'funding.loanNamesItsCase' ? 'southern' : 'harbour',
  );

test.each(invariants)(
  '$name finds what is planted, and names what its sentence says',
  async ({ name, find, sentence, opens }) => {
    const [before, after] = await within(tenantOf(name), async () => {
      const healthy = await found(find);
      await client.query(plants[name] ?? '');
      return [healthy, await found(find)];
    });

    const planted = after.filter(({ id }) => !before.some((one) => one.id === id));
    expect(planted).not.toEqual([]);
    const opened = resourceOfModule(String(planted[0]?.['module'] ?? opens));
    expect(pageAt(`/view/${opened?.segment}/detail/{id}`), 'the page that it opens').toBeDefined();
    for (const [, key] of sentence.matchAll(/\{(\w+)\}/g))
      expect(planted[0], `{${key}}`).toHaveProperty(key ?? '');
  },
);
