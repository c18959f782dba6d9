-- What a case was charged and no invoice has yet, for the reports of billing.
create view case_charges_to_invoice with (security_invoker = true) as
  select h.tenant_id, h.id, h.case_id, c.case_type, h.company_id, h.specialist_id, h.charged_on, h.amount
  from case_charges h left join cases c on c.tenant_id = h.tenant_id and c.id = h.case_id
  where h.status = 'pending' and not h.is_deleted;
grant select on case_charges_to_invoice to caseway_app, caseway_host;

-- Aging reads what is open and nothing else: few of many invoices, from the index alone.
create index ix_invoices__open on invoices (tenant_id, company_id, due_date)
  include (open_amount, specialist_id, case_type) where open_amount > 0 and not is_deleted;
-- Revenue by month.
create index ix_invoices__revenue on invoices (tenant_id, invoice_date)
  include (company_id, specialist_id, case_type, subtotal) where status <> '6' and not is_deleted;
