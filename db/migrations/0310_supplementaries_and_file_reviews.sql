create table supplementaries (
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
  specialty_id uuid,
  request_kind text not null default 'chargeable',
  agreed_fee numeric(18,2),
  origin_case_id uuid,
  questions text,
  pages numeric,
  pages_reason text,
  document_count numeric default 0,
  request_sent_on date,
  asks_first boolean not null default false,
  specialist_answer text,
  answer_reason text,
  answered_at timestamptz,
  answer_of_id uuid,
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

create table supplementaries__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table supplementaries__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table file_reviews (
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
  specialty_id uuid,
  request_kind text not null default 'chargeable',
  agreed_fee numeric(18,2),
  origin_case_id uuid,
  questions text,
  pages numeric,
  pages_reason text,
  document_count numeric default 0,
  request_sent_on date,
  asks_first boolean not null default false,
  specialist_answer text,
  answer_reason text,
  answered_at timestamptz,
  answer_of_id uuid,
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

create table file_reviews__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table file_reviews__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table request_files (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  file_id text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table turnaround_bands (
  tenant_id uuid not null,
  id uuid not null,
  case_type text not null,
  pages_up_to numeric,
  business_days numeric not null,
  urgent_days numeric not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_supplementaries__sort on supplementaries (tenant_id, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__client_id on supplementaries (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__company_id on supplementaries (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__booking_cm_id on supplementaries (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__specialist_id on supplementaries (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__is_urgent on supplementaries (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__report_due_date on supplementaries (tenant_id, report_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__step on supplementaries (tenant_id, step, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__billing_status on supplementaries (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__is_on_hold on supplementaries (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__case_status on supplementaries (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__is_closed on supplementaries (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__next_step on supplementaries (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__next_due_date on supplementaries (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__pic_user_id on supplementaries (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__request_kind on supplementaries (tenant_id, request_kind, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__origin_case_id on supplementaries (tenant_id, origin_case_id, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__specialist_answer on supplementaries (tenant_id, specialist_answer, lower(case_no) desc, id) where not is_deleted;

create index ix_supplementaries__business_unit_id on supplementaries (tenant_id, business_unit_id) where not is_deleted;

create index ix_supplementaries__contractor_id on supplementaries (tenant_id, contractor_id) where not is_deleted;

create index ix_supplementaries__interpreter_id on supplementaries (tenant_id, interpreter_id) where not is_deleted;

create index ix_supplementaries__matter_type_id on supplementaries (tenant_id, matter_type_id) where not is_deleted;

create index ix_supplementaries__scheme_id on supplementaries (tenant_id, scheme_id) where not is_deleted;

create index ix_supplementaries__type_of_claim_id on supplementaries (tenant_id, type_of_claim_id) where not is_deleted;

create index ix_supplementaries__language_id on supplementaries (tenant_id, language_id) where not is_deleted;

create index ix_supplementaries__report_type_id on supplementaries (tenant_id, report_type_id) where not is_deleted;

create index ix_supplementaries__source_of_referral_id on supplementaries (tenant_id, source_of_referral_id) where not is_deleted;

create index ix_supplementaries__specialty_id on supplementaries (tenant_id, specialty_id) where not is_deleted;

create index ix_supplementaries__answer_of_id on supplementaries (tenant_id, answer_of_id) where not is_deleted;

create index ix_supplementaries__search on supplementaries using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_supplementaries__other_cms__target on supplementaries__other_cms (tenant_id, target_id);

alter table supplementaries__other_cms enable row level security;
alter table supplementaries__other_cms force row level security;
create policy tenant_wall on supplementaries__other_cms to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on supplementaries__other_cms to caseway_host using (true) with check (true);
grant select, insert, delete on supplementaries__other_cms to caseway_app;
grant select, insert, delete on supplementaries__other_cms to caseway_host;

create index ix_supplementaries__body_parts__target on supplementaries__body_parts (tenant_id, target_id);

alter table supplementaries__body_parts enable row level security;
alter table supplementaries__body_parts force row level security;
create policy tenant_wall on supplementaries__body_parts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on supplementaries__body_parts to caseway_host using (true) with check (true);
grant select, insert, delete on supplementaries__body_parts to caseway_app;
grant select, insert, delete on supplementaries__body_parts to caseway_host;

create function compute_supplementaries() returns trigger language plpgsql as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('reportSent', 'reportSentClarification', 'reportSentAmendment', 'reportSentWithFee', 'cancelledNoFee', 'cancelledChargeable') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'requestReceived' then 'Request Received' when 'requestSent' then 'Request Sent to Specialist' when 'dictationReceived' then 'Dictation Received' when 'draftSent' then 'Draft Sent' when 'reportReceived' then 'Report Received' when 'reportSent' then 'Report Sent to CMs (Chargeable)' when 'reportSentClarification' then 'Report Sent to CMs (Clarification)' when 'reportSentAmendment' then 'Report Sent to CMs (Amendment)' when 'reportSentWithFee' then 'Report Sent to CMs (With Fee)' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('reportSent', 'reportSentClarification', 'reportSentAmendment', 'reportSentWithFee', 'cancelledNoFee', 'cancelledChargeable'));
  return new;
end $$;

create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on supplementaries
  for each row execute function compute_supplementaries();

alter table supplementaries enable row level security;
alter table supplementaries force row level security;
create policy tenant_wall on supplementaries to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on supplementaries to caseway_host using (true) with check (true);
grant select, insert, update on supplementaries to caseway_app;
grant select, insert, update on supplementaries to caseway_host;

create trigger history after insert or update or delete on supplementaries
  for each row execute function capture_change('supp', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"origin_case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"answer_of_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create trigger search_words after insert or delete on supplementaries
  for each row execute function keep_search_words('supp');
create trigger search_words_changed after update on supplementaries for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('supp');

create index ix_file_reviews__sort on file_reviews (tenant_id, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__client_id on file_reviews (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__company_id on file_reviews (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__booking_cm_id on file_reviews (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__specialist_id on file_reviews (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__is_urgent on file_reviews (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__report_due_date on file_reviews (tenant_id, report_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__step on file_reviews (tenant_id, step, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__billing_status on file_reviews (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__is_on_hold on file_reviews (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__case_status on file_reviews (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__is_closed on file_reviews (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__next_step on file_reviews (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__next_due_date on file_reviews (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__pic_user_id on file_reviews (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__request_kind on file_reviews (tenant_id, request_kind, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__origin_case_id on file_reviews (tenant_id, origin_case_id, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__specialist_answer on file_reviews (tenant_id, specialist_answer, lower(case_no) desc, id) where not is_deleted;

create index ix_file_reviews__business_unit_id on file_reviews (tenant_id, business_unit_id) where not is_deleted;

create index ix_file_reviews__contractor_id on file_reviews (tenant_id, contractor_id) where not is_deleted;

create index ix_file_reviews__interpreter_id on file_reviews (tenant_id, interpreter_id) where not is_deleted;

create index ix_file_reviews__matter_type_id on file_reviews (tenant_id, matter_type_id) where not is_deleted;

create index ix_file_reviews__scheme_id on file_reviews (tenant_id, scheme_id) where not is_deleted;

create index ix_file_reviews__type_of_claim_id on file_reviews (tenant_id, type_of_claim_id) where not is_deleted;

create index ix_file_reviews__language_id on file_reviews (tenant_id, language_id) where not is_deleted;

create index ix_file_reviews__report_type_id on file_reviews (tenant_id, report_type_id) where not is_deleted;

create index ix_file_reviews__source_of_referral_id on file_reviews (tenant_id, source_of_referral_id) where not is_deleted;

create index ix_file_reviews__specialty_id on file_reviews (tenant_id, specialty_id) where not is_deleted;

create index ix_file_reviews__answer_of_id on file_reviews (tenant_id, answer_of_id) where not is_deleted;

create index ix_file_reviews__search on file_reviews using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_file_reviews__other_cms__target on file_reviews__other_cms (tenant_id, target_id);

alter table file_reviews__other_cms enable row level security;
alter table file_reviews__other_cms force row level security;
create policy tenant_wall on file_reviews__other_cms to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_reviews__other_cms to caseway_host using (true) with check (true);
grant select, insert, delete on file_reviews__other_cms to caseway_app;
grant select, insert, delete on file_reviews__other_cms to caseway_host;

create index ix_file_reviews__body_parts__target on file_reviews__body_parts (tenant_id, target_id);

alter table file_reviews__body_parts enable row level security;
alter table file_reviews__body_parts force row level security;
create policy tenant_wall on file_reviews__body_parts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_reviews__body_parts to caseway_host using (true) with check (true);
grant select, insert, delete on file_reviews__body_parts to caseway_app;
grant select, insert, delete on file_reviews__body_parts to caseway_host;

create function compute_file_reviews() returns trigger language plpgsql as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'requestReceived' then 'Request Received' when 'requestSent' then 'Request Sent to Specialist' when 'dictationReceived' then 'Dictation Received' when 'draftSent' then 'Draft Sent' when 'reportReceived' then 'Report Received' when 'reportSent' then 'Report Sent to CMs' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable'));
  return new;
end $$;

create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on file_reviews
  for each row execute function compute_file_reviews();

alter table file_reviews enable row level security;
alter table file_reviews force row level security;
create policy tenant_wall on file_reviews to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_reviews to caseway_host using (true) with check (true);
grant select, insert, update on file_reviews to caseway_app;
grant select, insert, update on file_reviews to caseway_host;

create trigger history after insert or update or delete on file_reviews
  for each row execute function capture_change('fr', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"origin_case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"answer_of_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create trigger search_words after insert or delete on file_reviews
  for each row execute function keep_search_words('fr');
create trigger search_words_changed after update on file_reviews for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('fr');

create index ix_request_files__sort on request_files (tenant_id, creation_time, id) where not is_deleted;

create index ix_request_files__case_id on request_files (tenant_id, case_id, creation_time, id) where not is_deleted;

create unique index uq_request_files__case_id__file_id on request_files (tenant_id, case_id, lower(file_id)) where not is_deleted;

alter table request_files enable row level security;
alter table request_files force row level security;
create policy tenant_wall on request_files to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on request_files to caseway_host using (true) with check (true);
grant select, insert, update on request_files to caseway_app;
grant select, insert, update on request_files to caseway_host;

create trigger history after insert or update or delete on request_files
  for each row execute function capture_change('requestFile', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create index ix_turnaround_bands__sort on turnaround_bands (tenant_id, lower(case_type), pages_up_to, id) include (case_type) where not is_deleted;

create index ix_turnaround_bands__case_type on turnaround_bands (tenant_id, case_type, lower(case_type), pages_up_to, id) include (case_type) where not is_deleted;

create unique index uq_turnaround_bands__case_type__pages_up_to on turnaround_bands (tenant_id, lower(case_type), pages_up_to) where not is_deleted;

alter table turnaround_bands add constraint "refused__urgentIsSlower" check (urgent_days <= business_days);

alter table turnaround_bands enable row level security;
alter table turnaround_bands force row level security;
create policy tenant_wall on turnaround_bands to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on turnaround_bands to caseway_host using (true) with check (true);
grant select, insert, update on turnaround_bands to caseway_app;
grant select, insert, update on turnaround_bands to caseway_host;

create trigger history after insert or update or delete on turnaround_bands
  for each row execute function capture_change('turnaroundBand', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

alter table supplementaries add constraint fk_supplementaries__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers (tenant_id, id) deferrable;

alter table supplementaries__other_cms add constraint fk_supplementaries__other_cms__owner_id foreign key (tenant_id, owner_id) references supplementaries (tenant_id, id) deferrable;

alter table supplementaries__other_cms add constraint fk_supplementaries__other_cms__target_id foreign key (tenant_id, target_id) references case_managers (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__contractor_id foreign key (tenant_id, contractor_id) references contractors (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__scheme_id foreign key (tenant_id, scheme_id) references matter_types (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config (tenant_id, id) deferrable;

alter table supplementaries__body_parts add constraint fk_supplementaries__body_parts__owner_id foreign key (tenant_id, owner_id) references supplementaries (tenant_id, id) deferrable;

alter table supplementaries__body_parts add constraint fk_supplementaries__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__language_id foreign key (tenant_id, language_id) references lookup_config (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__report_type_id foreign key (tenant_id, report_type_id) references lookup_config (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__pic_user_id foreign key (tenant_id, pic_user_id) references users (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__specialty_id foreign key (tenant_id, specialty_id) references lookup_config (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__origin_case_id foreign key (tenant_id, origin_case_id) references cases (tenant_id, id) deferrable;

alter table supplementaries add constraint fk_supplementaries__answer_of_id foreign key (tenant_id, answer_of_id) references specialists (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers (tenant_id, id) deferrable;

alter table file_reviews__other_cms add constraint fk_file_reviews__other_cms__owner_id foreign key (tenant_id, owner_id) references file_reviews (tenant_id, id) deferrable;

alter table file_reviews__other_cms add constraint fk_file_reviews__other_cms__target_id foreign key (tenant_id, target_id) references case_managers (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__contractor_id foreign key (tenant_id, contractor_id) references contractors (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__scheme_id foreign key (tenant_id, scheme_id) references matter_types (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config (tenant_id, id) deferrable;

alter table file_reviews__body_parts add constraint fk_file_reviews__body_parts__owner_id foreign key (tenant_id, owner_id) references file_reviews (tenant_id, id) deferrable;

alter table file_reviews__body_parts add constraint fk_file_reviews__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__language_id foreign key (tenant_id, language_id) references lookup_config (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__report_type_id foreign key (tenant_id, report_type_id) references lookup_config (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__pic_user_id foreign key (tenant_id, pic_user_id) references users (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__specialty_id foreign key (tenant_id, specialty_id) references lookup_config (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__origin_case_id foreign key (tenant_id, origin_case_id) references cases (tenant_id, id) deferrable;

alter table file_reviews add constraint fk_file_reviews__answer_of_id foreign key (tenant_id, answer_of_id) references specialists (tenant_id, id) deferrable;

alter table request_files add constraint fk_request_files__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;
