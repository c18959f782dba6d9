import type { Tx } from '#kernel/server';
import { openStatuses } from '../../domain/index.ts';
import type { HandReceipt, MatchFacts, MatchedInvoice } from '../../domain/index.ts';

const invoicesText = `select id::text as id, invoice_no as "invoiceNo", company_id::text as "companyId",
    claim_no as "claimNo", due_date::text as "dueDate", open_amount::text as "openAmount"
  from invoices where status = any($1::text[]) and open_amount > 0 and not is_deleted`;

const companiesText = 'select id::text as id, name from party_companies';

const payersText = `select name, company_id::text as "companyId" from payer_names where not is_deleted`;

const receiptsText = `select r.id::text as id, r.receipt_no as "receiptNo", r.company_id::text as "companyId",
    r.received_on::text as "receivedOn", r.amount::text as amount, r.reference
  from receipts r where not r.is_reversed and not r.is_deleted
    and not exists (select from bank_lines l where l.receipt_id = r.id and not l.is_deleted)
  order by r.id desc limit 5000`;

/** All that matching looks at, read once for all lines. */
export async function readMatchFacts(tx: Tx): Promise<MatchFacts> {
  return {
    invoices: await tx.query<MatchedInvoice>(invoicesText, [openStatuses]),
    companies: await tx.query<{ id: string; name: string }>(companiesText),
    payers: await tx.query<{ name: string; companyId: string }>(payersText),
    receipts: await tx.query<HandReceipt>(receiptsText),
  };
}
