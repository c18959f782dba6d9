import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { approveLines, questionOfQuotation } from './approve-lines.ts';
import type { ApprovedLine } from './approve-lines.ts';
import { refusalsOfInvoice, proposeLine } from './propose-lines.ts';
import type { ChargeToInvoice, PriceItem } from './propose-lines.ts';

const charge = (given: Partial<ChargeToInvoice> = {}): ChargeToInvoice => ({
  id: 'charge',
  caseId: 'case',
  description: 'Standard examination and report',
  amount: '1450.00',
  hasGst: true,
  serviceItemId: 'std',
  priceRule: null,
  ...given,
});
const items: readonly PriceItem[] = [
  {
    id: 'std',
    code: 'IME-STD',
    name: 'Standard examination and report',
    unitPrice: '1450.00',
    hasGst: true,
    accountCodeId: 'income',
  },
  {
    id: 'pages',
    code: 'IME-PGS',
    name: 'Further pages',
    unitPrice: '180.00',
    hasGst: true,
    accountCodeId: null,
  },
];
const proposed = [
  proposeLine(charge(), items),
  proposeLine(charge({ id: 'open', amount: null }), items),
];
const quoted = [
  proposeLine(charge({ amount: '1084.97', priceRule: 'Approved quotation Q-1' }), items),
];
const approve = (...lines: ApprovedLine[]) => approveLines(lines, 'case', proposed, items);

describe('[C-422] [G-139] a proposed line says where its price comes from', () => {
  test.each([
    [{ priceRule: 'Contract of Kerr Insurance' }, 'Contract of Kerr Insurance'],
    [{}, 'Price list: IME-STD'],
    [{ serviceItemId: null }, 'Price list: IME-STD'],
    [{ serviceItemId: null, description: 'Agreed by phone' }, 'Price of the case'],
    [{ amount: null, priceRule: 'Contract' }, 'No price known: type one'],
  ])('%j: %s', (given, rule) => {
    expect(proposeLine(charge(given), items).rule).toBe(rule);
  });

  test('income goes to the account of the item', () => {
    expect(proposeLine(charge(), items).accountCodeId).toBe('income');
  });
});

describe('the approved quotation is the price', () => {
  const line = (more: ApprovedLine) =>
    approveLines([{ chargeId: 'charge', ...more }], 'case', quoted, items);

  test('another one needs a reason', () => {
    expect(line({ unitPrice: '2150.00' })).toMatchObject({ code: 'adjustmentWithoutReason' });
  });

  test('and the word of the customer', () => {
    const changed = line({ unitPrice: '2150.00', adjustedBecause: 'A second visit' });
    const same = line({});

    expect('kind' in changed ? null : questionOfQuotation(changed, quoted)).toMatchObject({
      key: 'customerAgreed',
    });
    expect('kind' in same ? null : questionOfQuotation(same, quoted)).toBeNull();
  });
});

describe('[C-423] approving lines', () => {
  test('as proposed, a line needs no reason', () => {
    expect(approve({ chargeId: 'charge' })).toMatchObject([
      { unitPrice: '1450.00', quantity: '1', rule: 'Price list: IME-STD', adjustedBecause: null },
    ]);
  });

  test.each([{ unitPrice: '1400.00' }, { quantity: '2' }, { hasGst: false }])(
    'a charge with %j needs a reason',
    (changed) => {
      expect(approve({ chargeId: 'charge', ...changed })).toMatchObject({
        code: 'adjustmentWithoutReason',
      });
      expect(approve({ chargeId: 'charge', ...changed, adjustedBecause: 'Agreed' })).toMatchObject([
        { ...changed, adjustedBecause: 'Agreed' },
      ]);
    },
  );

  test('the same price in other figures is no change', () => {
    expect(approve({ chargeId: 'charge', unitPrice: '1450', quantity: '1.00' })).toHaveLength(1);
  });

  test('a charge without a price takes the one that is typed', () => {
    expect(approve({ chargeId: 'open' })).toMatchObject({ code: 'chargeWithoutPrice' });
    expect(approve({ chargeId: 'open', unitPrice: '990.00' })).toMatchObject([
      { unitPrice: '990.00', rule: 'Typed by hand: no price was known' },
    ]);
  });

  test('an extra line is of a service item, in any quantity, at its price', () => {
    expect(approve({ serviceItemId: 'pages', quantity: '3' })).toMatchObject([
      { chargeId: null, caseId: 'case', unitPrice: '180.00', quantity: '3' },
    ]);
    expect(approve({ description: 'Something', unitPrice: '5.00' })).toEqual(
      refuse('extraLineWithoutItem'),
    );
  });

  test('a charge of another invoice, or twice on this one, is refused', () => {
    expect(approve({ chargeId: 'gone' })).toEqual(refuse('chargeInvoicedAlready'));
    expect(approve({ chargeId: 'charge' }, { chargeId: 'charge' })).toEqual(refuse('chargeTwice'));
  });
});

describe('what stands in the way of an invoice', () => {
  const numbers = { companyId: 'k', companyName: 'Kerr', claimNo: null, purchaseOrderNo: ' ' };
  const required = { requiresPurchaseOrder: true, requiresClaimNo: true };
  const codes = (...given: Parameters<typeof refusalsOfInvoice>) =>
    refusalsOfInvoice(...given).map(({ code }) => code);

  test('each is named, not only the first', () => {
    expect(codes({ ...numbers, companyId: null }, proposed, required)).toEqual([
      'caseWithoutCompany',
      'chargeWithoutPrice',
      'purchaseOrderMissing',
      'claimNoMissing',
    ]);
  });

  test('numbers are asked for only where the company wants them', () => {
    const none = { requiresPurchaseOrder: false, requiresClaimNo: false };

    expect(codes(numbers, [proposed[0]!], none)).toEqual([]);
    expect(codes(numbers, [], none)).toEqual(['nothingToInvoice']);
  });
});
