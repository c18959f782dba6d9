import { expect, test } from 'vitest';
import { billingStatuses } from '../engine/case-statuses.ts';
import { imeSteps } from './ime-steps.ts';

test('[B-196] the steps of an assessment are those of the specification, in its order', () => {
  expect(Object.values(imeSteps).slice(0, 20)).toEqual([
    'Case Created',
    'Appointment Requested',
    'Appointment Confirmed',
    'Paperwork Sent to Specialist',
    'File Review',
    'Appointment Attended (Chargeable)',
    'Attended (No Fee)',
    'Not Attended',
    'Dictation Received',
    'Report Draft Sent to Specialist',
    'Report Received from Specialist',
    'Collect Report from Specialist',
    'Further Material Review',
    'Post Assessment Admin',
    'Quality Assurance',
    'Report Finalisation',
    'Report Sent to CMs (Chargeable)',
    'Cancelled (No Fee)',
    'Cancelled (Chargeable)',
    'Cancelled (No Fee-Pay Specialist)',
  ]);
});

test('[G-077] then come the eight billing states', () => {
  const words = Object.values(billingStatuses).map((label) => label.toLowerCase());

  expect(words.slice(1)).toEqual([
    'client invoiced',
    'specialist invoiced',
    'partially paid',
    'fully paid',
    'client partially paid',
    'client fully paid',
    'specialist partially paid',
    'specialist fully paid',
  ]);
});
