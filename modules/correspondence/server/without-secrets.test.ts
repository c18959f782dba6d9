import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

test.each([
  ['554 blocked: https://app.test/account/set-password?token=abc123', '554 blocked: [removed]'],
  [`550 bad word ${'a1_-'.repeat(19)} in text`, '550 bad word [removed] in text'],
  ['451 4.7.1 Try again later, please', '451 4.7.1 Try again later, please'],
])('a link is not kept with the reason of a refusal: %s', (said, kept) => {
  expect(withoutSecrets(new Error(said)).message).toBe(kept);
});
