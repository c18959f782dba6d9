-- Rates, instalments and saved accruals are seen by whoever sees their borrower.
create function fill_rate_borrower() returns trigger language plpgsql as $$
begin
  new.borrower_id := (select a.borrower_id from public.facility_agreements a
    where a.tenant_id = new.tenant_id and a.id = new.agreement_id);
  return new;
end $$;

create trigger fill_rate_borrower before insert or update on interest_rates
  for each row execute function fill_rate_borrower();

update interest_rates r set borrower_id = a.borrower_id
  from facility_agreements a where a.tenant_id = r.tenant_id and a.id = r.agreement_id;

create function fill_from_loan() returns trigger language plpgsql as $$
begin
  new.borrower_id := (select l.borrower_id from public.disbursement_funding l
    where l.tenant_id = new.tenant_id and l.id = new.loan_id);
  return new;
end $$;

create trigger fill_from_loan before insert or update on repayment_schedules
  for each row execute function fill_from_loan();
create trigger fill_from_loan before insert or update on accrued_principal_interest
  for each row execute function fill_from_loan();

-- Loans that run are what their agreement says; those that ended stay what they were.
create function take_agreement_along() returns trigger language plpgsql as $$
begin
  update disbursement_funding l
    set funding_type = new.funding_type, repayment = new.repayment, borrower_id = new.borrower_id,
      funding_provider_id = new.funding_provider_id
    where l.tenant_id = new.tenant_id and l.agreement_id = new.id and l.status = 'active'
      and not l.is_deleted;
  update interest_rates r set borrower_id = new.borrower_id
    where r.tenant_id = new.tenant_id and r.agreement_id = new.id
      and r.borrower_id is distinct from new.borrower_id;
  return new;
end $$;

create trigger take_agreement_along after update on facility_agreements for each row
  when (new.funding_type is distinct from old.funding_type
    or new.repayment is distinct from old.repayment
    or new.borrower_id is distinct from old.borrower_id
    or new.funding_provider_id is distinct from old.funding_provider_id)
  execute function take_agreement_along();
