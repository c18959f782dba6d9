import { Client } from 'pg';
import { tenantId } from '../data/population.ts';
import { fillCases } from '../cases/fill-cases.ts';
import { withFilledServer } from '../parties/client-server.ts';
import type { Ask } from '../parties/client-server.ts';
import type { Line } from '../report/print-table.ts';

const mostSeconds = 120;
const tenant = `'${tenantId(1)}'::uuid`;

/** One charge that waits for each of so many cases. */
const charges = (
  count: number,
) => `insert into case_charges (tenant_id, id, case_id, kind, move, description,
    charged_on, company_id, amount, has_gst, status)
  select tenant_id, gen_random_uuid(), id, 'assessment', 'attended', 'Standard examination and report',
    current_date - 40, company_id, 1450, true, 'pending'
  from cases where tenant_id = ${tenant} and visibility = 'everyone' order by id limit ${count}`;

/** What a tax invoice that is sent wants: an address of each company, and the ABN of the practice. */
const addresses = `update companies set invoice_email = 'accounts-' || left(id::text, 8) || '@payer.test'
  where tenant_id = ${tenant}`;
const letterhead = `insert into letterheads (tenant_id, id, abn, layout, accent_colour, font_size)
  values (${tenant}, gen_random_uuid(), '53004085616', 'classic', '#3d4751', 'normal')`;

async function fillCharges(superUrl: string, count: number): Promise<void> {
  await fillCases(superUrl, count + Math.ceil(count / 10));
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query(charges(count));
    await client.query(addresses);
    await client.query(letterhead);
    await client.query('analyze case_charges');
  } finally {
    await client.end();
  }
}

const today = () => new Date().toISOString().slice(0, 10);

async function start(ask: Ask): Promise<string> {
  const run = { until: today(), invoiceDate: today(), per: 'case', isSent: true };
  const answer = await ask('POST', '/app/payments/invoice-run', run);
  return (JSON.parse(answer) as { taskId: string }).taskId;
}

/** However slow the machine, a figure this bad is known by then. */
const patience = 5 * mostSeconds * 1000;

async function ended(ask: Ask, taskId: string): Promise<void> {
  const begin = performance.now();
  while (performance.now() - begin < patience) {
    const text = await ask('GET', `/app/tasks/${taskId}`);
    const { state, error } = JSON.parse(text) as { state: string; error: string | null };
    if (state === 'done') return;
    if (state !== 'waiting' && state !== 'running') throw new Error(`The run ${state}: ${error}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The run has not ended');
}

/** How many invoices there are, and the number of the last one. */
async function made(ask: Ask): Promise<{ readonly count: number; readonly last: number }> {
  const query = 'maxResultCount=1&sorting=invoiceNo desc&fields=invoiceNo';
  const { items, totalCount } = JSON.parse(await ask('GET', `/app/payments?${query}`)) as {
    items: { invoiceNo: string }[];
    totalCount: number;
  };
  return { count: totalCount, last: Number(items[0]?.invoiceNo.slice(-6)) };
}

/** Two people press at once: every case is invoiced once, and the numbers have no gap. */
export const measureInvoices = (count: number): Promise<Line[]> =>
  withFilledServer(
    'billing',
    (superUrl) => fillCharges(superUrl, count),
    async ({ ask, processorMs }) => {
      const [begin, before] = [performance.now(), processorMs()];
      const tasks = await Promise.all([start(ask), start(ask)]);
      await Promise.all(tasks.map((id) => ended(ask, id)));
      const seconds = (performance.now() - begin) / 1000;
      const used = (processorMs() - before) / 1000;
      const { count: invoices, last } = await made(ask);
      if (invoices !== count || last !== count)
        throw new Error(`${invoices} invoices up to number ${last} instead of ${count}`);
      return [
        {
          figure: `${count.toLocaleString('en-AU')} invoices of a month with their PDFs queued, two people at once`,
          measured: `${seconds.toFixed(1)} s`,
          target: `< ${mostSeconds} s`,
          isMet: seconds < mostSeconds,
          remark: `no gap, no double, CPU ${used.toFixed(1)} s`,
        },
      ];
    },
    { ROLE: 'all' },
  );
