import { describe, expect, test } from 'vitest';
import { toXeroCreditNote, toXeroInvoice, totalThere } from './documents-to-upload.ts';
import type { InvoiceToUpload } from './documents-to-upload.ts';

const line = {
  description: 'Examination',
  quantity: '1',
  unitPrice: '1450.00',
  amount: '1450.00',
  gst: '145.00',
  accountCode: '200',
  caseType: 'IME',
};
const free = { ...line, amount: '0.05', unitPrice: '0.05', gst: '0.00', caseType: null };
const document = {
  id: 'i1',
  companyId: 'c1',
  companyName: 'Harbour Insurance',
  reference: 'PO 7',
  total: '1595.05',
  accountingId: null,
  lines: [line, free],
};
const given: InvoiceToUpload = {
  ...document,
  invoiceNo: 'INV-2026-000001',
  status: '0',
  invoiceDate: '2026-11-16',
  dueDate: '2026-12-16',
};

describe('[G-137] documents as the accounting system takes them', () => {
  test('an invoice to a customer, authorised, with our number and exact amounts', () => {
    const there = toXeroInvoice(given, 'contact-1');

    expect(there).toMatchObject({
      Type: 'ACCREC',
      InvoiceNumber: 'INV-2026-000001',
      Status: 'AUTHORISED',
      Contact: { ContactID: 'contact-1' },
      Date: '2026-11-16',
      DueDate: '2026-12-16',
      Reference: 'PO 7',
    });
    expect(totalThere(there.LineItems)).toBe(given.total);
  });

  test('[G-101] the code of the account is the mapping, and each line has its own tax', () => {
    const { LineItems } = toXeroInvoice(given, 'contact-1');

    expect(LineItems).toMatchObject([
      { AccountCode: '200', TaxType: 'OUTPUT', TaxAmount: '145.00' },
      { AccountCode: '200', TaxType: 'EXEMPTOUTPUT', TaxAmount: '0.00' },
    ]);
  });

  test('the type of the case is tracked, and a line without a case tracks nothing', () => {
    const [first, second] = toXeroInvoice(given, 'contact-1').LineItems;

    expect(first?.Tracking).toEqual([{ Name: 'Case type', Option: 'IME' }]);
    expect(second?.Tracking).toEqual([]);
  });

  test('a credit note is a document of its own kind', () => {
    const note = { ...document, creditNoteNo: 'CRN-2026-000001', creditDate: '2026-11-20' };

    expect(toXeroCreditNote(note, 'contact-1')).toMatchObject({
      Type: 'ACCRECCREDIT',
      CreditNoteNumber: 'CRN-2026-000001',
      Date: '2026-11-20',
    });
  });
});
