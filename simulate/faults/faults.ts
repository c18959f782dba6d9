import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#kernel/server';
import { postmasterOf } from '../../apps/server/testing/postmaster.ts';
import { personNamed } from '../people/people.ts';
import { doOffered } from '../acts/do-offered.ts';
import type { Started } from '../start-simulation.ts';

/** What happens to an installation; whoever is in the middle of something gets no answer, or a 503. */
export const faultNames = ['server', 'database', 'mail', 'refusal'] as const;
export type FaultName = (typeof faultNames)[number];

const onTheWay = 40;
const databaseBack = 30_000;

async function backAgain({ sim }: Started): Promise<void> {
  const until = performance.now() + databaseBack;
  while (performance.now() < until) {
    const answer = await fetch(`${sim.server.origin}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
  sim.find(
    'answer',
    'health/ready',
    'The server is not ready again half a minute after the database died',
  );
}

/** Somebody is in the middle of a step when it happens. */
async function during({ sim }: Started, random: Random, happens: () => Promise<void>) {
  const person = personNamed('staff@harbour.test');
  const act = doOffered({ sim, random, person }, [
    ['ime', 2],
    ['ot', 1],
  ]).catch(() => false);
  await sleep(onTheWay);
  await happens();
  await act;
}

const makers: Record<FaultName, (started: Started, random: Random) => Promise<void>> = {
  server: (started, random) => during(started, random, () => started.restart('SIGKILL')),
  database: (started, random) =>
    during(started, random, async () => {
      process.kill(postmasterOf(started.folder), 'SIGQUIT');
      await backAgain(started);
    }),
  async mail({ mail }) {
    mail.refuse(451);
  },
  async refusal({ mail }) {
    mail.refuse(550);
  },
};

/** Makes one of them; nothing that is answered meanwhile is a find. */
export async function makeFault(started: Started, random: Random): Promise<FaultName> {
  const name = random.pick(faultNames);
  started.sim.isFaulty = true;
  await makers[name](started, random);
  return name;
}

/** An hour later all is well again, and what waited is done. */
export async function mendFault({ sim, mail }: Started): Promise<void> {
  mail.refuse(null);
  await sim.settle();
  sim.isFaulty = false;
}
