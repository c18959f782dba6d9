import { expect, test } from 'vitest';
import { dueOccasion } from './due-reminder.ts';
import type { ReminderFacts, Rule } from './due-reminder.ts';

const aRule = (given: Partial<Rule> = {}): Rule => ({
  id: 'rule',
  what: 'appointmentClient',
  days: 7,
  side: 'before',
  sentBy: 'mail',
  ...given,
});
const aCase = (given: Partial<ReminderFacts> = {}): ReminderFacts => ({
  createdOn: '2026-10-01',
  step: 'appointmentConfirmed',
  isOnHold: false,
  isClosed: false,
  appointmentDay: '2026-11-24',
  paperworkDueDate: '2026-11-20',
  paperworkReceivedOn: null,
  paperworkSentOn: null,
  attendanceOutcome: 'none',
  reportDueDate: '2026-12-08',
  reportReceivedOn: null,
  ...given,
});

test('is due on its day, and for two days more where nobody was there to send it', () => {
  const on = (today: string) => dueOccasion(aRule(), aCase(), today);

  expect(on('2026-11-16')).toBeNull();
  expect(on('2026-11-17')).toBe('2026-11-24');
  expect(on('2026-11-19')).toBe('2026-11-24');
  expect(on('2026-11-20')).toBeNull();
});

test('[B-164] [G-083] [K-060] a case from before 2023/01/01 counts as told already', () => {
  const of = (createdOn: string) => dueOccasion(aRule(), aCase({ createdOn }), '2026-11-17');

  expect(of('2022-12-31')).toBeNull();
  expect(of('2023-01-01')).toBe('2026-11-24');
});

test('never comes after what it was to remind of', () => {
  const eve = aRule({ days: 1 });

  expect(dueOccasion(eve, aCase(), '2026-11-24')).toBe('2026-11-24');
  expect(dueOccasion(eve, aCase(), '2026-11-25')).toBeNull();
});

test('cases on hold and closed ones are left alone', () => {
  expect(dueOccasion(aRule(), aCase({ isOnHold: true }), '2026-11-17')).toBeNull();
  expect(dueOccasion(aRule(), aCase({ isClosed: true }), '2026-11-17')).toBeNull();
});

test('an appointment that is not confirmed, or has been, is not reminded of', () => {
  const step = (name: string) => dueOccasion(aRule(), aCase({ step: name }), '2026-11-17');

  expect(step('appointmentRequested')).toBeNull();
  expect(step('notAttended')).toBeNull();
  expect(step('paperworkSent')).toBe('2026-11-24');
});

test('paperwork that has come or has left is not asked for', () => {
  const rule = aRule({ what: 'paperworkDue', days: 3 });
  const on = (given: Partial<ReminderFacts>) => dueOccasion(rule, aCase(given), '2026-11-17');

  expect(on({})).toBe('2026-11-20');
  expect(on({ paperworkReceivedOn: '2026-11-10' })).toBeNull();
  expect(on({ paperworkSentOn: '2026-11-10' })).toBeNull();
});

test('attendance is asked for the day after, until it is known', () => {
  const rule = aRule({ what: 'attendanceAsked', days: 1, side: 'after' });
  const on = (given: Partial<ReminderFacts>) => dueOccasion(rule, aCase(given), '2026-11-25');

  expect(on({})).toBe('2026-11-24');
  expect(on({ attendanceOutcome: 'confirmed', step: 'attendedChargeable' })).toBeNull();
});

test('a report is overdue after its day, unless it is here', () => {
  const rule = aRule({ what: 'reportOverdue', days: 1, side: 'after' });
  const on = (given: Partial<ReminderFacts>) =>
    dueOccasion(rule, aCase({ step: 'dictationReceived', ...given }), '2026-12-09');

  expect(on({})).toBe('2026-12-08');
  expect(on({ reportReceivedOn: '2026-12-05' })).toBeNull();
});
