import { Refused, newId } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { InvoiceFacts, Share } from '../../domain/index.ts';
import { openByCase } from './open-by-case.ts';

const text = `select id::text as id, concurrency_stamp::text as "concurrencyStamp", invoice_no as "invoiceNo",
    status, company_id::text as "companyId", total::text as total, settled::text as settled,
    credited::text as credited, written_off::text as "writtenOff", sent_at::text as "sentAt"
  from invoices where id = any($1::uuid[]) and not is_deleted order by id for update`;

/** Locked in the order of their ids: of two who pay an invoice the second sees what the first did. */
export async function lockInvoices(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InvoiceFacts>> {
  const rows = await tx.query<InvoiceFacts>(text, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

type Asked = { readonly invoiceId: string; readonly amount: string };

/** What the decision needs to know of each invoice that is to be paid. */
export async function sharesOf(tx: Tx, asked: readonly Asked[]): Promise<readonly Share[]> {
  if (!asked.length) return [];
  const invoices = await lockInvoices(
    tx,
    asked.map(({ invoiceId }) => invoiceId),
  );
  const shares: Share[] = [];
  for (const { invoiceId, amount } of asked) {
    const invoice = invoices.get(invoiceId.toLowerCase());
    if (!invoice) throw new Refused('unknownReference', { field: 'allocations' });
    const open = await openByCase(tx, invoice.id);
    shares.push({ id: newId(), journalId: newId(), invoice, openByCase: open, amount });
  }
  return shares;
}
