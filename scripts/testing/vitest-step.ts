import { rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readJson } from './read-json.ts';
import { runProgram } from './run-program.ts';
import type { Outcome, Step, Timed } from './step.ts';

export type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly unknown[];
  }[];
};

/**
 * The whole run tries a test that failed once more: two busy cores lose a moment now and then. What
 * passes only then is named, to be mended; a filtered run is strict.
 */
const again = ['--retry=1', '--reporter=./scripts/testing/second-tries.ts'];

const environment = {
  // Hundreds of processes read the same packages: what the first compiled, the others find here.
  NODE_COMPILE_CACHE: resolve('.test', 'compiled'),
  // Beside four busy workers, a process that stands back is not served for minutes.
  FILE_WORK_NICE: '0',
};

/**
 * Each worker reads the modules of its files anew. Rules and screens keep a core busy; an API test waits
 * for PostgreSQL, a timer or another process for most of its time.
 */
const workers = (projects: readonly string[]): number => (projects.includes('api') ? 6 : 4);

export function vitestStep(
  name: string,
  projects: readonly string[],
  filter: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Step {
  const report = `.test/vitest-${projects[0] ?? 'all'}.json`;
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--configLoader=native',
    `--maxWorkers=${workers(projects)}`,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(filter.length ? [] : again),
    ...filter,
  ];
  return {
    name,
    cores: 'all',
    run: async () => {
      rmSync(report, { force: true });
      const { code, output } = await runProgram(args, { ...environment, ...env });
      const read = readJson<VitestReport>(report);
      const secondTries = secondTriesIn(output);
      return { ...countVitest(read, code), output, times: fileTimes(read), secondTries };
    },
  };
}

/** A file that does not load holds no test to count, and an error outside any test fails the run. */
export function countVitest(
  report: VitestReport | undefined,
  code: number,
): Pick<Outcome, 'passed' | 'failed'> {
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + broken;
  return { passed: report.numPassedTests, failed: failed || (code === 0 ? 0 : 1) };
}

const fileTimes = (report: VitestReport | undefined): Timed[] =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));

const secondTry = /^Passed on the second try: (.*)$/gm;

/** As the reporter `second-tries.ts` names them. */
export const secondTriesIn = (output: string): string[] =>
  [...output.matchAll(secondTry)].map(([, name = '']) => name);
