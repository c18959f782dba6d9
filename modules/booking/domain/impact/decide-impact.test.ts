import { describe, expect, test } from 'vitest';
import type { AffectedAppointment } from './affected-appointment.ts';
import {
  changeOfCentre,
  changeOfHoliday,
  changeOfLeave,
  changeOfSession,
  changeOfSpecialist,
} from './booking-change.ts';
import type { BookingChange, ContractDays, SessionStand } from './booking-change.ts';
import { choicesFor, optionsFor } from './choices-for-bookings.ts';
import { decideImpact } from './decide-impact.ts';
import { isMovedBy, shiftOf } from './follow-session.ts';

const now = '2026-11-16T00:00:00.000Z';

const sydney: SessionStand = {
  specialistId: 'specialist-1',
  centreId: 'centre-1',
  roomId: null,
  timeZone: 'Australia/Sydney',
  dateFrom: '2026-11-23T22:00:00.000Z',
  dateTo: '2026-11-24T01:00:00.000Z',
  consultationType: 'inPerson',
  isVideoAppointment: false,
};
const perth: SessionStand = { ...sydney, centreId: 'centre-2', timeZone: 'Australia/Perth' };
const anHourLater: SessionStand = {
  ...sydney,
  dateFrom: '2026-11-23T23:00:00.000Z',
  dateTo: '2026-11-24T02:00:00.000Z',
};

const at = (hour: number, changes: Partial<AffectedAppointment> = {}): AffectedAppointment => ({
  id: `at-${hour}`,
  reference: `APT-${hour}`,
  status: 'confirmed',
  revision: 1,
  sessionId: 'session-1',
  specialistId: 'specialist-1',
  centreId: 'centre-1',
  companyId: 'company-1',
  timeZone: 'Australia/Sydney',
  dateFrom: `2026-11-23T${hour}:00:00.000Z`,
  dateTo: `2026-11-23T${hour}:59:00.000Z`,
  consultationType: 'inPerson',
  client: 'Noor Haddad',
  company: 'Harbour Legal',
  caseManager: null,
  specialist: 'Dr Priya Menon',
  place: 'Parramatta',
  isVideo: false,
  writable: ['client', 'specialist'],
  isReadable: true,
  ...changes,
});

const moves = (after: SessionStand): BookingChange => ({
  kind: 'sessionMoves',
  id: 'session-1',
  before: sydney,
  after,
});
const leave: BookingChange = {
  kind: 'leave',
  before: null,
  after: { specialistId: 'specialist-1', startDate: '2026-11-24', endDate: '2026-11-25' },
};

describe('which changes people feel', () => {
  const known = { id: 'session-1', before: sydney };

  test.each<[string, SessionStand, string | null]>([
    ['another centre', perth, 'sessionMoves'],
    ['another time', anHourLater, 'sessionMoves'],
    ['another specialist', { ...sydney, specialistId: 'specialist-2' }, 'sessionMoves'],
    ['by video', { ...sydney, isVideoAppointment: true }, 'sessionMoves'],
    ['another room', { ...sydney, roomId: 'room-2' }, 'sessionRoom'],
    ['the same time in other words', { ...sydney, dateFrom: '2026-11-24T09:00:00+11:00' }, null],
    ['nothing', sydney, null],
  ])('a session with %s', (_what, after, kind) => {
    expect(changeOfSession({ ...known, after })?.kind ?? null).toBe(kind);
  });

  test('leave that only gets shorter, or is taken back, affects nobody', () => {
    const long = { specialistId: 's', startDate: '2026-11-01', endDate: '2026-11-30' };
    const short = { ...long, startDate: '2026-11-10' };

    expect(changeOfLeave({ id: 'l', before: long, after: short })).toBeNull();
    expect(changeOfLeave({ id: 'l', before: long, after: null })).toBeNull();
    expect(changeOfLeave({ id: 'l', before: short, after: long })?.kind).toBe('leave');
    expect(changeOfLeave({ id: 'l', before: null, after: short })?.kind).toBe('leave');
  });

  const [may, june] = ['2026-05-31', '2026-06-30'];

  test.each<[string, ContractDays, ContractDays, string | null]>([
    ['ends sooner', { from: may, to: null }, { from: may, to: june }, 'contractEnds'],
    ['begins later', { from: may, to: null }, { from: june, to: null }, 'contractEnds'],
    ['is gone', { from: may, to: june }, { from: null, to: null }, 'contractEnds'],
    ['lasts longer', { from: may, to: june }, { from: may, to: null }, null],
    ['was none', { from: null, to: null }, { from: june, to: june }, null],
    ['stays', { from: may, to: june }, { from: may, to: june }, null],
  ])('[B-084] a contract that %s', (_what, before, after, kind) => {
    const doctor = { name: 'Dr Priya Menon', takesBookings: true };
    const change = changeOfSpecialist({
      id: 's',
      before: { ...doctor, contract: before },
      after: { ...doctor, contract: after },
    });

    expect(change?.kind ?? null).toBe(kind);
  });

  test('a centre that closes is more than one that has a new address', () => {
    const timeZone = 'Australia/Sydney';
    const open = { name: 'Parramatta', address: null, timeZone, isOpen: true };
    const elsewhere = { ...open, address: { line1: '1 New Street' } };

    expect(changeOfCentre({ id: 'c', before: open, after: elsewhere })?.kind).toBe('centreAddress');
    expect(
      changeOfCentre({ id: 'c', before: open, after: { ...elsewhere, isOpen: false } })?.kind,
    ).toBe('centreCloses');
    expect(changeOfCentre({ id: 'c', before: open, after: null })?.kind).toBe('centreCloses');
    expect(changeOfCentre({ id: 'c', before: open, after: open })).toBeNull();
  });

  test('a holiday that is not kept affects nobody', () => {
    const day = {
      name: 'Show Day',
      date: '2026-11-24',
      states: ['NSW'],
      region: null,
      postcodes: null,
      centreIds: [],
      isActive: true,
    };

    expect(changeOfHoliday({ id: 'h', before: null, after: day })?.kind).toBe('holiday');
    expect(changeOfHoliday({ id: 'h', before: day, after: { ...day, name: 'Other' } })).toBeNull();
    expect(
      changeOfHoliday({ id: 'h', before: day, after: { ...day, isActive: false } }),
    ).toBeNull();
  });
});

