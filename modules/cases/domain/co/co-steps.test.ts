import { expect, test } from 'vitest';
import { conferenceVariants } from './co-choices.ts';
import { coSteps } from './co-steps.ts';
import { conferenceTime } from './time-words.ts';

test('[G-026] the steps are those of the proposal, in its order', () => {
  expect(Object.values(coSteps)).toEqual([
    'Created',
    'Requested',
    'Confirmed',
    'Held',
    'Cancelled (No Fee)',
    'Cancelled (Chargeable)',
  ]);
});

test('[G-123] the variants have the keys of the proposal', () => {
  expect(Object.keys(conferenceVariants)).toEqual([
    'FR_TELECONFERENCE',
    'MN_TELECONFERENCE',
    'CO_TELECONFERENCE',
  ]);
});

test('a time is named with its weekday, by the clock of the practice', () => {
  expect(conferenceTime('2026-11-23T23:00:00Z', 'Australia/Sydney')).toBe('Tue 24 Nov 2026, 10:00');
});
