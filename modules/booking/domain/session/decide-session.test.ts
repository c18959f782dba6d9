import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { aSlot } from '../../testing/a-slot.ts';
import { planBulk } from './change-sessions.ts';
import {
  decideOnHold,
  decideSessionCancellation,
  decideSessionRemoval,
  decideSync,
} from './decide-session.ts';
import { isHiddenFrom } from './why-not-bookable.ts';

const open = { id: 'session-1', isOnHold: false, isCancelled: false };
const held = { ...open, isOnHold: true };
const cancelled = { ...open, isCancelled: true };

describe('a session', () => {
  test('[C-101] is put on hold and released; saying it again changes nothing', () => {
    expect(decideOnHold(open, true)).toMatchObject({
      writes: [{ move: 'hold', to: { isOnHold: 'true' } }],
    });
    expect(decideOnHold(held, false)).toMatchObject({
      writes: [{ move: 'release', to: { isOnHold: 'false' } }],
    });
    expect(decideOnHold(held, true)).toEqual({ kind: 'accepted', writes: [] });
  });

  test('that is cancelled is neither held nor cancelled again', () => {
    const refused = {
      kind: 'refused',
      code: 'moveNotPossible',
      values: { status: 'Cancelled', possible: 'Nothing more can be done with it.' },
    };

    expect(decideOnHold(cancelled, true)).toMatchObject(refused);
    expect(decideSessionCancellation(cancelled, 0)).toMatchObject(refused);
  });

  test('[C-100] [C-830] with appointments is neither cancelled nor deleted', () => {
    const record = { ...open, concurrencyStamp: 's' };

    expect(decideSessionCancellation(open, 1)).toEqual(refuse('sessionHasBookings'));
    expect(decideSessionRemoval(record, 1)).toEqual(refuse('sessionHasBookings'));
    expect(decideSessionCancellation(open, 0)).toMatchObject({
      writes: [{ move: 'deleteSession' }, { event: { type: 'SessionCancelled' } }],
    });
    expect(decideSessionRemoval(record, 0)).toMatchObject({
      writes: [{ write: 'remove', ids: ['session-1'], stamp: 's' }],
    });
  });

  test('[B-401] kept for other companies is hidden from a customer, never from the practice', () => {
    const reserved = { reservedForCompanyIds: ['company-2'] };

    expect(isHiddenFrom(reserved, ['company-1'])).toBe(true);
    expect(isHiddenFrom(reserved, ['company-1', 'company-2'])).toBe(false);
    expect(isHiddenFrom(reserved, null)).toBe(false);
    expect(isHiddenFrom({ reservedForCompanyIds: [] }, [])).toBe(false);
  });
});

describe('[C-099] slots are brought in line with the appointments', () => {
  const at = (id: string, hour: number, appointmentId: string | null) => ({
    ...aSlot({
      id,
      startsAt: `2026-11-24T0${hour}:00:00.000Z`,
      state: appointmentId ? 'booked' : 'free',
    }),
    appointmentId,
  });

  test('what is right stays, what is over is freed, what is missing is taken', () => {
    const slots = [at('kept', 1, 'a'), at('stale', 2, 'gone'), at('empty', 3, null)];
    const live = [
      { id: 'a', dateFrom: '2026-11-24T01:00:00.000Z' },
      { id: 'b', dateFrom: '2026-11-24T03:00:00.000Z' },
      { id: 'nowhere', dateFrom: '2026-11-24T09:00:00.000Z' },
    ];

    expect(decideSync(slots, live)).toMatchObject({
      writes: [
        { id: 'stale', values: { state: 'free', appointmentId: null } },
        { id: 'empty', values: { state: 'booked', appointmentId: 'b' } },
      ],
    });
  });

  test('a slot of an appointment that is over goes to the one that is there', () => {
    const live = [{ id: 'b', dateFrom: '2026-11-24T02:00:00.000Z' }];

    expect(decideSync([at('stale', 2, 'gone')], live)).toMatchObject({
      writes: [
        { id: 'stale', expect: { state: 'booked' }, values: { state: 'free' } },
        { id: 'stale', expect: { state: 'free' }, values: { appointmentId: 'b' } },
      ],
    });
  });
});

describe('several sessions at once', () => {
  const session = (id: string, changes = {}) => ({
    ...open,
    id,
    name: id,
    centreId: null,
    roomId: null,
    bookedSlots: 0,
    timeZone: 'Australia/Sydney',
    placeZone: 'Australia/Sydney',
    dateFrom: '2026-11-23T22:00:00.000Z',
    dateTo: '2026-11-24T01:00:00.000Z',
    ...changes,
  });
  const all = [
    session('free'),
    session('full', { bookedSlots: 2 }),
    session('held', { isOnHold: true }),
  ];
  const ids = { ids: [] };

  test('what has appointments is not cancelled', () => {
    const { touched, kept, decision } = planBulk({ ...ids, verb: 'cancel' }, all);

    expect(kept.map(({ id }) => id)).toEqual(['full']);
    expect(touched).toHaveLength(2);
    expect(decision).toMatchObject({
      writes: [
        { id: 'free', move: 'deleteSession' },
        { id: 'held', move: 'deleteSession' },
      ],
    });
  });

  test('what is on hold already is not put on hold again', () => {
    expect(planBulk({ ...ids, verb: 'hold' }, all).decision).toMatchObject({
      writes: [{ id: 'free' }, { id: 'full' }],
    });
  });

  test('a change of slots leaves booked sessions alone, another one does not', () => {
    const slots = planBulk({ ...ids, verb: 'change', slotMinutes: 30 }, all);
    const type = planBulk({ ...ids, verb: 'change', consultationType: 'both' }, all);

    expect(slots.decision).toMatchObject({ writes: [{ ids: ['free', 'held'] }] });
    expect(type.decision).toMatchObject({
      writes: [{ ids: ['free', 'full', 'held'], values: { consultationType: 'both' } }],
    });
    expect(planBulk({ ...ids, verb: 'change' }, all).decision).toEqual(refuse('nothingToChange'));
  });

  test('mending times touches only the sessions whose times are wrong', () => {
    const wrong = session('wrong', { placeZone: 'Australia/Perth' });
    const plan = planBulk({ ...ids, verb: 'change', zoneChange: 'keepMoments' }, [...all, wrong]);

    expect(plan.touched).toEqual([wrong]);
    expect(plan.decision).toMatchObject({
      writes: [{ ids: ['wrong'], values: { timeZone: 'Australia/Perth' } }],
    });
  });
});
