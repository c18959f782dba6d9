create table mva_claim (
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
  state_id text,
  accident_date date,
  accident_place text,
  accident_role text,
  police_event_no text,
  vehicle_rego text,
  other_vehicle_rego text,
  ctp_insurer text,
  accident_note text,
  injuries text,
  limitation_date date,
  limitation_calculated date,
  limitation_rule text,
  limitation_version text,
  limitation_source text,
  limitation_reason text,
  lodged_on date,
  liability text,
  liability_decided_on date,
  demand_amount numeric(18,2),
  settled_on date,
  settled_with text,
  settlement_gross numeric(18,2),
  settlement_note text,
  costs_total numeric(18,2),
  disbursements_total numeric(18,2),
  refunds_total numeric(18,2),
  net_to_client numeric(18,2),
  disbursed_on date,
  terminated_on date,
  termination_reason text,
  search_text text generated always as (lower(coalesce(case_no, '') || ' ' || coalesce(claimant_name, '') || ' ' || coalesce(customer_reference, '') || ' ' || coalesce(claim_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table mva_claim__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table mva_claim__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table mva_insurers (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  name text not null,
  kind text not null default 'ctp',
  claim_no text,
  claim_officer text,
  email text,
  phone text,
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

create table mva_offers (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  insurer_item_id uuid not null,
  offered_on date not null,
  expires_on date,
  status text not null default 'received',
  non_economic_loss numeric(18,2),
  past_treatment numeric(18,2),
  future_treatment numeric(18,2),
  past_economic_loss numeric(18,2),
  future_economic_loss numeric(18,2),
  superannuation numeric(18,2),
  past_care numeric(18,2),
  future_care numeric(18,2),
  other_damage numeric(18,2),
  legal_costs numeric(18,2),
  note text,
  amount numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table mva_demands (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  insurer_item_id uuid,
  demanded_on date not null,
  payable_by date,
  non_economic_loss numeric(18,2),
  past_treatment numeric(18,2),
  future_treatment numeric(18,2),
  past_economic_loss numeric(18,2),
  future_economic_loss numeric(18,2),
  superannuation numeric(18,2),
  past_care numeric(18,2),
  future_care numeric(18,2),
  other_damage numeric(18,2),
  legal_costs numeric(18,2),
  words text,
  amount numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table mva_medical_providers (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  name text not null,
  profession text not null,
  phone text,
  email text,
  place text,
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

create table mva_treatment_periods (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  provider_id uuid not null,
  treatment text not null,
  date_from date not null,
  date_to date,
  sessions numeric,
  cost numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table mva_treatment_plans (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  provider_id uuid not null,
  treatment text not null,
  requested_on date not null,
  sessions_requested numeric not null,
  status text not null default 'requested',
  decided_on date,
  sessions_approved numeric,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table mva_disbursements (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  item_index numeric,
  kind text not null,
  payee text not null,
  description text,
  amount numeric(18,2) not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table mva_limitation_reminders (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  limitation_date date not null,
  months numeric not null,
  told_name text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table tpd (
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
  occupation text,
  date_last_worked date,
  hours_per_week numeric,
  duties text,
  education text,
  disability text,
  first_symptoms_on date,
  treating_doctor text,
  form_sent_on date,
  form_signed_on date,
  form_note text,
  lodge_from date,
  eligibility text,
  agreement_signed_on date,
  records_case_id uuid,
  records_reference text,
  bundle_file_id text,
  bundle_pages numeric,
  bundled_at timestamptz,
  submitted_on date,
  outcome text,
  outcome_on date,
  outcome_amount numeric(18,2),
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  search_text text generated always as (lower(coalesce(case_no, '') || ' ' || coalesce(claimant_name, '') || ' ' || coalesce(customer_reference, '') || ' ' || coalesce(claim_no, '') || ' ' || coalesce(occupation, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table tpd__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table tpd__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table tpd_policies (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  fund_name text not null,
  member_no text,
  insurer text,
  policy_no text,
  cover_amount numeric(18,2),
  definition text,
  waiting_months text not null default '3',
  cover_ends_on date,
  note text,
  search_text text generated always as (lower(coalesce(fund_name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table tpd_statements (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  kind text not null,
  from_name text not null,
  email text,
  requested_on date,
  due_on date not null,
  received_on date,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table tpd_statement_chases (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  statement_id uuid not null,
  due_on date not null,
  days numeric not null,
  destination text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table tpd_answers (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  question text not null,
  answer text not null,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_mva_claim__sort on mva_claim (tenant_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mva_claim__client_id on mva_claim (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mva_claim__company_id on mva_claim (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mva_claim__step on mva_claim (tenant_id, step, lower(case_no) desc, id) where not is_deleted;

create index ix_mva_claim__is_on_hold on mva_claim (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;

create index ix_mva_claim__case_status on mva_claim (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;

create index ix_mva_claim__is_closed on mva_claim (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;

create index ix_mva_claim__next_step on mva_claim (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;

create index ix_mva_claim__next_due_date on mva_claim (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_mva_claim__pic_user_id on mva_claim (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mva_claim__state_id on mva_claim (tenant_id, state_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mva_claim__accident_date on mva_claim (tenant_id, accident_date, lower(case_no) desc, id) where not is_deleted;

create index ix_mva_claim__limitation_date on mva_claim (tenant_id, limitation_date, lower(case_no) desc, id) where not is_deleted;

create index ix_mva_claim__liability on mva_claim (tenant_id, liability, lower(case_no) desc, id) where not is_deleted;

create index ix_mva_claim__booking_cm_id on mva_claim (tenant_id, booking_cm_id) where not is_deleted;

create index ix_mva_claim__business_unit_id on mva_claim (tenant_id, business_unit_id) where not is_deleted;

create index ix_mva_claim__contractor_id on mva_claim (tenant_id, contractor_id) where not is_deleted;

create index ix_mva_claim__specialist_id on mva_claim (tenant_id, specialist_id) where not is_deleted;

create index ix_mva_claim__interpreter_id on mva_claim (tenant_id, interpreter_id) where not is_deleted;

create index ix_mva_claim__matter_type_id on mva_claim (tenant_id, matter_type_id) where not is_deleted;

create index ix_mva_claim__scheme_id on mva_claim (tenant_id, scheme_id) where not is_deleted;

create index ix_mva_claim__type_of_claim_id on mva_claim (tenant_id, type_of_claim_id) where not is_deleted;

create index ix_mva_claim__language_id on mva_claim (tenant_id, language_id) where not is_deleted;

create index ix_mva_claim__report_type_id on mva_claim (tenant_id, report_type_id) where not is_deleted;

create index ix_mva_claim__source_of_referral_id on mva_claim (tenant_id, source_of_referral_id) where not is_deleted;

create index ix_mva_claim__search on mva_claim using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_mva_claim__other_cms__target on mva_claim__other_cms (tenant_id, target_id);

alter table mva_claim__other_cms enable row level security;
alter table mva_claim__other_cms force row level security;
create policy tenant_wall on mva_claim__other_cms to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_claim__other_cms to caseway_host using (true) with check (true);
grant select, insert, delete on mva_claim__other_cms to caseway_app;
grant select, insert, delete on mva_claim__other_cms to caseway_host;

create index ix_mva_claim__body_parts__target on mva_claim__body_parts (tenant_id, target_id);

alter table mva_claim__body_parts enable row level security;
alter table mva_claim__body_parts force row level security;
create policy tenant_wall on mva_claim__body_parts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_claim__body_parts to caseway_host using (true) with check (true);
grant select, insert, delete on mva_claim__body_parts to caseway_app;
grant select, insert, delete on mva_claim__body_parts to caseway_host;

create function compute_mva_claim() returns trigger language plpgsql as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('terminated', 'closed') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Claim Created' when 'claimLodged' then 'Claim Lodged' when 'liabilityDecision' then 'Liability Decision' when 'treatment' then 'Treatment' when 'medicalEvidence' then 'Medical Evidence' when 'demandSent' then 'Demand Sent' when 'negotiation' then 'Negotiation' when 'settled' then 'Settled' when 'terminated' then 'Terminated' when 'closed' then 'Closed' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('terminated', 'closed'));
  return new;
end $$;

create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on mva_claim
  for each row execute function compute_mva_claim();

alter table mva_claim enable row level security;
alter table mva_claim force row level security;
create policy tenant_wall on mva_claim to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_claim to caseway_host using (true) with check (true);
grant select, insert, update on mva_claim to caseway_app;
grant select, insert, update on mva_claim to caseway_host;

create trigger history after insert or update or delete on mva_claim
  for each row execute function capture_change('mva', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create trigger search_words after insert or delete on mva_claim
  for each row execute function keep_search_words('mva');
create trigger search_words_changed after update on mva_claim for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('mva');

create index ix_mva_insurers__sort on mva_insurers (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_mva_insurers__claim_id on mva_insurers (tenant_id, claim_id, lower(name), id) include (name) where not is_deleted;

create index ix_mva_insurers__kind on mva_insurers (tenant_id, kind, lower(name), id) include (name) where not is_deleted;

create index ix_mva_insurers__search on mva_insurers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table mva_insurers enable row level security;
alter table mva_insurers force row level security;
create policy tenant_wall on mva_insurers to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_insurers to caseway_host using (true) with check (true);
grant select, insert, update on mva_insurers to caseway_app;
grant select, insert, update on mva_insurers to caseway_host;

create trigger history after insert or update or delete on mva_insurers
  for each row execute function capture_change('mvaInsurer', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create trigger search_words after insert or delete on mva_insurers
  for each row execute function keep_search_words('mvaInsurer');
create trigger search_words_changed after update on mva_insurers for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('mvaInsurer');

create index ix_mva_offers__sort on mva_offers (tenant_id, offered_on desc, id) where not is_deleted;

create index ix_mva_offers__claim_id on mva_offers (tenant_id, claim_id, offered_on desc, id) where not is_deleted;

create index ix_mva_offers__insurer_item_id on mva_offers (tenant_id, insurer_item_id, offered_on desc, id) where not is_deleted;

create index ix_mva_offers__status on mva_offers (tenant_id, status, offered_on desc, id) where not is_deleted;

alter table mva_offers add constraint "refused__offerEndsBeforeItBegins" check (expires_on >= offered_on);

create function compute_mva_offers() returns trigger language plpgsql as $$
begin
  new.amount := coalesce(new.non_economic_loss, 0) + coalesce(new.past_treatment, 0) + coalesce(new.future_treatment, 0) + coalesce(new.past_economic_loss, 0) + coalesce(new.future_economic_loss, 0) + coalesce(new.superannuation, 0) + coalesce(new.past_care, 0) + coalesce(new.future_care, 0) + coalesce(new.other_damage, 0) + coalesce(new.legal_costs, 0);
  return new;
end $$;

create trigger computed before insert or update of amount, non_economic_loss, past_treatment, future_treatment, past_economic_loss, future_economic_loss, superannuation, past_care, future_care, other_damage, legal_costs on mva_offers
  for each row execute function compute_mva_offers();

alter table mva_offers enable row level security;
alter table mva_offers force row level security;
create policy tenant_wall on mva_offers to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_offers to caseway_host using (true) with check (true);
grant select, insert, update on mva_offers to caseway_app;
grant select, insert, update on mva_offers to caseway_host;

create trigger history after insert or update or delete on mva_offers
  for each row execute function capture_change('mvaOffer', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"insurer_item_id":{"table":"mva_insurers","text":"coalesce(t.name::text, '''')","tenant":true}}');

create index ix_mva_demands__sort on mva_demands (tenant_id, demanded_on desc, id) where not is_deleted;

create index ix_mva_demands__claim_id on mva_demands (tenant_id, claim_id, demanded_on desc, id) where not is_deleted;

create index ix_mva_demands__insurer_item_id on mva_demands (tenant_id, insurer_item_id) where not is_deleted;

create unique index uq_mva_demands__claim_id on mva_demands (tenant_id, claim_id) where not is_deleted;

alter table mva_demands add constraint "refused__demandDueBeforeLetter" check (payable_by >= demanded_on);

create function compute_mva_demands() returns trigger language plpgsql as $$
begin
  new.amount := coalesce(new.non_economic_loss, 0) + coalesce(new.past_treatment, 0) + coalesce(new.future_treatment, 0) + coalesce(new.past_economic_loss, 0) + coalesce(new.future_economic_loss, 0) + coalesce(new.superannuation, 0) + coalesce(new.past_care, 0) + coalesce(new.future_care, 0) + coalesce(new.other_damage, 0) + coalesce(new.legal_costs, 0);
  return new;
end $$;

create trigger computed before insert or update of amount, non_economic_loss, past_treatment, future_treatment, past_economic_loss, future_economic_loss, superannuation, past_care, future_care, other_damage, legal_costs on mva_demands
  for each row execute function compute_mva_demands();

alter table mva_demands enable row level security;
alter table mva_demands force row level security;
create policy tenant_wall on mva_demands to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_demands to caseway_host using (true) with check (true);
grant select, insert, update on mva_demands to caseway_app;
grant select, insert, update on mva_demands to caseway_host;

create trigger history after insert or update or delete on mva_demands
  for each row execute function capture_change('mvaDemand', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"insurer_item_id":{"table":"mva_insurers","text":"coalesce(t.name::text, '''')","tenant":true}}');

create index ix_mva_medical_providers__sort on mva_medical_providers (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_mva_medical_providers__claim_id on mva_medical_providers (tenant_id, claim_id, lower(name), id) include (name) where not is_deleted;

create index ix_mva_medical_providers__profession on mva_medical_providers (tenant_id, profession, lower(name), id) include (name) where not is_deleted;

create index ix_mva_medical_providers__search on mva_medical_providers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table mva_medical_providers enable row level security;
alter table mva_medical_providers force row level security;
create policy tenant_wall on mva_medical_providers to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_medical_providers to caseway_host using (true) with check (true);
grant select, insert, update on mva_medical_providers to caseway_app;
grant select, insert, update on mva_medical_providers to caseway_host;

create trigger history after insert or update or delete on mva_medical_providers
  for each row execute function capture_change('mvaMedicalProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create trigger search_words after insert or delete on mva_medical_providers
  for each row execute function keep_search_words('mvaMedicalProvider');
create trigger search_words_changed after update on mva_medical_providers for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('mvaMedicalProvider');

create index ix_mva_treatment_periods__sort on mva_treatment_periods (tenant_id, date_from, id) where not is_deleted;

create index ix_mva_treatment_periods__claim_id on mva_treatment_periods (tenant_id, claim_id, date_from, id) where not is_deleted;

create index ix_mva_treatment_periods__provider_id on mva_treatment_periods (tenant_id, provider_id, date_from, id) where not is_deleted;

alter table mva_treatment_periods add constraint "refused__treatmentEndsBeforeStart" check (date_to >= date_from);

alter table mva_treatment_periods enable row level security;
alter table mva_treatment_periods force row level security;
create policy tenant_wall on mva_treatment_periods to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_treatment_periods to caseway_host using (true) with check (true);
grant select, insert, update on mva_treatment_periods to caseway_app;
grant select, insert, update on mva_treatment_periods to caseway_host;

create trigger history after insert or update or delete on mva_treatment_periods
  for each row execute function capture_change('mvaTreatmentPeriod', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"provider_id":{"table":"mva_medical_providers","text":"coalesce(t.name::text, '''')","tenant":true}}');

create index ix_mva_treatment_plans__sort on mva_treatment_plans (tenant_id, requested_on desc, id) where not is_deleted;

create index ix_mva_treatment_plans__claim_id on mva_treatment_plans (tenant_id, claim_id, requested_on desc, id) where not is_deleted;

create index ix_mva_treatment_plans__provider_id on mva_treatment_plans (tenant_id, provider_id, requested_on desc, id) where not is_deleted;

create index ix_mva_treatment_plans__status on mva_treatment_plans (tenant_id, status, requested_on desc, id) where not is_deleted;

alter table mva_treatment_plans add constraint "refused__moreApprovedThanRequested" check (sessions_approved <= sessions_requested);

alter table mva_treatment_plans add constraint "refused__planDecidedBeforeRequest" check (decided_on >= requested_on);

alter table mva_treatment_plans enable row level security;
alter table mva_treatment_plans force row level security;
create policy tenant_wall on mva_treatment_plans to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_treatment_plans to caseway_host using (true) with check (true);
grant select, insert, update on mva_treatment_plans to caseway_app;
grant select, insert, update on mva_treatment_plans to caseway_host;

create trigger history after insert or update or delete on mva_treatment_plans
  for each row execute function capture_change('mvaMedicalTreatmentPlan', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"provider_id":{"table":"mva_medical_providers","text":"coalesce(t.name::text, '''')","tenant":true}}');

create index ix_mva_disbursements__sort on mva_disbursements (tenant_id, item_index, id) where not is_deleted;

create index ix_mva_disbursements__claim_id on mva_disbursements (tenant_id, claim_id, item_index, id) where not is_deleted;

create index ix_mva_disbursements__kind on mva_disbursements (tenant_id, kind, item_index, id) where not is_deleted;

alter table mva_disbursements enable row level security;
alter table mva_disbursements force row level security;
create policy tenant_wall on mva_disbursements to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_disbursements to caseway_host using (true) with check (true);
grant select, insert, update on mva_disbursements to caseway_app;
grant select, insert, update on mva_disbursements to caseway_host;

create trigger history after insert or update or delete on mva_disbursements
  for each row execute function capture_change('mvaDisbursement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create index ix_mva_limitation_reminders__sort on mva_limitation_reminders (tenant_id, creation_time, id) where not is_deleted;

create index ix_mva_limitation_reminders__claim_id on mva_limitation_reminders (tenant_id, claim_id, creation_time, id) where not is_deleted;

create index ix_mva_limitation_reminders__months on mva_limitation_reminders (tenant_id, months, creation_time, id) where not is_deleted;

create unique index uq_mva_limitation_reminders__claim_id__limitation_date__months on mva_limitation_reminders (tenant_id, claim_id, limitation_date, months) where not is_deleted;

alter table mva_limitation_reminders enable row level security;
alter table mva_limitation_reminders force row level security;
create policy tenant_wall on mva_limitation_reminders to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_limitation_reminders to caseway_host using (true) with check (true);
revoke all on mva_limitation_reminders from caseway_app, caseway_host;
grant select, insert on mva_limitation_reminders to caseway_app;
grant select, insert on mva_limitation_reminders to caseway_host;

create trigger append_only before update or delete on mva_limitation_reminders
  for each row execute function refuse_change();

create trigger never_truncated before truncate on mva_limitation_reminders
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on mva_limitation_reminders
  for each row execute function capture_change('limitationReminder', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create index ix_tpd__sort on tpd (tenant_id, lower(case_no) desc, id) where not is_deleted;

create index ix_tpd__client_id on tpd (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;

create index ix_tpd__company_id on tpd (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;

create index ix_tpd__step on tpd (tenant_id, step, lower(case_no) desc, id) where not is_deleted;

create index ix_tpd__is_on_hold on tpd (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;

create index ix_tpd__case_status on tpd (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;

create index ix_tpd__is_closed on tpd (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;

create index ix_tpd__next_step on tpd (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;

create index ix_tpd__next_due_date on tpd (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_tpd__pic_user_id on tpd (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;

create index ix_tpd__lodge_from on tpd (tenant_id, lodge_from, lower(case_no) desc, id) where not is_deleted;

create index ix_tpd__eligibility on tpd (tenant_id, eligibility, lower(case_no) desc, id) where not is_deleted;

create index ix_tpd__outcome on tpd (tenant_id, outcome, lower(case_no) desc, id) where not is_deleted;

create index ix_tpd__booking_cm_id on tpd (tenant_id, booking_cm_id) where not is_deleted;

create index ix_tpd__business_unit_id on tpd (tenant_id, business_unit_id) where not is_deleted;

create index ix_tpd__contractor_id on tpd (tenant_id, contractor_id) where not is_deleted;

create index ix_tpd__specialist_id on tpd (tenant_id, specialist_id) where not is_deleted;

create index ix_tpd__interpreter_id on tpd (tenant_id, interpreter_id) where not is_deleted;

create index ix_tpd__matter_type_id on tpd (tenant_id, matter_type_id) where not is_deleted;

create index ix_tpd__scheme_id on tpd (tenant_id, scheme_id) where not is_deleted;

create index ix_tpd__type_of_claim_id on tpd (tenant_id, type_of_claim_id) where not is_deleted;

create index ix_tpd__language_id on tpd (tenant_id, language_id) where not is_deleted;

create index ix_tpd__report_type_id on tpd (tenant_id, report_type_id) where not is_deleted;

create index ix_tpd__source_of_referral_id on tpd (tenant_id, source_of_referral_id) where not is_deleted;

create index ix_tpd__records_case_id on tpd (tenant_id, records_case_id) where not is_deleted;

create index ix_tpd__search on tpd using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_tpd__other_cms__target on tpd__other_cms (tenant_id, target_id);

alter table tpd__other_cms enable row level security;
alter table tpd__other_cms force row level security;
create policy tenant_wall on tpd__other_cms to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd__other_cms to caseway_host using (true) with check (true);
grant select, insert, delete on tpd__other_cms to caseway_app;
grant select, insert, delete on tpd__other_cms to caseway_host;

create index ix_tpd__body_parts__target on tpd__body_parts (tenant_id, target_id);

alter table tpd__body_parts enable row level security;
alter table tpd__body_parts force row level security;
create policy tenant_wall on tpd__body_parts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd__body_parts to caseway_host using (true) with check (true);
grant select, insert, delete on tpd__body_parts to caseway_app;
grant select, insert, delete on tpd__body_parts to caseway_host;

alter table tpd add constraint "refused__formSignedBeforeSent" check (form_signed_on >= form_sent_on);

create function compute_tpd() returns trigger language plpgsql as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('legalSubmission', 'cancelled') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'requestReceived' then 'Request Received' when 'prelimEligibility' then 'Prelim Eligibility' when 'agreementSigned' then 'Agreement Signed' when 'clientClaim' then 'Client Claim' when 'medicalAttendantStatement' then 'Medical Attendant Statement' when 'requestClinicalRecord' then 'Request Clinical Record' when 'legalSubmission' then 'Legal Submission' when 'employersStatement' then 'Employer''s Statement' when 'cancelled' then 'Cancelled' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('legalSubmission', 'cancelled'));
  return new;
end $$;

create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on tpd
  for each row execute function compute_tpd();

alter table tpd enable row level security;
alter table tpd force row level security;
create policy tenant_wall on tpd to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd to caseway_host using (true) with check (true);
grant select, insert, update on tpd to caseway_app;
grant select, insert, update on tpd to caseway_host;

create trigger history after insert or update or delete on tpd
  for each row execute function capture_change('tpd', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed,bundle_file_id', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"records_case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create trigger search_words after insert or delete on tpd
  for each row execute function keep_search_words('tpd');
create trigger search_words_changed after update on tpd for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('tpd');

create index ix_tpd_policies__sort on tpd_policies (tenant_id, lower(fund_name), id) include (fund_name) where not is_deleted;

create index ix_tpd_policies__claim_id on tpd_policies (tenant_id, claim_id, lower(fund_name), id) include (fund_name) where not is_deleted;

create index ix_tpd_policies__search on tpd_policies using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table tpd_policies enable row level security;
alter table tpd_policies force row level security;
create policy tenant_wall on tpd_policies to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd_policies to caseway_host using (true) with check (true);
grant select, insert, update on tpd_policies to caseway_app;
grant select, insert, update on tpd_policies to caseway_host;

create trigger history after insert or update or delete on tpd_policies
  for each row execute function capture_change('tpdPolicy', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"tpd","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create trigger search_words after insert or delete on tpd_policies
  for each row execute function keep_search_words('tpdPolicy');
create trigger search_words_changed after update on tpd_policies for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('tpdPolicy');

create index ix_tpd_statements__sort on tpd_statements (tenant_id, due_on, id) where not is_deleted;

create index ix_tpd_statements__claim_id on tpd_statements (tenant_id, claim_id, due_on, id) where not is_deleted;

create index ix_tpd_statements__kind on tpd_statements (tenant_id, kind, due_on, id) where not is_deleted;

create index ix_tpd_statements__due_on on tpd_statements (tenant_id, due_on, due_on, id) where not is_deleted;

alter table tpd_statements add constraint "refused__statementDueBeforeRequest" check (due_on >= requested_on);

alter table tpd_statements enable row level security;
alter table tpd_statements force row level security;
create policy tenant_wall on tpd_statements to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd_statements to caseway_host using (true) with check (true);
grant select, insert, update on tpd_statements to caseway_app;
grant select, insert, update on tpd_statements to caseway_host;

create trigger history after insert or update or delete on tpd_statements
  for each row execute function capture_change('tpdStatement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"tpd","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create index ix_tpd_statement_chases__sort on tpd_statement_chases (tenant_id, creation_time, id) where not is_deleted;

create index ix_tpd_statement_chases__claim_id on tpd_statement_chases (tenant_id, claim_id, creation_time, id) where not is_deleted;

create index ix_tpd_statement_chases__statement_id on tpd_statement_chases (tenant_id, statement_id, creation_time, id) where not is_deleted;

create unique index uq_tpd_statement_chases__statement_id__due_on__days on tpd_statement_chases (tenant_id, statement_id, due_on, days) where not is_deleted;

alter table tpd_statement_chases enable row level security;
alter table tpd_statement_chases force row level security;
create policy tenant_wall on tpd_statement_chases to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd_statement_chases to caseway_host using (true) with check (true);
revoke all on tpd_statement_chases from caseway_app, caseway_host;
grant select, insert on tpd_statement_chases to caseway_app;
grant select, insert on tpd_statement_chases to caseway_host;

create trigger append_only before update or delete on tpd_statement_chases
  for each row execute function refuse_change();

create trigger never_truncated before truncate on tpd_statement_chases
  for each statement execute function refuse_change();

create trigger history after insert or update or delete on tpd_statement_chases
  for each row execute function capture_change('tpdStatementChase', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"tpd","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"statement_id":{"table":"tpd_statements","text":"coalesce(t.from_name::text, '''')","tenant":true}}');

create index ix_tpd_answers__sort on tpd_answers (tenant_id, creation_time, id) where not is_deleted;

create index ix_tpd_answers__claim_id on tpd_answers (tenant_id, claim_id, creation_time, id) where not is_deleted;

create unique index uq_tpd_answers__claim_id__question on tpd_answers (tenant_id, claim_id, lower(question)) where not is_deleted;

alter table tpd_answers enable row level security;
alter table tpd_answers force row level security;
create policy tenant_wall on tpd_answers to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd_answers to caseway_host using (true) with check (true);
grant select, insert, update on tpd_answers to caseway_app;
grant select, insert, update on tpd_answers to caseway_host;

create trigger history after insert or update or delete on tpd_answers
  for each row execute function capture_change('tpdAnswer', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"tpd","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

alter table mva_claim add constraint fk_mva_claim__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table mva_claim add constraint fk_mva_claim__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table mva_claim add constraint fk_mva_claim__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers (tenant_id, id) deferrable;

alter table mva_claim__other_cms add constraint fk_mva_claim__other_cms__owner_id foreign key (tenant_id, owner_id) references mva_claim (tenant_id, id) deferrable;

alter table mva_claim__other_cms add constraint fk_mva_claim__other_cms__target_id foreign key (tenant_id, target_id) references case_managers (tenant_id, id) deferrable;

alter table mva_claim add constraint fk_mva_claim__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units (tenant_id, id) deferrable;

alter table mva_claim add constraint fk_mva_claim__contractor_id foreign key (tenant_id, contractor_id) references contractors (tenant_id, id) deferrable;

alter table mva_claim add constraint fk_mva_claim__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table mva_claim add constraint fk_mva_claim__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider (tenant_id, id) deferrable;

alter table mva_claim add constraint fk_mva_claim__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config (tenant_id, id) deferrable;

alter table mva_claim add constraint fk_mva_claim__scheme_id foreign key (tenant_id, scheme_id) references matter_types (tenant_id, id) deferrable;

alter table mva_claim add constraint fk_mva_claim__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config (tenant_id, id) deferrable;

alter table mva_claim__body_parts add constraint fk_mva_claim__body_parts__owner_id foreign key (tenant_id, owner_id) references mva_claim (tenant_id, id) deferrable;

alter table mva_claim__body_parts add constraint fk_mva_claim__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table mva_claim add constraint fk_mva_claim__language_id foreign key (tenant_id, language_id) references lookup_config (tenant_id, id) deferrable;

alter table mva_claim add constraint fk_mva_claim__report_type_id foreign key (tenant_id, report_type_id) references lookup_config (tenant_id, id) deferrable;

alter table mva_claim add constraint fk_mva_claim__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config (tenant_id, id) deferrable;

alter table mva_claim add constraint fk_mva_claim__pic_user_id foreign key (tenant_id, pic_user_id) references users (tenant_id, id) deferrable;

alter table mva_insurers add constraint fk_mva_insurers__claim_id foreign key (tenant_id, claim_id) references mva_claim (tenant_id, id) deferrable;

alter table mva_offers add constraint fk_mva_offers__claim_id foreign key (tenant_id, claim_id) references mva_claim (tenant_id, id) deferrable;

alter table mva_offers add constraint fk_mva_offers__insurer_item_id foreign key (tenant_id, insurer_item_id) references mva_insurers (tenant_id, id) deferrable;

alter table mva_demands add constraint fk_mva_demands__claim_id foreign key (tenant_id, claim_id) references mva_claim (tenant_id, id) deferrable;

alter table mva_demands add constraint fk_mva_demands__insurer_item_id foreign key (tenant_id, insurer_item_id) references mva_insurers (tenant_id, id) deferrable;

alter table mva_medical_providers add constraint fk_mva_medical_providers__claim_id foreign key (tenant_id, claim_id) references mva_claim (tenant_id, id) deferrable;

alter table mva_treatment_periods add constraint fk_mva_treatment_periods__claim_id foreign key (tenant_id, claim_id) references mva_claim (tenant_id, id) deferrable;

alter table mva_treatment_periods add constraint fk_mva_treatment_periods__provider_id foreign key (tenant_id, provider_id) references mva_medical_providers (tenant_id, id) deferrable;

alter table mva_treatment_plans add constraint fk_mva_treatment_plans__claim_id foreign key (tenant_id, claim_id) references mva_claim (tenant_id, id) deferrable;

alter table mva_treatment_plans add constraint fk_mva_treatment_plans__provider_id foreign key (tenant_id, provider_id) references mva_medical_providers (tenant_id, id) deferrable;

alter table mva_disbursements add constraint fk_mva_disbursements__claim_id foreign key (tenant_id, claim_id) references mva_claim (tenant_id, id) deferrable;

alter table mva_limitation_reminders add constraint fk_mva_limitation_reminders__claim_id foreign key (tenant_id, claim_id) references mva_claim (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers (tenant_id, id) deferrable;

alter table tpd__other_cms add constraint fk_tpd__other_cms__owner_id foreign key (tenant_id, owner_id) references tpd (tenant_id, id) deferrable;

alter table tpd__other_cms add constraint fk_tpd__other_cms__target_id foreign key (tenant_id, target_id) references case_managers (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__contractor_id foreign key (tenant_id, contractor_id) references contractors (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__scheme_id foreign key (tenant_id, scheme_id) references matter_types (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config (tenant_id, id) deferrable;

alter table tpd__body_parts add constraint fk_tpd__body_parts__owner_id foreign key (tenant_id, owner_id) references tpd (tenant_id, id) deferrable;

alter table tpd__body_parts add constraint fk_tpd__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__language_id foreign key (tenant_id, language_id) references lookup_config (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__report_type_id foreign key (tenant_id, report_type_id) references lookup_config (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__pic_user_id foreign key (tenant_id, pic_user_id) references users (tenant_id, id) deferrable;

alter table tpd add constraint fk_tpd__records_case_id foreign key (tenant_id, records_case_id) references cases (tenant_id, id) deferrable;

alter table tpd_policies add constraint fk_tpd_policies__claim_id foreign key (tenant_id, claim_id) references tpd (tenant_id, id) deferrable;

alter table tpd_statements add constraint fk_tpd_statements__claim_id foreign key (tenant_id, claim_id) references tpd (tenant_id, id) deferrable;

alter table tpd_statement_chases add constraint fk_tpd_statement_chases__claim_id foreign key (tenant_id, claim_id) references tpd (tenant_id, id) deferrable;

alter table tpd_statement_chases add constraint fk_tpd_statement_chases__statement_id foreign key (tenant_id, statement_id) references tpd_statements (tenant_id, id) deferrable;

alter table tpd_answers add constraint fk_tpd_answers__claim_id foreign key (tenant_id, claim_id) references tpd (tenant_id, id) deferrable;
