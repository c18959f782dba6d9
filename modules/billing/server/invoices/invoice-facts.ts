import type { InvoiceFacts } from '../../domain/index.ts';

type Stored = Omit<InvoiceFacts, 'invoiceNo'> & { readonly invoiceNo: string | null };

/** Of a row that this call has locked: its version needs no second look. */
export const invoiceFacts = ({ concurrencyStamp: _stamp, ...record }: Stored): InvoiceFacts => ({
  ...record,
  invoiceNo: record.invoiceNo ?? '',
});
