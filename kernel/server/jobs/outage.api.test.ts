import { defineEvent, text } from '#kernel/domain';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { buildTemplate } from '../../testing/template.ts';
import { eventually } from '../../testing/eventually.ts';
import { runFolder } from '../../testing/run-folder.ts';
import { testServices } from '../../testing/test-services.ts';
import { startCluster } from '#operations';
import { systemContext } from '../db/context.ts';
import { defineJob, on } from './definitions.ts';

const folder = await runFolder('outage');
const dataDir = join(folder.path, 'postgres');
const cluster = await startCluster({ dataDir, settings: { fsync: 'off' }, log: () => {} });
afterAll(async () => {
  await cluster.stop();
  await folder.remove();
});
const url = cluster.url('caseway');
await buildTemplate(url);

const happened = defineEvent('Noted', { name: text('Name', { required: true }) });
const seen: string[] = [];
const subscriptions = [
  on(happened, 'testing.outage', async (event) => void seen.push(event.payload.name)),
];
const jobs = [
  defineJob({ name: 'testing.job', run: async (data) => void seen.push(String(data['name'])) }),
];
const services = testServices(url, { modules: [{ subscriptions, jobs }] });
await services.jobs.start(services);

const postmaster = async (): Promise<number> => {
  const client = new Client({ connectionString: cluster.superUrl });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ file: string }>(
      `select pg_read_file('postmaster.pid') as file`,
    );
    return Number(rows[0]?.file.split('\n')[0]);
  } catch {
    return 0;
  } finally {
    await client.end().catch(() => {});
  }
};

const say = (name: string) =>
  services.db.transaction(systemContext(randomUUID()), async (tx) => {
    await services.jobs.emit(tx, [{ type: 'Noted', name }]);
    await services.jobs.enqueue(tx, 'testing.job', { name: `${name} job` });
  });

test('PostgreSQL dies and comes back: delivery goes on without a restart', async () => {
  await say('before');
  await eventually(
    () => seen,
    (names) => names.length === 2,
  );

  const killed = await postmaster();
  process.kill(killed, 'SIGKILL');
  await eventually(postmaster, (pid) => pid > 0 && pid !== killed, 60);
  await eventually(
    () =>
      say('after').then(
        () => true,
        () => false,
      ),
    Boolean,
    60,
  );

  await eventually(
    () => seen,
    (names) => names.includes('after'),
    60,
  );
  await eventually(
    () => seen,
    (names) => names.includes('after job'),
    60,
  );
  expect(seen.filter((name) => name === 'before')).toHaveLength(1);
}, 150_000);
