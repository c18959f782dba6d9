import { describe, expect, test } from 'vitest';
import { problemsOf } from './change-password.tsx';

describe('[B-226] to [B-230] changing the own password', () => {
  const good = { current: 'Old!Pass1', next: 'Harbour#2041x', again: 'Harbour#2041x' };

  test('a good one is accepted', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  test('the current one is asked for, and the new one twice', () => {
    expect(problemsOf({ ...good, current: '' })).toEqual(['Please enter your current password.']);
    expect(problemsOf({ ...good, again: 'x' })).toEqual(['The two new passwords differ.']);
  });

  test('the rule of the spec is told before anything is sent', () => {
    expect(problemsOf({ ...good, next: 'short', again: 'short' })).not.toEqual([]);
  });
});
