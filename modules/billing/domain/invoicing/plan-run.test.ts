import { describe, expect, test } from 'vitest';
import { accept, changeAll, create } from '#kernel/domain';
import { caseCharge } from '#cases/domain';
import { accountCode } from '../account-code.resource.ts';
import { joinDecisions } from './join-decisions.ts';
import { planRun } from './plan-run.ts';
import type { RunCharge, RunFacts } from './plan-run.ts';

const charge = (caseNo: string, given: Partial<RunCharge> = {}): RunCharge => ({
  id: `charge of ${caseNo}`,
  caseId: caseNo,
  caseNo,
  caseType: 'IME',
  companyId: 'kerr',
  companyName: 'Kerr',
  caseManagerId: null,
  specialistId: null,
  claimantName: 'Jane Doe',
  claimNo: 'WC-1',
  purchaseOrderNo: 'PO-1',
  customerReference: null,
  description: 'Examination',
  amount: '1000.00',
  hasGst: true,
  serviceItemId: null,
  priceRule: null,
  ...given,
});
const facts: RunFacts = {
  terms: [
    {
      scope: 'company',
      companyId: 'strict',
      serviceType: null,
      effectiveFrom: '2020-07-01',
      termsDays: 14,
      taxRate: '10',
      requiresPurchaseOrder: true,
      requiresClaimNo: false,
      invoiceNote: null,
    },
  ],
  items: [],
  on: '2026-11-30',
  per: 'case',
};

describe('the plan of a run', () => {
  test('one invoice for each case holds all its charges', () => {
    const { invoices } = planRun(
      [charge('A'), charge('A', { id: 'second', amount: '50.00' }), charge('B')],
      facts,
    );

    expect(invoices.map(({ total }) => total)).toEqual(['1155.00', '1100.00']);
    expect(invoices[0]?.invoice).toMatchObject({ kind: 'case', caseId: 'A', claimNo: 'WC-1' });
  });

  test('one for each company names the case, claim and order on every line', () => {
    const rows = [charge('A'), charge('B'), charge('C', { companyId: 'other' })];
    const { invoices } = planRun(rows, { ...facts, per: 'company' });

    expect(invoices.map(({ invoice }) => invoice.kind)).toEqual(['consolidated', 'case']);
    expect(invoices[0]?.invoice).toMatchObject({ caseId: null, companyId: 'kerr' });
    expect(invoices[0]?.invoice.lines[0]).toMatchObject({
      caseId: 'A',
      description: 'A Jane Doe, Examination, claim WC-1, PO PO-1',
    });
  });

  test('what cannot be invoiced says why and holds up nobody else', () => {
    const strict = { companyId: 'strict', companyName: 'Strict', purchaseOrderNo: null };
    const { invoices, blocked } = planRun(
      [charge('A'), charge('B', { amount: null }), charge('C', strict)],
      { ...facts, per: 'company' },
    );

    expect(invoices).toHaveLength(1);
    expect(blocked.map(({ caseNo, because }) => [caseNo, because[0]?.code])).toEqual([
      ['B', 'chargeWithoutPrice'],
      ['C', 'purchaseOrderMissing'],
    ]);
  });

  test('terms are those of each company', () => {
    const { invoices } = planRun([charge('A'), charge('B', { companyId: 'strict' })], facts);

    expect(invoices.map(({ invoice }) => invoice.dueDate)).toEqual(['2026-12-30', '2026-12-14']);
  });
});

describe('many decisions as one', () => {
  const one = (code: string) =>
    accept(
      create(accountCode, { code, name: code, kind: 'income' }),
      changeAll(caseCharge, [code], { status: 'invoiced' }),
    );

  test('equal writes stand side by side and equal changes are one', () => {
    const joined = joinDecisions([one('a'), one('b')]);

    expect(joined).toMatchObject({
      writes: [{ write: 'create' }, { write: 'create' }, { write: 'change', ids: ['a', 'b'] }],
    });
  });

  test('one refusal refuses all', () => {
    const refused = { kind: 'refused', code: 'invoiceWithoutLines' } as const;

    expect(joinDecisions([one('a'), refused])).toEqual(refused);
  });
});
