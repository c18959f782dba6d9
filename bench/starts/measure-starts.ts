import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '#kernel/server';
import { freePort } from '#operations';
import type { Line } from '../report/print-table.ts';
import { removeFolder, temporaryFolder } from '../temporary-folder.ts';

const mostSeconds = 300;
const idleSeconds = 10;

type Started = { readonly seconds: number; readonly child: ChildProcess };

/** What a stranger sees: a fresh clone of the last commit, `npm start`, and `npm start` again. */
export async function measureStarts(): Promise<Line[]> {
  const folder = temporaryFolder('start');
  const clone = join(folder, 'clone');
  const running: ChildProcess[] = [];
  const begin = async () => {
    const started = await start(clone, await freePort());
    running.push(started.child);
    return started;
  };
  try {
    const cloned = spawnSync('git', ['clone', '--quiet', projectRoot, clone], { encoding: 'utf8' });
    if (cloned.status !== 0) throw new Error(`git clone failed: ${cloned.stderr}`);
    const first = await begin();
    await stop(first.child);
    const second = await begin();
    await sleep(idleSeconds * 1000);
    const rss = residentBytes(serverOf(second.child.pid ?? 0));
    await stop(second.child);
    return [
      line('fresh clone to ready', first.seconds, 90, 's'),
      line('second start', second.seconds, 6, 's'),
      line(`idle RSS after ${idleSeconds} s`, rss / 1e6, 220, 'MB'),
    ];
  } finally {
    for (const child of running) await stop(child);
    removeFolder(folder);
  }
}

const line = (figure: string, value: number, most: number, unit: string): Line => ({
  figure,
  measured: `${value < 100 ? value.toFixed(1) : value.toFixed(0)} ${unit}`,
  target: `< ${most} ${unit}`,
  isMet: value < most,
});

async function start(clone: string, port: number): Promise<Started> {
  const begin = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: plainEnvironment({
      PORT: String(port),
      DATA_DIR: join(clone, '.data'),
      LOG_LEVEL: 'warn',
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Caseway is ready')) resolve();
    });
  });
  const failed = once(child, 'exit').then(() => {
    throw new Error(`npm start ended:\n${printed}`);
  });
  const late = sleep(mostSeconds * 1000, undefined, { ref: false }).then(() => {
    throw new Error(`npm start was not ready within ${mostSeconds} s:\n${printed}`);
  });
  failed.catch(() => {});
  late.catch(() => {});
  try {
    await Promise.race([ready, failed, late]);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { seconds: (performance.now() - begin) / 1000, child };
}

/** Without what npm and this run left in it: a stranger's shell has none of that. */
function plainEnvironment(own: Record<string, string>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_(?!config_)|NODE_ENV$|NODE_OPTIONS$|PUBLIC_URL$|DATABASE_URL$|SEED$|ROLE$)/.test(
        name,
      ),
  );
  return { ...Object.fromEntries(kept), ...own };
}

/** A signal to npm ends its shell and leaves the server running, so the server gets it. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(serverOf(child.pid ?? 0), 'SIGTERM');
  await gone;
}

/** The server is the youngest of the line npm, script, server; PostgreSQL is another family. */
function serverOf(parent: number): number {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim();
  const servers = children.split(' ').filter((pid) => pid && isNode(pid));
  return servers[0] ? serverOf(Number(servers[0])) : parent;
}

const isNode = (pid: string): boolean =>
  /^(node|npm|sh|MainThread)/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'));

const residentBytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
