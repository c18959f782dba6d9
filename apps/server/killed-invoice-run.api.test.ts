import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { anInvoicingPractice } from '#billing/testing';
import { aStoredPerson } from '#cases/testing';
import { eventually, freePort } from '#kernel/testing';
import { aTenant } from '#platform/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { anHourPasses } from './testing/an-hour-passes.ts';
import { startProcess } from './testing/processes.ts';
import type { ServerProcess } from './testing/processes.ts';

// Two whole processes start here.
vi.setConfig({ testTimeout: 600_000 });

registerCatalogue();
const practice = await anInvoicingPractice();
const { server, tenantId, within, clientId, companyId } = practice;
const dataDir = await mkdtemp(join(tmpdir(), 'caseway-killed-'));
const running: ServerProcess[] = [];

afterAll(async () => {
  vi.resetConfig();
  await Promise.all(running.map((process) => process.end('SIGKILL')));
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

const casesText = `insert into assessments (tenant_id, id, case_no, client_id, company_id, purchase_order_no)
  select current_tenant(), gen_random_uuid(), 'KILL-' || i, $1, $2, 'PO-1' from generate_series(1, $3::int) i
  returning id::text as id`;
const chargesText = `insert into case_charges (tenant_id, id, case_id, kind, move, description, charged_on, amount,
    has_gst, status)
  select current_tenant(), gen_random_uuid(), unnest($1::uuid[]), 'assessment', 'attended', 'Examination',
    '2026-10-20', 1000, true, 'pending'`;

const waitingCases = (count: number) =>
  within(async (tx) => {
    const rows = await tx.query<{ id: string }>(casesText, [clientId, companyId, count]);
    await tx.query(chargesText, [rows.map(({ id }) => id)]);
  });

const invoices = async () =>
  within(async (tx) => {
    const text = 'select right(invoice_no, 6)::int as no from invoices order by 1';
    return (await tx.query<{ no: number }>(text)).map(({ no }) => no);
  });

/** Somebody whom a process that knows nothing of this test finds in the database. */
async function anAccountant() {
  await aTenant(server.services, { id: tenantId, features: ['Assessment'] });
  return (await aStoredPerson(practice, 'ACCOUNTING')).api;
}

test('kill -9 in the midst of a run: the next process goes on, without a gap and without a double', async () => {
  // Three steps: one before the kill, the one that it breaks off, and the rest.
  const count = 300;
  await waitingCases(count);
  const accounting = await anAccountant();
  const run = { until: '2026-10-31', invoiceDate: '2026-10-31', per: 'case' };
  const { status, body } = await accounting.post('/app/payments/invoice-run', run);
  expect(status).toBe(202);
  const victim = await startWorker();
  const taskOf = async () => (await accounting.get(`/app/tasks/${String(body['taskId'])}`)).body;
  const isOver = (task: object) =>
    victim.child.exitCode !== null || ('state' in task && task.state === 'failed');
  const before = await eventually(
    async () => ({ made: await invoices(), task: await taskOf() }),
    ({ made, task }) => made.length > 0 || isOver(task),
    240,
  );
  expect(before.made, `${JSON.stringify(before.task)} ${victim.output()}`).not.toEqual([]);

  await victim.end('SIGKILL');
  const left = await invoices();
  await anHourPasses(server.ownerUrl);
  const heir = await startWorker();
  const task = await eventually(
    taskOf,
    ({ state }) => state !== 'running' && state !== 'waiting',
    300,
  );

  expect(victim.child.signalCode).toBe('SIGKILL');
  expect(left.length, heir.output()).toBeLessThan(count);
  expect(left).toEqual(left.map((_, at) => at + 1));
  expect(task).toMatchObject({
    state: 'done',
    rowsDone: count,
    summary: `${count} invoices of USD 330,000.00 made.`,
  });
  expect(await invoices()).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  const [twice] = await within((tx) =>
    tx.query(`select charge_id from invoice_lines group by charge_id having count(*) > 1`),
  );
  expect(twice).toBeUndefined();
  expect((await accounting.post('/app/ledger-checks/run')).body).toMatchObject({
    result: 'agrees',
  });
});
