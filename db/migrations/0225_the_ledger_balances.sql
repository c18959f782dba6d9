-- D10: a line has one side, and a journal balances to the cent when it is committed, whoever writes it.
alter table postings add constraint one_side check (debit >= 0 and credit >= 0 and (debit = 0) <> (credit = 0));

create function journal_balances() returns trigger language plpgsql as $$
declare
  entry uuid;
  rest numeric;
begin
  if tg_table_name = 'journals' then entry := new.id; else entry := new.journal_id; end if;
  select sum(p.debit - p.credit) into rest from postings p
    where p.tenant_id = new.tenant_id and p.journal_id = entry;
  if rest is distinct from 0 then
    raise exception 'journal % is out of balance by %', entry, rest
      using errcode = '23514', constraint = 'refused__journalOutOfBalance';
  end if;
  return null;
end $$;

create constraint trigger balanced after insert on journals
  deferrable initially deferred for each row execute function journal_balances();
-- A line that comes later than its journal would unbalance it: the sum is looked at again.
create constraint trigger balanced after insert on postings
  deferrable initially deferred for each row execute function journal_balances();

-- Nothing posts into a closed month. Whoever closes it waits for those who are posting, and they for it.
create function month_is_open() returns trigger language plpgsql as $$
declare posted text := to_char(new.journal_date, 'YYYY-MM');
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger ' || new.tenant_id || posted, 0));
  if exists (select from ledger_periods p where p.tenant_id = new.tenant_id and p.month = posted
      and p.status = 'closed' and not p.is_deleted) then
    raise exception 'month % is closed', posted using errcode = '23514', constraint = 'refused__monthClosed';
  end if;
  return new;
end $$;
create trigger month_is_open before insert on journals for each row execute function month_is_open();

create function month_changes() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger ' || new.tenant_id || new.month, 0));
  return new;
end $$;
create trigger month_changes before insert or update on ledger_periods for each row execute function month_changes();

alter table invoices add constraint settled_in_bounds
  check (settled >= 0 and written_off >= 0 and settled + written_off <= total and total > 0);
-- One live line for each charge: a charge is never invoiced twice.
create function charge_is_free() returns trigger language plpgsql as $$
begin
  if new.charge_id is not null and exists (
    select from invoice_lines l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
      where l.tenant_id = new.tenant_id and l.charge_id = new.charge_id and i.status <> '6' and not i.is_deleted
        and l.id <> new.id) then
    raise exception 'charge % is on another invoice', new.charge_id
      using errcode = '23514', constraint = 'refused__chargeInvoicedAlready';
  end if;
  return new;
end $$;
create trigger charge_is_free before insert on invoice_lines for each row execute function charge_is_free();

-- The accounts that documents post to: one for each purpose, in practices that exist already too.
create unique index uq_account_code__purpose on account_code (tenant_id, purpose)
  where purpose is not null and not is_deleted;

with wanted (purpose, code, name, kind) as (values
  ('receivable', '610', 'Accounts receivable', 'asset'),
  ('customerCredit', '830', 'Prepayments received', 'liability'),
  ('bank', '600', 'Bank account', 'asset'),
  ('gstCollected', '820', 'GST', 'liability'),
  ('gstPaid', '825', 'GST paid', 'asset'),
  ('badDebts', '340', 'Bad debts', 'expense'),
  ('payable', '800', 'Accounts payable', 'liability'),
  ('withholding', '840', 'Tax withheld from specialists', 'liability'),
  ('specialistFees', '310', 'Specialist fees', 'expense'),
  ('commission', '240', 'Commission income', 'income'),
  ('otherIncome', '299', 'Other income', 'income')),
marked as (
  update account_code a set purpose = w.purpose from wanted w
    where a.code = w.code and a.kind = w.kind and not a.is_deleted and a.purpose is null
    returning a.tenant_id, w.purpose)
insert into account_code (tenant_id, id, code, name, kind, purpose)
select t.id, gen_random_uuid(),
    case when exists (select from account_code o where o.tenant_id = t.id and lower(o.code) = w.code and not o.is_deleted)
      then w.code || '-L' else w.code end,
    w.name, w.kind, w.purpose
  from tenants t cross join wanted w
  where exists (select from account_code o where o.tenant_id = t.id)
    and not exists (select from marked m where m.tenant_id = t.id and m.purpose = w.purpose);

-- What each case was charged, what was paid, what its specialist earned, and what is left.
create view case_ledger with (security_invoker = true) as
select p.tenant_id, p.case_id,
  coalesce(sum(p.credit - p.debit) filter (where a.kind = 'income' and a.purpose is distinct from 'commission'), 0) as income,
  coalesce(sum(p.credit - p.debit) filter (where a.purpose = 'gstCollected'), 0) as gst,
  coalesce(sum(p.debit - p.credit) filter (where a.purpose = 'receivable'), 0) as owed_by_customer,
  coalesce(sum(p.credit - p.debit) filter (where a.purpose = 'payable'), 0) as owed_to_specialist,
  coalesce(sum(p.debit - p.credit) filter (where a.purpose = 'specialistFees'), 0)
    - coalesce(sum(p.credit - p.debit) filter (where a.purpose = 'commission'), 0) as specialist_cost,
  coalesce(sum(p.debit - p.credit) filter (where a.purpose = 'badDebts'), 0) as written_off
from postings p join account_code a on a.tenant_id = p.tenant_id and a.id = p.account_code_id
where p.case_id is not null group by p.tenant_id, p.case_id;
grant select on case_ledger to caseway_app, caseway_host;
