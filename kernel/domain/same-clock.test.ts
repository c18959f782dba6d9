import { expect, test } from 'vitest';
import { sameClockIn } from './same-clock.ts';
import { timesText, zoneWithPlace } from './zone-name.ts';

const nineInSydney = '2026-11-23T22:00:00.000Z';

test('nine on the clocks of one place is nine on those of another, on the same day', () => {
  const inPerth = sameClockIn(nineInSydney, 'Australia/Sydney', 'Australia/Perth');

  expect(inPerth).toBe('2026-11-24T01:00:00.000Z');
  expect(sameClockIn(inPerth, 'Australia/Perth', 'Australia/Sydney')).toBe(nineInSydney);
});

test('times say by which clock, and whose', () => {
  expect(zoneWithPlace('2026-11-24T01:00:00Z', 'Australia/Perth')).toBe('AWST, Perth');
  expect(zoneWithPlace(nineInSydney, 'Australia/Sydney')).toBe('AEDT, Sydney');
  expect(zoneWithPlace(nineInSydney, 'Australia/Broken_Hill')).toBe('ACDT, Broken Hill');
  expect(timesText('2026-11-24T01:00:00Z', '2026-11-24T09:00:00Z', 'Australia/Perth')).toBe(
    '09:00 to 17:00 AWST, Perth',
  );
});
