create table ot (
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

create table ot__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table ot__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table ot_quotation_templates (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  valid_days numeric not null default 30,
  note text,
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

create table ot_quotation_template_items (
  tenant_id uuid not null,
  id uuid not null,
  template_id uuid not null,
  item_index numeric not null,
  description text not null,
  quantity numeric(16,2) not null,
  unit_price numeric(18,2) not null,
  has_gst boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ot_quotations (
  tenant_id uuid not null,
  id uuid not null,
  quotation_no text,
  ot_id uuid not null,
  company_id uuid,
  status text not null default 'draft',
  template_id uuid,
  valid_until date,
  note text,
  subtotal numeric(18,2),
  gst numeric(18,2),
  total numeric(18,2),
  sent_at timestamptz,
  sent_to text,
  opened_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  decision_reason text,
  sending_key text,
  search_text text generated always as (lower(coalesce(quotation_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ot_quotation_items (
  tenant_id uuid not null,
  id uuid not null,
  quotation_id uuid not null,
  item_index numeric,
  description text not null,
  quantity numeric(16,2) not null,
  unit_price numeric(18,2) not null,
  has_gst boolean not null default true,
  amount numeric(18,2),
  gst numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table mass_tort_campaigns (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  defendant text not null,
  product text,
  company_id uuid,
  status text not null default 'open',
  opens_on date,
  closes_on date,
  description text,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(defendant, '') || ' ' || coalesce(product, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table mass_tort_criteria (
  tenant_id uuid not null,
  id uuid not null,
  campaign_id uuid not null,
  item_index numeric not null,
  name text not null,
  description text,
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table mass_torts (
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
  campaign_id uuid not null,
  product_used text,
  used_from date,
  used_to date,
  diagnosis text,
  diagnosed_on date,
  treated_by text,
  intake_note text,
  eligibility text,
  assessment_id uuid,
  settled_on date,
  settled_amount numeric(18,2),
  search_text text generated always as (lower(coalesce(case_no, '') || ' ' || coalesce(claimant_name, '') || ' ' || coalesce(customer_reference, '') || ' ' || coalesce(claim_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table mass_torts__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table mass_torts__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table mass_tort_reviews (
  tenant_id uuid not null,
  id uuid not null,
  claimant_id uuid not null,
  criterion_id uuid not null,
  result text not null,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_ot__sort on ot (tenant_id, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__client_id on ot (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__company_id on ot (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__booking_cm_id on ot (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__specialist_id on ot (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__is_urgent on ot (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__report_due_date on ot (tenant_id, report_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__step on ot (tenant_id, step, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__billing_status on ot (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__is_on_hold on ot (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__case_status on ot (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__is_closed on ot (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__next_step on ot (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__next_due_date on ot (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__pic_user_id on ot (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__appointment_date on ot (tenant_id, appointment_date, lower(case_no) desc, id) where not is_deleted;

create index ix_ot__business_unit_id on ot (tenant_id, business_unit_id) where not is_deleted;

create index ix_ot__contractor_id on ot (tenant_id, contractor_id) where not is_deleted;

create index ix_ot__interpreter_id on ot (tenant_id, interpreter_id) where not is_deleted;

create index ix_ot__matter_type_id on ot (tenant_id, matter_type_id) where not is_deleted;

create index ix_ot__scheme_id on ot (tenant_id, scheme_id) where not is_deleted;

create index ix_ot__type_of_claim_id on ot (tenant_id, type_of_claim_id) where not is_deleted;

create index ix_ot__language_id on ot (tenant_id, language_id) where not is_deleted;

create index ix_ot__report_type_id on ot (tenant_id, report_type_id) where not is_deleted;

create index ix_ot__source_of_referral_id on ot (tenant_id, source_of_referral_id) where not is_deleted;

create index ix_ot__specialty_id on ot (tenant_id, specialty_id) where not is_deleted;

create index ix_ot__appointment_id on ot (tenant_id, appointment_id) where not is_deleted;

create index ix_ot__centre_id on ot (tenant_id, centre_id) where not is_deleted;

create index ix_ot__other_cms__target on ot__other_cms (tenant_id, target_id);

alter table ot__other_cms enable row level security;
alter table ot__other_cms force row level security;
create policy tenant_wall on ot__other_cms to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot__other_cms to caseway_host using (true) with check (true);
grant select, insert, delete on ot__other_cms to caseway_app;
grant select, insert, delete on ot__other_cms to caseway_host;

create index ix_ot__body_parts__target on ot__body_parts (tenant_id, target_id);

alter table ot__body_parts enable row level security;
alter table ot__body_parts force row level security;
create policy tenant_wall on ot__body_parts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot__body_parts to caseway_host using (true) with check (true);
grant select, insert, delete on ot__body_parts to caseway_app;
grant select, insert, delete on ot__body_parts to caseway_host;

create function compute_ot() returns trigger language plpgsql as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable', 'cancelledPaySpecialist') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'quotationRequested' then 'Quotation Requested' when 'quotationSent' then 'Quotation Sent' when 'appointmentRequested' then 'Appointment Requested' when 'appointmentConfirmed' then 'Appointment Confirmed' when 'paperworkSent' then 'Paperwork Sent to Specialist' when 'fileReview' then 'File Review' when 'attendedChargeable' then 'Appointment Attended (Chargeable)' when 'attendedNoFee' then 'Attended (No Fee)' when 'notAttended' then 'Not Attended' when 'dictationReceived' then 'Dictation Received' when 'draftSent' then 'Report Draft Sent to Specialist' when 'reportReceived' then 'Report Received from Specialist' when 'collectReport' then 'Collect Report from Specialist' when 'furtherReview' then 'Further Material Review' when 'postAdmin' then 'Post Assessment Admin' when 'qualityAssurance' then 'Quality Assurance' when 'reportFinalisation' then 'Report Finalisation' when 'reportSent' then 'Report Sent to CMs (Chargeable)' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'cancelledPaySpecialist' then 'Cancelled (No Fee-Pay Specialist)' when 'clarificationNoFee' then 'Clarification (No Fee)' when 'amendmentNoFee' then 'Amendment (No Fee)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable', 'cancelledPaySpecialist'));
  return new;
end $$;

create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on ot
  for each row execute function compute_ot();

alter table ot enable row level security;
alter table ot force row level security;
create policy tenant_wall on ot to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot to caseway_host using (true) with check (true);
grant select, insert, update on ot to caseway_app;
grant select, insert, update on ot to caseway_host;

create trigger history after insert or update or delete on ot
  for each row execute function capture_change('ot', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true},"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true}}');

create trigger search_words after insert or delete on ot
  for each row execute function keep_search_words('ot');
create trigger search_words_changed after update on ot for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('ot');

create index ix_ot_quotation_templates__sort on ot_quotation_templates (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_ot_quotation_templates__is_active on ot_quotation_templates (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_ot_quotation_templates__name on ot_quotation_templates (tenant_id, lower(name)) where not is_deleted;

create index ix_ot_quotation_templates__search on ot_quotation_templates using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table ot_quotation_templates enable row level security;
alter table ot_quotation_templates force row level security;
create policy tenant_wall on ot_quotation_templates to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot_quotation_templates to caseway_host using (true) with check (true);
grant select, insert, update on ot_quotation_templates to caseway_app;
grant select, insert, update on ot_quotation_templates to caseway_host;

create trigger history after insert or update or delete on ot_quotation_templates
  for each row execute function capture_change('otQuotationTemplate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_ot_quotation_templates(whole text, word text) returns setof ot_quotation_templates
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.ot_quotation_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ot_quotation_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ot_quotation_templates(text, text) owner to caseway_host;
revoke all on function search_ot_quotation_templates(text, text) from public;
grant execute on function search_ot_quotation_templates(text, text) to caseway_app, caseway_host;

create trigger search_words after insert or delete on ot_quotation_templates
  for each row execute function keep_search_words('otQuotationTemplate');
create trigger search_words_changed after update on ot_quotation_templates for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('otQuotationTemplate');

create index ix_ot_quotation_template_items__sort on ot_quotation_template_items (tenant_id, item_index, id) where not is_deleted;

create index ix_ot_quotation_template_items__template_id on ot_quotation_template_items (tenant_id, template_id, item_index, id) where not is_deleted;

alter table ot_quotation_template_items enable row level security;
alter table ot_quotation_template_items force row level security;
create policy tenant_wall on ot_quotation_template_items to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot_quotation_template_items to caseway_host using (true) with check (true);
grant select, insert, update on ot_quotation_template_items to caseway_app;
grant select, insert, update on ot_quotation_template_items to caseway_host;

create trigger history after insert or update or delete on ot_quotation_template_items
  for each row execute function capture_change('otQuotationTemplateItem', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"template_id":{"table":"ot_quotation_templates","text":"coalesce(t.name::text, '''')","tenant":true}}');

create index ix_ot_quotations__sort on ot_quotations (tenant_id, lower(quotation_no) desc, id) where not is_deleted;

create index ix_ot_quotations__ot_id on ot_quotations (tenant_id, ot_id, lower(quotation_no) desc, id) where not is_deleted;

create index ix_ot_quotations__company_id on ot_quotations (tenant_id, company_id, lower(quotation_no) desc, id) where not is_deleted;

create index ix_ot_quotations__status on ot_quotations (tenant_id, status, lower(quotation_no) desc, id) where not is_deleted;

create index ix_ot_quotations__valid_until on ot_quotations (tenant_id, valid_until, lower(quotation_no) desc, id) where not is_deleted;

create index ix_ot_quotations__sent_at on ot_quotations (tenant_id, sent_at, lower(quotation_no) desc, id) where not is_deleted;

create index ix_ot_quotations__template_id on ot_quotations (tenant_id, template_id) where not is_deleted;

alter table ot_quotations enable row level security;
alter table ot_quotations force row level security;
create policy tenant_wall on ot_quotations to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot_quotations to caseway_host using (true) with check (true);
grant select, insert, update on ot_quotations to caseway_app;
grant select, insert, update on ot_quotations to caseway_host;

create trigger history after insert or update or delete on ot_quotations
  for each row execute function capture_change('otQuotation', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,sending_key', '{"ot_id":{"table":"ot","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"template_id":{"table":"ot_quotation_templates","text":"coalesce(t.name::text, '''')","tenant":true}}');

create trigger search_words after insert or delete on ot_quotations
  for each row execute function keep_search_words('otQuotation');
create trigger search_words_changed after update on ot_quotations for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('otQuotation');

create index ix_ot_quotation_items__sort on ot_quotation_items (tenant_id, item_index, id) where not is_deleted;

create index ix_ot_quotation_items__quotation_id on ot_quotation_items (tenant_id, quotation_id, item_index, id) where not is_deleted;

alter table ot_quotation_items enable row level security;
alter table ot_quotation_items force row level security;
create policy tenant_wall on ot_quotation_items to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot_quotation_items to caseway_host using (true) with check (true);
grant select, insert, update on ot_quotation_items to caseway_app;
grant select, insert, update on ot_quotation_items to caseway_host;

create trigger history after insert or update or delete on ot_quotation_items
  for each row execute function capture_change('otQuotationItem', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"quotation_id":{"table":"ot_quotations","text":"coalesce(t.quotation_no::text, '''')","tenant":true}}');

create index ix_mass_tort_campaigns__sort on mass_tort_campaigns (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_mass_tort_campaigns__company_id on mass_tort_campaigns (tenant_id, company_id, lower(name), id) include (name) where not is_deleted;

create index ix_mass_tort_campaigns__status on mass_tort_campaigns (tenant_id, status, lower(name), id) include (name) where not is_deleted;

create unique index uq_mass_tort_campaigns__name on mass_tort_campaigns (tenant_id, lower(name)) where not is_deleted;

create index ix_mass_tort_campaigns__search on mass_tort_campaigns using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table mass_tort_campaigns add constraint "refused__campaignClosesBeforeOpening" check (closes_on >= opens_on);

alter table mass_tort_campaigns enable row level security;
alter table mass_tort_campaigns force row level security;
create policy tenant_wall on mass_tort_campaigns to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_tort_campaigns to caseway_host using (true) with check (true);
grant select, insert, update on mass_tort_campaigns to caseway_app;
grant select, insert, update on mass_tort_campaigns to caseway_host;

create trigger history after insert or update or delete on mass_tort_campaigns
  for each row execute function capture_change('massTortCampaign', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function search_mass_tort_campaigns(whole text, word text) returns setof mass_tort_campaigns
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.mass_tort_campaigns t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.mass_tort_campaigns t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_mass_tort_campaigns(text, text) owner to caseway_host;
revoke all on function search_mass_tort_campaigns(text, text) from public;
grant execute on function search_mass_tort_campaigns(text, text) to caseway_app, caseway_host;

create trigger search_words after insert or delete on mass_tort_campaigns
  for each row execute function keep_search_words('massTortCampaign');
create trigger search_words_changed after update on mass_tort_campaigns for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('massTortCampaign');

create index ix_mass_tort_criteria__sort on mass_tort_criteria (tenant_id, item_index, lower(name), id) where not is_deleted;

create index ix_mass_tort_criteria__campaign_id on mass_tort_criteria (tenant_id, campaign_id, item_index, lower(name), id) where not is_deleted;

create index ix_mass_tort_criteria__search on mass_tort_criteria using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table mass_tort_criteria enable row level security;
alter table mass_tort_criteria force row level security;
create policy tenant_wall on mass_tort_criteria to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_tort_criteria to caseway_host using (true) with check (true);
grant select, insert, update on mass_tort_criteria to caseway_app;
grant select, insert, update on mass_tort_criteria to caseway_host;

create trigger history after insert or update or delete on mass_tort_criteria
  for each row execute function capture_change('campaignCriterion', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"campaign_id":{"table":"mass_tort_campaigns","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function search_mass_tort_criteria(whole text, word text) returns setof mass_tort_criteria
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.mass_tort_criteria t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.mass_tort_criteria t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_mass_tort_criteria(text, text) owner to caseway_host;
revoke all on function search_mass_tort_criteria(text, text) from public;
grant execute on function search_mass_tort_criteria(text, text) to caseway_app, caseway_host;

create index ix_mass_torts__sort on mass_torts (tenant_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mass_torts__client_id on mass_torts (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mass_torts__company_id on mass_torts (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mass_torts__step on mass_torts (tenant_id, step, lower(case_no) desc, id) where not is_deleted;

create index ix_mass_torts__is_on_hold on mass_torts (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;

create index ix_mass_torts__case_status on mass_torts (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;

create index ix_mass_torts__is_closed on mass_torts (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;

create index ix_mass_torts__next_step on mass_torts (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;

create index ix_mass_torts__next_due_date on mass_torts (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;

create index ix_mass_torts__pic_user_id on mass_torts (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mass_torts__campaign_id on mass_torts (tenant_id, campaign_id, lower(case_no) desc, id) where not is_deleted;

create index ix_mass_torts__eligibility on mass_torts (tenant_id, eligibility, lower(case_no) desc, id) where not is_deleted;

create index ix_mass_torts__booking_cm_id on mass_torts (tenant_id, booking_cm_id) where not is_deleted;

create index ix_mass_torts__business_unit_id on mass_torts (tenant_id, business_unit_id) where not is_deleted;

create index ix_mass_torts__contractor_id on mass_torts (tenant_id, contractor_id) where not is_deleted;

create index ix_mass_torts__specialist_id on mass_torts (tenant_id, specialist_id) where not is_deleted;

create index ix_mass_torts__interpreter_id on mass_torts (tenant_id, interpreter_id) where not is_deleted;

create index ix_mass_torts__matter_type_id on mass_torts (tenant_id, matter_type_id) where not is_deleted;

create index ix_mass_torts__scheme_id on mass_torts (tenant_id, scheme_id) where not is_deleted;

create index ix_mass_torts__type_of_claim_id on mass_torts (tenant_id, type_of_claim_id) where not is_deleted;

create index ix_mass_torts__language_id on mass_torts (tenant_id, language_id) where not is_deleted;

create index ix_mass_torts__report_type_id on mass_torts (tenant_id, report_type_id) where not is_deleted;

create index ix_mass_torts__source_of_referral_id on mass_torts (tenant_id, source_of_referral_id) where not is_deleted;

create index ix_mass_torts__assessment_id on mass_torts (tenant_id, assessment_id) where not is_deleted;

create index ix_mass_torts__other_cms__target on mass_torts__other_cms (tenant_id, target_id);

alter table mass_torts__other_cms enable row level security;
alter table mass_torts__other_cms force row level security;
create policy tenant_wall on mass_torts__other_cms to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_torts__other_cms to caseway_host using (true) with check (true);
grant select, insert, delete on mass_torts__other_cms to caseway_app;
grant select, insert, delete on mass_torts__other_cms to caseway_host;

create index ix_mass_torts__body_parts__target on mass_torts__body_parts (tenant_id, target_id);

alter table mass_torts__body_parts enable row level security;
alter table mass_torts__body_parts force row level security;
create policy tenant_wall on mass_torts__body_parts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_torts__body_parts to caseway_host using (true) with check (true);
grant select, insert, delete on mass_torts__body_parts to caseway_app;
grant select, insert, delete on mass_torts__body_parts to caseway_host;

alter table mass_torts add constraint "refused__usedToBeforeFrom" check (used_to >= used_from);

create function compute_mass_torts() returns trigger language plpgsql as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('notQualified', 'settled', 'closed') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'intake' then 'Intake' when 'eligibilityReview' then 'Eligibility Review' when 'recordsRequested' then 'Records Requested' when 'assessmentBooked' then 'Assessment Booked' when 'reportReceived' then 'Report Received' when 'qualified' then 'Qualified' when 'notQualified' then 'Not Qualified' when 'settled' then 'Settled' when 'closed' then 'Closed' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('notQualified', 'settled', 'closed'));
  return new;
end $$;

create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on mass_torts
  for each row execute function compute_mass_torts();

alter table mass_torts enable row level security;
alter table mass_torts force row level security;
create policy tenant_wall on mass_torts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_torts to caseway_host using (true) with check (true);
grant select, insert, update on mass_torts to caseway_app;
grant select, insert, update on mass_torts to caseway_host;

create trigger history after insert or update or delete on mass_torts
  for each row execute function capture_change('mt', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"campaign_id":{"table":"mass_tort_campaigns","text":"coalesce(t.name::text, '''')","tenant":true},"assessment_id":{"table":"assessments","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

create trigger search_words after insert or delete on mass_torts
  for each row execute function keep_search_words('mt');
create trigger search_words_changed after update on mass_torts for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  execute function keep_search_words('mt');

create index ix_mass_tort_reviews__sort on mass_tort_reviews (tenant_id, creation_time, id) where not is_deleted;

create index ix_mass_tort_reviews__claimant_id on mass_tort_reviews (tenant_id, claimant_id, creation_time, id) where not is_deleted;

create index ix_mass_tort_reviews__criterion_id on mass_tort_reviews (tenant_id, criterion_id, creation_time, id) where not is_deleted;

create index ix_mass_tort_reviews__result on mass_tort_reviews (tenant_id, result, creation_time, id) where not is_deleted;

create unique index uq_mass_tort_reviews__claimant_id__criterion_id on mass_tort_reviews (tenant_id, claimant_id, criterion_id) where not is_deleted;

alter table mass_tort_reviews enable row level security;
alter table mass_tort_reviews force row level security;
create policy tenant_wall on mass_tort_reviews to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_tort_reviews to caseway_host using (true) with check (true);
grant select, insert, update on mass_tort_reviews to caseway_app;
grant select, insert, update on mass_tort_reviews to caseway_host;

create trigger history after insert or update or delete on mass_tort_reviews
  for each row execute function capture_change('criterionReview', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claimant_id":{"table":"mass_torts","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"criterion_id":{"table":"mass_tort_criteria","text":"coalesce(t.name::text, '''')","tenant":true}}');

alter table ot add constraint fk_ot__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers (tenant_id, id) deferrable;

alter table ot__other_cms add constraint fk_ot__other_cms__owner_id foreign key (tenant_id, owner_id) references ot (tenant_id, id) deferrable;

alter table ot__other_cms add constraint fk_ot__other_cms__target_id foreign key (tenant_id, target_id) references case_managers (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__contractor_id foreign key (tenant_id, contractor_id) references contractors (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__scheme_id foreign key (tenant_id, scheme_id) references matter_types (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config (tenant_id, id) deferrable;

alter table ot__body_parts add constraint fk_ot__body_parts__owner_id foreign key (tenant_id, owner_id) references ot (tenant_id, id) deferrable;

alter table ot__body_parts add constraint fk_ot__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__language_id foreign key (tenant_id, language_id) references lookup_config (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__report_type_id foreign key (tenant_id, report_type_id) references lookup_config (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__pic_user_id foreign key (tenant_id, pic_user_id) references users (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__specialty_id foreign key (tenant_id, specialty_id) references lookup_config (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__appointment_id foreign key (tenant_id, appointment_id) references appointments (tenant_id, id) deferrable;

alter table ot add constraint fk_ot__centre_id foreign key (tenant_id, centre_id) references centres (tenant_id, id) deferrable;

alter table ot_quotation_template_items add constraint fk_ot_quotation_template_items__template_id foreign key (tenant_id, template_id) references ot_quotation_templates (tenant_id, id) deferrable;

alter table ot_quotations add constraint fk_ot_quotations__ot_id foreign key (tenant_id, ot_id) references ot (tenant_id, id) deferrable;

alter table ot_quotations add constraint fk_ot_quotations__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table ot_quotations add constraint fk_ot_quotations__template_id foreign key (tenant_id, template_id) references ot_quotation_templates (tenant_id, id) deferrable;

alter table ot_quotation_items add constraint fk_ot_quotation_items__quotation_id foreign key (tenant_id, quotation_id) references ot_quotations (tenant_id, id) deferrable;

alter table mass_tort_campaigns add constraint fk_mass_tort_campaigns__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table mass_tort_criteria add constraint fk_mass_tort_criteria__campaign_id foreign key (tenant_id, campaign_id) references mass_tort_campaigns (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers (tenant_id, id) deferrable;

alter table mass_torts__other_cms add constraint fk_mass_torts__other_cms__owner_id foreign key (tenant_id, owner_id) references mass_torts (tenant_id, id) deferrable;

alter table mass_torts__other_cms add constraint fk_mass_torts__other_cms__target_id foreign key (tenant_id, target_id) references case_managers (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__contractor_id foreign key (tenant_id, contractor_id) references contractors (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__scheme_id foreign key (tenant_id, scheme_id) references matter_types (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config (tenant_id, id) deferrable;

alter table mass_torts__body_parts add constraint fk_mass_torts__body_parts__owner_id foreign key (tenant_id, owner_id) references mass_torts (tenant_id, id) deferrable;

alter table mass_torts__body_parts add constraint fk_mass_torts__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__language_id foreign key (tenant_id, language_id) references lookup_config (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__report_type_id foreign key (tenant_id, report_type_id) references lookup_config (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__pic_user_id foreign key (tenant_id, pic_user_id) references users (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__campaign_id foreign key (tenant_id, campaign_id) references mass_tort_campaigns (tenant_id, id) deferrable;

alter table mass_torts add constraint fk_mass_torts__assessment_id foreign key (tenant_id, assessment_id) references assessments (tenant_id, id) deferrable;

alter table mass_tort_reviews add constraint fk_mass_tort_reviews__claimant_id foreign key (tenant_id, claimant_id) references mass_torts (tenant_id, id) deferrable;

alter table mass_tort_reviews add constraint fk_mass_tort_reviews__criterion_id foreign key (tenant_id, criterion_id) references mass_tort_criteria (tenant_id, id) deferrable;
