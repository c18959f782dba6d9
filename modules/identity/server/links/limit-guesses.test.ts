import { expect, test } from 'vitest';
import { GuessLimiter } from './limit-guesses.ts';

const [one, other] = ['203.0.113.1', '203.0.113.2'];

test('an address that opened three hundred dead links waits; others do not, and time gives it more', () => {
  const guesses = new GuessLimiter();
  for (let count = 0; count < 300; count += 1) {
    guesses.admit(one, 0);
    guesses.note(one, 0);
  }

  expect(() => guesses.admit(one, 0)).toThrow(expect.objectContaining({ code: 'tooMany' }));
  expect(() => guesses.admit(other, 0)).not.toThrow();
  expect(() => guesses.admit(one, 2000)).not.toThrow();
});
