import { lookForContradictions } from '../checks/contradictions.ts';
import { keyOf } from '../find.ts';
import type { Find } from '../find.ts';
import { startSimulation } from '../start-simulation.ts';
import { hour } from '../live.ts';
import type { Row } from '../people/call.ts';
import { reference } from './script.ts';
import type { Step } from './script.ts';

const valueAt = (answer: unknown, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>((value, key) => (value as Row | null | undefined)?.[key], answer);

/** Null: a call that it builds on did not answer what it did before. */
function filled(step: Step, answers: readonly unknown[]): Step | null {
  let isWhole = true;
  const text = JSON.stringify(step).replaceAll(reference, (_, call: string, place: string) => {
    const value = valueAt(answers[Number(call)], place);
    if (typeof value !== 'string') isWhole = false;
    return String(value);
  });
  return isWhole ? (JSON.parse(text) as Step) : null;
}

/** Lives a script on a practice's first morning and tells what was found. */
export async function findsOf(script: readonly Step[]): Promise<readonly Find[]> {
  const started = await startSimulation();
  const { sim } = started;
  const answers: unknown[] = [];
  try {
    for (const step of script) {
      const at = Date.parse(step.at);
      while (sim.now + hour < at) {
        await sim.moveTo(Math.min(at, sim.now + 6 * hour));
        await sim.settle();
      }
      await sim.moveTo(at);
      const call = filled(step, answers);
      const { at: _, ...rest } = call ?? step;
      const answer = call ? await sim.make({ ...rest, act: 0, at }) : null;
      answers.push(answer?.body);
      await sim.settle();
    }
    await lookForContradictions(sim, 'all');
    await sim.moveTo(sim.now + 6 * hour);
    await sim.settle();
    await lookForContradictions(sim, 'all');
  } finally {
    await started.end();
  }
  return sim.finds;
}

export const shows = async (script: readonly Step[], key: string): Promise<boolean> =>
  (await findsOf(script)).some((find) => keyOf(find) === key);
