import { createServer } from 'node:net';

/** The wished port when it is free, otherwise any free one. */
export async function freePort(wished = 0): Promise<number> {
  const port = await tryPort(wished);
  return port ?? (await tryPort(0)) ?? fail();
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
