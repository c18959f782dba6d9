import { expect, test } from 'vitest';
import { imeType } from '../ime/index.ts';
import { statusesAhead } from './status-ways.ts';

const aCase = (step: string) => ({
  id: 'c-1',
  caseNo: 'IME-2026-000001',
  step,
  billingStatus: 'none',
  isOnHold: false,
});
const all = () => true;

test('[C-135] from a step only what its moves lead to is offered, in the words of the type', () => {
  const ahead = statusesAhead(imeType, aCase('appointmentRequested'), all);

  expect(ahead).toContain('Appointment Confirmed');
  expect(ahead).toContain('Cancelled (No Fee)');
  expect(ahead).not.toContain('Report Sent');
  expect(ahead).not.toContain('Appointment Requested');
  expect(ahead).not.toContain('On hold');
});

test('a move that must be told more than the status, or is not theirs, is not offered', () => {
  expect(statusesAhead(imeType, aCase('appointmentConfirmed'), all)).not.toContain(
    'Appointment Requested',
  );
  expect(
    statusesAhead(imeType, aCase('appointmentRequested'), (move) => move !== 'cancel'),
  ).not.toContain('Cancelled (No Fee)');
});
