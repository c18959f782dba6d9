import { describe, expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { bestFirst, matching, score } from './match.ts';

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

const line = (group: string, label: string) => ({ key: label, group, label, run: () => {} });

test('letters in order count only where nothing has the text', () => {
  const entries = [line('Screens', 'Claimant Sharing'), line('Screens', 'Dashboard')];

  expect(matching(entries, 'ash', 9).map(({ label }) => label)).toEqual(['Dashboard']);
  expect(matching(entries.slice(0, 1), 'ash', 9)).toHaveLength(1);
  expect(matching(entries, '', 9)).toHaveLength(2);
});

test('the heading with the best line stands first; equals keep their order', () => {
  const entries = [
    line('Screens', 'Dashboard'),
    line('Actions', 'Dash on'),
    line('Companies', 'Old Ash'),
    line('Companies', 'Ashdown'),
    line('Clients', 'Dana Ash'),
  ];
  const order = (asked: string) => bestFirst(entries, asked).map(({ label }) => label);

  expect(order('ash')).toEqual(['Old Ash', 'Ashdown', 'Dana Ash', 'Dashboard', 'Dash on']);
  expect(order('dash')).toEqual(['Dashboard', 'Dash on', 'Old Ash', 'Ashdown', 'Dana Ash']);
  expect(order('')).toEqual(entries.map(({ label }) => label));
});
