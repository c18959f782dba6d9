import { describe, expect, test } from 'vitest';
import { decideBillingByHand } from './billing-by-hand.ts';

const decide = (billingStatus: string, billed: string, open: string, note: string | null = null) =>
  decideBillingByHand({ billingStatus, note }, { billed, open });

describe('[C-119] a billing status that is set by hand', () => {
  test.each([
    ['none', '0.00', '0.00'],
    ['specialistFullyPaid', '0.00', '0.00'],
    ['clientInvoiced', '1595.00', '1595.00'],
    ['specialistPartiallyPaid', '1595.00', '1595.00'],
    ['clientPartiallyPaid', '1595.00', '95.00'],
    ['clientFullyPaid', '1595.00', '0.00'],
    ['specialistInvoiced', '1595.00', '0.00'],
    ['fullyPaid', '1595.00', '0.00'],
  ])('%s agrees with %s invoiced and %s open', (status, billed, open) => {
    expect(decide(status, billed, open).kind).toBe('accepted');
  });

  test.each([
    ['none', '1595.00', '1595.00'],
    ['clientFullyPaid', '1595.00', '1595.00'],
    ['clientPartiallyPaid', '1595.00', '1595.00'],
    ['fullyPaid', '1595.00', '95.00'],
    ['clientInvoiced', '1595.00', '0.00'],
    ['specialistFullyPaid', '1595.00', '0.00'],
  ])('%s is refused at %s invoiced and %s open, whatever the note says', (status, billed, open) => {
    expect(decide(status, billed, open, 'By hand')).toMatchObject({
      kind: 'refused',
      code: 'ledgerSaysOtherwise',
      field: 'billingStatus',
    });
  });

  test('the refusal says what the ledger says', () => {
    expect(decide('fullyPaid', '1595.00', '95.00')).toMatchObject({
      values: { status: 'Fully Paid', billed: '1,595.00', open: '95.00' },
    });
  });

  test('of what was invoiced elsewhere the note says where', () => {
    for (const note of [null, '', '  '])
      expect(decide('clientInvoiced', '0.00', '0.00', note)).toMatchObject({
        kind: 'refused',
        code: 'nothingInvoicedHere',
        field: 'note',
      });
    expect(decide('clientInvoiced', '0.00', '0.00', 'Invoice 12').kind).toBe('accepted');
  });
});
