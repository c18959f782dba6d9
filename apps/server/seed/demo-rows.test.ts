import { describe, expect, test } from 'vitest';
import { userGroup, user } from '#identity/domain';
import { limitedReports } from '#insights/domain';
import { check, createSchema, isPlainDate } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { snake, tableOf } from '#kernel/server';
import {
  caseManager,
  client,
  company,
  companyTypes,
  contractor,
  isHighRisk,
  serviceProvider,
  specialist,
  treatmentProvider,
} from '#parties/domain';
import { settingProblem, tenant } from '#platform/domain';
import type { SeedRow } from '#kernel/server';
import { demoRows } from './demo-rows.ts';
import { tenantId } from '#platform/demo';

const now = new Date('2026-03-04T01:00:00Z');
const parts = demoRows(now, 'hash');
const rowsOf = (table: string): readonly SeedRow[] =>
  parts.find((part) => part.table === table)?.rows ?? [];
const harbour = (table: string) =>
  rowsOf(table).filter((row) => row.tenant_id === tenantId('harbour'));

/** What somebody would have typed into the form. */
const bodyOf = (resource: AnyResource, row: SeedRow) =>
  Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([, field]) => !field.readOnly && field.kind !== 'multiLookup')
      .map(([key]) => [key, row[snake(key)]]),
  );

