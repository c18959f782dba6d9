import { expect, test } from 'vitest';
import { movesFrom } from '../engine/index.ts';
import type { CaseRecord } from '../engine/index.ts';
import { imeType } from '../ime/index.ts';
import { mrType } from '../mr/index.ts';
import { otType } from '../ot/index.ts';
import { bookingOfTime, likelyMove, withoutTime } from './likely-move.ts';

const aRecord = (given: Partial<CaseRecord>): CaseRecord => ({
  id: 'c-1',
  caseNo: 'IME-2026-000001',
  step: 'caseCreated',
  billingStatus: 'none',
  isOnHold: false,
  ...given,
});
const likely = (given: Partial<CaseRecord>) => {
  const record = aRecord(given);
  return likelyMove(imeType, record, movesFrom(imeType, record));
};

test.each([
  ['caseCreated', 'REQUEST_RECEIVED', 'requestAppointment'],
  ['appointmentRequested', 'APPOINTMENT', 'confirmAppointment'],
  ['appointmentConfirmed', 'PAPERWORK', 'sendPaperwork'],
  ['paperworkSent', 'ATTENDANCE', 'attend'],
  ['notAttended', 'CANCELLATION', 'rebook'],
  ['attendedChargeable', 'DICTATION', 'receiveDictation'],
  ['reportReceived', 'POST_ADMIN', 'startPostAdmin'],
  ['postAdmin', 'POST_ADMIN', 'startQualityAssurance'],
  ['clarificationNoFee', 'REPORT_CORECTED', 'sendReport'],
])('[G-010] at %s the main button settles %s: %s', (step, nextStep, move) => {
  expect(likely({ step, nextStep, appointmentId: 'a-1' })).toBe(move);
});

test('[G-010] where nothing waits, the first move that leads on is likely, never undo or cancel', () => {
  expect(likely({ step: 'appointmentConfirmed' })).toBe('sendPaperwork');
  const record = aRecord({ step: 'appointmentRequested' });
  expect(likelyMove(imeType, record, ['undo', 'cancel', 'putOnHold'])).toBeNull();
});

test('[B-198] requests are sent from their list: the header does not say that they were', () => {
  const at = (step: string) => {
    const record = aRecord({ step, nextStep: 'REQUEST_RECEIVED' });
    return likelyMove(mrType, record, movesFrom(mrType, record));
  };

  expect([at('caseCreated'), at('requestReceived')]).toEqual(['receiveRequest', null]);
});

test.each([imeType, otType])(
  '[G-023] $key: where an appointment is asked for and no time booked, that is next',
  (type) => {
    const record = aRecord({ step: 'appointmentRequested', nextStep: 'APPOINTMENT' });
    const moves = movesFrom(type, record);

    expect(moves).toContain('confirmAppointment');
    expect(likelyMove(type, record, [...moves, bookingOfTime])).toBe(bookingOfTime);
    expect(likelyMove(type, record, moves)).toBeNull();
    const named = moves.map((name) => ({ name }));
    expect(withoutTime(type, record, named)).not.toContainEqual({ name: 'confirmAppointment' });
    expect(withoutTime(type, { ...record, appointmentId: 'a-1' }, named)).toEqual(named);
  },
);

test('[B-208] on hold only taking it off hold is likely; a closed case has no main button', () => {
  expect(likely({ isOnHold: true })).toBe('takeOffHold');
  expect(likely({ step: 'reportSent' })).toBeNull();
});
