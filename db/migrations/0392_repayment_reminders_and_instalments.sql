drop trigger history on transaction_invoice;

create table repayment_reminder_rules (
  tenant_id uuid not null,
  id uuid not null,
  level numeric not null,
  days_overdue numeric not null,
  template text not null default 'RepaymentReminder',
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table repayment_reminders (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  level numeric not null,
  sent_on date not null,
  open numeric(18,2) not null,
  statement_total numeric(18,2) not null,
  sent_to text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

alter table transaction_invoice add column days_past_due numeric;

alter table transaction_invoice add column arrears text;

alter table transaction_invoice add column reminder_level numeric default 0;

alter table transaction_invoice add column last_reminder_on date;

alter table transaction_invoice add column is_disputed boolean not null default false;

alter table transaction_invoice add column disputed_reason text;

alter table transaction_invoice add column disputed_at timestamptz;

create index ix_transaction_invoice__days_past_due on transaction_invoice (tenant_id, days_past_due, lower(invoice_no) desc, id) where not is_deleted;

create index ix_transaction_invoice__arrears on transaction_invoice (tenant_id, arrears, lower(invoice_no) desc, id) where not is_deleted;

create index ix_transaction_invoice__is_disputed on transaction_invoice (tenant_id, is_disputed, lower(invoice_no) desc, id) where not is_deleted;

create trigger history after insert or update or delete on transaction_invoice
  for each row execute function capture_change('repaymentInvoice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,days_past_due,arrears', '{"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true}}');

create index ix_repayment_reminder_rules__sort on repayment_reminder_rules (tenant_id, level, id) where not is_deleted;

create index ix_repayment_reminder_rules__template on repayment_reminder_rules (tenant_id, template, level, id) where not is_deleted;

create index ix_repayment_reminder_rules__is_active on repayment_reminder_rules (tenant_id, is_active, level, id) where not is_deleted;

create unique index uq_repayment_reminder_rules__level on repayment_reminder_rules (tenant_id, level) where not is_deleted;

alter table repayment_reminder_rules enable row level security;
alter table repayment_reminder_rules force row level security;
create policy tenant_wall on repayment_reminder_rules to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on repayment_reminder_rules to caseway_host using (true) with check (true);
grant select, insert, update on repayment_reminder_rules to caseway_app;
grant select, insert, update on repayment_reminder_rules to caseway_host;

create trigger history after insert or update or delete on repayment_reminder_rules
  for each row execute function capture_change('repaymentReminderRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create index ix_repayment_reminders__sort on repayment_reminders (tenant_id, level, id);

create index ix_repayment_reminders__invoice_id on repayment_reminders (tenant_id, invoice_id, level, id);

create index ix_repayment_reminders__level on repayment_reminders (tenant_id, level, level, id);

create index ix_repayment_reminders__sent_on on repayment_reminders (tenant_id, sent_on, level, id);

create unique index uq_repayment_reminders__invoice_id__level on repayment_reminders (tenant_id, invoice_id, level);

alter table repayment_reminders enable row level security;
alter table repayment_reminders force row level security;
create policy tenant_wall on repayment_reminders to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on repayment_reminders to caseway_host using (true) with check (true);
revoke all on repayment_reminders from caseway_app, caseway_host;
grant select, insert on repayment_reminders to caseway_app;
grant select, insert on repayment_reminders to caseway_host;

create trigger append_only before update or delete on repayment_reminders
  for each row execute function refuse_change();

create trigger never_truncated before truncate on repayment_reminders
  for each statement execute function refuse_change();

create trigger history after insert on repayment_reminders
  referencing new table as added for each statement execute function audit_additions('repaymentReminder');

alter table repayment_reminders add constraint fk_repayment_reminders__invoice_id foreign key (tenant_id, invoice_id) references transaction_invoice (tenant_id, id) deferrable;
drop trigger history on repayment_schedules;

alter table repayment_schedules add column invoice_id uuid;

create index ix_repayment_schedules__invoice_id on repayment_schedules (tenant_id, invoice_id, instalment_no, id) where not is_deleted;

create trigger history after insert or update or delete on repayment_schedules
  for each row execute function capture_change('repaymentSchedule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"invoice_id":{"table":"transaction_invoice","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

alter table repayment_schedules add constraint fk_repayment_schedules__invoice_id foreign key (tenant_id, invoice_id) references transaction_invoice (tenant_id, id) deferrable;
