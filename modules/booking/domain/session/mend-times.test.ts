import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { mendedTimes, refuseMending } from './mend-times.ts';
import type { TimesToMend } from './mend-times.ts';

/** Nine to twelve in Sydney, at a centre in Perth. */
const wrong: TimesToMend = {
  timeZone: 'Australia/Sydney',
  placeZone: 'Australia/Perth',
  dateFrom: '2026-11-23T22:00:00.000Z',
  dateTo: '2026-11-24T01:00:00.000Z',
  bookedSlots: 0,
};
const right: TimesToMend = { ...wrong, placeZone: 'Australia/Sydney' };

describe('a session in the zone of another place', () => {
  test('keeps its clock times in the zone of its own', () => {
    expect(mendedTimes(wrong, { zoneChange: 'keepClock' })).toEqual({
      timeZone: 'Australia/Perth',
      dateFrom: '2026-11-24T01:00:00.000Z',
      dateTo: '2026-11-24T04:00:00.000Z',
    });
  });

  test('or keeps its moments', () => {
    const { dateFrom, dateTo } = wrong;

    expect(mendedTimes(wrong, { zoneChange: 'keepMoments' })).toEqual({
      timeZone: 'Australia/Perth',
      dateFrom,
      dateTo,
    });
  });

  test('or takes other times on its day, by the clocks of its place', () => {
    const wishes = { zoneChange: 'keepClock', from: '10:00', to: '13:30' } as const;

    expect(mendedTimes(wrong, wishes)).toMatchObject({
      dateFrom: '2026-11-24T02:00:00.000Z',
      dateTo: '2026-11-24T05:30:00.000Z',
    });
    expect(mendedTimes(right, { from: '08:00' })).toEqual({
      timeZone: 'Australia/Sydney',
      dateFrom: '2026-11-23T21:00:00.000Z',
      dateTo: right.dateTo,
    });
  });
});

describe('mending is refused', () => {
  test.each([
    { zoneChange: 'keepClock' },
    { zoneChange: 'keepMoments' },
    { from: '08:00' },
  ] as const)('for sessions with booked slots, and says how many: %o', (wishes) => {
    const sessions = [{ ...wrong, bookedSlots: 2 }, { ...wrong, bookedSlots: 1 }, wrong];

    expect(refuseMending(sessions, wishes, false)).toEqual(
      refuse('bookedTimesStay', { values: { sessions: 2, slots: 3 } }),
    );
  });

  test('not for booked sessions that stay as they are, nor for a new centre that keeps the moments', () => {
    const booked = { bookedSlots: 2 };

    expect(refuseMending([{ ...right, ...booked }], { zoneChange: 'keepClock' }, false)).toBeNull();
    expect(
      refuseMending([{ ...wrong, ...booked }], { zoneChange: 'keepMoments' }, true),
    ).toBeNull();
  });

  test('when a centre with other clocks is chosen and nobody says which times stay', () => {
    expect(refuseMending([right, wrong], {}, true)).toEqual(
      refuse('sayWhichTimesStay', {
        values: { count: 1, zone: 'Australia/Sydney', centreZone: 'Australia/Perth' },
      }),
    );
    expect(refuseMending([right], {}, true)).toBeNull();
  });

  test('when a session would end before it starts', () => {
    expect(refuseMending([right], { from: '12:00' }, false)).toEqual(
      refuse('sessionEndsBeforeStart', { field: 'to' }),
    );
  });
});
