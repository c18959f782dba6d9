import { dateTime, timeZone } from '#kernel/domain';
import { expect, test } from 'vitest';
import { keepClockTimes } from './keep-clock-times.ts';

const fields = {
  zone: timeZone('Zone'),
  from: dateTime('From', { zone: 'zone' }),
  until: dateTime('Until'),
};
const nine = '2026-11-23T22:00:00.000Z';
const change = (before: string | null, after: string | null) =>
  keepClockTimes(fields, { zone: before }, { zone: after, from: nine, until: nine }, 'UTC');

test('nine stays nine when the zone beside it changes; times without a zone stay what they are', () => {
  expect(change('Australia/Sydney', 'Australia/Perth')).toEqual({
    from: '2026-11-24T01:00:00.000Z',
  });
  expect(change('Australia/Sydney', 'Australia/Sydney')).toEqual({});
});

test('before a zone is known the clock is the one that was shown', () => {
  expect(change(null, 'Australia/Perth')).toEqual({ from: '2026-11-23T14:00:00.000Z' });
});

test('what was typed and is no time stays as it is', () => {
  expect(keepClockTimes(fields, {}, { zone: 'Australia/Perth', from: 'soon' }, 'UTC')).toEqual({});
});
