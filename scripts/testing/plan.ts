import { build, checks, plainResource } from './checks.ts';
import { mutantsStep } from './mutants/mutants-step.ts';
import { playwrightStep } from './playwright-step.ts';
import type { Part, Step } from './step.ts';
import { vitestStep } from './vitest-step.ts';

const PARTS: Record<Part, (filter: string[]) => Step[]> = {
  checks,
  resource: plainResource,
  unit: (filter) => [vitestStep('unit tests', ['unit', 'web', 'web-rules'], filter)],
  api: (filter) => [vitestStep('API tests', ['api'], filter)],
  e2e: (filter) => [playwrightStep('browser journeys', filter)],
  mutants: (filter) => [mutantsStep(filter)],
};

/** `npm test` runs everything but the planted bugs; `npm test -- <part> [filter]` one part of it. */
export function plan(args: string[]): Step[] {
  const [part, ...filter] = args;
  if (part === undefined) {
    const tests = vitestStep('unit and API tests', ['unit', 'web', 'web-rules', 'api'], []);
    const journeys = playwrightStep('browser journeys', []);
    return [...plainResource(), ...checks(), ...build(), tests, journeys];
  }
  if (!Object.hasOwn(PARTS, part)) {
    throw new Error(`There is no part "${part}". Parts: ${Object.keys(PARTS).join(', ')}.`);
  }
  return PARTS[part as Part](filter);
}
