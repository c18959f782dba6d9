import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { livePostmaster } from './postmaster.ts';
import { existingPrivatePlace } from './private-place.ts';
import { startCluster } from './start-cluster.ts';

const settings = { fsync: 'off', shared_buffers: '16MB' };
const isRoot = process.getuid?.() === 0;
const folders: string[] = [];

function folder(mode: number): string {
  const path = mkdtempSync(join(tmpdir(), 'caseway-recovery-'));
  chmodSync(path, mode);
  folders.push(path);
  return path;
}

/** Another process that starts the cluster, says so, and then only waits to be killed. */
async function neighbour(dataDir: string) {
  const module = join(import.meta.dirname, 'start-cluster.ts');
  const code = `
    const { startCluster } = await import(${JSON.stringify(module)});
    await startCluster(${JSON.stringify({ dataDir, settings })});
    console.log('up');
    setInterval(() => {}, 1000);`;
  const args = ['--conditions=server', '--input-type=module', '-e', code];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

afterEach(() =>
  folders.splice(0).forEach((path) => rmSync(path, { recursive: true, force: true })),
);

describe('after something was killed', { timeout: 60_000 }, () => {
  test('the database of a killed server is taken over, and stops with its new user', async () => {
    const dataDir = folder(0o711);
    const child = await neighbour(dataDir);
    const before = livePostmaster(join(dataDir, 'pg'));
    child.kill('SIGKILL');
    await once(child, 'exit');

    const cluster = await startCluster({ dataDir, settings });
    const during = livePostmaster(join(dataDir, 'pg'));
    await cluster.stop();

    expect(cluster.started).toBe(false);
    expect(during).toEqual(before);
    expect(livePostmaster(join(dataDir, 'pg'))).toBeUndefined();
  });

  test('a left-over process file that names a stranger does not block the start', async () => {
    const dataDir = folder(0o711);
    await startCluster({ dataDir, settings }).then((cluster) => cluster.stop());
    const left = `${process.pid}\n${join(dataDir, 'pg')}\n1\n5432\n\n127.0.0.1\n\nready\n`;
    writeFileSync(join(dataDir, 'pg', 'postmaster.pid'), left);
    // No process starts at this time: in some containers the first one really starts at 0.
    writeFileSync(join(dataDir, 'start.lock'), '1 another-boot');

    const cluster = await startCluster({ dataDir, settings });
    await cluster.stop();

    expect(cluster.started).toBe(true);
  });

  test('a half-made data directory is made anew, a strange one is left alone', async () => {
    const dataDir = folder(0o711);
    mkdirSync(join(dataDir, 'pg.new', 'base'), { recursive: true });

    const cluster = await startCluster({ dataDir, settings });
    await cluster.stop();
    rmSync(join(dataDir, 'pg', 'PG_VERSION'));
    const refusal = startCluster({ dataDir, settings });

    expect(cluster.started).toBe(true);
    await expect(refusal).rejects.toThrow('is not a database of ours');
  });
});

test.runIf(isRoot)('root keeps the database elsewhere when its user cannot reach it', async () => {
  const lines: string[] = [];
  const dataDir = folder(0o700);
  const cluster = await startCluster({ dataDir, settings, log: (line) => lines.push(line) });
  await cluster.stop();
  chmodSync(dataDir, 0o711);
  const again = await startCluster({ dataDir, settings, log: (line) => lines.push(line) });
  await again.stop();

  const place = existingPrivatePlace('cluster', dataDir) ?? '';
  folders.push(place);
  expect(existsSync(join(dataDir, 'pg'))).toBe(false);
  expect(readFileSync(join(place, 'pg', 'PG_VERSION'), 'utf8').trim()).toBe('18');
  expect(lines).toEqual(
    Array(2).fill(`The database is kept in ${place}: its user cannot reach ${dataDir}.`),
  );
});
