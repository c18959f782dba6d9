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
  primary key (tenant_id, id)
);

create table invoice_reminder_rules (
  tenant_id uuid not null,
  id uuid not null,
  level numeric not null,
  days_overdue numeric not null,
  template text not null default 'InvoiceReminder',
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

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
  primary key (tenant_id, id)
);

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
  primary key (tenant_id, id)
);

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
  primary key (tenant_id, id)
);

create table prepayment_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  status text not null default 'requested',
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
  search_text text generated always as (lower(coalesce(request_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table icare_claims (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  claim_no text not null,
  amount numeric(18,2) not null,
  outcome text not null default 'waiting',
  answered_at timestamptz,
  answer_reference text,
  answer_text text,
  content text not null,
  search_text text generated always as (lower(coalesce(claim_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

alter table service_items add column payment_classification_code text;

alter table billing_setting add column bank_account_name text;

alter table billing_setting add column bank_bsb text;

alter table billing_setting add column bank_account_no text;

create index ix_write_offs__sort on write_offs (tenant_id, written_off_on desc, id) where not is_deleted;

create index ix_write_offs__invoice_id on write_offs (tenant_id, invoice_id, written_off_on desc, id) where not is_deleted;

create index ix_write_offs__written_off_on on write_offs (tenant_id, written_off_on, written_off_on desc, id) where not is_deleted;

create index ix_write_offs__journal_id on write_offs (tenant_id, journal_id) where not is_deleted;

alter table write_offs enable row level security;
alter table write_offs force row level security;
create policy tenant_wall on write_offs to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on write_offs to caseway_host using (true) with check (true);
revoke all on write_offs from caseway_app, caseway_host;
grant select, insert on write_offs to caseway_app;
grant select, insert on write_offs to caseway_host;

create trigger append_only before update or delete on write_offs
  for each row execute function refuse_change();

create trigger never_truncated before truncate on write_offs
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on write_offs
  for each row execute function capture_change('writeOff', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true},"journal_id":{"table":"journals","text":"(coalesce(t.journal_no::text, '''') || '' '' || coalesce(t.memo::text, ''''))","tenant":true}}');

create index ix_invoice_reminder_rules__sort on invoice_reminder_rules (tenant_id, level, id) where not is_deleted;

create index ix_invoice_reminder_rules__template on invoice_reminder_rules (tenant_id, template, level, id) where not is_deleted;

create index ix_invoice_reminder_rules__is_active on invoice_reminder_rules (tenant_id, is_active, level, id) where not is_deleted;

create unique index uq_invoice_reminder_rules__level on invoice_reminder_rules (tenant_id, level) where not is_deleted;

alter table invoice_reminder_rules enable row level security;
alter table invoice_reminder_rules force row level security;
create policy tenant_wall on invoice_reminder_rules to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on invoice_reminder_rules to caseway_host using (true) with check (true);
grant select, insert, update on invoice_reminder_rules to caseway_app;
grant select, insert, update on invoice_reminder_rules to caseway_host;

create trigger history after insert or update or delete on invoice_reminder_rules
  for each row execute function capture_change('invoiceReminderRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create index ix_reminder_stops__sort on reminder_stops (tenant_id, company_id, id) where not is_deleted;

create index ix_reminder_stops__company_id on reminder_stops (tenant_id, company_id, company_id, id) where not is_deleted;

create index ix_reminder_stops__until on reminder_stops (tenant_id, until, company_id, id) where not is_deleted;

create unique index uq_reminder_stops__company_id on reminder_stops (tenant_id, company_id) where not is_deleted;

alter table reminder_stops enable row level security;
alter table reminder_stops force row level security;
create policy tenant_wall on reminder_stops to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on reminder_stops to caseway_host using (true) with check (true);
grant select, insert, update on reminder_stops to caseway_app;
grant select, insert, update on reminder_stops to caseway_host;

create trigger history after insert or update or delete on reminder_stops
  for each row execute function capture_change('reminderStop', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create index ix_sent_invoice_reminders__sort on sent_invoice_reminders (tenant_id, level, id) where not is_deleted;

create index ix_sent_invoice_reminders__invoice_id on sent_invoice_reminders (tenant_id, invoice_id, level, id) where not is_deleted;

create index ix_sent_invoice_reminders__level on sent_invoice_reminders (tenant_id, level, level, id) where not is_deleted;

create index ix_sent_invoice_reminders__sent_on on sent_invoice_reminders (tenant_id, sent_on, level, id) where not is_deleted;

create unique index uq_sent_invoice_reminders__invoice_id__level on sent_invoice_reminders (tenant_id, invoice_id, level) where not is_deleted;

alter table sent_invoice_reminders enable row level security;
alter table sent_invoice_reminders force row level security;
create policy tenant_wall on sent_invoice_reminders to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sent_invoice_reminders to caseway_host using (true) with check (true);
revoke all on sent_invoice_reminders from caseway_app, caseway_host;
grant select, insert on sent_invoice_reminders to caseway_app;
grant select, insert on sent_invoice_reminders to caseway_host;

create trigger append_only before update or delete on sent_invoice_reminders
  for each row execute function refuse_change();

create trigger never_truncated before truncate on sent_invoice_reminders
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on sent_invoice_reminders
  for each row execute function capture_change('invoiceReminder', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

create index ix_sent_statements__sort on sent_statements (tenant_id, statement_date desc, id) where not is_deleted;

create index ix_sent_statements__company_id on sent_statements (tenant_id, company_id, statement_date desc, id) where not is_deleted;

create index ix_sent_statements__statement_date on sent_statements (tenant_id, statement_date, statement_date desc, id) where not is_deleted;

create unique index uq_sent_statements__company_id__statement_date on sent_statements (tenant_id, company_id, statement_date) where not is_deleted;

alter table sent_statements enable row level security;
alter table sent_statements force row level security;
create policy tenant_wall on sent_statements to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sent_statements to caseway_host using (true) with check (true);
revoke all on sent_statements from caseway_app, caseway_host;
grant select, insert on sent_statements to caseway_app;
grant select, insert on sent_statements to caseway_host;

create trigger append_only before update or delete on sent_statements
  for each row execute function refuse_change();

create trigger never_truncated before truncate on sent_statements
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on sent_statements
  for each row execute function capture_change('sentStatement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create index ix_prepayment_requests__sort on prepayment_requests (tenant_id, lower(request_no) desc, id) where not is_deleted;

create index ix_prepayment_requests__status on prepayment_requests (tenant_id, status, lower(request_no) desc, id) where not is_deleted;

create index ix_prepayment_requests__case_id on prepayment_requests (tenant_id, case_id, lower(request_no) desc, id) where not is_deleted;

create index ix_prepayment_requests__company_id on prepayment_requests (tenant_id, company_id, lower(request_no) desc, id) where not is_deleted;

create index ix_prepayment_requests__amount on prepayment_requests (tenant_id, amount, lower(request_no) desc, id) where not is_deleted;

create index ix_prepayment_requests__due_date on prepayment_requests (tenant_id, due_date, lower(request_no) desc, id) where not is_deleted;

create index ix_prepayment_requests__receipt_id on prepayment_requests (tenant_id, receipt_id) where not is_deleted;

create unique index uq_prepayment_requests__request_no on prepayment_requests (tenant_id, lower(request_no)) where not is_deleted;

create index ix_prepayment_requests__search on prepayment_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table prepayment_requests enable row level security;
alter table prepayment_requests force row level security;
create policy tenant_wall on prepayment_requests to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on prepayment_requests to caseway_host using (true) with check (true);
grant select, insert, update on prepayment_requests to caseway_app;
grant select, insert, update on prepayment_requests to caseway_host;

create trigger history after insert or update or delete on prepayment_requests
  for each row execute function capture_change('prepaymentRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"receipt_id":{"table":"receipts","text":"coalesce(t.receipt_no::text, '''')","tenant":true}}');

create function search_prepayment_requests(whole text, word text) returns setof prepayment_requests
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.prepayment_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.prepayment_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_prepayment_requests(text, text) owner to caseway_host;
revoke all on function search_prepayment_requests(text, text) from public;
grant execute on function search_prepayment_requests(text, text) to caseway_app, caseway_host;

create index ix_icare_claims__sort on icare_claims (tenant_id, creation_time desc, id) where not is_deleted;

create index ix_icare_claims__invoice_id on icare_claims (tenant_id, invoice_id, creation_time desc, id) where not is_deleted;

create index ix_icare_claims__outcome on icare_claims (tenant_id, outcome, creation_time desc, id) where not is_deleted;

create index ix_icare_claims__search on icare_claims using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table icare_claims enable row level security;
alter table icare_claims force row level security;
create policy tenant_wall on icare_claims to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on icare_claims to caseway_host using (true) with check (true);
grant select, insert, update on icare_claims to caseway_app;
grant select, insert, update on icare_claims to caseway_host;

create trigger history after insert or update or delete on icare_claims
  for each row execute function capture_change('icareClaim', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

create function search_icare_claims(whole text, word text) returns setof icare_claims
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.icare_claims t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.icare_claims t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_icare_claims(text, text) owner to caseway_host;
revoke all on function search_icare_claims(text, text) from public;
grant execute on function search_icare_claims(text, text) to caseway_app, caseway_host;

alter table write_offs add constraint fk_write_offs__invoice_id foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) deferrable;

alter table write_offs add constraint fk_write_offs__journal_id foreign key (tenant_id, journal_id) references journals (tenant_id, id) deferrable;

alter table reminder_stops add constraint fk_reminder_stops__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table sent_invoice_reminders add constraint fk_sent_invoice_reminders__invoice_id foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) deferrable;

alter table sent_statements add constraint fk_sent_statements__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table prepayment_requests add constraint fk_prepayment_requests__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table prepayment_requests add constraint fk_prepayment_requests__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table prepayment_requests add constraint fk_prepayment_requests__receipt_id foreign key (tenant_id, receipt_id) references receipts (tenant_id, id) deferrable;

alter table icare_claims add constraint fk_icare_claims__invoice_id foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) deferrable;
