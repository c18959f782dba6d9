import { expect, test } from 'vitest';
import { parseTime } from './parse-time.ts';

test.each([
  ['9', '09:00'],
  ['9:00', '09:00'],
  ['09:05', '09:05'],
  ['9.30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['1745', '17:45'],
  ['17h45', '17:45'],
  ['9am', '09:00'],
  ['9 a.m.', '09:00'],
  ['9:30pm', '21:30'],
  ['930pm', '21:30'],
  ['5p', '17:00'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['0', '00:00'],
  [' 23:59 ', '23:59'],
])('%s is %s', (typed, time) => expect(parseTime(typed)).toBe(time));

test.each([
  '',
  '24',
  '25:00',
  '9:60',
  '960',
  '14pm',
  '0am',
  '9:3',
  '12345',
  'noon',
  'banana',
  '-9',
])('%s is no time', (typed) => expect(parseTime(typed)).toBeNull());
