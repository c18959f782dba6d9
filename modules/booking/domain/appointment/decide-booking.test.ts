import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { contractQuestion } from '#parties/domain';
import { aBooking, aSlot, now, someFacts } from '../../testing/a-slot.ts';
import { decideBooking } from './decide-booking.ts';
import { decideHold, decideRelease, holdEnds } from './decide-hold.ts';

const later = '2026-11-16T00:05:00.000Z';
const earlier = '2026-11-15T23:59:00.000Z';
type Changes = Parameters<typeof someFacts>[0];
const book = (changes: Changes = {}, answers = {}) =>
  decideBooking(someFacts(changes), aBooking(), answers);
const everyYes = {
  contractEnded: 'yes',
  highRisk: 'yes',
  claimantElsewhere: 'yes',
  sameSpecialistThatDay: 'yes',
  wrongConsultationType: 'yes',
} as const;

describe('booking a slot', () => {
  test('makes the appointment, takes the slot and tells the rest of the house', () => {
    expect(book()).toMatchObject({
      kind: 'accepted',
      writes: [
        {
          write: 'create',
          resource: 'appointment',
          id: 'appointment-1',
          values: { clientId: 'client-1', specialistId: 'specialist-1', sessionId: 'session-1' },
        },
        {
          write: 'claim',
          table: 'appointmentSlot',
          id: 'slot-1',
          expect: { state: 'free', heldById: null },
          values: { state: 'booked', appointmentId: 'appointment-1' },
          otherwise: 'slotTaken',
        },
        { write: 'emit', event: { type: 'AppointmentBooked', appointmentId: 'appointment-1' } },
      ],
    });
  });

  test.each([
    ['a cancelled session', { session: { isCancelled: true } }, 'sessionCancelled'],
    ['a slot in the past', { slot: { startsAt: earlier } }, 'slotPast'],
    ['a booked one', { slot: { state: 'booked' } }, 'slotTaken'],
    ['a booked one in the past', { slot: { state: 'booked', startsAt: earlier } }, 'slotTaken'],
    ['one that another holds', heldBy('user-2', later), 'slotHeld'],
    ['a session on hold', { session: { isOnHold: true } }, 'sessionOnHold'],
    ['a full session', { session: { capacity: 2, bookedSlots: 2 } }, 'sessionFull'],
    [
      '[B-401] one reserved for other companies',
      { session: { reservedForCompanyIds: ['company-2'] } },
      'sessionReserved',
    ],
    ['an inactive specialist', { unbookable: ['specialistInactive'] }, 'specialistNotAvailable'],
    ['one who is recruited', { unbookable: ['specialistRecruiting'] }, 'specialistNotOnboarded'],
    ['a mere contact', { unbookable: ['nonBookingContact'] }, 'specialistIsContact'],
    ['a closed centre', { unbookable: ['centreClosed'] }, 'centreTakesNoBookings'],
    ['a disabled company', { unbookable: ['companyDisabled'] }, 'companyDisabled'],
    ['a specialist on leave', { unbookable: ['onLeave'] }, 'specialistOnLeave'],
    [
      'a specialist whom the company refuses',
      { unbookable: ['excludedByCompany'] },
      'excludedByCompany',
    ],
  ] as const)('%s is refused, whatever is answered', (_case, changes, code) => {
    expect(book(changes)).toEqual(refuse(code));
    expect(book(changes, everyYes)).toEqual(refuse(code));
  });

  test.each([
    ['one that the user holds', heldBy('user-1', later)],
    ['one whose hold has run out', heldBy('user-2', earlier)],
    ['[B-401] one reserved for its company', { session: { reservedForCompanyIds: ['company-1'] } }],
    ['the last place of a session', { session: { capacity: 2, bookedSlots: 1 } }],
  ])('%s is taken', (_case, changes) => {
    expect(book(changes)).toMatchObject({ kind: 'accepted' });
  });

  test('a case manager of another firm is refused', () => {
    const decision = decideBooking(someFacts(), aBooking({ caseManagerFits: false }), {});

    expect(decision).toEqual(refuse('caseManagerElsewhere'));
  });
});

