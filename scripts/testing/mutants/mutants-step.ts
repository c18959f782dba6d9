import type { Outcome, Step } from '../step.ts';
import type { PlantedBug } from './planted-bug.ts';
import { plantedBugs } from './planted-bugs.ts';
import { runTests, tryBug, verdictOf } from './try-bug.ts';
import { workingCopy } from './working-copy.ts';

const nameOf = ({ rule, file, test }: PlantedBug): string => `${rule} in ${file}, by ${test}`;

/** A word of the rule, of the file or of the test; everything without one. */
const isAsked = (bug: PlantedBug, filter: readonly string[]): boolean =>
  !filter.length || filter.some((word) => nameOf(bug).includes(word));

/** Plants one bug after the other in a copy of the tree, and names those that no test noticed. */
export const mutantsStep = (filter: readonly string[]): Step => ({
  name: 'planted bugs',
  async run(): Promise<Outcome> {
    const bugs = plantedBugs.filter((bug) => isAsked(bug, filter));
    const copy = workingCopy();
    const missed: string[] = [];
    try {
      const tests = [...new Set(bugs.map(({ test }) => test))];
      if (bugs.length && verdictOf(await runTests(copy.folder, tests)) !== 'stayed green') {
        return { passed: 0, failed: 1, output: 'Tests fail already without a planted bug.' };
      }
      for (const [at, bug] of bugs.entries()) {
        const verdict = await tryBug(copy.folder, bug);
        console.log(`${at + 1}/${bugs.length} ${verdict}: ${nameOf(bug)}`);
        if (verdict !== 'noticed') missed.push(`${verdict}: ${nameOf(bug)}`);
      }
    } finally {
      copy.remove();
    }
    const output = missed.length ? missed.join('\n') : `${bugs.length} bugs were noticed.`;
    return { passed: bugs.length - missed.length, failed: missed.length, output };
  },
});
