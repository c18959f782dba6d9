import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import { billingFollows } from '#cases/domain';
import { invoice, prepaymentRequest, receipt } from '../../domain/index.ts';

const opens = invoice;

/** What a case is by the ledger: the same figures as `casesFollowJournals` reads. */
const sides = `with customer as (
    select p.case_id, sum(p.debit - p.credit) as open from postings p
      join account_code a on a.id = p.account_code_id and a.purpose = 'receivable'
      join invoices i on i.id = p.invoice_id and i.status <> '6'
    where p.case_id is not null group by p.case_id),
  invoiced as (
    select l.case_id, sum(l.amount + l.gst) as billed from invoice_lines l
      join invoices i on i.id = l.invoice_id and i.status <> '6' and not i.is_deleted
    where l.case_id is not null group by l.case_id)
  select c.id, c.case_no, c.case_type, c.status_name, c.billing_status,
    coalesce(i.billed, 0) as billed, coalesce(u.open, 0) as open
  from case_billing_statuses c left join customer u on u.case_id = c.id
    left join invoiced i on i.case_id = c.id`;

/** C-119: invoiced elsewhere, as whoever set it by hand said in the note. */
const saysWhere = `exists (select from status_log l where l.record_id = s.id and l.move = 'setBillingStatus'
  and l.to_state = s.billing_status and l.note is not null and l.note <> '${billingFollows}')`;

const saysPaid = `('clientFullyPaid', 'fullyPaid', 'specialistInvoiced')`;
const saysPart = `('clientPartiallyPaid')`;

