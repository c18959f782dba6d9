import { createHash } from 'node:crypto';
import { reconcile } from './checks/reconcile.ts';
import { keyOf } from './find.ts';
import type { Find } from './find.ts';
import { live } from './live.ts';
import type { Plan } from './live.ts';
import type { MadeCall } from './people/call.ts';
import { routeOf } from './simulation.ts';
import type { Simulation } from './simulation.ts';
import type { Spent } from './spent.ts';
import { startSimulation } from './start-simulation.ts';

export type Lived = {
  readonly seed: string;
  /** Lived, of those that were wanted. */
  readonly days: number;
  readonly wanted: number;
  readonly acts: number;
  /** Of the clock with its jobs. */
  readonly steps: number;
  /** How often an invariant was asked. */
  readonly asked: number;
  readonly calls: readonly MadeCall[];
  readonly finds: readonly Find[];
  readonly seconds: number;
  /** Two runs of a seed did the same where this is the same. */
  readonly fingerprint: string;
  /** Where the time went, the most first. */
  readonly spent: Spent;
};

const fingerprintOf = (calls: readonly MadeCall[]): string =>
  createHash('sha256')
    .update(
      calls
        .map(
          ({ act, who, method, path, status }) =>
            `${act} ${who} ${method} ${routeOf(path)} ${status}`,
        )
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 12);

export async function run(
  plan: Plan,
  onDay: (day: number, sim: Simulation) => void = () => {},
): Promise<Lived> {
  let days = 0;
  const begin = performance.now();
  const started = await startSimulation();
  const { sim } = started;
  try {
    days = await live(started, plan, (day) => onDay(day, sim));
    if (plan.reconciles) await sim.spent.on('the end', () => reconcile(started));
  } finally {
    await started.end();
  }
  return {
    seed: plan.seed,
    days,
    wanted: plan.days,
    acts: sim.act,
    steps: sim.steps,
    asked: sim.asked,
    calls: sim.calls,
    finds: onePerFault(sim.finds),
    seconds: (performance.now() - begin) / 1000,
    fingerprint: fingerprintOf(sim.calls),
    spent: sim.spent,
  };
}

/** Of the same fault the first. */
const onePerFault = (finds: readonly Find[]): Find[] =>
  [...new Map(finds.toReversed().map((find) => [keyOf(find), find])).values()].toReversed();
