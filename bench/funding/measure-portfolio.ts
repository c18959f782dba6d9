import { withFilledServer } from '../parties/client-server.ts';
import type { ClientServer } from '../parties/client-server.ts';
import { ms, quantile } from '../parties/figures.ts';
import type { Line } from '../report/print-table.ts';
import { fillCountedLoans, loanIdOf } from './fill-loan-figures.ts';

const asked = 40;
const warmUps = 5;

type Measured = {
  readonly figure: string;
  readonly most: number;
  path(index: number): string;
};

async function lineOf({ ask, processorMs }: ClientServer, given: Measured): Promise<Line> {
  for (let index = 0; index < warmUps; index += 1) await ask('GET', given.path(index + asked));
  const before = processorMs();
  const times: number[] = [];
  for (let index = 0; index < asked; index += 1) {
    const begin = performance.now();
    await ask('GET', given.path(index));
    times.push(performance.now() - begin);
  }
  const p50 = quantile(times, 0.5);
  const processor = (processorMs() - before) / asked;
  return {
    figure: given.figure,
    measured: ms(p50),
    target: `< ${given.most} ms`,
    isMet: p50 < given.most,
    remark: `${asked} calls, p95 ${ms(quantile(times, 0.95))}, CPU ${ms(processor)} each`,
  };
}

/** Nothing is kept from an earlier call: what the first of many people waits for. */
async function firstLine({ ask }: ClientServer, many: string): Promise<Line> {
  await ask('GET', '/app/disbursement-funding?maxResultCount=1');
  const begin = performance.now();
  await ask('GET', '/app/funding-portfolio');
  const time = performance.now() - begin;
  return {
    figure: `portfolio of ${many} loans, summed anew`,
    measured: ms(time),
    target: '< 500 ms',
    isMet: time < 500,
    remark: 'one call',
  };
}

/** What a lender has open all day, over kept figures. */
export const measurePortfolio = (loans: number): Promise<Line[]> => {
  const today = new Date().toISOString().slice(0, 10);
  const many = loans.toLocaleString('en');
  const measured: readonly Measured[] = [
    { figure: `portfolio of ${many} loans`, most: 500, path: () => '/app/funding-portfolio' },
    {
      figure: 'portfolio, rates +2 % and six months later',
      most: 500,
      path: () => '/app/funding-portfolio?stress=both',
    },
    {
      figure: `outstanding statements of ${many} loans, a page of 20`,
      most: 50,
      path: (index) =>
        `/app/disbursement-funding/OutstandingStatementData?maxResultCount=20&skipCount=${index * 20}`,
    },
    {
      figure: 'statements of the month, a page of 20',
      most: 50,
      path: (index) =>
        `/app/disbursement-funding/StatementInvoiceData?maxResultCount=20&skipCount=${index * 20}`,
    },
    {
      figure: 'explanation of a loan of five years',
      most: 50,
      path: () => `/app/disbursement-funding/${loanIdOf(loans + 1)}/explanation?asOf=${today}`,
    },
  ];
  return withFilledServer(
    'loan-portfolio',
    (url) => fillCountedLoans(url, loans),
    async (server) => {
      const lines: Line[] = [await firstLine(server, many)];
      for (const one of measured) lines.push(await lineOf(server, one));
      return lines;
    },
  );
};
