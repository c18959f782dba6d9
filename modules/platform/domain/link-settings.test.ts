import { expect, test } from 'vitest';
import { isWebAddress } from './link-settings.ts';
import { settingProblem } from './settings.ts';

test.each([
  ['https://help.example.test/staff?a=b#c', true],
  ['http://example.test', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/somewhere', false],
  ['https://example.test/ x', false],
  ['', false],
])('[G-105] %s is an address of the web: %s', (text, isAddress) => {
  expect(isWebAddress(text)).toBe(isAddress);
});

test('[G-105] the addresses are settings of the tenant, and only of the web', () => {
  expect(settingProblem('ICS.Link.Seminars', 'https://example.test/seminars')).toBeNull();
  expect(settingProblem('ICS.Link.Seminars', '')).toBeNull();
  expect(settingProblem('ICS.Link.Seminars', 'javascript:alert(1)')).toBe(
    'Please enter an address that begins with https:// or http://.',
  );
});
