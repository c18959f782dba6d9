-- What a case says of its invoices and payments, for whoever holds it to the ledger.
create view case_billing_statuses with (security_invoker = true) as
  select tenant_id, id, case_type, case_no, status_name, billing_status from cases where not is_deleted;
grant select on case_billing_statuses to caseway_app, caseway_host;
