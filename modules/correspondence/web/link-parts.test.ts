import { expect, test } from 'vitest';
import { linkParts } from './link-parts.ts';

test('addresses in a message become links, and nothing else does', () => {
  const text = 'Open http://x.test/a?b=1. Or (https://y.test)\njavascript:alert(1)';

  expect(
    linkParts(text)
      .filter((part) => part.isLink)
      .map((part) => part.text),
  ).toEqual(['http://x.test/a?b=1', 'https://y.test']);
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
