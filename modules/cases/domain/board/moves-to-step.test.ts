import { beforeAll, describe, expect, test } from 'vitest';
import { anActor } from '#identity/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { imeType } from '../ime/index.ts';
import { movesToStep, stepMoves, whyNotThere } from './moves-to-step.ts';

beforeAll(() => registerCatalogue());

const staff = anActor('S');
const record = (values: object = {}) => ({
  id: 'case-1',
  step: 'caseCreated',
  billingStatus: 'none',
  isOnHold: false,
  ...values,
});

describe('a card that is moved on the board', () => {
  test('goes by the move of the table that leads to the step', () => {
    expect(movesToStep(imeType, staff, record(), 'appointmentRequested')).toEqual([
      { name: 'requestAppointment', label: 'Request appointment', to: 'appointmentRequested' },
    ]);
  });

  test('a cancellation leads to each of its outcomes', () => {
    const [way] = movesToStep(imeType, staff, record(), 'cancelledChargeable');

    expect(way).toMatchObject({ name: 'cancel', to: 'cancelledChargeable' });
  });

  test('goes nowhere that the table does not know, and says where it can go', () => {
    expect(movesToStep(imeType, staff, record(), 'reportSent')).toEqual([]);
    expect(whyNotThere(imeType, staff, record(), 'reportSent')).toMatch(
      /^A case at Case Created does not go to Report Sent to CMs \(Chargeable\)\. It can go to Appointment Requested/,
    );
  });

  test('stays where it is while it is on hold', () => {
    const held = record({ isOnHold: true });

    expect(stepMoves(imeType, staff, held)).toEqual([]);
    expect(whyNotThere(imeType, staff, held, 'appointmentRequested')).toBe(
      'This case is on hold. Take it off hold first.',
    );
  });

  test('only by whom the table names: a case manager requests, and does not cancel', () => {
    const manager = anActor('M');

    expect(stepMoves(imeType, manager, record()).map(({ name }) => name)).toEqual([
      'requestAppointment',
    ]);
  });
});
