import { describe, expect, test } from 'vitest';
import { billingStatuses, onHoldLabel, statusChoices } from '../engine/case-statuses.ts';
import { imeSteps } from './ime-steps.ts';

/** E-099, as the specification lists them. */
const catalogue = [
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
];
/** E-100, E-101. */
const billing = [
  'client invoiced',
  'specialist invoiced',
  'partially paid',
  'fully paid',
  'client partially paid',
  'client fully paid',
  'specialist partially paid',
  'specialist fully paid',
];

describe('[B-196] the statuses of an assessment', () => {
  test('are those of the document, in order, then the two without a fee', () => {
    expect(Object.values(imeSteps)).toEqual([
      ...catalogue,
      'Clarification (No Fee)',
      'Amendment (No Fee)',
    ]);
  });

  test('go on with billing and hold, after the steps', () => {
    const shown = Object.values(statusChoices(imeSteps)).slice(Object.keys(imeSteps).length);

    expect(shown.map((label) => label.toLowerCase())).toEqual([...billing, 'on hold']);
    expect(shown.at(-1)).toBe(onHoldLabel);
    expect(billingStatuses.none).toBe('Not Invoiced');
  });
});
