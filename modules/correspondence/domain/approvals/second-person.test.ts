import { expect, test } from 'vitest';
import { anyOf, differencesOf, secondPersonChoice } from './second-person.ts';

const labels = { bsb: 'BSB', accountNumber: 'Account number' };

test('a difference says what it is and what it would be, and nothing of what stays', () => {
  const before = { bsb: '062-000', accountNumber: null };

  expect(differencesOf(labels, before, { bsb: '062-000', accountNumber: '1234' })).toEqual([
    'Account number: nothing becomes 1234.',
  ]);
  expect(differencesOf(labels, before, before)).toEqual([]);
});

test('whoever is refused may ask a second person, and sees what would wait', () => {
  const needed = {
    kind: 'bankDetails',
    subject: 'Bank details',
    differences: [],
    recordId: 'x',
  } as const;

  expect(secondPersonChoice(needed)).toMatchObject({
    name: 'secondPerson',
    options: [{ value: 'ask' }],
    about: needed,
  });
});

test.each([
  [['Una Ash'], 'Una Ash'],
  [['Una Ash', 'Bo Kern'], 'Bo Kern or Una Ash'],
  [['D', 'C', 'B', 'A'], 'A, B, C or 1 other'],
  [['E', 'D', 'C', 'B', 'A'], 'A, B, C or 2 others'],
])('any of %j is named as %s', (names, text) => {
  expect(anyOf(names)).toBe(text);
});
