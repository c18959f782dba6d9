import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test.each([
  ['2026-07-01T02:00:00Z', 'Australia/Sydney', 'AEST'],
  ['2026-01-01T02:00:00Z', 'Australia/Sydney', 'AEDT'],
  ['2026-01-01T02:00:00Z', 'Australia/Brisbane', 'AEST'],
  ['2026-01-01T02:00:00Z', 'Australia/Adelaide', 'ACDT'],
  ['2026-01-01T02:00:00Z', 'Australia/Perth', 'AWST'],
])('[B-156] [E-042] [G-117] at %s it is in %s %s', (instant, zone, name) => {
  expect(zoneName(instant, zone)).toBe(name);
});
