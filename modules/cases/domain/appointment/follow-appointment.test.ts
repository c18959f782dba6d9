import { describe, expect, test } from 'vitest';
import { imeType } from '../ime/index.ts';
import type { CaseRecord } from '../engine/case-type.ts';
import type { AppointmentOfCase } from './case-appointment.ts';
import { followAppointment, stepAfterReschedule } from './follow-appointment.ts';

const anAppointment = (changes: Partial<AppointmentOfCase> = {}): AppointmentOfCase => ({
  id: 'appointment-1',
  status: 'booked',
  dateFrom: '2026-11-23T22:00:00.000Z',
  timeZone: 'Australia/Sydney',
  centreId: 'centre-1',
  specialistId: 'specialist-1',
  ...changes,
});

const aCase = (changes: Partial<CaseRecord> = {}): CaseRecord => ({
  id: 'case-1',
  caseNo: 'IME-2026-000001',
  step: 'appointmentConfirmed',
  billingStatus: 'none',
  isOnHold: false,
  appointmentId: 'appointment-1',
  // As PostgreSQL says it in JSON.
  appointmentDate: '2026-11-23T22:00:00+00:00',
  appointmentZone: 'Australia/Sydney',
  centreId: 'centre-1',
  specialistId: 'specialist-1',
  ...changes,
});

const moveOf = (record: CaseRecord, appointment: AppointmentOfCase, isNew = false) =>
  followAppointment(imeType, record, appointment, isNew)?.move;

const without = { appointmentId: null, appointmentDate: null };

describe('a case that has no appointment', () => {
  test('takes a new one, and its request is not told twice', () => {
    const step = followAppointment(
      imeType,
      aCase({ step: 'caseCreated', ...without }),
      anAppointment(),
      true,
    );

    expect(step).toMatchObject({
      move: 'requestAppointment',
      wish: { values: { appointmentId: 'appointment-1' }, untold: ['AppointmentRequested'] },
    });
  });

  test('takes none that it had before, and none that is cancelled', () => {
    const record = aCase({ step: 'appointmentRequested', ...without });

    expect(moveOf(record, anAppointment())).toBeUndefined();
    expect(moveOf(record, anAppointment({ status: 'cancelled' }), true)).toBeUndefined();
  });
});

describe('a case with this appointment', () => {
  test.each([
    ['booked', 'appointmentConfirmed', undefined],
    ['confirmed', 'appointmentRequested', 'confirmAppointment'],
    ['confirmed', 'paperworkSent', undefined],
    ['attended', 'appointmentRequested', 'confirmAppointment'],
    ['attended', 'appointmentConfirmed', 'attend'],
    ['attendedLate', 'paperworkSent', 'attend'],
    ['attended', 'attendedNoFee', undefined],
    ['didNotAttend', 'appointmentConfirmed', 'notAttend'],
    ['cancelled', 'paperworkSent', 'loseAppointment'],
  ])('that is %s goes from %s by %s', (status, step, move) => {
    expect(moveOf(aCase({ step }), anAppointment({ status }))).toBe(move);
  });

  test('follows it to another time, and on hold only says so', () => {
    const later = anAppointment({ dateFrom: '2026-11-24T22:00:00.000Z' });

    expect(moveOf(aCase(), later)).toBe('reschedule');
    expect(followAppointment(imeType, aCase({ isOnHold: true }), later, false)).toMatchObject({
      move: null,
      wish: { values: { appointmentDate: '2026-11-24T22:00:00.000Z' } },
    });
  });

  test('does not follow another one', () => {
    const other = anAppointment({ id: 'appointment-2', status: 'cancelled' });

    expect(followAppointment(imeType, aCase(), other, false)).toBeNull();
  });
});

test.each([
  ['appointmentConfirmed', 'specialist-1', 'appointmentRequested'],
  ['paperworkSent', 'specialist-1', 'paperworkSent'],
  ['paperworkSent', 'specialist-2', 'appointmentRequested'],
])('rescheduled from %s to %s it is %s', (step, specialistId, reached) => {
  expect(stepAfterReschedule(aCase({ step }), specialistId)).toEqual({ step: reached });
});
