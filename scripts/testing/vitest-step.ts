import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readJson } from './read-json.ts';
import { runProgram } from './run-program.ts';
import type { Outcome, Step } from './step.ts';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/**
 * The whole run tries a test that failed once more: two busy cores lose a moment now and then. What
 * passes only then is named, to be mended; a filtered run is strict.
 */
const again = ['--retry=1', '--reporter=./scripts/testing/second-tries.ts'];

const REPORT = '.test/vitest.json';

/** Hundreds of processes read the same packages: what the first compiled, the others find here. */
const compiled = { NODE_COMPILE_CACHE: resolve('.test', 'compiled') };

export function vitestStep(name: string, projects: string[], filter: string[]): Step {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--configLoader=native',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    ...(filter.length ? [] : again),
    ...filter,
  ];
  return {
    name,
    isAlone: true,
    run: async () => {
      rmSync(REPORT, { force: true });
      const { code, output } = await runProgram(args, compiled);
      return { ...countVitest(readJson<Report>(REPORT), code), output };
    },
  };
}

/** A file that does not load holds no test to count, and an error outside any test fails the run. */
export function countVitest(report: Report | undefined, code: number): Omit<Outcome, 'output'> {
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + broken;
  return { passed: report.numPassedTests, failed: failed || (code === 0 ? 0 : 1) };
}
