import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { livePostmaster } from '../../operations/cluster/postmaster.ts';
import { isAlive } from '../../operations/cluster/process-alive.ts';
import { eventually } from './eventually.ts';
import { runFolder } from './run-folder.ts';

/** A run that has started its cluster, says where, and then only waits to be killed. */
async function aRun() {
  const from = (file: string) => JSON.stringify(join(import.meta.dirname, file));
  const code = `
    const { runFolder } = await import(${from('run-folder.ts')});
    const { testCluster } = await import(${from('test-cluster.ts')});
    const { path } = await runFolder('killed');
    await testCluster(path + '/postgres');
    console.log(path);
    setInterval(() => {}, 1000);`;
  const args = ['--conditions=server', '--input-type=module', '-e', code];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { child, path: String(line).trim() };
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a run that is ended by %s leaves neither its cluster nor its folder',
  async (signal) => {
    const { child, path } = await aRun();
    const during = livePostmaster(join(path, 'postgres', 'pg'));

    child.kill(signal);

    expect(during?.isReady).toBe(true);
    await eventually(
      () => existsSync(path),
      (isThere) => !isThere,
      60,
    );
    expect(isAlive(during?.pid ?? 0)).toBe(false);
  },
);

test('what was killed together with its watcher is removed by the next run, and nothing else', async () => {
  const one = await runFolder('one');
  // No process has this id and began with the machine.
  const left = join(dirname(one.path), `left-${process.pid}-1`);
  mkdirSync(join(left, 'mails'), { recursive: true });

  const other = await runFolder('other');

  expect(existsSync(left)).toBe(false);
  expect(existsSync(one.path)).toBe(true);
  await Promise.all([one.remove(), other.remove()]);
  expect([one.path, other.path].filter(existsSync)).toEqual([]);
});
