-- Interest and fees of a loan are owed by its borrower to the lender: the case was not charged for them.
create or replace view case_ledger with (security_invoker = true) as
select p.tenant_id, p.case_id,
  coalesce(sum(p.credit - p.debit) filter (where a.kind = 'income' and a.purpose is distinct from 'commission'), 0) as income,
  coalesce(sum(p.credit - p.debit) filter (where a.purpose = 'gstCollected'), 0) as gst,
  coalesce(sum(p.debit - p.credit) filter (where a.purpose = 'receivable'), 0) as owed_by_customer,
  coalesce(sum(p.credit - p.debit) filter (where a.purpose = 'payable'), 0) as owed_to_specialist,
  coalesce(sum(p.debit - p.credit) filter (where a.purpose = 'specialistFees'), 0)
    - coalesce(sum(p.credit - p.debit) filter (where a.purpose = 'commission'), 0) as specialist_cost,
  coalesce(sum(p.debit - p.credit) filter (where a.purpose = 'badDebts'), 0) as written_off
from postings p join account_code a on a.tenant_id = p.tenant_id and a.id = p.account_code_id
  join journals j on j.tenant_id = p.tenant_id and j.id = p.journal_id and j.kind <> 'loan'
where p.case_id is not null group by p.tenant_id, p.case_id;
