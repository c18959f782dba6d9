import { expect, test } from 'vitest';
import { knownFaults } from '../kernel/testing/contradictions-left-out.ts';
import type { Find } from './find.ts';
import { reportOf } from './report.ts';
import { Spent } from './spent.ts';

const find: Find = {
  kind: 'contradiction',
  what: 'nothing.isKnownOfThis',
  sentence: 'It is wrong.',
  at: Date.parse('2026-06-30T14:00:00Z'),
  act: 3,
  record: null,
  calls: 0,
};

test('a find says when and in which act, and what is known is told as such', () => {
  const [known = 'none'] = Object.keys(knownFaults);
  const finds = [find, ...(known === 'none' ? [] : [{ ...find, what: known }])];

  const report = reportOf({
    seed: '7',
    days: 1,
    wanted: 1,
    acts: 3,
    steps: 24,
    asked: 9,
    spent: new Spent(),
    calls: [],
    finds,
    seconds: 1,
    fingerprint: 'abc',
  });

  expect(report).toContain(
    'FOUND 2026-06-30T14:00:00.000Z act 3, contradiction nothing.isKnownOfThis: It is wrong.',
  );
  expect(report.match(/KNOWN/g)?.length ?? 0).toBe(finds.length - 1);
});
