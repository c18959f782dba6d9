import { expect, test } from 'vitest';
import { guessing, slowGuessing } from './slow-guessing.ts';

function aGuard() {
  let time = Date.parse('2026-03-05T00:00:00Z');
  const waits: number[] = [];
  const guard = slowGuessing({
    now: () => new Date(time),
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  const fail = (address: string, count: number) => {
    for (let name = 0; name < count; name += 1)
      guard.noteWrong(address, `person-${name}@firm.test`);
  };
  return { guard, waits, fail, pass: (minutes: number) => (time += minutes * 60_000) };
}

test('guesses over many accounts from one address are slowed, others are not', async () => {
  const { guard, waits, fail } = aGuard();
  fail('10.0.0.1', guessing.accounts);
  fail('10.0.0.2', guessing.accounts - 1);

  await guard.admit('10.0.0.1');
  await guard.admit('10.0.0.2');

  expect(waits).toEqual([guessing.waitMs]);
});

test('one account that is guessed often is left to its own lock', async () => {
  const { guard, waits } = aGuard();
  for (let count = 0; count < 100; count += 1) guard.noteWrong('10.0.0.1', 'Anna@firm.test');

  await guard.admit('10.0.0.1');

  expect(waits).toEqual([]);
});

test('too many at once are told to come back, and ten minutes later all is well', async () => {
  const { guard, fail, pass } = aGuard();
  fail('10.0.0.1', guessing.accounts);

  const asked = Array.from({ length: guessing.mostWaiting + 1 }, () => guard.admit('10.0.0.1'));
  const outcomes = await Promise.allSettled(asked);
  pass(guessing.minutes + 1);

  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  await expect(guard.admit('10.0.0.1')).resolves.toBeUndefined();
});
