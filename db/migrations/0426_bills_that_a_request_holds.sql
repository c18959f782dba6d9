drop trigger history on facility_transactions;

alter table facility_transactions add column held_by text;

create trigger history after insert or update or delete on facility_transactions
  for each row execute function capture_change('fundingTransaction', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,held_by', '{"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"insurer_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

-- Decision 133: a bill that an active request or an unpaid payment has is paid with it and not by hand.
create function hold_transactions(tenant uuid, ids uuid[]) returns void language sql as $$
  update public.facility_transactions t set held_by = h.holder
    from (select one.id, (select coalesce(p.payment_no, r.request_no)
        from public.advance_requests__transactions k
          join public.advance_requests r on r.tenant_id = k.tenant_id and r.id = k.owner_id and not r.is_deleted
          left join public.agreement_advance_payments p on p.tenant_id = r.tenant_id and p.request_id = r.id
            and p.status = 'pending' and not p.is_deleted
        where k.tenant_id = tenant and k.target_id = one.id and (r.status in ('0', '1') or p.id is not null)
        limit 1) as holder
      from unnest(ids) as one(id)) h
    where t.tenant_id = tenant and t.id = h.id and t.held_by is distinct from h.holder;
$$;

create function hold_by_link() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform public.hold_transactions(old.tenant_id, array[old.target_id]);
  else
    perform public.hold_transactions(new.tenant_id, array[new.target_id]);
  end if;
  return null;
end $$;

create trigger hold_transactions after insert or delete on advance_requests__transactions
  for each row execute function hold_by_link();

create function hold_by_request() returns trigger language plpgsql as $$
begin
  perform public.hold_transactions(new.tenant_id, array(select k.target_id
    from public.advance_requests__transactions k
    where k.tenant_id = new.tenant_id and k.owner_id = new.id order by k.target_id));
  return null;
end $$;

create trigger hold_transactions after insert or update of status, is_deleted on advance_requests
  for each row execute function hold_by_request();

create function hold_by_payment() returns trigger language plpgsql as $$
begin
  perform public.hold_transactions(new.tenant_id, array(select k.target_id
    from public.advance_requests__transactions k
    where k.tenant_id = new.tenant_id and k.owner_id = new.request_id order by k.target_id));
  return null;
end $$;

create trigger hold_transactions after insert or update of status, is_deleted on agreement_advance_payments
  for each row execute function hold_by_payment();

alter table facility_transactions disable trigger user;
alter table facility_transactions no force row level security;
alter table advance_requests no force row level security;
alter table advance_requests__transactions no force row level security;
alter table agreement_advance_payments no force row level security;
select hold_transactions(k.tenant_id, array_agg(k.target_id))
  from advance_requests__transactions k group by k.tenant_id;
alter table agreement_advance_payments force row level security;
alter table advance_requests__transactions force row level security;
alter table advance_requests force row level security;
alter table facility_transactions force row level security;
alter table facility_transactions enable trigger user;
