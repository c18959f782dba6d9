import { describe, expect, test } from 'vitest';
import { whatToTell } from './what-to-tell.ts';
import type { NoticeQuestion, ToldState } from './what-to-tell.ts';

const nine: ToldState = {
  state: 'booked',
  startsAt: '2026-11-24T22:00:00.000Z',
  endsAt: '2026-11-24T23:00:00.000Z',
  place: 'Parramatta',
};
const ten = { ...nine, startsAt: '2026-11-24T23:00:00.000Z', endsAt: '2026-11-25T00:00:00.000Z' };
const confirmed = { ...nine, state: 'confirmed' } as const;
const cancelled = { ...nine, state: 'cancelled' } as const;

const told = (given: Partial<NoticeQuestion>) =>
  whatToTell({
    asked: 'moved',
    startedAt: null,
    known: null,
    isBookingUntold: false,
    now: nine,
    ...given,
  })?.kind ?? 'nothing';

describe('somebody who knows of the appointment', () => {
  test.each([
    ['moved and moved back', nine, nine, 'nothing'],
    ['moved', nine, ten, 'moved'],
    ['another place at the same time', nine, { ...nine, place: 'Perth' }, 'moved'],
    ['confirmed', nine, confirmed, 'confirmed'],
    ['moved after it was confirmed', confirmed, ten, 'moved'],
    ['attended meanwhile', confirmed, nine, 'nothing'],
    ['cancelled', confirmed, cancelled, 'cancelled'],
    ['cancelled, as they know', cancelled, cancelled, 'nothing'],
    ['given back to a specialist who was told that it is off', cancelled, nine, 'booked'],
  ])('%s', (_, known, now, expected) => {
    expect(told({ known, now })).toBe(expected);
  });

  test('the time that they know is the one that no longer holds', () => {
    expect(
      whatToTell({
        asked: 'moved',
        startedAt: null,
        known: nine,
        isBookingUntold: false,
        now: ten,
      }),
    ).toEqual({ kind: 'moved', startedAt: nine.startsAt });
  });

  test('the old time is on the clocks on which they read it', () => {
    const known = { ...nine, timeZone: 'Australia/Melbourne' };
    const moved = { asked: 'moved', isBookingUntold: false, now: ten } as const;
    const before = { startedAt: nine.startsAt, timeZoneBefore: 'Australia/Sydney' };
    const zoneOf = (given: Omit<NoticeQuestion, keyof typeof moved>) =>
      whatToTell({ ...moved, ...given })?.timeZoneBefore;

    expect(zoneOf({ known, ...before })).toBe('Australia/Melbourne');
    expect(zoneOf({ known: nine, ...before })).toBe('Australia/Sydney');
    expect(zoneOf({ known: nine, ...before, startedAt: ten.startsAt })).toBeUndefined();
    expect(zoneOf({ known: null, ...before })).toBe('Australia/Sydney');
  });

  test('a place that changed alone is told with the old one; a new room or address as details', () => {
    const elsewhere = { ...nine, place: 'Perth Terrace' };
    const question = { startedAt: nine.startsAt, known: nine, isBookingUntold: false };
    const news = { startedAt: null, placeBefore: nine.place };

    expect(whatToTell({ ...question, asked: 'moved', now: elsewhere })).toEqual({
      kind: 'moved',
      ...news,
    });
    expect(whatToTell({ ...question, asked: 'changed', now: elsewhere })).toEqual({
      kind: 'changed',
      ...news,
    });
    expect(whatToTell({ ...question, asked: 'changed', now: nine })).toBeNull();
  });

  test('somebody of whom nothing is noted reads of another place, and of new details', () => {
    const now = { ...nine, place: 'Perth Terrace' };
    const question = { startedAt: nine.startsAt, known: null, isBookingUntold: false, now };

    expect(whatToTell({ ...question, asked: 'moved', placeBefore: 'Parramatta' })).toEqual({
      kind: 'moved',
      startedAt: null,
      placeBefore: 'Parramatta',
    });
    expect(
      whatToTell({ ...question, now: ten, asked: 'moved', placeBefore: 'Perth' }),
    ).toMatchObject({ startedAt: nine.startsAt, placeBefore: 'Perth' });
    expect(whatToTell({ ...question, asked: 'moved' })).toBeNull();
    expect(whatToTell({ ...question, asked: 'changed' })?.kind).toBe('changed');
  });
});

describe('somebody whose message of the booking has not left', () => {
  test('reads of the appointment as it is now, once', () => {
    expect(told({ isBookingUntold: true, now: ten })).toBe('booked');
    expect(told({ isBookingUntold: true, now: confirmed })).toBe('confirmed');
  });

  test('reads nothing of a booking that was taken back', () => {
    expect(told({ isBookingUntold: true, asked: 'cancelled', now: cancelled })).toBe('nothing');
  });
});

describe('somebody who was not to be told of the booking', () => {
  test.each([
    ['booked', nine, null, 'booked'],
    ['confirmed', confirmed, null, 'confirmed'],
    ['confirmed', nine, null, 'nothing'],
    ['moved', ten, nine.startsAt, 'moved'],
    ['moved', nine, nine.startsAt, 'nothing'],
    ['cancelled', cancelled, null, 'cancelled'],
    ['confirmed', cancelled, null, 'cancelled'],
    ['cancelled', nine, null, 'nothing'],
  ] as const)('asked %s', (asked, now, startedAt, expected) => {
    expect(told({ asked, now, startedAt })).toBe(expected);
  });
});
