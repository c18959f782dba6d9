import { readConfig } from '#kernel/server';
import { benchDatabase } from '../data/bench-database.ts';
import { registerWithBench } from '../data/bench-record.ts';
import { readCallers } from '../data/callers.ts';
import type { Line } from '../report/print-table.ts';
import { launch } from '../servers/launch.ts';
import type { BenchServer } from '../servers/launch.ts';
import { removeFolder, temporaryFolder } from '../temporary-folder.ts';
import { downloadZip, uploadByForm, uploadByTus } from './upload-calls.ts';
import type { Caller } from './upload-calls.ts';

const megabyte = 1_048_576;
const megabytes = 99;
const mostAdded = 50;
const everyMilliseconds = 50;

/** What large files cost the server in memory while they come and go. */
export async function measureUploads(): Promise<Line[]> {
  const folder = temporaryFolder('uploads');
  const closers: (() => unknown)[] = [() => removeFolder(folder)];
  try {
    registerWithBench();
    const database = await benchDatabase(readConfig({ DATA_DIR: folder }), 1000);
    closers.push(() => database.stop());
    // As `npm start` starts it.
    const NODE_OPTIONS = '--max-semi-space-size=8';
    const env = { DATABASE_URL: database.ownerUrl, DATA_DIR: folder, NODE_OPTIONS };
    const token = readCallers(folder)[0]?.token ?? '';
    const size = megabytes * megabyte;
    const ids: string[] = [];
    // A server of its own for each: what one has grown to would hide what the next one costs.
    const measure = async (name: string, work: (caller: Caller) => Promise<void>) => {
      const server = await launch('ours', [], env);
      closers.push(() => server.stop());
      const caller: Caller = { base: `http://127.0.0.1:${server.port}`, token };
      await warmUp(caller);
      return line(name, server, () => work(caller));
    };
    return [
      await measure('upload by form', async (caller) => {
        ids.push(await uploadByForm(caller, size));
      }),
      await measure('upload by tus', async (caller) => {
        ids.push(await uploadByTus(caller, size));
      }),
      await measure('two of them as one archive', (caller) => downloadZip(caller, ids)),
    ];
  } finally {
    while (closers.length) await closers.pop()?.();
  }
}

/** The first of each loads its code; that is no cost of a large file. */
async function warmUp(caller: Caller): Promise<void> {
  const ids = [await uploadByForm(caller, megabyte), await uploadByTus(caller, megabyte)];
  await downloadZip(caller, ids);
}

async function line(name: string, server: BenchServer, work: () => Promise<void>): Promise<Line> {
  const before = await server.rss();
  let most = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await server.rss());
      await new Promise((resolve) => setTimeout(resolve, everyMilliseconds));
    }
  })();
  const begin = performance.now();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  const seconds = (performance.now() - begin) / 1000;
  const added = (most - before) / megabyte;
  return {
    figure: `${name}, ${megabytes} MB: memory added`,
    measured: `${added.toFixed(0)} MB`,
    target: `<= ${mostAdded} MB`,
    isMet: added <= mostAdded,
    remark: `${seconds.toFixed(1)} s`,
  };
}
