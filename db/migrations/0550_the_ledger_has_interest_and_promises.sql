drop trigger history on disbursement_funding;

drop trigger history on facility_agreements;

drop trigger computed on facility_agreements;

drop function compute_facility_agreements();

alter table facility_agreements add column promised numeric(18,2);

alter table disbursement_funding add column approved_limit numeric(18,2);

alter table disbursement_funding add column accrued numeric(18,2);

create function compute_facility_agreements() returns trigger language plpgsql as $$
begin
  new.available := greatest(new.facility_limit - coalesce(new.drawn, 0) - coalesce(new.promised, 0), 0);
  return new;
end $$;

create trigger computed before insert or update of available, facility_limit, drawn, promised on facility_agreements
  for each row execute function compute_facility_agreements();

create trigger history after insert or update or delete on facility_agreements
  for each row execute function capture_change('fundingAgreement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,promised', '{"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');

create trigger history after insert or update of tenant_id, id, loan_no, status, is_on_hold, agreement_id, funding_provider_id, borrower_id, insurer_id, funding_type, repayment, case_id, case_type, case_no, claim_no, claimant_name, matter_id, company_p_m_s_id, funding_invoice_no, borrower_reference, opened_on, due_on, expected_settlement_on, is_undated, is_without_case, approved_limit, case_detail, first_entry_on, settled_on, cancelled_at, cancelled_reason, concurrency_stamp, creation_time, creator_id, last_modification_time, last_modifier_id, is_deleted or delete on disbursement_funding
  for each row execute function capture_change('loanFunding', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,is_undated,is_without_case,principal,interest,accrued,fees,credit,payout,is_owing,paid,figures_on,first_entry_on', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"insurer_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

-- Interest that no posting has fixed yet is kept beside the figures of a loan: the ledger follows its difference.
drop function keep_loan_figures(uuid[], date, numeric[], numeric[], numeric[], numeric[], numeric[], numeric[]);
create function keep_loan_figures(ids uuid[], day date, principals numeric[], interests numeric[],
  fee_sums numeric[], credits numeric[], payouts numeric[], paid_sums numeric[], accrued_sums numeric[])
returns void language sql as $$
  update public.disbursement_funding l
    set principal = f.principal, interest = f.interest, fees = f.fees, credit = f.credit,
      payout = f.payout, paid = f.paid, accrued = f.accrued, is_owing = f.payout <> 0, figures_on = day
    from unnest(ids, principals, interests, fee_sums, credits, payouts, paid_sums, accrued_sums)
      as f(id, principal, interest, fees, credit, payout, paid, accrued)
    where l.tenant_id = current_tenant() and l.id = f.id;
$$;

-- What was approved and not paid yet cannot be lent a second time.
create function keep_promised_advances() returns trigger language plpgsql as $$
begin
  update public.facility_agreements a
    set promised = (select coalesce(sum(p.amount), 0) from public.agreement_advance_payments p
      where p.tenant_id = a.tenant_id and p.agreement_id = a.id and p.status = 'pending' and not p.is_deleted)
    where a.tenant_id = new.tenant_id and a.id = new.agreement_id;
  return null;
end $$;

create trigger keep_promised_advances after insert or update of status, amount, is_deleted
  on agreement_advance_payments for each row execute function keep_promised_advances();

alter table facility_agreements disable trigger history;
alter table facility_agreements no force row level security;
alter table agreement_advance_payments no force row level security;
update facility_agreements a set promised = w.amount
  from (select tenant_id, agreement_id, sum(amount) as amount from agreement_advance_payments
    where status = 'pending' and not is_deleted group by 1, 2) w
  where w.tenant_id = a.tenant_id and w.agreement_id = a.id;
alter table agreement_advance_payments force row level security;
alter table facility_agreements force row level security;
alter table facility_agreements enable trigger history;

-- A fee per matter in percent is of what was approved when the loan was opened; limits may change later.
create function approve_loan_limit() returns trigger language plpgsql as $$
begin
  new.approved_limit := (select coalesce(a.cap_per_matter, a.facility_limit) from public.facility_agreements a
    where a.tenant_id = new.tenant_id and a.id = new.agreement_id);
  return new;
end $$;

create trigger approve_loan_limit before insert or update of agreement_id on disbursement_funding
  for each row execute function approve_loan_limit();

-- Rates of a demo were loaded without it: a borrower sees only rates that name it.
alter table interest_rates disable trigger user;
alter table interest_rates no force row level security;
update interest_rates r set borrower_id = a.borrower_id from facility_agreements a
  where a.tenant_id = r.tenant_id and a.id = r.agreement_id and r.borrower_id is null;
alter table interest_rates force row level security;
alter table interest_rates enable trigger user;
