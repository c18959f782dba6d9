import { describe, expect, test } from 'vitest';
import { decideDispute } from './arrears-actions.ts';
import { arrearsOf } from './arrears-buckets.ts';
import { dueReminderStep, repaymentRemindersAtStart } from './due-reminder-step.ts';
import type { RepaymentInArrears } from './due-reminder-step.ts';

const bucketOn = (today: string, open = '10.00') =>
  arrearsOf({ dueDate: '2026-11-01', open }, today);

test.each([
  ['2026-11-01', null],
  ['2026-11-02', { daysPastDue: 1, arrears: 'days30' }],
  ['2026-12-01', { daysPastDue: 30, arrears: 'days30' }],
  ['2026-12-02', { daysPastDue: 31, arrears: 'days60' }],
  ['2026-12-31', { daysPastDue: 60, arrears: 'days60' }],
  ['2027-01-01', { daysPastDue: 61, arrears: 'days90' }],
  ['2027-01-30', { daysPastDue: 90, arrears: 'days90' }],
  ['2027-01-31', { daysPastDue: 91, arrears: 'over90' }],
])('on %s it is in the bucket of its days', (today, expected) => {
  expect(bucketOn(today)).toEqual(expected);
});

test('what is paid is in no arrears', () => {
  expect(bucketOn('2027-01-31', '0.00')).toBeNull();
});

const anInvoice: RepaymentInArrears = {
  ...{ id: 'i', status: '0', dueDate: '2026-11-01', open: '10.00', reminderLevel: 0 },
  isDisputed: false,
};
const levelOn = (today: string, given: Partial<RepaymentInArrears> = {}) =>
  dueReminderStep(repaymentRemindersAtStart, { ...anInvoice, ...given }, today)?.level ?? null;

describe('the step of the ladder that is due', () => {
  test('begins on its day, and each is sent once', () => {
    expect(levelOn('2026-11-07')).toBeNull();
    expect(levelOn('2026-11-08')).toBe(1);
    expect(levelOn('2026-11-21', { reminderLevel: 1 })).toBeNull();
    expect(levelOn('2026-11-22', { reminderLevel: 1 })).toBe(2);
    expect(levelOn('2027-06-01', { reminderLevel: 3 })).toBeNull();
  });

  test('after an outage only the highest is sent', () => {
    expect(levelOn('2026-12-20')).toBe(3);
    expect(levelOn('2026-12-20', { reminderLevel: 1 })).toBe(3);
  });

  test.each<Partial<RepaymentInArrears>>([
    { isDisputed: true },
    { status: '5' },
    { status: '3' },
    { status: '6' },
    { open: '0.00' },
  ])('nobody is reminded of %o', (given) => {
    expect(levelOn('2026-12-20', given)).toBeNull();
  });
});

describe('a dispute', () => {
  const now = '2026-11-16T00:00:00Z';
  const decide = (was: boolean, isDisputed: boolean, reason: string | null) =>
    decideDispute({ id: 'i', isDisputed: was }, { isDisputed, reason }, now);

  test('needs a reason, and ends without one', () => {
    expect(decide(false, true, ' ')).toMatchObject({ code: 'disputeWithoutReason' });
    expect(decide(false, true, 'Paid twice')).toMatchObject({ kind: 'accepted' });
    expect(decide(true, false, null)).toMatchObject({ kind: 'accepted' });
  });
});
