import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { aSlot, anAppointment, now, someFacts } from '../../testing/a-slot.ts';
import { typeAfterMove } from '../session/offered-types.ts';
import { movesAt } from './appointment.workflow.ts';
import { decideAttendance, decideCancel, decideConfirm, decideMove } from './decide-change.ts';

const begun = '2026-11-23T22:00:00.000Z';
const own = aSlot({ state: 'booked' });
const other = { id: 'slot-2', sessionId: 'session-2' };
const reason = { reasonId: 'reason-1', note: 'By phone' };

describe('an appointment that is still ahead', () => {
  test('is confirmed, and those who are told are named in the event', () => {
    expect(decideConfirm(anAppointment(), { tell: ['client'] }, now)).toMatchObject({
      writes: [
        { write: 'move', move: 'confirm', to: { status: 'confirmed' } },
        { write: 'emit', event: { type: 'AppointmentConfirmed', tell: ['client'] } },
      ],
    });
  });

  test('is cancelled with a reason of the value list, and its slot is free', () => {
    expect(decideCancel(anAppointment(), own, reason, now)).toMatchObject({
      writes: [
        {
          move: 'cancel',
          to: { status: 'cancelled' },
          note: 'By phone',
          values: { cancelledForId: 'reason-1', cancellationReason: 'By phone', revision: 3 },
        },
        { write: 'claim', id: 'slot-1', values: { state: 'free', appointmentId: null } },
        { write: 'emit', event: { type: 'AppointmentCancelled', reasonId: 'reason-1' } },
      ],
    });
  });

  test('is moved: the new slot is taken, the old one is free, and it must be confirmed again', () => {
    const confirmed = anAppointment({ status: 'confirmed' });

    expect(decideMove(confirmed, own, someFacts({ slot: other }), {}, {})).toMatchObject({
      writes: [
        { move: 'move', to: { status: 'booked' }, values: { sessionId: 'session-2', revision: 3 } },
        { write: 'claim', id: 'slot-1', values: { state: 'free' } },
        { write: 'claim', id: 'slot-2', values: { appointmentId: 'appointment-1' } },
        {
          event: {
            type: 'AppointmentMoved',
            toSessionId: 'session-2',
            startedAt: confirmed.dateFrom,
            specialistIdBefore: 'specialist-1',
          },
        },
      ],
    });
  });

  test('moved from a room to video takes the type along', () => {
    const video = { consultationType: 'telehealth', isVideoAppointment: true, centreId: null };
    const to = someFacts({ slot: other, session: video as never, consultationType: null });

    expect(decideMove(anAppointment(), own, to, {}, {})).toMatchObject({
      writes: [{ values: { consultationType: 'telehealth', centreId: null } }, {}, {}, {}],
    });
  });

  test('is not moved to where it is, nor to a slot that cannot be sold', () => {
    const taken = someFacts({ slot: { ...other, state: 'booked' } });

    expect(decideMove(anAppointment(), own, someFacts(), {}, {})).toEqual(refuse('sameSlot'));
    expect(decideMove(anAppointment(), own, taken, {}, {})).toEqual(refuse('slotTaken'));
  });

  test('has no attendance yet', () => {
    expect(decideAttendance(anAppointment(), 'attend', null, now)).toEqual(
      refuse('appointmentAhead'),
    );
  });
});

describe('an appointment whose time has come', () => {
  test('is neither moved nor cancelled once it was confirmed', () => {
    const confirmed = anAppointment({ status: 'confirmed' });
    const later = { ...other, startsAt: '2026-11-25T22:00:00.000Z' };
    const facts = someFacts({ slot: later, asking: { now: begun } });

    for (const decision of [
      decideCancel(confirmed, own, reason, begun),
      decideMove(confirmed, own, facts, {}, {}),
    ]) {
      expect(decision).toEqual(refuse('appointmentBegan'));
    }
  });

  test('and that nobody confirmed can still be confirmed or cancelled, and nobody is written to', () => {
    expect(decideConfirm(anAppointment(), {}, begun)).toMatchObject({
      writes: [{ to: { status: 'confirmed' } }, { event: { tell: [] } }],
    });
    expect(decideCancel(anAppointment(), own, reason, begun)).toMatchObject({
      writes: [{ to: { status: 'cancelled' } }, {}, { event: { tell: [] } }],
    });
  });

  test.each([
    ['attend', 'attended'],
    ['attendLate', 'attendedLate'],
    ['notAttend', 'didNotAttend'],
  ] as const)('can be recorded: %s', (outcome, status) => {
    expect(decideAttendance(anAppointment(), outcome, 'Train was late', begun)).toMatchObject({
      writes: [
        { move: outcome, to: { status }, note: 'Train was late' },
        { event: { type: 'AttendanceRecorded', outcome } },
      ],
    });
  });

  test('a wrong record is corrected', () => {
    const missed = anAppointment({ status: 'didNotAttend' });

    expect(decideAttendance(missed, 'attendLate', null, begun)).toMatchObject({
      kind: 'accepted',
    });
  });
});

test('a cancelled appointment stays as it is, and says so', () => {
  const over = anAppointment({ status: 'cancelled' });
  const refused = refuse('moveNotPossible', {
    values: {
      thing: 'appointment',
      status: 'Cancelled',
      possible: 'Nothing more can be done with it.',
    },
  });

  expect(decideConfirm(over, {}, now)).toEqual(refused);
  expect(decideCancel(over, null, reason, now)).toEqual(refused);
  expect(decideMove(over, null, someFacts({ slot: other }), {}, {})).toEqual(refused);
  expect(decideAttendance(over, 'attend', null, begun)).toEqual(refused);
});

test('buttons follow the state and the clock', () => {
  const moves = (status: 'booked' | 'confirmed' | 'attended' | 'cancelled', at: string) => [
    ...movesAt(anAppointment({ status }), at),
  ];

  expect(moves('booked', now)).toEqual(['confirm', 'move', 'cancel']);
  expect(moves('confirmed', now)).toEqual(['move', 'cancel']);
  expect(moves('booked', begun)).toEqual([
    'confirm',
    'move',
    'cancel',
    'attend',
    'attendLate',
    'notAttend',
  ]);
  expect(moves('attended', begun)).toEqual(['attendLate', 'notAttend']);
  expect(moves('cancelled', begun)).toEqual([]);
});

describe('the type of a moved appointment', () => {
  const room = { consultationType: 'inPerson', isVideoAppointment: false, centreId: 'c' } as const;
  const video = { consultationType: 'inPerson', isVideoAppointment: true, centreId: null } as const;
  const either = { consultationType: 'both', isVideoAppointment: true, centreId: 'c' } as const;

  test.each([
    ['inPerson', video, 'telehealth'],
    ['telehealth', room, 'inPerson'],
    ['telehealth', either, 'telehealth'],
    ['inPerson', either, 'inPerson'],
    ['phone', room, 'phone'],
    ['ndis', video, 'ndis'],
  ] as const)('%s', (type, to, after) => {
    expect(typeAfterMove(type, to)).toBe(after);
  });
});
