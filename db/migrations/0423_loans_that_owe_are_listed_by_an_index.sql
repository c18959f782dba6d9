-- What is owed changes each day, whether anything is owed hardly ever: an index of the second leaves the
-- day-end its cheap updates, and answers the statements of what is outstanding.
create or replace function keep_loan_figures(ids uuid[], day date, principals numeric[], interests numeric[],
  fee_sums numeric[], credits numeric[], payouts numeric[], paid_sums numeric[])
returns void language sql as $$
  update public.disbursement_funding l
    set principal = f.principal, interest = f.interest, fees = f.fees, credit = f.credit,
      payout = f.payout, paid = f.paid, is_owing = f.payout <> 0, figures_on = day
    from unnest(ids, principals, interests, fee_sums, credits, payouts, paid_sums)
      as f(id, principal, interest, fees, credit, payout, paid)
    where l.tenant_id = current_tenant() and l.id = f.id;
$$;

alter table disbursement_funding disable trigger user;
alter table disbursement_funding no force row level security;
update disbursement_funding set is_owing = true where coalesce(payout, 0) <> 0;
alter table disbursement_funding force row level security;
alter table disbursement_funding enable trigger user;

create index ix_disbursement_funding__owing on disbursement_funding (tenant_id, lower(loan_no), id)
  where is_owing and not is_deleted;
