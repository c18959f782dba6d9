import { freePort } from '#operations';
import { runFolder } from '../kernel/testing/run-folder.ts';
import { testCluster } from '../kernel/testing/test-cluster.ts';
import { simulateMail } from './faults/mail-server.ts';
import type { SimulatedMail } from './faults/mail-server.ts';
import { startServer } from './server/server-process.ts';
import { Simulation } from './simulation.ts';
import { copyWorld, databaseIn, firstMoment } from './world/kept-world.ts';
import './clock.mjs';

export type Started = {
  readonly sim: Simulation;
  readonly folder: string;
  readonly ownerUrl: string;
  readonly mail: SimulatedMail;
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  end(): Promise<void>;
};

/** A practice on its first morning, with a server of its own. */
export async function startSimulation(name = 'simulated'): Promise<Started> {
  const folder = await runFolder(name);
  await copyWorld(folder.path);
  const cluster = await testCluster(databaseIn(folder.path));
  const ownerUrl = cluster.url('caseway');
  const port = await freePort();
  const mail = await simulateMail();
  const env = {
    DATABASE_URL: ownerUrl,
    DATA_DIR: folder.path,
    SEED: 'none',
    SMTP_URL: mail.url,
  };
  const start = (at: number) => startServer({ port, start: at, env });
  const sim = new Simulation(await start(firstMoment), firstMoment);
  return {
    sim,
    folder: folder.path,
    ownerUrl,
    mail,
    async restart(signal) {
      await sim.server.end(signal);
      sim.server = await start(sim.now);
      await sim.moveTo(sim.now, false);
      // The new process does not know of which jobs that failed it was told before.
      const wasFaulty = sim.isFaulty;
      sim.isFaulty = true;
      await sim.settle();
      sim.isFaulty = wasFaulty;
    },
    async end() {
      await sim.server.end('SIGTERM');
      await mail.stop();
      await cluster.stop();
      await folder.remove();
    },
  };
}
