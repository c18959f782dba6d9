drop trigger computed on invoices;

drop function compute_invoices();

alter table invoices add column credited numeric(18,2) not null default '0.00';

alter table invoices add column standing text;

create function compute_invoices() returns trigger language plpgsql as $$
begin
  new.open_amount := case when new.status = '6' then 0 else new.total - new.settled - new.written_off end;
  new.standing := case when new.status <> '3' or new.credited + new.written_off = 0 then new.status
        when new.settled > new.credited then (case when new.written_off > 0 then 'restWrittenOff' else new.status end)
        when new.credited >= new.written_off then 'credited' else 'writtenOff' end;
  return new;
end $$;

create trigger computed before insert or update of open_amount, status, total, settled, written_off, standing, credited on invoices
  for each row execute function compute_invoices();

-- What credit notes settle, and the word of every invoice; not a change that somebody made.
alter table invoices disable trigger user;
update invoices i set credited = coalesce((select sum(p.amount) from partial_payments p
  where p.tenant_id = i.tenant_id and p.invoice_id = i.id and p.credit_note_id is not null and not p.is_removed
    and not p.is_deleted), 0);
update invoices set standing = case when status <> '3' or credited + written_off = 0 then status
  when settled > credited then (case when written_off > 0 then 'restWrittenOff' else status end)
  when credited >= written_off then 'credited' else 'writtenOff' end;
alter table invoices enable trigger user;
