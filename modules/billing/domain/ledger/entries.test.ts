import { describe, expect, test } from 'vitest';
import { exact } from '#kernel/domain';
import * as entries from './entries.ts';
import { post, reversalOf } from './entry.ts';
import type { Accounts, Entry } from './entry.ts';
import { accountPurposes } from './account-purposes.ts';

const accounts = Object.fromEntries(
  Object.keys(accountPurposes).map((purpose) => [purpose, `account ${purpose}`]),
) as Accounts;
const head = { id: 'j1', on: '2026-11-16' };
const lines = [
  { caseId: 'c1', accountCodeId: 'income', amount: '1450.00', gst: '145.00' },
  { caseId: 'c2', accountCodeId: null, amount: '0.05', gst: '0.01' },
];
const billed = { id: 'd1', no: 'INV-2026-000001', companyId: 'company', lines };
const applied = { id: 'a1', invoiceId: 'd1', invoiceNo: 'INV-2026-000001', companyId: 'company' };
const received = { id: 'r1', no: 'RCT-2026-000001', companyId: 'company', amount: '1595.06' };

const all: readonly Entry[] = [
  entries.invoiceEntry(accounts, head, billed),
  entries.creditNoteEntry(accounts, head, billed),
  entries.receiptEntry(accounts, head, received),
  entries.refundEntry(accounts, head, received),
  entries.allocationEntry(accounts, head, {
    ...applied,
    parts: [{ caseId: 'c1', amount: '10.01' }],
  }),
  entries.writeOffEntry(accounts, head, {
    ...applied,
    parts: [{ caseId: 'c1', amount: '11.00', gst: '1.00' }],
  }),
  entries.providerBillEntry(accounts, head, {
    id: 'b1',
    specialistId: 's1',
    caseId: 'c1',
    memo: 'Fee',
    share: '900.00',
    commission: '90.00',
    gst: '81.00',
  }),
  entries.providerPaymentEntry(accounts, head, {
    id: 'p1',
    no: 'PAY-1',
    specialistId: 's1',
    parts: [{ caseId: 'c1', amount: '891.00' }],
    withheld: '418.77',
  }),
];

const sum = (entry: Entry) => entry.lines.reduce((rest, { amount }) => rest.plus(amount), exact(0));
const on = (entry: Entry | undefined, purpose: keyof Accounts) =>
  (entry?.lines ?? [])
    .filter(({ accountId }) => accountId === accounts[purpose])
    .reduce((rest, { amount }) => rest.plus(amount), exact(0))
    .toFixed(2);

describe('entries of the ledger', () => {
  test.each(all.map((entry) => [entry.kind, entry] as const))('%s balances', (_, entry) => {
    expect(sum(entry).toFixed(2)).toBe('0.00');
    expect(post(entry).filter(({ resource }) => resource === 'journal')).toHaveLength(1);
  });

  test('what is reversed leaves nothing on any account', () => {
    for (const entry of all) {
      const back = reversalOf(entry, { id: 'j2', on: '2026-12-01' });
      const rest = new Map<string, string>();
      for (const { accountId, amount } of [...entry.lines, ...back.lines])
        rest.set(
          accountId,
          exact(rest.get(accountId) ?? '0')
            .plus(amount)
            .toFixed(2),
        );

      expect(new Set(rest.values())).toEqual(new Set(['0.00']));
      expect(back.reversesId).toBe('j1');
    }
  });

  test('an invoice is owed by the customer with its GST, part by part for each case', () => {
    const [made] = all;

    expect(on(made, 'receivable')).toBe('1595.06');
    expect(on(made, 'gstCollected')).toBe('-145.01');
    expect(on(made, 'otherIncome')).toBe('-0.05');
  });

  test('a specialist is owed the share with GST less commission, and gets it less what is withheld', () => {
    expect(on(all[6], 'payable')).toBe('-891.00');
    expect(on(all[7], 'bank')).toBe('-472.23');
    expect(on(all[7], 'withholding')).toBe('-418.77');
  });

  test('an entry that does not balance is never posted', () => {
    expect(() =>
      post({
        id: 'j1',
        kind: 'invoice',
        on: '2026-11-16',
        memo: 'Odd',
        source: { type: 'invoice', id: 'd1' },
        lines: [{ accountId: 'a', amount: '1.00' }],
      }),
    ).toThrow('out of balance by 1.00');
  });
});
