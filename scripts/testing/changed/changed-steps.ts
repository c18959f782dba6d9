import { existsSync, readFileSync } from 'node:fs';
import { changeChecks } from '../checks.ts';
import { playwrightStep } from '../playwright-step.ts';
import type { Step } from '../step.ts';
import { vitestStep } from '../vitest-step.ts';
import { changedFiles, sourceFiles } from './changed-files.ts';
import { chooseTests } from './choose-tests.ts';

/** `npm test -- changed [commit]`: the checks, tests and journeys that a change can break. */
export function changedSteps([since = 'HEAD']: readonly string[]): Step[] {
  const changed = changedFiles(since);
  const texts = new Map(
    sourceFiles()
      .filter((file) => existsSync(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const { unit, api, journeys, everything } = chooseTests(changed, texts);
  console.log(
    `${changed.length} changed files lead to ${unit.length} files of unit and web tests, ` +
      `${api.length} of API tests, journeys: ${journeys.join(' ') || 'none'}.`,
  );
  for (const file of everything) console.log(`Only the whole run says what ${file} breaks.`);
  return [
    ...changeChecks(changed.filter((file) => existsSync(file))),
    ...(unit.length ? [vitestStep('unit tests', ['unit', 'web', 'web-rules'], unit)] : []),
    ...(api.length ? [vitestStep('API tests', ['api'], api)] : []),
    ...(journeys.length ? [playwrightStep('browser journeys', journeys)] : []),
  ];
}
