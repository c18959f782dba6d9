import { expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { refuseOtherZone, zoneOfSession } from './zone-of-session.ts';

const perth = { name: 'Kings Park Consulting', timeZone: 'Australia/Perth' };
const sydney = { specialistZone: 'Australia/Sydney', tenantZone: 'Australia/Brisbane' };

test('a session keeps the clocks of its centre, else of the specialist, else of the practice', () => {
  expect(zoneOfSession({ ...sydney, centre: perth })).toBe('Australia/Perth');
  expect(zoneOfSession({ ...sydney, centre: null })).toBe('Australia/Sydney');
  expect(zoneOfSession({ ...sydney, centre: null, specialistZone: null })).toBe(
    'Australia/Brisbane',
  );
});

test('at a centre another zone is refused, and both are named; elsewhere it may be chosen', () => {
  expect(refuseOtherZone('Australia/Sydney', { centre: perth })).toEqual(
    refuse('zoneOfAnotherPlace', {
      values: {
        zone: 'Australia/Sydney',
        centre: 'Kings Park Consulting',
        centreZone: 'Australia/Perth',
      },
    }),
  );
  expect(refuseOtherZone('Australia/Perth', { centre: perth })).toBeNull();
  expect(refuseOtherZone(null, { centre: perth })).toBeNull();
  expect(refuseOtherZone('Australia/Darwin', { centre: null })).toBeNull();
});
