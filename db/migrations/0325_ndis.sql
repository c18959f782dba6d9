create table ndis (
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
  lifecycle text not null default 'active',
  ndis_number text not null,
  plan_from date,
  plan_to date,
  management_type text,
  plan_manager text,
  plan_manager_email text,
  evidence_type text,
  state text,
  remoteness text not null default 'national',
  primary_disability text,
  nominee_type text default 'none',
  nominee_name text,
  nominee_email text,
  goals text,
  supports_wanted text,
  search_text text generated always as (lower(coalesce(case_no, '') || ' ' || coalesce(claimant_name, '') || ' ' || coalesce(customer_reference, '') || ' ' || coalesce(claim_no, '') || ' ' || coalesce(ndis_number, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ndis__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table ndis__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table ndis_price_limits (
  tenant_id uuid not null,
  id uuid not null,
  service_item_id uuid not null,
  zone text not null,
  price_limit numeric(18,2) not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ndis_budgets (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  support_category_id uuid not null,
  amount numeric(18,2) not null,
  planned_hours numeric,
  used_amount numeric(18,2) default '0.00',
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ndis_key_contacts (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  name text not null,
  relationship text,
  organisation text,
  phone text,
  email text,
  is_emergency boolean not null default false,
  note text,
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ndis_implementing_providers (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  name text not null,
  registration_number text,
  contact_name text,
  phone text,
  email text,
  supports text,
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ndis_chemical_restraints (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  medicine text not null,
  dose text not null,
  use text not null default 'routine',
  prescribed_by text,
  authorised_by text,
  authority_reference text,
  authorised_from date,
  authorised_to date,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ndis_service_agreements (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  supports text not null,
  notice_days numeric not null default 7,
  terms text,
  status text not null default 'draft',
  envelope_id uuid,
  signer_name text,
  signer_email text,
  sent_at timestamptz,
  ended_at timestamptz,
  signed_file_id text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ndis_clinical_notes (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  written_on date not null,
  kind text not null default 'session',
  body text not null,
  addendum_to_id uuid,
  status text not null default 'draft',
  signed_at timestamptz,
  signed_by text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ndis_appointments (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  service_item_id uuid not null,
  specialist_id uuid,
  appointment_on date not null,
  start_time text not null,
  minutes numeric not null default 60,
  place text not null default 'clinic',
  appointment_id uuid,
  status text not null default 'requested',
  delivered_minutes numeric default 0,
  travel_minutes numeric default 0,
  non_face_minutes numeric default 0,
  cancelled_on date,
  cancel_reason text,
  claimed_on date,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ndis_payment_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  registration_number text not null,
  delivered_from date not null,
  delivered_to date not null,
  made_on date not null,
  status text not null default 'making',
  line_count numeric default 0,
  total numeric(18,2) default '0.00',
  search_text text generated always as (lower(coalesce(request_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ndis_claims (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  claim_no text,
  kind text not null,
  appointment_id uuid,
  budget_id uuid not null,
  service_item_id uuid not null,
  support_number text not null,
  delivered_from date not null,
  delivered_to date not null,
  quantity numeric(16,2) not null,
  unit_price numeric(18,2) not null,
  amount numeric(18,2) not null,
  cancel_reason text,
  status text not null default 'toClaim',
  payment_request_id uuid,
  charge_id uuid,
  outcome_note text,
  search_text text generated always as (lower(coalesce(claim_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_ndis__sort on ndis (tenant_id, lower(case_no) desc, id) where not is_deleted;

create index ix_ndis__client_id on ndis (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;

create index ix_ndis__company_id on ndis (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;

create index ix_ndis__step on ndis (tenant_id, step, lower(case_no) desc, id) where not is_deleted;

create index ix_ndis__is_on_hold on ndis (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;

create index ix_ndis__case_status on ndis (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;

create index ix_ndis__is_closed on ndis (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;

create index ix_ndis__next_step on ndis (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;

create index ix_ndis__next_due_date on ndis (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_ndis__pic_user_id on ndis (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;

create index ix_ndis__plan_to on ndis (tenant_id, plan_to, lower(case_no) desc, id) where not is_deleted;

create index ix_ndis__management_type on ndis (tenant_id, management_type, lower(case_no) desc, id) where not is_deleted;

create index ix_ndis__booking_cm_id on ndis (tenant_id, booking_cm_id) where not is_deleted;

create index ix_ndis__business_unit_id on ndis (tenant_id, business_unit_id) where not is_deleted;

create index ix_ndis__contractor_id on ndis (tenant_id, contractor_id) where not is_deleted;

create index ix_ndis__specialist_id on ndis (tenant_id, specialist_id) where not is_deleted;

create index ix_ndis__interpreter_id on ndis (tenant_id, interpreter_id) where not is_deleted;

create index ix_ndis__matter_type_id on ndis (tenant_id, matter_type_id) where not is_deleted;

create index ix_ndis__scheme_id on ndis (tenant_id, scheme_id) where not is_deleted;

create index ix_ndis__type_of_claim_id on ndis (tenant_id, type_of_claim_id) where not is_deleted;

create index ix_ndis__language_id on ndis (tenant_id, language_id) where not is_deleted;

create index ix_ndis__report_type_id on ndis (tenant_id, report_type_id) where not is_deleted;

create index ix_ndis__source_of_referral_id on ndis (tenant_id, source_of_referral_id) where not is_deleted;

create index ix_ndis__search on ndis using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_ndis__other_cms__target on ndis__other_cms (tenant_id, target_id);

alter table ndis__other_cms enable row level security;
alter table ndis__other_cms force row level security;
create policy tenant_wall on ndis__other_cms to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis__other_cms to caseway_host using (true) with check (true);
grant select, insert, delete on ndis__other_cms to caseway_app;
grant select, insert, delete on ndis__other_cms to caseway_host;

create index ix_ndis__body_parts__target on ndis__body_parts (tenant_id, target_id);

alter table ndis__body_parts enable row level security;
alter table ndis__body_parts force row level security;
create policy tenant_wall on ndis__body_parts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis__body_parts to caseway_host using (true) with check (true);
grant select, insert, delete on ndis__body_parts to caseway_app;
grant select, insert, delete on ndis__body_parts to caseway_host;

alter table ndis add constraint "refused__planEndsBeforeStart" check (plan_to >= plan_from);

create function compute_ndis() returns trigger language plpgsql as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.billing_status = 'none' then new.step when new.billing_status = 'partiallyPaid' then 'clientPartiallyPaid' when new.billing_status = 'fullyPaid' then 'specialistFullyPaid' else new.billing_status end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Create' when 'reportRequested' then 'Report Requested' when 'clientInvoiced' then 'service fee invoiced' when 'clientPartiallyPaid' then 'service fee partially paid' when 'clientFullyPaid' then 'service fee fully paid' when 'specialistInvoiced' then 'provider payment processed' when 'specialistPartiallyPaid' then 'provider payment partially paid' when 'specialistFullyPaid' then 'provider payment fully paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.lifecycle = 'closed');
  return new;
end $$;

create trigger computed before insert or update of case_status, is_on_hold, billing_status, step, status_name, is_closed, lifecycle on ndis
  for each row execute function compute_ndis();

alter table ndis enable row level security;
alter table ndis force row level security;
create policy tenant_wall on ndis to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis to caseway_host using (true) with check (true);
grant select, insert, update on ndis to caseway_app;
grant select, insert, update on ndis to caseway_host;

create trigger history after insert or update or delete on ndis
  for each row execute function capture_change('ndis', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create trigger search_words after insert or delete on ndis
  for each row execute function keep_search_words('ndis');
create trigger search_words_changed after update on ndis for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('ndis');

create index ix_ndis_price_limits__sort on ndis_price_limits (tenant_id, lower(zone), id) include (zone) where not is_deleted;

create index ix_ndis_price_limits__service_item_id on ndis_price_limits (tenant_id, service_item_id, lower(zone), id) include (zone) where not is_deleted;

create index ix_ndis_price_limits__zone on ndis_price_limits (tenant_id, zone, lower(zone), id) include (zone) where not is_deleted;

create unique index uq_ndis_price_limits__service_item_id__zone on ndis_price_limits (tenant_id, service_item_id, lower(zone)) where not is_deleted;

alter table ndis_price_limits enable row level security;
alter table ndis_price_limits force row level security;
create policy tenant_wall on ndis_price_limits to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_price_limits to caseway_host using (true) with check (true);
grant select, insert, update on ndis_price_limits to caseway_app;
grant select, insert, update on ndis_price_limits to caseway_host;

create trigger history after insert or update or delete on ndis_price_limits
  for each row execute function capture_change('ndisPriceLimit', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"service_item_id":{"table":"ndis_service_items","text":"(coalesce(t.support_item_number::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true}}');

create index ix_ndis_budgets__sort on ndis_budgets (tenant_id, amount desc, id) where not is_deleted;

create index ix_ndis_budgets__ndis_id on ndis_budgets (tenant_id, ndis_id, amount desc, id) where not is_deleted;

create index ix_ndis_budgets__support_category_id on ndis_budgets (tenant_id, support_category_id, amount desc, id) where not is_deleted;

create unique index uq_ndis_budgets__ndis_id__support_category_id on ndis_budgets (tenant_id, ndis_id, support_category_id) where not is_deleted;

alter table ndis_budgets add constraint "refused__budgetBelowUsed" check (amount >= used_amount);

alter table ndis_budgets enable row level security;
alter table ndis_budgets force row level security;
create policy tenant_wall on ndis_budgets to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_budgets to caseway_host using (true) with check (true);
grant select, insert, update on ndis_budgets to caseway_app;
grant select, insert, update on ndis_budgets to caseway_host;

create trigger history after insert or update or delete on ndis_budgets
  for each row execute function capture_change('ndisBudget', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"support_category_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

create index ix_ndis_key_contacts__sort on ndis_key_contacts (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_ndis_key_contacts__ndis_id on ndis_key_contacts (tenant_id, ndis_id, lower(name), id) include (name) where not is_deleted;

create index ix_ndis_key_contacts__search on ndis_key_contacts using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table ndis_key_contacts enable row level security;
alter table ndis_key_contacts force row level security;
create policy tenant_wall on ndis_key_contacts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_key_contacts to caseway_host using (true) with check (true);
grant select, insert, update on ndis_key_contacts to caseway_app;
grant select, insert, update on ndis_key_contacts to caseway_host;

create trigger history after insert or update or delete on ndis_key_contacts
  for each row execute function capture_change('ndisKeyContact', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create index ix_ndis_implementing_providers__sort on ndis_implementing_providers (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_ndis_implementing_providers__ndis_id on ndis_implementing_providers (tenant_id, ndis_id, lower(name), id) include (name) where not is_deleted;

create index ix_ndis_implementing_providers__search on ndis_implementing_providers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table ndis_implementing_providers enable row level security;
alter table ndis_implementing_providers force row level security;
create policy tenant_wall on ndis_implementing_providers to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_implementing_providers to caseway_host using (true) with check (true);
grant select, insert, update on ndis_implementing_providers to caseway_app;
grant select, insert, update on ndis_implementing_providers to caseway_host;

create trigger history after insert or update or delete on ndis_implementing_providers
  for each row execute function capture_change('ndisImplementingProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create index ix_ndis_chemical_restraints__sort on ndis_chemical_restraints (tenant_id, authorised_to, id) where not is_deleted;

create index ix_ndis_chemical_restraints__ndis_id on ndis_chemical_restraints (tenant_id, ndis_id, authorised_to, id) where not is_deleted;

create index ix_ndis_chemical_restraints__authorised_to on ndis_chemical_restraints (tenant_id, authorised_to, authorised_to, id) where not is_deleted;

alter table ndis_chemical_restraints add constraint "refused__authorityEndsBeforeStart" check (authorised_to >= authorised_from);

alter table ndis_chemical_restraints enable row level security;
alter table ndis_chemical_restraints force row level security;
create policy tenant_wall on ndis_chemical_restraints to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_chemical_restraints to caseway_host using (true) with check (true);
grant select, insert, update on ndis_chemical_restraints to caseway_app;
grant select, insert, update on ndis_chemical_restraints to caseway_host;

create trigger history after insert or update or delete on ndis_chemical_restraints
  for each row execute function capture_change('ndisChemicalRestraint', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create index ix_ndis_service_agreements__sort on ndis_service_agreements (tenant_id, starts_on desc, id) where not is_deleted;

create index ix_ndis_service_agreements__ndis_id on ndis_service_agreements (tenant_id, ndis_id, starts_on desc, id) where not is_deleted;

create index ix_ndis_service_agreements__status on ndis_service_agreements (tenant_id, status, starts_on desc, id) where not is_deleted;

create index ix_ndis_service_agreements__envelope_id on ndis_service_agreements (tenant_id, envelope_id) where not is_deleted;

alter table ndis_service_agreements add constraint "refused__agreementEndsBeforeStart" check (ends_on >= starts_on);

alter table ndis_service_agreements enable row level security;
alter table ndis_service_agreements force row level security;
create policy tenant_wall on ndis_service_agreements to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_service_agreements to caseway_host using (true) with check (true);
grant select, insert, update on ndis_service_agreements to caseway_app;
grant select, insert, update on ndis_service_agreements to caseway_host;

create trigger history after insert or update or delete on ndis_service_agreements
  for each row execute function capture_change('ndisServiceAgreement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,signed_file_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');

create index ix_ndis_clinical_notes__sort on ndis_clinical_notes (tenant_id, written_on desc, id) where not is_deleted;

create index ix_ndis_clinical_notes__ndis_id on ndis_clinical_notes (tenant_id, ndis_id, written_on desc, id) where not is_deleted;

create index ix_ndis_clinical_notes__addendum_to_id on ndis_clinical_notes (tenant_id, addendum_to_id, written_on desc, id) where not is_deleted;

create index ix_ndis_clinical_notes__status on ndis_clinical_notes (tenant_id, status, written_on desc, id) where not is_deleted;

alter table ndis_clinical_notes enable row level security;
alter table ndis_clinical_notes force row level security;
create policy tenant_wall on ndis_clinical_notes to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_clinical_notes to caseway_host using (true) with check (true);
grant select, insert, update on ndis_clinical_notes to caseway_app;
grant select, insert, update on ndis_clinical_notes to caseway_host;

create trigger history after insert or update or delete on ndis_clinical_notes
  for each row execute function capture_change('ndisClinicalNote', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"addendum_to_id":{"table":"ndis_clinical_notes","text":"coalesce(t.written_on::text, '''')","tenant":true}}');

create index ix_ndis_appointments__sort on ndis_appointments (tenant_id, appointment_on desc, id) where not is_deleted;

create index ix_ndis_appointments__ndis_id on ndis_appointments (tenant_id, ndis_id, appointment_on desc, id) where not is_deleted;

create index ix_ndis_appointments__service_item_id on ndis_appointments (tenant_id, service_item_id, appointment_on desc, id) where not is_deleted;

create index ix_ndis_appointments__specialist_id on ndis_appointments (tenant_id, specialist_id, appointment_on desc, id) where not is_deleted;

create index ix_ndis_appointments__appointment_on on ndis_appointments (tenant_id, appointment_on, appointment_on desc, id) where not is_deleted;

create index ix_ndis_appointments__status on ndis_appointments (tenant_id, status, appointment_on desc, id) where not is_deleted;

create index ix_ndis_appointments__appointment_id on ndis_appointments (tenant_id, appointment_id) where not is_deleted;

alter table ndis_appointments enable row level security;
alter table ndis_appointments force row level security;
create policy tenant_wall on ndis_appointments to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_appointments to caseway_host using (true) with check (true);
grant select, insert, update on ndis_appointments to caseway_app;
grant select, insert, update on ndis_appointments to caseway_host;

create trigger history after insert or update or delete on ndis_appointments
  for each row execute function capture_change('ndisAppointment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"service_item_id":{"table":"ndis_service_items","text":"(coalesce(t.support_item_number::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true}}');

create index ix_ndis_payment_requests__sort on ndis_payment_requests (tenant_id, lower(request_no) desc, id) where not is_deleted;

create index ix_ndis_payment_requests__made_on on ndis_payment_requests (tenant_id, made_on, lower(request_no) desc, id) where not is_deleted;

create index ix_ndis_payment_requests__status on ndis_payment_requests (tenant_id, status, lower(request_no) desc, id) where not is_deleted;

create index ix_ndis_payment_requests__search on ndis_payment_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table ndis_payment_requests enable row level security;
alter table ndis_payment_requests force row level security;
create policy tenant_wall on ndis_payment_requests to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_payment_requests to caseway_host using (true) with check (true);
grant select, insert, update on ndis_payment_requests to caseway_app;
grant select, insert, update on ndis_payment_requests to caseway_host;

create trigger history after insert or update or delete on ndis_payment_requests
  for each row execute function capture_change('ndisPaymentRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_ndis_payment_requests(whole text, word text) returns setof ndis_payment_requests
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.ndis_payment_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ndis_payment_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ndis_payment_requests(text, text) owner to caseway_host;
revoke all on function search_ndis_payment_requests(text, text) from public;
grant execute on function search_ndis_payment_requests(text, text) to caseway_app, caseway_host;

create trigger search_words after insert or delete on ndis_payment_requests
  for each row execute function keep_search_words('ndisPaymentRequest');
create trigger search_words_changed after update on ndis_payment_requests for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('ndisPaymentRequest');

create index ix_ndis_claims__sort on ndis_claims (tenant_id, delivered_from desc, id) where not is_deleted;

create index ix_ndis_claims__ndis_id on ndis_claims (tenant_id, ndis_id, delivered_from desc, id) where not is_deleted;

create index ix_ndis_claims__kind on ndis_claims (tenant_id, kind, delivered_from desc, id) where not is_deleted;

create index ix_ndis_claims__appointment_id on ndis_claims (tenant_id, appointment_id, delivered_from desc, id) where not is_deleted;

create index ix_ndis_claims__delivered_from on ndis_claims (tenant_id, delivered_from, delivered_from desc, id) where not is_deleted;

create index ix_ndis_claims__status on ndis_claims (tenant_id, status, delivered_from desc, id) where not is_deleted;

create index ix_ndis_claims__payment_request_id on ndis_claims (tenant_id, payment_request_id, delivered_from desc, id) where not is_deleted;

create index ix_ndis_claims__budget_id on ndis_claims (tenant_id, budget_id) where not is_deleted;

create index ix_ndis_claims__service_item_id on ndis_claims (tenant_id, service_item_id) where not is_deleted;

create index ix_ndis_claims__charge_id on ndis_claims (tenant_id, charge_id) where not is_deleted;

create index ix_ndis_claims__search on ndis_claims using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table ndis_claims enable row level security;
alter table ndis_claims force row level security;
create policy tenant_wall on ndis_claims to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_claims to caseway_host using (true) with check (true);
grant select, insert, update on ndis_claims to caseway_app;
grant select, insert, update on ndis_claims to caseway_host;

create trigger history after insert or update or delete on ndis_claims
  for each row execute function capture_change('ndisClaim', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"appointment_id":{"table":"ndis_appointments","text":"(coalesce(t.appointment_on::text, '''') || '' '' || coalesce(t.start_time::text, ''''))","tenant":true},"budget_id":{"table":"ndis_budgets","text":"coalesce(t.amount::text, '''')","tenant":true},"service_item_id":{"table":"ndis_service_items","text":"(coalesce(t.support_item_number::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"payment_request_id":{"table":"ndis_payment_requests","text":"coalesce(t.request_no::text, '''')","tenant":true},"charge_id":{"table":"case_charges","text":"coalesce(t.description::text, '''')","tenant":true}}');

alter table ndis add constraint fk_ndis__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table ndis add constraint fk_ndis__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table ndis add constraint fk_ndis__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers (tenant_id, id) deferrable;

alter table ndis__other_cms add constraint fk_ndis__other_cms__owner_id foreign key (tenant_id, owner_id) references ndis (tenant_id, id) deferrable;

alter table ndis__other_cms add constraint fk_ndis__other_cms__target_id foreign key (tenant_id, target_id) references case_managers (tenant_id, id) deferrable;

alter table ndis add constraint fk_ndis__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units (tenant_id, id) deferrable;

alter table ndis add constraint fk_ndis__contractor_id foreign key (tenant_id, contractor_id) references contractors (tenant_id, id) deferrable;

alter table ndis add constraint fk_ndis__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table ndis add constraint fk_ndis__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider (tenant_id, id) deferrable;

alter table ndis add constraint fk_ndis__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config (tenant_id, id) deferrable;

alter table ndis add constraint fk_ndis__scheme_id foreign key (tenant_id, scheme_id) references matter_types (tenant_id, id) deferrable;

alter table ndis add constraint fk_ndis__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config (tenant_id, id) deferrable;

alter table ndis__body_parts add constraint fk_ndis__body_parts__owner_id foreign key (tenant_id, owner_id) references ndis (tenant_id, id) deferrable;

alter table ndis__body_parts add constraint fk_ndis__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table ndis add constraint fk_ndis__language_id foreign key (tenant_id, language_id) references lookup_config (tenant_id, id) deferrable;

alter table ndis add constraint fk_ndis__report_type_id foreign key (tenant_id, report_type_id) references lookup_config (tenant_id, id) deferrable;

alter table ndis add constraint fk_ndis__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config (tenant_id, id) deferrable;

alter table ndis add constraint fk_ndis__pic_user_id foreign key (tenant_id, pic_user_id) references users (tenant_id, id) deferrable;

alter table ndis_price_limits add constraint fk_ndis_price_limits__service_item_id foreign key (tenant_id, service_item_id) references ndis_service_items (tenant_id, id) deferrable;

alter table ndis_budgets add constraint fk_ndis_budgets__ndis_id foreign key (tenant_id, ndis_id) references ndis (tenant_id, id) deferrable;

alter table ndis_budgets add constraint fk_ndis_budgets__support_category_id foreign key (tenant_id, support_category_id) references lookup_config (tenant_id, id) deferrable;

alter table ndis_key_contacts add constraint fk_ndis_key_contacts__ndis_id foreign key (tenant_id, ndis_id) references ndis (tenant_id, id) deferrable;

alter table ndis_implementing_providers add constraint fk_ndis_implementing_providers__ndis_id foreign key (tenant_id, ndis_id) references ndis (tenant_id, id) deferrable;

alter table ndis_chemical_restraints add constraint fk_ndis_chemical_restraints__ndis_id foreign key (tenant_id, ndis_id) references ndis (tenant_id, id) deferrable;

alter table ndis_service_agreements add constraint fk_ndis_service_agreements__ndis_id foreign key (tenant_id, ndis_id) references ndis (tenant_id, id) deferrable;

alter table ndis_service_agreements add constraint fk_ndis_service_agreements__envelope_id foreign key (tenant_id, envelope_id) references envelopes (tenant_id, id) deferrable;

alter table ndis_clinical_notes add constraint fk_ndis_clinical_notes__ndis_id foreign key (tenant_id, ndis_id) references ndis (tenant_id, id) deferrable;

alter table ndis_clinical_notes add constraint fk_ndis_clinical_notes__addendum_to_id foreign key (tenant_id, addendum_to_id) references ndis_clinical_notes (tenant_id, id) deferrable;

alter table ndis_appointments add constraint fk_ndis_appointments__ndis_id foreign key (tenant_id, ndis_id) references ndis (tenant_id, id) deferrable;

alter table ndis_appointments add constraint fk_ndis_appointments__service_item_id foreign key (tenant_id, service_item_id) references ndis_service_items (tenant_id, id) deferrable;

alter table ndis_appointments add constraint fk_ndis_appointments__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table ndis_appointments add constraint fk_ndis_appointments__appointment_id foreign key (tenant_id, appointment_id) references appointments (tenant_id, id) deferrable;

alter table ndis_claims add constraint fk_ndis_claims__ndis_id foreign key (tenant_id, ndis_id) references ndis (tenant_id, id) deferrable;

alter table ndis_claims add constraint fk_ndis_claims__appointment_id foreign key (tenant_id, appointment_id) references ndis_appointments (tenant_id, id) deferrable;

alter table ndis_claims add constraint fk_ndis_claims__budget_id foreign key (tenant_id, budget_id) references ndis_budgets (tenant_id, id) deferrable;

alter table ndis_claims add constraint fk_ndis_claims__service_item_id foreign key (tenant_id, service_item_id) references ndis_service_items (tenant_id, id) deferrable;

alter table ndis_claims add constraint fk_ndis_claims__payment_request_id foreign key (tenant_id, payment_request_id) references ndis_payment_requests (tenant_id, id) deferrable;

alter table ndis_claims add constraint fk_ndis_claims__charge_id foreign key (tenant_id, charge_id) references case_charges (tenant_id, id) deferrable;
