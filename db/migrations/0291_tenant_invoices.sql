create table tenant_invoice (
  id uuid not null,
  invoice_no text not null,
  status text not null default 'created',
  customer_id uuid not null,
  customer_name text not null,
  month text not null,
  edition text,
  active_accounts numeric,
  invoice_date date not null,
  due_date date not null,
  subtotal numeric(18,2) not null,
  gst numeric(18,2) not null,
  total numeric(18,2) not null,
  note text,
  sent_at timestamptz,
  sent_to text,
  paid_on date,
  cancel_reason text,
  search_text text generated always as (lower(coalesce(invoice_no, '') || ' ' || coalesce(customer_name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (id)
);

create table tenant_invoice_lines (
  id uuid not null,
  tenant_invoice_id uuid not null,
  line_index numeric not null,
  description text not null,
  amount numeric(18,2) not null,
  gst numeric(18,2) not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (id)
);

create index ix_tenant_invoice__sort on tenant_invoice (lower(invoice_no) desc, id) where not is_deleted;

create index ix_tenant_invoice__status on tenant_invoice (status, lower(invoice_no) desc, id) where not is_deleted;

create index ix_tenant_invoice__customer_id on tenant_invoice (customer_id, lower(invoice_no) desc, id) where not is_deleted;

create index ix_tenant_invoice__invoice_date on tenant_invoice (invoice_date, lower(invoice_no) desc, id) where not is_deleted;

create index ix_tenant_invoice__due_date on tenant_invoice (due_date, lower(invoice_no) desc, id) where not is_deleted;

create index ix_tenant_invoice__total on tenant_invoice (total, lower(invoice_no) desc, id) where not is_deleted;

create unique index uq_tenant_invoice__invoice_no on tenant_invoice (lower(invoice_no)) where not is_deleted;

alter table tenant_invoice enable row level security;
alter table tenant_invoice force row level security;
create policy tenant_wall on tenant_invoice for select to caseway_app using (true);
create policy host_work on tenant_invoice to caseway_host using (true) with check (true);
grant select on tenant_invoice to caseway_app;
grant select, insert, update on tenant_invoice to caseway_host;

create trigger history after insert or update or delete on tenant_invoice
  for each row execute function capture_change('tenantInvoice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"customer_id":{"table":"tenants","text":"coalesce(t.name::text, '''')","tenant":false}}');

create index ix_tenant_invoice_lines__sort on tenant_invoice_lines (line_index, id) where not is_deleted;

create index ix_tenant_invoice_lines__tenant_invoice_id on tenant_invoice_lines (tenant_invoice_id, line_index, id) where not is_deleted;

alter table tenant_invoice_lines enable row level security;
alter table tenant_invoice_lines force row level security;
create policy tenant_wall on tenant_invoice_lines for select to caseway_app using (true);
create policy host_work on tenant_invoice_lines to caseway_host using (true) with check (true);
grant select on tenant_invoice_lines to caseway_app;
grant select, insert, update on tenant_invoice_lines to caseway_host;

create trigger history after insert or update or delete on tenant_invoice_lines
  for each row execute function capture_change('tenantInvoiceLine', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"tenant_invoice_id":{"table":"tenant_invoice","text":"coalesce(t.invoice_no::text, '''')","tenant":false}}');

alter table tenant_invoice add constraint fk_tenant_invoice__customer_id foreign key (customer_id) references tenants (id) deferrable;

alter table tenant_invoice_lines add constraint fk_tenant_invoice_lines__tenant_invoice_id foreign key (tenant_invoice_id) references tenant_invoice (id) deferrable;
