create table cases (
  tenant_id uuid not null,
  id uuid not null,
  case_type text not null,
  case_no text not null,
  client_id uuid,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  contractor_id uuid,
  specialist_id uuid,
  claim_no text,
  step text,
  billing_status text,
  is_on_hold boolean not null default false,
  status_name text,
  is_closed boolean not null default false,
  is_urgent boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  appointment_date timestamptz,
  report_due_date date,
  visibility text,
  search_text text generated always as (lower(coalesce(case_no, '') || ' ' || coalesce(claimant_name, '') || ' ' || coalesce(claim_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table assessments (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
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
  specialty_id uuid,
  appointment_id uuid,
  centre_id uuid,
  appointment_date timestamptz,
  appointment_zone text,
  appointment_note text,
  paperwork_due_date date,
  paperwork_received_on date,
  paperwork_sent_on date,
  paperwork_note text,
  prepayment_status text,
  prepayment_note text,
  attendance_outcome text default 'none',
  arrived_at timestamptz,
  attendance_note text,
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  dictation_due_date date,
  report_received_on date,
  report_sent_on date,
  search_text text generated always as (lower(coalesce(case_no, '') || ' ' || coalesce(claimant_name, '') || ' ' || coalesce(customer_reference, '') || ' ' || coalesce(claim_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table assessments__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table assessments__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table case_pics (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  step text not null,
  user_id uuid not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table case_permissions (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  visibility text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table case_permissions__groups (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table case_charges (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  kind text not null,
  move text not null,
  description text not null,
  charged_on date not null,
  company_id uuid,
  amount numeric(18,2),
  has_gst boolean not null default true,
  specialist_id uuid,
  payee_amount numeric(18,2),
  status text not null default 'pending',
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_cases__sort on cases (tenant_id, next_due_date, id) where not is_deleted;

create index ix_cases__case_type on cases (tenant_id, case_type, next_due_date, id) where not is_deleted;

create index ix_cases__client_id on cases (tenant_id, client_id, next_due_date, id) where not is_deleted;

create index ix_cases__company_id on cases (tenant_id, company_id, next_due_date, id) where not is_deleted;

create index ix_cases__booking_cm_id on cases (tenant_id, booking_cm_id, next_due_date, id) where not is_deleted;

create index ix_cases__specialist_id on cases (tenant_id, specialist_id, next_due_date, id) where not is_deleted;

create index ix_cases__billing_status on cases (tenant_id, billing_status, next_due_date, id) where not is_deleted;

create index ix_cases__is_on_hold on cases (tenant_id, is_on_hold, next_due_date, id) where not is_deleted;

create index ix_cases__status_name on cases (tenant_id, status_name, next_due_date, id) where not is_deleted;

create index ix_cases__is_closed on cases (tenant_id, is_closed, next_due_date, id) where not is_deleted;

create index ix_cases__is_urgent on cases (tenant_id, is_urgent, next_due_date, id) where not is_deleted;

create index ix_cases__next_step on cases (tenant_id, next_step, next_due_date, id) where not is_deleted;

create index ix_cases__next_due_date on cases (tenant_id, next_due_date, next_due_date, id) where not is_deleted;

create index ix_cases__pic_user_id on cases (tenant_id, pic_user_id, next_due_date, id) where not is_deleted;

create index ix_cases__appointment_date on cases (tenant_id, appointment_date, next_due_date, id) where not is_deleted;

create index ix_cases__report_due_date on cases (tenant_id, report_due_date, next_due_date, id) where not is_deleted;

create index ix_cases__contractor_id on cases (tenant_id, contractor_id) where not is_deleted;

create unique index uq_cases__case_no on cases (tenant_id, lower(case_no)) where not is_deleted;

alter table cases enable row level security;
alter table cases force row level security;
create policy tenant_wall on cases to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on cases to caseway_host using (true) with check (true);
grant select, insert, update on cases to caseway_app;
grant select, insert, update on cases to caseway_host;

create trigger search_words after insert or delete on cases
  for each row execute function keep_search_words('case');
create trigger search_words_changed after update on cases for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('case');

create index ix_assessments__sort on assessments (tenant_id, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__client_id on assessments (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__company_id on assessments (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__booking_cm_id on assessments (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__specialist_id on assessments (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__is_urgent on assessments (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__report_due_date on assessments (tenant_id, report_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__step on assessments (tenant_id, step, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__billing_status on assessments (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__is_on_hold on assessments (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__case_status on assessments (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__is_closed on assessments (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__next_step on assessments (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__next_due_date on assessments (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__pic_user_id on assessments (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__appointment_date on assessments (tenant_id, appointment_date, lower(case_no) desc, id) where not is_deleted;

create index ix_assessments__business_unit_id on assessments (tenant_id, business_unit_id) where not is_deleted;

create index ix_assessments__contractor_id on assessments (tenant_id, contractor_id) where not is_deleted;

create index ix_assessments__interpreter_id on assessments (tenant_id, interpreter_id) where not is_deleted;

create index ix_assessments__matter_type_id on assessments (tenant_id, matter_type_id) where not is_deleted;

create index ix_assessments__scheme_id on assessments (tenant_id, scheme_id) where not is_deleted;

create index ix_assessments__type_of_claim_id on assessments (tenant_id, type_of_claim_id) where not is_deleted;

create index ix_assessments__language_id on assessments (tenant_id, language_id) where not is_deleted;

create index ix_assessments__report_type_id on assessments (tenant_id, report_type_id) where not is_deleted;

create index ix_assessments__source_of_referral_id on assessments (tenant_id, source_of_referral_id) where not is_deleted;

create index ix_assessments__specialty_id on assessments (tenant_id, specialty_id) where not is_deleted;

create index ix_assessments__appointment_id on assessments (tenant_id, appointment_id) where not is_deleted;

create index ix_assessments__centre_id on assessments (tenant_id, centre_id) where not is_deleted;

create index ix_assessments__other_cms__target on assessments__other_cms (tenant_id, target_id);

alter table assessments__other_cms enable row level security;
alter table assessments__other_cms force row level security;
create policy tenant_wall on assessments__other_cms to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on assessments__other_cms to caseway_host using (true) with check (true);
grant select, insert, delete on assessments__other_cms to caseway_app;
grant select, insert, delete on assessments__other_cms to caseway_host;

create index ix_assessments__body_parts__target on assessments__body_parts (tenant_id, target_id);

alter table assessments__body_parts enable row level security;
alter table assessments__body_parts force row level security;
create policy tenant_wall on assessments__body_parts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on assessments__body_parts to caseway_host using (true) with check (true);
grant select, insert, delete on assessments__body_parts to caseway_app;
grant select, insert, delete on assessments__body_parts to caseway_host;

create function compute_assessments() returns trigger language plpgsql as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable', 'cancelledPaySpecialist') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'appointmentRequested' then 'Appointment Requested' when 'appointmentConfirmed' then 'Appointment Confirmed' when 'paperworkSent' then 'Paperwork Sent to Specialist' when 'fileReview' then 'File Review' when 'attendedChargeable' then 'Appointment Attended (Chargeable)' when 'attendedNoFee' then 'Attended (No Fee)' when 'notAttended' then 'Not Attended' when 'dictationReceived' then 'Dictation Received' when 'draftSent' then 'Report Draft Sent to Specialist' when 'reportReceived' then 'Report Received from Specialist' when 'collectReport' then 'Collect Report from Specialist' when 'furtherReview' then 'Further Material Review' when 'postAdmin' then 'Post Assessment Admin' when 'qualityAssurance' then 'Quality Assurance' when 'reportFinalisation' then 'Report Finalisation' when 'reportSent' then 'Report Sent to CMs (Chargeable)' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'cancelledPaySpecialist' then 'Cancelled (No Fee-Pay Specialist)' when 'clarificationNoFee' then 'Clarification (No Fee)' when 'amendmentNoFee' then 'Amendment (No Fee)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable', 'cancelledPaySpecialist'));
  return new;
end $$;

create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on assessments
  for each row execute function compute_assessments();

alter table assessments enable row level security;
alter table assessments force row level security;
create policy tenant_wall on assessments to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on assessments to caseway_host using (true) with check (true);
grant select, insert, update on assessments to caseway_app;
grant select, insert, update on assessments to caseway_host;

create trigger history after insert or update or delete on assessments
  for each row execute function capture_change('ime', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true},"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true}}');

create trigger search_words after insert or delete on assessments
  for each row execute function keep_search_words('ime');
create trigger search_words_changed after update on assessments for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('ime');

create index ix_case_pics__sort on case_pics (tenant_id, lower(step), id) include (step) where not is_deleted;

create index ix_case_pics__case_id on case_pics (tenant_id, case_id, lower(step), id) include (step) where not is_deleted;

create index ix_case_pics__step on case_pics (tenant_id, step, lower(step), id) include (step) where not is_deleted;

create index ix_case_pics__user_id on case_pics (tenant_id, user_id, lower(step), id) include (step) where not is_deleted;

create unique index uq_case_pics__case_id__step on case_pics (tenant_id, case_id, lower(step)) where not is_deleted;

alter table case_pics enable row level security;
alter table case_pics force row level security;
create policy tenant_wall on case_pics to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_pics to caseway_host using (true) with check (true);
grant select, insert, update on case_pics to caseway_app;
grant select, insert, update on case_pics to caseway_host;

create trigger history after insert or update or delete on case_pics
  for each row execute function capture_change('casePic', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create index ix_case_permissions__sort on case_permissions (tenant_id, lower(visibility), id) include (visibility) where not is_deleted;

create index ix_case_permissions__case_id on case_permissions (tenant_id, case_id, lower(visibility), id) include (visibility) where not is_deleted;

create index ix_case_permissions__visibility on case_permissions (tenant_id, visibility, lower(visibility), id) include (visibility) where not is_deleted;

create unique index uq_case_permissions__case_id on case_permissions (tenant_id, case_id) where not is_deleted;

create index ix_case_permissions__groups__target on case_permissions__groups (tenant_id, target_id);

alter table case_permissions__groups enable row level security;
alter table case_permissions__groups force row level security;
create policy tenant_wall on case_permissions__groups to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_permissions__groups to caseway_host using (true) with check (true);
grant select, insert, delete on case_permissions__groups to caseway_app;
grant select, insert, delete on case_permissions__groups to caseway_host;

alter table case_permissions enable row level security;
alter table case_permissions force row level security;
create policy tenant_wall on case_permissions to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_permissions to caseway_host using (true) with check (true);
grant select, insert, update on case_permissions to caseway_app;
grant select, insert, update on case_permissions to caseway_host;

create trigger history after insert or update or delete on case_permissions
  for each row execute function capture_change('casePermission', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create index ix_case_charges__sort on case_charges (tenant_id, charged_on desc, id) where not is_deleted;

create index ix_case_charges__case_id on case_charges (tenant_id, case_id, charged_on desc, id) where not is_deleted;

create index ix_case_charges__kind on case_charges (tenant_id, kind, charged_on desc, id) where not is_deleted;

create index ix_case_charges__charged_on on case_charges (tenant_id, charged_on, charged_on desc, id) where not is_deleted;

create index ix_case_charges__company_id on case_charges (tenant_id, company_id, charged_on desc, id) where not is_deleted;

create index ix_case_charges__specialist_id on case_charges (tenant_id, specialist_id, charged_on desc, id) where not is_deleted;

create index ix_case_charges__status on case_charges (tenant_id, status, charged_on desc, id) where not is_deleted;

alter table case_charges enable row level security;
alter table case_charges force row level security;
create policy tenant_wall on case_charges to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_charges to caseway_host using (true) with check (true);
grant select, insert, update on case_charges to caseway_app;
grant select, insert, update on case_charges to caseway_host;

create trigger history after insert or update or delete on case_charges
  for each row execute function capture_change('caseCharge', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

alter table cases add constraint fk_cases__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table cases add constraint fk_cases__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table cases add constraint fk_cases__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers (tenant_id, id) deferrable;

alter table cases add constraint fk_cases__contractor_id foreign key (tenant_id, contractor_id) references contractors (tenant_id, id) deferrable;

alter table cases add constraint fk_cases__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table cases add constraint fk_cases__pic_user_id foreign key (tenant_id, pic_user_id) references users (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers (tenant_id, id) deferrable;

alter table assessments__other_cms add constraint fk_assessments__other_cms__owner_id foreign key (tenant_id, owner_id) references assessments (tenant_id, id) deferrable;

alter table assessments__other_cms add constraint fk_assessments__other_cms__target_id foreign key (tenant_id, target_id) references case_managers (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__contractor_id foreign key (tenant_id, contractor_id) references contractors (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__scheme_id foreign key (tenant_id, scheme_id) references matter_types (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config (tenant_id, id) deferrable;

alter table assessments__body_parts add constraint fk_assessments__body_parts__owner_id foreign key (tenant_id, owner_id) references assessments (tenant_id, id) deferrable;

alter table assessments__body_parts add constraint fk_assessments__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__language_id foreign key (tenant_id, language_id) references lookup_config (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__report_type_id foreign key (tenant_id, report_type_id) references lookup_config (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__pic_user_id foreign key (tenant_id, pic_user_id) references users (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__specialty_id foreign key (tenant_id, specialty_id) references lookup_config (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__appointment_id foreign key (tenant_id, appointment_id) references appointments (tenant_id, id) deferrable;

alter table assessments add constraint fk_assessments__centre_id foreign key (tenant_id, centre_id) references centres (tenant_id, id) deferrable;

alter table case_pics add constraint fk_case_pics__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table case_pics add constraint fk_case_pics__user_id foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable;

alter table case_permissions add constraint fk_case_permissions__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table case_permissions__groups add constraint fk_case_permissions__groups__owner_id foreign key (tenant_id, owner_id) references case_permissions (tenant_id, id) deferrable;

alter table case_permissions__groups add constraint fk_case_permissions__groups__target_id foreign key (tenant_id, target_id) references user_group (tenant_id, id) deferrable;

alter table case_charges add constraint fk_case_charges__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table case_charges add constraint fk_case_charges__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table case_charges add constraint fk_case_charges__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;
