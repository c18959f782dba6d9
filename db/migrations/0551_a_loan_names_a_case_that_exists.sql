-- M-097: also who has no cases of its own refuses a number that no case has.
create or replace function fill_loan_funding() returns trigger language plpgsql as $$
declare known record;
begin
  if tg_op = 'INSERT' or new.agreement_id is distinct from old.agreement_id then
    select a.funding_provider_id, a.borrower_id, a.funding_type, a.repayment into known
      from public.facility_agreements a where a.tenant_id = new.tenant_id and a.id = new.agreement_id;
    if found then
      new.funding_provider_id := known.funding_provider_id;
      new.borrower_id := known.borrower_id;
      new.funding_type := known.funding_type;
      new.repayment := known.repayment;
    end if;
  end if;
  new.case_no := nullif(trim(new.case_no), '');
  if tg_op = 'UPDATE' and new.case_id is not distinct from old.case_id
    and new.case_no is not distinct from old.case_no then
    return new;
  end if;
  -- A typed number finds its case; one that no case has is refused.
  if new.case_no is not null and (tg_op = 'INSERT' and new.case_id is null
      or tg_op = 'UPDATE' and new.case_no is distinct from old.case_no
        and new.case_id is not distinct from old.case_id) then
    new.case_id := (select c.id from public.case_claims c
      where c.tenant_id = new.tenant_id and lower(c.case_no) = lower(new.case_no) limit 1);
    if new.case_id is null then
      raise exception 'the case number is unknown' using errcode = '23514',
        constraint = 'refused__loanCaseUnknown';
    end if;
  end if;
  new.case_type := null;
  if new.case_id is not null then
    select c.case_no, c.case_type, c.claim_no, c.claimant_name into known
      from public.case_claims c where c.tenant_id = new.tenant_id and c.id = new.case_id;
    if found then
      new.case_no := known.case_no;
      new.case_type := known.case_type;
      new.claim_no := coalesce(known.claim_no, new.claim_no);
      new.claimant_name := coalesce(known.claimant_name, new.claimant_name);
    end if;
  end if;
  return new;
end $$;
