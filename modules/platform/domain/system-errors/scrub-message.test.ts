import { describe, expect, test } from 'vitest';
import { placeOf, scrubMessage } from './scrub-message.ts';

describe('what is kept of an error message', () => {
  test.each([
    ['relation "claims" does not exist', 'relation "claims" does not exist'],
    [
      "Cannot read properties of undefined (reading 'name')",
      "Cannot read properties of undefined (reading 'name')",
    ],
    [
      'invalid input syntax for type uuid: "Ms Jane Citizen"',
      'invalid input syntax for type uuid: "…"',
    ],
    ["Unexpected value 'schizophrenia'", "Unexpected value '…'"],
    ['Key (email)=(jane@clinic.test) already exists.', 'Key (email)=(…) already exists.'],
    ['no mailbox for jane.citizen@clinic.test', 'no mailbox for ‹email›'],
    ['case 019a6f3e-1111-7222-8333-444455556666 is gone', 'case ‹id› is gone'],
    ['Medicare 2950123456 is wrong', 'Medicare ‹n› is wrong'],
    [
      'token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3.SflKxwRJSMeKKF2Q is bad',
      'token ‹token› is bad',
    ],
    ['failed at https://mail.test/send?key=abc', 'failed at https://mail.test/send'],
    ['secret sk_live_51H8abcdefghij012345 refused', 'secret ‹token› refused'],
  ])('%s', (message, kept) => {
    expect(scrubMessage(message)).toBe(kept);
  });

  test('it is one line of bounded length', () => {
    expect(scrubMessage(`a\n${'word '.repeat(200)}`)).toHaveLength(300);
  });
});

describe('where it happened', () => {
  test('the first file of ours, without the way to it', () => {
    const stack = `Error: x
    at parse (/srv/app/node_modules/pg/lib/client.js:10:2)
    at readRecord (/srv/app/kernel/server/operations.ts:51:11)`;

    expect(placeOf(stack)).toBe('server/operations.ts:51');
  });

  test.each([undefined, '', 'Error: x', 'at node:internal/timers:10:1'])('none in %s', (stack) => {
    expect(placeOf(stack)).toBe('');
  });
});
