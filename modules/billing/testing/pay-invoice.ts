import { accept, create } from '#kernel/domain';
import { newId, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { decideAllocation, post, receipt, receiptEntry } from '../domain/index.ts';
import type { InvoiceFacts } from '../domain/index.ts';
import { accountsOf } from '../server/ledger/accounts.ts';
import { openByCase } from '../server/receipts/open-by-case.ts';

const invoiceText = `select id::text as id, invoice_no as "invoiceNo", status, company_id::text as "companyId",
    total::text as total, settled::text as settled, credited::text as credited, written_off::text as "writtenOff", sent_at as "sentAt"
  from invoices where id = $1::uuid`;

/** Money of the company that comes in and is applied to the invoice at once. */
export async function payInvoice(
  tx: Tx,
  services: Services,
  { invoiceId, amount }: { readonly invoiceId: string; readonly amount: string },
): Promise<void> {
  const [invoice] = await tx.query<InvoiceFacts>(invoiceText, [invoiceId]);
  if (!invoice) throw new Error(`No invoice ${invoiceId}`);
  const { companyId } = invoice;
  const [id, on] = [newId(), '2026-11-16'];
  const accounts = await accountsOf(tx);
  const paid = { id, no: 'T', companyId, amount };
  const entry = post(receiptEntry(accounts, { id: newId(), on }, paid));
  const made = create(receipt, { id, companyId, receivedOn: on, amount });
  await writeBySystem({ tx, services }, accept(made, entry));
  await writeBySystem(
    { tx, services },
    decideAllocation({
      id: newId(),
      journalId: newId(),
      source: { kind: 'receipt', id, companyId, applied: '0.00', unapplied: amount },
      invoice,
      openByCase: await openByCase(tx, invoiceId),
      amount,
      on,
      accounts,
    }),
  );
}
