import type { Tx } from '#kernel/server';

const text = `select p.case_id::text as "caseId", sum(p.debit - p.credit)::text as open
  from postings p join account_code a on a.id = p.account_code_id and a.purpose = 'receivable'
  where p.invoice_id = $1::uuid group by p.case_id having sum(p.debit - p.credit) <> 0
  order by p.case_id nulls first`;

/** What each case of an invoice still owes on it, by the ledger. */
export const openByCase = (tx: Tx, invoiceId: string) =>
  tx.query<{ caseId: string | null; open: string }>(text, [invoiceId]);
