import { ledgerCheckPoint } from './ledger-check-point.ts';
import type { LedgerRule } from './ledger-check-point.ts';
import { postedBySource as bySource } from './posted-by-source.ts';

const receivable = `(select id from account_code where purpose = 'receivable' and not is_deleted)`;

const journals: LedgerRule = {
  rule: 'A journal balances',
  text: `select 'journal' as "rowType", s.id::text as "rowId", coalesce(j.journal_no, s.id::text) as "rowName",
      s.debit::text as documents, s.credit::text as ledger
    from (select journal_id as id, sum(debit) as debit, sum(credit) as credit from postings
      group by journal_id having sum(debit) <> sum(credit)) s
    left join journals j on j.id = s.id order by j.journal_no limit 1`,
};

const emptyJournals: LedgerRule = {
  rule: 'A journal has postings',
  text: `select 'journal' as "rowType", j.id::text as "rowId", j.journal_no as "rowName",
      '0.00' as documents, '0.00' as ledger
    from journals j left join postings p on p.tenant_id = j.tenant_id and p.journal_id = j.id
    where p.id is null order by j.journal_no limit 1`,
};

const openInvoices: LedgerRule = {
  rule: 'What is open on an invoice',
  text: `with posted as (select invoice_id as id, sum(debit - credit) as amount from postings
      where account_code_id in ${receivable} group by invoice_id),
    open as (select id, invoice_no,
      case when status = '6' then 0 else total - settled - written_off end as amount
      from invoices where not is_deleted)
    select 'invoice' as "rowType", coalesce(o.id, p.id)::text as "rowId",
      coalesce(o.invoice_no, 'a posting without an invoice') as "rowName",
      coalesce(o.amount, 0)::numeric(18,2)::text as documents,
      coalesce(p.amount, 0)::numeric(18,2)::text as ledger
    from open o full join posted p on p.id = o.id
    where coalesce(o.amount, 0) <> coalesce(p.amount, 0) order by o.invoice_no limit 1`,
};

const invoiceLines: LedgerRule = {
  rule: 'What an invoice charges for a case',
  text: `with billed as (select l.invoice_id, l.case_id, sum(l.amount + l.gst) as amount
      from invoice_lines l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
      where i.status <> '6' and not i.is_deleted group by l.invoice_id, l.case_id),
    posted as (select p.invoice_id, p.case_id, sum(p.debit - p.credit) as amount
      from postings p join journals j on j.tenant_id = p.tenant_id and j.id = p.journal_id
      where j.source_type = 'invoice' and p.account_code_id in ${receivable}
      group by p.invoice_id, p.case_id having sum(p.debit - p.credit) <> 0),
    both_sides as (select coalesce(b.invoice_id, p.invoice_id) as invoice_id,
      coalesce(b.case_id, p.case_id) as case_id, b.amount as billed, p.amount as posted
      from billed b full join posted p on p.invoice_id = b.invoice_id
        and coalesce(p.case_id, p.invoice_id) = coalesce(b.case_id, b.invoice_id)
      where coalesce(b.amount, 0) <> coalesce(p.amount, 0))
    select 'invoice' as "rowType", d.invoice_id::text as "rowId",
      coalesce(i.invoice_no, '') || coalesce(' for case ' || c.case_no, '') as "rowName",
      coalesce(d.billed, 0)::numeric(18,2)::text as documents,
      coalesce(d.posted, 0)::numeric(18,2)::text as ledger
    from both_sides d left join invoices i on i.id = d.invoice_id
    left join case_overview c on c.id = d.case_id order by i.invoice_no, c.case_no limit 1`,
};

const invoiceTotals: LedgerRule = {
  rule: 'The total of an invoice and its lines',
  text: `select 'invoice' as "rowType", i.id::text as "rowId", i.invoice_no as "rowName",
      i.total::text as documents, coalesce(l.amount, 0)::numeric(18,2)::text as ledger
    from invoices i left join (select invoice_id, sum(amount + gst) as amount from invoice_lines
      group by invoice_id) l on l.invoice_id = i.id
    where not i.is_deleted and i.total <> coalesce(l.amount, 0) order by i.invoice_no limit 1`,
};

const settledInvoices: LedgerRule = {
  rule: 'What was applied to an invoice',
  text: `select 'invoice' as "rowType", i.id::text as "rowId", i.invoice_no as "rowName",
      i.settled::text as documents, coalesce(a.amount, 0)::numeric(18,2)::text as ledger
    from invoices i left join (select invoice_id, sum(amount) as amount from partial_payments
      where not is_removed and not is_deleted group by invoice_id) a on a.invoice_id = i.id
    where not i.is_deleted and i.settled <> coalesce(a.amount, 0) order by i.invoice_no limit 1`,
};

