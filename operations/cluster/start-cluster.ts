import { binaries } from './binaries.ts';
import { clusterHome } from './cluster-home.ts';
import { initialise, SUPERUSER } from './initialise.ts';
import { launch } from './launch.ts';
import type { LaunchOptions } from './launch.ts';
import { takeLease } from './leases.ts';
import { ensureOwner, OWNER } from './owner-role.ts';
import { passwordOf } from './passwords.ts';
import { settledPostmaster } from './postmaster.ts';
import { shutDown } from './shut-down.ts';
import { withStartLock } from './start-lock.ts';
import { superviseCluster } from './supervise.ts';

export type ClusterOptions = LaunchOptions & { dataDir: string; log?: (line: string) => void };

export type Cluster = {
  /** Connection string of the owner role, who is not a superuser. */
  url(database: string): string;
  superUrl: string;
  /** Ends this use; the database itself stops with its last user. */
  stop(): Promise<void>;
  /** False when a running cluster was found and taken over as it is. */
  started: boolean;
};

/** The embedded PostgreSQL of a data directory: found running, or made and started. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const log = options.log ?? console.log;
  const home = clusterHome(options.dataDir, log);
  const programs = binaries(home.user);
  const lease = takeLease(home.base);

  const bringUp = (wished: LaunchOptions) =>
    withStartLock(home.base, async () => {
      const running = await settledPostmaster(home.pgData);
      if (!running) await initialise(home, programs);
      const { port } = running ?? (await launch(home, programs, wished));
      await ensureOwner(address(SUPERUSER, port, 'postgres'), address(OWNER, port, 'caseway'));
      return { port, started: !running };
    });
  const address = (role: string, port: number, database: string) =>
    `postgres://${role}:${passwordOf(home, role)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

  const { port, started } = await bringUp(options).catch((error: unknown) => {
    lease.release();
    throw error;
  });
  const supervision = superviseCluster(home.pgData, log, () => bringUp({ ...options, port }));

  return {
    url: (database) => address(OWNER, port, database),
    superUrl: address(SUPERUSER, port, 'postgres'),
    started,
    stop: async () => {
      await supervision.end();
      await withStartLock(home.base, async () => {
        if (lease.isLast()) await shutDown(home.pgData);
        lease.release();
      });
    },
  };
}
