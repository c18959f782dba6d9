import { expect, test } from 'vitest';
import { visitsOf } from './visits.ts';

const look = (minutes: number, given = {}) => ({
  at: new Date(Date.UTC(2026, 10, 18, 10, minutes)).toISOString(),
  readerId: 'anna',
  asId: null,
  operation: 'read',
  resource: 'client',
  ...given,
});
const newestFirst = (looks: ReturnType<typeof look>[]) =>
  looks.toSorted((a, b) => b.at.localeCompare(a.at));

test('what a person looked at without a longer pause is one visit, with each way once', () => {
  const visits = visitsOf(
    newestFirst([look(0), look(20), look(45, { operation: 'list', resource: 'ime' })]),
  );
  expect(visits).toMatchObject([
    {
      from: '2026-11-18T10:00:00.000Z',
      to: '2026-11-18T10:45:00.000Z',
      looks: 3,
      ways: [
        { operation: 'list', resource: 'ime' },
        { operation: 'read', resource: 'client' },
      ],
    },
  ]);
});

test('a pause of more than half an hour begins another, and so does another name', () => {
  expect(visitsOf(newestFirst([look(0), look(31)]))).toHaveLength(2);
  expect(visitsOf(newestFirst([look(0), look(30)]))).toHaveLength(1);
  expect(visitsOf(newestFirst([look(0), look(1, { asId: 'bea' }), look(2)]))).toHaveLength(2);
});
