import { expect, test } from 'vitest';
import { otClosed } from '#cases/domain';
import type { SeedRow } from '#kernel/server';
import { demoRows } from './demo-rows.ts';

const parts = demoRows(new Date('2026-11-16T01:00:00Z'), 'hash');
const rowsOf = (table: string): readonly SeedRow[] =>
  parts.filter((part) => part.table === table).flatMap(({ rows }) => rows);
const cases = rowsOf('ot');
const idsAt = (...steps: readonly string[]) =>
  new Set(cases.filter(({ step }) => steps.includes(String(step))).map(({ id }) => id));

test('OT cases of the demo stand at every step from the request to the report', () => {
  const steps = new Set(cases.map(({ step }) => step));

  for (const step of [
    'caseCreated',
    'quotationSent',
    'appointmentRequested',
    'appointmentConfirmed',
    'paperworkSent',
    'attendedChargeable',
    'dictationReceived',
    'reportReceived',
    'qualityAssurance',
    'reportSent',
  ])
    expect(steps).toContain(step);
  expect(otClosed).toContain('reportSent');
});

test('their examination is charged at the approved quotation, and their report is a document', () => {
  const attended = idsAt('attendedChargeable', 'reportReceived', 'reportSent');
  const charges = rowsOf('case_charges').filter((row) => attended.has(row.case_id));
  const quoted = new Map(rowsOf('ot_quotations').map((row) => [row.ot_id, row]));
  const sent = [...idsAt('reportSent')];
  const final = rowsOf('case_reports').filter((row) => row.kind === 'final' && row.sent_at);

  expect(charges.length).toBeGreaterThan(5);
  expect(charges.filter((row) => row.amount !== quoted.get(row.case_id)?.subtotal)).toEqual([]);
  expect(charges.filter((row) => quoted.get(row.case_id)?.status !== 'approved')).toEqual([]);
  expect(sent.filter((id) => final.some((row) => row.case_id === id)).length).toBeGreaterThan(0);
});

test('an appointment of the demo belongs to one case', () => {
  const taken = [...rowsOf('assessments'), ...cases].flatMap((row) => row.appointment_id ?? []);

  expect(new Set(taken).size).toBe(taken.length);
});
