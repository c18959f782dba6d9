import { randomOf } from '#kernel/server';
import { allActs } from './acts/all-acts.ts';
import { firstMorning } from './acts/first-morning.ts';
import { weighted } from './acts/act.ts';
import { lookForContradictions } from './checks/contradictions.ts';
import { makeFault, mendFault } from './faults/faults.ts';
import { people } from './people/people.ts';
import type { Person } from './people/people.ts';
import type { Simulation } from './simulation.ts';
import type { Started } from './start-simulation.ts';

export type Plan = {
  readonly seed: string;
  readonly start: number;
  readonly days: number;
  /** On a working day. */
  readonly actsPerDay: number;
  /** When nobody works, the clock goes on by so many hours at once; when somebody does, by so many. */
  readonly quietHours: number;
  readonly busyHours: number;
  /** Of the real clock; a life that is not at its end by then ends, and says how far it came. */
  readonly minutes: number;
  /** The server and its database are killed now and then, and mail is refused. */
  readonly faults: boolean;
  /** At its end: a restart, a backup and a restore change nothing. */
  readonly reconciles: boolean;
};

export const hour = 3_600_000;
const faultsPerHour = 0.1;

/** Below it nobody would come for the few acts of an evening. */
const actsOfBusyDay = 20;

/** How busy an hour is, by the clock of Sydney; in the evening and on Saturday somebody works too. */
function busyness(at: number, actsPerDay: number): number {
  const day = new Date(at + 10 * hour);
  const [weekday, clock] = [day.getUTCDay(), day.getUTCHours()];
  const isOpen = weekday > 0 && weekday < 6 && clock >= 8 && clock < 18;
  const isLate = clock === 21 || (weekday === 6 && clock === 11);
  return isOpen ? 0.1 : isLate && actsPerDay >= actsOfBusyDay ? 0.03 : 0;
}

/** Few acts are done by few people: who comes to work signs in. */
function atWork(seed: string, at: number, actsPerDay: number): readonly Person[] {
  const day = Math.floor((at + 10 * hour) / (24 * hour));
  const chance = Math.max(0.25, actsPerDay / 40);
  return people.filter(({ account }) => randomOf(seed, `day ${day}`, account).next() < chance);
}

async function actOnce(sim: Simulation, seed: string, here: readonly Person[]): Promise<void> {
  sim.act += 1;
  const random = randomOf(seed, String(sim.act));
  const act = weighted(
    random,
    allActs.map((one) => [one, one.weight] as const),
  );
  if (!act) return;
  const ofAll = (from: readonly Person[]) =>
    from.filter((one) => act.who(one)).map((one) => [one, one.weight] as const);
  const able = ofAll(here);
  const person = weighted(random, able.length ? able : ofAll(people));
  if (!person) return;
  await act.run({ sim, random, person });
  await sim.settle();
}

type Step = { readonly hours: number; readonly busy: number };

/** One step of the clock: its hours, and how busy they are together. */
function stepFrom(at: number, { busyHours, quietHours, actsPerDay }: Plan): Step {
  const busyAfter = (hours: number) => busyness(at + hours * hour, actsPerDay);
  const isBusy = busyAfter(0) > 0;
  const most = isBusy ? busyHours : quietHours - ((at / hour) % quietHours);
  let [hours, busy] = [1, busyAfter(0)];
  while (hours < most && busyAfter(hours) > 0 === isBusy) {
    busy += busyAfter(hours);
    hours += 1;
  }
  return { hours, busy };
}

async function work(started: Started, plan: Plan, at: number, until: number, busy: number) {
  const { sim } = started;
  const wanted = plan.actsPerDay * busy;
  const acts = Math.floor(wanted) + (randomOf(plan.seed, `hour ${at}`).next() < wanted % 1 ? 1 : 0);
  const here = atWork(plan.seed, at, plan.actsPerDay);
  for (let n = 0; n < acts; n += 1) {
    await sim.moveTo(at + Math.floor((n * (until - at)) / (acts + 1)), false);
    await actOnce(sim, plan.seed, here);
  }
  const chance = randomOf(plan.seed, `fault ${at}`);
  if (plan.faults && acts > 0 && chance.next() < faultsPerHour) {
    await makeFault(started, chance);
    await actOnce(sim, plan.seed, here);
    await mendFault(started);
  }
  return acts;
}

/** Step by step: jobs whose time has come, then people, then what must always be true. Answers the days. */
export async function live(
  started: Started,
  plan: Plan,
  onDay: (day: number) => void = () => {},
): Promise<number> {
  const { sim } = started;
  const [begin, patience] = [performance.now(), plan.minutes * 60_000];
  await sim.moveTo(plan.start, false);
  await firstMorning(sim, plan.seed);
  const end = plan.start + plan.days * 24 * hour;
  let hasActed = false;
  let at = plan.start + hour;
  while (at < end && performance.now() - begin < patience) {
    const { hours, busy } = stepFrom(at, plan);
    const until = at + hours * hour;
    await sim.moveTo(at);
    await sim.settle('a step');
    const acts = busy ? await work(started, plan, at, until, busy) : 0;
    hasActed ||= acts > 0;
    const isOver = busyness(until, plan.actsPerDay) === 0;
    if (hasActed && isOver) await lookForContradictions(sim, 'all');
    else if (acts && plan.busyHours === 1) await lookForContradictions(sim, 'touched');
    if (isOver) hasActed = false;
    at = until;
    onDay(dayOf(plan, at));
  }
  return dayOf(plan, Math.min(at, end));
}

const dayOf = ({ start }: Plan, at: number): number => Math.round((at - start) / (24 * hour));
