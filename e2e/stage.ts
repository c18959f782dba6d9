import { resolve } from 'node:path';
import { freePort } from '../operations/cluster/free-port.ts';

/**
 * Address and data of the server under test. Workers read the configuration again, so the first
 * choice is handed down in the environment.
 */
export async function stage(): Promise<{ url: string; port: number; dataDir: string }> {
  process.env.E2E_PORT ??= String(await freePort());
  const port = Number(process.env.E2E_PORT);
  return { port, url: `http://localhost:${port}`, dataDir: resolve('.test', `e2e-${port}`) };
}
