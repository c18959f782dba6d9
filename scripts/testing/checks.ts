import { runProgram } from './run-program.ts';
import type { Step } from './step.ts';

const types = (): Step[] =>
  ['domain', 'server', 'web'].map((part) =>
    check(`types of the ${part}`, tool('typescript/bin/tsc', '-p', `tsconfig.${part}.json`)),
  );

const walls = (): Step => check('import walls', ['scripts/walls.ts']);

/** Each check counts as one test. */
export function checks(): Step[] {
  return [
    ...types(),
    check('lint', tool('oxlint/bin/oxlint', '--type-aware')),
    walls(),
    check('long functions', ['scripts/long-functions.ts']),
    check('styles', ['scripts/styles.ts']),
    check('advisories', ['scripts/supply/check-advisories.ts']),
    check('format', tool('oxfmt/bin/oxfmt', '--check')),
    beside(check('dead code', tool('knip/bin/knip.js'))),
    beside(check('generated documents', ['--conditions=server', 'scripts/docs.ts', '--check'])),
  ];
}

/** The checks that look at the changed files only, and those that have no smaller form. */
export function changeChecks(changed: readonly string[]): Step[] {
  const sources = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  if (!sources.length) return [];
  return [
    ...types(),
    check('lint', tool('oxlint/bin/oxlint', '--type-aware', ...sources)),
    walls(),
    check('format', tool('oxfmt/bin/oxfmt', '--check', ...sources)),
  ];
}

/** Slow, so it is no check that somebody runs between two edits. */
export const plainResource = (): Step[] => [
  beside(check('a plain resource costs three edits', ['scripts/plain-resource/main.ts'])),
];

/** Beside the checks, so that the server of the journeys finds it. */
export const build = (): Step[] => [
  check('the product is built', ['scripts/build.mjs'], { NODE_ENV: 'production' }),
];

const beside = (step: Step): Step => ({ ...step, cores: 'beside' });

function tool(path: string, ...args: string[]): string[] {
  return [`node_modules/${path}`, ...args];
}

function check(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runProgram(args, env);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}
