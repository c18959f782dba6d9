import { australianZones } from './australian-zones.ts';
import { expect, test } from 'vitest';
import { zoneMark, zoneName } from './zone-name.ts';

test.each([
  ['2026-07-01T02:00:00Z', 'Australia/Sydney', 'AEST'],
  ['2026-01-01T02:00:00Z', 'Australia/Sydney', 'AEDT'],
  ['2026-01-01T02:00:00Z', 'Australia/Brisbane', 'AEST'],
  ['2026-01-01T02:00:00Z', 'Australia/Adelaide', 'ACDT'],
  ['2026-01-01T02:00:00Z', 'Australia/Perth', 'AWST'],
])('[B-156] [E-042] [G-117] at %s it is in %s %s', (instant, zone, name) => {
  expect(zoneName(instant, zone)).toBe(name);
});

test.each([
  ['2026-01-01T02:00:00Z', 'Australia/Perth', 'AWST'],
  ['2026-01-01T02:00:00Z', 'Australia/Brisbane', 'AEST'],
  ['2026-07-01T02:00:00Z', 'Australia/Brisbane', ''],
  ['2026-01-01T02:00:00Z', 'Australia/Melbourne', ''],
  ['2026-01-01T02:00:00Z', 'Australia/Sydney', ''],
])('[B-156] at %s somebody in Sydney reads a time of %s with "%s"', (instant, zone, mark) => {
  expect(zoneMark(instant, zone, 'Australia/Sydney')).toBe(mark);
});

test.each(australianZones)(
  '[D-010] $name is called $standardTime in July and $daylightTime in January',
  ({ name, standardTime, daylightTime }) => {
    expect(zoneName('2026-07-15T00:00:00Z', name)).toBe(standardTime);
    expect(zoneName('2026-01-15T00:00:00Z', name)).toBe(daylightTime);
  },
);

test('[D-010] every zone that the platform knows in Australia is named', () => {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('Australia/'));

  expect(known.toSorted()).toEqual(
    expect.arrayContaining(australianZones.map(({ name }) => name).toSorted()),
  );
});
