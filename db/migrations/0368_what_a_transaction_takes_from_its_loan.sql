-- A transaction has its matter and its parties from its loan, and a payee.
create function fill_funding_transaction() returns trigger language plpgsql as $$
declare known record;
begin
  if tg_op = 'INSERT' or new.loan_id is distinct from old.loan_id then
    select l.agreement_id, l.borrower_id, l.insurer_id, l.case_id, l.case_no, l.claimant_name into known
      from public.disbursement_funding l where l.tenant_id = new.tenant_id and l.id = new.loan_id;
    if found then
      new.agreement_id := known.agreement_id;
      new.borrower_id := known.borrower_id;
      new.insurer_id := known.insurer_id;
      new.case_id := known.case_id;
      new.case_no := known.case_no;
      new.claimant_name := known.claimant_name;
    end if;
  end if;
  new.payee_name := nullif(trim(new.payee_name), '');
  if new.payee_name is null and new.specialist_id is not null then
    new.payee_name := (select p.titled_name from public.party_specialists p
      where p.tenant_id = new.tenant_id and p.id = new.specialist_id);
  end if;
  if new.payee_name is null and new.kind = 'practiceInvoice' then
    new.payee_name := coalesce((select t.shown_name from public.platform_tenants t
      where t.id = new.tenant_id), 'The practice');
  end if;
  if new.payee_name is null then
    raise exception 'nobody is paid' using errcode = '23514',
      constraint = 'refused__transactionPayeeMissing';
  end if;
  return new;
end $$;

create trigger fill_funding_transaction before insert or update on facility_transactions
  for each row execute function fill_funding_transaction();

-- Whose the loan is decides who sees its transactions: they follow at once.
create function follow_loan_funding() returns trigger language plpgsql as $$
begin
  update facility_transactions t
    set agreement_id = new.agreement_id, borrower_id = new.borrower_id, insurer_id = new.insurer_id,
      case_id = new.case_id, case_no = new.case_no, claimant_name = new.claimant_name
    where t.tenant_id = new.tenant_id and t.loan_id = new.id;
  return new;
end $$;

create trigger follow_loan_funding after update on disbursement_funding for each row
  when ((old.agreement_id, old.borrower_id, old.insurer_id, old.case_id, old.case_no, old.claimant_name)
    is distinct from (new.agreement_id, new.borrower_id, new.insurer_id, new.case_id, new.case_no, new.claimant_name))
  execute function follow_loan_funding();

-- B-293: Settled is nobody's to choose: the transactions of a loan settle with it, and come back with it.
create function settle_funding_transactions() returns trigger language plpgsql as $$
begin
  if new.status = 'settled' then
    update facility_transactions t set status = '4'
      where t.tenant_id = new.tenant_id and t.loan_id = new.id and t.status in ('2', '3', '6');
  elsif old.status = 'settled' then
    update facility_transactions t set status = case when t.open > 0 then '2' else '6' end
      where t.tenant_id = new.tenant_id and t.loan_id = new.id and t.status = '4';
  end if;
  return new;
end $$;

create trigger settle_funding_transactions after update of status on disbursement_funding for each row
  when (old.status is distinct from new.status) execute function settle_funding_transactions();

-- What is asked for or paid keeps its loan and its amount: request, payment and ledger say the same.
create function guard_funding_transaction() returns trigger language plpgsql as $$
begin
  if new.is_deleted and not old.is_deleted and old.status <> '0' then
    raise exception 'no draft' using errcode = '23514', constraint = 'refused__transactionNotDraft';
  end if;
  if (new.amount, new.loan_id) is distinct from (old.amount, old.loan_id)
    and (old.status not in ('0', '1') or exists (
      select from public.advance_requests__transactions k
        join public.advance_requests r on r.tenant_id = k.tenant_id and r.id = k.owner_id
        left join public.agreement_advance_payments p on p.tenant_id = r.tenant_id
          and p.request_id = r.id and p.status = 'pending' and not p.is_deleted
      where k.tenant_id = new.tenant_id and k.target_id = new.id and not r.is_deleted
        and (r.status in ('0', '1') or p.id is not null))) then
    raise exception 'asked for' using errcode = '23514', constraint = 'refused__transactionIsAskedFor';
  end if;
  return new;
end $$;

create trigger guard_funding_transaction before update on facility_transactions
  for each row execute function guard_funding_transaction();

-- Requests and payments have their parties from the agreement: who may see them follows from it.
create function fill_advance_parties() returns trigger language plpgsql as $$
declare known record;
begin
  select a.funding_provider_id, a.borrower_id into known
    from public.facility_agreements a where a.tenant_id = new.tenant_id and a.id = new.agreement_id;
  if not found then
    return new;
  end if;
  new.borrower_id := known.borrower_id;
  if tg_table_name = 'advance_requests' then
    new.funding_provider_id := known.funding_provider_id;
  end if;
  return new;
end $$;

create trigger fill_advance_parties before insert or update of agreement_id on advance_requests
  for each row execute function fill_advance_parties();
create trigger fill_advance_parties before insert or update of agreement_id on agreement_advance_payments
  for each row execute function fill_advance_parties();
create trigger fill_advance_parties before insert or update of agreement_id on credit_requests
  for each row execute function fill_advance_parties();

-- B-351: one active request for an agreement, whoever races.
create unique index uq_advance_requests__active on advance_requests (tenant_id, agreement_id)
  where status in ('0', '1') and not is_deleted;
-- A request is paid once.
create unique index uq_advance_payments__request on agreement_advance_payments (tenant_id, request_id)
  where status <> 'cancelled' and not is_deleted;
