import { describe, expect, test } from 'vitest';
import { billingSide, caseBillingStatus } from './case-billing-status.ts';

describe('[E-100] the billing status of a case', () => {
  test.each([
    ['none', 'none', 'none'],
    ['none', 'invoiced', 'none'],
    ['none', 'part', 'specialistPartiallyPaid'],
    ['none', 'full', 'specialistFullyPaid'],
    ['invoiced', 'none', 'clientInvoiced'],
    ['invoiced', 'invoiced', 'clientInvoiced'],
    ['invoiced', 'part', 'specialistPartiallyPaid'],
    ['invoiced', 'full', 'specialistFullyPaid'],
    ['part', 'none', 'clientPartiallyPaid'],
    ['part', 'invoiced', 'clientPartiallyPaid'],
    ['part', 'part', 'partiallyPaid'],
    ['part', 'full', 'partiallyPaid'],
    ['full', 'none', 'clientFullyPaid'],
    ['full', 'invoiced', 'specialistInvoiced'],
    ['full', 'part', 'partiallyPaid'],
    ['full', 'full', 'fullyPaid'],
  ] as const)('customer %s, specialist %s: %s', (client, specialist, status) => {
    expect(caseBillingStatus({ client, specialist })).toBe(status);
  });

  test.each([
    ['0.00', '0.00', 'none'],
    ['1595.00', '1595.00', 'invoiced'],
    ['1595.00', '0.01', 'part'],
    ['1595.00', '0.00', 'full'],
  ])('of %s billed, %s open: %s', (billed, open, side) => {
    expect(billingSide({ billed, open })).toBe(side);
  });
});
