import { Client } from 'pg';
import { companiesPerTenant, firstNames, idSql, surnameParts } from '../data/population.ts';

export const clientCount = 100_000;

const chance = (seed: number, most: number) => `abs(hashint8extended(i, ${seed})) % ${most}`;
const pick = (values: readonly string[], seed: number) =>
  `(array['${values.join("','")}'])[1 + ${chance(seed, values.length)}]`;
const surname = surnameParts.map((parts, at) => pick(parts, 30 + at)).join(' || ');

const clients = `insert into clients (tenant_id, id, first_name, last_name, full_name, date_of_birth,
    gender, mobile, email, claim_no, injury_date, company_id, is_active)
  select ${idSql(1, '1', '0')}, ${idSql(7, '1', 'i')}, first, last, first || ' ' || last,
    date '1950-01-01' + (${chance(33, 18_000)})::int, 'female', '0491570006',
    lower(first || '.' || last || i || '@mail.example'), 'WC-' || i,
    date '2022-01-01' + (${chance(34, 1400)})::int,
    ${idSql(2, '1', `1 + ${chance(35, companiesPerTenant)}`)}, ${chance(36, 30)} > 0
  from (
    select i, ${pick(firstNames, 37)} as first, ${surname} as last
    from generate_series(1::bigint, ${clientCount}) i
  ) people`;

/** All in the first tenant; the history of a bench row begins with the bench. */
export async function fillClients(superUrl: string): Promise<void> {
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(clients);
    await client.query('vacuum analyze clients');
  } finally {
    await client.end();
  }
}
