import { expect, test } from 'vitest';
import { bookedTimes } from './booked-history.ts';

const present = {
  dateFrom: '2031-03-03T00:00:00.000Z',
  dateTo: '2031-03-03T01:00:00.000Z',
  timeZone: 'Australia/Perth',
  specialist: 'Dr C',
  centre: 'Perth',
};
const booking = { changeTime: 'monday', userName: 'Sam' };

test('[B-395] an appointment that was moved twice has three times, the present one first', () => {
  const times = bookedTimes(
    present,
    [
      { changeTime: 'wednesday', userName: 'Ann', before: { specialist: 'Dr B', centre: null } },
      { changeTime: 'tuesday', userName: 'Bea', before: { dateFrom: 'first', specialist: 'Dr A' } },
    ],
    booking,
  );

  expect(times).toMatchObject([
    { ...present, changeTime: 'wednesday', user: { displayName: 'Ann' }, movedTime: null },
    { specialist: 'Dr B', centre: null, changeTime: 'tuesday', movedTime: 'wednesday' },
    {
      specialist: 'Dr A',
      centre: null,
      dateFrom: 'first',
      changeTime: 'monday',
      movedTime: 'tuesday',
    },
  ]);
});

test('[B-395] one that never moved has the time that it was booked for', () => {
  expect(bookedTimes(present, [], booking)).toEqual([
    { ...present, user: { displayName: 'Sam' }, changeTime: 'monday', movedTime: null },
  ]);
});
