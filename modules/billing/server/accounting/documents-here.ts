import type { Tx } from '#kernel/server';
import type { CreditNoteToUpload, InvoiceToUpload, Settlement } from '../../domain/index.ts';

/** Income without an account of its own goes where the ledger puts it. */
const codeOf = (line: string) => `coalesce(a.code, (select o.code from account_code o
  where o.tenant_id = ${line}.tenant_id and o.purpose = 'otherIncome' and not o.is_deleted))`;

const invoicesText = `select i.id::text as id, i.company_id::text as "companyId", c.name as "companyName",
    coalesce(i.customer_reference, i.purchase_order_no, i.claim_no, '') as reference, i.total::text as total,
    i.accounting_id as "accountingId", i.invoice_no as "invoiceNo", i.status,
    i.invoice_date::text as "invoiceDate", i.due_date::text as "dueDate",
    (select json_agg(json_build_object('description', l.description, 'quantity', l.quantity,
        'unitPrice', l.unit_price::text, 'amount', l.amount::text, 'gst', l.gst::text,
        'accountCode', ${codeOf('l')}, 'caseType', ca.case_type) order by l.line_index)
      from invoice_lines l left join account_code a on a.tenant_id = l.tenant_id and a.id = l.account_code_id
      left join case_overview ca on ca.tenant_id = l.tenant_id and ca.id = l.case_id
      where l.tenant_id = i.tenant_id and l.invoice_id = i.id) as lines
  from invoices i join party_companies c on c.tenant_id = i.tenant_id and c.id = i.company_id
  where i.id = any($1::uuid[]) and not i.is_deleted order by i.invoice_no`;

export const invoicesHere = (tx: Tx, ids: readonly string[]): Promise<InvoiceToUpload[]> =>
  tx.query<InvoiceToUpload>(invoicesText, [ids]);

const creditNotesText = `select n.id::text as id, n.company_id::text as "companyId", c.name as "companyName",
    i.invoice_no as reference, n.total::text as total, n.accounting_id as "accountingId",
    n.credit_note_no as "creditNoteNo", n.credit_date::text as "creditDate",
    (select json_agg(json_build_object('description', l.description, 'quantity', '1',
        'unitPrice', l.amount::text, 'amount', l.amount::text, 'gst', l.gst::text,
        'accountCode', ${codeOf('l')}, 'caseType', ca.case_type) order by l.line_index)
      from credit_note_lines l left join account_code a on a.tenant_id = l.tenant_id and a.id = l.account_code_id
      left join case_overview ca on ca.tenant_id = l.tenant_id and ca.id = l.case_id
      where l.tenant_id = n.tenant_id and l.credit_note_id = n.id) as lines
  from credit_notes n join party_companies c on c.tenant_id = n.tenant_id and c.id = n.company_id
  join invoices i on i.tenant_id = n.tenant_id and i.id = n.invoice_id
  where n.id = any($1::uuid[]) and not n.is_deleted order by n.credit_note_no`;

export const creditNotesHere = (tx: Tx, ids: readonly string[]): Promise<CreditNoteToUpload[]> =>
  tx.query<CreditNoteToUpload>(creditNotesText, [ids]);

const settlementsText = `select s.* from (
    select a.id::text as key, case when a.receipt_id is null then 'creditNote' else 'receipt' end as kind,
      a.amount::text as amount, a.applied_on::text as "on",
      substring(r.reference from '^Accounting (.+)$') as "remotePaymentId",
      n.credit_note_no as "creditNoteNo", n.accounting_id as "creditNoteAccountingId", a.creation_time as made
    from partial_payments a left join receipts r on r.tenant_id = a.tenant_id and r.id = a.receipt_id
    left join credit_notes n on n.tenant_id = a.tenant_id and n.id = a.credit_note_id
    where a.invoice_id = $1::uuid and not a.is_removed and not a.is_deleted
    union all
    select 'written off ' || i.id, 'writeOff', i.written_off::text,
      coalesce(i.paid_on, i.last_modification_time::date)::text, null, null, null, i.last_modification_time
    from invoices i where i.id = $1::uuid and i.written_off > 0) s order by s.made, s.key`;

export const settlementsHere = (tx: Tx, invoiceId: string): Promise<Settlement[]> =>
  tx.query<Settlement>(settlementsText, [invoiceId]);

const codesText = `select purpose, code from account_code
  where purpose in ('bank', 'badDebts') and not is_deleted`;

/** The accounts that payments there are booked on. */
export async function paymentCodes(tx: Tx): Promise<{ receipt: string; writeOff: string }> {
  const rows = await tx.query<{ purpose: string; code: string }>(codesText);
  const of = (purpose: string) => rows.find((row) => row.purpose === purpose)?.code ?? '';
  return { receipt: of('bank'), writeOff: of('badDebts') };
}