describe('where the appointments go', () => {
  test('as far as the session when both ends move alike, else they stay', () => {
    expect(shiftOf(sydney, anHourLater)).toBe(3_600_000);
    expect(shiftOf(sydney, { ...sydney, dateTo: anHourLater.dateTo })).toBe(0);
    expect(isMovedBy(at(22), sydney, { ...sydney, dateTo: anHourLater.dateTo })).toBe(false);
  });

  test('the last goes first when the session moves later, so that nobody meets on the way', () => {
    const people = [at(21), at(22), at(23)];
    const order = (after: SessionStand) =>
      decideImpact([{ change: moves(after), people }], 'offerSlots', now).decision;
    const earlier = {
      ...sydney,
      dateFrom: '2026-11-23T21:00:00.000Z',
      dateTo: '2026-11-24T00:00:00.000Z',
    };

    expect(order(anHourLater)).toMatchObject({
      writes: [{ id: 'at-23' }, { id: 'at-22' }, { id: 'at-21' }],
    });
    expect(order(earlier)).toMatchObject({
      writes: [{ id: 'at-21' }, { id: 'at-22' }, { id: 'at-23' }],
    });
  });
});

describe('what is offered', () => {
  const valuesFor = (change: BookingChange) =>
    choicesFor([{ change, people: [at(22)] }]).map((choice) => choice);

  test('a session never leaves its appointments behind', () => {
    expect(valuesFor(moves(perth))).toEqual(['moveAll', 'offerSlots']);
    expect(valuesFor({ kind: 'sessionEnds', id: 'session-1' })).toEqual(['offerSlots']);
  });

  test('where only words change, people are told', () => {
    expect(valuesFor({ kind: 'centreAddress', id: 'c', name: 'Parramatta' })).toEqual([
      'tell',
      'notNow',
    ]);
    expect(valuesFor(leave)).toEqual(['offerSlots', 'notNow']);
  });

  test('the button says the consequence, with the mail to a specialist who loses it', () => {
    const reach = (change: BookingChange) => [{ change, people: [at(22), at(23)] }];
    const first = (change: BookingChange) =>
      optionsFor(reach(change), choicesFor(reach(change)))[0]?.confirm;

    expect(first(moves(perth))).toBe('Move session and 2 appointments, 4 mails');
    expect(first(moves({ ...sydney, specialistId: 'other' }))).toBe(
      'Move session and 2 appointments, 6 mails',
    );
    expect(first(leave)).toBe('Save leave, offer other slots to 2 people');
  });
});

describe('what happens', () => {
  test('moved along: place, zone and type are carried, confirmation is asked again, people are told', () => {
    const video = { ...sydney, centreId: null, isVideoAppointment: true } as const;
    const after = { ...video, consultationType: 'telehealth' } as const;
    const { decision, actions } = decideImpact(
      [{ change: moves(after), people: [at(22)] }],
      'moveAll',
      now,
    );

    expect(decision).toMatchObject({
      writes: [
        {
          write: 'move',
          move: 'move',
          to: { status: 'booked' },
          values: { centreId: null, consultationType: 'telehealth', revision: 2 },
          beyondScope: true,
        },
        {
          event: { type: 'AppointmentMoved', tell: null, placeBefore: 'Parramatta' },
        },
      ],
    });
    expect(actions).toEqual([]);
  });

  test('one that has begun does not move, whatever is chosen', () => {
    const { decision } = decideImpact(
      [{ change: moves(perth), people: [at(22, { dateFrom: '2026-11-15T22:00:00.000Z' })] }],
      'moveAll',
      now,
    );

    expect(decision).toMatchObject({ kind: 'refused', code: 'appointmentBegan' });
  });

  test('other slots: nobody is told, and an action leads to the search with it in hand', () => {
    const { decision, actions } = decideImpact(
      [{ change: leave, people: [at(22)] }],
      'offerSlots',
      now,
    );

    expect(decision).toEqual({ kind: 'accepted', writes: [] });
    expect(actions).toMatchObject([
      { title: 'Offer Noor Haddad another slot', claimant: 'Noor Haddad' },
    ]);
    expect(actions[0]?.note).toBe(
      'The specialist is on leave from 24 Nov 2026 to 25 Nov 2026.\n' +
        'Other slots: /view/smart-search?move=at-22&specialistId=specialist-1&companyId=company-1&relativeDate=next3Months',
    );
  });

  test('told: the time stays, and everybody concerned reads the new details', () => {
    const change: BookingChange = { kind: 'centreAddress', id: 'c', name: 'Parramatta' };

    expect(decideImpact([{ change, people: [at(22)] }], 'tell', now)).toMatchObject({
      decision: {
        writes: [{ event: { type: 'AppointmentDetailsChanged', tell: null } }],
      },
      actions: [],
    });
  });
});
