import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { withFilledServer } from '../parties/client-server.ts';
import type { Line } from '../report/print-table.ts';
import { fillLoans } from './fill-loans.ts';

const most = 60;
const job = 'funding.loanDayEnd';
const patience = 1800;

async function startJob(superUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: superUrl,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send(job, {});
  await boss.stop();
}

/** How many loans were counted once the day is remembered as done. */
async function waitForDay(superUrl: string): Promise<number> {
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    for (let second = 0; second < patience * 4; second += 1) {
      const { rows } = await client.query('select loans from loan_day_ends limit 1');
      if (rows[0]) return Number(rows[0].loans);
      await wait(250);
    }
    throw new Error('The day-end did not finish.');
  } finally {
    await client.end();
  }
}

/** All loans of a lender to the end of an ordinary day, on which interest grows and is not posted. */
export async function measureDayEnd(loans: number): Promise<Line[]> {
  let superUrl = '';
  return withFilledServer(
    'loan-day-end',
    async (url) => {
      superUrl = url;
      await fillLoans(url, loans);
    },
    async ({ rss }) => {
      const before = await rss();
      const begin = performance.now();
      await startJob(superUrl);
      const counted = await waitForDay(superUrl);
      const seconds = (performance.now() - begin) / 1000;
      const grown = Math.round(((await rss()) - before) / 1_000_000);
      return [
        {
          figure: `${counted.toLocaleString('en')} loans counted to the day`,
          measured: `${seconds.toFixed(1)} s`,
          target: `< ${most} s`,
          isMet: seconds < most,
          remark: `the server grew by ${grown} MB`,
        },
      ];
    },
    { ROLE: 'all' },
  );
}
