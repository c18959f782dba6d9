-- What is paid, cancelled or has another due date is in no arrears until the job has counted again.
create function clear_arrears() returns trigger language plpgsql as $$
begin
  if new.status = '6' or new.total <= new.paid or new.due_date is distinct from old.due_date then
    new.days_past_due := null;
    new.arrears := null;
  end if;
  return new;
end $$;
create trigger clear_arrears before update on transaction_invoice
  for each row execute function clear_arrears();

create function keep_arrears(ids uuid[], days integer[], buckets text[])
returns void language sql as $$
  update public.transaction_invoice i set days_past_due = f.days, arrears = f.bucket
    from unnest(ids, days, buckets) as f(id, days, bucket)
    where i.tenant_id = current_tenant() and i.id = f.id;
$$;

create index ix_transaction_invoice__late on transaction_invoice (tenant_id, due_date)
  where open_amount > 0 and not is_deleted;
