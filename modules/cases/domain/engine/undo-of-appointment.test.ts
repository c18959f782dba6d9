import { describe, expect, test } from 'vitest';
import { undoOfAppointment } from './undo-of-appointment.ts';
import type { AppointmentStep } from './undo-of-appointment.ts';

const now = '2026-11-16T00:00:00.000Z';
const ahead = '2026-11-23T22:00:00.000Z';
const free = { id: 'slot-1', state: 'free', startsAt: ahead };
const did = (changes: Partial<AppointmentStep> = {}): AppointmentStep => ({
  id: 'appointment-1',
  status: 'cancelled',
  dateFrom: ahead,
  move: 'cancel',
  from: 'confirmed',
  slotLeft: free,
  ...changes,
});
const step = (move: string, from: string) => ({ move, from, to: 'elsewhere' });
const lost = { now, current: null, did: did() };

describe('the undo of a cancellation', () => {
  test('takes the slot again, confirmed if it was', () => {
    expect(undoOfAppointment(step('cancel', 'appointmentConfirmed'), lost)).toEqual({
      kind: 'rebook',
      slotId: 'slot-1',
      startsAt: ahead,
      wasConfirmed: true,
    });
  });

  test.each([
    [{ slotLeft: { ...free, state: 'booked' } }, 'undoTimeTaken'],
    [{ slotLeft: null }, 'undoTimeTaken'],
    [{ slotLeft: { ...free, startsAt: now } }, 'undoTimePast'],
  ])('with %j it is refused: %s', (changes, code) => {
    const known = { ...lost, did: did(changes) };

    expect(undoOfAppointment(step('cancel', 'paperworkSent'), known)).toMatchObject({ code });
  });
});

test.each([
  [step('requestAppointment', 'caseCreated'), 'booked', null, 'release'],
  [step('rebook', 'notAttended'), 'confirmed', null, 'release'],
  [step('reschedule', 'appointmentConfirmed'), 'booked', did({ move: 'move' }), 'moveBack'],
  [step('confirmAppointment', 'appointmentRequested'), 'confirmed', null, 'takeBackConfirmation'],
  [step('attend', 'paperworkSent'), 'attended', null, 'takeBackAttendance'],
  [step('sendPaperwork', 'appointmentConfirmed'), 'confirmed', null, 'stays'],
] as const)('%j of one that is %s is %s%s', (last, status, done, kind) => {
  const known = { now, current: { status, dateFrom: ahead }, did: done };

  expect(undoOfAppointment(last, known)).toMatchObject({ kind });
});
