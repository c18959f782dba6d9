import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { passwordProblems, passwordSpecials } from './password.ts';

const refusedOnlyFor = (password: string, words: string) => {
  const problems = passwordProblems(password);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(words);
};

describe('the password rule', () => {
  test('a good password has no problems', () => {
    expect(passwordProblems('Caseway!2026')).toEqual([]);
  });

  test('[B-226] [K-071] 7 characters are refused, 8 are enough', () => {
    refusedOnlyFor('Zy3!xwv', 'at least 8 characters');
    expect(passwordProblems('Zy3!xwvu')).toEqual([]);
  });

  test('a character outside the basic plane counts once', () => {
    refusedOnlyFor('Zy3!\u{1F40E}\u{1F40E}\u{1F40E}', 'at least 8 characters');
  });

  test('[B-227] a special character of the list is needed; ^ is not in it', () => {
    refusedOnlyFor('Zy3xwvut', 'special character');
    refusedOnlyFor('Zy3^xwvu', 'special character');
  });

  test.each([...passwordSpecials])('[B-227] [E-122] %s counts as special', (special) => {
    expect(passwordProblems(`Zy3xwvu${special}`)).toEqual([]);
  });

  test('[B-228] an uppercase letter is needed', () => {
    refusedOnlyFor('zy3!xwvu', 'uppercase');
  });

  test('[B-229] a lowercase letter is needed', () => {
    refusedOnlyFor('ZY3!XWVU', 'lowercase');
  });

  test('[B-230] a digit is needed', () => {
    refusedOnlyFor('Zyx!xwvu', 'digit');
  });

  test('every problem is told at once', () => {
    expect(passwordProblems('')).toHaveLength(5);
  });

  test('64 characters are allowed, a flood is not', () => {
    expect(passwordProblems(`Zy3!${'x'.repeat(60)}`)).toEqual([]);
    refusedOnlyFor(`Zy3!${'x'.repeat(125)}`, 'at most 128 characters');
  });

  test.each(['Password123!', 'PASSWORD123!x'.slice(0, 12), 'P@ssw0rd', 'Welcome@2026', '!Qaz2wsx'])(
    '%s is refused as common, whatever its case',
    (password) => {
      expect(passwordProblems(password).join()).toContain('too common');
    },
  );

  test('the list of common passwords is lower case and large enough', () => {
    expect(commonPasswords.size).toBeGreaterThan(200);
    expect([...commonPasswords].filter((word) => word !== word.toLowerCase())).toEqual([]);
  });

  test('whatever is accepted meets every part of the rule', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 40 }), (password) => {
        const isStrong =
          password.length >= 8 &&
          /[!@#$%&*()]/.test(password) &&
          /[A-Z]/.test(password) &&
          /[a-z]/.test(password) &&
          /\d/.test(password) &&
          !commonPasswords.has(password.toLowerCase());
        expect(passwordProblems(password).length === 0).toBe(isStrong);
      }),
    );
  });
});
