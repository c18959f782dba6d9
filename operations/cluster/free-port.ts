import { createServer } from 'node:net';

/**
 * Below the range that outgoing connections take theirs from: a port of that range may be somebody's
 * by the time it is listened on, or again after a restart.
 */
const [lowest, highest] = [10_000, 32_000];
const attempts = 50;

/** The wished port when it is free, otherwise any free one. */
export async function freePort(wished = 0): Promise<number> {
  const known = wished ? await tryPort(wished) : undefined;
  if (known) return known;
  for (let tried = 0; tried < attempts; tried += 1) {
    const port = await tryPort(lowest + Math.floor(Math.random() * (highest - lowest)));
    if (port) return port;
  }
  return (await tryPort(0)) ?? fail();
}

function tryPort(port: number): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const server = createServer();
  server.once('error', () => resolve(undefined));
  server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
  });
  return promise;
}

function fail(): never {
  throw new Error('No free port on 127.0.0.1.');
}
