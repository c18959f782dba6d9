import { expect, test } from 'vitest';
import { decideTenantInvoice } from './decide-tenant-invoice.ts';

const wish = {
  id: 'i-1',
  invoiceNo: 'TIN-2026-000001',
  month: '2026-10',
  today: '2026-11-16',
  note: null,
};
const facts = {
  customerId: 't-1',
  customerName: 'Harbour Medico-Legal',
  accountEmail: null,
  edition: 'MLP',
  monthlyPrice: '1490.00',
  monthlyDiscount: '0.00',
  activeAccounts: 1,
  invoicedAs: null,
};

test('the line names edition, month and how many accounts were active', () => {
  const decision = decideTenantInvoice(wish, facts);

  expect(decision).toMatchObject({
    kind: 'accepted',
    writes: [
      { values: { subtotal: '1490.00', gst: '149.00', total: '1639.00' } },
      { values: { description: 'MLP edition, Oct 2026 (1 active account)', amount: '1490.00' } },
    ],
  });
});

test.each([
  ['tenantOwesNothing', { monthlyDiscount: '2000.00' }],
  ['tenantWithoutPrice', { monthlyPrice: null }],
  ['tenantInvoicedAlready', { invoicedAs: 'TIN-2026-000007' }],
])('refused: %s', (code, given) => {
  expect(decideTenantInvoice(wish, { ...facts, ...given })).toMatchObject({
    kind: 'refused',
    code,
  });
});
