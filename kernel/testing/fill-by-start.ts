import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../operations/cluster/free-port.ts';

/**
 * Starts the product on a new data directory as `npm start` does, and stops it when it is ready. What
 * the tests have in their environment is left out: the web may be built here.
 */
export async function fillByStart(dataDir: string): Promise<void> {
  const port = await freePort();
  const program = ['--import', './scripts/testing/end-with-parent.mjs', 'scripts/start.mjs'];
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      SEED: 'demo',
      // Jobs wait for whoever starts a copy.
      ROLE: 'web',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => output.push(String(data)));
  const gone = once(child, 'exit');

  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await sleep(100);
  child.kill('SIGTERM');
  await gone;
  if (child.exitCode !== 0) throw new Error(`The demo was not made:\n${output.join('')}`);
}
