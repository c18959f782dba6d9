import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact } from '#kernel/domain';
import { centsOf, moneyOf } from './cents.ts';
import { sureScore } from './match-facts.ts';
import type { MatchFacts, MatchedInvoice } from './match-facts.ts';
import { payerKey } from './payer-key.ts';
import { proposeMatches } from './propose-matches.ts';

const anInvoice = (no: number, given: Partial<MatchedInvoice> = {}): MatchedInvoice => ({
  id: `i${no}`,
  invoiceNo: `INV-2026-${String(no).padStart(6, '0')}`,
  companyId: 'wattle',
  claimNo: null,
  dueDate: `2026-10-${String((no % 28) + 1).padStart(2, '0')}`,
  openAmount: '1595.00',
  ...given,
});

const facts = (given: Partial<MatchFacts> = {}): MatchFacts => ({
  invoices: [],
  companies: [
    { id: 'wattle', name: 'Wattle & Gum' },
    { id: 'banksia', name: 'Banksia Legal' },
  ],
  payers: [],
  receipts: [],
  ...given,
});

const line = (description: string, amount: string, id = 'l1') => ({
  id,
  bookedOn: '2026-11-16',
  amount,
  description,
});

const best = (description: string, amount: string, given: Partial<MatchFacts>) =>
  proposeMatches([line(description, amount)], facts(given)).get('l1')?.[0];

describe('what a line of the bank may pay', () => {
  test.each(['INV-2026-000123', 'inv 2026 000123', 'INV2026000123'])(
    'an invoice whose number stands in the text as %s, with its amount, is sure',
    (words) => {
      const found = best(`Direct credit ${words} thanks`, '1595.00', {
        invoices: [anInvoice(123), anInvoice(124)],
      });

      expect(found).toMatchObject({
        companyId: 'wattle',
        allocations: [{ invoiceNo: 'INV-2026-000123', amount: '1595.00' }],
        isSure: true,
        reasons: ['INV-2026-000123 stands in the text', 'amount equals its open total'],
      });
    },
  );

  test('two numbers and the sum of both are sure', () => {
    const found = best('INV-2026-000001 INV-2026-000002', '30.00', {
      invoices: [anInvoice(1, { openAmount: '10.00' }), anInvoice(2, { openAmount: '20.00' })],
    });

    expect(found).toMatchObject({ isSure: true });
    expect(found?.reasons).toContain('amount equals their open totals');
  });

  test('a short payment and one that is too much are proposed, and looked at', () => {
    const invoices = [anInvoice(1, { openAmount: '100.00' })];
    const [short, much] = ['60.00', '150.00'].map((amount) =>
      best('INV-2026-000001', amount, { invoices }),
    );

    expect(short).toMatchObject({ isSure: false, allocations: [{ amount: '60.00' }] });
    expect(short?.reasons).toContain('¤ 40.00 less than is open');
    expect(much).toMatchObject({ isSure: false, allocations: [{ amount: '100.00' }] });
    expect(much?.reasons).toContain('¤ 50.00 more than is open stays as credit');
  });

  test('a claim number stands for its invoice', () => {
    const found = best('CLAIM WC123456', '1595.00', {
      invoices: [anInvoice(7, { claimNo: 'WC-123456' })],
    });

    expect(found?.reasons[0]).toBe('Claim WC-123456 of INV-2026-000007 stands in the text');
  });

  test('a name that paid before leads to its only invoice of that amount', () => {
    const invoices = [anInvoice(1), anInvoice(2, { openAmount: '7.00' })];
    const payers = [{ name: payerKey('DIRECT CREDIT 99 W AND G INSURANCE'), companyId: 'wattle' }];
    const found = best('Direct Credit 4711 W and G Insurance', '1595.00', { invoices, payers });

    expect(found).toMatchObject({ isSure: true, allocations: [{ invoiceId: 'i1' }] });
    expect(found?.reasons[0]).toBe('Wattle & Gum paid with this name before');
  });

  test('a named payer excludes what others paid by hand, and says whom', () => {
    const invoices = Array.from({ length: 17 }, (_, at) => anInvoice(at + 1));
    const companies = [
      { id: 'wattle', name: 'Wattle & Gum' },
      { id: 'granite', name: 'Granite Peak' },
    ];
    const receipts = [
      {
        id: 'r1',
        receiptNo: 'RCT-2026-000001',
        companyId: 'granite',
        receivedOn: '2026-11-16',
        amount: '1595.00',
        reference: null,
      },
    ];
    const found = best('EFT WATTLE & GUM', '1595.00', { invoices, companies, receipts });

    expect(found).toMatchObject({ companyId: 'wattle', isSure: false });
    expect(found?.reasons.at(-1)).toBe(
      'not Granite Peak, whose amount is the same: the text names another',
    );
  });

  test('a named payer excludes invoices of others with the same amount, and says whose', () => {
    const others = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'];
    const companies = [
      { id: 'granite', name: 'Granite Peak' },
      ...others.map((name) => ({ id: name, name })),
    ];
    const invoices = [
      anInvoice(1, { companyId: 'granite' }),
      ...others.map((companyId, at) => anInvoice(at + 2, { companyId })),
    ];
    const proposals = proposeMatches(
      [line('EFT GRANITE PEAK', '1595.00')],
      facts({ invoices, companies }),
    ).get('l1');

    expect(proposals).toMatchObject([{ companyId: 'granite' }]);
    expect(proposals?.[0]?.reasons.at(-1)).toBe(
      'not Ash, Birch, Cedar and 2 more, whose amount is the same: the text names another',
    );
  });

  test('the name of a company alone is no certainty', () => {
    const found = best('Payment from WATTLE & GUM Sydney', '1595.00', { invoices: [anInvoice(1)] });

    expect(found).toMatchObject({ companyId: 'wattle', isSure: false });
    expect(found?.reasons[0]).toBe('Wattle & Gum is the name in the text');
  });

  test('several open invoices of a payer that add up to it are found', () => {
    const invoices = ['11.00', '23.50', '47.10', '99.99'].map((openAmount, at) =>
      anInvoice(at + 1, { openAmount }),
    );
    const found = best('WATTLE & GUM', '170.59', { invoices });

    expect(found?.allocations.map(({ amount }) => amount)).toEqual(['23.50', '47.10', '99.99']);
    expect(found?.reasons).toContain('three open invoices add up to it');
  });

  test('an amount alone is a weak sign', () => {
    const single = best('X', '5.00', { invoices: [anInvoice(1, { openAmount: '5.00' })] });
    const several = best('X', '1595.00', { invoices: [anInvoice(1), anInvoice(2)] });

    expect(single).toMatchObject({ isSure: false, score: 50 });
    expect(several).toMatchObject({ isSure: false, score: 20 });
  });

  test('money that was written by hand already is not taken in twice', () => {
    const written = {
      id: 'r1',
      receiptNo: 'RCT-2026-000009',
      companyId: 'wattle',
      receivedOn: '2026-11-14',
      amount: '1595.00',
      reference: null,
    };
    const found = proposeMatches(
      [line('INV-2026-000001', '1595.00')],
      facts({ invoices: [anInvoice(1)], receipts: [written] }),
    ).get('l1');

    expect(found?.some(({ isSure }) => isSure)).toBe(false);
    expect(found?.find(({ receiptId }) => receiptId === 'r1')?.reasons).toEqual([
      'RCT-2026-000009 was written by hand with this amount',
    ]);
  });

  test('what a sure line takes is gone for the next one', () => {
    const found = proposeMatches(
      [line('INV-2026-000001', '1595.00', 'a'), line('INV-2026-000001', '1595.00', 'b')],
      facts({ invoices: [anInvoice(1)] }),
    );

    expect(found.get('a')?.[0]?.isSure).toBe(true);
    expect(found.get('b')).toEqual([]);
  });
});

