import { expect, test } from 'vitest';
import { likelyStep } from './likely-step.ts';

const today = '2026-06-16';
const appointment = { status: 'confirmed', appointmentOn: today, claimedOn: null, minutes: 45 };

test.each([
  ['on its day', {}, 'Attended 45 min, claim'],
  ['before its day', { appointmentOn: '2026-06-17' }, undefined],
  ['attended', { status: 'attended' }, 'Claim'],
  ['cancelled late', { status: 'cancelledWithFee' }, 'Claim'],
  ['cancelled in time', { status: 'cancelledNoFee' }, undefined],
  ['claimed', { status: 'attended', claimedOn: today }, undefined],
])('[B-201] an appointment %s offers the step that is likely', (_when, values, label) => {
  expect(likelyStep({ ...appointment, ...values }, today)?.label).toBe(label);
});