describe('questions before a booking', () => {
  test('[B-085] without a contract staff are asked, and others are turned away', () => {
    const unbookable = ['contractEnded'] as const;

    expect(book({ unbookable })).toEqual({
      kind: 'asked',
      questions: [{ key: 'contractEnded', text: contractQuestion }],
    });
    expect(book({ unbookable }, { contractEnded: 'yes' })).toMatchObject({ kind: 'accepted' });
    expect(book({ unbookable, mayOverrule: false }, everyYes)).toEqual(
      refuse('specialistNotAvailable'),
    );
  });

  test('[G-085] customers are not told how the practice stands with a specialist', () => {
    for (const reason of ['specialistRecruiting', 'nonBookingContact'] as const) {
      expect(book({ unbookable: [reason], mayOverrule: false }, everyYes)).toEqual(
        refuse('specialistNotAvailable'),
      );
    }
  });

  test('[B-091] for a company of high risk the reason is read first', () => {
    const facts = { highRiskReason: 'Unpaid invoices.' };

    expect(book(facts)).toEqual({
      kind: 'asked',
      questions: [{ key: 'highRisk', text: 'Unpaid invoices.\nDo you want to continue?' }],
    });
    expect(book(facts, { highRisk: 'yes' })).toMatchObject({ kind: 'accepted' });
  });

  test('a yes to one question is none to another', () => {
    const facts = { highRiskReason: 'Unpaid invoices.', specialist: { hasContract: false } };

    expect(book(facts, { contractEnded: 'yes' })).toMatchObject({
      kind: 'asked',
      questions: [{ key: 'highRisk' }],
    });
    expect(book(facts, { contractEnded: 'yes', highRisk: 'yes' })).toMatchObject({
      kind: 'accepted',
    });
  });

  test('a claimant in two places at once, or twice with one specialist on a day, is asked about', () => {
    const other = {
      reference: 'APT-2026-000007',
      specialistId: 'specialist-2',
      startsAt: '2026-11-23T22:30:00.000Z',
      endsAt: '2026-11-23T23:30:00.000Z',
    };
    const sameDay = {
      ...other,
      specialistId: 'specialist-1',
      startsAt: '2026-11-24T02:00:00.000Z',
      endsAt: '2026-11-24T03:00:00.000Z',
    };
    const backToBack = { ...other, startsAt: '2026-11-23T23:00:00.000Z' };
    const dayBefore = {
      ...sameDay,
      startsAt: '2026-11-23T02:00:00.000Z',
      endsAt: '2026-11-23T03:00:00.000Z',
    };
    const keys = (one: typeof other) => {
      const decision = book({ claimantAppointments: [one] });
      return decision.kind === 'asked' ? decision.questions.map(({ key }) => key) : [];
    };

    expect(keys(other)).toEqual(['claimantElsewhere']);
    expect(keys(sameDay)).toEqual(['sameSpecialistThatDay']);
    expect(keys(backToBack)).toEqual([]);
    expect(keys(dayBefore)).toEqual([]);
    expect(book({ claimantAppointments: [other] })).toMatchObject({
      questions: [{ text: expect.stringContaining('(APT-2026-000007, 24 Nov 2026 - 09:30)') }],
    });
    expect(book({ claimantAppointments: [other, sameDay] }, everyYes)).toMatchObject({
      kind: 'accepted',
    });
  });

  test('an appointment that the caller may not open is not named', () => {
    const hidden = {
      reference: null,
      specialistId: 'specialist-2',
      startsAt: '2026-11-23T22:00:00.000Z',
      endsAt: '2026-11-23T23:00:00.000Z',
    };

    expect(book({ claimantAppointments: [hidden] })).toMatchObject({
      questions: [
        {
          text: 'The claimant has another appointment at that time. Do you want to continue?',
        },
      ],
    });
  });

  test('the wrong consultation type is asked of staff and refused to others', () => {
    const facts = { consultationType: 'telehealth' } as const;

    expect(book(facts)).toMatchObject({
      questions: [
        {
          key: 'wrongConsultationType',
          text: 'This session is for In-person. Do you want to book Telehealth?',
        },
      ],
    });
    expect(book({ ...facts, mayOverrule: false }, everyYes)).toEqual(
      refuse('wrongConsultationType', { values: { offered: 'In-person' } }),
    );
    expect(book({ ...facts, session: { consultationType: 'both' } })).toMatchObject({
      kind: 'accepted',
    });
  });
});

describe('holding a slot', () => {
  const session = { isOnHold: false, isCancelled: false, reservedForCompanyIds: [] };
  const me = { userId: 'user-1', userName: 'Ada Lim', companyIds: null, now };

  test('lasts ten minutes, and starts anew when it is held again', () => {
    expect(decideHold(aSlot(), session, me)).toMatchObject({
      kind: 'accepted',
      writes: [
        {
          write: 'claim',
          expect: { state: 'free' },
          values: {
            state: 'held',
            heldById: 'user-1',
            heldByName: 'Ada Lim',
            heldUntil: '2026-11-16T00:10:00.000Z',
          },
          otherwise: 'slotHeld',
        },
      ],
    });
    expect(decideHold(aSlot(heldBy('user-1', later).slot), session, me)).toMatchObject({
      writes: [
        { expect: { state: 'held', heldById: 'user-1' }, values: { heldUntil: holdEnds(now) } },
      ],
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

    expect(decideRelease(held, 'user-1', now)).toMatchObject({
      writes: [{ values: { state: 'free', heldById: null } }],
    });
    expect(decideRelease(held, 'user-2', now)).toEqual(refuse('slotHeld'));
    expect(decideRelease(held, 'user-2', '2026-11-16T00:06:00.000Z')).toMatchObject({
      kind: 'accepted',
    });
  });
});

function heldBy(heldById: string, heldUntil: string) {
  return { slot: { state: 'held' as const, heldById, heldUntil } };
}
