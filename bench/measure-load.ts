import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#kernel/server';
import { benchDatabase } from './data/bench-database.ts';
import { registerWithBench } from './data/bench-record.ts';
import type { LoadFigures, LoadPlan } from './load/main.ts';
import type { Line } from './report/print-table.ts';
import { loadLines } from './report/load-lines.ts';
import { launch } from './servers/launch.ts';
import { removeFolder, temporaryFolder } from './temporary-folder.ts';

/** A database, two servers and a load generator, each in a process of its own, on loopback only. */
export async function measureLoad(rows: number, only: string): Promise<Line[]> {
  const folder = temporaryFolder('load');
  const closers: (() => unknown)[] = [() => removeFolder(folder)];
  const close = async () => {
    while (closers.length) await closers.pop()?.();
  };
  const interrupted = () => void close().finally(() => process.exit(1));
  process.once('SIGTERM', interrupted).once('SIGINT', interrupted);
  try {
    registerWithBench();
    warnOfCompany();
    const begin = performance.now();
    const config = readConfig({ DATA_DIR: folder });
    const database = await benchDatabase(config, rows);
    closers.push(() => database.stop());
    console.log(
      `${rows.toLocaleString('en')} rows over 50 tenants in ${seconds(begin)}; rounds of both servers alternate`,
    );
    const ours = await launch('ours', [], { DATABASE_URL: database.ownerUrl, DATA_DIR: folder });
    closers.push(() => ours.stop());
    const floor = await launch('floor', [database.appUrl, folder]);
    closers.push(() => floor.stop());
    const isQuick = rows < 1_000_000;
    const figures = await generateLoad({
      folder,
      ports: { ours: ours.port, floor: floor.port },
      pids: { ours: ours.pid, floor: floor.pid, postmaster: database.postmaster },
      population: { rows },
      rounds: isQuick ? 5 : 7,
      seconds: isQuick ? 2 : 4,
      only,
    });
    return loadLines(figures, { ours: await ours.rss(), floor: await floor.rss() });
  } finally {
    process.off('SIGTERM', interrupted).off('SIGINT', interrupted);
    await close();
  }
}

function warnOfCompany(): void {
  const [load = 0] = loadavg();
  if (load < availableParallelism() / 2) return;
  console.log(
    `The machine is busy (load ${load.toFixed(1)}): only the CPU figures can be trusted.`,
  );
}

const seconds = (begin: number) => `${((performance.now() - begin) / 1000).toFixed(1)} s`;

async function generateLoad(plan: LoadPlan): Promise<LoadFigures> {
  const program = fileURLToPath(new URL('load/main.ts', import.meta.url));
  const child = fork(program, [JSON.stringify(plan)], { execArgv: ['--conditions=server'] });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The load generator ended with ${String(code)}`);
  });
  const [figures] = (await Promise.race([once(child, 'message'), failed])) as [LoadFigures];
  await failed.catch(() => {});
  return figures;
}