export const invoiceInvariants: readonly Invariant[] = [
  defineInvariant({
    name: 'billing.caseSaysWhatWasInvoiced',
    sentence:
      'Case {name} is "{status}", and {billed} is invoiced for it, of which {open} is open.',
    find: `select s.id, s.case_no as name, s.case_type as module, s.status_name as status,
        s.billed::text as billed, s.open::text as open from (${sides}) s
      where (s.billed <= 0 and s.billing_status in ('clientInvoiced', 'clientPartiallyPaid', 'clientFullyPaid', 'fullyPaid')
          and not ${saysWhere})
        or (s.billed > 0 and s.billing_status = 'none')
        or (s.billed > 0 and s.open > 0 and s.billing_status in ${saysPaid})
        or (s.billed > 0 and s.open <= 0 and s.billing_status in ('clientInvoiced', 'clientPartiallyPaid'))
        or (s.billed > 0 and s.open >= s.billed and s.billing_status in ${saysPart})`,
    opens,
    mend: { words: 'Check the ledger; the status of the case follows the next entry.' },
  }),
  defineInvariant({
    name: 'billing.invoicedChargeIsOnAnInvoice',
    sentence: '{description} of case {name} counts as invoiced, and is on no invoice.',
    find: `select e.case_id as id, e.case_no as name, c.case_type as module, e.description
      from case_earnings e join case_billing_statuses c on c.tenant_id = e.tenant_id and c.id = e.case_id
      where e.status = 'invoiced' and not exists (select from invoice_lines l
        join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id and i.status <> '6'
          and not i.is_deleted
        where l.tenant_id = e.tenant_id and l.charge_id = e.id and not l.is_deleted)`,
    opens,
    mend: { words: 'Invoice the case again, or take the charge back.' },
  }),
  defineInvariant({
    name: 'billing.chargeIsInvoicedOnce',
    sentence: '{description} of case {name} is on {times} invoices.',
    find: `select e.case_id as id, e.case_no as name, c.case_type as module, min(e.description) as description,
        count(*)::text as times
      from case_earnings e join case_billing_statuses c on c.tenant_id = e.tenant_id and c.id = e.case_id
      join invoice_lines l on l.tenant_id = e.tenant_id and l.charge_id = e.id and not l.is_deleted
      join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id and i.status <> '6' and not i.is_deleted
      group by e.id, e.case_id, e.case_no, c.case_type having count(distinct i.id) > 1`,
    opens,
    mend: { words: 'Cancel one of the invoices.' },
  }),
  defineInvariant({
    name: 'billing.waitingChargeIsOnNoInvoice',
    sentence: '{description} of case {name} counts as {chargeStatus}, and is on invoice {invoice}.',
    find: `select e.case_id as id, e.case_no as name, c.case_type as module, e.description,
        e.status as "chargeStatus", i.invoice_no as invoice
      from case_earnings e join case_billing_statuses c on c.tenant_id = e.tenant_id and c.id = e.case_id
      join invoice_lines l on l.tenant_id = e.tenant_id and l.charge_id = e.id and not l.is_deleted
      join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id and i.status <> '6' and not i.is_deleted
      where e.status <> 'invoiced'`,
    opens,
    mend: { words: 'Cancel the invoice, or credit its line.' },
  }),
  defineInvariant({
    name: 'billing.invoiceStatusIsItsMoney',
    sentence: 'Invoice {name} is "{word}", and {open} of {total} is open.',
    find: `select i.id, i.invoice_no as name, i.open_amount::text as open, i.total::text as total,
        case i.status when '3' then 'Paid' when '2' then 'Partial Pay' else 'Unpaid' end as word
      from invoices i where not i.is_deleted and i.total > 0
        and ((i.status = '3' and i.open_amount > 0)
          or (i.status in ('0', '5') and i.open_amount <> i.total)
          or (i.status = '2' and (i.open_amount <= 0 or i.open_amount >= i.total)))`,
    opens,
    mend: { words: 'Check the ledger, then apply or take back what is wrong.' },
  }),
  defineInvariant({
    name: 'billing.paidInvoiceSaysWhen',
    sentence: 'Invoice {name} is paid, and says not when.',
    find: `select i.id, i.invoice_no as name from invoices i
      where not i.is_deleted and i.status = '3' and i.paid_on is null`,
    opens,
    mend: { words: 'Take the payment back and apply it again.' },
  }),
  defineInvariant({
    name: 'billing.invoiceHasPayer',
    sentence: 'Invoice {name} of {total} is to be paid by nobody.',
    find: `select i.id, i.invoice_no as name, i.total::text as total from invoices i
      where not i.is_deleted and i.status <> '6' and i.company_id is null`,
    opens,
    mend: { words: 'Cancel the invoice and make it again for a company.' },
  }),
  defineInvariant({
    name: 'billing.invoiceIsDueAfterItsDate',
    sentence: 'Invoice {name} of {date} was due on {due}, before it was written.',
    find: `select i.id, i.invoice_no as name, to_char(i.invoice_date, 'DD/MM/YYYY') as date,
        to_char(i.due_date, 'DD/MM/YYYY') as due
      from invoices i where not i.is_deleted and i.status <> '6' and i.due_date < i.invoice_date`,
    opens,
    mend: { words: 'Correct the due date of the invoice.' },
  }),
  defineInvariant({
    name: 'billing.reversedReceiptPaysNothing',
    sentence: 'Receipt {name} was reversed, and {applied} of it still pays invoices.',
    find: `select r.id, r.receipt_no as name, r.applied::text as applied from receipts r
      where not r.is_deleted and r.is_reversed and exists (select from partial_payments p
        where p.tenant_id = r.tenant_id and p.receipt_id = r.id and not p.is_removed and not p.is_deleted)`,
    opens: receipt,
    mend: { words: 'Take back what was applied of it.' },
  }),
  defineInvariant({
    name: 'billing.matchedBankLineHasReceipt',
    sentence: 'The bank line "{name}" counts as matched, and its receipt {receipt} is reversed.',
    find: `select r.id, b.description as name, r.receipt_no as receipt from bank_lines b
      join receipts r on r.tenant_id = b.tenant_id and r.id = b.receipt_id and not r.is_deleted
      where not b.is_deleted and b.status = 'matched' and r.is_reversed`,
    opens: receipt,
    mend: { words: 'Take the match back and match the line again.' },
  }),
  defineInvariant({
    name: 'billing.receivedPrepaymentHasReceipt',
    sentence: 'The prepayment {name} counts as received, and its receipt is reversed.',
    find: `select q.id, q.request_no as name from prepayment_requests q
      join receipts r on r.tenant_id = q.tenant_id and r.id = q.receipt_id
      where not q.is_deleted and q.status = 'received' and (r.is_reversed or r.is_deleted)`,
    opens: prepaymentRequest,
    mend: { words: 'Ask for the prepayment again.' },
  }),
  defineInvariant({
    name: 'billing.moneyIsNotAhead',
    sentence: 'Receipt {name} came on {day}, which is still to come.',
    find: `select r.id, r.receipt_no as name, to_char(r.received_on, 'DD/MM/YYYY') as day from receipts r
      where not r.is_deleted and not r.is_reversed
        and r.received_on > ((select now from moment) at time zone 'Pacific/Auckland')::date`,
    opens: receipt,
    mend: { words: 'Reverse the receipt and enter it on its day.' },
  }),
];
