-- A connection keeps the plan that it made while the ledger was small, and every index of a tenant's
-- table can answer "the rows of this tenant": each new line read all postings of the practice again, so
-- a run of 10,000 invoices grew with the square of its size. These two checks now name no tenant (ids of
-- journals and charges are unique, their foreign keys name it) and find their rows by an index that
-- answers nothing else. They run as caseway_host, whose policy adds no tenant.
create index ix_postings__balance on postings (journal_id) include (debit, credit);
create index ix_invoice_lines__charge on invoice_lines (charge_id) where charge_id is not null;

create or replace function journal_balances() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public set enable_seqscan = off as $$
declare
  entry uuid;
  rest numeric;
begin
  if tg_table_name = 'journals' then entry := new.id; else entry := new.journal_id; end if;
  select sum(p.debit - p.credit) into rest from postings p where p.journal_id = entry;
  if rest is distinct from 0 then
    raise exception 'journal % is out of balance by %', entry, rest
      using errcode = '23514', constraint = 'refused__journalOutOfBalance';
  end if;
  return null;
end $$;
alter function journal_balances() owner to caseway_host;
revoke all on function journal_balances() from public;

create or replace function charge_is_free() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public set enable_seqscan = off as $$
begin
  if new.charge_id is not null and exists (
    select from invoice_lines l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
      where l.charge_id = new.charge_id and i.status <> '6' and not i.is_deleted and l.id <> new.id) then
    raise exception 'charge % is on another invoice', new.charge_id
      using errcode = '23514', constraint = 'refused__chargeInvoicedAlready';
  end if;
  return new;
end $$;
alter function charge_is_free() owner to caseway_host;
revoke all on function charge_is_free() from public;
