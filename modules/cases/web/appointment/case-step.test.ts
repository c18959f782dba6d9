import { describe, expect, test } from 'vitest';
import { imeType } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { appointmentSteps, attendanceStep, cancelStep } from './case-step.ts';
import { sentencesOf } from './what-follows.tsx';

const now = '2026-11-16T00:00:00.000Z';
const ahead = { status: 'booked', dateFrom: '2026-11-23T22:00:00.000Z' };
const all = [
  'save:appointment',
  'requestAppointment',
  'confirmAppointment',
  'reschedule',
  'loseAppointment',
].map((name) => `ime.${name}`);

const aCase = (changes: object): CaseRecord & { can: readonly string[] } => ({
  id: 'case-1',
  caseNo: 'IME-2026-000001',
  step: 'appointmentRequested',
  billingStatus: 'none',
  isOnHold: false,
  can: all,
  ...changes,
});

const namesOf = (record: ReturnType<typeof aCase>, appointment = ahead) =>
  appointmentSteps(imeType, record, appointment, now).map(({ name }) => name);

describe('the section Appointment offers', () => {
  test('a time where there is none', () => {
    expect(namesOf(aCase({ appointmentId: null }))).toEqual(['book']);
  });

  test('to cancel, reschedule and confirm what is ahead', () => {
    expect(namesOf(aCase({ appointmentId: 'a' }))).toEqual([
      'loseAppointment',
      'reschedule',
      'confirmAppointment',
    ]);
  });

  test('neither to cancel nor to move what has begun', () => {
    const begun = { status: 'confirmed', dateFrom: '2026-11-15T22:00:00.000Z' };

    expect(namesOf(aCase({ appointmentId: 'a' }), begun)).toEqual(['confirmAppointment']);
  });

  test('to rebook after not attending, and nothing to whoever may not', () => {
    expect(namesOf(aCase({ appointmentId: 'a', can: ['ime.rebook'] }))).toEqual(['rebook']);
    expect(namesOf(aCase({ appointmentId: null, can: [] }))).toEqual([]);
  });
});

test('what follows is asked about once it is known which move it is', () => {
  const [attend, cancel] = [attendanceStep(imeType), cancelStep(imeType)];

  expect(attend.moveOf({})).toBeNull();
  expect(attend.moveOf({ attendanceOutcome: 'confirmed' })).toBe('attend');
  expect(attend.moveOf({ attendanceOutcome: 'confirmed', isNoFee: true })).toBe('attendNoFee');
  expect(cancel.moveOf({})).toBeNull();
  expect(cancel.moveOf({ outcome: 'cancelledChargeable' })).toBe('cancel');
});

test('what follows is said in sentences', () => {
  const mail = { template: 'NonAttendance', label: 'NonAttendance', to: 'a@kerr.example' };

  expect(
    sentencesOf({
      mails: [{ ...mail, name: 'Anna Kerr' }],
      charge: { description: 'Assessment', amount: '1850.00', hasGst: true, payeeAmount: null },
      next: { step: 'Paperwork', stage: '', due: '2026-11-24', person: 'Sam Reed' },
    }),
  ).toEqual([
    '1 mail: Anna Kerr',
    'Assessment: fee $1,850.00 + GST',
    'Next: Paperwork by 24 Nov 2026, Sam Reed',
  ]);
});
