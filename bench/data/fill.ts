import { Client } from 'pg';
import {
  companiesPerTenant,
  firstNames,
  idSql,
  managersPerTenant,
  statusKeys,
  surnameParts,
  tenantCount,
} from './population.ts';

const chance = (seed: number, most: number) => `abs(hashint8extended(i, ${seed})) % ${most}`;
const upTo = (most: number, seed: number) => `1 + ${chance(seed, most)}`;
const pick = (values: readonly string[], seed: number) =>
  `(array['${values.join("','")}'])[1 + ${chance(seed, values.length)}]`;
const surname = (seed: number) =>
  surnameParts.map((parts, at) => pick(parts, seed * 10 + at)).join(' || ');

const people = `insert into users (tenant_id, id, user_name, email, first_name, last_name)
  select ${idSql(1, 't', '0')}, ${idSql(3, 't', 'i')}, format('m%s-%s', t, i), format('m%s-%s@bench.test', t, i),
    ${pick(firstNames, 1)}, ${surname(2)}
  from generate_series(1, ${tenantCount}) t, generate_series(1, ${managersPerTenant}) i`;

/** What the sign-in of a caller rests on: an edition, a tenant, a role and its holder. */
const access = [
  `insert into editions (id, name) values (${idSql(6, '1', '1')}, 'MLP')`,
  `insert into tenants (id, name, edition_id)
    select ${idSql(1, 't', '0')}, 'bench-' || t, ${idSql(6, '1', '1')} from generate_series(1, ${tenantCount}) t`,
  `insert into roles (tenant_id, id, name, display_name)
    select ${idSql(1, 't', '0')}, ${idSql(5, 't', '1')}, 'STAFF', 'Staff' from generate_series(1, ${tenantCount}) t`,
  `insert into users__roles (tenant_id, owner_id, target_id)
    select ${idSql(1, 't', '0')}, ${idSql(3, 't', '1')}, ${idSql(5, 't', '1')} from generate_series(1, ${tenantCount}) t`,
  `insert into sign_ins (tenant_id, id, user_id, session_uid, started_at)
    select ${idSql(1, 't', '0')}, 'bench-' || t, ${idSql(3, 't', '1')}, 'bench', now() from generate_series(1, ${tenantCount}) t`,
];

const companies = `insert into companies (tenant_id, id, name, business_type, email)
  select ${idSql(1, 't', '0')}, ${idSql(2, 't', 'i')}, format('%s %s %s', ${surname(3)}, 'Partners', i),
    'other', format('office%s@company.test', i)
  from generate_series(1, ${tenantCount}) t, generate_series(1, ${companiesPerTenant}) i`;

/** Rows of all tenants lie mixed on disk, as years of use would leave them. */
const records = (rows: number) => `insert into bench_records
    (tenant_id, id, name, reference, status, company_id, manager_id, amount, due_date, is_active, city, notes)
  select ${idSql(1, 't', '0')}, ${idSql(4, 't', 'n')},
    ${pick(firstNames, 4)} || ' ' || ${surname(5)}, 'R-' || i, ${pick(statusKeys, 6)},
    ${idSql(2, 't', upTo(companiesPerTenant, 7))}, ${idSql(3, 't', upTo(managersPerTenant, 8))},
    (${chance(9, 1_000_000)})::numeric / 100,
    date '2026-01-01' + (${chance(10, 730)})::int, ${chance(11, 10)} > 0,
    ${surname(12)}, 'Seen on arrival, papers complete; row ' || i
  from (
    select i, case when i % 5 = 0 then 1 else 2 + (i - i / 5 - 1) % ${tenantCount - 1} end as t,
      case when i % 5 = 0 then i / 5 else 1 + (i - i / 5 - 1) / ${tenantCount - 1} end as n
    from generate_series(1::bigint, ${rows}) i
  ) spread`;

/** Set-based, with the triggers off: the history of a bench row begins with the bench. */
export async function fill(superUrl: string, rows: number): Promise<void> {
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const text of [...access, people, companies, records(rows)]) await client.query(text);
  } finally {
    await client.end();
  }
}

export async function settle(superUrl: string): Promise<void> {
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}
