import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { sealAudit } from './seal.ts';

type Options = {
  readonly hostDb: Database;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly everyMilliseconds?: number;
};

export const sealEvery = 500;

/** For processes that work on jobs; any number of them may run, one of them seals. */
export function startSealer({ hostDb, log, everyMilliseconds = sealEvery }: Options): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await sealAudit(hostDb).catch((error: unknown) =>
        log.warn({ err: error }, 'audit: sealing has to wait'),
      );
      await sleep(everyMilliseconds, undefined, { signal }).catch(() => {});
    }
    await sealAudit(hostDb).catch(() => {});
  }

  const running = run();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
