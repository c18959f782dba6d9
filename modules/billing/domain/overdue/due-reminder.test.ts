import { describe, expect, test } from 'vitest';
import { dueReminder, invoiceRemindersAtStart, isStopped } from './due-reminder.ts';
import type { OverdueInvoice } from './due-reminder.ts';

const anOverdue = (given: Partial<OverdueInvoice> = {}): OverdueInvoice => ({
  id: 'i',
  status: '0',
  dueDate: '2026-11-01',
  open: '100.00',
  reminderLevel: 0,
  lastReminderOn: null,
  isReminderStopped: false,
  ...given,
});
const levelOn = (today: string, given: Partial<OverdueInvoice> = {}) =>
  dueReminder(invoiceRemindersAtStart, anOverdue(given), today)?.level ?? null;

describe('the reminder that is due', () => {
  test('begins on its day and not before', () => {
    expect(levelOn('2026-11-07')).toBeNull();
    expect(levelOn('2026-11-08')).toBe(1);
  });

  test('an invoice that was forgotten begins with the first level', () => {
    expect(levelOn('2027-03-01')).toBe(1);
  });

  test('the next level waits as long as its rule says after the one before', () => {
    const reminded = { reminderLevel: 1, lastReminderOn: '2027-03-01' };

    expect(levelOn('2027-03-01', reminded)).toBeNull();
    expect(levelOn('2027-03-14', reminded)).toBeNull();
    expect(levelOn('2027-03-15', reminded)).toBe(2);
  });

  test('after the last level nothing more is sent', () => {
    expect(levelOn('2027-12-01', { reminderLevel: 3, lastReminderOn: '2027-01-01' })).toBeNull();
  });

  test.each(['5', '3', '6'] as const)('status %s is never reminded of', (status) => {
    expect(levelOn('2027-03-01', { status })).toBeNull();
  });

  test('a stop holds for the invoice, and for a company until its day', () => {
    expect(levelOn('2027-03-01', { isReminderStopped: true })).toBeNull();
    expect(isStopped(null, '2026-11-16')).toBe(false);
    expect(isStopped({ until: null }, '2026-11-16')).toBe(true);
    expect(isStopped({ until: '2026-11-16' }, '2026-11-16')).toBe(true);
    expect(isStopped({ until: '2026-11-15' }, '2026-11-16')).toBe(false);
  });
});
