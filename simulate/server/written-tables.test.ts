import { expect, test } from 'vitest';
import { readBy } from './written-tables.ts';

const shown = [{ view: 'booking_appointments', tables: ['appointments', 'appointment_slots'] }];

test('a statement reads the tables that it names, and those behind its views', () => {
  const read = readBy('select c.id from cases c join booking_appointments a on a.id = c.id', shown);

  expect(['cases', 'appointments', 'appointment_slots'].every((name) => read.has(name))).toBe(true);
  expect(read.has('invoices')).toBe(false);
});

test('a table whose name only begins the same is another', () => {
  const read = readBy('select id from invoice_lines', shown);

  expect(read.has('invoices')).toBe(false);
  expect(read.has('appointments')).toBe(false);
});
