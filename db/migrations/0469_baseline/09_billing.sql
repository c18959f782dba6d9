-- billing: its part of the baseline. A thing stands in the file of the last module that it needs.
-- Functions may name what comes later.
set local check_function_bodies = off;

create table account_code (
  tenant_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  kind text not null,
  description text,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(code, ''::text) || ' '::text) || coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  purpose text,
  primary key (tenant_id, id)
);
create index ix_account_code__sort on account_code (tenant_id, lower(code), id) include (code) where not is_deleted;
create index ix_account_code__kind on account_code (tenant_id, kind, lower(code), id) include (code) where not is_deleted;
create index ix_account_code__is_active on account_code (tenant_id, is_active, lower(code), id) include (code) where not is_deleted;
create unique index uq_account_code__code on account_code (tenant_id, lower(code)) where not is_deleted;
create index ix_account_code__search on account_code using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_account_code__purpose on account_code (tenant_id, purpose, lower(code), id) include (code) where not is_deleted;
create unique index uq_account_code__purpose on account_code (tenant_id, purpose) where purpose is not null and not is_deleted;
alter table account_code enable row level security, force row level security;
create policy tenant_wall on account_code to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on account_code to caseway_host
  using (true) with check (true);
grant select, insert, update on account_code to caseway_app, caseway_host;
create trigger history after insert or delete or update on account_code
  for each row execute function capture_change('accountCode', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on account_code
  for each row execute function keep_search_words('accountCode');
create trigger search_words_changed after update on account_code
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('accountCode');

create table service_items (
  tenant_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  service_type text not null,
  unit_price numeric(18,2) not null,
  has_gst boolean not null default true,
  account_code_id uuid,
  description text,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(code, ''::text) || ' '::text) || coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  payment_classification_code text,
  primary key (tenant_id, id),
  constraint fk_service_items__account_code_id foreign key (tenant_id, account_code_id) references account_code(tenant_id, id) deferrable
);
create index ix_service_items__sort on service_items (tenant_id, lower(code), id) include (code) where not is_deleted;
create index ix_service_items__service_type on service_items (tenant_id, service_type, lower(code), id) include (code) where not is_deleted;
create index ix_service_items__unit_price on service_items (tenant_id, unit_price, lower(code), id) include (code) where not is_deleted;
create index ix_service_items__has_gst on service_items (tenant_id, has_gst, lower(code), id) include (code) where not is_deleted;
create index ix_service_items__account_code_id on service_items (tenant_id, account_code_id, lower(code), id) include (code) where not is_deleted;
create index ix_service_items__is_active on service_items (tenant_id, is_active, lower(code), id) include (code) where not is_deleted;
create unique index uq_service_items__code on service_items (tenant_id, lower(code)) where not is_deleted;
create index ix_service_items__search on service_items using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table service_items enable row level security, force row level security;
create policy tenant_wall on service_items to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on service_items to caseway_host
  using (true) with check (true);
