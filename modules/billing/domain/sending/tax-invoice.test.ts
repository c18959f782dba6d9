import { describe, expect, test } from 'vitest';
import { letterheadOf } from '#documents/domain';
import { icareClaimFile, missingForIcare } from '../icare/icare-claim.ts';
import type { PrintedInvoice, PrintedLine } from './printed-invoice.ts';
import { taxInvoiceDocument } from './tax-invoice-document.ts';

const line: PrintedLine = {
  description: 'Examination',
  quantity: '1',
  unitPrice: '1450.00',
  amount: '1450.00',
  gst: '145.00',
  classificationCode: 'IMS001',
  caseNo: 'IME-2026-000001',
  claimant: 'Noor Haddad',
  claimNo: 'WC-77',
  serviceDate: '2026-11-03',
  practitioner: 'Dr Priya Menon',
  providerNumber: '2345678A',
  scheme: 'NSW Workers Compensation',
  isNswScheme: true,
};
const anInvoice = (given: Partial<PrintedInvoice> = {}): PrintedInvoice => ({
  id: 'i',
  invoiceNo: 'INV-2026-000001',
  invoiceDate: '2026-11-16',
  dueDate: '2026-12-16',
  isCancelled: false,
  kind: 'case',
  companyId: 'c',
  company: 'Allambie <Insurance>',
  companyAbn: '51824753556',
  companyAddress: '1 Pitt Street, Sydney NSW 2000',
  attention: 'Jordan Lee',
  claimant: 'Noor Haddad',
  claimNo: 'WC-77',
  purchaseOrderNo: 'PO-5',
  customerReference: null,
  note: null,
  subtotal: '1450.00',
  gst: '145.00',
  total: '1595.00',
  settled: '0.00',
  open: '1595.00',
  bank: { accountName: 'Practice Pty Ltd', bsb: '062000', accountNo: '12345678' },
  terms: 'Please quote the number.',
  lines: [line],
  ...given,
});
const head = letterheadOf('Harbour Assessments', { abn: '53004085616' });
const textOf = (invoice: PrintedInvoice) =>
  taxInvoiceDocument
    .write(invoice, head)
    .html.replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a printed invoice', () => {
  test.each([
    'Tax invoice',
    'Harbour Assessments',
    'ABN 53 004 085 616',
    'ABN: 51 824 753 556',
    'INV-2026-000001',
    '16 November 2026',
    'Allambie &lt;Insurance&gt;',
    'USD 145.00',
    'Total price includes GST USD 1,595.00',
    'Jordan Lee',
    'WC-77',
    'PO-5',
    'Dr Priya Menon',
    '2345678A',
    '3 November 2026',
    'IMS001',
    'BSB 062-000, account 12345678',
    'Please quote the number.',
  ])('[C-428] says %s', (words) => {
    expect(textOf(anInvoice())).toContain(words);
  });

  test('the classification code stands only where the scheme is of NSW workers compensation', () => {
    const other = anInvoice({ lines: [{ ...line, isNswScheme: false }] });

    expect(textOf(other)).not.toContain('IMS001');
  });

  test('a sale without GST is no tax invoice, and a cancelled one asks for nothing', () => {
    const untaxed = anInvoice({ gst: '0.00', lines: [{ ...line, gst: '0.00' }] });

    expect(textOf(untaxed)).not.toMatch(/tax invoice|includes GST/i);
    expect(textOf(anInvoice({ isCancelled: true }))).toContain('CANCELLED');
    expect(textOf(anInvoice({ isCancelled: true }))).not.toContain('Please pay');
  });

  test('its amounts are in the currency of the practice', () => {
    const { html } = taxInvoiceDocument.write(anInvoice(), { ...head, currency: 'GBP' });

    expect(html).toContain('GBP 1,595.00');
    expect(html).not.toMatch(/USD|¤|[$]\d/);
  });

  test('what was paid is taken off', () => {
    const part = textOf(anInvoice({ settled: '595.00', open: '1000.00' }));

    expect(part).toContain('Still to pay USD 1,000.00');
  });
});

describe('[C-424] [G-138] the claim for icare', () => {
  const payee = { name: 'Harbour Assessments', abn: '53004085616' };

  test('carries what NSW workers compensation asks for', () => {
    expect(missingForIcare(anInvoice(), payee)).toEqual([]);
    expect(icareClaimFile(anInvoice(), payee)).toMatchObject({
      workerName: 'Noor Haddad',
      claimNo: 'WC-77',
      payeeAbn: '53004085616',
      totalWithGst: '1595.00',
      services: [{ paymentClassificationCode: 'IMS001', amountWithGst: '1595.00' }],
    });
  });

  test('names each thing that is missing', () => {
    const bare = { ...line, classificationCode: null, providerNumber: null, serviceDate: null };
    const missing = missingForIcare(anInvoice({ claimNo: null, lines: [bare] }), {
      name: 'x',
      abn: null,
    });

    expect(missing.join('; ')).toMatch(/claim number.*ABN.*provider number.*date.*classification/);
  });
});
