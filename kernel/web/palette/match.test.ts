import { describe, expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { matching, score } from './match.ts';

const entry = (label: string): Entry => ({ key: label, group: 'Screens', label, run: () => {} });

describe('what is asked for', () => {
  test.each([
    ['Widget List', 'widg'],
    ['Create Widget', 'widg'],
    ['Create Widget', 'cr wi'],
    ['Disbursement', 'burse'],
    ['Work Schedule', 'wksch'],
    ['Café', 'cafe'],
  ])('%s is found by %s', (text, asked) => {
    expect(score(text, asked)).toBeGreaterThan(0);
  });

  test.each([
    ['Widget List', 'xyz'],
    ['Widget List', 'wt'],
  ])('%s is not found by %s', (text, asked) => {
    expect(score(text, asked)).toBe(0);
  });

  test('the start of the text counts more than the start of a word, and that more than the middle', () => {
    const found = matching(['Unlisted', 'Widget List', 'Listings'].map(entry), 'list', 9);

    expect(found.map(({ label }) => label)).toEqual(['Listings', 'Widget List', 'Unlisted']);
  });

  test('nothing asked finds the first ones', () => {
    expect(matching(['a', 'b', 'c'].map(entry), ' ', 2)).toHaveLength(2);
  });
});
