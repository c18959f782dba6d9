import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

/**
 * Address and data of the server under test. Workers read the configuration again, so the first
 * choice is handed down in the environment.
 */
export async function stage(): Promise<{ url: string; port: number; dataDir: string }> {
  process.env.E2E_PORT ??= String(await freePort());
  const port = Number(process.env.E2E_PORT);
  return { port, url: `http://localhost:${port}`, dataDir: resolve('.test', `e2e-${port}`) };
}

function freePort(): Promise<number> {
  const { promise, resolve: answer } = Promise.withResolvers<number>();
  const server = createServer();
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    server.close(() => answer(port));
  });
  return promise;
}
