import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '#kernel/server';
import { bundleServer } from '../../scripts/bundle-server.ts';

export type BenchServer = {
  readonly port: number;
  readonly pid: number;
  rss(): Promise<number>;
  /** Tells the server something and gives what it answers. */
  ask<T>(message: string): Promise<T>;
  stop(): Promise<void>;
};

/**
 * A server in a process of its own, bundled and started as `npm start` does it. Its log goes
 * nowhere, but it is written.
 */
export async function launch(
  name: 'ours' | 'floor' | 'hub',
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const folder = `dist/bench/${name}`;
  await bundleServer({ [name]: `bench/servers/${name}.ts` }, folder);
  const child = fork(join(projectRoot, folder, `${name}.js`), args, {
    execArgv: ['--max-semi-space-size=8'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      ...env,
    },
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