const document = (given: {
  readonly rule: string;
  readonly type: string;
  readonly name: string;
  readonly amount: string;
  readonly table: string;
  readonly sign?: string;
}): LedgerRule => ({
  rule: given.rule,
  text: `with posted as (${bySource(given.type, 'customerCredit')})
    select '${given.type}' as "rowType", coalesce(d.id::text, p.source_id) as "rowId",
      coalesce(${given.name}, 'a posting without its document') as "rowName",
      coalesce(${given.amount}, 0)::numeric(18,2)::text as documents,
      (${given.sign ?? ''}coalesce(p.amount, 0))::numeric(18,2)::text as ledger
    from (select * from ${given.table} where not is_deleted) d
    full join posted p on p.source_id = d.id::text
    where coalesce(${given.amount}, 0) <> ${given.sign ?? ''}coalesce(p.amount, 0)
    order by 3 limit 1`,
});

const receipts = document({
  rule: 'What a receipt brought in',
  type: 'receipt',
  name: 'd.receipt_no',
  amount: 'case when d.is_reversed then 0 else d.amount end',
  table: 'receipts',
});

const creditNotes = document({
  rule: 'What a credit note gives back',
  type: 'creditNote',
  name: 'd.credit_note_no',
  amount: 'case when d.is_reversed then 0 else d.total end',
  table: 'credit_notes',
});

const allocations = document({
  rule: 'What was applied from a receipt or a credit note',
  type: 'allocation',
  name: `'the payment of ' || d.applied_on || ' over ' || d.amount`,
  amount: 'case when d.is_removed then 0 else d.amount end',
  table: 'partial_payments',
  sign: '-',
});

const applied = (table: string, type: string, column: string, no: string): LedgerRule => ({
  rule: type === 'receipt' ? 'What is applied of a receipt' : 'What is applied of a credit note',
  text: `select '${type}' as "rowType", d.id::text as "rowId", d.${no} as "rowName",
      d.applied::text as documents, coalesce(a.amount, 0)::numeric(18,2)::text as ledger
    from ${table} d left join (select ${column} as id, sum(amount) as amount from partial_payments
      where not is_removed and not is_deleted group by 1) a on a.id = d.id
    where not d.is_deleted and d.applied <> coalesce(a.amount, 0) order by d.${no} limit 1`,
});

const unapplied: LedgerRule = {
  rule: 'Credit of customers that is not applied',
  text: `with kept as (select (select coalesce(sum(amount - applied - refunded), 0) from receipts
        where not is_reversed and not is_deleted)
      + (select coalesce(sum(total - applied - refunded), 0) from credit_notes
        where not is_reversed and not is_deleted) as amount),
    posted as (select coalesce(sum(p.credit - p.debit), 0) as amount
      from postings p join journals j on j.tenant_id = p.tenant_id and j.id = p.journal_id
      where j.kind <> 'loan' and p.account_code_id in
        (select id from account_code where purpose = 'customerCredit' and not is_deleted))
    select 'accountCode' as "rowType", (select id::text from account_code
        where purpose = 'customerCredit' and not is_deleted) as "rowId",
      'the account of unapplied credit' as "rowName",
      k.amount::numeric(18,2)::text as documents, p.amount::numeric(18,2)::text as ledger
    from kept k, posted p where k.amount <> p.amount`,
};

const cases: LedgerRule = {
  rule: 'What all cases owe',
  text: `with by_case as (select coalesce(sum(owed_by_customer), 0) as amount from case_ledger),
    without as (select coalesce(sum(debit - credit), 0) as amount from postings
      where case_id is null and account_code_id in ${receivable}),
    open as (select coalesce(sum(case when status = '6' then 0 else total - settled - written_off end), 0) as amount
      from invoices where not is_deleted)
    select 'accountCode' as "rowType", null as "rowId", 'the sum over all cases' as "rowName",
      o.amount::numeric(18,2)::text as documents, (b.amount + w.amount)::numeric(18,2)::text as ledger
    from by_case b, without w, open o where o.amount <> b.amount + w.amount`,
};

/** In the order in which a difference is easiest to understand. */
export const ledgerTexts: readonly LedgerRule[] = [
  journals,
  emptyJournals,
  openInvoices,
  invoiceLines,
  invoiceTotals,
  settledInvoices,
  receipts,
  creditNotes,
  allocations,
  applied('receipts', 'receipt', 'receipt_id', 'receipt_no'),
  applied('credit_notes', 'creditNote', 'credit_note_id', 'credit_note_no'),
  unapplied,
  cases,
];

export const ledgerRules = ledgerTexts.map((rule) => ledgerCheckPoint.contribute(rule));
