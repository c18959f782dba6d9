-- A cancelled invoice lets go of the instalments that it asked for; a paid one pays them, and a payment
-- that is taken back opens them again.
create function follow_repayment_invoice() returns trigger language plpgsql as $$
begin
  if new.status = '6' then
    update public.repayment_schedules set invoice_id = null, paid_on = null
      where tenant_id = new.tenant_id and invoice_id = new.id;
  else
    update public.repayment_schedules set paid_on = case when new.status = '3' then new.paid_on end
      where tenant_id = new.tenant_id and invoice_id = new.id;
  end if;
  return null;
end $$;
create trigger follow_repayment_invoice after update of status on transaction_invoice
  for each row when (old.status is distinct from new.status)
  execute function follow_repayment_invoice();
