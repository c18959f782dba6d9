import { expect, test } from 'vitest';
import { accountOf } from './account.ts';
import { triesOf } from './playwright-step.ts';
import { secondTriesIn } from './vitest-step.ts';

const nothing = { steps: [], files: [], journeys: [], secondTries: [] };

test('a run ends with the seconds of each step and its ten slowest files', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ name: `file ${at}.`, seconds: at }));

  const text = accountOf({ ...nothing, steps: [{ name: 'lint', seconds: 3.14 }], files });

  expect(text).toContain('     3.1  lint');
  expect(text.indexOf('file 11.')).toBeLessThan(text.indexOf('file 10.'));
  expect(text).toContain('file 2.');
  expect(text).not.toContain('file 1.');
});

test('a second try is named, of a test and of a journey', () => {
  const output = 'dots\nPassed on the second try: a.test.ts > it holds\n';
  const journey = {
    title: 'a slot is booked',
    file: 'booking.spec.ts',
    tests: [{ status: 'flaky', results: [{ duration: 1500 }, { duration: 500 }] }],
  };
  const report = {
    stats: { expected: 0, unexpected: 0, flaky: 1 },
    suites: [{ specs: [journey] }],
  };
  const { times, secondTries } = triesOf(report);

  const text = accountOf({ ...nothing, secondTries: [...secondTriesIn(output), ...secondTries] });

  expect(times).toEqual([{ name: 'booking.spec.ts > a slot is booked', seconds: 2 }]);
  expect(text).toContain('Second tries: 2 (at most 2).');
  expect(text).toContain('  a.test.ts > it holds');
  expect(text).toContain('  booking.spec.ts > a slot is booked');
});
