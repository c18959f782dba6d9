import { describe, expect, test } from 'vitest';
import { agingBuckets, daysOfBucket } from './age-buckets.ts';
import { agingReport } from './aging-report.ts';
import { gstReport } from './gst-report.ts';
import { marginReport } from './margin-report.ts';
import { lastYear, monthWithin, monthsOf, quartersOf } from './report-period.ts';
import { revenueReport } from './revenue-report.ts';

const today = '2026-11-16';
const filterOf = (opens: { query: string } | null | undefined) =>
  Object.fromEntries(new URLSearchParams(opens?.query));

describe('periods', () => {
  test('a month that the period cuts opens its own part only', () => {
    const period = { from: '2025-12-10', to: '2026-02-14' };

    expect(monthsOf(period)).toEqual(['2025-12', '2026-01', '2026-02']);
    expect(monthWithin('2025-12', period)).toEqual({ from: '2025-12-10', to: '2025-12-31' });
    expect(monthWithin('2026-01', period)).toEqual({ from: '2026-01-01', to: '2026-01-31' });
    expect(monthWithin('2026-02', period)).toEqual({ from: '2026-02-01', to: '2026-02-14' });
    expect(lastYear(today)).toEqual({ from: '2025-12-01', to: today });
  });

  test('a BAS has whole quarters', () => {
    expect(quartersOf({ from: '2025-11-30', to: '2026-01-01' })).toEqual([
      { label: 'Oct to Dec 2025', from: '2025-10-01', to: '2025-12-31' },
      { label: 'Jan to Mar 2026', from: '2026-01-01', to: '2026-03-31' },
    ]);
  });
});

describe('aging', () => {
  test('every day falls into one bucket: due today is current, the day before is overdue', () => {
    const bucketOf = (day: string) =>
      agingBuckets
        .filter((bucket) => {
          const { from, to } = daysOfBucket(bucket, today);
          return (!from || day >= from) && (!to || day <= to);
        })
        .map(({ key }) => key);

    expect(bucketOf('2027-01-01')).toEqual(['current']);
    expect(bucketOf('2026-11-16')).toEqual(['current']);
    expect(bucketOf('2026-11-15')).toEqual(['d30']);
    expect(bucketOf('2026-10-17')).toEqual(['d30']);
    expect(bucketOf('2026-10-16')).toEqual(['d60']);
    expect(bucketOf('2026-08-18')).toEqual(['d90']);
    expect(bucketOf('2026-08-17')).toEqual(['older']);
  });

  test('a figure opens the invoices that it adds up', () => {
    const amounts = ['0.00', '10.10', '0.00', '0.00', '0.20'];
    const table = agingReport([{ key: 'c-1', label: 'Acme', amounts }], today);

    expect(filterOf(table.rows[0]?.cells[1]?.opens)).toEqual({
      companyId: 'c-1',
      openAmountFrom: '0.01',
      dueDateFrom: '2026-10-17',
      dueDateTo: '2026-11-15',
    });
    expect(table.totals).toEqual(['0.00', '10.10', '0.00', '0.00', '0.20', '10.30']);
  });
});

test('revenue is what was invoiced less what was credited, and cancelled ones do not open', () => {
  const row = { key: 'c-1', label: 'Acme', months: { '2026-10': '100.10' }, credited: '0.30' };
  const period = { from: '2026-10-05', to: '2026-11-16' };
  const table = revenueReport('company', [row], period);

  expect(table.columns.map(({ label }) => label)).toEqual([
    'Oct 2026',
    'Nov 2026',
    'Invoiced',
    'Credited',
    'Net',
  ]);
  expect(table.totals).toEqual(['100.10', '0.00', '100.10', '0.30', '99.80']);
  const opens = new URLSearchParams(table.rows[0]?.cells[0]?.opens?.query);
  expect(opens.getAll('status')).toEqual(['5', '0', '2', '3']);
  expect(opens.get('invoiceDateFrom')).toBe('2026-10-05');
  expect(table.rows[0]?.cells[4]?.opens).toMatchObject({
    resource: 'invoice',
    query: expect.stringContaining('companyId=c-1'),
    also: { resource: 'creditNote', query: expect.stringContaining('isReversed=false') },
  });
});

test('credit notes of a specialist or a case type open too, by the invoices that they correct', () => {
  const row = { key: 's-1', label: 'Dr One', months: {}, credited: '0.30' };
  const [shown] = revenueReport('specialist', [row], { from: '2026-10-05', to: today }).rows;

  expect(shown?.cells.at(-2)?.opens?.ids).toContain(
    '/app/billing-reports/revenue/credits?by=specialist',
  );
  expect(shown?.cells.at(-1)?.opens?.also?.ids).toContain('key=s-1');
});

test('margin is a share of the income, and nothing where there was none', () => {
  const rows = [
    { key: 's-1', label: 'Dr One', income: '200.00', cost: '150.00' },
    { key: null, label: null, income: '0.00', cost: '10.00' },
  ];
  const narrowed = { companyId: null, specialistId: null, caseType: null };
  const table = marginReport(rows, { by: 'specialist', period: lastYear(today), narrowed });

  expect(table.rows.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
    ['200.00', '150.00', '50.00', '25.0'],
    ['0.00', '10.00', '-10.00', ''],
  ]);
  expect(table.totals).toEqual(['200.00', '160.00', '40.00', '20.0']);
});

test('a write-off lowers 1A and leaves G1', () => {
  const rows = [
    {
      quarter: '2026-10-01',
      income: '1000.00',
      collected: '90.00',
      adjusted: '10.00',
      paid: '30.00',
    },
  ];
  const accounts = { income: ['i'], collected: ['c'], paid: ['p'] };
  const table = gstReport(rows, accounts, { from: '2026-10-01', to: today });

  expect(table.totals).toEqual(['1100.00', '90.00', '30.00', '60.00']);
  const behindNet = new URLSearchParams(table.rows[0]?.cells[3]?.opens?.query);
  expect(behindNet.getAll('accountCodeId')).toEqual(['c', 'p']);
});
