create table co_teleconference (
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
  step text not null default 'created',
  billing_status text not null default 'none',
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone',
  kind text not null default 'teleconference',
  variant text not null default 'CO_TELECONFERENCE',
  topic text,
  origin_case_id uuid,
  duration_minutes numeric not null default 60,
  answer_by date,
  poll_key text,
  appointment_date timestamptz,
  appointment_end timestamptz,
  appointment_zone text,
  revision numeric default 0,
  join_link text,
  join_phone text,
  join_pin text,
  room text,
  court text,
  join_note text,
  subpoena_served_on date,
  attend_on date,
  subpoena_expires_on date,
  held_from timestamptz,
  held_to timestamptz,
  preparation_minutes numeric,
  billed_hours numeric(16,2),
  minutes text,
  minutes_sent_on date,
  cancelled_on date,
  cancel_note text,
  search_text text generated always as (lower(coalesce(case_no, '') || ' ' || coalesce(claimant_name, '') || ' ' || coalesce(customer_reference, '') || ' ' || coalesce(claim_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table co_teleconference__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table co_teleconference__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table co_participants (
  tenant_id uuid not null,
  id uuid not null,
  conference_id uuid not null,
  place numeric,
  role text not null,
  specialist_id uuid,
  name text,
  email text,
  phone text,
  is_required boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table co_slots (
  tenant_id uuid not null,
  id uuid not null,
  conference_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table mednegs (
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
  step text not null default 'created',
  billing_status text not null default 'none',
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone',
  treated_by text,
  treated_from date,
  treated_to date,
  allegation text,
  questions text,
  opinion_due_on date,
  close_reason text,
  closed_on date,
  search_text text generated always as (lower(coalesce(case_no, '') || ' ' || coalesce(claimant_name, '') || ' ' || coalesce(customer_reference, '') || ' ' || coalesce(claim_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table mednegs__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table mednegs__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table mednegs__specialties (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table mn_opinions (
  tenant_id uuid not null,
  id uuid not null,
  med_neg_id uuid not null,
  specialist_id uuid not null,
  status text not null default 'asked',
  asked_on date,
  due_on date,
  reminded_on date,
  answered_on date,
  answer text,
  breach text,
  causation text,
  damage text,
  more_needed text,
  decline_reason text,
  link_key text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table mn_links (
  tenant_id uuid not null,
  id uuid not null,
  med_neg_id uuid not null,
  case_id uuid not null,
  kind text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_co_teleconference__sort on co_teleconference (tenant_id, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__client_id on co_teleconference (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__company_id on co_teleconference (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__booking_cm_id on co_teleconference (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__specialist_id on co_teleconference (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__is_urgent on co_teleconference (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__step on co_teleconference (tenant_id, step, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__billing_status on co_teleconference (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__is_on_hold on co_teleconference (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__case_status on co_teleconference (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__is_closed on co_teleconference (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__next_step on co_teleconference (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__next_due_date on co_teleconference (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__pic_user_id on co_teleconference (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__kind on co_teleconference (tenant_id, kind, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__variant on co_teleconference (tenant_id, variant, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__appointment_date on co_teleconference (tenant_id, appointment_date, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__attend_on on co_teleconference (tenant_id, attend_on, lower(case_no) desc, id) where not is_deleted;

create index ix_co_teleconference__business_unit_id on co_teleconference (tenant_id, business_unit_id) where not is_deleted;

create index ix_co_teleconference__contractor_id on co_teleconference (tenant_id, contractor_id) where not is_deleted;

create index ix_co_teleconference__interpreter_id on co_teleconference (tenant_id, interpreter_id) where not is_deleted;

create index ix_co_teleconference__matter_type_id on co_teleconference (tenant_id, matter_type_id) where not is_deleted;

create index ix_co_teleconference__scheme_id on co_teleconference (tenant_id, scheme_id) where not is_deleted;

create index ix_co_teleconference__type_of_claim_id on co_teleconference (tenant_id, type_of_claim_id) where not is_deleted;

create index ix_co_teleconference__language_id on co_teleconference (tenant_id, language_id) where not is_deleted;

create index ix_co_teleconference__report_type_id on co_teleconference (tenant_id, report_type_id) where not is_deleted;

create index ix_co_teleconference__source_of_referral_id on co_teleconference (tenant_id, source_of_referral_id) where not is_deleted;

create index ix_co_teleconference__origin_case_id on co_teleconference (tenant_id, origin_case_id) where not is_deleted;

create index ix_co_teleconference__search on co_teleconference using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_co_teleconference__other_cms__target on co_teleconference__other_cms (tenant_id, target_id);

alter table co_teleconference__other_cms enable row level security;
alter table co_teleconference__other_cms force row level security;
create policy tenant_wall on co_teleconference__other_cms to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_teleconference__other_cms to caseway_host using (true) with check (true);
grant select, insert, delete on co_teleconference__other_cms to caseway_app;
grant select, insert, delete on co_teleconference__other_cms to caseway_host;

create index ix_co_teleconference__body_parts__target on co_teleconference__body_parts (tenant_id, target_id);

alter table co_teleconference__body_parts enable row level security;
alter table co_teleconference__body_parts force row level security;
create policy tenant_wall on co_teleconference__body_parts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_teleconference__body_parts to caseway_host using (true) with check (true);
grant select, insert, delete on co_teleconference__body_parts to caseway_app;
grant select, insert, delete on co_teleconference__body_parts to caseway_host;

alter table co_teleconference add constraint "refused__attendBeforeService" check (attend_on >= subpoena_served_on);

alter table co_teleconference add constraint "refused__subpoenaExpiresBeforeService" check (subpoena_expires_on >= subpoena_served_on);

create function compute_co_teleconference() returns trigger language plpgsql as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('held', 'cancelledNoFee', 'cancelledChargeable') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'created' then 'Created' when 'requested' then 'Requested' when 'confirmed' then 'Confirmed' when 'held' then 'Held' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('held', 'cancelledNoFee', 'cancelledChargeable'));
  return new;
end $$;

create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on co_teleconference
  for each row execute function compute_co_teleconference();

alter table co_teleconference enable row level security;
alter table co_teleconference force row level security;
create policy tenant_wall on co_teleconference to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_teleconference to caseway_host using (true) with check (true);
grant select, insert, update on co_teleconference to caseway_app;
grant select, insert, update on co_teleconference to caseway_host;

create trigger history after insert or update or delete on co_teleconference
  for each row execute function capture_change('co', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed,poll_key,revision', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"origin_case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create trigger search_words after insert or delete on co_teleconference
  for each row execute function keep_search_words('co');
create trigger search_words_changed after update on co_teleconference for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('co');

create index ix_co_participants__sort on co_participants (tenant_id, place, id) where not is_deleted;

create index ix_co_participants__conference_id on co_participants (tenant_id, conference_id, place, id) where not is_deleted;

create index ix_co_participants__role on co_participants (tenant_id, role, place, id) where not is_deleted;

create index ix_co_participants__specialist_id on co_participants (tenant_id, specialist_id, place, id) where not is_deleted;

alter table co_participants enable row level security;
alter table co_participants force row level security;
create policy tenant_wall on co_participants to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_participants to caseway_host using (true) with check (true);
grant select, insert, update on co_participants to caseway_app;
grant select, insert, update on co_participants to caseway_host;

create trigger history after insert or update or delete on co_participants
  for each row execute function capture_change('coParticipant', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"conference_id":{"table":"co_teleconference","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_co_slots__sort on co_slots (tenant_id, starts_at, id) where not is_deleted;

create index ix_co_slots__conference_id on co_slots (tenant_id, conference_id, starts_at, id) where not is_deleted;

create index ix_co_slots__starts_at on co_slots (tenant_id, starts_at, starts_at, id) where not is_deleted;

create unique index uq_co_slots__conference_id__starts_at on co_slots (tenant_id, conference_id, starts_at) where not is_deleted;

alter table co_slots enable row level security;
alter table co_slots force row level security;
create policy tenant_wall on co_slots to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_slots to caseway_host using (true) with check (true);
grant select, insert, update on co_slots to caseway_app;
grant select, insert, update on co_slots to caseway_host;

create trigger history after insert or update or delete on co_slots
  for each row execute function capture_change('coSlot', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"conference_id":{"table":"co_teleconference","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create index ix_mednegs__sort on mednegs (tenant_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mednegs__client_id on mednegs (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mednegs__company_id on mednegs (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mednegs__booking_cm_id on mednegs (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mednegs__is_urgent on mednegs (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;

create index ix_mednegs__step on mednegs (tenant_id, step, lower(case_no) desc, id) where not is_deleted;

create index ix_mednegs__billing_status on mednegs (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;

create index ix_mednegs__is_on_hold on mednegs (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;

create index ix_mednegs__case_status on mednegs (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;

create index ix_mednegs__is_closed on mednegs (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;

create index ix_mednegs__next_step on mednegs (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;

create index ix_mednegs__next_due_date on mednegs (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_mednegs__pic_user_id on mednegs (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mednegs__opinion_due_on on mednegs (tenant_id, opinion_due_on, lower(case_no) desc, id) where not is_deleted;

create index ix_mednegs__business_unit_id on mednegs (tenant_id, business_unit_id) where not is_deleted;

create index ix_mednegs__contractor_id on mednegs (tenant_id, contractor_id) where not is_deleted;

create index ix_mednegs__specialist_id on mednegs (tenant_id, specialist_id) where not is_deleted;

create index ix_mednegs__interpreter_id on mednegs (tenant_id, interpreter_id) where not is_deleted;

create index ix_mednegs__matter_type_id on mednegs (tenant_id, matter_type_id) where not is_deleted;

create index ix_mednegs__scheme_id on mednegs (tenant_id, scheme_id) where not is_deleted;

create index ix_mednegs__type_of_claim_id on mednegs (tenant_id, type_of_claim_id) where not is_deleted;

create index ix_mednegs__language_id on mednegs (tenant_id, language_id) where not is_deleted;

create index ix_mednegs__report_type_id on mednegs (tenant_id, report_type_id) where not is_deleted;

create index ix_mednegs__source_of_referral_id on mednegs (tenant_id, source_of_referral_id) where not is_deleted;

create index ix_mednegs__search on mednegs using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_mednegs__other_cms__target on mednegs__other_cms (tenant_id, target_id);

alter table mednegs__other_cms enable row level security;
alter table mednegs__other_cms force row level security;
create policy tenant_wall on mednegs__other_cms to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mednegs__other_cms to caseway_host using (true) with check (true);
grant select, insert, delete on mednegs__other_cms to caseway_app;
grant select, insert, delete on mednegs__other_cms to caseway_host;

create index ix_mednegs__body_parts__target on mednegs__body_parts (tenant_id, target_id);

alter table mednegs__body_parts enable row level security;
alter table mednegs__body_parts force row level security;
create policy tenant_wall on mednegs__body_parts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mednegs__body_parts to caseway_host using (true) with check (true);
grant select, insert, delete on mednegs__body_parts to caseway_app;
grant select, insert, delete on mednegs__body_parts to caseway_host;

create index ix_mednegs__specialties__target on mednegs__specialties (tenant_id, target_id);

alter table mednegs__specialties enable row level security;
alter table mednegs__specialties force row level security;
create policy tenant_wall on mednegs__specialties to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mednegs__specialties to caseway_host using (true) with check (true);
grant select, insert, delete on mednegs__specialties to caseway_app;
grant select, insert, delete on mednegs__specialties to caseway_host;

alter table mednegs add constraint "refused__treatedToBeforeFrom" check (treated_to >= treated_from);

create function compute_mednegs() returns trigger language plpgsql as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('closeWithBookings', 'closeWithoutBookings', 'serviceInvoiced') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'created' then 'Created' when 'open' then 'Open' when 'requestSent' then 'Request Sent to Specialists' when 'freePoRequested' then 'Free PO Requested' when 'tcRequested' then 'TC Requested' when 'linkedReportCreated' then 'Linked Report Created' when 'closeWithBookings' then 'Close With Bookings' when 'closeWithoutBookings' then 'Close Without Bookings' when 'serviceInvoiced' then 'Service Invoiced' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('closeWithBookings', 'closeWithoutBookings', 'serviceInvoiced'));
  return new;
end $$;

create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on mednegs
  for each row execute function compute_mednegs();

alter table mednegs enable row level security;
alter table mednegs force row level security;
create policy tenant_wall on mednegs to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mednegs to caseway_host using (true) with check (true);
grant select, insert, update on mednegs to caseway_app;
grant select, insert, update on mednegs to caseway_host;

create trigger history after insert or update or delete on mednegs
  for each row execute function capture_change('mn', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create trigger search_words after insert or delete on mednegs
  for each row execute function keep_search_words('mn');
create trigger search_words_changed after update on mednegs for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('mn');

create index ix_mn_opinions__sort on mn_opinions (tenant_id, creation_time, id) where not is_deleted;

create index ix_mn_opinions__med_neg_id on mn_opinions (tenant_id, med_neg_id, creation_time, id) where not is_deleted;

create index ix_mn_opinions__specialist_id on mn_opinions (tenant_id, specialist_id, creation_time, id) where not is_deleted;

create index ix_mn_opinions__status on mn_opinions (tenant_id, status, creation_time, id) where not is_deleted;

create index ix_mn_opinions__due_on on mn_opinions (tenant_id, due_on, creation_time, id) where not is_deleted;

create unique index uq_mn_opinions__med_neg_id__specialist_id on mn_opinions (tenant_id, med_neg_id, specialist_id) where not is_deleted;

alter table mn_opinions enable row level security;
alter table mn_opinions force row level security;
create policy tenant_wall on mn_opinions to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mn_opinions to caseway_host using (true) with check (true);
grant select, insert, update on mn_opinions to caseway_app;
grant select, insert, update on mn_opinions to caseway_host;

create trigger history after insert or update or delete on mn_opinions
  for each row execute function capture_change('mnOpinion', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,link_key', '{"med_neg_id":{"table":"mednegs","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_mn_links__sort on mn_links (tenant_id, creation_time, id) where not is_deleted;

create index ix_mn_links__med_neg_id on mn_links (tenant_id, med_neg_id, creation_time, id) where not is_deleted;

create index ix_mn_links__case_id on mn_links (tenant_id, case_id, creation_time, id) where not is_deleted;

create unique index uq_mn_links__med_neg_id__case_id on mn_links (tenant_id, med_neg_id, case_id) where not is_deleted;

alter table mn_links enable row level security;
alter table mn_links force row level security;
create policy tenant_wall on mn_links to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mn_links to caseway_host using (true) with check (true);
grant select, insert, update on mn_links to caseway_app;
grant select, insert, update on mn_links to caseway_host;

create trigger history after insert or update or delete on mn_links
  for each row execute function capture_change('mnLink', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"med_neg_id":{"table":"mednegs","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

alter table co_teleconference add constraint fk_co_teleconference__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table co_teleconference add constraint fk_co_teleconference__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table co_teleconference add constraint fk_co_teleconference__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers (tenant_id, id) deferrable;

alter table co_teleconference__other_cms add constraint fk_co_teleconference__other_cms__owner_id foreign key (tenant_id, owner_id) references co_teleconference (tenant_id, id) deferrable;

alter table co_teleconference__other_cms add constraint fk_co_teleconference__other_cms__target_id foreign key (tenant_id, target_id) references case_managers (tenant_id, id) deferrable;

alter table co_teleconference add constraint fk_co_teleconference__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units (tenant_id, id) deferrable;

alter table co_teleconference add constraint fk_co_teleconference__contractor_id foreign key (tenant_id, contractor_id) references contractors (tenant_id, id) deferrable;

alter table co_teleconference add constraint fk_co_teleconference__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table co_teleconference add constraint fk_co_teleconference__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider (tenant_id, id) deferrable;

alter table co_teleconference add constraint fk_co_teleconference__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config (tenant_id, id) deferrable;

alter table co_teleconference add constraint fk_co_teleconference__scheme_id foreign key (tenant_id, scheme_id) references matter_types (tenant_id, id) deferrable;

alter table co_teleconference add constraint fk_co_teleconference__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config (tenant_id, id) deferrable;

alter table co_teleconference__body_parts add constraint fk_co_teleconference__body_parts__owner_id foreign key (tenant_id, owner_id) references co_teleconference (tenant_id, id) deferrable;

alter table co_teleconference__body_parts add constraint fk_co_teleconference__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table co_teleconference add constraint fk_co_teleconference__language_id foreign key (tenant_id, language_id) references lookup_config (tenant_id, id) deferrable;

alter table co_teleconference add constraint fk_co_teleconference__report_type_id foreign key (tenant_id, report_type_id) references lookup_config (tenant_id, id) deferrable;

alter table co_teleconference add constraint fk_co_teleconference__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config (tenant_id, id) deferrable;

alter table co_teleconference add constraint fk_co_teleconference__pic_user_id foreign key (tenant_id, pic_user_id) references users (tenant_id, id) deferrable;

alter table co_teleconference add constraint fk_co_teleconference__origin_case_id foreign key (tenant_id, origin_case_id) references cases (tenant_id, id) deferrable;

alter table co_participants add constraint fk_co_participants__conference_id foreign key (tenant_id, conference_id) references co_teleconference (tenant_id, id) deferrable;

alter table co_participants add constraint fk_co_participants__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table co_slots add constraint fk_co_slots__conference_id foreign key (tenant_id, conference_id) references co_teleconference (tenant_id, id) deferrable;

alter table mednegs add constraint fk_mednegs__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table mednegs add constraint fk_mednegs__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table mednegs add constraint fk_mednegs__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers (tenant_id, id) deferrable;

alter table mednegs__other_cms add constraint fk_mednegs__other_cms__owner_id foreign key (tenant_id, owner_id) references mednegs (tenant_id, id) deferrable;

alter table mednegs__other_cms add constraint fk_mednegs__other_cms__target_id foreign key (tenant_id, target_id) references case_managers (tenant_id, id) deferrable;

alter table mednegs add constraint fk_mednegs__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units (tenant_id, id) deferrable;

alter table mednegs add constraint fk_mednegs__contractor_id foreign key (tenant_id, contractor_id) references contractors (tenant_id, id) deferrable;

alter table mednegs add constraint fk_mednegs__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table mednegs add constraint fk_mednegs__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider (tenant_id, id) deferrable;

alter table mednegs add constraint fk_mednegs__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config (tenant_id, id) deferrable;

alter table mednegs add constraint fk_mednegs__scheme_id foreign key (tenant_id, scheme_id) references matter_types (tenant_id, id) deferrable;

alter table mednegs add constraint fk_mednegs__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config (tenant_id, id) deferrable;

alter table mednegs__body_parts add constraint fk_mednegs__body_parts__owner_id foreign key (tenant_id, owner_id) references mednegs (tenant_id, id) deferrable;

alter table mednegs__body_parts add constraint fk_mednegs__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table mednegs add constraint fk_mednegs__language_id foreign key (tenant_id, language_id) references lookup_config (tenant_id, id) deferrable;

alter table mednegs add constraint fk_mednegs__report_type_id foreign key (tenant_id, report_type_id) references lookup_config (tenant_id, id) deferrable;

alter table mednegs add constraint fk_mednegs__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config (tenant_id, id) deferrable;

alter table mednegs add constraint fk_mednegs__pic_user_id foreign key (tenant_id, pic_user_id) references users (tenant_id, id) deferrable;

alter table mednegs__specialties add constraint fk_mednegs__specialties__owner_id foreign key (tenant_id, owner_id) references mednegs (tenant_id, id) deferrable;

alter table mednegs__specialties add constraint fk_mednegs__specialties__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table mn_opinions add constraint fk_mn_opinions__med_neg_id foreign key (tenant_id, med_neg_id) references mednegs (tenant_id, id) deferrable;

alter table mn_opinions add constraint fk_mn_opinions__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table mn_links add constraint fk_mn_links__med_neg_id foreign key (tenant_id, med_neg_id) references mednegs (tenant_id, id) deferrable;

alter table mn_links add constraint fk_mn_links__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;
