import { existsSync } from 'node:fs';
import { runProgram } from './run-program.ts';
import type { Step } from './step.ts';

/** Each check counts as one test. */
export function checks(): Step[] {
  return [
    check('types of the domain', tool('typescript/bin/tsc', '-p', 'tsconfig.domain.json')),
    check('types of the server', tool('typescript/bin/tsc', '-p', 'tsconfig.server.json')),
    check('types of the web', tool('typescript/bin/tsc', '-p', 'tsconfig.web.json')),
    check('lint', tool('oxlint/bin/oxlint', '--type-aware')),
    check('import walls', ['scripts/walls.ts']),
    check('long functions', ['scripts/long-functions.ts']),
    check('styles', ['scripts/styles.ts']),
    check('format', tool('oxfmt/bin/oxfmt', '--check')),
    check('dead code', tool('knip/bin/knip.js')),
    ...(existsSync('scripts/docs.ts')
      ? [check('generated documents', ['--conditions=server', 'scripts/docs.ts', '--check'])]
      : []),
  ];
}

/** Slow, so it is no check that somebody runs between two edits. */
export const plainResource = (): Step[] => [
  check('a plain resource costs three edits', ['scripts/plain-resource/main.ts']),
];

/** Beside the checks, so that the server of the journeys finds it. */
export const build = (): Step[] => [
  check('the product is built', ['scripts/build.mjs'], { NODE_ENV: 'production' }),
];

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