grant select, insert, update on service_items to caseway_app, caseway_host;
create trigger history after insert or delete or update on service_items
  for each row execute function capture_change('serviceItem', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"account_code_id":{"table":"account_code","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on service_items
  for each row execute function keep_search_words('serviceItem');
create trigger search_words_changed after update on service_items
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('serviceItem');

create table billing_setting (
  tenant_id uuid not null,
  id uuid not null,
  scope text not null default 'tenant'::text,
  company_id uuid,
  service_type text,
  effective_from date not null,
  terms_days numeric not null,
  tax_rate numeric(18,4) not null default 10,
  prepayment text not null default 'notRequired'::text,
  statement_day text,
  invoice_note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  requires_purchase_order boolean not null default false,
  requires_claim_no boolean not null default false,
  bank_account_name text,
  bank_bsb text,
  bank_account_no text,
  primary key (tenant_id, id),
  constraint fk_billing_setting__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_billing_setting__sort on billing_setting (tenant_id, company_id, lower(service_type), id) include (service_type) where not is_deleted;
create index ix_billing_setting__scope on billing_setting (tenant_id, scope, company_id, lower(service_type), id) include (service_type) where not is_deleted;
create index ix_billing_setting__company_id on billing_setting (tenant_id, company_id, company_id, lower(service_type), id) include (service_type) where not is_deleted;
create index ix_billing_setting__service_type on billing_setting (tenant_id, service_type, company_id, lower(service_type), id) include (service_type) where not is_deleted;
create index ix_billing_setting__effective_from on billing_setting (tenant_id, effective_from, company_id, lower(service_type), id) include (service_type) where not is_deleted;
create index ix_billing_setting__prepayment on billing_setting (tenant_id, prepayment, company_id, lower(service_type), id) include (service_type) where not is_deleted;
create index ix_billing_setting__statement_day on billing_setting (tenant_id, statement_day, company_id, lower(service_type), id) include (service_type) where not is_deleted;
create unique index uq_billing_setting__company_id__service_type__effective_from on billing_setting (tenant_id, company_id, lower(service_type), effective_from) where not is_deleted;
create unique index uq_billing_setting__effective_from on billing_setting (tenant_id, company_id, service_type, effective_from) nulls not distinct where not is_deleted;
alter table billing_setting enable row level security, force row level security;
create policy tenant_wall on billing_setting to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on billing_setting to caseway_host
  using (true) with check (true);
grant select, insert, update on billing_setting to caseway_app, caseway_host;
create trigger history after insert or delete or update on billing_setting
  for each row execute function capture_change('billingSetting', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function keep_billing_setting() returns trigger
  language plpgsql
  as $$
begin
  if new.scope = 'company' and new.company_id is null then
    raise exception 'No company' using errcode = '23514', constraint = 'refused__billingCompanyMissing';
  end if;
  if new.scope = 'tenant' and new.company_id is not null then
    raise exception 'A company' using errcode = '23514', constraint = 'refused__billingCompanyUnwanted';
  end if;
  return new;
end $$;
create trigger billing_setting_kept before insert or update on billing_setting
  for each row execute function keep_billing_setting();

create table journals (
  tenant_id uuid not null,
  id uuid not null,
  journal_no text,
  kind text not null,
  journal_date date not null,
  memo text not null,
  source_type text not null,
  source_id text not null,
  reverses_id uuid,
  search_text text generated always as (lower((coalesce(journal_no, ''::text) || ' '::text) || coalesce(memo, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_journals__reverses_id foreign key (tenant_id, reverses_id) references journals(tenant_id, id) deferrable
);
create index ix_journals__sort on journals (tenant_id, lower(journal_no) desc, id);
create index ix_journals__kind on journals (tenant_id, kind, lower(journal_no) desc, id);
create index ix_journals__journal_date on journals (tenant_id, journal_date, lower(journal_no) desc, id);
create index ix_journals__source_type on journals (tenant_id, source_type, lower(journal_no) desc, id);
create index ix_journals__source_id on journals (tenant_id, source_id, lower(journal_no) desc, id);
create index ix_journals__reverses_id on journals (tenant_id, reverses_id);
create index ix_journals__search on journals using gin (tenant_id, search_text gin_trgm_ops);
alter table journals enable row level security, force row level security;
create policy tenant_wall on journals to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on journals to caseway_host
  using (true) with check (true);
grant select, insert on journals to caseway_app, caseway_host;
create trigger append_only before delete or update on journals
  for each row execute function refuse_change();
create trigger never_truncated before truncate on journals
  for each statement execute function refuse_change();

create function journal_balances() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public set enable_seqscan = off
  as $$
declare
  entry uuid;
  rest numeric;
begin
  if tg_table_name = 'journals' then entry := new.id; else entry := new.journal_id; end if;
  select sum(p.debit - p.credit) into rest from postings p where p.journal_id = entry;
  if rest is distinct from 0 then
    raise exception 'journal % is out of balance by %', entry, rest
      using errcode = '23514', constraint = 'refused__journalOutOfBalance';
  end if;
  return null;
end $$;
alter function journal_balances() owner to caseway_host;
revoke all on function journal_balances() from public;
create constraint trigger balanced after insert on journals deferrable initially deferred
  for each row execute function journal_balances();

create function month_is_open() returns trigger
  language plpgsql
  as $$
declare posted text := to_char(new.journal_date, 'YYYY-MM');
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger ' || new.tenant_id || posted, 0));
  if exists (select from ledger_periods p where p.tenant_id = new.tenant_id and p.month = posted
      and p.status = 'closed' and not p.is_deleted) then
    raise exception 'month % is closed', posted using errcode = '23514',
      constraint = 'refused__monthClosed', detail = json_build_object('month', posted)::text;
  end if;
  return new;
end $$;
create trigger month_is_open before insert on journals
  for each row execute function month_is_open();
create trigger search_words after insert or delete on journals
  for each row execute function keep_search_words('journal');
create trigger search_words_changed after update on journals
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('journal');
create trigger history after insert on journals referencing new table as added
  for each statement execute function audit_additions('journal');

create table invoices (
  tenant_id uuid not null,
  id uuid not null,
  invoice_no text,
  status text not null default '5'::text,
  kind text not null default 'case'::text,
  company_id uuid not null,
  case_manager_id uuid,
  case_id uuid,
  case_type text,
  specialist_id uuid,
  claimant_name text,
  claim_no text,
  purchase_order_no text,
  customer_reference text,
  invoice_date date not null,
  due_date date not null,
  subtotal numeric(18,2) not null,
  gst numeric(18,2) not null,
  total numeric(18,2) not null,
  settled numeric(18,2) not null default 0.00,
  written_off numeric(18,2) not null default 0.00,
  open_amount numeric(18,2),
  note text,
  sent_at timestamptz,
  sent_to text,
  paid_on date,
  cancel_comment text,
  cancelled_at timestamptz,
  reminder_level numeric default 0,
  last_reminder_at timestamptz,
  is_reminder_stopped boolean not null default false,
  accounting_id text,
  uploaded_at timestamptz,
  search_text text generated always as (lower((((((((coalesce(invoice_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(claim_no, ''::text)) || ' '::text) || coalesce(purchase_order_no, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  run_id text,
  primary key (tenant_id, id),
  constraint settled_in_bounds check (settled >= 0::numeric and written_off >= 0::numeric and (settled + written_off) <= total and total > 0::numeric),
  constraint fk_invoices__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_invoices__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_invoices__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_invoices__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);

create table postings (
  tenant_id uuid not null,
  id uuid not null,
  journal_id uuid not null,
  posted_on date not null,
  account_code_id uuid not null,
  debit numeric(18,2) not null default 0.00,
  credit numeric(18,2) not null default 0.00,
  company_id uuid,
  specialist_id uuid,
  case_id uuid,
  invoice_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint one_side check (debit >= 0::numeric and credit >= 0::numeric and (debit = 0::numeric) <> (credit = 0::numeric)),
  constraint fk_postings__journal_id foreign key (tenant_id, journal_id) references journals(tenant_id, id) deferrable,
  constraint fk_postings__account_code_id foreign key (tenant_id, account_code_id) references account_code(tenant_id, id) deferrable,
  constraint fk_postings__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_postings__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_postings__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_postings__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable
);
create index ix_postings__sort on postings (tenant_id, posted_on desc, id);
create index ix_postings__journal_id on postings (tenant_id, journal_id, posted_on desc, id);
create index ix_postings__posted_on on postings (tenant_id, posted_on, posted_on desc, id);
create index ix_postings__account_code_id on postings (tenant_id, account_code_id, posted_on desc, id);
create index ix_postings__company_id on postings (tenant_id, company_id, posted_on desc, id);
create index ix_postings__specialist_id on postings (tenant_id, specialist_id, posted_on desc, id);
create index ix_postings__case_id on postings (tenant_id, case_id, posted_on desc, id);
create index ix_postings__invoice_id on postings (tenant_id, invoice_id, posted_on desc, id);
create index ix_postings__balance on postings (journal_id) include (debit, credit);
alter table postings enable row level security, force row level security;
create policy tenant_wall on postings to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on postings to caseway_host
  using (true) with check (true);
grant select, insert on postings to caseway_app, caseway_host;
create trigger append_only before delete or update on postings
  for each row execute function refuse_change();
create trigger never_truncated before truncate on postings
  for each statement execute function refuse_change();
create constraint trigger balanced after insert on postings deferrable initially deferred
  for each row execute function journal_balances();
create trigger history after insert on postings referencing new table as added
  for each statement execute function audit_additions('posting');

create table ledger_periods (
  tenant_id uuid not null,
  id uuid not null,
  month text not null,
  status text not null default 'closed'::text,
  changed_at timestamptz not null,
  changed_by_id uuid,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ledger_periods__changed_by_id foreign key (tenant_id, changed_by_id) references users(tenant_id, id) deferrable
);
create index ix_ledger_periods__sort on ledger_periods (tenant_id, lower(month) desc, id) where not is_deleted;
create index ix_ledger_periods__status on ledger_periods (tenant_id, status, lower(month) desc, id) where not is_deleted;
create index ix_ledger_periods__changed_by_id on ledger_periods (tenant_id, changed_by_id) where not is_deleted;
create unique index uq_ledger_periods__month on ledger_periods (tenant_id, lower(month)) where not is_deleted;
alter table ledger_periods enable row level security, force row level security;
create policy tenant_wall on ledger_periods to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ledger_periods to caseway_host
  using (true) with check (true);
grant select, insert, update on ledger_periods to caseway_app, caseway_host;
create trigger history after insert or delete or update on ledger_periods
  for each row execute function capture_change('ledgerPeriod', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"changed_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function month_changes() returns trigger
  language plpgsql
  as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger ' || new.tenant_id || new.month, 0));
  return new;
end $$;
create trigger month_changes before insert or update on ledger_periods
  for each row execute function month_changes();
create index ix_invoices__sort on invoices (tenant_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__status on invoices (tenant_id, status, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__kind on invoices (tenant_id, kind, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__company_id on invoices (tenant_id, company_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__case_id on invoices (tenant_id, case_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__case_type on invoices (tenant_id, case_type, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__specialist_id on invoices (tenant_id, specialist_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__invoice_date on invoices (tenant_id, invoice_date, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__due_date on invoices (tenant_id, due_date, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__total on invoices (tenant_id, total, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__open_amount on invoices (tenant_id, open_amount, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__uploaded_at on invoices (tenant_id, uploaded_at, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__case_manager_id on invoices (tenant_id, case_manager_id) where not is_deleted;
create unique index uq_invoices__invoice_no on invoices (tenant_id, lower(invoice_no)) where not is_deleted;
create index ix_invoices__search on invoices using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_invoices__run_id on invoices (tenant_id, run_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__open on invoices (tenant_id, company_id, due_date) include (open_amount, specialist_id, case_type) where open_amount > 0::numeric and not is_deleted;
create index ix_invoices__revenue on invoices (tenant_id, invoice_date) include (company_id, specialist_id, case_type, subtotal) where status <> '6'::text and not is_deleted;
alter table invoices enable row level security, force row level security;
create policy tenant_wall on invoices to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on invoices to caseway_host
  using (true) with check (true);
grant select, insert, update on invoices to caseway_app, caseway_host;

create function compute_invoices() returns trigger
  language plpgsql
  as $$
begin
  new.open_amount := case when new.status = '6' then 0 else new.total - new.settled - new.written_off end;
  return new;
end $$;
create trigger computed before insert or update of open_amount, status, total, settled, written_off on invoices
  for each row execute function compute_invoices();
create trigger history after insert or delete or update on invoices
  for each row execute function capture_change('invoice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on invoices
  for each row execute function keep_search_words('invoice');
create trigger search_words_changed after update on invoices
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('invoice');

create table invoice_lines (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  line_index numeric not null,
  case_id uuid,
  charge_id uuid,
  service_item_id uuid,
  account_code_id uuid,
  description text not null,
  quantity text not null,
  unit_price numeric(18,2) not null,
  has_gst boolean not null default false,
  amount numeric(18,2) not null,
  gst numeric(18,2) not null,
  rule text,
  adjusted_because text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_invoice_lines__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable,
  constraint fk_invoice_lines__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_invoice_lines__charge_id foreign key (tenant_id, charge_id) references case_charges(tenant_id, id) deferrable,
  constraint fk_invoice_lines__service_item_id foreign key (tenant_id, service_item_id) references service_items(tenant_id, id) deferrable,
  constraint fk_invoice_lines__account_code_id foreign key (tenant_id, account_code_id) references account_code(tenant_id, id) deferrable
);
create index ix_invoice_lines__sort on invoice_lines (tenant_id, line_index, id);
create index ix_invoice_lines__invoice_id on invoice_lines (tenant_id, invoice_id, line_index, id);
create index ix_invoice_lines__case_id on invoice_lines (tenant_id, case_id, line_index, id);
create index ix_invoice_lines__charge_id on invoice_lines (tenant_id, charge_id, line_index, id);
create index ix_invoice_lines__service_item_id on invoice_lines (tenant_id, service_item_id);
create index ix_invoice_lines__account_code_id on invoice_lines (tenant_id, account_code_id);
create index ix_invoice_lines__charge on invoice_lines (charge_id) where charge_id is not null;
alter table invoice_lines enable row level security, force row level security;
create policy tenant_wall on invoice_lines to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on invoice_lines to caseway_host
  using (true) with check (true);
grant select, insert on invoice_lines to caseway_app, caseway_host;
create trigger append_only before delete or update on invoice_lines
  for each row execute function refuse_change();
create trigger never_truncated before truncate on invoice_lines
  for each statement execute function refuse_change();

create function charge_is_free() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public set enable_seqscan = off
  as $$
begin
  if new.charge_id is not null and exists (
    select from invoice_lines l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
      where l.charge_id = new.charge_id and i.status <> '6' and not i.is_deleted and l.id <> new.id) then
    raise exception 'charge % is on another invoice', new.charge_id
      using errcode = '23514', constraint = 'refused__chargeInvoicedAlready';
  end if;
  return new;
end $$;
alter function charge_is_free() owner to caseway_host;
revoke all on function charge_is_free() from public;
create trigger charge_is_free before insert on invoice_lines
  for each row execute function charge_is_free();
create trigger history after insert on invoice_lines referencing new table as added
  for each statement execute function audit_additions('invoiceLine');

create table credit_notes (
  tenant_id uuid not null,
  id uuid not null,
  credit_note_no text,
  company_id uuid not null,
  invoice_id uuid not null,
  credit_date date not null,
  reason text not null,
  subtotal numeric(18,2) not null,
  gst numeric(18,2) not null,
  total numeric(18,2) not null,
  applied numeric(18,2) not null default 0.00,
  refunded numeric(18,2) not null default 0.00,
  unapplied numeric(18,2),
  sent_at timestamptz,
  accounting_id text,
  uploaded_at timestamptz,
  search_text text generated always as (lower(coalesce(credit_note_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  is_reversed boolean not null default false,
  reversed_at timestamptz,
  reversed_because text,
  category text not null default 'creditNotes'::text,
  primary key (tenant_id, id),
  constraint applied_in_bounds check (total > 0::numeric and applied >= 0::numeric and refunded >= 0::numeric and (applied + refunded) <= total),
  constraint fk_credit_notes__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_credit_notes__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable
);
create index ix_credit_notes__sort on credit_notes (tenant_id, lower(credit_note_no) desc, id) where not is_deleted;
create index ix_credit_notes__company_id on credit_notes (tenant_id, company_id, lower(credit_note_no) desc, id) where not is_deleted;
create index ix_credit_notes__invoice_id on credit_notes (tenant_id, invoice_id, lower(credit_note_no) desc, id) where not is_deleted;
create index ix_credit_notes__credit_date on credit_notes (tenant_id, credit_date, lower(credit_note_no) desc, id) where not is_deleted;
create index ix_credit_notes__unapplied on credit_notes (tenant_id, unapplied, lower(credit_note_no) desc, id) where not is_deleted;
create unique index uq_credit_notes__credit_note_no on credit_notes (tenant_id, lower(credit_note_no)) where not is_deleted;
create index ix_credit_notes__search on credit_notes using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_credit_notes__is_reversed on credit_notes (tenant_id, is_reversed, lower(credit_note_no) desc, id) where not is_deleted;
alter table credit_notes enable row level security, force row level security;
create policy tenant_wall on credit_notes to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on credit_notes to caseway_host
  using (true) with check (true);
grant select, insert, update on credit_notes to caseway_app, caseway_host;
create trigger history after insert or delete or update on credit_notes
  for each row execute function capture_change('creditNote', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on credit_notes
  for each row execute function keep_search_words('creditNote');
create trigger search_words_changed after update on credit_notes
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('creditNote');

create function compute_credit_notes() returns trigger
  language plpgsql
  as $$
begin
  new.unapplied := case when new.is_reversed then 0 else new.total - new.applied - new.refunded end;
  return new;
end $$;
create trigger computed before insert or update of unapplied, is_reversed, total, applied, refunded on credit_notes
  for each row execute function compute_credit_notes();

create table credit_note_lines (
  tenant_id uuid not null,
  id uuid not null,
  credit_note_id uuid not null,
  line_index numeric not null,
  invoice_line_id uuid,
  case_id uuid,
  account_code_id uuid,
  description text not null,
  amount numeric(18,2) not null,
  gst numeric(18,2) not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint credited_amount_positive check (amount >= 0::numeric and gst >= 0::numeric),
  constraint fk_credit_note_lines__credit_note_id foreign key (tenant_id, credit_note_id) references credit_notes(tenant_id, id) deferrable,
  constraint fk_credit_note_lines__invoice_line_id foreign key (tenant_id, invoice_line_id) references invoice_lines(tenant_id, id) deferrable,
  constraint fk_credit_note_lines__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_credit_note_lines__account_code_id foreign key (tenant_id, account_code_id) references account_code(tenant_id, id) deferrable
);
create index ix_credit_note_lines__sort on credit_note_lines (tenant_id, line_index, id);
create index ix_credit_note_lines__credit_note_id on credit_note_lines (tenant_id, credit_note_id, line_index, id);
create index ix_credit_note_lines__invoice_line_id on credit_note_lines (tenant_id, invoice_line_id, line_index, id);
create index ix_credit_note_lines__case_id on credit_note_lines (tenant_id, case_id);
create index ix_credit_note_lines__account_code_id on credit_note_lines (tenant_id, account_code_id);
alter table credit_note_lines enable row level security, force row level security;
create policy tenant_wall on credit_note_lines to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on credit_note_lines to caseway_host
  using (true) with check (true);
grant select, insert on credit_note_lines to caseway_app, caseway_host;
create trigger append_only before delete or update on credit_note_lines
  for each row execute function refuse_change();
create trigger never_truncated before truncate on credit_note_lines
  for each statement execute function refuse_change();
create trigger history after insert on credit_note_lines referencing new table as added
  for each statement execute function audit_additions('creditNoteLine');

create table receipts (
  tenant_id uuid not null,
  id uuid not null,
  receipt_no text,
  company_id uuid,
  payer_name text,
  received_on date not null,
  method text not null default 'transfer'::text,
  reference text,
  amount numeric(18,2) not null,
  applied numeric(18,2) not null default 0.00,
  refunded numeric(18,2) not null default 0.00,
  unapplied numeric(18,2),
  note text,
  is_reversed boolean not null default false,
  reversed_at timestamptz,
  reversed_because text,
  search_text text generated always as (lower((((coalesce(receipt_no, ''::text) || ' '::text) || coalesce(payer_name, ''::text)) || ' '::text) || coalesce(reference, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint applied_in_bounds check (amount > 0::numeric and applied >= 0::numeric and refunded >= 0::numeric and (applied + refunded) <= amount),
  constraint fk_receipts__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_receipts__sort on receipts (tenant_id, lower(receipt_no) desc, id) where not is_deleted;
create index ix_receipts__company_id on receipts (tenant_id, company_id, lower(receipt_no) desc, id) where not is_deleted;
create index ix_receipts__received_on on receipts (tenant_id, received_on, lower(receipt_no) desc, id) where not is_deleted;
create index ix_receipts__method on receipts (tenant_id, method, lower(receipt_no) desc, id) where not is_deleted;
create index ix_receipts__amount on receipts (tenant_id, amount, lower(receipt_no) desc, id) where not is_deleted;
create index ix_receipts__unapplied on receipts (tenant_id, unapplied, lower(receipt_no) desc, id) where not is_deleted;
create index ix_receipts__is_reversed on receipts (tenant_id, is_reversed, lower(receipt_no) desc, id) where not is_deleted;
create unique index uq_receipts__receipt_no on receipts (tenant_id, lower(receipt_no)) where not is_deleted;
create index ix_receipts__search on receipts using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table receipts enable row level security, force row level security;
create policy tenant_wall on receipts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on receipts to caseway_host
  using (true) with check (true);
grant select, insert, update on receipts to caseway_app, caseway_host;

create function compute_receipts() returns trigger
  language plpgsql
  as $$
begin
  new.unapplied := case when new.is_reversed then 0 else new.amount - new.applied - new.refunded end;
  return new;
end $$;
create trigger computed before insert or update of unapplied, is_reversed, amount, applied, refunded on receipts
  for each row execute function compute_receipts();
create trigger history after insert or delete or update on receipts
  for each row execute function capture_change('receipt', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on receipts
  for each row execute function keep_search_words('receipt');
create trigger search_words_changed after update on receipts
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('receipt');

create table partial_payments (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  receipt_id uuid,
  credit_note_id uuid,
  amount numeric(18,2) not null,
  applied_on date not null,
  journal_id uuid not null,
  is_removed boolean not null default false,
  removed_at timestamptz,
  removed_because text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  category text,
  primary key (tenant_id, id),
  constraint one_source check (amount > 0::numeric and (receipt_id is null) <> (credit_note_id is null)),
  constraint fk_partial_payments__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable,
  constraint fk_partial_payments__receipt_id foreign key (tenant_id, receipt_id) references receipts(tenant_id, id) deferrable,
  constraint fk_partial_payments__credit_note_id foreign key (tenant_id, credit_note_id) references credit_notes(tenant_id, id) deferrable,
  constraint fk_partial_payments__journal_id foreign key (tenant_id, journal_id) references journals(tenant_id, id) deferrable
);
create index ix_partial_payments__sort on partial_payments (tenant_id, applied_on desc, id) where not is_deleted;
create index ix_partial_payments__invoice_id on partial_payments (tenant_id, invoice_id, applied_on desc, id) where not is_deleted;
create index ix_partial_payments__receipt_id on partial_payments (tenant_id, receipt_id, applied_on desc, id) where not is_deleted;
create index ix_partial_payments__credit_note_id on partial_payments (tenant_id, credit_note_id, applied_on desc, id) where not is_deleted;
create index ix_partial_payments__is_removed on partial_payments (tenant_id, is_removed, applied_on desc, id) where not is_deleted;
create index ix_partial_payments__journal_id on partial_payments (tenant_id, journal_id) where not is_deleted;
create index ix_partial_payments__category on partial_payments (tenant_id, category, applied_on desc, id) where not is_deleted;
alter table partial_payments enable row level security, force row level security;
create policy tenant_wall on partial_payments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on partial_payments to caseway_host
  using (true) with check (true);
grant select, insert, update on partial_payments to caseway_app, caseway_host;
create trigger history after insert or delete or update on partial_payments
  for each row execute function capture_change('allocation', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true},"receipt_id":{"table":"receipts","text":"coalesce(t.receipt_no::text, '''')","tenant":true},"credit_note_id":{"table":"credit_notes","text":"coalesce(t.credit_note_no::text, '''')","tenant":true},"journal_id":{"table":"journals","text":"(coalesce(t.journal_no::text, '''') || '' '' || coalesce(t.memo::text, ''''))","tenant":true}}');

create function compute_partial_payments() returns trigger
  language plpgsql
  as $$
begin
  new.category := case when new.credit_note_id is null then 'revenue' else 'creditNote' end;
  return new;
end $$;
create trigger computed before insert or update of category, credit_note_id on partial_payments
  for each row execute function compute_partial_payments();

create table write_offs (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  written_off_on date not null,
  amount numeric(18,2) not null,
  gst numeric(18,2) not null,
  reason text not null,
  journal_id uuid not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  undoes_id uuid,
  primary key (tenant_id, id),
  constraint written_off_positive check (
case
    when undoes_id is null then amount > 0::numeric and gst >= 0::numeric
    else amount < 0::numeric and gst <= 0::numeric
end),
  constraint fk_write_offs__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable,
  constraint fk_write_offs__journal_id foreign key (tenant_id, journal_id) references journals(tenant_id, id) deferrable,
  constraint fk_write_offs__undoes_id foreign key (tenant_id, undoes_id) references write_offs(tenant_id, id) deferrable
);
create index ix_write_offs__sort on write_offs (tenant_id, written_off_on desc, id);
create index ix_write_offs__invoice_id on write_offs (tenant_id, invoice_id, written_off_on desc, id);
create index ix_write_offs__written_off_on on write_offs (tenant_id, written_off_on, written_off_on desc, id);
create index ix_write_offs__journal_id on write_offs (tenant_id, journal_id);
create index ix_write_offs__undoes_id on write_offs (tenant_id, undoes_id);
create unique index uq_write_offs__undoes_id on write_offs (tenant_id, undoes_id);
alter table write_offs enable row level security, force row level security;
create policy tenant_wall on write_offs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on write_offs to caseway_host
  using (true) with check (true);
grant select, insert on write_offs to caseway_app, caseway_host;
create trigger append_only before delete or update on write_offs
  for each row execute function refuse_change();
create trigger never_truncated before truncate on write_offs
  for each statement execute function refuse_change();
create trigger history after insert on write_offs referencing new table as added
  for each statement execute function audit_additions('writeOff');

create table invoice_reminder_rules (
  tenant_id uuid not null,
  id uuid not null,
  level numeric not null,
  days_overdue numeric not null,
  template text not null default 'InvoiceReminder'::text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_invoice_reminder_rules__sort on invoice_reminder_rules (tenant_id, level, id) where not is_deleted;
create index ix_invoice_reminder_rules__template on invoice_reminder_rules (tenant_id, template, level, id) where not is_deleted;
create index ix_invoice_reminder_rules__is_active on invoice_reminder_rules (tenant_id, is_active, level, id) where not is_deleted;
create unique index uq_invoice_reminder_rules__level on invoice_reminder_rules (tenant_id, level) where not is_deleted;
alter table invoice_reminder_rules enable row level security, force row level security;
create policy tenant_wall on invoice_reminder_rules to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on invoice_reminder_rules to caseway_host
  using (true) with check (true);
grant select, insert, update on invoice_reminder_rules to caseway_app, caseway_host;
create trigger history after insert or delete or update on invoice_reminder_rules
  for each row execute function capture_change('invoiceReminderRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create table reminder_stops (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  until date,
  reason text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_reminder_stops__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_reminder_stops__sort on reminder_stops (tenant_id, company_id, id) where not is_deleted;
create index ix_reminder_stops__company_id on reminder_stops (tenant_id, company_id, company_id, id) where not is_deleted;
create index ix_reminder_stops__until on reminder_stops (tenant_id, until, company_id, id) where not is_deleted;
create unique index uq_reminder_stops__company_id on reminder_stops (tenant_id, company_id) where not is_deleted;
alter table reminder_stops enable row level security, force row level security;
create policy tenant_wall on reminder_stops to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on reminder_stops to caseway_host
  using (true) with check (true);
grant select, insert, update on reminder_stops to caseway_app, caseway_host;
create trigger history after insert or delete or update on reminder_stops
  for each row execute function capture_change('reminderStop', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create table sent_invoice_reminders (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  level numeric not null,
  sent_on date not null,
  open numeric(18,2) not null,
  sent_to text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_sent_invoice_reminders__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable
);
create index ix_sent_invoice_reminders__sort on sent_invoice_reminders (tenant_id, level, id);
create index ix_sent_invoice_reminders__invoice_id on sent_invoice_reminders (tenant_id, invoice_id, level, id);
create index ix_sent_invoice_reminders__level on sent_invoice_reminders (tenant_id, level, level, id);
create index ix_sent_invoice_reminders__sent_on on sent_invoice_reminders (tenant_id, sent_on, level, id);
create unique index uq_sent_invoice_reminders__invoice_id__level on sent_invoice_reminders (tenant_id, invoice_id, level);
alter table sent_invoice_reminders enable row level security, force row level security;
create policy tenant_wall on sent_invoice_reminders to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sent_invoice_reminders to caseway_host
  using (true) with check (true);
grant select, insert on sent_invoice_reminders to caseway_app, caseway_host;
create trigger append_only before delete or update on sent_invoice_reminders
  for each row execute function refuse_change();
create trigger never_truncated before truncate on sent_invoice_reminders
  for each statement execute function refuse_change();
create trigger history after insert on sent_invoice_reminders referencing new table as added
  for each statement execute function audit_additions('invoiceReminder');

create table sent_statements (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  statement_date date not null,
  open numeric(18,2) not null,
  sent_to text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_sent_statements__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_sent_statements__sort on sent_statements (tenant_id, statement_date desc, id);
create index ix_sent_statements__company_id on sent_statements (tenant_id, company_id, statement_date desc, id);
create index ix_sent_statements__statement_date on sent_statements (tenant_id, statement_date, statement_date desc, id);
create unique index uq_sent_statements__company_id__statement_date on sent_statements (tenant_id, company_id, statement_date);
alter table sent_statements enable row level security, force row level security;
create policy tenant_wall on sent_statements to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sent_statements to caseway_host
  using (true) with check (true);
grant select, insert on sent_statements to caseway_app, caseway_host;
create trigger append_only before delete or update on sent_statements
  for each row execute function refuse_change();
create trigger never_truncated before truncate on sent_statements
  for each statement execute function refuse_change();
create trigger history after insert on sent_statements referencing new table as added
  for each statement execute function audit_additions('sentStatement');

create table prepayment_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  status text not null default 'requested'::text,
  case_id uuid not null,
  company_id uuid not null,
  amount numeric(18,2) not null,
  due_date date,
  note text,
  sent_at timestamptz,
  sent_to text,
  received_on date,
  receipt_id uuid,
  received_note text,
  search_text text generated always as (lower(coalesce(request_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_prepayment_requests__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_prepayment_requests__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_prepayment_requests__receipt_id foreign key (tenant_id, receipt_id) references receipts(tenant_id, id) deferrable
);
create index ix_prepayment_requests__sort on prepayment_requests (tenant_id, lower(request_no) desc, id) where not is_deleted;
create index ix_prepayment_requests__status on prepayment_requests (tenant_id, status, lower(request_no) desc, id) where not is_deleted;
create index ix_prepayment_requests__case_id on prepayment_requests (tenant_id, case_id, lower(request_no) desc, id) where not is_deleted;
create index ix_prepayment_requests__company_id on prepayment_requests (tenant_id, company_id, lower(request_no) desc, id) where not is_deleted;
create index ix_prepayment_requests__amount on prepayment_requests (tenant_id, amount, lower(request_no) desc, id) where not is_deleted;
create index ix_prepayment_requests__due_date on prepayment_requests (tenant_id, due_date, lower(request_no) desc, id) where not is_deleted;
create index ix_prepayment_requests__receipt_id on prepayment_requests (tenant_id, receipt_id) where not is_deleted;
create unique index uq_prepayment_requests__request_no on prepayment_requests (tenant_id, lower(request_no)) where not is_deleted;
create index ix_prepayment_requests__search on prepayment_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create unique index uq_prepayment_requests__open on prepayment_requests (tenant_id, case_id) where status = 'requested'::text and not is_deleted;
alter table prepayment_requests enable row level security, force row level security;
create policy tenant_wall on prepayment_requests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on prepayment_requests to caseway_host
  using (true) with check (true);
grant select, insert, update on prepayment_requests to caseway_app, caseway_host;
create trigger history after insert or delete or update on prepayment_requests
  for each row execute function capture_change('prepaymentRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"receipt_id":{"table":"receipts","text":"coalesce(t.receipt_no::text, '''')","tenant":true}}');

create table icare_claims (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  claim_no text not null,
  amount numeric(18,2) not null,
  outcome text not null default 'waiting'::text,
  answered_at timestamptz,
  answer_reference text,
  answer_text text,
  content text not null,
  search_text text generated always as (lower(coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_icare_claims__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable
);
create index ix_icare_claims__sort on icare_claims (tenant_id, creation_time desc, id) where not is_deleted;
create index ix_icare_claims__invoice_id on icare_claims (tenant_id, invoice_id, creation_time desc, id) where not is_deleted;
create index ix_icare_claims__outcome on icare_claims (tenant_id, outcome, creation_time desc, id) where not is_deleted;
create index ix_icare_claims__search on icare_claims using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table icare_claims enable row level security, force row level security;
create policy tenant_wall on icare_claims to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on icare_claims to caseway_host
  using (true) with check (true);
grant select, insert, update on icare_claims to caseway_app, caseway_host;
create trigger history after insert or delete or update on icare_claims
  for each row execute function capture_change('icareClaim', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

create table refunds (
  tenant_id uuid not null,
  id uuid not null,
  refund_no text,
  company_id uuid,
  receipt_id uuid,
  credit_note_id uuid,
  refunded_on date not null,
  amount numeric(18,2) not null,
  reference text,
  reason text not null,
  journal_id uuid not null,
  search_text text generated always as (lower((coalesce(refund_no, ''::text) || ' '::text) || coalesce(reference, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint one_source check (amount > 0::numeric and (receipt_id is null) <> (credit_note_id is null)),
  constraint fk_refunds__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_refunds__receipt_id foreign key (tenant_id, receipt_id) references receipts(tenant_id, id) deferrable,
  constraint fk_refunds__credit_note_id foreign key (tenant_id, credit_note_id) references credit_notes(tenant_id, id) deferrable,
  constraint fk_refunds__journal_id foreign key (tenant_id, journal_id) references journals(tenant_id, id) deferrable
);
create index ix_refunds__sort on refunds (tenant_id, lower(refund_no) desc, id);
create index ix_refunds__company_id on refunds (tenant_id, company_id, lower(refund_no) desc, id);
create index ix_refunds__receipt_id on refunds (tenant_id, receipt_id, lower(refund_no) desc, id);
create index ix_refunds__credit_note_id on refunds (tenant_id, credit_note_id, lower(refund_no) desc, id);
create index ix_refunds__refunded_on on refunds (tenant_id, refunded_on, lower(refund_no) desc, id);
create index ix_refunds__journal_id on refunds (tenant_id, journal_id);
create unique index uq_refunds__refund_no on refunds (tenant_id, lower(refund_no));
create index ix_refunds__search on refunds using gin (tenant_id, search_text gin_trgm_ops);
alter table refunds enable row level security, force row level security;
create policy tenant_wall on refunds to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on refunds to caseway_host
  using (true) with check (true);
grant select, insert on refunds to caseway_app, caseway_host;
create trigger append_only before delete or update on refunds
  for each row execute function refuse_change();
create trigger never_truncated before truncate on refunds
  for each statement execute function refuse_change();
create trigger history after insert on refunds referencing new table as added
  for each statement execute function audit_additions('refund');

create table bank_statements (
  tenant_id uuid not null,
  id uuid not null,
  file_name text not null,
  format text not null,
  account text,
  imported_on date not null,
  first_day date not null,
  last_day date not null,
  line_count numeric not null,
  skipped_count numeric not null default 0,
  content_hash text not null,
  search_text text generated always as (lower((coalesce(file_name, ''::text) || ' '::text) || coalesce(account, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_bank_statements__sort on bank_statements (tenant_id, imported_on desc, id) where not is_deleted;
create index ix_bank_statements__format on bank_statements (tenant_id, format, imported_on desc, id) where not is_deleted;
create index ix_bank_statements__account on bank_statements (tenant_id, account, imported_on desc, id) where not is_deleted;
create index ix_bank_statements__imported_on on bank_statements (tenant_id, imported_on, imported_on desc, id) where not is_deleted;
create unique index uq_bank_statements__content_hash on bank_statements (tenant_id, lower(content_hash)) where not is_deleted;
create index ix_bank_statements__search on bank_statements using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table bank_statements enable row level security, force row level security;
create policy tenant_wall on bank_statements to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on bank_statements to caseway_host
  using (true) with check (true);
grant select, insert, update on bank_statements to caseway_app, caseway_host;
create trigger history after insert or delete or update on bank_statements
  for each row execute function capture_change('bankStatement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on bank_statements
  for each row execute function keep_search_words('bankStatement');
create trigger search_words_changed after update on bank_statements
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('bankStatement');

create table bank_lines (
  tenant_id uuid not null,
  id uuid not null,
  statement_id uuid not null,
  line_index numeric not null,
  booked_on date not null,
  amount numeric(18,2) not null,
  description text,
  balance numeric(18,2),
  line_key text not null,
  status text not null default 'open'::text,
  receipt_id uuid,
  is_receipt_made boolean not null default false,
  ignored_because text,
  changed_at timestamptz,
  search_text text generated always as (lower(coalesce(description, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint matched_with_receipt check ((status = 'matched'::text) = (receipt_id is not null)),
  constraint fk_bank_lines__statement_id foreign key (tenant_id, statement_id) references bank_statements(tenant_id, id) deferrable,
  constraint fk_bank_lines__receipt_id foreign key (tenant_id, receipt_id) references receipts(tenant_id, id) deferrable
);
create index ix_bank_lines__sort on bank_lines (tenant_id, line_index, id) where not is_deleted;
create index ix_bank_lines__statement_id on bank_lines (tenant_id, statement_id, line_index, id) where not is_deleted;
create index ix_bank_lines__booked_on on bank_lines (tenant_id, booked_on, line_index, id) where not is_deleted;
create index ix_bank_lines__amount on bank_lines (tenant_id, amount, line_index, id) where not is_deleted;
create index ix_bank_lines__status on bank_lines (tenant_id, status, line_index, id) where not is_deleted;
create index ix_bank_lines__receipt_id on bank_lines (tenant_id, receipt_id, line_index, id) where not is_deleted;
create unique index uq_bank_lines__line_key on bank_lines (tenant_id, lower(line_key)) where not is_deleted;
create index ix_bank_lines__search on bank_lines using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create unique index uq_bank_lines__receipt on bank_lines (tenant_id, receipt_id) where receipt_id is not null and not is_deleted;
alter table bank_lines enable row level security, force row level security;
create policy tenant_wall on bank_lines to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on bank_lines to caseway_host
  using (true) with check (true);
grant select, insert, update on bank_lines to caseway_app, caseway_host;
create trigger history after insert or delete or update on bank_lines
  for each row execute function capture_change('bankLine', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,line_key', '{"statement_id":{"table":"bank_statements","text":"coalesce(t.file_name::text, '''')","tenant":true},"receipt_id":{"table":"receipts","text":"coalesce(t.receipt_no::text, '''')","tenant":true}}');

create table payer_names (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  company_id uuid not null,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_payer_names__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_payer_names__sort on payer_names (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_payer_names__company_id on payer_names (tenant_id, company_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_payer_names__name__company_id on payer_names (tenant_id, lower(name), company_id) where not is_deleted;
create index ix_payer_names__search on payer_names using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table payer_names enable row level security, force row level security;
create policy tenant_wall on payer_names to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on payer_names to caseway_host
  using (true) with check (true);
grant select, insert, update on payer_names to caseway_app, caseway_host;
create trigger history after insert or delete or update on payer_names
  for each row execute function capture_change('payerName', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create table specialist_pay_terms (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  payable_rule text,
  commission_percent numeric(16,2),
  abn text,
  is_gst_registered boolean not null default false,
  is_rcti_agreed boolean not null default false,
  rcti_agreed_on date,
  account_name text,
  bsb text,
  account_number text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_specialist_pay_terms__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_specialist_pay_terms__sort on specialist_pay_terms (tenant_id, specialist_id, id) where not is_deleted;
create index ix_specialist_pay_terms__specialist_id on specialist_pay_terms (tenant_id, specialist_id, specialist_id, id) where not is_deleted;
create index ix_specialist_pay_terms__payable_rule on specialist_pay_terms (tenant_id, payable_rule, specialist_id, id) where not is_deleted;
create index ix_specialist_pay_terms__is_gst_registered on specialist_pay_terms (tenant_id, is_gst_registered, specialist_id, id) where not is_deleted;
create index ix_specialist_pay_terms__is_rcti_agreed on specialist_pay_terms (tenant_id, is_rcti_agreed, specialist_id, id) where not is_deleted;
create unique index uq_specialist_pay_terms__specialist_id on specialist_pay_terms (tenant_id, specialist_id) where not is_deleted;
alter table specialist_pay_terms enable row level security, force row level security;
create policy tenant_wall on specialist_pay_terms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_pay_terms to caseway_host
  using (true) with check (true);
grant select, insert, update on specialist_pay_terms to caseway_app, caseway_host;
create trigger history after insert or delete or update on specialist_pay_terms
  for each row execute function capture_change('payTerms', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create table pay_settings (
  tenant_id uuid not null,
  id uuid not null,
  payable_rule text not null default 'report'::text,
  commission_percent numeric(16,2) not null default 0,
  is_withholding boolean not null default true,
  withholding_percent numeric(16,2) not null default 47,
  bank_code text,
  user_name text,
  user_number text,
  bsb text,
  account_number text,
  is_self_balancing boolean not null default false,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_pay_settings__sort on pay_settings (tenant_id, lower(payable_rule), id) include (payable_rule) where not is_deleted;
alter table pay_settings enable row level security, force row level security;
create policy tenant_wall on pay_settings to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on pay_settings to caseway_host
  using (true) with check (true);
grant select, insert, update on pay_settings to caseway_app, caseway_host;
create trigger history after insert or delete or update on pay_settings
  for each row execute function capture_change('paySetting', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create table provider_bills (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  case_id uuid,
  charge_id uuid not null,
  description text not null,
  earned_on date not null,
  share numeric(18,2) not null,
  commission numeric(18,2) not null,
  gst numeric(18,2) not null,
  total numeric(18,2) not null,
  paid numeric(18,2) not null default 0.00,
  scheduled numeric(18,2) not null default 0.00,
  open_amount numeric(18,2),
  payable_rule text not null,
  report_sent_on date,
  status text,
  journal_id uuid not null,
  is_reversed boolean not null default false,
  reversed_on date,
  search_text text generated always as (lower(coalesce(description, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint paid_in_bounds check (paid >= 0::numeric and (is_reversed or (paid + scheduled) <= total) and total >= 0::numeric),
  constraint fk_provider_bills__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_provider_bills__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_provider_bills__charge_id foreign key (tenant_id, charge_id) references case_charges(tenant_id, id) deferrable,
  constraint fk_provider_bills__journal_id foreign key (tenant_id, journal_id) references journals(tenant_id, id) deferrable
);
create index ix_provider_bills__sort on provider_bills (tenant_id, earned_on desc, id) where not is_deleted;
create index ix_provider_bills__specialist_id on provider_bills (tenant_id, specialist_id, earned_on desc, id) where not is_deleted;
create index ix_provider_bills__case_id on provider_bills (tenant_id, case_id, earned_on desc, id) where not is_deleted;
create index ix_provider_bills__charge_id on provider_bills (tenant_id, charge_id, earned_on desc, id) where not is_deleted;
create index ix_provider_bills__earned_on on provider_bills (tenant_id, earned_on, earned_on desc, id) where not is_deleted;
create index ix_provider_bills__open_amount on provider_bills (tenant_id, open_amount, earned_on desc, id) where not is_deleted;
create index ix_provider_bills__status on provider_bills (tenant_id, status, earned_on desc, id) where not is_deleted;
create index ix_provider_bills__journal_id on provider_bills (tenant_id, journal_id) where not is_deleted;
create index ix_provider_bills__search on provider_bills using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create unique index uq_provider_bills__charge on provider_bills (tenant_id, charge_id) where not is_reversed and not is_deleted;
alter table provider_bills enable row level security, force row level security;
create policy tenant_wall on provider_bills to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on provider_bills to caseway_host
  using (true) with check (true);
grant select, insert, update on provider_bills to caseway_app, caseway_host;

create function compute_provider_bills() returns trigger
  language plpgsql
  as $$
begin
  new.open_amount := (case when new.is_reversed then 0 else new.total end) - new.paid;
  new.status := case when new.is_reversed then (case when new.paid = 0 then 'Reversed' else 'Recover' end)
        when new.paid = 0 then 'Unpaid' when new.paid < new.total then 'Part' else 'Paid' end;
  return new;
end $$;
create trigger computed before insert or update of open_amount, is_reversed, total, paid, status on provider_bills
  for each row execute function compute_provider_bills();
create trigger history after insert or delete or update on provider_bills
  for each row execute function capture_change('providerBill', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"charge_id":{"table":"case_charges","text":"coalesce(t.description::text, '''')","tenant":true},"journal_id":{"table":"journals","text":"(coalesce(t.journal_no::text, '''') || '' '' || coalesce(t.memo::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on provider_bills
  for each row execute function keep_search_words('providerBill');
create trigger search_words_changed after update on provider_bills
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('providerBill');

create table payment_files (
  tenant_id uuid not null,
  id uuid not null,
  file_no text,
  process_on date not null,
  payments numeric not null,
  total numeric(18,2) not null,
  content text not null,
  search_text text generated always as (lower(coalesce(file_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_payment_files__sort on payment_files (tenant_id, lower(file_no) desc, id) where not is_deleted;
create index ix_payment_files__process_on on payment_files (tenant_id, process_on, lower(file_no) desc, id) where not is_deleted;
create unique index uq_payment_files__file_no on payment_files (tenant_id, lower(file_no)) where not is_deleted;
create index ix_payment_files__search on payment_files using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table payment_files enable row level security, force row level security;
create policy tenant_wall on payment_files to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on payment_files to caseway_host
  using (true) with check (true);
grant select, insert, update on payment_files to caseway_app, caseway_host;
create trigger history after insert or delete or update on payment_files
  for each row execute function capture_change('paymentFile', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,content', '{}');
create trigger search_words after insert or delete on payment_files
  for each row execute function keep_search_words('paymentFile');
create trigger search_words_changed after update on payment_files
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('paymentFile');

create table provider_payments (
  tenant_id uuid not null,
  id uuid not null,
  payment_no text,
  status text not null default 'made'::text,
  specialist_id uuid not null,
  period_from date not null,
  period_to date not null,
  pay_on date not null,
  paid_on date,
  total numeric(18,2) not null,
  withheld numeric(18,2) not null default 0.00,
  removed numeric(18,2) not null default 0.00,
  net_amount numeric(18,2),
  abn text,
  rcti_no text,
  account_name text,
  bsb text,
  account_number text,
  file_id uuid,
  journal_id uuid,
  search_text text generated always as (lower((coalesce(payment_no, ''::text) || ' '::text) || coalesce(rcti_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_provider_payments__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_provider_payments__file_id foreign key (tenant_id, file_id) references payment_files(tenant_id, id) deferrable,
  constraint fk_provider_payments__journal_id foreign key (tenant_id, journal_id) references journals(tenant_id, id) deferrable
);
create index ix_provider_payments__sort on provider_payments (tenant_id, lower(payment_no) desc, id) where not is_deleted;
create index ix_provider_payments__status on provider_payments (tenant_id, status, lower(payment_no) desc, id) where not is_deleted;
create index ix_provider_payments__specialist_id on provider_payments (tenant_id, specialist_id, lower(payment_no) desc, id) where not is_deleted;
create index ix_provider_payments__period_to on provider_payments (tenant_id, period_to, lower(payment_no) desc, id) where not is_deleted;
create index ix_provider_payments__pay_on on provider_payments (tenant_id, pay_on, lower(payment_no) desc, id) where not is_deleted;
create index ix_provider_payments__paid_on on provider_payments (tenant_id, paid_on, lower(payment_no) desc, id) where not is_deleted;
create index ix_provider_payments__file_id on provider_payments (tenant_id, file_id, lower(payment_no) desc, id) where not is_deleted;
create index ix_provider_payments__journal_id on provider_payments (tenant_id, journal_id) where not is_deleted;
create unique index uq_provider_payments__payment_no on provider_payments (tenant_id, lower(payment_no)) where not is_deleted;
create index ix_provider_payments__search on provider_payments using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table provider_payments enable row level security, force row level security;
create policy tenant_wall on provider_payments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on provider_payments to caseway_host
  using (true) with check (true);
grant select, insert, update on provider_payments to caseway_app, caseway_host;

create function compute_provider_payments() returns trigger
  language plpgsql
  as $$
begin
  new.net_amount := new.total - new.withheld;
  return new;
end $$;
create trigger computed before insert or update of net_amount, total, withheld on provider_payments
  for each row execute function compute_provider_payments();
create trigger history after insert or delete or update on provider_payments
  for each row execute function capture_change('providerPayment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"file_id":{"table":"payment_files","text":"coalesce(t.file_no::text, '''')","tenant":true},"journal_id":{"table":"journals","text":"(coalesce(t.journal_no::text, '''') || '' '' || coalesce(t.memo::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on provider_payments
  for each row execute function keep_search_words('providerPayment');
create trigger search_words_changed after update on provider_payments
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('providerPayment');

create table commission_payments (
  tenant_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  bill_id uuid not null,
  specialist_id uuid not null,
  case_id uuid,
  amount numeric(18,2) not null,
  gst numeric(18,2) not null,
  withheld numeric(18,2) not null,
  is_removed boolean not null default false,
  removed_at timestamptz,
  removed_because text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  adjustment_no text,
  primary key (tenant_id, id),
  constraint fk_commission_payments__payment_id foreign key (tenant_id, payment_id) references provider_payments(tenant_id, id) deferrable,
  constraint fk_commission_payments__bill_id foreign key (tenant_id, bill_id) references provider_bills(tenant_id, id) deferrable,
  constraint fk_commission_payments__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_commission_payments__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable
);
create index ix_commission_payments__sort on commission_payments (tenant_id, bill_id, id) where not is_deleted;
create index ix_commission_payments__payment_id on commission_payments (tenant_id, payment_id, bill_id, id) where not is_deleted;
create index ix_commission_payments__bill_id on commission_payments (tenant_id, bill_id, bill_id, id) where not is_deleted;
create index ix_commission_payments__specialist_id on commission_payments (tenant_id, specialist_id, bill_id, id) where not is_deleted;
create index ix_commission_payments__is_removed on commission_payments (tenant_id, is_removed, bill_id, id) where not is_deleted;
create index ix_commission_payments__case_id on commission_payments (tenant_id, case_id) where not is_deleted;
alter table commission_payments enable row level security, force row level security;
create policy tenant_wall on commission_payments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on commission_payments to caseway_host
  using (true) with check (true);
grant select, insert, update on commission_payments to caseway_app, caseway_host;
create trigger history after insert or delete or update on commission_payments
  for each row execute function capture_change('commissionPayment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"payment_id":{"table":"provider_payments","text":"coalesce(t.payment_no::text, '''')","tenant":true},"bill_id":{"table":"provider_bills","text":"coalesce(t.description::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create table ledger_checks (
  tenant_id uuid not null,
  id uuid not null,
  ran_at timestamptz not null,
  occasion text not null,
  result text not null,
  sentence text not null,
  postings numeric not null,
  rules numeric not null,
  broken numeric not null,
  rule text,
  row_type text,
  row_id text,
  row_name text,
  documents numeric(18,2),
  ledger numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_ledger_checks__sort on ledger_checks (tenant_id, ran_at desc, id);
create index ix_ledger_checks__ran_at on ledger_checks (tenant_id, ran_at, ran_at desc, id);
create index ix_ledger_checks__occasion on ledger_checks (tenant_id, occasion, ran_at desc, id);
create index ix_ledger_checks__result on ledger_checks (tenant_id, result, ran_at desc, id);
alter table ledger_checks enable row level security, force row level security;
create policy tenant_wall on ledger_checks to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ledger_checks to caseway_host
  using (true) with check (true);
grant select, insert on ledger_checks to caseway_app, caseway_host;
create trigger append_only before delete or update on ledger_checks
  for each row execute function refuse_change();
create trigger never_truncated before truncate on ledger_checks
  for each statement execute function refuse_change();
create trigger history after insert on ledger_checks referencing new table as added
  for each statement execute function audit_additions('ledgerCheck');

create table accounting_connections (
  tenant_id uuid not null,
  id uuid not null,
  client_id text not null,
  client_secret text,
  access_token text,
  token_ends_at timestamptz,
  last_sync_at timestamptz,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_accounting_connections__sort on accounting_connections (tenant_id, lower(client_id), id) include (client_id) where not is_deleted;
alter table accounting_connections enable row level security, force row level security;
create policy tenant_wall on accounting_connections to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on accounting_connections to caseway_host
  using (true) with check (true);
grant select, insert, update on accounting_connections to caseway_app, caseway_host;
create trigger history after insert or delete or update on accounting_connections
  for each row execute function capture_change('accountingConnection', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,client_secret,access_token,token_ends_at', '{}');

create table accounting_drifts (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  state text not null default 'open'::text,
  our_total numeric(18,2) not null,
  their_total numeric(18,2) not null,
  our_status text not null,
  their_status text not null,
  our_paid numeric(18,2) not null,
  their_paid numeric(18,2) not null,
  found_at timestamptz not null,
  side text,
  mended_at timestamptz,
  mended_by_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_accounting_drifts__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable,
  constraint fk_accounting_drifts__mended_by_id foreign key (tenant_id, mended_by_id) references users(tenant_id, id) deferrable
);
create index ix_accounting_drifts__sort on accounting_drifts (tenant_id, found_at desc, id) where not is_deleted;
create index ix_accounting_drifts__invoice_id on accounting_drifts (tenant_id, invoice_id, found_at desc, id) where not is_deleted;
create index ix_accounting_drifts__state on accounting_drifts (tenant_id, state, found_at desc, id) where not is_deleted;
create index ix_accounting_drifts__found_at on accounting_drifts (tenant_id, found_at, found_at desc, id) where not is_deleted;
create index ix_accounting_drifts__mended_by_id on accounting_drifts (tenant_id, mended_by_id) where not is_deleted;
create unique index uq_accounting_drifts__invoice_id on accounting_drifts (tenant_id, invoice_id) where state = 'open'::text and not is_deleted;
alter table accounting_drifts enable row level security, force row level security;
create policy tenant_wall on accounting_drifts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on accounting_drifts to caseway_host
  using (true) with check (true);
grant select, insert, update on accounting_drifts to caseway_app, caseway_host;
create trigger history after insert or delete or update on accounting_drifts
  for each row execute function capture_change('accountingDrift', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true},"mended_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create table service_prices (
  tenant_id uuid not null,
  id uuid not null,
  service_item_id uuid not null,
  kind text not null default 'list'::text,
  company_id uuid,
  scheme_id uuid,
  specialist_id uuid,
  specialty_id uuid,
  effective_from date not null,
  effective_to date,
  unit_price numeric(18,2) not null,
  has_gst boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__pricesOverlap" exclude using gist (tenant_id with =, service_item_id with =, kind with =, coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid) with =, coalesce(scheme_id, '00000000-0000-0000-0000-000000000000'::uuid) with =, coalesce(specialist_id, '00000000-0000-0000-0000-000000000000'::uuid) with =, coalesce(specialty_id, '00000000-0000-0000-0000-000000000000'::uuid) with =, daterange(effective_from, effective_to, '[]'::text) with &&) where (not is_deleted),
  constraint "refused__priceEndsBeforeStart" check (effective_to >= effective_from),
  constraint "refused__priceWithoutCompany" check ((kind <> all (array['company'::text, 'contract'::text])) or company_id is not null),
  constraint "refused__priceWithoutScheme" check ((kind <> all (array['gazetted'::text, 'scheme'::text])) or scheme_id is not null),
  constraint "refused__listPriceForSome" check (kind <> 'list'::text or company_id is null and scheme_id is null),
  constraint fk_service_prices__service_item_id foreign key (tenant_id, service_item_id) references service_items(tenant_id, id) deferrable,
  constraint fk_service_prices__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_service_prices__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_service_prices__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_service_prices__specialty_id foreign key (tenant_id, specialty_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_service_prices__sort on service_prices (tenant_id, effective_from desc, id) where not is_deleted;
create index ix_service_prices__service_item_id on service_prices (tenant_id, service_item_id, effective_from desc, id) where not is_deleted;
create index ix_service_prices__kind on service_prices (tenant_id, kind, effective_from desc, id) where not is_deleted;
create index ix_service_prices__company_id on service_prices (tenant_id, company_id, effective_from desc, id) where not is_deleted;
create index ix_service_prices__scheme_id on service_prices (tenant_id, scheme_id, effective_from desc, id) where not is_deleted;
create index ix_service_prices__specialist_id on service_prices (tenant_id, specialist_id, effective_from desc, id) where not is_deleted;
create index ix_service_prices__effective_from on service_prices (tenant_id, effective_from, effective_from desc, id) where not is_deleted;
create index ix_service_prices__specialty_id on service_prices (tenant_id, specialty_id) where not is_deleted;
alter table service_prices enable row level security, force row level security;
create policy tenant_wall on service_prices to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on service_prices to caseway_host
  using (true) with check (true);
grant select, insert, update on service_prices to caseway_app, caseway_host;
create trigger history after insert or delete or update on service_prices
  for each row execute function capture_change('servicePrice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"service_item_id":{"table":"service_items","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

create table billing_rules (
  tenant_id uuid not null,
  id uuid not null,
  case_type text not null,
  kind text not null,
  loading text,
  company_id uuid,
  notice numeric,
  is_active boolean not null default true,
  service_item_id uuid,
  price_item_id uuid,
  percent numeric(18,4) not null default 100,
  amount numeric(18,2),
  free_units numeric,
  unit_size numeric,
  payee_way text not null default 'arrangement'::text,
  payee_percent numeric(18,4),
  payee_amount numeric(18,2),
  payee_minimum numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__ruleWithoutPrice" check (service_item_id is not null or amount is not null or loading is null and kind = 'specialistOnly'::text),
  constraint "refused__noticeWithoutCancellation" check (notice is null or (kind = any (array['lateCancellation'::text, 'specialistOnly'::text]))),
  constraint "refused__unitsWithoutLoading" check (free_units is null and unit_size is null or coalesce(loading = any (array['extraPages'::text, 'injuries'::text]), false)),
  constraint "refused__payPercentMissing" check (payee_way <> 'percent'::text or payee_percent is not null),
  constraint "refused__payAmountMissing" check (payee_way <> 'fixed'::text or payee_amount is not null),
  constraint fk_billing_rules__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_billing_rules__service_item_id foreign key (tenant_id, service_item_id) references service_items(tenant_id, id) deferrable,
  constraint fk_billing_rules__price_item_id foreign key (tenant_id, price_item_id) references service_items(tenant_id, id) deferrable
);
create index ix_billing_rules__sort on billing_rules (tenant_id, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__case_type on billing_rules (tenant_id, case_type, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__kind on billing_rules (tenant_id, kind, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__loading on billing_rules (tenant_id, loading, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__company_id on billing_rules (tenant_id, company_id, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__is_active on billing_rules (tenant_id, is_active, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__service_item_id on billing_rules (tenant_id, service_item_id, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__payee_way on billing_rules (tenant_id, payee_way, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__price_item_id on billing_rules (tenant_id, price_item_id) where not is_deleted;
create unique index uq_billing_rules__case_type__kind__loading__company_id__notice on billing_rules (tenant_id, lower(case_type), lower(kind), lower(loading), company_id, notice) where not is_deleted;
create unique index uq_billing_rules__kind on billing_rules (tenant_id, case_type, kind, loading, company_id, notice) nulls not distinct where not is_deleted;
alter table billing_rules enable row level security, force row level security;
create policy tenant_wall on billing_rules to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on billing_rules to caseway_host
  using (true) with check (true);
grant select, insert, update on billing_rules to caseway_app, caseway_host;
create trigger history after insert or delete or update on billing_rules
  for each row execute function capture_change('billingRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"service_item_id":{"table":"service_items","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"price_item_id":{"table":"service_items","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true}}');

create table tenant_invoice (
  id uuid not null,
  invoice_no text not null,
  status text not null default 'created'::text,
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
  search_text text generated always as (lower((coalesce(invoice_no, ''::text) || ' '::text) || coalesce(customer_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  category text not null default 'systemInvoice'::text,
  primary key (id),
  constraint fk_tenant_invoice__customer_id foreign key (customer_id) references tenants(id) deferrable
);
create index ix_tenant_invoice__sort on tenant_invoice (lower(invoice_no) desc, id) where not is_deleted;
create index ix_tenant_invoice__status on tenant_invoice (status, lower(invoice_no) desc, id) where not is_deleted;
create index ix_tenant_invoice__customer_id on tenant_invoice (customer_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_tenant_invoice__invoice_date on tenant_invoice (invoice_date, lower(invoice_no) desc, id) where not is_deleted;
create index ix_tenant_invoice__due_date on tenant_invoice (due_date, lower(invoice_no) desc, id) where not is_deleted;
create index ix_tenant_invoice__total on tenant_invoice (total, lower(invoice_no) desc, id) where not is_deleted;
create unique index uq_tenant_invoice__invoice_no on tenant_invoice (lower(invoice_no)) where not is_deleted;
create unique index uq_tenant_invoice__customer_id_month on tenant_invoice (customer_id, month) where status <> 'cancelled'::text and not is_deleted;
alter table tenant_invoice enable row level security, force row level security;
create policy tenant_wall on tenant_invoice for select to caseway_app
  using (current_tenant() = customer_id or current_tenant() = '00000000-0000-7000-8000-000000000001'::uuid);
create policy host_work on tenant_invoice to caseway_host
  using (true) with check (true);
grant select on tenant_invoice to caseway_app;
grant select, insert, update on tenant_invoice to caseway_host;
create trigger history after insert or delete or update on tenant_invoice
  for each row execute function capture_change('tenantInvoice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"customer_id":{"table":"tenants","text":"coalesce(t.name::text, '''')","tenant":false}}');

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
  primary key (id),
  constraint fk_tenant_invoice_lines__tenant_invoice_id foreign key (tenant_invoice_id) references tenant_invoice(id) deferrable
);
create index ix_tenant_invoice_lines__sort on tenant_invoice_lines (line_index, id) where not is_deleted;
create index ix_tenant_invoice_lines__tenant_invoice_id on tenant_invoice_lines (tenant_invoice_id, line_index, id) where not is_deleted;
alter table tenant_invoice_lines enable row level security, force row level security;
create policy tenant_wall on tenant_invoice_lines for select to caseway_app
  using ((exists ( select
   from tenant_invoice i
  where i.id = tenant_invoice_lines.tenant_invoice_id)));
create policy host_work on tenant_invoice_lines to caseway_host
  using (true) with check (true);
grant select on tenant_invoice_lines to caseway_app;
grant select, insert, update on tenant_invoice_lines to caseway_host;
create trigger history after insert or delete or update on tenant_invoice_lines
  for each row execute function capture_change('tenantInvoiceLine', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"tenant_invoice_id":{"table":"tenant_invoice","text":"coalesce(t.invoice_no::text, '''')","tenant":false}}');

create view case_ledger with (security_invoker=true) as
 select p.tenant_id,
    p.case_id,
    coalesce(sum(p.credit - p.debit) filter (where a.kind = 'income'::text and a.purpose is distinct from 'commission'::text), 0::numeric) as income,
    coalesce(sum(p.credit - p.debit) filter (where a.purpose = 'gstCollected'::text), 0::numeric) as gst,
    coalesce(sum(p.debit - p.credit) filter (where a.purpose = 'receivable'::text), 0::numeric) as owed_by_customer,
    coalesce(sum(p.credit - p.debit) filter (where a.purpose = 'payable'::text), 0::numeric) as owed_to_specialist,
    coalesce(sum(p.debit - p.credit) filter (where a.purpose = 'specialistFees'::text), 0::numeric) - coalesce(sum(p.credit - p.debit) filter (where a.purpose = 'commission'::text), 0::numeric) as specialist_cost,
    coalesce(sum(p.debit - p.credit) filter (where a.purpose = 'badDebts'::text), 0::numeric) as written_off
   from postings p
     join account_code a on a.tenant_id = p.tenant_id and a.id = p.account_code_id
     join journals j on j.tenant_id = p.tenant_id and j.id = p.journal_id and j.kind <> 'loan'::text
  where p.case_id is not null
  group by p.tenant_id, p.case_id;
grant select on case_ledger to caseway_app, caseway_host;

create view provider_bills_payable with (security_invoker=true) as
 select b.tenant_id,
    b.id,
    b.specialist_id,
    b.case_id,
    b.charge_id,
    b.description,
    b.earned_on,
    b.share,
    b.commission,
    b.gst,
    b.total,
    b.paid,
    b.scheduled,
    b.open_amount,
    b.open_amount - b.scheduled as to_pay,
    b.status,
    b.is_reversed,
    i.id as invoice_id,
    i.invoice_no,
    i.invoice_date,
    i.due_date,
    i.accounting_id,
        case
            when b.is_reversed then b.reversed_on
            when b.payable_rule = 'attendance'::text then b.earned_on
            when b.payable_rule = 'report'::text then b.report_sent_on
            else i.paid_on
        end as payable_on
   from provider_bills b
     left join lateral ( select i_1.id,
            i_1.invoice_no,
            i_1.invoice_date,
            i_1.due_date,
            i_1.accounting_id,
                case
                    when i_1.status = '3'::text then i_1.paid_on
                    else null::date
                end as paid_on
           from invoice_lines l
             join invoices i_1 on i_1.tenant_id = l.tenant_id and i_1.id = l.invoice_id
          where l.tenant_id = b.tenant_id and l.charge_id = b.charge_id and i_1.status <> '6'::text and not i_1.is_deleted
          order by i_1.invoice_no desc
         limit 1) i on true
  where not b.is_deleted;
grant select on provider_bills_payable to caseway_app, caseway_host;

create function search_account_code(whole text, word text) returns setof account_code
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.account_code t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.account_code t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_account_code(text,text) owner to caseway_host;
revoke all on function search_account_code(text,text) from public;
grant execute on function search_account_code(text,text) to caseway_app;

create function search_service_items(whole text, word text) returns setof service_items
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.service_items t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.service_items t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_service_items(text,text) owner to caseway_host;
revoke all on function search_service_items(text,text) from public;
grant execute on function search_service_items(text,text) to caseway_app;

create function search_journals(whole text, word text) returns setof journals
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.journals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.journals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_journals(text,text) owner to caseway_host;
revoke all on function search_journals(text,text) from public;
grant execute on function search_journals(text,text) to caseway_app;

create function search_invoices(whole text, word text) returns setof invoices
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.invoices t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.invoices t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_invoices(text,text) owner to caseway_host;
revoke all on function search_invoices(text,text) from public;
grant execute on function search_invoices(text,text) to caseway_app;

create function search_credit_notes(whole text, word text) returns setof credit_notes
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.credit_notes t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.credit_notes t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_credit_notes(text,text) owner to caseway_host;
revoke all on function search_credit_notes(text,text) from public;
grant execute on function search_credit_notes(text,text) to caseway_app;

create function search_receipts(whole text, word text) returns setof receipts
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.receipts t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.receipts t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_receipts(text,text) owner to caseway_host;
revoke all on function search_receipts(text,text) from public;
grant execute on function search_receipts(text,text) to caseway_app;

create function search_prepayment_requests(whole text, word text) returns setof prepayment_requests
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.prepayment_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.prepayment_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_prepayment_requests(text,text) owner to caseway_host;
revoke all on function search_prepayment_requests(text,text) from public;
grant execute on function search_prepayment_requests(text,text) to caseway_app;

create function search_icare_claims(whole text, word text) returns setof icare_claims
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.icare_claims t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.icare_claims t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_icare_claims(text,text) owner to caseway_host;
revoke all on function search_icare_claims(text,text) from public;
grant execute on function search_icare_claims(text,text) to caseway_app;

create function search_refunds(whole text, word text) returns setof refunds
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.refunds t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.refunds t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_refunds(text,text) owner to caseway_host;
revoke all on function search_refunds(text,text) from public;
grant execute on function search_refunds(text,text) to caseway_app;

create function search_bank_statements(whole text, word text) returns setof bank_statements
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.bank_statements t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.bank_statements t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_bank_statements(text,text) owner to caseway_host;
revoke all on function search_bank_statements(text,text) from public;
grant execute on function search_bank_statements(text,text) to caseway_app;

create function search_bank_lines(whole text, word text) returns setof bank_lines
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.bank_lines t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.bank_lines t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_bank_lines(text,text) owner to caseway_host;
revoke all on function search_bank_lines(text,text) from public;
grant execute on function search_bank_lines(text,text) to caseway_app;

create function search_payer_names(whole text, word text) returns setof payer_names
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.payer_names t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.payer_names t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_payer_names(text,text) owner to caseway_host;
revoke all on function search_payer_names(text,text) from public;
grant execute on function search_payer_names(text,text) to caseway_app;

create function search_provider_bills(whole text, word text) returns setof provider_bills
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.provider_bills t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.provider_bills t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_provider_bills(text,text) owner to caseway_host;
revoke all on function search_provider_bills(text,text) from public;
grant execute on function search_provider_bills(text,text) to caseway_app;

create function search_payment_files(whole text, word text) returns setof payment_files
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.payment_files t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.payment_files t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_payment_files(text,text) owner to caseway_host;
revoke all on function search_payment_files(text,text) from public;
grant execute on function search_payment_files(text,text) to caseway_app;

create function search_provider_payments(whole text, word text) returns setof provider_payments
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.provider_payments t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.provider_payments t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_provider_payments(text,text) owner to caseway_host;
revoke all on function search_provider_payments(text,text) from public;
grant execute on function search_provider_payments(text,text) to caseway_app;

alter table case_charges
  add constraint fk_case_charges__service_item_id foreign key (tenant_id, service_item_id) references service_items(tenant_id, id) deferrable;
