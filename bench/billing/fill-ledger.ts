import { Client } from 'pg';
import { companiesPerTenant, idSql, tenantId } from '../data/population.ts';

const tenant = `'${tenantId(1)}'::uuid`;
const own = (kind: number, number: string): string =>
  `format('01980000-00${kind}-7000-8001-%s', lpad(to_hex(${number}), 12, '0'))::uuid`;
const invoice = own(20, 'i');
const receipt = own(21, 'i');
const allocation = own(22, 'i');
const company = idSql(2, '1', `1 + i % ${companiesPerTenant}`);
const account = (number: number) => own(24, String(number));

/** An invoice posts three lines, its receipt two and the allocation two. */
export const postingsPerInvoice = 7;

const purposes = ['receivable', 'customerCredit', 'bank', 'gstCollected', 'otherIncome'] as const;
const [receivable, customerCredit, bank, gst, income] = [1, 2, 3, 4, 5] as const;

const accounts = purposes.map(
  (purpose, at) => `insert into account_code (tenant_id, id, code, name, kind, purpose)
    values (${tenant}, ${account(at + 1)}, 'B${at}', '${purpose}', '${purpose === 'otherIncome' ? 'income' : 'asset'}', '${purpose}')`,
);

/** Every second invoice is paid by half. */
const documents = (count: number) => [
  `insert into invoices (tenant_id, id, invoice_no, status, kind, company_id, invoice_date, due_date,
      subtotal, gst, total, settled)
    select ${tenant}, ${invoice}, 'B-' || lpad(i::text, 8, '0'), '2', 'other', ${company}, current_date - (i % 300)::int,
      current_date, 1000, 100, 1100, 550 from generate_series(1::bigint, ${count}) i`,
  `insert into invoice_lines (tenant_id, id, invoice_id, line_index, description, quantity, unit_price, amount, gst)
    select ${tenant}, ${invoice}, ${invoice}, 1, 'Examination', '1', 1000, 1000, 100
      from generate_series(1::bigint, ${count}) i`,
  `insert into receipts (tenant_id, id, receipt_no, company_id, received_on, amount, applied)
    select ${tenant}, ${receipt}, 'R-' || i, ${company}, current_date, 600, 550
      from generate_series(1::bigint, ${count}) i`,
  `insert into partial_payments (tenant_id, id, invoice_id, receipt_id, amount, applied_on, journal_id)
    select ${tenant}, ${allocation}, ${invoice}, ${receipt}, 550, current_date, ${allocation}
      from generate_series(1::bigint, ${count}) i`,
];

const journals = (count: number) =>
  [
    ['invoice', invoice],
    ['receipt', receipt],
    ['allocation', allocation],
  ].map(
    ([
      kind,
      id,
    ]) => `insert into journals (tenant_id, id, journal_no, kind, journal_date, memo, source_type, source_id)
      select ${tenant}, ${id}, 'J-${kind}-' || i, '${kind}', current_date, '${kind}', '${kind}', ${id}::text
        from generate_series(1::bigint, ${count}) i`,
  );

type PostedLine = readonly [journal: string, account: number, debit: number, credit: number];

const lines: readonly PostedLine[] = [
  [invoice, receivable, 1100, 0],
  [invoice, income, 0, 1000],
  [invoice, gst, 0, 100],
  [receipt, bank, 600, 0],
  [receipt, customerCredit, 0, 600],
  [allocation, customerCredit, 550, 0],
  [allocation, receivable, 0, 550],
];

const postings = (count: number) =>
  lines.map(
    ([journal, on, debit, credit]) => `insert into postings (tenant_id, id, journal_id, posted_on,
        account_code_id, debit, credit, company_id, invoice_id)
      select ${tenant}, gen_random_uuid(), ${journal}, current_date, ${account(on)}, ${debit}, ${credit},
        ${company}, ${on === receivable ? invoice : 'null'} from generate_series(1::bigint, ${count}) i`,
  );

/** Set-based, with the triggers off. */
export async function fillLedger(superUrl: string, invoiceCount: number): Promise<void> {
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const texts = [
      `delete from account_code where tenant_id = ${tenant} and purpose is not null`,
      ...accounts,
      ...documents(invoiceCount),
      ...journals(invoiceCount),
      ...postings(invoiceCount),
    ];
    for (const text of texts) await client.query(text);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
