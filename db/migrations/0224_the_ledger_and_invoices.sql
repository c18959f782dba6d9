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
  search_text text generated always as (lower(coalesce(journal_no, '') || ' ' || coalesce(memo, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table postings (
  tenant_id uuid not null,
  id uuid not null,
  journal_id uuid not null,
  posted_on date not null,
  account_code_id uuid not null,
  debit numeric(18,2) not null default '0.00',
  credit numeric(18,2) not null default '0.00',
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
  primary key (tenant_id, id)
);

create table ledger_periods (
  tenant_id uuid not null,
  id uuid not null,
  month text not null,
  status text not null default 'closed',
  changed_at timestamptz not null,
  changed_by_id uuid,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table invoices (
  tenant_id uuid not null,
  id uuid not null,
  invoice_no text,
  status text not null default '5',
  kind text not null default 'case',
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
  settled numeric(18,2) not null default '0.00',
  written_off numeric(18,2) not null default '0.00',
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
  search_text text generated always as (lower(coalesce(invoice_no, '') || ' ' || coalesce(claimant_name, '') || ' ' || coalesce(claim_no, '') || ' ' || coalesce(purchase_order_no, '') || ' ' || coalesce(customer_reference, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

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
  primary key (tenant_id, id)
);

alter table account_code add column purpose text;

create index ix_account_code__purpose on account_code (tenant_id, purpose, lower(code), id) include (code) where not is_deleted;

create index ix_journals__sort on journals (tenant_id, lower(journal_no) desc, id) where not is_deleted;

create index ix_journals__kind on journals (tenant_id, kind, lower(journal_no) desc, id) where not is_deleted;

create index ix_journals__journal_date on journals (tenant_id, journal_date, lower(journal_no) desc, id) where not is_deleted;

create index ix_journals__source_type on journals (tenant_id, source_type, lower(journal_no) desc, id) where not is_deleted;

create index ix_journals__source_id on journals (tenant_id, source_id, lower(journal_no) desc, id) where not is_deleted;

create index ix_journals__reverses_id on journals (tenant_id, reverses_id) where not is_deleted;

create index ix_journals__search on journals using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table journals enable row level security;
alter table journals force row level security;
create policy tenant_wall on journals to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on journals to caseway_host using (true) with check (true);
revoke all on journals from caseway_app, caseway_host;
grant select, insert on journals to caseway_app;
grant select, insert on journals to caseway_host;

create trigger append_only before update or delete on journals
  for each row execute function refuse_change();

create trigger never_truncated before truncate on journals
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on journals
  for each row execute function capture_change('journal', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"reverses_id":{"table":"journals","text":"(coalesce(t.journal_no::text, '''') || '' '' || coalesce(t.memo::text, ''''))","tenant":true}}');

create function search_journals(whole text, word text) returns setof journals
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.journals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.journals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_journals(text, text) owner to caseway_host;
revoke all on function search_journals(text, text) from public;
grant execute on function search_journals(text, text) to caseway_app, caseway_host;

create index ix_postings__sort on postings (tenant_id, posted_on desc, id) where not is_deleted;

create index ix_postings__journal_id on postings (tenant_id, journal_id, posted_on desc, id) where not is_deleted;

create index ix_postings__posted_on on postings (tenant_id, posted_on, posted_on desc, id) where not is_deleted;

create index ix_postings__account_code_id on postings (tenant_id, account_code_id, posted_on desc, id) where not is_deleted;

create index ix_postings__company_id on postings (tenant_id, company_id, posted_on desc, id) where not is_deleted;

create index ix_postings__specialist_id on postings (tenant_id, specialist_id, posted_on desc, id) where not is_deleted;

create index ix_postings__case_id on postings (tenant_id, case_id, posted_on desc, id) where not is_deleted;

create index ix_postings__invoice_id on postings (tenant_id, invoice_id, posted_on desc, id) where not is_deleted;

alter table postings enable row level security;
alter table postings force row level security;
create policy tenant_wall on postings to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on postings to caseway_host using (true) with check (true);
revoke all on postings from caseway_app, caseway_host;
grant select, insert on postings to caseway_app;
grant select, insert on postings to caseway_host;

create trigger append_only before update or delete on postings
  for each row execute function refuse_change();

create trigger never_truncated before truncate on postings
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on postings
  for each row execute function capture_change('posting', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"journal_id":{"table":"journals","text":"(coalesce(t.journal_no::text, '''') || '' '' || coalesce(t.memo::text, ''''))","tenant":true},"account_code_id":{"table":"account_code","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

create index ix_ledger_periods__sort on ledger_periods (tenant_id, lower(month) desc, id) where not is_deleted;

create index ix_ledger_periods__status on ledger_periods (tenant_id, status, lower(month) desc, id) where not is_deleted;

create index ix_ledger_periods__changed_by_id on ledger_periods (tenant_id, changed_by_id) where not is_deleted;

create unique index uq_ledger_periods__month on ledger_periods (tenant_id, lower(month)) where not is_deleted;

alter table ledger_periods enable row level security;
alter table ledger_periods force row level security;
create policy tenant_wall on ledger_periods to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ledger_periods to caseway_host using (true) with check (true);
grant select, insert, update on ledger_periods to caseway_app;
grant select, insert, update on ledger_periods to caseway_host;

create trigger history after insert or update or delete on ledger_periods
  for each row execute function capture_change('ledgerPeriod', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"changed_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

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

create function compute_invoices() returns trigger language plpgsql as $$
begin
  new.open_amount := case when new.status = '6' then 0 else new.total - new.settled - new.written_off end;
  return new;
end $$;

create trigger computed before insert or update of open_amount, status, total, settled, written_off on invoices
  for each row execute function compute_invoices();

alter table invoices enable row level security;
alter table invoices force row level security;
create policy tenant_wall on invoices to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on invoices to caseway_host using (true) with check (true);
grant select, insert, update on invoices to caseway_app;
grant select, insert, update on invoices to caseway_host;

create trigger history after insert or update or delete on invoices
  for each row execute function capture_change('invoice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create function search_invoices(whole text, word text) returns setof invoices
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.invoices t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.invoices t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_invoices(text, text) owner to caseway_host;
revoke all on function search_invoices(text, text) from public;
grant execute on function search_invoices(text, text) to caseway_app, caseway_host;

create trigger search_words after insert or delete on invoices
  for each row execute function keep_search_words('invoice');
create trigger search_words_changed after update on invoices for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('invoice');

create index ix_invoice_lines__sort on invoice_lines (tenant_id, line_index, id) where not is_deleted;

create index ix_invoice_lines__invoice_id on invoice_lines (tenant_id, invoice_id, line_index, id) where not is_deleted;

create index ix_invoice_lines__case_id on invoice_lines (tenant_id, case_id, line_index, id) where not is_deleted;

create index ix_invoice_lines__charge_id on invoice_lines (tenant_id, charge_id, line_index, id) where not is_deleted;

create index ix_invoice_lines__service_item_id on invoice_lines (tenant_id, service_item_id) where not is_deleted;

create index ix_invoice_lines__account_code_id on invoice_lines (tenant_id, account_code_id) where not is_deleted;

alter table invoice_lines enable row level security;
alter table invoice_lines force row level security;
create policy tenant_wall on invoice_lines to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on invoice_lines to caseway_host using (true) with check (true);
revoke all on invoice_lines from caseway_app, caseway_host;
grant select, insert on invoice_lines to caseway_app;
grant select, insert on invoice_lines to caseway_host;

create trigger append_only before update or delete on invoice_lines
  for each row execute function refuse_change();

create trigger never_truncated before truncate on invoice_lines
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on invoice_lines
  for each row execute function capture_change('invoiceLine', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"charge_id":{"table":"case_charges","text":"coalesce(t.description::text, '''')","tenant":true},"service_item_id":{"table":"service_items","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"account_code_id":{"table":"account_code","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true}}');

alter table journals add constraint fk_journals__reverses_id foreign key (tenant_id, reverses_id) references journals (tenant_id, id) deferrable;

alter table postings add constraint fk_postings__journal_id foreign key (tenant_id, journal_id) references journals (tenant_id, id) deferrable;

alter table postings add constraint fk_postings__account_code_id foreign key (tenant_id, account_code_id) references account_code (tenant_id, id) deferrable;

alter table postings add constraint fk_postings__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table postings add constraint fk_postings__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table postings add constraint fk_postings__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table postings add constraint fk_postings__invoice_id foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) deferrable;

alter table ledger_periods add constraint fk_ledger_periods__changed_by_id foreign key (tenant_id, changed_by_id) references users (tenant_id, id) deferrable;

alter table invoices add constraint fk_invoices__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table invoices add constraint fk_invoices__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers (tenant_id, id) deferrable;

alter table invoices add constraint fk_invoices__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table invoices add constraint fk_invoices__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table invoice_lines add constraint fk_invoice_lines__invoice_id foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) deferrable;

alter table invoice_lines add constraint fk_invoice_lines__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table invoice_lines add constraint fk_invoice_lines__charge_id foreign key (tenant_id, charge_id) references case_charges (tenant_id, id) deferrable;

alter table invoice_lines add constraint fk_invoice_lines__service_item_id foreign key (tenant_id, service_item_id) references service_items (tenant_id, id) deferrable;

alter table invoice_lines add constraint fk_invoice_lines__account_code_id foreign key (tenant_id, account_code_id) references account_code (tenant_id, id) deferrable;
