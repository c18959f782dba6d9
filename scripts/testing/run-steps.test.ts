import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Step } from './step.ts';

const nothing = () => Promise.resolve({ passed: 0, failed: 0, output: '' });
const step = (name: string, cores?: Step['cores']): Step => ({
  name,
  ...(cores && { cores }),
  run: nothing,
});

/** What else ran while each step did. */
async function neighbours(steps: Step[]): Promise<Record<string, string[]>> {
  const running = new Set<string>();
  const seen: Record<string, string[]> = {};
  await runSteps(steps, async ({ name }) => {
    running.add(name);
    for (const one of running) (seen[one] ??= []).push(...running);
    await sleep(5);
    running.delete(name);
  });
  return Object.fromEntries(
    Object.entries(seen).map(([name, all]) => [name, [...new Set(all)].filter((n) => n !== name)]),
  );
}

test('checks run two at a time, tests and journeys after them', async () => {
  const steps = [step('tests', 'all'), step('types'), step('lint'), step('journeys', 'all')];

  expect(await neighbours(steps)).toEqual({
    types: ['lint'],
    lint: ['types'],
    tests: [],
    journeys: [],
  });
});

test('a slow check runs beside the tests, one at a time', async () => {
  const steps = [step('dead code', 'beside'), step('tests', 'all'), step('resource', 'beside')];

  const seen = await neighbours(steps);

  expect(seen['tests']).toContain('dead code');
  expect(seen['dead code']).not.toContain('resource');
});

test('each step runs once, never more than two beside each other', async () => {
  const steps = ['a', 'b', 'c', 'd', 'e'].map((name) => step(name));
  const begun: string[] = [];
  let running = 0;
  let most = 0;

  await runSteps(steps, async ({ name }) => {
    begun.push(name);
    most = Math.max(most, (running += 1));
    await sleep(1);
    running -= 1;
  });

  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
});
