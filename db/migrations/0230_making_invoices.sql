alter table assessments add column purchase_order_no text;

alter table ot add column purchase_order_no text;

alter table mass_torts add column purchase_order_no text;

alter table billing_setting add column requires_purchase_order boolean not null default false;

alter table billing_setting add column requires_claim_no boolean not null default false;

alter table invoices add column run_id text;

create index ix_invoices__run_id on invoices (tenant_id, run_id, lower(invoice_no) desc, id) where not is_deleted;
