-- The refusal of a closed month says which month it is.
create or replace function month_is_open() returns trigger language plpgsql as $$
declare posted text := to_char(new.journal_date, 'YYYY-MM');
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger ' || new.tenant_id || posted, 0));
  if exists (select from ledger_periods p where p.tenant_id = new.tenant_id and p.month = posted
      and p.status = 'closed' and not p.is_deleted) then
    raise exception 'month % is closed', posted using errcode = '23514',
      constraint = 'refused__monthClosed', detail = json_build_object('month', posted)::text;
  end if;
  return new;
end $$;

-- One difference of an invoice is open at a time, also when two people sync at once.
create unique index uq_accounting_drifts__invoice_id on accounting_drifts (tenant_id, invoice_id)
  where state = 'open' and not is_deleted;
