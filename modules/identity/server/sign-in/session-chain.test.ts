import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Secrets } from '#kernel/server';
import { readChain, writeChain } from './session-chain.ts';

const withKey = (key: string) => ({
  secrets: {
    mac: (purpose: string, text: string) =>
      createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url'),
  } as Secrets,
});
const ours = withKey('ours');

test('what the browser carries comes back in its order, each session once', () => {
  const cookie = writeChain(ours, ['a', 'b', 'a', 'c']) ?? undefined;

  expect(readChain(ours, cookie)).toEqual(['a', 'b', 'c']);
  expect(writeChain(ours, [])).toBeNull();
});

test('a list that somebody else wrote names nobody', () => {
  const forged = writeChain(withKey('theirs'), ['victim']) ?? undefined;

  for (const cookie of [forged, 'victim', 'victim:', ':', '', undefined]) {
    expect(readChain(ours, cookie)).toEqual([]);
  }
});

test('it does not grow without end', () => {
  const many = Array.from({ length: 50 }, (_, index) => `s${index}`);

  const kept = readChain(ours, writeChain(ours, many) ?? undefined);

  expect(kept).toHaveLength(20);
  expect(kept.at(-1)).toBe('s49');
});
