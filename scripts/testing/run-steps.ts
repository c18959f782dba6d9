import type { Step } from './step.ts';

/** Most checks keep one core busy, and a small machine has two. */
const lanes = 2;

/** One step after the other; those that may stand beside each other two at a time. */
export async function runSteps(
  steps: readonly Step[],
  run: (step: Step) => Promise<void>,
): Promise<void> {
  const left = [...steps];
  while (left.length > 0) {
    const alone = left.findIndex(({ isAlone }) => isAlone);
    const together = left.splice(0, alone === -1 ? left.length : Math.max(alone, 1));
    const lane = async () => {
      for (let step = together.shift(); step; step = together.shift()) await run(step);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
}