const cents = fc.integer({ min: 1, max: 500 }).map((size) => moneyOf(BigInt(size)));
const invoicesOf = fc
  .array(fc.record({ openAmount: cents, companyId: fc.constantFrom('wattle', 'banksia') }), {
    maxLength: 25,
  })
  .map((all) => all.map((given, at) => anInvoice(at + 1, given)));
const texts = fc.oneof(
  fc.integer({ min: 1, max: 30 }).map((no) => `Pay INV-2026-${String(no).padStart(6, '0')}`),
  fc.constantFrom('WATTLE & GUM', 'DEPOSIT BANKSIA LEGAL', 'ANYBODY', ''),
);
const linesOf = fc.array(fc.record({ amount: cents, description: texts }), { maxLength: 20 });

test('whatever the bank says: never beyond the line or an invoice, one company, always a reason', () => {
  fc.assert(
    fc.property(invoicesOf, linesOf, (invoices, given) => {
      const lines = given.map(({ amount, description }, at) => line(description, amount, `l${at}`));
      const found = proposeMatches(lines, facts({ invoices }));
      const open = new Map(invoices.map(({ id, openAmount }) => [id, centsOf(openAmount)]));
      const companyOf = new Map(invoices.map(({ id, companyId }) => [id, companyId]));
      for (const { id, amount } of lines) {
        const proposals = found.get(id) ?? [];
        for (const { allocations, companyId, reasons, isSure, score } of proposals) {
          const sum = allocations.reduce((all, one) => all.plus(one.amount), exact(0));
          expect(sum.lessThanOrEqualTo(amount)).toBe(true);
          expect(allocations.every((one) => companyOf.get(one.invoiceId) === companyId)).toBe(true);
          expect(reasons.length).toBeGreaterThan(0);
          for (const one of allocations)
            expect(centsOf(one.amount) <= (open.get(one.invoiceId) ?? 0n)).toBe(true);
          if (!isSure) continue;
          expect(score).toBeGreaterThanOrEqual(sureScore);
          expect(sum.equals(amount)).toBe(true);
          for (const one of allocations)
            open.set(one.invoiceId, (open.get(one.invoiceId) ?? 0n) - centsOf(one.amount));
        }
      }
    }),
  );
});
