import type { FastifyBaseLogger } from 'fastify';
import { serverModules } from './compose.ts';
import type { RunningServer } from './serve.ts';

/** `EX_SOFTWARE`: a fault of ours, after which whoever started the process starts it again. */
export const faultExitCode = 70;

const drainMilliseconds = 25_000;

/**
 * What nobody caught leaves a process in a state that nobody knows. It is written to the log and to
 * the system errors, what is under way is finished as on SIGTERM, and the process ends. Registered
 * once the server is up: a fault while starting would be the same the next time.
 */
export function endOnFault(
  log: FastifyBaseLogger,
  server: RunningServer,
  drain: () => Promise<void>,
): void {
  let isEnding = false;
  // A rejection that nobody handles arrives here too.
  process.on('uncaughtException', (thrown: unknown, origin) => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    log.fatal({ err: error, origin }, 'an error that nobody caught: the process ends');
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(faultExitCode), drainMilliseconds).unref();
    const failure = { error, method: 'PROCESS', route: origin, actor: null };
    for (const module of serverModules) module.unexpected?.(failure, server.services);
    void drain().finally(() => process.exit(faultExitCode));
  });
}
