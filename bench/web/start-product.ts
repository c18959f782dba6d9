import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '#kernel/server';
import { freePort } from '#operations';
import { removeFolder, temporaryFolder } from '../temporary-folder.ts';

export type Product = { readonly url: string; stop(): Promise<void> };

const mostSeconds = 300;

/** The built product with its demo data, as `npm start` gives it. */
export async function startProduct(): Promise<Product> {
  const folder = temporaryFolder('web');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/start.mjs')], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DATABASE_URL: '',
      SEED: 'demo',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await gone;
    removeFolder(folder);
  };
  const isReady = async () =>
    (await fetch(`${url}/health/ready`).catch(() => null))?.status === 200;
  for (let second = 0; second < mostSeconds && child.exitCode === null; second += 1) {
    if (await isReady()) return { url, stop };
    await sleep(1000);
  }
  await stop();
  throw new Error('The product did not become ready');
}
