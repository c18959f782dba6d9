import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { runProgram } from './run-program.ts';
import type { Outcome, Step } from './step.ts';

/** The same life in every run, and one that nobody has lived: its number is printed, to be lived again. */
const pace = ['--busy-hours', '5', '--quiet-hours', '12'];
const fixed = ['--seed', '7', '--days', '10', '--cases', '10', ...pace];
const fresh = (seed: number) => [
  '--no-reconcile',
  '--seed',
  String(seed),
  '--days',
  '3',
  '--cases',
  '5',
  ...pace,
];
const mostSeeds = 1_000_000;

/** Another life for each state of the files, and the same wherever it is tested; a copy without git draws one. */
function seedOfFiles(): number {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' });
  const seed = Number.parseInt(String(stdout).slice(0, 8), 16);
  return (Number.isNaN(seed) ? Math.floor(Math.random() * mostSeeds) : seed) % mostSeeds;
}

const live = (args: readonly string[]) =>
  runProgram(['--conditions=server', 'simulate/index.ts', ...args], {
    NODE_COMPILE_CACHE: resolve('.test', 'compiled'),
  });

export function simulateStep(pickSeed = seedOfFiles): Step {
  return {
    name: 'simulated practice',
    cores: 'all',
    run: async () => {
      const args = fresh(pickSeed());
      console.log(`The new life: npm run simulate -- ${args.join(' ')}`);
      return countLives(await Promise.all([live(fixed), live(args)]));
    },
  };
}

/** A life that found something, or did not come to its end, has failed. */
export function countLives(
  ended: readonly { readonly code: number; readonly output: string }[],
): Outcome {
  const failed = ended.filter(({ code }) => code !== 0).length;
  const output = ended.map((one) => one.output.trimEnd()).join('\n');
  return { passed: ended.length - failed, failed, output };
}
