import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type BenchServer = {
  readonly port: number;
  readonly pid: number;
  rss(): Promise<number>;
  /** Tells the server something and gives what it answers. */
  ask<T>(message: string): Promise<T>;
  stop(): Promise<void>;
};

/** A server in a process of its own; its log goes nowhere, but it is written. */
export async function launch(
  name: 'ours' | 'floor' | 'hub',
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const child = fork(fileURLToPath(new URL(`${name}.ts`, import.meta.url)), args, {
    // As `npm start` starts it.
    execArgv: ['--conditions=server', '--max-semi-space-size=8'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const early = gone.then(() => {
    throw new Error(`The server "${name}" ended before it was ready`);
  });
  const [{ port }] = (await Promise.race([once(child, 'message'), early])) as [{ port: number }];
  early.catch(() => {});
  const ask = async <T>(message: string): Promise<T> => {
    child.send(message);
    const [answer] = (await once(child, 'message')) as [T];
    return answer;
  };
  return {
    port,
    pid: child.pid ?? 0,
    ask,
    rss: async () => (await ask<{ rss: number }>('rss')).rss,
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      await gone;
    },
  };
}
