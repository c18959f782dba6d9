import { expect, test } from 'vitest';
import { movesFrom } from '../engine/index.ts';
import type { CaseRecord } from '../engine/index.ts';
import { imeType } from '../ime/index.ts';
import { likelyMove } from './likely-move.ts';

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
  expect(likely({ step, nextStep })).toBe(move);
});

test('[G-010] where nothing waits, the first move that leads on is likely, never undo or cancel', () => {
  expect(likely({ step: 'appointmentConfirmed' })).toBe('sendPaperwork');
  const record = aRecord({ step: 'appointmentRequested' });
  expect(likelyMove(imeType, record, ['undo', 'cancel', 'putOnHold'])).toBeNull();
});

test('[B-208] on hold only taking it off hold is likely; a closed case has no main button', () => {
  expect(likely({ isOnHold: true })).toBe('takeOffHold');
  expect(likely({ step: 'reportSent' })).toBeNull();
});
