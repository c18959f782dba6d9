import { describe, expect, test } from 'vitest';
import { decideClosing, decideReopening } from './decide-period.ts';
import type { Closing } from './decide-period.ts';
import { journalCsvLine, journalCsvTotal } from './journal-csv.ts';
import type { JournalCsvRow } from './journal-csv.ts';
import { monthBefore } from './months.ts';

const given: Closing = {
  month: '2026-10',
  note: null,
  id: 'p1',
  row: null,
  unfinished: [{ name: 'unsent', label: 'Invoices not sent', count: 0, amount: '0.00', path: '/' }],
  by: 'u1',
  today: '2026-11-16',
  now: '2026-11-16T00:00:00Z',
};
const closed = { id: 'p1', month: '2026-10', status: 'closed' } as const;

describe('closing a month', () => {
  test('a month that is over is closed', () => {
    expect(decideClosing(given, {})).toMatchObject({
      kind: 'accepted',
      writes: [{ values: { month: '2026-10', status: 'closed' } }],
    });
  });

  test('the month that is running is not', () => {
    expect(decideClosing({ ...given, month: '2026-11' }, {})).toMatchObject({
      code: 'monthNotOver',
    });
  });

  test('what is unfinished is asked about, once', () => {
    const unfinished = given.unfinished.map((one) => ({ ...one, count: 2, amount: '9.00' }));

    expect(decideClosing({ ...given, unfinished }, {})).toMatchObject({
      kind: 'asked',
      questions: [{ text: expect.stringContaining('Invoices not sent: 2 (¤ 9.00)') }],
    });
    expect(decideClosing({ ...given, unfinished }, { unfinishedMonth: 'yes' })).toMatchObject({
      kind: 'accepted',
    });
  });

  test('closed twice and opened twice are refused', () => {
    const before = { month: '2026-09', row: null, id: 'p2' };
    const reason = { reason: 'Late', by: 'u1', now: given.now, lastClosed: '2026-10', before };

    expect(decideClosing({ ...given, row: closed }, {})).toMatchObject({
      code: 'monthClosedAlready',
    });
    expect(decideReopening({ ...closed, status: 'open' }, reason)).toMatchObject({
      code: 'monthOpenAlready',
    });
  });

  test('only the last closed month opens, and everything before it stays closed', () => {
    const before = { month: '2026-09', row: null, id: 'p2' };
    const reason = { reason: 'Late', by: 'u1', now: given.now, lastClosed: '2026-10', before };

    expect(decideReopening(closed, { ...reason, lastClosed: '2026-11' })).toMatchObject({
      code: 'laterMonthClosed',
    });
    expect(decideReopening(closed, reason)).toMatchObject({
      writes: [
        { write: 'change', values: { status: 'open' } },
        { write: 'create', values: { month: '2026-09', status: 'closed' } },
      ],
    });
  });

  test('the month before January is in the year before', () => {
    expect([monthBefore('2026-01-31'), monthBefore('2026-11-16')]).toEqual(['2025-12', '2026-10']);
  });
});

const row: JournalCsvRow = {
  journalNo: 'JNL-1',
  on: '2026-10-01',
  memo: 'Invoice, "first"',
  code: '200',
  account: '=SUM(A1)',
  purpose: null,
  kind: 'income',
  debit: '0.00',
  credit: '10.00',
  company: null,
  caseNo: null,
  invoiceNo: 'INV-1',
  hasGst: false,
};

describe('the journal as CSV', () => {
  test('quotes are doubled, and nothing in it is calculated by a spreadsheet', () => {
    expect(journalCsvLine(row)).toBe(
      `JNL-1,2026-10-01,200,'=SUM(A1),0.00,10.00,GST free income,INV-1,"Invoice, ""first""",,\r\n`,
    );
  });

  test('the last line adds up exactly', () => {
    const rows = [row, { ...row, credit: '0.10' }, { ...row, credit: '0.20' }];

    expect(journalCsvTotal(rows)).toBe('Total,,,,0.00,10.30,,,,,\r\n');
  });
});
