import { expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { settle } from './settle.ts';
import type { InvoiceFacts } from './settle.ts';

registerCatalogue();
const invoice: InvoiceFacts = {
  id: 'i1',
  invoiceNo: 'INV-1',
  status: '0',
  companyId: 'c1',
  total: '110.00',
  settled: '0.00',
  credited: '0.00',
  writtenOff: '0.00',
  sentAt: '2026-11-01T00:00:00Z',
};

test('what is credited is told from what is paid, though both settle', () => {
  const by = { settled: '110.00', credited: '110.00' };

  expect(settle(invoice, by, '2026-11-16')).toMatchObject({
    move: 'fullPay',
    values: { settled: '110.00', credited: '110.00', writtenOff: '0.00' },
  });
  expect(settle(invoice, { settled: '110.00' }, '2026-11-16')).toMatchObject({
    values: { settled: '110.00', credited: '0.00' },
  });
});
