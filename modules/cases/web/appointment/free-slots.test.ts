import { expect, test } from 'vitest';
import type { FoundSession } from '#booking/web';
import { freeSlotsOf, groupsOf } from './free-slots.ts';

const slot = (id: string, changes: object = {}) => ({
  id,
  sessionId: 'session-1',
  startsAt: '2026-11-23T22:00:00.000Z',
  endsAt: '2026-11-23T23:00:00.000Z',
  state: 'free' as const,
  heldById: null,
  heldByName: null,
  heldUntil: null,
  reasons: [],
  ...changes,
});

const session = (changes: object = {}): FoundSession =>
  ({
    id: 'session-1',
    timeZone: 'Australia/Sydney',
    consultationType: 'both',
    isVideoAppointment: false,
    specialist: { id: 'specialist-1', displayName: 'Dr Priya Menon' },
    centre: { id: 'centre-1', displayName: 'Macquarie Street Rooms' },
    slots: [slot('a')],
    ...changes,
  }) as object as FoundSession;

test('only slots that this person can have are offered', () => {
  const slots = [
    slot('free'),
    slot('mine', { state: 'held', heldById: 'user-1' }),
    slot('theirs', { state: 'held', heldById: 'user-2' }),
    slot('taken', { state: 'booked' }),
  ];

  expect(freeSlotsOf([session({ slots })], 'user-1').map(({ id }) => id)).toEqual(['free', 'mine']);
});

test('a time that has passed is not offered, one that booking asks about is', () => {
  const because = (reason: string) => ({ reasons: [{ reason, text: reason }] });
  const slots = [slot('past', because('past')), slot('asks', because('contractEnded'))];

  expect(freeSlotsOf([session({ slots })], 'user-1').map(({ id }) => id)).toEqual(['asks']);
});

test('where both are possible the claimant comes to the place', () => {
  expect(freeSlotsOf([session()], 'user-1')).toMatchObject([
    { consultationType: 'inPerson', place: 'Macquarie Street Rooms' },
  ]);
  expect(
    freeSlotsOf([session({ centre: null, isVideoAppointment: true })], 'user-1'),
  ).toMatchObject([{ place: 'Video' }]);
});

test('times of one day, specialist and place stand in one line', () => {
  const other = session({ specialist: { id: 'specialist-2', displayName: 'Dr Ola Berg' } });
  const slots = freeSlotsOf([session({ slots: [slot('a'), slot('b')] }), other], 'user-1');

  expect(groupsOf(slots, () => 'Tue').map((group) => group.slots.length)).toEqual([2, 1]);
});
