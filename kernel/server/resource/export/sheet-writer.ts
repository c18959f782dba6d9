import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SheetOrder } from './sheet.ts';

export type SheetWriter = {
  /** One after the other; fails when the thread dies or takes too long. */
  write(order: SheetOrder): Promise<Buffer>;
  close(): Promise<void>;
};

type Reply = { bytes?: Uint8Array; failure?: string };

/** 500 rows take a twentieth of a second. */
const longest = 60_000;
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** In the bundle the thread stands beside the server, as a script of its own. */
const threadFile = `./sheet-thread.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`;

/** Writing a spreadsheet is all computing: it has a thread of its own, with limits. */
export function openSheetWriter(): SheetWriter {
  const thread = new Worker(new URL(threadFile, import.meta.url), {
    execArgv: [],
    resourceLimits: memory,
  });
  const ended = once(thread, 'exit');
  const broken = new Promise<never>((_, reject) => {
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('The thread that writes spreadsheets has ended')));
  });
  // Nobody may be waiting when it ends.
  ended.catch(() => {});
  broken.catch(() => {});

  return {
    async write(order) {
      const signal = AbortSignal.timeout(longest);
      const replied = once(thread, 'message', { signal });
      replied.catch(() => {});
      thread.postMessage(order);
      const [{ bytes, failure }] = (await Promise.race([replied, broken])) as [Reply];
      if (!bytes) throw new Error(`A spreadsheet was not written: ${failure}`);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    async close() {
      await thread.terminate();
      await ended;
    },
  };
}
