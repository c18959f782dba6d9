import { rmSync } from 'node:fs';
import { stage } from '../../e2e/stage.ts';
import { readJson } from './read-json.ts';
import { runProgram } from './run-program.ts';
import type { Outcome, Step } from './step.ts';

type Report = { stats: { expected: number; unexpected: number; flaky: number } };

const REPORT = '.test/playwright.json';

export function playwrightStep(name: string, filter: string[]): Step {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...filter];
  if (!filter.length) args.push('--retries=1');
  return {
    name,
    isAlone: true,
    run: async () => {
      rmSync(REPORT, { force: true });
      // Chosen here and handed down, for a teardown of theirs runs before the server has stopped.
      const { dataDir } = await stage();
      const { code, output } = await runProgram(args, { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT });
      rmSync(dataDir, { recursive: true, force: true });
      return { ...countPlaywright(readJson<Report>(REPORT), code), output };
    },
  };
}

/** A server that does not come up fails the run without failing a single journey. */
export function countPlaywright(report: Report | undefined, code: number): Omit<Outcome, 'output'> {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected || (code === 0 ? 0 : 1) };
}
