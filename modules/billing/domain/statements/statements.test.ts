import { expect, test } from 'vitest';
import { letterheadOf } from '#documents/domain';
import { sumsByAge } from '../reports/age-buckets.ts';
import { isStatementDue, statementDay } from './statement-day.ts';
import { owing, statementDocument } from './statement-document.ts';

test('the ages of a statement are those of the report, and add up to what is open', () => {
  const rows = [
    { dueDate: '2026-11-16', open: '0.10' },
    { dueDate: '2026-11-15', open: '0.20' },
    { dueDate: '2026-10-17', open: '0.10' },
    { dueDate: '2026-10-16', open: '1.00' },
    { dueDate: '2026-09-16', open: '2.00' },
    { dueDate: '2026-08-18', open: '4.00' },
    { dueDate: '2026-08-17', open: '7.00' },
  ];

  expect(sumsByAge(rows, '2026-11-16')).toEqual(['0.10', '0.30', '1.00', '6.00', '7.00']);
});

test('credit that is not applied lowers what is owing', () => {
  const row = { invoiceId: 'i', invoiceNo: 'INV', invoiceDate: '2026-11-01', about: null };
  const rows = [{ ...row, dueDate: '2026-11-02', total: '100.00', open: '80.00' }];

  expect(owing({ rows, credit: '30.00' })).toBe('50.00');
});

test('numbers of invoices and days stay on one line of the statement', () => {
  const row = { invoiceId: 'i', invoiceNo: 'INV-2026-00012', about: null, open: '80.00' };
  const rows = [{ ...row, invoiceDate: '2026-11-01', dueDate: '2026-11-15', total: '100.00' }];
  const all = [{ companyId: 'c', company: 'Alpine', on: '2026-11-16', rows, credit: '0.00' }];

  const { html } = statementDocument.write(all, letterheadOf('Harbour'));

  expect(html).toContain('td.whole { white-space: nowrap; }');
  for (const words of ['INV-2026-00012', '1 Nov 2026', '15 Nov 2026']) {
    expect(html).toContain(`<td class="whole">${words}</td>`);
  }
});

test('[B-234] the terms of a company go before the company, and that before the practice', () => {
  const terms = { companyTerms: '15th', company: '5th', practice: '1st' };

  expect(statementDay(terms)).toBe(15);
  expect(statementDay({ ...terms, companyTerms: null })).toBe(5);
  expect(statementDay({ companyTerms: null, company: null, practice: '1st' })).toBe(1);
  expect(statementDay({ companyTerms: null, company: null, practice: null })).toBeNull();
  expect(isStatementDue(terms, '2026-11-15')).toBe(true);
  expect(isStatementDue(terms, '2026-11-05')).toBe(false);
});
