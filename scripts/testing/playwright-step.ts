import { rmSync } from 'node:fs';
import { readJson } from './read-json.ts';
import { runProgram } from './run-program.ts';
import type { Outcome, Step, Timed } from './step.ts';

type Journey = {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly duration: number }[];
  }[];
};

type Suite = { readonly specs?: readonly Journey[]; readonly suites?: readonly Suite[] };

export type PlaywrightReport = Suite & {
  readonly stats: { expected: number; unexpected: number; flaky: number };
};

const REPORT = '.test/playwright.json';

export function playwrightStep(name: string, filter: readonly string[]): Step {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...filter];
  if (!filter.length) args.push('--retries=1');
  return {
    name,
    cores: 'all',
    run: async () => {
      rmSync(REPORT, { force: true });
      const { code, output } = await runProgram(args, { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT });
      const report = readJson<PlaywrightReport>(REPORT);
      return { ...countPlaywright(report, code), output, ...triesOf(report) };
    },
  };
}

/** A server that does not come up fails the run without failing a single journey. */
export function countPlaywright(
  report: PlaywrightReport | undefined,
  code: number,
): Pick<Outcome, 'passed' | 'failed'> {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected || (code === 0 ? 0 : 1) };
}

const journeysIn = ({ specs = [], suites = [] }: Suite): Journey[] => [
  ...specs,
  ...suites.flatMap(journeysIn),
];

/** How long each journey took with all its tries, and which passed on the second only. */
export function triesOf(report: PlaywrightReport | undefined): {
  readonly times: readonly Timed[];
  readonly secondTries: readonly string[];
} {
  const journeys = report ? journeysIn(report) : [];
  const nameOf = ({ file, title }: Journey) => `${file} > ${title}`;
  return {
    times: journeys.map((journey) => ({
      name: nameOf(journey),
      seconds:
        journey.tests
          .flatMap(({ results }) => results)
          .reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    secondTries: journeys
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(nameOf),
  };
}
