import { describe, expect, test } from 'vitest';
import { termsOn } from './invoice-terms.ts';
import type { TermsRow } from './invoice-terms.ts';

const row = (given: Partial<TermsRow>): TermsRow => ({
  scope: 'tenant',
  companyId: null,
  serviceType: null,
  effectiveFrom: '2020-07-01',
  termsDays: 30,
  taxRate: '10',
  requiresPurchaseOrder: false,
  requiresClaimNo: false,
  invoiceNote: null,
  ...given,
});
const company = { scope: 'company', companyId: 'kerr' } as const;
const asked = { companyId: 'kerr', serviceType: 'IME', on: '2026-11-16' };
const days = (rows: readonly TermsRow[], given = asked) => termsOn(rows, given).termsDays;

describe('[G-106] [B-023] the terms of an invoice', () => {
  test('a company goes before the practice, even where the practice names the service', () => {
    const rows = [row({ serviceType: 'IME', termsDays: 7 }), row({ ...company, termsDays: 45 })];

    expect(days(rows)).toBe(45);
    expect(days(rows, { ...asked, companyId: 'other' })).toBe(7);
  });

  test('the terms of a service go before the general ones of the same scope', () => {
    const rows = [
      row({ ...company, termsDays: 45 }),
      row({ ...company, serviceType: 'IME', termsDays: 14 }),
    ];

    expect(days(rows)).toBe(14);
    expect(days(rows, { ...asked, serviceType: 'OT' })).toBe(45);
  });

  test('the newest holds, and none before its day', () => {
    const rows = [
      row({ termsDays: 30 }),
      row({ effectiveFrom: '2026-11-16', termsDays: 21 }),
      row({ effectiveFrom: '2026-11-17', termsDays: 7 }),
    ];

    expect(days(rows)).toBe(21);
    expect(days(rows, { ...asked, on: '2026-11-15' })).toBe(30);
  });

  test('a practice without any terms still invoices', () => {
    expect(termsOn([], asked)).toMatchObject({ termsDays: 30, taxRate: '10' });
  });
});
