import { changedSteps } from './changed/changed-steps.ts';
import { build, checks, plainResource } from './checks.ts';
import { mutantsStep } from './mutants/mutants-step.ts';
import { playwrightStep } from './playwright-step.ts';
import { simulateStep } from './simulate-step.ts';
import type { Part, Step } from './step.ts';
import { vitestStep } from './vitest-step.ts';

const unitTests = (filter: readonly string[]): Step =>
  vitestStep('unit and web tests', ['unit', 'web', 'web-rules'], filter);
const apiTests = (filter: readonly string[]): Step => vitestStep('API tests', ['api'], filter);
const journeys = (filter: readonly string[]): Step => playwrightStep('browser journeys', filter);

const PARTS: Record<Part, (filter: readonly string[]) => Step[]> = {
  checks,
  resource: plainResource,
  unit: (filter) => [unitTests(filter)],
  api: (filter) => [apiTests(filter)],
  e2e: (filter) => [journeys(filter)],
  changed: changedSteps,
  hostile: () => [
    vitestStep('every hostile value', ['api'], ['resource-contract'], { HOSTILE: 'all' }),
  ],
  mutants: (filter) => [mutantsStep(filter)],
  simulate: () => [simulateStep()],
};

/** `npm test` runs everything but the planted bugs; `npm test -- <part> [filter]` one part of it. */
export function plan(args: readonly string[]): Step[] {
  const [part, ...filter] = args;
  if (part === undefined) {
    const tests = [unitTests([]), simulateStep(), apiTests([]), journeys([])];
    return [...build(), ...checks(), ...plainResource(), ...tests];
  }
  if (!Object.hasOwn(PARTS, part)) {
    throw new Error(`There is no part "${part}". Parts: ${Object.keys(PARTS).join(', ')}.`);
  }
  return PARTS[part as Part](filter);
}
