import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { cloneDatabase, dropDatabase, ensureDatabase } from './databases.ts';
import { livePostmaster } from './postmaster.ts';
import { startCluster } from './start-cluster.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'caseway-cluster-'));
chmodSync(dataDir, 0o711);
const pgData = join(dataDir, 'pg');
const lines: string[] = [];
const start = () =>
  startCluster({
    dataDir,
    settings: { fsync: 'off', shared_buffers: '16MB' },
    log: (line) => lines.push(line),
  });

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(): number {
  const pid = livePostmaster(pgData)?.pid;
  if (!pid) throw new Error('No database is running.');
  return pid;
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let left = 400; !isTrue(); left -= 1) {
    if (left === 0) throw new Error(`Waited too long. ${lines.join(' ')}`);
    await sleep(50);
  }
}

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the embedded cluster', { timeout: 60_000 }, () => {
  test('[D2] its owner is no superuser, makes databases and owns caseway', async () => {
    const cluster = await start();
    const [role] = await ask(cluster.url('caseway'), 'select * from pg_roles where rolname = user');
    const [owner] = await ask(
      cluster.superUrl,
      `select pg_get_userbyid(datdba) as name from pg_database where datname = 'caseway'`,
    );
    await cluster.stop();

    expect(cluster.started).toBe(true);
    expect(role).toMatchObject({ rolsuper: false, rolcreaterole: true, rolcreatedb: true });
    expect(role).toMatchObject({ rolbypassrls: false, rolname: 'caseway_owner' });
    expect(owner).toEqual({ name: 'caseway_owner' });
    expect(livePostmaster(pgData)).toBeUndefined();
  });

  test('it never runs as root, and only its user reads the passwords', async () => {
    const cluster = await start();
    const status = readFileSync(`/proc/${postmasterPid()}/status`, 'utf8');
    await cluster.stop();

    const uids = /^Uid:\s+(\d+)\s+(\d+)/m.exec(status)?.slice(1).map(Number);
    expect(uids).toEqual(
      process.getuid?.() === 0 ? [65534, 65534] : [process.getuid?.(), process.geteuid?.()],
    );
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'caseway_owner.password')).mode & 0o777).toBe(0o600);
  });

  test('it asks for the password, on the loopback address only', async () => {
    const cluster = await start();
    const wrong = cluster.url('caseway').replace(/:[^:@]+@/, ':wrong@');
    const refusal = ask(wrong, 'select 1').catch((error: Error) => error.message);
    const [where] = await ask(
      cluster.superUrl,
      `select current_setting('listen_addresses') as tcp, current_setting('unix_socket_directories') as unix`,
    );

    expect(await refusal).toMatch(/password authentication failed/);
    expect(where).toEqual({ tcp: '127.0.0.1', unix: '' });
    await cluster.stop();
  });

  test('a second user shares it, and it stops with the last one', async () => {
    const first = await start();
    const second = await start();
    await first.stop();
    const rows = await ask(second.url('caseway'), 'select 1 as one');
    await second.stop();

    expect(second.started).toBe(false);
    expect(rows).toEqual([{ one: 1 }]);
    expect(livePostmaster(pgData)).toBeUndefined();
  });

  test('two that start at once end up with one database', async () => {
    const both = await Promise.all([start(), start()]);
    const ports = both.map((cluster) => new URL(cluster.superUrl).port);
    await Promise.all(both.map((cluster) => cluster.stop()));

    expect(both.filter((cluster) => cluster.started)).toHaveLength(1);
    expect(ports[0]).toBe(ports[1]);
    expect(livePostmaster(pgData)).toBeUndefined();
  });

  test('killed with -9 it comes back on the same address with what was committed', async () => {
    const cluster = await start();
    await ask(cluster.url('caseway'), 'create table kept as select 7 as value');
    const killed = postmasterPid();
    process.kill(killed, 'SIGKILL');
    await until(() => lines.includes('The database is back.'));
    const rows = await ask(cluster.url('caseway'), 'select value from kept');
    const revived = postmasterPid();
    await cluster.stop();

    expect(rows).toEqual([{ value: 7 }]);
    expect(revived).not.toBe(killed);
  });

  test('databases are made, cloned and dropped, and twice is once', async () => {
    const cluster = await start();
    const url = cluster.url('caseway');
    await ensureDatabase(url, 'Model "1"');
    await ensureDatabase(url, 'Model "1"');
    await ask(cluster.url('Model "1"'), 'create table t as select 1 as one');
    await Promise.all(['copy1', 'copy2'].map((name) => cloneDatabase(url, 'Model "1"', name)));
    const rows = await ask(cluster.url('copy2'), 'select one from t');
    await dropDatabase(url, 'copy1');
    await dropDatabase(url, 'copy1');
    const left = await ask(url, `select datname from pg_database where datname like 'copy%'`);
    await cluster.stop();

    expect(rows).toEqual([{ one: 1 }]);
    expect(left).toEqual([{ datname: 'copy2' }]);
  });
});
