import type { Step } from './step.ts';

/** Most checks keep one core busy, and a small machine has two. */
const lanes = 2;

/** First the quick ones, two at a time; then those that use all cores, and beside them the slow ones. */
export async function runSteps(
  steps: readonly Step[],
  run: (step: Step) => Promise<void>,
): Promise<void> {
  const quick = steps.filter(({ cores }) => cores === undefined);
  const alone = steps.filter(({ cores }) => cores === 'all');
  const beside = steps.filter(({ cores }) => cores === 'beside');
  await Promise.all(Array.from({ length: lanes }, () => oneAfterTheOther(quick, run)));
  await Promise.all([oneAfterTheOther(alone, run), oneAfterTheOther(beside, run)]);
}

/** Takes from the list until it is empty, so that several may work it off together. */
async function oneAfterTheOther(left: Step[], run: (step: Step) => Promise<void>): Promise<void> {
  for (let step = left.shift(); step; step = left.shift()) await run(step);
}
