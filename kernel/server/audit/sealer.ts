import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { sealAudit } from './seal.ts';

type Options = {
  readonly hostDb: Database;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly everyMilliseconds?: number;
};

/** For processes that work on jobs; any number of them may run, one of them seals. */
export function startSealer({ hostDb, log, everyMilliseconds = 500 }: Options): {
  stop(): Promise<void>;
} {
  const stopping = Promise.withResolvers<void>();
  let isStopping = false;

  async function run(): Promise<void> {
    while (!isStopping) {
      await sealAudit(hostDb).catch((error: unknown) =>
        log.warn({ err: error }, 'audit: sealing has to wait'),
      );
      await pause();
    }
    await sealAudit(hostDb).catch(() => {});
  }

  async function pause(): Promise<void> {
    const rest = Promise.withResolvers<void>();
    const timer = setTimeout(rest.resolve, everyMilliseconds);
    await Promise.race([rest.promise, stopping.promise]);
    clearTimeout(timer);
  }

  const running = run();
  return {
    async stop() {
      isStopping = true;
      stopping.resolve();
      await running;
    },
  };
}
