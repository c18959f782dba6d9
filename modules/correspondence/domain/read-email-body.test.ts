import { expect, test } from 'vitest';
import { mayReadBody } from './read-email-body.ts';

test('[R-040] the words of a mail can be read unless it is confidential', () => {
  expect(mayReadBody({ isConfidential: false })).toBe(true);
  expect(mayReadBody({})).toBe(true);
  expect(mayReadBody({ isConfidential: true })).toBe(false);
});
