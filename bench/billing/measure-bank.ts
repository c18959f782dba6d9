import { Client } from 'pg';
import { importStatement } from '#billing/domain';
import { companiesPerTenant, idSql } from '../data/population.ts';
import { withFilledServer } from '../parties/client-server.ts';
import type { Line } from '../report/print-table.ts';

const invoiceCount = 20_000;
const lineCount = 5000;
const mostSeconds = 10;

const no = (number: number) => `INV-2026-${String(number).padStart(6, '0')}`;
const cents = (number: number) => 10_000 + ((number * 7919) % 400_000);
const dollars = (number: number) => (cents(number) / 100).toFixed(2);

const invoices = `insert into invoices (tenant_id, id, invoice_no, status, kind, company_id, claim_no,
    invoice_date, due_date, subtotal, gst, total, settled, written_off, open_amount)
  select ${idSql(1, '1', '0')}, ${idSql(6, '1', 'i')}, 'INV-2026-' || lpad(i::text, 6, '0'), '0', 'other',
    ${idSql(2, '1', `1 + i % ${companiesPerTenant}`)}, 'WC-' || (100000 + i), date '2026-10-01',
    date '2026-10-31', price, 0, price, 0, 0, price
  from generate_series(1::bigint, ${invoiceCount}) i
  cross join lateral (select (10000 + (i * 7919) % 400000) / 100.0 as price) p`;

async function fill(superUrl: string): Promise<void> {
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(invoices);
    await client.query('vacuum analyze invoices');
  } finally {
    await client.end();
  }
}

/** A third names its invoice, a third only its claim, the rest only has an amount. */
const words = (number: number): string =>
  [`DIRECT CREDIT ${no(number)}`, `PAYMENT WC-${100_000 + number}`, `OSKO ${number}`][number % 3] ??
  '';

const file = (): string =>
  Array.from({ length: lineCount }, (_, at) => {
    const number = 1 + ((at * 4) % invoiceCount);
    return `16/11/2026,${dollars(number)},${words(number)}`;
  }).join('\n');

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const began = performance.now();
  const done = await work();
  return [done, (performance.now() - began) / 1000];
}

/** A file of the bank, from its bytes to proposals for every line. */
export const measureBank = (): Promise<Line[]> =>
  withFilledServer('billing-bank', fill, async ({ ask }) => {
    const body = { fileName: 'bench.csv', content: file() };
    const [made, importing] = await timed(() => ask('POST', importStatement.path, body));
    const { id } = JSON.parse(made) as { id: string };
    const [answer, matching] = await timed(() =>
      ask('GET', `/app/bank-statements/${id}/matching?maxResultCount=500`),
    );
    const { counts } = JSON.parse(answer) as { counts: { open: number; sure: number } };
    return [
      {
        figure: 'bank file of 5,000 lines imported and matched with 20,000 open invoices',
        measured: `${(importing + matching).toFixed(2)} s`,
        target: `< ${mostSeconds} s`,
        isMet: importing + matching < mostSeconds,
        remark: `import ${importing.toFixed(2)} s, matching ${matching.toFixed(2)} s, ${counts.sure} of ${counts.open} sure`,
      },
    ];
  });
