import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { contractQuestion } from '#parties/domain';
import { aSlot, now, someFacts } from '../../testing/a-slot.ts';
import { decideBooking } from './decide-booking.ts';
import { decideCancel, decideConfirm, decideMove } from './decide-change.ts';
import { decideHold, decideRelease, holdEnds } from './decide-hold.ts';

const later = '2026-11-16T00:05:00.000Z';
const earlier = '2026-11-15T23:59:00.000Z';

describe('booking a slot', () => {
  test('takes a free one', () => {
    expect(decideBooking(someFacts(), false)).toMatchObject({ kind: 'accepted' });
  });

  test.each([
    ['a cancelled session', { session: { isCancelled: true } }, 'sessionCancelled'],
    ['a slot in the past', { slot: { startsAt: earlier } }, 'slotPast'],
    ['a booked one', { slot: { state: 'booked' } }, 'slotTaken'],
    ['one that another holds', heldBy('user-2', later), 'slotHeld'],
    ['a session on hold', { session: { isOnHold: true } }, 'sessionOnHold'],
    ['a full session', { session: { capacity: 2, bookedSlots: 2 } }, 'sessionFull'],
    [
      '[B-401] one reserved for other companies',
      { session: { reservedForCompanyIds: ['company-2'] } },
      'sessionReserved',
    ],
    ['an inactive specialist', { specialist: { isBookable: false } }, 'specialistNotAvailable'],
    ['a specialist on leave', { specialist: { isOnLeave: true } }, 'specialistOnLeave'],
    [
      'a specialist whom the company refuses',
      { asking: { isExcludedByCompany: true } },
      'specialistExcluded',
    ],
  ] as const)('%s is refused, confirmed or not', (_case, changes, code) => {
    expect(decideBooking(someFacts(changes), false)).toEqual(refuse(code));
    expect(decideBooking(someFacts(changes), true)).toEqual(refuse(code));
  });

  test.each([
    ['one that the user holds', heldBy('user-1', later)],
    ['one whose hold has run out', heldBy('user-2', earlier)],
    ['[B-401] one reserved for its company', { session: { reservedForCompanyIds: ['company-1'] } }],
    ['the last place of a session', { session: { capacity: 2, bookedSlots: 1 } }],
  ])('%s is taken', (_case, changes) => {
    expect(decideBooking(someFacts(changes), false)).toMatchObject({ kind: 'accepted' });
  });

  test('[B-085] without a contract staff are asked, and others are turned away', () => {
    const specialist = { hasContract: false };

    expect(decideBooking(someFacts({ specialist }), false)).toEqual({
      kind: 'asked',
      question: contractQuestion,
    });
    expect(decideBooking(someFacts({ specialist }), true)).toMatchObject({ kind: 'accepted' });
    expect(decideBooking(someFacts({ specialist, isStaff: false }), true)).toEqual(
      refuse('specialistNotAvailable'),
    );
  });

  test('[B-091] for a company of high risk the reason is read first', () => {
    const facts = someFacts({ highRiskReason: 'Unpaid invoices.' });

    expect(decideBooking(facts, false)).toEqual({
      kind: 'asked',
      question: 'Unpaid invoices.\nDo you want to continue?',
    });
    expect(decideBooking(facts, true)).toMatchObject({ kind: 'accepted' });
  });
});

describe('holding a slot', () => {
  const session = { isOnHold: false, isCancelled: false, reservedForCompanyIds: [] };
  const me = { userId: 'user-1', companyIds: null, now };

  test('lasts ten minutes, and starts anew when it is held again', () => {
    expect(decideHold(aSlot(), session, me)).toMatchObject({
      kind: 'accepted',
      changes: { state: 'held', heldById: 'user-1', heldUntil: '2026-11-16T00:10:00.000Z' },
    });
    expect(decideHold(aSlot(heldBy('user-1', later).slot), session, me)).toMatchObject({
      changes: { heldUntil: holdEnds(now) },
    });
  });

  test.each([
    ['another holds it', aSlot(heldBy('user-2', later).slot), session, 'slotHeld'],
    ['it is booked', aSlot({ state: 'booked' }), session, 'slotTaken'],
    ['it is past', aSlot({ startsAt: now }), session, 'slotPast'],
    ['the session is on hold', aSlot(), { ...session, isOnHold: true }, 'sessionOnHold'],
    ['the session is cancelled', aSlot(), { ...session, isCancelled: true }, 'sessionCancelled'],
  ])('is refused when %s', (_case, slot, of, code) => {
    expect(decideHold(slot, of, me)).toEqual(refuse(code));
  });

  test('[B-401] what is reserved for others is held by staff, not by another company', () => {
    const reserved = { ...session, reservedForCompanyIds: ['company-2'] };
    const as = (companyIds: string[] | null) =>
      decideHold(aSlot(), reserved, { ...me, companyIds });

    expect(as(['company-1'])).toEqual(refuse('sessionReserved'));
    expect([as(['company-1', 'company-2']).kind, as(null).kind]).toEqual(['accepted', 'accepted']);
  });

  test('only the holder lets it go, until it has run out', () => {
    const held = aSlot(heldBy('user-1', later).slot);

    expect(decideRelease(held, 'user-1', now)).toMatchObject({ changes: { state: 'free' } });
    expect(decideRelease(held, 'user-2', now)).toEqual(refuse('slotHeld'));
    expect(decideRelease(held, 'user-2', '2026-11-16T00:06:00.000Z')).toMatchObject({
      kind: 'accepted',
    });
  });
});

describe('an appointment', () => {
  const facts = {
    id: 'appointment-1',
    status: 'booked',
    slotId: 'slot-1',
    sessionId: 'session-1',
    cancellationReason: null,
    revision: 2,
  } as const;
  const to = { slotId: 'slot-2', sessionId: 'session-2', startsAt: later };

  test('is confirmed, moved and cancelled, and tells the rest of the house', () => {
    expect(decideConfirm(facts)).toMatchObject({ changes: { status: 'confirmed' } });
    expect(decideMove(facts, to)).toMatchObject({
      changes: { slotId: 'slot-2', sessionId: 'session-2', revision: 3 },
      events: [{ type: 'AppointmentMoved', toSessionId: 'session-2' }],
    });
    expect(decideCancel(facts, { reason: 'Settled' })).toMatchObject({
      changes: { status: 'cancelled', slotId: null, revision: 3 },
      events: [{ type: 'AppointmentCancelled', reason: 'Settled' }],
    });
  });

  test('that is cancelled stays as it is', () => {
    const over = { ...facts, status: 'cancelled' } as const;

    expect(decideConfirm(over)).toEqual(refuse('appointmentOver'));
    expect(decideMove(over, to)).toEqual(refuse('appointmentOver'));
    expect(decideCancel(over, { reason: 'x' })).toEqual(refuse('appointmentOver'));
  });

  test('is not moved to where it is', () => {
    expect(decideMove(facts, { ...to, slotId: 'slot-1' })).toEqual(refuse('sameSlot'));
  });
});

function heldBy(heldById: string, heldUntil: string) {
  return { slot: { state: 'held' as const, heldById, heldUntil } };
}
