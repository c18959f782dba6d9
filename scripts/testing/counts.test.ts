import { expect, test } from 'vitest';
import { countPlaywright } from './playwright-step.ts';
import { plan } from './plan.ts';
import { countVitest } from './vitest-step.ts';

const file = (status: string, tests: number) => ({
  name: 'a.test.ts',
  startTime: 0,
  endTime: 1000,
  status,
  assertionResults: Array(tests).fill({}),
});

test('tests are counted as they passed and failed', () => {
  const report = { numPassedTests: 5, numFailedTests: 2, testResults: [file('failed', 7)] };

  expect(countVitest(report, 1)).toEqual({ passed: 5, failed: 2 });
});

test('a test file that does not load is a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, testResults: [file('failed', 0)] };

  expect(countVitest(report, 1)).toEqual({ passed: 5, failed: 1 });
});

test('an error outside every test is a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, testResults: [file('passed', 5)] };
  const journeys = { stats: { expected: 3, unexpected: 0, flaky: 0 } };

  expect(countVitest(report, 1)).toEqual({ passed: 5, failed: 1 });
  expect(countPlaywright(journeys, 1)).toEqual({ passed: 3, failed: 1 });
});

test('no report is a failure, never a pass', () => {
  expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});

test('a part runs alone, an unknown one is refused', () => {
  expect(plan(['e2e', 'sign-in']).map((step) => step.name)).toEqual(['browser journeys']);
  expect(plan([]).map((step) => step.name)).toContain('import walls');
  expect(() => plan(['everything'])).toThrow('There is no part "everything"');
});
