import { companiesPerTenant, companyId } from '../data/population.ts';
import { withFilledServer } from '../parties/client-server.ts';
import type { ClientServer } from '../parties/client-server.ts';
import { ms, quantile } from '../parties/figures.ts';
import type { Line } from '../report/print-table.ts';
import { fillInvoices } from './fill-invoices.ts';

const warmUps = 10;

async function timed(
  figure: string,
  most: number,
  calls: number,
  work: (index: number) => Promise<unknown>,
): Promise<Line> {
  for (let index = 0; index < warmUps; index += 1) await work(index + calls);
  const times: number[] = [];
  for (let index = 0; index < calls; index += 1) {
    const begin = performance.now();
    await work(index);
    times.push(performance.now() - begin);
  }
  return {
    figure,
    measured: ms(quantile(times, 0.5)),
    target: `< ${most} ms`,
    isMet: quantile(times, 0.5) < most,
    remark: `${calls} calls, p95 ${ms(quantile(times, 0.95))}`,
  };
}

const lists: readonly ((index: number) => string)[] = [
  () => '/app/payments?maxResultCount=20',
  (index) =>
    `/app/payments?companyId=${companyId(1, 1 + (index % companiesPerTenant))}&maxResultCount=20`,
  () => '/app/payments?status=0&maxResultCount=20',
  (index) =>
    `/app/payments?companyId=${companyId(1, 1 + (index % companiesPerTenant))}&openAmountFrom=0.01`,
];

async function lines({ ask }: ClientServer, count: number): Promise<Line[]> {
  const get = (path: string) => ask('GET', path);
  const [all, open] = [count, count / 5].map((number) => number.toLocaleString('en'));
  return [
    await timed(`list of ${all} invoices`, 50, 120, (index) =>
      get(lists[index % lists.length]?.(index) ?? ''),
    ),
    await timed(`aging of ${open} open invoices`, 500, 20, () => get('/app/billing-reports/aging')),
    await timed(`revenue of a year from ${all} invoices`, 1500, 10, () =>
      get('/app/billing-reports/revenue'),
    ),
    await timed('figures of accounting', 200, 20, () => get('/app/billing-figures')),
  ];
}

export const measureBillingReports = (count: number): Promise<Line[]> =>
  withFilledServer(
    'billing-reports',
    (superUrl) => fillInvoices(superUrl, count),
    (server) => lines(server, count),
  );
