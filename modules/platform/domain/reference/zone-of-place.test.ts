import { expect, test } from 'vitest';
import { zoneOfPlace } from './zone-of-place.ts';

test.each([
  ['NSW', 'Australia/Sydney'],
  ['ACT', 'Australia/Sydney'],
  ['VIC', 'Australia/Melbourne'],
  ['TAS', 'Australia/Hobart'],
  ['QLD', 'Australia/Brisbane'],
  ['SA', 'Australia/Adelaide'],
  ['NT', 'Australia/Darwin'],
  ['WA', 'Australia/Perth'],
  ['western australia', 'Australia/Perth'],
  ['Illinois', null],
  [null, null],
])('the clocks of %s are those of %s', (state, zone) => {
  expect(zoneOfPlace({ state })).toBe(zone);
});

test('Broken Hill keeps the time of South Australia', () => {
  expect(zoneOfPlace({ state: 'NSW', postcode: '2880' })).toBe('Australia/Broken_Hill');
});
