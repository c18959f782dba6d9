import { expect, test } from 'vitest';
import { choice, flag, multiChoice } from './field.ts';
import type { Field } from './field.ts';
import { toneOf } from './status-tone.ts';

const states = { open: 'Open', late: 'Late', closed: 'Closed' } as const;
const status: Field = choice('Status', states, { tones: { open: 'success', late: 'danger' } });

test('a state has the tone that its definition gives it', () => {
  expect(toneOf(status, 'status', 'open')).toBe('success');
  expect(toneOf(status, 'status', 'late')).toBe('danger');
});

test('a state without a tone of its own asks for nothing', () => {
  expect(toneOf(status, 'status', 'closed')).toBe('neutral');
});

test('a choice that is no state, and a state that is not set, are plain words', () => {
  expect(toneOf(choice('Kind', states), 'kind', 'open')).toBeUndefined();
  expect(toneOf(status, 'status', null)).toBeUndefined();
});

test('several states have a tone each', () => {
  const field: Field = multiChoice('Marks', states, { tones: { late: 'warning' } });

  expect(['late', 'open'].map((one) => toneOf(field, 'marks', one))).toEqual([
    'warning',
    'neutral',
  ]);
});

test.each([
  ['isActive', flag('Active'), true, 'success'],
  ['isActive', flag('Active'), false, 'neutral'],
  ['isHeld', flag('Held', { tone: 'danger' }), true, 'danger'],
  ['isHeld', flag('Held', { tone: 'danger' }), false, 'neutral'],
  ['sendsMail', flag('Sends mail'), true, 'neutral'],
] as const)('%s: a yes speaks, a no does not', (key, field, value, tone) => {
  expect(toneOf(field, key, value)).toBe(tone);
});
