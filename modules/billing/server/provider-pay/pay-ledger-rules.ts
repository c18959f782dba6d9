import { ledgerCheckPoint } from '../ledger/ledger-check-point.ts';
import type { LedgerRule } from '../ledger/ledger-check-point.ts';

const account = (purpose: string) =>
  `(select id from account_code where purpose = '${purpose}' and not is_deleted)`;

/** A row for each specialist whose documents and postings to an account come to different sums. */
const bySpecialist = (given: {
  readonly rule: string;
  readonly documents: string;
  readonly purpose: string;
  readonly amount: string;
}): LedgerRule => ({
  rule: given.rule,
  text: `with documents as (${given.documents}),
    posted as (select specialist_id as id, sum(${given.amount}) as amount from postings
      where account_code_id in ${account(given.purpose)} group by specialist_id)
    select 'specialist' as "rowType", coalesce(d.id, p.id)::text as "rowId",
      coalesce(s.full_name, 'a posting without a specialist') as "rowName",
      coalesce(d.amount, 0)::numeric(18,2)::text as documents,
      coalesce(p.amount, 0)::numeric(18,2)::text as ledger
    from documents d full join posted p on p.id = d.id
    left join party_specialists s on s.id = coalesce(d.id, p.id)
    where coalesce(d.amount, 0) <> coalesce(p.amount, 0) order by 3 limit 1`,
});

const owed = bySpecialist({
  rule: 'What a specialist is owed',
  documents: `select specialist_id as id,
      sum((case when is_reversed then 0 else total end) - paid) as amount from provider_bills
    where not is_deleted group by specialist_id`,
  purpose: 'payable',
  amount: 'credit - debit',
});

/** What a fee says is paid is what the lines of payments say. */
const paidFees: LedgerRule = {
  rule: 'What was paid of a specialist fee',
  text: `select 'providerBill' as "rowType", b.id::text as "rowId",
      b.description || coalesce(' for ' || s.full_name, '') as "rowName",
      b.paid::text as documents, coalesce(l.amount, 0)::numeric(18,2)::text as ledger
    from provider_bills b left join (select c.bill_id, sum(c.amount) as amount
      from commission_payments c join provider_payments p on p.tenant_id = c.tenant_id and p.id = c.payment_id
      where p.status = 'paid' and not c.is_removed and not c.is_deleted group by c.bill_id) l on l.bill_id = b.id
    left join party_specialists s on s.id = b.specialist_id
    where not b.is_deleted and b.paid <> coalesce(l.amount, 0) order by 3 limit 1`,
};

const transferred: LedgerRule = {
  rule: 'What a payment transferred to a specialist',
  text: `with posted as (select j.source_id, sum(p.credit - p.debit) as amount
      from postings p join journals j on j.tenant_id = p.tenant_id and j.id = p.journal_id
      where j.source_type = 'providerPayment' and p.account_code_id in ${account('bank')} group by j.source_id),
    documents as (select p.id, p.payment_no, sum(c.amount - c.withheld) as amount
      from provider_payments p left join commission_payments c on c.tenant_id = p.tenant_id
        and c.payment_id = p.id and not c.is_removed and not c.is_deleted
      where p.status = 'paid' and not p.is_deleted group by p.id, p.payment_no)
    select 'providerPayment' as "rowType", coalesce(d.id::text, p.source_id) as "rowId",
      coalesce(d.payment_no, 'a posting without its payment') as "rowName",
      coalesce(d.amount, 0)::numeric(18,2)::text as documents,
      coalesce(p.amount, 0)::numeric(18,2)::text as ledger
    from documents d full join posted p on p.source_id = d.id::text
    where coalesce(d.amount, 0) <> coalesce(p.amount, 0) order by 3 limit 1`,
};

/** Bills and payments of specialists = ledger. */
export const payLedgerTexts: readonly LedgerRule[] = [owed, paidFees, transferred];

export const payLedgerRules = payLedgerTexts.map((rule) => ledgerCheckPoint.contribute(rule));
