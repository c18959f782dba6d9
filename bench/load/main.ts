import { setTimeout as sleep } from 'node:timers/promises';
import { readCallers } from '../data/callers.ts';
import type { Population } from '../data/population.ts';
import { Connection } from './connection.ts';
import { dice } from './dice.ts';
import type { Dice } from './dice.ts';
import { measure, median, quantile } from './measure.ts';
import { processorMs } from './processor-time.ts';
import { signInAs } from './request.ts';
import { compareAnswers } from './same-answers.ts';
import { createTask, deepTask, getTask, listTask, searchTask, updateTask } from './tasks.ts';
import type { Task } from './tasks.ts';

export type LoadPlan = {
  readonly folder: string;
  readonly ports: { readonly ours: number; readonly floor: number };
  readonly pids: { readonly ours: number; readonly floor: number; readonly postmaster: number };
  readonly population: Population;
  readonly rounds: number;
  readonly seconds: number;
  /** Only kinds whose name contains this text; all when empty. */
  readonly only: string;
};

type Side = {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor for one request, in the server and in PostgreSQL together. */
  readonly cpu: number;
};
export type Paired = { kind: string; ours: Side; floor: Side; ratio: number; spread: string };
export type Single = { kind: string; p50: number; p99: number };
export type LoadFigures = { paired: Paired[]; single: Single[] };

const callers = 32;
const afterworkMs = 400;
const warmUpCalls = 10_000;
/** On a busy machine ten thousand calls take their time. */
const warmUpTurns = 20;
const sides = ['ours', 'floor'] as const;
const plan = JSON.parse(process.argv[2] ?? '') as LoadPlan;
const { population, rounds, seconds, only } = plan;

const paired: Readonly<Record<string, (die: Dice, caller: number) => Task>> = {
  list: (die) => listTask(die),
  'list, totals always counted': (die) => listTask(die, { countAlways: true }),
  'list, largest tenant': (die) => listTask(die, { onlyLargest: true }),
  'get by id': (die) => getTask(die, population),
  create: (die) => createTask(die),
  update: (die, caller) => updateTask(die, population, caller, callers * sides.length),
};

const single: Readonly<Record<string, (die: Dice) => Task>> = {
  'deep page, skip 10,000': (die) => deepTask(die),
  'contains, exactly 3 letters': (die) => searchTask(die, 3),
  'contains, 3 to 8 letters': (die) => searchTask(die),
};

const wanted = <T>(kinds: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(kinds).filter(([kind]) => kind.includes(only));

/** A server that has run for a day is compiled; one that has answered a thousand calls is not. */
async function warmUp(connections: readonly Connection[], tasks: readonly Task[]): Promise<void> {
  for (let asked = 0, turn = 0; asked < warmUpCalls && turn < warmUpTurns; turn += 1) {
    asked += (await measure(connections, tasks, seconds)).times.length;
  }
}

/** Rounds of both servers alternate, so that whatever else the machine does meets both. */
async function compare(kind: string, taskOf: (die: Dice, caller: number) => Task): Promise<Paired> {
  const teams = sides.map((side, team) => ({
    connections: Array.from({ length: callers }, () => new Connection(plan.ports[side])),
    tasks: Array.from({ length: callers }, (_, caller) =>
      taskOf(dice(1000 + caller), team * callers + caller),
    ),
    pid: plan.pids[side],
    rates: [] as number[],
    times: [] as number[],
    cpu: [] as number[],
  }));
  for (const { connections, tasks } of teams) await warmUp(connections, tasks);
  for (let round = 0; round < rounds; round += 1) {
    for (const team of round % 2 ? teams.toReversed() : teams) {
      const before = processorMs(team.pid, plan.pids.postmaster);
      const { rate, times } = await measure(team.connections, team.tasks, seconds);
      // What a server does after its answers is its own cost, not that of the next round.
      await sleep(afterworkMs);
      team.cpu.push((processorMs(team.pid, plan.pids.postmaster) - before) / times.length);
      team.rates.push(rate);
      for (const time of times) team.times.push(time);
    }
  }
  for (const { connections } of teams) for (const connection of connections) connection.close();
  const [ours, floor] = teams.map(({ rates, times, cpu }) => ({
    rate: median(rates),
    p50: median(times),
    p99: quantile(times, 0.99),
    cpu: median(cpu),
  })) as [Side, Side];
  const ratios = (teams[0]?.rates ?? []).map((rate, at) => rate / (teams[1]?.rates[at] ?? 1));
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
  return { kind, ours, floor, ratio: median(ratios), spread: `${low} to ${high}` };
}

async function alone(kind: string, taskOf: (die: Dice) => Task): Promise<Single> {
  const connection = new Connection(plan.ports.ours);
  const task = taskOf(dice(7));
  await measure([connection], [task], seconds / 2);
  const { times } = await measure([connection], [task], seconds);
  connection.close();
  return { kind, p50: median(times), p99: quantile(times, 0.99) };
}

signInAs(readCallers(plan.folder));
await compareAnswers(plan.ports, dice(3), population);
const figures: LoadFigures = { paired: [], single: [] };
for (const [kind, taskOf] of wanted(single)) figures.single.push(await alone(kind, taskOf));
for (const [kind, taskOf] of wanted(paired)) figures.paired.push(await compare(kind, taskOf));
process.send?.(figures, () => process.disconnect());
