import { expect, test } from 'vitest';
import { concerns } from './session-news.ts';

const shown = {
  ids: new Set(['one']),
  from: '2026-11-16T00:00:00.000Z',
  to: '2026-11-23T00:00:00.000Z',
};
const news = (from: string, to: string, ids: readonly string[] = ['two']) => ({ ids, from, to });

test.each([
  ['a session of the days', news('2026-11-17T00:00:00.000Z', '2026-11-17T03:00:00.000Z'), true],
  [
    'one that left the days',
    news('2026-12-01T00:00:00.000Z', '2026-12-01T03:00:00.000Z', ['one']),
    true,
  ],
  ['a roster that spans them', news('2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'), true],
  ['another week', news('2026-11-23T00:00:00.000Z', '2026-11-23T03:00:00.000Z'), false],
])('%s', (_case, told, isConcerned) => {
  expect(concerns(told, shown)).toBe(isConcerned);
});
