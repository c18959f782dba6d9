create table clinical_records (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated',
  billing_status text not null default 'none',
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone',
  claimant_last_name text,
  records_from date,
  records_to date,
  records_wanted text,
  parent_id uuid,
  authority text default 'missing',
  authority_envelope_id uuid,
  authority_file_id text,
  authority_on date,
  authority_note text,
  item_count numeric,
  requested_count numeric,
  retrieved_count numeric,
  priority text,
  due_date date,
  bundle_file_id text,
  bundle_pages numeric,
  bundled_at timestamptz,
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  search_text text generated always as (lower(coalesce(case_no, '') || ' ' || coalesce(claimant_name, '') || ' ' || coalesce(customer_reference, '') || ' ' || coalesce(claim_no, '') || ' ' || coalesce(claimant_last_name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table clinical_records__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table clinical_records__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table medical_record_items (
  tenant_id uuid not null,
  id uuid not null,
  mr_id uuid not null,
  treatment_provider_id uuid,
  provider_name text not null,
  provider_email text,
  provider_phone text,
  provider_address text,
  request_type text not null,
  note text,
  status text not null default 'toRequest',
  sent_by text,
  requested_on date,
  promised_on date,
  due_date date,
  priority text,
  chase_count numeric default 0,
  last_chased_on date,
  is_answered boolean not null default false,
  escalated_to_id uuid,
  received_on date,
  retrieved_on date,
  pages numeric,
  quoted_fee numeric(18,2),
  foi_fee numeric(18,2),
  fee_status text default 'none',
  fee_approved_by text,
  fee_paid_on date,
  fee_reference text,
  linked_at timestamptz,
  search_text text generated always as (lower(coalesce(provider_name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table medical_record_files (
  tenant_id uuid not null,
  id uuid not null,
  mr_id uuid not null,
  item_id uuid not null,
  file_id text not null,
  name text not null,
  source text not null,
  received_at timestamptz not null,
  status text not null default 'toCheck',
  is_readable boolean not null default false,
  is_right_person boolean not null default false,
  is_complete boolean not null default false,
  pages numeric,
  check_note text,
  checked_by text,
  checked_at timestamptz,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table record_chase_rules (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  request_type text,
  first_days numeric not null,
  side text not null default 'before',
  every_days numeric not null,
  most numeric not null,
  escalate_after numeric,
  escalate_to_id uuid,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table medical_record_contacts (
  tenant_id uuid not null,
  id uuid not null,
  mr_id uuid not null,
  item_id uuid not null,
  kind text not null,
  at timestamptz not null,
  said text,
  destination text,
  by_name text,
  rule_id uuid,
  occasion text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_clinical_records__sort on clinical_records (tenant_id, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__client_id on clinical_records (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__company_id on clinical_records (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__booking_cm_id on clinical_records (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__is_urgent on clinical_records (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__step on clinical_records (tenant_id, step, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__is_on_hold on clinical_records (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__case_status on clinical_records (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__is_closed on clinical_records (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__next_step on clinical_records (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__next_due_date on clinical_records (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__pic_user_id on clinical_records (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__parent_id on clinical_records (tenant_id, parent_id, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__authority on clinical_records (tenant_id, authority, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__priority on clinical_records (tenant_id, priority, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__due_date on clinical_records (tenant_id, due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_clinical_records__business_unit_id on clinical_records (tenant_id, business_unit_id) where not is_deleted;

create index ix_clinical_records__contractor_id on clinical_records (tenant_id, contractor_id) where not is_deleted;

create index ix_clinical_records__specialist_id on clinical_records (tenant_id, specialist_id) where not is_deleted;

create index ix_clinical_records__interpreter_id on clinical_records (tenant_id, interpreter_id) where not is_deleted;

create index ix_clinical_records__matter_type_id on clinical_records (tenant_id, matter_type_id) where not is_deleted;

create index ix_clinical_records__scheme_id on clinical_records (tenant_id, scheme_id) where not is_deleted;

create index ix_clinical_records__type_of_claim_id on clinical_records (tenant_id, type_of_claim_id) where not is_deleted;

create index ix_clinical_records__language_id on clinical_records (tenant_id, language_id) where not is_deleted;

create index ix_clinical_records__report_type_id on clinical_records (tenant_id, report_type_id) where not is_deleted;

create index ix_clinical_records__source_of_referral_id on clinical_records (tenant_id, source_of_referral_id) where not is_deleted;

create index ix_clinical_records__authority_envelope_id on clinical_records (tenant_id, authority_envelope_id) where not is_deleted;

create index ix_clinical_records__search on clinical_records using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_clinical_records__other_cms__target on clinical_records__other_cms (tenant_id, target_id);

alter table clinical_records__other_cms enable row level security;
alter table clinical_records__other_cms force row level security;
create policy tenant_wall on clinical_records__other_cms to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clinical_records__other_cms to caseway_host using (true) with check (true);
grant select, insert, delete on clinical_records__other_cms to caseway_app;
grant select, insert, delete on clinical_records__other_cms to caseway_host;

create index ix_clinical_records__body_parts__target on clinical_records__body_parts (tenant_id, target_id);

alter table clinical_records__body_parts enable row level security;
alter table clinical_records__body_parts force row level security;
create policy tenant_wall on clinical_records__body_parts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clinical_records__body_parts to caseway_host using (true) with check (true);
grant select, insert, delete on clinical_records__body_parts to caseway_app;
grant select, insert, delete on clinical_records__body_parts to caseway_host;

alter table clinical_records add constraint "refused__recordsEndBeforeStart" check (records_to >= records_from);

create function compute_clinical_records() returns trigger language plpgsql as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('filesSent', 'cancelledNoFee', 'cancelledChargeable') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'requestReceived' then 'Request Received' when 'requestSent' then 'Request Sent to Provider' when 'filesSent' then 'Files Sent to CMs' when 'cancelledNoFee' then 'Cancelled (no fee)' when 'cancelledChargeable' then 'Cancelled (chargeable)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('filesSent', 'cancelledNoFee', 'cancelledChargeable'));
  return new;
end $$;

create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on clinical_records
  for each row execute function compute_clinical_records();

alter table clinical_records enable row level security;
alter table clinical_records force row level security;
create policy tenant_wall on clinical_records to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clinical_records to caseway_host using (true) with check (true);
grant select, insert, update on clinical_records to caseway_app;
grant select, insert, update on clinical_records to caseway_host;

create trigger history after insert or update or delete on clinical_records
  for each row execute function capture_change('mr', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed,claimant_last_name,authority_file_id,item_count,requested_count,retrieved_count,priority,due_date,bundle_file_id', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"parent_id":{"table":"clinical_records","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"authority_envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');

create trigger search_words after insert or delete on clinical_records
  for each row execute function keep_search_words('mr');
create trigger search_words_changed after update on clinical_records for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('mr');

create index ix_medical_record_items__sort on medical_record_items (tenant_id, due_date, id) where not is_deleted;

create index ix_medical_record_items__mr_id on medical_record_items (tenant_id, mr_id, due_date, id) where not is_deleted;

create index ix_medical_record_items__request_type on medical_record_items (tenant_id, request_type, due_date, id) where not is_deleted;

create index ix_medical_record_items__status on medical_record_items (tenant_id, status, due_date, id) where not is_deleted;

create index ix_medical_record_items__due_date on medical_record_items (tenant_id, due_date, due_date, id) where not is_deleted;

create index ix_medical_record_items__priority on medical_record_items (tenant_id, priority, due_date, id) where not is_deleted;

create index ix_medical_record_items__fee_status on medical_record_items (tenant_id, fee_status, due_date, id) where not is_deleted;

create index ix_medical_record_items__treatment_provider_id on medical_record_items (tenant_id, treatment_provider_id) where not is_deleted;

create index ix_medical_record_items__escalated_to_id on medical_record_items (tenant_id, escalated_to_id) where not is_deleted;

create index ix_medical_record_items__search on medical_record_items using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table medical_record_items enable row level security;
alter table medical_record_items force row level security;
create policy tenant_wall on medical_record_items to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on medical_record_items to caseway_host using (true) with check (true);
grant select, insert, update on medical_record_items to caseway_app;
grant select, insert, update on medical_record_items to caseway_host;

create trigger history after insert or update or delete on medical_record_items
  for each row execute function capture_change('mri', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,linked_at', '{"mr_id":{"table":"clinical_records","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"treatment_provider_id":{"table":"treatment_providers","text":"coalesce(t.name::text, '''')","tenant":true},"escalated_to_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create index ix_medical_record_files__sort on medical_record_files (tenant_id, received_at, id) where not is_deleted;

create index ix_medical_record_files__mr_id on medical_record_files (tenant_id, mr_id, received_at, id) where not is_deleted;

create index ix_medical_record_files__item_id on medical_record_files (tenant_id, item_id, received_at, id) where not is_deleted;

create index ix_medical_record_files__status on medical_record_files (tenant_id, status, received_at, id) where not is_deleted;

create unique index uq_medical_record_files__file_id on medical_record_files (tenant_id, lower(file_id)) where not is_deleted;

alter table medical_record_files enable row level security;
alter table medical_record_files force row level security;
create policy tenant_wall on medical_record_files to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on medical_record_files to caseway_host using (true) with check (true);
grant select, insert, update on medical_record_files to caseway_app;
grant select, insert, update on medical_record_files to caseway_host;

create trigger history after insert or update or delete on medical_record_files
  for each row execute function capture_change('recordFile', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"mr_id":{"table":"clinical_records","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"item_id":{"table":"medical_record_items","text":"coalesce(t.provider_name::text, '''')","tenant":true}}');

create index ix_record_chase_rules__sort on record_chase_rules (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_record_chase_rules__request_type on record_chase_rules (tenant_id, request_type, lower(name), id) include (name) where not is_deleted;

create index ix_record_chase_rules__is_active on record_chase_rules (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create index ix_record_chase_rules__escalate_to_id on record_chase_rules (tenant_id, escalate_to_id) where not is_deleted;

create unique index uq_record_chase_rules__name on record_chase_rules (tenant_id, lower(name)) where not is_deleted;

create index ix_record_chase_rules__search on record_chase_rules using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table record_chase_rules enable row level security;
alter table record_chase_rules force row level security;
create policy tenant_wall on record_chase_rules to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on record_chase_rules to caseway_host using (true) with check (true);
grant select, insert, update on record_chase_rules to caseway_app;
grant select, insert, update on record_chase_rules to caseway_host;

create trigger history after insert or update or delete on record_chase_rules
  for each row execute function capture_change('recordChaseRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"escalate_to_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function search_record_chase_rules(whole text, word text) returns setof record_chase_rules
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.record_chase_rules t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.record_chase_rules t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_record_chase_rules(text, text) owner to caseway_host;
revoke all on function search_record_chase_rules(text, text) from public;
grant execute on function search_record_chase_rules(text, text) to caseway_app, caseway_host;

create trigger search_words after insert or delete on record_chase_rules
  for each row execute function keep_search_words('recordChaseRule');
create trigger search_words_changed after update on record_chase_rules for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('recordChaseRule');

create index ix_medical_record_contacts__sort on medical_record_contacts (tenant_id, at desc, id) where not is_deleted;

create index ix_medical_record_contacts__mr_id on medical_record_contacts (tenant_id, mr_id, at desc, id) where not is_deleted;

create index ix_medical_record_contacts__item_id on medical_record_contacts (tenant_id, item_id, at desc, id) where not is_deleted;

create index ix_medical_record_contacts__kind on medical_record_contacts (tenant_id, kind, at desc, id) where not is_deleted;

create index ix_medical_record_contacts__rule_id on medical_record_contacts (tenant_id, rule_id) where not is_deleted;

create unique index uq_medical_record_contacts__item_id__rule_id__occasion on medical_record_contacts (tenant_id, item_id, rule_id, lower(occasion)) where not is_deleted;

alter table medical_record_contacts enable row level security;
alter table medical_record_contacts force row level security;
create policy tenant_wall on medical_record_contacts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on medical_record_contacts to caseway_host using (true) with check (true);
revoke all on medical_record_contacts from caseway_app, caseway_host;
grant select, insert on medical_record_contacts to caseway_app;
grant select, insert on medical_record_contacts to caseway_host;

create trigger append_only before update or delete on medical_record_contacts
  for each row execute function refuse_change();

create trigger never_truncated before truncate on medical_record_contacts
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on medical_record_contacts
  for each row execute function capture_change('recordContact', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"mr_id":{"table":"clinical_records","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"item_id":{"table":"medical_record_items","text":"coalesce(t.provider_name::text, '''')","tenant":true},"rule_id":{"table":"record_chase_rules","text":"coalesce(t.name::text, '''')","tenant":true}}');

alter table clinical_records add constraint fk_clinical_records__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers (tenant_id, id) deferrable;

alter table clinical_records__other_cms add constraint fk_clinical_records__other_cms__owner_id foreign key (tenant_id, owner_id) references clinical_records (tenant_id, id) deferrable;

alter table clinical_records__other_cms add constraint fk_clinical_records__other_cms__target_id foreign key (tenant_id, target_id) references case_managers (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__contractor_id foreign key (tenant_id, contractor_id) references contractors (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__scheme_id foreign key (tenant_id, scheme_id) references matter_types (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config (tenant_id, id) deferrable;

alter table clinical_records__body_parts add constraint fk_clinical_records__body_parts__owner_id foreign key (tenant_id, owner_id) references clinical_records (tenant_id, id) deferrable;

alter table clinical_records__body_parts add constraint fk_clinical_records__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__language_id foreign key (tenant_id, language_id) references lookup_config (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__report_type_id foreign key (tenant_id, report_type_id) references lookup_config (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__pic_user_id foreign key (tenant_id, pic_user_id) references users (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__parent_id foreign key (tenant_id, parent_id) references clinical_records (tenant_id, id) deferrable;

alter table clinical_records add constraint fk_clinical_records__authority_envelope_id foreign key (tenant_id, authority_envelope_id) references envelopes (tenant_id, id) deferrable;

alter table medical_record_items add constraint fk_medical_record_items__mr_id foreign key (tenant_id, mr_id) references clinical_records (tenant_id, id) deferrable;

alter table medical_record_items add constraint fk_medical_record_items__treatment_provider_id foreign key (tenant_id, treatment_provider_id) references treatment_providers (tenant_id, id) deferrable;

alter table medical_record_items add constraint fk_medical_record_items__escalated_to_id foreign key (tenant_id, escalated_to_id) references users (tenant_id, id) deferrable;

alter table medical_record_files add constraint fk_medical_record_files__mr_id foreign key (tenant_id, mr_id) references clinical_records (tenant_id, id) deferrable;

alter table medical_record_files add constraint fk_medical_record_files__item_id foreign key (tenant_id, item_id) references medical_record_items (tenant_id, id) deferrable;

alter table record_chase_rules add constraint fk_record_chase_rules__escalate_to_id foreign key (tenant_id, escalate_to_id) references users (tenant_id, id) deferrable;

alter table medical_record_contacts add constraint fk_medical_record_contacts__mr_id foreign key (tenant_id, mr_id) references clinical_records (tenant_id, id) deferrable;

alter table medical_record_contacts add constraint fk_medical_record_contacts__item_id foreign key (tenant_id, item_id) references medical_record_items (tenant_id, id) deferrable;

alter table medical_record_contacts add constraint fk_medical_record_contacts__rule_id foreign key (tenant_id, rule_id) references record_chase_rules (tenant_id, id) deferrable;
