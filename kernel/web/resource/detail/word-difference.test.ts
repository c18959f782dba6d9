import { describe, expect, test } from 'vitest';
import { foldUnchanged, wordDifference } from './word-difference.ts';
import type { DifferencePart } from './word-difference.ts';

const marked = (parts: readonly DifferencePart[]): string =>
  parts
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`,
    )
    .join('');
const sideOf = (parts: readonly DifferencePart[], gone: DifferencePart['kind']): string =>
  parts
    .filter(({ kind }) => kind !== gone)
    .map(({ text }) => text)
    .join('');

describe('the difference of two texts', () => {
  test.each([
    ['same words', 'same words', 'same words'],
    ['', 'all new', '{+all new+}'],
    ['all gone', '', '[-all gone-]'],
    ['the left knee hurts', 'the right knee hurts', 'the [-left-]{+right+} knee hurts'],
    ['see Dr A today', 'see Dr A again today', 'see Dr A {+again +}today'],
    ['one two three', 'one four five', 'one [-two three-]{+four five+}'],
  ])('%s / %s', (before, after, expected) => {
    expect(marked(wordDifference(before, after))).toBe(expected);
  });

  test('it always gives both texts again', () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const words = ['a', 'bb', 'c', '\n', ' ', '  ', 'dd.', 'e'];
    const text = () => Array.from({ length: next(14) }, () => words[next(words.length)]).join('');
    for (let round = 0; round < 2000; round += 1) {
      const [before, after] = [text(), text()];
      const parts = wordDifference(before, after);

      expect(sideOf(parts, 'inserted')).toBe(before);
      expect(sideOf(parts, 'removed')).toBe(after);
    }
  });

  test('two long texts without a word in common are told apart at once', () => {
    const many = (word: string) => Array.from({ length: 5000 }, (_, n) => `${word}${n}`).join(' ');
    const parts = wordDifference(many('a'), many('b'));

    expect(sideOf(parts, 'inserted')).toBe(many('a'));
    expect(sideOf(parts, 'removed')).toBe(many('b'));
  });

  test('long stretches without a change are folded, and no change is', () => {
    const long = 'word '.repeat(200);
    const parts = foldUnchanged(
      wordDifference(`${long}left ${long}end`, `${long}right ${long}end`),
    );

    expect(marked(parts).length).toBeLessThan(300);
    expect(marked(parts)).toContain('[-left-]{+right+}');
    expect(marked(parts)).toContain(' … ');
  });
});
