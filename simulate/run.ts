import { createHash } from 'node:crypto';
import { reconcile } from './checks/reconcile.ts';
import { keyOf } from './find.ts';
import type { Find } from './find.ts';
import { live } from './live.ts';
import type { Plan } from './live.ts';
import type { MadeCall } from './people/call.ts';
import { routeOf } from './simulation.ts';
import { startSimulation } from './start-simulation.ts';

export type Lived = {
  readonly seed: string;
  readonly days: number;
  readonly acts: number;
  readonly calls: readonly MadeCall[];
  readonly finds: readonly Find[];
  readonly seconds: number;
  /** Two runs of a seed did the same where this is the same. */
  readonly fingerprint: string;
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

export async function run(plan: Plan): Promise<Lived> {
  const begin = performance.now();
  const started = await startSimulation();
  const { sim } = started;
  try {
    await live(started, plan);
    if (plan.reconciles) await reconcile(started);
  } finally {
    await started.end();
  }
  return {
    seed: plan.seed,
    days: plan.days,
    acts: sim.act,
    calls: sim.calls,
    finds: onePerFault(sim.finds),
    seconds: (performance.now() - begin) / 1000,
    fingerprint: fingerprintOf(sim.calls),
  };
}

/** Of the same fault the first. */
const onePerFault = (finds: readonly Find[]): Find[] =>
  [...new Map(finds.toReversed().map((find) => [keyOf(find), find])).values()].toReversed();
