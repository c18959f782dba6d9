-- A month that is closed closes everything before it: nothing is dated there, neither last month nor years ago.
create or replace function month_is_open() returns trigger language plpgsql as $$
declare
  posted text := to_char(new.journal_date, 'YYYY-MM');
  closed text;
begin
  -- Whoever closes a month waits for all that is being posted up to it, and the other way round.
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger ' || new.tenant_id, 0));
  select max(p.month) into closed from ledger_periods p
    where p.tenant_id = new.tenant_id and p.status = 'closed' and not p.is_deleted;
  if posted <= closed then
    raise exception 'month % is closed', closed using errcode = '23514',
      constraint = 'refused__monthClosed', detail = json_build_object('month', closed)::text;
  end if;
  return new;
end $$;

create or replace function month_changes() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger ' || new.tenant_id, 0));
  return new;
end $$;
