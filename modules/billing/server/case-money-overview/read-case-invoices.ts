import type { Tx } from '#kernel/server';
import { invoiceStandings } from '../../domain/index.ts';
import type {
  CaseMoneyFacts,
  CreditNoteFact,
  InvoiceFact,
  InvoiceStanding,
  LineFact,
  PaymentFact,
} from '../../domain/index.ts';

const linesText = `select l.invoice_id::text as "invoiceId", l.charge_id::text as "chargeId",
    l.amount::text as amount, l.gst::text as gst, l.adjusted_because as "adjustedBecause"
  from invoice_lines l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
  where l.case_id = $1::uuid and i.status <> '6' and not i.is_deleted
  order by i.invoice_no, l.line_index`;

/** A reversal keeps the source of what it reverses, so each sum is what stands. */
const settled = (which: string) => `json_build_object(
    'charged', coalesce(sum(r.amount) filter (where r.source = 'invoice' ${which}), 0)::numeric(18,2)::text,
    'paid', coalesce(-sum(r.amount) filter (where r.source = 'receipt' ${which}), 0)::numeric(18,2)::text,
    'credited', coalesce(-sum(r.amount) filter (where r.source = 'creditNote' ${which}), 0)::numeric(18,2)::text,
    'writtenOff', coalesce(-sum(r.amount) filter (where r.source = 'writeOff' ${which}), 0)::numeric(18,2)::text,
    'open', coalesce(sum(r.amount) filter (where true ${which}), 0)::numeric(18,2)::text)`;

const invoicesText = `select i.id::text as id, i.invoice_no as "invoiceNo", i.standing,
    i.status = '6' as "isCancelled", i.invoice_date::text as "invoiceDate", i.total::text as total,
    i.settled::text as settled, i.written_off::text as "writtenOff", i.open_amount::text as open,
    s.ledger, s.of_case as "ledgerOfCase"
  from invoices i
    cross join lateral (select ${settled('')} as ledger,
        ${settled('and r.case_id = $1::uuid')} as of_case
      from (select p.case_id, p.debit - p.credit as amount,
          case when j.source_type <> 'allocation' then j.source_type
            when m.credit_note_id is null then 'receipt' else 'creditNote' end as source
        from postings p
          join account_code a on a.tenant_id = p.tenant_id and a.id = p.account_code_id
            and a.purpose = 'receivable'
          join journals j on j.tenant_id = p.tenant_id and j.id = p.journal_id
          left join partial_payments m on m.tenant_id = p.tenant_id
            and m.id = case when j.source_type = 'allocation' then j.source_id::uuid end
        where p.tenant_id = i.tenant_id and p.invoice_id = i.id) r) s
  where not i.is_deleted
    and i.id in (select l.invoice_id from invoice_lines l where l.case_id = $1::uuid)
  order by i.invoice_no`;

const paymentsText = `select coalesce(m.credit_note_id, m.receipt_id)::text as id,
    coalesce(c.credit_note_no, r.receipt_no, '') as name, m.credit_note_id is not null as "isCredit",
    i.id::text as "invoiceId", i.invoice_no as "invoiceNo", m.applied_on::text as "on",
    m.amount::text as amount
  from partial_payments m join invoices i on i.tenant_id = m.tenant_id and i.id = m.invoice_id
    left join receipts r on r.tenant_id = m.tenant_id and r.id = m.receipt_id
    left join credit_notes c on c.tenant_id = m.tenant_id and c.id = m.credit_note_id
  where not m.is_removed and not m.is_deleted and not i.is_deleted
    and i.id in (select l.invoice_id from invoice_lines l where l.case_id = $1::uuid)
  order by m.applied_on, m.id`;

const creditNotesText = `select c.id::text as id, c.credit_note_no as "creditNoteNo",
    c.credit_date::text as "on", sum(l.amount)::text as amount, sum(l.gst)::text as gst
  from credit_note_lines l join credit_notes c on c.tenant_id = l.tenant_id and c.id = l.credit_note_id
  where l.case_id = $1::uuid and not c.is_reversed and not c.is_deleted
  group by c.id, c.credit_note_no, c.credit_date order by c.credit_note_no`;

const receivedText = `select r.reference, sum(r.amount)::text as amount from receipts r
  where r.reference = any($1::text[]) and not r.is_reversed and not r.is_deleted
  group by r.reference`;

/** By the numbers of the transactions with which a lender paid. */
export async function readReceived(
  tx: Tx,
  transactionNos: readonly string[],
): Promise<CaseMoneyFacts['received']> {
  if (!transactionNos.length) return {};
  const rows = await tx.query<{ reference: string; amount: string }>(receivedText, [
    transactionNos,
  ]);
  return Object.fromEntries(rows.map(({ reference, amount }) => [reference, amount]));
}

type Stored = Omit<InvoiceFact, 'statusName'> & { readonly standing: InvoiceStanding };
type Invoiced = Pick<CaseMoneyFacts, 'lines' | 'invoices' | 'payments' | 'creditNotes'>;

export async function readCaseInvoices(tx: Tx, caseId: string): Promise<Invoiced> {
  const invoices = await tx.query<Stored>(invoicesText, [caseId]);
  return {
    lines: await tx.query<LineFact>(linesText, [caseId]),
    invoices: invoices.map(({ standing, ...one }) => ({
      ...one,
      statusName: invoiceStandings[standing],
    })),
    payments: await tx.query<PaymentFact>(paymentsText, [caseId]),
    creditNotes: await tx.query<CreditNoteFact>(creditNotesText, [caseId]),
  };
}
