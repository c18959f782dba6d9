import { tenantId } from '#platform/demo';
import type { Simulation } from '../simulation.ts';

const asked = ['harbour', 'southern', 'lawbridge'] as const;
const told = new WeakMap<Simulation, Set<string>>();

/** What must always be true between records, of every practice; each record is told once. */
export async function lookForContradictions(sim: Simulation, hasChanged: boolean): Promise<void> {
  if (!hasChanged) return;
  const known = told.get(sim) ?? new Set<string>();
  told.set(sim, known);
  for (const tenant of asked) {
    const given = { tenantId: tenantId(tenant), only: null };
    for (const { invariant, id, sentence } of await sim.server.ask('contradictions', given)) {
      if (known.has(`${invariant} ${id}`)) continue;
      known.add(`${invariant} ${id}`);
      sim.find('contradiction', invariant, sentence, id);
    }
  }
}
