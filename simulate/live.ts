import { randomOf } from '#kernel/server';
import { allActs } from './acts/all-acts.ts';
import { firstMorning } from './acts/first-morning.ts';
import { weighted } from './acts/act.ts';
import { lookForContradictions } from './checks/contradictions.ts';
import { makeFault, mendFault } from './faults/faults.ts';
import { people } from './people/people.ts';
import type { Simulation } from './simulation.ts';
import type { Started } from './start-simulation.ts';

export type Plan = {
  readonly seed: string;
  readonly start: number;
  readonly days: number;
  /** On a working day. */
  readonly actsPerDay: number;
  /** When nobody works, the clock goes on by so many hours at once. */
  readonly quietHours: number;
  /** The server and its database are killed now and then, and mail is refused. */
  readonly faults: boolean;
  /** At its end: a restart, a backup and a restore change nothing. */
  readonly reconciles: boolean;
};

export const hour = 3_600_000;
const faultsPerHour = 0.1;

/** How busy an hour is, by the clock of Sydney; at night and on Sunday somebody works too. */
function busyness(at: number): number {
  const day = new Date(at + 10 * hour);
  const [weekday, clock] = [day.getUTCDay(), day.getUTCHours()];
  const isOpen = weekday > 0 && weekday < 6 && clock >= 8 && clock < 18;
  return isOpen ? 0.1 : clock === 21 || (weekday === 6 && clock === 11) ? 0.03 : 0;
}

async function actOnce(sim: Simulation, seed: string): Promise<string> {
  sim.act += 1;
  const random = randomOf(seed, String(sim.act));
  const act = weighted(
    random,
    allActs.map((one) => [one, one.weight] as const),
  );
  if (!act) return 'nothing';
  const able = people.filter((one) => act.who(one)).map((one) => [one, one.weight] as const);
  const person = weighted(random, able);
  if (!person) return 'nobody';
  const isDone = await act.run({ sim, random, person });
  await sim.settle();
  return `${act.name}${isDone ? '' : ' (nothing)'}`;
}

/** Hour by hour: jobs whose time has come, then people, then what must always be true. */
export async function live(started: Started, plan: Plan): Promise<void> {
  const { sim } = started;
  await sim.moveTo(plan.start, false);
  await firstMorning(sim, plan.seed);
  const end = plan.start + plan.days * 24 * hour;
  for (let at = plan.start + hour; at < end; at += hour) {
    if (!busyness(at) && (at / hour) % plan.quietHours !== 0) continue;
    await sim.moveTo(at);
    await sim.settle();
    const wanted = plan.actsPerDay * busyness(at);
    const acts =
      Math.floor(wanted) + (randomOf(plan.seed, `hour ${at}`).next() < wanted % 1 ? 1 : 0);
    for (let n = 0; n < acts; n += 1) {
      await sim.moveTo(at + Math.floor((n * hour) / (acts + 1)), false);
      await actOnce(sim, plan.seed);
    }
    const chance = randomOf(plan.seed, `fault ${at}`);
    if (plan.faults && acts > 0 && chance.next() < faultsPerHour) {
      await makeFault(started, chance);
      await actOnce(sim, plan.seed);
      await mendFault(started);
    }
    await lookForContradictions(sim, acts > 0);
  }
}
