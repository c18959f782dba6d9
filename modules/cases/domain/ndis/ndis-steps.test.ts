import { expect, test } from 'vitest';
import { ndisAppointmentStatuses } from './ndis-appointment-choices.ts';
import { ndisManagementTypes } from './ndis-choices.ts';
import { ndisStatusLabel, ndisStatuses } from './ndis-steps.ts';

test('[B-200] the statuses of an NDIS case are those of the document, in its order', () => {
  expect(Object.values(ndisStatuses).slice(0, 8)).toEqual([
    'Case Create',
    'Report Requested',
    'service fee invoiced',
    'service fee partially paid',
    'service fee fully paid',
    'provider payment processed',
    'provider payment partially paid',
    'provider payment fully paid',
  ]);
});

test('[B-201] the statuses of an NDIS appointment are those of the document, in its order', () => {
  expect(Object.values(ndisAppointmentStatuses)).toEqual([
    'requested',
    'confirmed',
    'attended',
    'not attended',
    'report completed',
    'cancelled no fee',
    'cancelled with fee',
  ]);
});

test('[E-086] a plan is managed in one of three ways', () => {
  expect(Object.values(ndisManagementTypes)).toEqual(['Self-Managed', 'Plan-Managed', 'NDIA']);
});

test.each([
  ['none', false, 'Report Requested'],
  ['clientInvoiced', false, 'service fee invoiced'],
  ['partiallyPaid', false, 'service fee partially paid'],
  ['fullyPaid', false, 'provider payment fully paid'],
  ['clientInvoiced', true, 'On Hold'],
])('billing %s, on hold %s reads %s', (billingStatus, isOnHold, label) => {
  expect(ndisStatusLabel({ step: 'reportRequested', billingStatus, isOnHold })).toBe(label);
});
