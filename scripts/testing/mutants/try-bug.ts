import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../read-json.ts';
import { runProgram } from '../run-program.ts';
import type { PlantedBug } from './planted-bug.ts';

type Report = { numFailedTests: number; numPassedTests: number };

/** `noticed` is the good one; `stale` no longer fits the file, and `broken` does not even load. */
export type Verdict = 'noticed' | 'stayed green' | 'stale' | 'broken';

/** The text with the bug; null unless it fits exactly once. */
export function plant(text: string, { find, replace }: PlantedBug): string | null {
  const parts = text.split(find);
  return parts.length === 2 ? parts.join(replace) : null;
}

export function verdictOf(report: Report | undefined): Verdict {
  if (!report || report.numFailedTests + report.numPassedTests === 0) return 'broken';
  return report.numFailedTests > 0 ? 'noticed' : 'stayed green';
}

export async function runTests(
  folder: string,
  tests: readonly string[],
): Promise<Report | undefined> {
  const report = join(folder, '.test', 'mutant.json');
  rmSync(report, { force: true });
  const args = [
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--configLoader=native',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...tests,
  ];
  await runProgram(args, {}, folder);
  return readJson<Report>(report);
}

/** Plants the bug, runs its test and takes the bug out again. */
export async function tryBug(folder: string, bug: PlantedBug): Promise<Verdict> {
  const path = join(folder, bug.file);
  const right = readFileSync(path, 'utf8');
  const wrong = plant(right, bug);
  if (wrong === null) return 'stale';
  writeFileSync(path, wrong);
  try {
    return verdictOf(await runTests(folder, [bug.test]));
  } finally {
    writeFileSync(path, right);
  }
}