describe('demo rows', () => {
  const formed = [
    tenant,
    userGroup,
    company,
    caseManager,
    client,
    contractor,
    serviceProvider,
    specialist,
    treatmentProvider,
  ] as AnyResource[];

  test.each(formed)('every $segment row would pass its own form', (resource) => {
    const required = resource.name === 'userGroup' ? { memberIds: [] } : {};
    const problems = rowsOf(tableOf(resource)).flatMap((row) => {
      const checked = check(createSchema(resource), { ...bodyOf(resource, row), ...required });
      return checked.ok ? [] : [row, ...checked.errors];
    });

    expect(problems).toEqual([]);
  });

  test('every account would pass its own form', () => {
    // G-066: the account of a client has no role, and no form makes it.
    const ofClients = new Set(rowsOf('clients').map((row) => row.user_id));
    const accounts = rowsOf('users').filter((row) => !ofClients.has(row.id));
    const problems = accounts.flatMap((row) => {
      const roleIds = rowsOf('users__roles')
        .filter((link) => link.owner_id === row.id)
        .map((link) => link.target_id);
      const checked = check(createSchema(user), { ...bodyOf(user, row), roleIds });
      return checked.ok ? [] : checked.errors;
    });

    expect(problems).toEqual([]);
  });

  test('every tenant setting has a known key and a listed value', () => {
    const problems = rowsOf('tenants').flatMap((row) =>
      Object.entries(row.settings as object).flatMap(([key, value]) => settingProblem(key, value)),
    );

    expect(problems.filter(Boolean)).toEqual([]);
  });

  test('the large practice limits exactly the reports that can be limited', () => {
    const [row] = rowsOf('tenants').filter(({ name }) => name === 'harbour');
    const settings = row?.settings as Record<string, string> | undefined;
    expect(settings?.['ICS.Reports.Limited']).toBe(limitedReports.join(','));
  });

  test('contract: the large practice has companies of all types, people and doctors', () => {
    expect(new Set(harbour('companies').map((row) => row.business_type))).toEqual(
      new Set(Object.keys(companyTypes)),
    );
    expect(harbour('companies').length).toBeGreaterThanOrEqual(25);
    expect(harbour('case_managers').length).toBeGreaterThanOrEqual(80);
    expect(harbour('specialists').length).toBeGreaterThanOrEqual(40);
    expect(harbour('clients').length).toBeGreaterThanOrEqual(600);
    expect(harbour('staffs').length).toBeGreaterThanOrEqual(10);
  });

  test('[B-090] two companies are high risk today, one of them without an end', () => {
    const active = harbour('companies').filter((row) =>
      isHighRisk(
        {
          highRiskApplied: row.high_risk_applied === true,
          highRiskAppliedFrom: row.high_risk_applied_from as string | null,
          highRiskAppliedTo: row.high_risk_applied_to as string | null,
          highRiskReasonToBookingCm: null,
          highRiskReasonToStaff: null,
        },
        '2026-03-04',
      ),
    );

    expect(active.map((row) => row.high_risk_applied_to === null)).toEqual([true, false]);
  });

  test('nothing was created after today, and contracts do not end before they start', () => {
    const made = parts.flatMap(({ rows }) => rows.map((row) => row.creation_time));
    const contracts = rowsOf('specialists').filter((row) => row.onboarded_date);

    expect(made.filter((time) => time && String(time) > now.toISOString())).toEqual([]);
    for (const { onboarded_date: from, onboarded_end_date: to } of contracts) {
      expect(isPlainDate(String(from))).toBe(true);
      expect(String(to) > String(from)).toBe(true);
    }
  });

  test('no record of one tenant carries the id of another', () => {
    const ids = parts.flatMap(({ rows }) => rows.flatMap((row) => row.id ?? []));

    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the same day gives the same rows', () => {
    expect(demoRows(now, 'hash')).toEqual(parts);
  });

  test('three thousand sessions from three months back to three months ahead', () => {
    const sessions = harbour('appointment_sessions');
    const days = sessions.map((row) => String(row.date_from).slice(0, 10)).toSorted();

    expect(sessions.length).toBeGreaterThanOrEqual(3000);
    expect(days[0]).toBe('2025-12-02');
    expect(days.at(-1)).toBe('2026-06-02');
    expect(new Set(harbour('appointments').map((row) => row.status))).toEqual(
      new Set(['booked', 'confirmed', 'attended', 'attendedLate', 'didNotAttend', 'cancelled']),
    );
  });

  test('a few cases of every step have their papers, and every file has its bytes', () => {
    const stored = new Map<string, Uint8Array>();
    const rows = demoRows(now, 'hash', (key, bytes) => void stored.set(key, bytes)).find(
      ({ table }) => table === 'files',
    )?.rows;
    const withPapers = new Set(rows?.map((row) => row.owner_id));
    const steps = new Set(harbour('assessments').map((row) => row.step));
    const seen = harbour('assessments').filter((row) => withPapers.has(row.id));

    expect(new Set(seen.map((row) => row.step))).toEqual(steps);
    expect(rows?.map((row) => row.size)).toEqual(
      rows?.map((row) => stored.get(String(row.storage_key))?.length),
    );
    expect(new Set(harbour('typing_jobs').map((row) => row.status))).toEqual(
      new Set(['waiting', 'claimed', 'accepted']),
    );
  });

  test('time is entered once for each hour, and charged once it is approved', () => {
    const entries = harbour('time_tracking').toSorted((one, other) =>
      `${String(one.user_id)}${String(one.started_at)}`.localeCompare(
        `${String(other.user_id)}${String(other.started_at)}`,
      ),
    );
    const charges = new Set(harbour('case_charges').map(({ id }) => id));
    const overlapping = entries.filter((entry, at) => {
      const before = entries[at - 1];
      return (
        before?.user_id === entry.user_id && String(before?.ended_at) > String(entry.started_at)
      );
    });
    const isReady = (entry: SeedRow) => entry.billing_status === 'readyToBill';

    expect(new Set(entries.map(({ approval }) => approval))).toEqual(
      new Set(['draft', 'submitted', 'approved']),
    );
    expect(overlapping).toEqual([]);
    expect(entries.filter((entry) => isReady(entry) !== charges.has(entry.charge_id))).toEqual([]);
  });

  // Each day has sessions of its own.
  const calendar = new Set([
    'appointment_sessions',
    'appointments',
    'appointment_slots',
    'number_series',
    // Made from the appointments.
    'assessments',
    'ot',
    'ot_quotations',
    'ot_quotation_items',
    'status_log',
    'case_charges',
    // What lies in the cases.
    'files',
    'file_texts',
    'file_pages',
    'emails_tracking',
    'email_bodies',
    'correspondences',
    'case_briefs',
    'brief_openings',
    'case_consents',
    'envelopes',
    'envelope_signers',
    'envelope_events',
    'case_dictations',
    'typing_jobs',
    'case_reports',
    'report_deliveries',
    'report_remarks',
    'report_correction',
    // Made from the charges of the cases.
    'invoices',
    'invoice_lines',
    'credit_notes',
    'credit_note_lines',
    'receipts',
    'partial_payments',
    'provider_bills',
    'journals',
    'postings',
    // Made from the invoices of the cases, and counted to the day.
    'disbursement_funding',
    'loan_entries',
    'loan_postings',
    'facility_transactions',
    'transaction_invoice',
    'repayment_lines',
  ]);

  test('another day moves the dates and nothing else', () => {
    const later = demoRows(new Date('2026-09-30T01:00:00Z'), 'hash');
    const names = (found: typeof parts) =>
      found
        .filter(({ table }) => !calendar.has(table))
        .flatMap(({ rows }) => rows.map((row) => [row.id, row.name ?? row.full_name, row.email]));

    expect(names(later)).toEqual(names(parts));
    expect(later).not.toEqual(parts);
  });

  test('a case is never behind its appointment, nor before it', () => {
    const statusOf = new Map(rowsOf('appointments').map((row) => [row.id, String(row.status)]));
    const before = ['appointmentRequested', 'appointmentConfirmed', 'paperworkSent', 'fileReview'];
    const contradictions = rowsOf('assessments').filter(({ step, appointment_id: id }) => {
      const status = statusOf.get(id) ?? '';
      const isOver = ['attended', 'attendedLate', 'didNotAttend'].includes(status);
      return isOver === before.includes(String(step)) && statusOf.has(id) && status !== 'cancelled';
    });

    expect(contradictions.map(({ step, appointment_id: id }) => [step, statusOf.get(id)])).toEqual(
      [],
    );
  });
});
