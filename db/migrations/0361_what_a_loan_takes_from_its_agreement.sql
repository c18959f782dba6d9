-- A loan has lender, borrower and kind from its agreement, and its numbers from the case it is for.
create function fill_loan_funding() returns trigger language plpgsql as $$
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
  -- A typed number finds its case; one that a practice with cases does not know is refused.
  if new.case_no is not null and (tg_op = 'INSERT' and new.case_id is null
      or tg_op = 'UPDATE' and new.case_no is distinct from old.case_no
        and new.case_id is not distinct from old.case_id) then
    new.case_id := (select c.id from public.case_claims c
      where c.tenant_id = new.tenant_id and lower(c.case_no) = lower(new.case_no) limit 1);
    if new.case_id is null
      and exists (select from public.case_claims c where c.tenant_id = new.tenant_id) then
      raise exception 'the case number is unknown' using errcode = '23514',
        constraint = 'refused__loanCaseUnknown';
    end if;
  end if;
  if new.case_id is not null then
    select c.case_no, c.claim_no, c.claimant_name into known
      from public.case_claims c where c.tenant_id = new.tenant_id and c.id = new.case_id;
    if found then
      new.case_no := known.case_no;
      new.claim_no := coalesce(known.claim_no, new.claim_no);
      new.claimant_name := coalesce(known.claimant_name, new.claimant_name);
    end if;
  end if;
  return new;
end $$;

create trigger fill_loan_funding before insert or update on disbursement_funding
  for each row execute function fill_loan_funding();

-- Lent and not repaid, kept by difference: an agreement may have a hundred thousand loans.
create function keep_agreement_use() returns trigger language plpgsql as $$
begin
  update public.facility_agreements a
    set drawn = coalesce(a.drawn, 0) + coalesce(new.principal, 0)
      - case when tg_op = 'UPDATE' then coalesce(old.principal, 0) else 0 end
    where a.tenant_id = new.tenant_id and a.id = new.agreement_id;
  return new;
end $$;

create trigger keep_agreement_use after insert or update of principal on disbursement_funding
  for each row execute function keep_agreement_use();

-- The figures of many loans at the end of a day; neither a version nor a history follows from them.
create function keep_loan_figures(ids uuid[], day date, principals numeric[], interests numeric[],
  fee_sums numeric[], credits numeric[], payouts numeric[], paid_sums numeric[])
returns void language sql as $$
  update public.disbursement_funding l
    set principal = f.principal, interest = f.interest, fees = f.fees, credit = f.credit,
      payout = f.payout, paid = f.paid, figures_on = day
    from unnest(ids, principals, interests, fee_sums, credits, payouts, paid_sums)
      as f(id, principal, interest, fees, credit, payout, paid)
    where l.tenant_id = current_tenant() and l.id = f.id;
$$;
