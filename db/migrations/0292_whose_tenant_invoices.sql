-- What the host charges one tenant is nobody else's: the wall lets through its own and the host's.
drop policy tenant_wall on tenant_invoice;
create policy tenant_wall on tenant_invoice for select to caseway_app
  using (current_tenant() in (customer_id, '00000000-0000-7000-8000-000000000001'));
drop policy tenant_wall on tenant_invoice_lines;
create policy tenant_wall on tenant_invoice_lines for select to caseway_app
  using (exists (select from tenant_invoice i where i.id = tenant_invoice_id));
-- One invoice for a tenant and a month, also when two press at once.
create unique index uq_tenant_invoice__customer_id_month on tenant_invoice (customer_id, month)
  where status <> 'cancelled' and not is_deleted;

-- What a tenant has subscribed to, for whoever invoices it.
create view platform_subscriptions with (security_invoker = true) as
  select t.id, coalesce(nullif(t.customer_name, ''), t.name) as shown_name, t.account_email, t.monthly_discount,
    e.name as edition, e.monthly_price
  from tenants t left join editions e on e.id = t.edition_id where not t.is_deleted;
grant select on platform_subscriptions to caseway_app, caseway_host;
