import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { LineToPay, LoanToChange, RepaymentInvoiceFacts } from '../../domain/index.ts';
import { lockLoans } from '../loans/lock-loans.ts';

type Stored = Omit<RepaymentInvoiceFacts, 'invoiceNo'> & { readonly invoiceNo: string | null };

/** Of a row that this call has locked: its version needs no second look. */
export const invoiceFactsOf = (row: Stored): RepaymentInvoiceFacts => ({
  id: row.id,
  invoiceNo: row.invoiceNo ?? '',
  status: row.status,
  total: row.total,
  paid: row.paid,
  sentAt: row.sentAt,
});

const invoiceText = `select id::text as id, invoice_no as "invoiceNo", status, total::text as total,
    paid::text as paid, sent_at::text as "sentAt"
  from transaction_invoice where id = $1::uuid and not is_deleted for update`;

export async function lockInvoice(tx: Tx, id: string): Promise<RepaymentInvoiceFacts> {
  const [row] = await tx.query<Stored>(invoiceText, [id]);
  if (!row) throw new Refused('notFound');
  return invoiceFactsOf(row);
}

const linesText = `select id::text as id, loan_id::text as "loanId", total::text as total, paid::text as paid
  from repayment_lines where invoice_id = $1::uuid and not is_deleted order by line_index`;

type Row = Pick<LineToPay, 'id' | 'total' | 'paid'> & { readonly loanId: string };

/** The lines of an invoice with their loans, which are locked. */
export async function linesToPay(tx: Tx, invoiceId: string): Promise<readonly LineToPay[]> {
  const rows = await tx.query<Row>(linesText, [invoiceId]);
  const loans = await lockLoans(
    tx,
    rows.map(({ loanId }) => loanId),
  );
  const byId = new Map(loans.map((loan): [string, LoanToChange] => [loan.id, loan]));
  return rows.map(({ loanId, ...row }) => {
    const loan = byId.get(loanId);
    if (!loan) throw new Refused('notFound');
    return { ...row, loan };
  });
}

const entriesText = `select e.id::text as id, e.loan_id::text as "loanId", e.amount::text as amount
  from loan_entries e where e.source_type = 'repaymentPayment' and e.source_id = $1
    and not coalesce(e.is_reversal, false)`;

type Entry = { readonly id: string; readonly loanId: string; readonly amount: string };

/** What a payment entered on the loans of its invoice, line by line. */
export async function linesPaidBy(tx: Tx, paymentId: string, invoiceId: string) {
  const entries = await tx.query<Entry>(entriesText, [paymentId]);
  const lines = await linesToPay(tx, invoiceId);
  return lines.flatMap((line) => {
    const entry = entries.find(({ loanId }) => loanId === line.loan.id);
    return entry ? { ...line, entry } : [];
  });
}

const openText = `select i.invoice_no as no from repayment_lines r
  join transaction_invoice i on i.tenant_id = r.tenant_id and i.id = r.invoice_id
  where r.loan_id = $1::uuid and r.total > r.paid and i.status <> '6' and not i.is_deleted
  order by i.invoice_no limit 1`;

/** An invoice that asks for a part of the loan and is not paid. */
export const openInvoiceNoOf = async (tx: Tx, loanId: string): Promise<string | null> =>
  (await tx.query<{ no: string }>(openText, [loanId]))[0]?.no ?? null;
