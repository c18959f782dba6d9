import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { aLender } from '#funding/testing';
import { eventually, freePort } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { anHourPasses } from './testing/an-hour-passes.ts';
import { startProcess } from './testing/processes.ts';
import type { ServerProcess } from './testing/processes.ts';

// Two whole processes start here.
vi.setConfig({ testTimeout: 600_000 });

registerCatalogue();
const practice = await aLender(() => new Date(), 'web');
const { server, services, within, accounting } = practice;
const dataDir = await mkdtemp(join(tmpdir(), 'caseway-day-end-'));
const running: ServerProcess[] = [];
const owner = new pg.Client({ connectionString: server.ownerUrl });
await owner.connect();

afterAll(async () => {
  vi.resetConfig();
  await Promise.all(running.map((process) => process.end('SIGKILL')));
  await owner.end();
  await rm(dataDir, { recursive: true, force: true });
});

const startWorker = async (): Promise<ServerProcess> => {
  const worker = startProcess(await freePort(), {
    DATABASE_URL: server.ownerUrl,
    DATA_DIR: dataDir,
    SECRET_KEY_FILE: '.test/secret.key',
    SEED: 'none',
    ROLE: 'worker',
  });
  running.push(worker);
  return worker;
};

/** Loans, and money that was lent on each a while ago; nothing is posted yet. A second try adds its own. */
const loansText = `with made as (
    insert into disbursement_funding (tenant_id, id, loan_no, agreement_id, opened_on)
    select current_tenant(), gen_random_uuid(), 'KILL-' || right($1::text, 8) || '-' || i, $1::uuid, '2026-08-12' from generate_series(1, $2::int) i
    returning tenant_id, id)
  insert into loan_entries (tenant_id, id, loan_id, kind, happened_on, amount)
    select tenant_id, gen_random_uuid(), id, 'advance', '2026-08-12', 1000 from made`;

async function loansToCount(count: number): Promise<void> {
  const agreementId = await practice.anAgreement({
    interestKind: 'compound',
    facilityLimit: '9000000.00',
  });
  await within((tx) => tx.query(loansText, [agreementId, count]));
}

const countedText = `select count(*)::int as n from disbursement_funding where figures_on is not null`;
const waitingText = `select count(*)::int as n from pg_locks
  where not granted and relation = 'loan_postings'::regclass`;
/** Of a loan, what a day has more than once. */
const twiceText = `select loan_id, posted_on, kind, part from loan_postings group by 1, 2, 3, 4 having count(*) > 1`;
const perLoanText = `select n, count(*)::int as loans from (
    select l.id, count(p.id) filter (where p.kind = 'interest')::int as n
      from disbursement_funding l left join loan_postings p on p.tenant_id = l.tenant_id and p.loan_id = l.id
      group by l.id) each group by n`;
const unequalText = `select journal_id from postings group by 1 having sum(debit) <> sum(credit)`;

const numberOf = (text: string) =>
  within(async (tx) => Number((await tx.query<{ n: number }>(text))[0]?.n));
const rowsOf = (text: string) => within((tx) => tx.query(text));
const ledger = async () => ({
  check: (await accounting.post('/app/ledger-checks/run')).body['result'],
  unequal: await rowsOf(unequalText),
  twice: await rowsOf(twiceText),
});
const balanced = { check: 'agrees', unequal: [], twice: [] };

test('kill -9 in the midst of the day-end: the ledger balances, the next run ends it once', async () => {
  // Three steps: one before the kill, the one that it breaks off, and the rest.
  const count = 1300;
  await loansToCount(count);
  await within((tx) => services.jobs.enqueue(tx, 'funding.loanDayEnd', {}));
  const victim = await startWorker();
  const isOver = () => victim.child.exitCode !== null;
  const first = await eventually(
    () => numberOf(countedText),
    (n) => n > 0 || isOver(),
    240,
  );
  expect(first, victim.output()).toBeGreaterThan(0);

  // It stands now with journals written and their loan postings not.
  await owner.query('begin');
  await owner.query('lock table loan_postings in share mode');
  const waiting = await eventually(
    () => numberOf(waitingText),
    (n) => n > 0 || isOver(),
    240,
  );
  expect(waiting, victim.output()).toBeGreaterThan(0);
  await victim.end('SIGKILL');
  await owner.query('rollback');

  expect(victim.child.signalCode).toBe('SIGKILL');
  expect(await ledger()).toEqual(balanced);
  const left = await numberOf(countedText);
  expect(left).toBeLessThan(count);

  await anHourPasses(server.ownerUrl);
  const heir = await startWorker();
  const ended = await eventually(
    () => numberOf('select coalesce(sum(loans), 0)::int as n from loan_day_ends'),
    (n) => n > 0 || heir.child.exitCode !== null,
    300,
  );

  expect(ended, heir.output()).toBe(count - left);
  expect(await numberOf(countedText)).toBe(count);
  expect(await ledger()).toEqual(balanced);
  const [usual, ...others] = await rowsOf(perLoanText);
  expect(others).toEqual([]);
  expect(usual).toMatchObject({ loans: count });
});
