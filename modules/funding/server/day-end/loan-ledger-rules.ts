import { ledgerCheckPoint, postedBySource } from '#billing/server';
import type { LedgerRule } from '#billing/server';

const rule = (given: {
  readonly rule: string;
  readonly account: 'loans' | 'customerCredit';
  readonly parts: string;
}): LedgerRule => ({
  rule: given.rule,
  text: `with posted as (${postedBySource('loanFunding', given.account)}),
      documents as (select p.loan_id as id, sum(p.amount) as amount from loan_postings p
        where p.kind <> 'capitalised' and ${given.parts} group by p.loan_id)
      select 'loanFunding' as "rowType", coalesce(d.id::text, p.source_id) as "rowId",
        coalesce(l.loan_no, 'a posting without its loan') as "rowName",
        coalesce(d.amount, 0)::numeric(18,2)::text as documents,
        (-coalesce(p.amount, 0))::numeric(18,2)::text as ledger
      from documents d full join posted p on p.source_id = d.id::text
        left join disbursement_funding l on l.id::text = coalesce(d.id::text, p.source_id)
      where coalesce(d.amount, 0) <> -coalesce(p.amount, 0) order by 3 limit 1`,
});

/** What the engine says was posted, loan by loan = ledger. */
export const loanLedgerTexts: readonly LedgerRule[] = [
  rule({ rule: 'What a loan owes', account: 'loans', parts: `p.part <> 'credit'` }),
  {
    rule: 'Interest that has grown under an agreement',
    text: `with posted as (${postedBySource('fundingAgreement', 'loans')}),
      documents as (select agreement_id as id, sum(accrued) as amount from disbursement_funding
        group by agreement_id)
      select 'fundingAgreement' as "rowType", coalesce(d.id::text, p.source_id) as "rowId",
        coalesce(a.agreement_no, 'a posting without its agreement') as "rowName",
        coalesce(d.amount, 0)::numeric(18,2)::text as documents,
        (-coalesce(p.amount, 0))::numeric(18,2)::text as ledger
      from documents d full join posted p on p.source_id = d.id::text
        left join facility_agreements a on a.id::text = coalesce(d.id::text, p.source_id)
      where coalesce(d.amount, 0) <> -coalesce(p.amount, 0) order by 3 limit 1`,
  },
  {
    rule: 'Interest that a loan owes',
    text: `with posted as (select loan_id as id, sum(amount) as amount from loan_postings
        where part = 'interest' and kind <> 'capitalised' group by loan_id)
      select 'loanFunding' as "rowType", l.id::text as "rowId", l.loan_no as "rowName",
        coalesce(l.interest, 0)::numeric(18,2)::text as documents,
        (coalesce(p.amount, 0) + coalesce(l.accrued, 0))::numeric(18,2)::text as ledger
      from disbursement_funding l left join posted p on p.id = l.id
      where l.accrued is not null and not l.is_deleted
        and l.interest <> coalesce(p.amount, 0) + l.accrued order by l.loan_no limit 1`,
  },
  rule({ rule: 'Credit that a loan holds', account: 'customerCredit', parts: `p.part = 'credit'` }),
  {
    rule: 'What was paid on a repayment invoice',
    text: `with entered as (select m.invoice_id as id, sum(e.amount) as amount
        from repayment_payments m join loan_entries e on e.tenant_id = m.tenant_id
          and e.source_type = 'repaymentPayment' and e.source_id = m.id::text
        where not m.is_reversed and not m.is_deleted and not coalesce(e.is_reversal, false)
        group by m.invoice_id)
      select 'repaymentInvoice' as "rowType", i.id::text as "rowId", i.invoice_no as "rowName",
        i.paid::text as documents, coalesce(e.amount, 0)::numeric(18,2)::text as ledger
      from transaction_invoice i left join entered e on e.id = i.id
      where not i.is_deleted and i.paid <> coalesce(e.amount, 0) order by i.invoice_no limit 1`,
  },
];

export const loanLedgerRules = loanLedgerTexts.map((rule) => ledgerCheckPoint.contribute(rule));
