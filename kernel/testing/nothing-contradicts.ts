import { relative } from 'node:path';
import { expect } from 'vitest';
import { acrossTenants, findContradictions, invariantsOf } from '#kernel/server';
import type { OwnedInvariant, Services } from '#kernel/server';
import { askedFiles, knownFaults } from './contradictions-left-out.ts';

/** Tenants whose records were asked before; the files of a worker share a database. */
const asked = new Set<string>();

const tables = ['cases', 'invoices', 'provider_bills', 'disbursement_funding'];

const hasTablesText = `select ${tables.map((table) => `to_regclass('${table}') is not null`).join(' and ')} as "hasTables"`;

/** Tenants with records that an invariant could speak of, and whether they bill and lend. */
const tenantsText = `select id, bool_or(kind = 'billing') as bills, bool_or(kind = 'funding') as lends
  from (select distinct tenant_id::text as id, 'cases' as kind from cases
    union all select distinct tenant_id::text, 'billing' from invoices
    union all select distinct tenant_id::text, 'billing' from provider_bills
    union all select distinct tenant_id::text, 'funding' from disbursement_funding) t group by id`;

type Tenant = { readonly id: string; readonly bills: boolean; readonly lends: boolean };

async function newTenants({ hostDb }: Services): Promise<readonly Tenant[]> {
  const [has] = await hostDb.batch(acrossTenants, [{ text: hasTablesText }]);
  if (has?.rows[0]?.['hasTables'] !== true) return [];
  const [found] = await hostDb.batch(acrossTenants, [{ text: tenantsText }]);
  const tenants = ((found?.rows ?? []) as Tenant[]).filter(({ id }) => !asked.has(id));
  for (const { id } of tenants) asked.add(id);
  return tenants;
}

const concerns = ({ owner }: OwnedInvariant, { bills, lends }: Tenant): boolean =>
  (owner !== 'billing' || bills) && (owner !== 'funding' || lends);

/**
 * What must always be true between records is asked at the end of a test file, of the tenants that
 * it made. What a file plants on purpose stands in `contradictions-left-out.ts`.
 */
export async function expectNoContradictions(services: Services): Promise<void> {
  const file = relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/');
  const invariants = invariantsOf(services);
  if (!invariants.length) return;
  const tenants = await newTenants(services);
  const of = askedFiles.find((one) => one.file === file);
  if (!of) return;
  const wanted = invariants.filter(
    ({ name }) => !(name in knownFaults) && !(of.except && name in of.except),
  );
  const told: string[] = [];
  for (const tenant of tenants) {
    const concerned = wanted.filter((invariant) => concerns(invariant, tenant));
    const options = { most: 3, isFrequent: true };
    const wrong = await findContradictions(services, tenant.id, concerned, options);
    told.push(...wrong.map(({ invariant, sentence }) => `${invariant.name}: ${sentence}`));
  }
  if (told.length)
    throw new Error(`${file} leaves records that contradict each other:\n${told.join('\n')}`);
}
