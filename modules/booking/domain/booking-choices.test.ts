import { expect, test } from 'vitest';
import {
  consultationTypes,
  locationTypes,
  sessionStatusCodes,
  sessionStatuses,
} from './booking-choices.ts';
import type { SessionStatus } from './booking-choices.ts';

test('[E-064] [K-061] [G-016] the five states of a session have the codes 2 to 6', () => {
  const named = Object.entries(sessionStatusCodes).map(([status, code]) => [
    code,
    sessionStatuses[status as SessionStatus],
  ]);

  expect(named).toEqual([
    [2, 'Available'],
    [3, 'Booked'],
    [4, 'Reserved'],
    [5, 'On Hold'],
    [6, 'Cancelled'],
  ]);
});

test('[E-065] [E-066] places and ways to meet, in the order of the specification', () => {
  expect(Object.values(locationTypes)).toEqual([
    'MLP-owned clinic',
    'Specialist-owned clinic',
    'Obtained centre',
    'Home assessment',
  ]);
  expect(Object.values(consultationTypes)).toEqual([
    'In-person',
    'Telehealth',
    'Both',
    'NDIS',
    'Phone',
    'OT',
  ]);
});
