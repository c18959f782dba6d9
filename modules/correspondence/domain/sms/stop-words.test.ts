import { expect, test } from 'vitest';
import { smsCommand } from './stop-words.ts';

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Opt  out!', 'stop'],
  ['unsubscribe', 'stop'],
  ['Start', 'start'],
  ['please do not stop', null],
  ['', null],
])('%j means %s', (text, command) => {
  expect(smsCommand(text)).toBe(command);
});
