import { describe, expect, test } from 'vitest';
import { attendanceOutcomes } from '../engine/case-choices.ts';
import {
  attendanceInput,
  momentOfAttendance,
  moveOfAttendance,
  wishOfAttendance,
} from './attendance.ts';
import { readPanel } from './panel.ts';

test('[B-203] the outcomes are those of the specification', () => {
  expect(Object.values(attendanceInput.attendanceOutcome.choices ?? {})).toEqual([
    'None',
    'Confirmed',
    'Cancelled (No Fee)',
    'Cancelled (Chargeable)',
  ]);
  expect(Object.keys(attendanceOutcomes)).toHaveLength(4);
});

test.each([
  ['none', false, null],
  ['confirmed', false, 'attend'],
  ['confirmed', true, 'attendNoFee'],
  ['cancelledNoFee', false, 'notAttend'],
  ['cancelledChargeable', true, 'notAttend'],
] as const)('%s, without a fee %s, is the move %s', (attendanceOutcome, isNoFee, move) => {
  expect(moveOfAttendance({ attendanceOutcome, isNoFee })).toBe(move);
});

test('nothing is charged where the outcome is Cancelled (No Fee)', () => {
  const outcomeOf = (attendanceOutcome: keyof typeof attendanceOutcomes) =>
    wishOfAttendance('notAttend', { attendanceOutcome }).outcome;

  expect(outcomeOf('cancelledNoFee')).toBe('cancelledNoFee');
  expect(outcomeOf('cancelledChargeable')).toBeUndefined();
  expect(wishOfAttendance('notAttend', {}).values).toMatchObject({
    attendanceOutcome: 'cancelledChargeable',
  });
});

describe('the moment of attendance', () => {
  const appointment = { dateFrom: '2026-11-23T22:00:00.000Z', timeZone: 'Australia/Sydney' };

  test.each([
    // Nine in the morning of the 24th in Sydney; its day begins at 13:00 UTC of the 23rd.
    ['2026-11-23T12:59:00.000Z', '2026-11-23T12:59:00.000Z'],
    ['2026-11-23T13:00:00.000Z', appointment.dateFrom],
    ['2026-11-23T22:10:00.000Z', '2026-11-23T22:10:00.000Z'],
  ])('at %s is %s', (now, moment) => {
    expect(momentOfAttendance('attend', appointment, now)).toBe(moment);
  });

  test('nobody has failed to come before the hour', () => {
    const minuteBefore = new Date(Date.parse(appointment.dateFrom) - 60_000).toISOString();

    expect(momentOfAttendance('notAttend', appointment, minuteBefore)).toBe(minuteBefore);
  });
});

describe('a panel', () => {
  const slot = (slotId: string) => ({ slotId, consultationType: 'inPerson' });

  test('is one to three slots', () => {
    expect(readPanel([slot('a'), slot('b'), slot('c')])).toHaveLength(3);
    expect(readPanel([{ slotId: 'a' }])).toEqual([slot('a')]);
  });

  test.each([
    ['nothing', []],
    ['four', ['a', 'b', 'c', 'd'].map(slot)],
    ['one twice', [slot('a'), slot('a')]],
    ['a type that is none', [{ slotId: 'a', consultationType: 'toString' }]],
    ['no list', 'a'],
    ['null', [null]],
  ])('refuses %s', (_what, given) => {
    expect(readPanel(given)).toMatchObject({ kind: 'refused', code: 'panelSlots' });
  });
});
