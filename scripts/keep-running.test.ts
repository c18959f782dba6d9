import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'caseway-keep-running-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program that notes each of its starts and then does what `body` says. */
async function kept(name: string, body: string) {
  const file = join(folder, `${name}-${randomUUID()}`);
  const program = `const fs = require('node:fs'); fs.appendFileSync(${JSON.stringify(file)}, 'x');
    const starts = fs.readFileSync(${JSON.stringify(file)}, 'utf8').length; ${body}`;
  const script = `import { keepRunning } from './scripts/keep-running.mjs';
    process.exitCode = await keepRunning(process.execPath, ['-e', ${JSON.stringify(program)}]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, starts: readFileSync(file, 'utf8').length, said: said.join('') };
}

test('a server that a fault ended is started again, until it ends by itself', async () => {
  const { code, starts } = await kept('faults', 'process.exit(starts < 3 ? 70 : 0)');
  expect([code, starts]).toEqual([0, 3]);
});

test('so is one that the system killed', async () => {
  const kill = "starts < 2 ? process.kill(process.pid, 'SIGKILL') : process.exit(0)";
  expect(await kept('killed', kill)).toMatchObject({ code: 0, starts: 2 });
});

test('one that fails again and again stays ended, and says so', async () => {
  const { code, starts, said } = await kept('always', 'process.exit(70)');
  expect([code, starts]).toEqual([70, 6]);
  expect(said).toContain('It stays ended.');
});

test('one that cannot start, or was asked to end, is not started again', async () => {
  expect(await kept('start', 'process.exit(1)')).toMatchObject({ code: 1, starts: 1 });
  const ask =
    "process.on('SIGTERM', () => process.exit(70)); setInterval(() => {}, 1000); process.kill(process.ppid, 'SIGTERM')";
  expect(await kept('asked', ask)).toMatchObject({ code: 70, starts: 1 });
});
