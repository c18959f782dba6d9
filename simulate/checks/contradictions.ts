import { tenantId } from '#platform/demo';
import type { Simulation } from '../simulation.ts';

const tenants = (['harbour', 'southern', 'lawbridge'] as const).map((name) => tenantId(name));
const told = new WeakMap<Simulation, Set<string>>();

/** `touched`: the invariants that read what was written since the last look. */
type Wideness = 'all' | 'touched';

/** What must always be true between records, of every practice; each record is told once. */
export async function lookForContradictions(sim: Simulation, wideness: Wideness): Promise<void> {
  const known = told.get(sim) ?? new Set<string>();
  told.set(sim, known);
  const looked = await sim.spent.on(`invariants, ${wideness}`, () =>
    sim.server.ask('contradictions', { tenants, isWhole: wideness === 'all' }),
  );
  sim.asked += looked.asked;
  for (const { invariant, id, sentence } of looked.told) {
    if (known.has(`${invariant} ${id}`)) continue;
    known.add(`${invariant} ${id}`);
    sim.find('contradiction', invariant, sentence, id);
  }
}
