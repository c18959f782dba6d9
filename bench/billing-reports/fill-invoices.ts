import { Client } from 'pg';
import { companiesPerTenant, idSql, tenantId } from '../data/population.ts';

const tenant = `'${tenantId(1)}'::uuid`;
const chance = (seed: number, most: number) => `abs(hashint8extended(i, ${seed})) % ${most}`;

/** Every fifth is open, over a year of due dates; the rest is paid. */
const invoices = (
  count: number,
) => `insert into invoices (tenant_id, id, invoice_no, status, kind, company_id, claimant_name, claim_no,
    invoice_date, due_date, subtotal, gst, total, settled, written_off, open_amount, case_type, reminder_level,
    is_reminder_stopped)
  select ${tenant}, ${idSql(6, '1', 'i')}, 'INV-2026-' || lpad(i::text, 6, '0'),
    case when i % 5 = 0 then '0' else '3' end, 'case', ${idSql(2, '1', `1 + ${chance(71, companiesPerTenant)}`)},
    'Claimant Number ' || i, 'WC-' || i, day, day + 30, price, price / 10, price * 1.1,
    case when i % 5 = 0 then 0 else price * 1.1 end, 0, case when i % 5 = 0 then price * 1.1 else 0 end,
    case when i % 3 = 0 then 'OT' else 'IME' end, 0, false
  from (select i, current_date - (${chance(72, 365)})::int as day, (100 + ${chance(73, 2000)})::numeric as price
    from generate_series(1::bigint, ${count}) i) made`;

const indexesText = `select indexname as name, indexdef as text from pg_indexes
  where tablename = 'invoices' and indexname like 'ix\\_%'`;

/** Rows first, then the indexes; the triggers are off. */
export async function fillInvoices(superUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ name: string; text: string }>(indexesText);
    for (const { name } of rows) await client.query(`drop index ${name}`);
    await client.query(invoices(count));
    await client.query(`set maintenance_work_mem = '256MB'`);
    for (const { text } of rows) await client.query(text);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze invoices');
  } finally {
    await client.end();
  }
}
