import { readConfig } from '#kernel/server';
import { benchDatabase } from '../data/bench-database.ts';
import { registerWithBench } from '../data/bench-record.ts';
import { readCallers } from '../data/callers.ts';
import { processorMs } from '../load/processor-time.ts';
import { launch } from '../servers/launch.ts';
import { removeFolder, temporaryFolder } from '../temporary-folder.ts';
import { fillClients } from './fill-clients.ts';

export type Ask = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<string>;

export type ClientServer = {
  readonly ask: Ask;
  rss(): Promise<number>;
  /** What server and database have used of the processors so far. */
  processorMs(): number;
};

type Work<T> = (server: ClientServer) => Promise<T>;

/** The server of production over a tenant with many clients, asked by one member of staff. */
export const withManyClients = <T>(work: Work<T>): Promise<T> =>
  withFilledServer('parties', fillClients, work);

/** The same over whatever is filled in. */
export async function withFilledServer<T>(
  purpose: string,
  fill: (superUrl: string) => Promise<void>,
  work: Work<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  const folder = temporaryFolder(purpose);
  const closers: (() => unknown)[] = [() => removeFolder(folder)];
  try {
    registerWithBench();
    const database = await benchDatabase(readConfig({ DATA_DIR: folder }), 1000);
    closers.push(() => database.stop());
    await fill(database.superUrl);
    const server = await launch('ours', [], {
      DATABASE_URL: database.ownerUrl,
      DATA_DIR: folder,
      ...env,
    });
    closers.push(() => server.stop());
    const [caller] = readCallers(folder);
    const ask: Ask = async (method, path, body) => {
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        method,
        headers: { authorization: `Bearer ${caller?.token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
      return text;
    };
    return await work({
      ask,
      rss: () => server.rss(),
      processorMs: () => processorMs(server.pid, database.postmaster),
    });
  } finally {
    while (closers.length) await closers.pop()?.();
  }
}
