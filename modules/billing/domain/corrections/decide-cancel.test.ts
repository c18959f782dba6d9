import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { cancelled, sent } from '../invoices/invoice-choices.ts';
import { credit, debit } from '../ledger/entry.ts';
import { decideCancel } from './decide-cancel.ts';
import type { Cancelling } from './decide-cancel.ts';

registerCatalogue();
const lines = [debit('receivable', '110.00'), credit('fees', '110.00')];

const aCancelling = (
  given: Partial<Cancelling> = {},
  invoice: Partial<Cancelling['invoice']> = {},
): Cancelling => ({
  invoice: {
    id: 'i1',
    invoiceNo: 'INV-1',
    status: sent,
    companyId: 'c1',
    total: '110.00',
    settled: '0.00',
    credited: '0.00',
    writtenOff: '0.00',
    sentAt: null,
    ...invoice,
  },
  hasCreditNotes: false,
  entry: { id: 'e1', memo: 'Invoice INV-1', source: { type: 'invoice', id: 'i1' }, lines },
  reversalId: 'e2',
  chargeIds: ['charge'],
  comment: 'Wrong company',
  on: '2026-11-18',
  now: '2026-11-18T00:00:00.000Z',
  ...given,
});

describe('cancelling an invoice', () => {
  test('[B-353] its charges wait for another invoice, and its entry is reversed', () => {
    const decision = decideCancel(aCancelling());

    expect(decision).toMatchObject({
      kind: 'accepted',
      writes: expect.arrayContaining([
        expect.objectContaining({ ids: ['charge'], values: { status: 'pending' } }),
      ]),
    });
    expect(JSON.stringify(decision)).toContain('"reversesId":"e1"');
  });

  test.each([
    ['cancelCommentMissing', { comment: '  ' }, {}],
    ['cancelWithPayments', { hasCreditNotes: true }, {}],
    ['cancelWithPayments', {}, { settled: '0.01' }],
    ['cancelWithPayments', {}, { writtenOff: '0.01' }],
    ['invoiceCancelled', {}, { status: cancelled }],
  ] as const)('[C-425] is refused: %s', (code, given, invoice) => {
    expect(decideCancel(aCancelling(given, invoice))).toMatchObject({ kind: 'refused', code });
  });
});
