create table matter_types (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  state text,
  is_gazetted boolean not null default false,
  description text,
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

create table languages (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  native_name text,
  code text not null,
  is_right_to_left boolean not null default false,
  is_signed boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(native_name, '') || ' ' || coalesce(code, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table document_types (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  category text not null,
  description text,
  is_confidential boolean not null default false,
  retention_years numeric,
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

create table attachment_types (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  key text not null,
  category text not null,
  is_built_in boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(key, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table mail_templates (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  label text not null,
  category text not null,
  subject text not null,
  template_content text not null,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(label, '') || ' ' || coalesce(subject, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ad_hoc (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  channel text not null default 'email',
  subject text,
  content text not null,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(subject, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table inquiry_centre (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null,
  received_on date not null,
  contact_name text not null,
  company_name text,
  email text,
  phone text,
  source_id uuid,
  service_type text,
  message text,
  state text not null default 'new',
  assigned_to_id uuid,
  converted_to_id uuid,
  converted_on date,
  outcome text,
  search_text text generated always as (lower(coalesce(subject, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table marketing_campaigns (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  channel_id uuid,
  audience text[] not null default '{}',
  status text not null default 'planned',
  start_date date not null,
  end_date date,
  budget numeric(18,2),
  spent numeric(18,2),
  responses numeric,
  owner_id uuid,
  goal text,
  notes text,
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table relationship_activities (
  tenant_id uuid not null,
  id uuid not null,
  type text not null,
  subject text not null,
  activity_date date not null,
  company_id uuid not null,
  case_manager_id uuid,
  staff_id uuid,
  note text,
  follow_up_on date,
  search_text text generated always as (lower(coalesce(subject, '') || ' ' || coalesce(note, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table sale_targets (
  tenant_id uuid not null,
  id uuid not null,
  financial_year numeric not null,
  period text not null,
  staff_id uuid,
  sale_type_id uuid,
  target_amount numeric(18,2) not null,
  achieved_amount numeric(18,2),
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table holidays (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  date date not null,
  states text[] not null default '{}',
  region text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(region, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table check_lists (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  service_type text,
  description text,
  is_standard boolean not null default false,
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

create table checklist_criterias (
  tenant_id uuid not null,
  id uuid not null,
  check_list_id uuid not null,
  item_index numeric not null,
  name text not null,
  description text,
  is_required boolean not null default true,
  case_status text,
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table talking_point_category (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  description text,
  item_index numeric,
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

create table talking_point (
  tenant_id uuid not null,
  id uuid not null,
  title text not null,
  category_id uuid not null,
  audience text,
  content text not null,
  item_index numeric,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(title, '') || ' ' || coalesce(content, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table default_pic (
  tenant_id uuid not null,
  id uuid not null,
  step text not null,
  user_id uuid not null,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ndis_service_items (
  tenant_id uuid not null,
  id uuid not null,
  support_item_number text not null,
  name text not null,
  support_category_id uuid,
  registration_group text,
  unit_code text not null,
  price_type text not null default 'priceLimited',
  price_limit numeric(18,2),
  start_date date,
  end_date date,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(support_item_number, '') || ' ' || coalesce(name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ama_service_fee (
  tenant_id uuid not null,
  id uuid not null,
  item_number text not null,
  name text not null,
  mbs_item text,
  fee numeric(18,2) not null,
  effective_from date,
  description text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(item_number, '') || ' ' || coalesce(name, '') || ' ' || coalesce(mbs_item, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table ims_approvals (
  tenant_id uuid not null,
  id uuid not null,
  reference text not null,
  subject text not null,
  company_id uuid not null,
  claim_no text,
  service_type text not null,
  amount numeric(18,2),
  requested_on date not null,
  needed_by date,
  status text not null default 'pending',
  decided_on date,
  decision_note text,
  note text,
  search_text text generated always as (lower(coalesce(reference, '') || ' ' || coalesce(subject, '') || ' ' || coalesce(claim_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table account_code (
  tenant_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  kind text not null,
  description text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table service_items (
  tenant_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  service_type text not null,
  unit_price numeric(18,2) not null,
  has_gst boolean not null default true,
  account_code_id uuid,
  description text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(code, '') || ' ' || coalesce(name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table billing_setting (
  tenant_id uuid not null,
  id uuid not null,
  scope text not null default 'tenant',
  company_id uuid,
  service_type text,
  effective_from date not null,
  terms_days numeric not null,
  tax_rate numeric(9,4) not null default 10,
  prepayment text not null default 'notRequired',
  statement_day text,
  invoice_note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_matter_types__sort on matter_types (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_matter_types__state on matter_types (tenant_id, state, lower(name), id) include (name) where not is_deleted;

create index ix_matter_types__is_gazetted on matter_types (tenant_id, is_gazetted, lower(name), id) include (name) where not is_deleted;

create index ix_matter_types__is_active on matter_types (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_matter_types__name on matter_types (tenant_id, lower(name)) where not is_deleted;

create index ix_matter_types__search on matter_types using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table matter_types enable row level security;
alter table matter_types force row level security;
create policy tenant_wall on matter_types to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on matter_types to caseway_host using (true) with check (true);
grant select, insert, update on matter_types to caseway_app;
grant select, insert, update on matter_types to caseway_host;

create trigger history after insert or update or delete on matter_types
  for each row execute function capture_change('matterType', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_matter_types(whole text, word text) returns setof matter_types
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.matter_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.matter_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_matter_types(text, text) owner to caseway_host;
revoke all on function search_matter_types(text, text) from public;
grant execute on function search_matter_types(text, text) to caseway_app, caseway_host;

create index ix_languages__sort on languages (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_languages__is_right_to_left on languages (tenant_id, is_right_to_left, lower(name), id) include (name) where not is_deleted;

create index ix_languages__is_signed on languages (tenant_id, is_signed, lower(name), id) include (name) where not is_deleted;

create index ix_languages__is_active on languages (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_languages__name on languages (tenant_id, lower(name)) where not is_deleted;

create unique index uq_languages__code on languages (tenant_id, lower(code)) where not is_deleted;

create index ix_languages__search on languages using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table languages enable row level security;
alter table languages force row level security;
create policy tenant_wall on languages to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on languages to caseway_host using (true) with check (true);
grant select, insert, update on languages to caseway_app;
grant select, insert, update on languages to caseway_host;

create trigger history after insert or update or delete on languages
  for each row execute function capture_change('language', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_languages(whole text, word text) returns setof languages
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.languages t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.languages t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_languages(text, text) owner to caseway_host;
revoke all on function search_languages(text, text) from public;
grant execute on function search_languages(text, text) to caseway_app, caseway_host;

create index ix_document_types__sort on document_types (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_document_types__category on document_types (tenant_id, category, lower(name), id) include (name) where not is_deleted;

create index ix_document_types__is_confidential on document_types (tenant_id, is_confidential, lower(name), id) include (name) where not is_deleted;

create index ix_document_types__is_active on document_types (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_document_types__name on document_types (tenant_id, lower(name)) where not is_deleted;

create index ix_document_types__search on document_types using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table document_types enable row level security;
alter table document_types force row level security;
create policy tenant_wall on document_types to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on document_types to caseway_host using (true) with check (true);
grant select, insert, update on document_types to caseway_app;
grant select, insert, update on document_types to caseway_host;

create trigger history after insert or update or delete on document_types
  for each row execute function capture_change('documentType', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_document_types(whole text, word text) returns setof document_types
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.document_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.document_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_document_types(text, text) owner to caseway_host;
revoke all on function search_document_types(text, text) from public;
grant execute on function search_document_types(text, text) to caseway_app, caseway_host;

create index ix_attachment_types__sort on attachment_types (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_attachment_types__category on attachment_types (tenant_id, category, lower(name), id) include (name) where not is_deleted;

create index ix_attachment_types__is_built_in on attachment_types (tenant_id, is_built_in, lower(name), id) include (name) where not is_deleted;

create index ix_attachment_types__is_active on attachment_types (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_attachment_types__key on attachment_types (tenant_id, lower(key)) where not is_deleted;

create index ix_attachment_types__search on attachment_types using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table attachment_types enable row level security;
alter table attachment_types force row level security;
create policy tenant_wall on attachment_types to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on attachment_types to caseway_host using (true) with check (true);
grant select, insert, update on attachment_types to caseway_app;
grant select, insert, update on attachment_types to caseway_host;

create trigger history after insert or update or delete on attachment_types
  for each row execute function capture_change('attachmentType', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_attachment_types(whole text, word text) returns setof attachment_types
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.attachment_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.attachment_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_attachment_types(text, text) owner to caseway_host;
revoke all on function search_attachment_types(text, text) from public;
grant execute on function search_attachment_types(text, text) to caseway_app, caseway_host;

create index ix_mail_templates__sort on mail_templates (tenant_id, lower(label), id) include (label) where not is_deleted;

create index ix_mail_templates__category on mail_templates (tenant_id, category, lower(label), id) include (label) where not is_deleted;

create index ix_mail_templates__is_active on mail_templates (tenant_id, is_active, lower(label), id) include (label) where not is_deleted;

create unique index uq_mail_templates__name on mail_templates (tenant_id, lower(name)) where not is_deleted;

create index ix_mail_templates__search on mail_templates using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table mail_templates enable row level security;
alter table mail_templates force row level security;
create policy tenant_wall on mail_templates to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mail_templates to caseway_host using (true) with check (true);
grant select, insert, update on mail_templates to caseway_app;
grant select, insert, update on mail_templates to caseway_host;

create trigger history after insert or update or delete on mail_templates
  for each row execute function capture_change('mailTemplate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_mail_templates(whole text, word text) returns setof mail_templates
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.mail_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.mail_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_mail_templates(text, text) owner to caseway_host;
revoke all on function search_mail_templates(text, text) from public;
grant execute on function search_mail_templates(text, text) to caseway_app, caseway_host;

create index ix_ad_hoc__sort on ad_hoc (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_ad_hoc__channel on ad_hoc (tenant_id, channel, lower(name), id) include (name) where not is_deleted;

create index ix_ad_hoc__is_active on ad_hoc (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_ad_hoc__name on ad_hoc (tenant_id, lower(name)) where not is_deleted;

create index ix_ad_hoc__search on ad_hoc using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table ad_hoc enable row level security;
alter table ad_hoc force row level security;
create policy tenant_wall on ad_hoc to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ad_hoc to caseway_host using (true) with check (true);
grant select, insert, update on ad_hoc to caseway_app;
grant select, insert, update on ad_hoc to caseway_host;

create trigger history after insert or update or delete on ad_hoc
  for each row execute function capture_change('adHocTemplate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_ad_hoc(whole text, word text) returns setof ad_hoc
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.ad_hoc t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ad_hoc t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ad_hoc(text, text) owner to caseway_host;
revoke all on function search_ad_hoc(text, text) from public;
grant execute on function search_ad_hoc(text, text) to caseway_app, caseway_host;

create index ix_inquiry_centre__sort on inquiry_centre (tenant_id, received_on desc, id) where not is_deleted;

create index ix_inquiry_centre__received_on on inquiry_centre (tenant_id, received_on, received_on desc, id) where not is_deleted;

create index ix_inquiry_centre__source_id on inquiry_centre (tenant_id, source_id, received_on desc, id) where not is_deleted;

create index ix_inquiry_centre__service_type on inquiry_centre (tenant_id, service_type, received_on desc, id) where not is_deleted;

create index ix_inquiry_centre__state on inquiry_centre (tenant_id, state, received_on desc, id) where not is_deleted;

create index ix_inquiry_centre__assigned_to_id on inquiry_centre (tenant_id, assigned_to_id, received_on desc, id) where not is_deleted;

create index ix_inquiry_centre__converted_to_id on inquiry_centre (tenant_id, converted_to_id) where not is_deleted;

create index ix_inquiry_centre__search on inquiry_centre using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table inquiry_centre enable row level security;
alter table inquiry_centre force row level security;
create policy tenant_wall on inquiry_centre to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on inquiry_centre to caseway_host using (true) with check (true);
grant select, insert, update on inquiry_centre to caseway_app;
grant select, insert, update on inquiry_centre to caseway_host;

create trigger history after insert or update or delete on inquiry_centre
  for each row execute function capture_change('inquiry', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"source_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"assigned_to_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"converted_to_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function search_inquiry_centre(whole text, word text) returns setof inquiry_centre
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.inquiry_centre t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.inquiry_centre t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_inquiry_centre(text, text) owner to caseway_host;
revoke all on function search_inquiry_centre(text, text) from public;
grant execute on function search_inquiry_centre(text, text) to caseway_app, caseway_host;

create index ix_marketing_campaigns__sort on marketing_campaigns (tenant_id, start_date desc, lower(name), id) include (name) where not is_deleted;

create index ix_marketing_campaigns__channel_id on marketing_campaigns (tenant_id, channel_id, start_date desc, lower(name), id) include (name) where not is_deleted;

create index ix_marketing_campaigns__status on marketing_campaigns (tenant_id, status, start_date desc, lower(name), id) include (name) where not is_deleted;

create index ix_marketing_campaigns__start_date on marketing_campaigns (tenant_id, start_date, start_date desc, lower(name), id) include (name) where not is_deleted;

create index ix_marketing_campaigns__owner_id on marketing_campaigns (tenant_id, owner_id, start_date desc, lower(name), id) include (name) where not is_deleted;

create unique index uq_marketing_campaigns__name on marketing_campaigns (tenant_id, lower(name)) where not is_deleted;

create index ix_marketing_campaigns__search on marketing_campaigns using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table marketing_campaigns enable row level security;
alter table marketing_campaigns force row level security;
create policy tenant_wall on marketing_campaigns to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on marketing_campaigns to caseway_host using (true) with check (true);
grant select, insert, update on marketing_campaigns to caseway_app;
grant select, insert, update on marketing_campaigns to caseway_host;

create trigger history after insert or update or delete on marketing_campaigns
  for each row execute function capture_change('marketingCampaign', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"channel_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"owner_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function search_marketing_campaigns(whole text, word text) returns setof marketing_campaigns
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.marketing_campaigns t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.marketing_campaigns t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_marketing_campaigns(text, text) owner to caseway_host;
revoke all on function search_marketing_campaigns(text, text) from public;
grant execute on function search_marketing_campaigns(text, text) to caseway_app, caseway_host;

create index ix_relationship_activities__sort on relationship_activities (tenant_id, activity_date desc, id) where not is_deleted;

create index ix_relationship_activities__type on relationship_activities (tenant_id, type, activity_date desc, id) where not is_deleted;

create index ix_relationship_activities__activity_date on relationship_activities (tenant_id, activity_date, activity_date desc, id) where not is_deleted;

create index ix_relationship_activities__company_id on relationship_activities (tenant_id, company_id, activity_date desc, id) where not is_deleted;

create index ix_relationship_activities__case_manager_id on relationship_activities (tenant_id, case_manager_id, activity_date desc, id) where not is_deleted;

create index ix_relationship_activities__staff_id on relationship_activities (tenant_id, staff_id, activity_date desc, id) where not is_deleted;

create index ix_relationship_activities__follow_up_on on relationship_activities (tenant_id, follow_up_on, activity_date desc, id) where not is_deleted;

create index ix_relationship_activities__search on relationship_activities using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table relationship_activities enable row level security;
alter table relationship_activities force row level security;
create policy tenant_wall on relationship_activities to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on relationship_activities to caseway_host using (true) with check (true);
grant select, insert, update on relationship_activities to caseway_app;
grant select, insert, update on relationship_activities to caseway_host;

create trigger history after insert or update or delete on relationship_activities
  for each row execute function capture_change('relationshipActivity', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"staff_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function search_relationship_activities(whole text, word text) returns setof relationship_activities
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.relationship_activities t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.relationship_activities t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_relationship_activities(text, text) owner to caseway_host;
revoke all on function search_relationship_activities(text, text) from public;
grant execute on function search_relationship_activities(text, text) to caseway_app, caseway_host;

create index ix_sale_targets__sort on sale_targets (tenant_id, financial_year desc, lower(period), id) include (period) where not is_deleted;

create index ix_sale_targets__financial_year on sale_targets (tenant_id, financial_year, financial_year desc, lower(period), id) include (period) where not is_deleted;

create index ix_sale_targets__period on sale_targets (tenant_id, period, financial_year desc, lower(period), id) include (period) where not is_deleted;

create index ix_sale_targets__staff_id on sale_targets (tenant_id, staff_id, financial_year desc, lower(period), id) include (period) where not is_deleted;

create index ix_sale_targets__sale_type_id on sale_targets (tenant_id, sale_type_id, financial_year desc, lower(period), id) include (period) where not is_deleted;

create unique index uq_sale_targets__financial_year__period__staff_id__sale_type_id on sale_targets (tenant_id, financial_year, lower(period), staff_id, sale_type_id) nulls not distinct where not is_deleted;

alter table sale_targets enable row level security;
alter table sale_targets force row level security;
create policy tenant_wall on sale_targets to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sale_targets to caseway_host using (true) with check (true);
grant select, insert, update on sale_targets to caseway_app;
grant select, insert, update on sale_targets to caseway_host;

create trigger history after insert or update or delete on sale_targets
  for each row execute function capture_change('saleTarget', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"staff_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"sale_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

create index ix_holidays__sort on holidays (tenant_id, date, lower(name), id) include (name) where not is_deleted;

create index ix_holidays__date on holidays (tenant_id, date, date, lower(name), id) include (name) where not is_deleted;

create index ix_holidays__is_active on holidays (tenant_id, is_active, date, lower(name), id) include (name) where not is_deleted;

create index ix_holidays__search on holidays using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table holidays enable row level security;
alter table holidays force row level security;
create policy tenant_wall on holidays to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on holidays to caseway_host using (true) with check (true);
grant select, insert, update on holidays to caseway_app;
grant select, insert, update on holidays to caseway_host;

create trigger history after insert or update or delete on holidays
  for each row execute function capture_change('holiday', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_holidays(whole text, word text) returns setof holidays
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.holidays t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.holidays t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_holidays(text, text) owner to caseway_host;
revoke all on function search_holidays(text, text) from public;
grant execute on function search_holidays(text, text) to caseway_app, caseway_host;

create index ix_check_lists__sort on check_lists (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_check_lists__service_type on check_lists (tenant_id, service_type, lower(name), id) include (name) where not is_deleted;

create index ix_check_lists__is_standard on check_lists (tenant_id, is_standard, lower(name), id) include (name) where not is_deleted;

create index ix_check_lists__is_active on check_lists (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_check_lists__name on check_lists (tenant_id, lower(name)) where not is_deleted;

create index ix_check_lists__search on check_lists using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table check_lists enable row level security;
alter table check_lists force row level security;
create policy tenant_wall on check_lists to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on check_lists to caseway_host using (true) with check (true);
grant select, insert, update on check_lists to caseway_app;
grant select, insert, update on check_lists to caseway_host;

create trigger history after insert or update or delete on check_lists
  for each row execute function capture_change('checkList', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_check_lists(whole text, word text) returns setof check_lists
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.check_lists t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.check_lists t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_check_lists(text, text) owner to caseway_host;
revoke all on function search_check_lists(text, text) from public;
grant execute on function search_check_lists(text, text) to caseway_app, caseway_host;

create index ix_checklist_criterias__sort on checklist_criterias (tenant_id, item_index, lower(name), id) where not is_deleted;

create index ix_checklist_criterias__check_list_id on checklist_criterias (tenant_id, check_list_id, item_index, lower(name), id) where not is_deleted;

create index ix_checklist_criterias__is_required on checklist_criterias (tenant_id, is_required, item_index, lower(name), id) where not is_deleted;

create index ix_checklist_criterias__search on checklist_criterias using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table checklist_criterias enable row level security;
alter table checklist_criterias force row level security;
create policy tenant_wall on checklist_criterias to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on checklist_criterias to caseway_host using (true) with check (true);
grant select, insert, update on checklist_criterias to caseway_app;
grant select, insert, update on checklist_criterias to caseway_host;

create trigger history after insert or update or delete on checklist_criterias
  for each row execute function capture_change('checklistCriteria', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"check_list_id":{"table":"check_lists","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function search_checklist_criterias(whole text, word text) returns setof checklist_criterias
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.checklist_criterias t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.checklist_criterias t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_checklist_criterias(text, text) owner to caseway_host;
revoke all on function search_checklist_criterias(text, text) from public;
grant execute on function search_checklist_criterias(text, text) to caseway_app, caseway_host;

create index ix_talking_point_category__sort on talking_point_category (tenant_id, item_index, lower(name), id) include (name) where not is_deleted;

create index ix_talking_point_category__is_active on talking_point_category (tenant_id, is_active, item_index, lower(name), id) include (name) where not is_deleted;

create unique index uq_talking_point_category__name on talking_point_category (tenant_id, lower(name)) where not is_deleted;

create index ix_talking_point_category__search on talking_point_category using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table talking_point_category enable row level security;
alter table talking_point_category force row level security;
create policy tenant_wall on talking_point_category to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on talking_point_category to caseway_host using (true) with check (true);
grant select, insert, update on talking_point_category to caseway_app;
grant select, insert, update on talking_point_category to caseway_host;

create trigger history after insert or update or delete on talking_point_category
  for each row execute function capture_change('talkingPointCategory', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_talking_point_category(whole text, word text) returns setof talking_point_category
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.talking_point_category t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.talking_point_category t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_talking_point_category(text, text) owner to caseway_host;
revoke all on function search_talking_point_category(text, text) from public;
grant execute on function search_talking_point_category(text, text) to caseway_app, caseway_host;

create index ix_talking_point__sort on talking_point (tenant_id, category_id, item_index, id) where not is_deleted;

create index ix_talking_point__category_id on talking_point (tenant_id, category_id, category_id, item_index, id) where not is_deleted;

create index ix_talking_point__audience on talking_point (tenant_id, audience, category_id, item_index, id) where not is_deleted;

create index ix_talking_point__is_active on talking_point (tenant_id, is_active, category_id, item_index, id) where not is_deleted;

create index ix_talking_point__search on talking_point using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table talking_point enable row level security;
alter table talking_point force row level security;
create policy tenant_wall on talking_point to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on talking_point to caseway_host using (true) with check (true);
grant select, insert, update on talking_point to caseway_app;
grant select, insert, update on talking_point to caseway_host;

create trigger history after insert or update or delete on talking_point
  for each row execute function capture_change('talkingPoint', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"category_id":{"table":"talking_point_category","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function search_talking_point(whole text, word text) returns setof talking_point
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.talking_point t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.talking_point t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_talking_point(text, text) owner to caseway_host;
revoke all on function search_talking_point(text, text) from public;
grant execute on function search_talking_point(text, text) to caseway_app, caseway_host;

create index ix_default_pic__sort on default_pic (tenant_id, lower(step), id) include (step) where not is_deleted;

create index ix_default_pic__step on default_pic (tenant_id, step, lower(step), id) include (step) where not is_deleted;

create index ix_default_pic__user_id on default_pic (tenant_id, user_id, lower(step), id) include (step) where not is_deleted;

create unique index uq_default_pic__step on default_pic (tenant_id, lower(step)) where not is_deleted;

alter table default_pic enable row level security;
alter table default_pic force row level security;
create policy tenant_wall on default_pic to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on default_pic to caseway_host using (true) with check (true);
grant select, insert, update on default_pic to caseway_app;
grant select, insert, update on default_pic to caseway_host;

create trigger history after insert or update or delete on default_pic
  for each row execute function capture_change('defaultPic', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create index ix_ndis_service_items__sort on ndis_service_items (tenant_id, lower(support_item_number), id) include (support_item_number) where not is_deleted;

create index ix_ndis_service_items__support_category_id on ndis_service_items (tenant_id, support_category_id, lower(support_item_number), id) include (support_item_number) where not is_deleted;

create index ix_ndis_service_items__unit_code on ndis_service_items (tenant_id, unit_code, lower(support_item_number), id) include (support_item_number) where not is_deleted;

create index ix_ndis_service_items__price_type on ndis_service_items (tenant_id, price_type, lower(support_item_number), id) include (support_item_number) where not is_deleted;

create index ix_ndis_service_items__price_limit on ndis_service_items (tenant_id, price_limit, lower(support_item_number), id) include (support_item_number) where not is_deleted;

create index ix_ndis_service_items__is_active on ndis_service_items (tenant_id, is_active, lower(support_item_number), id) include (support_item_number) where not is_deleted;

create unique index uq_ndis_service_items__support_item_number on ndis_service_items (tenant_id, lower(support_item_number)) where not is_deleted;

create index ix_ndis_service_items__search on ndis_service_items using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table ndis_service_items enable row level security;
alter table ndis_service_items force row level security;
create policy tenant_wall on ndis_service_items to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_service_items to caseway_host using (true) with check (true);
grant select, insert, update on ndis_service_items to caseway_app;
grant select, insert, update on ndis_service_items to caseway_host;

create trigger history after insert or update or delete on ndis_service_items
  for each row execute function capture_change('ndisServiceItem', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"support_category_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

create function search_ndis_service_items(whole text, word text) returns setof ndis_service_items
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.ndis_service_items t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ndis_service_items t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ndis_service_items(text, text) owner to caseway_host;
revoke all on function search_ndis_service_items(text, text) from public;
grant execute on function search_ndis_service_items(text, text) to caseway_app, caseway_host;

create index ix_ama_service_fee__sort on ama_service_fee (tenant_id, lower(item_number), id) include (item_number) where not is_deleted;

create index ix_ama_service_fee__fee on ama_service_fee (tenant_id, fee, lower(item_number), id) include (item_number) where not is_deleted;

create index ix_ama_service_fee__effective_from on ama_service_fee (tenant_id, effective_from, lower(item_number), id) include (item_number) where not is_deleted;

create index ix_ama_service_fee__is_active on ama_service_fee (tenant_id, is_active, lower(item_number), id) include (item_number) where not is_deleted;

create unique index uq_ama_service_fee__item_number on ama_service_fee (tenant_id, lower(item_number)) where not is_deleted;

create index ix_ama_service_fee__search on ama_service_fee using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table ama_service_fee enable row level security;
alter table ama_service_fee force row level security;
create policy tenant_wall on ama_service_fee to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ama_service_fee to caseway_host using (true) with check (true);
grant select, insert, update on ama_service_fee to caseway_app;
grant select, insert, update on ama_service_fee to caseway_host;

create trigger history after insert or update or delete on ama_service_fee
  for each row execute function capture_change('amaServiceFee', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_ama_service_fee(whole text, word text) returns setof ama_service_fee
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.ama_service_fee t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ama_service_fee t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ama_service_fee(text, text) owner to caseway_host;
revoke all on function search_ama_service_fee(text, text) from public;
grant execute on function search_ama_service_fee(text, text) to caseway_app, caseway_host;

create index ix_ims_approvals__sort on ims_approvals (tenant_id, requested_on desc, id) where not is_deleted;

create index ix_ims_approvals__company_id on ims_approvals (tenant_id, company_id, requested_on desc, id) where not is_deleted;

create index ix_ims_approvals__service_type on ims_approvals (tenant_id, service_type, requested_on desc, id) where not is_deleted;

create index ix_ims_approvals__requested_on on ims_approvals (tenant_id, requested_on, requested_on desc, id) where not is_deleted;

create index ix_ims_approvals__needed_by on ims_approvals (tenant_id, needed_by, requested_on desc, id) where not is_deleted;

create index ix_ims_approvals__status on ims_approvals (tenant_id, status, requested_on desc, id) where not is_deleted;

create unique index uq_ims_approvals__reference on ims_approvals (tenant_id, lower(reference)) where not is_deleted;

create index ix_ims_approvals__search on ims_approvals using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table ims_approvals enable row level security;
alter table ims_approvals force row level security;
create policy tenant_wall on ims_approvals to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ims_approvals to caseway_host using (true) with check (true);
grant select, insert, update on ims_approvals to caseway_app;
grant select, insert, update on ims_approvals to caseway_host;

create trigger history after insert or update or delete on ims_approvals
  for each row execute function capture_change('imsApproval', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function search_ims_approvals(whole text, word text) returns setof ims_approvals
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.ims_approvals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ims_approvals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ims_approvals(text, text) owner to caseway_host;
revoke all on function search_ims_approvals(text, text) from public;
grant execute on function search_ims_approvals(text, text) to caseway_app, caseway_host;

create index ix_account_code__sort on account_code (tenant_id, lower(code), id) include (code) where not is_deleted;

create index ix_account_code__kind on account_code (tenant_id, kind, lower(code), id) include (code) where not is_deleted;

create index ix_account_code__is_active on account_code (tenant_id, is_active, lower(code), id) include (code) where not is_deleted;

create unique index uq_account_code__code on account_code (tenant_id, lower(code)) where not is_deleted;

create index ix_account_code__search on account_code using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table account_code enable row level security;
alter table account_code force row level security;
create policy tenant_wall on account_code to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on account_code to caseway_host using (true) with check (true);
grant select, insert, update on account_code to caseway_app;
grant select, insert, update on account_code to caseway_host;

create trigger history after insert or update or delete on account_code
  for each row execute function capture_change('accountCode', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_account_code(whole text, word text) returns setof account_code
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.account_code t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.account_code t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_account_code(text, text) owner to caseway_host;
revoke all on function search_account_code(text, text) from public;
grant execute on function search_account_code(text, text) to caseway_app, caseway_host;

create index ix_service_items__sort on service_items (tenant_id, lower(code), id) include (code) where not is_deleted;

create index ix_service_items__service_type on service_items (tenant_id, service_type, lower(code), id) include (code) where not is_deleted;

create index ix_service_items__unit_price on service_items (tenant_id, unit_price, lower(code), id) include (code) where not is_deleted;

create index ix_service_items__has_gst on service_items (tenant_id, has_gst, lower(code), id) include (code) where not is_deleted;

create index ix_service_items__account_code_id on service_items (tenant_id, account_code_id, lower(code), id) include (code) where not is_deleted;

create index ix_service_items__is_active on service_items (tenant_id, is_active, lower(code), id) include (code) where not is_deleted;

create unique index uq_service_items__code on service_items (tenant_id, lower(code)) where not is_deleted;

create index ix_service_items__search on service_items using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table service_items enable row level security;
alter table service_items force row level security;
create policy tenant_wall on service_items to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on service_items to caseway_host using (true) with check (true);
grant select, insert, update on service_items to caseway_app;
grant select, insert, update on service_items to caseway_host;

create trigger history after insert or update or delete on service_items
  for each row execute function capture_change('serviceItem', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"account_code_id":{"table":"account_code","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true}}');

create function search_service_items(whole text, word text) returns setof service_items
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.service_items t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.service_items t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_service_items(text, text) owner to caseway_host;
revoke all on function search_service_items(text, text) from public;
grant execute on function search_service_items(text, text) to caseway_app, caseway_host;

create index ix_billing_setting__sort on billing_setting (tenant_id, company_id, lower(service_type), id) include (service_type) where not is_deleted;

create index ix_billing_setting__scope on billing_setting (tenant_id, scope, company_id, lower(service_type), id) include (service_type) where not is_deleted;

create index ix_billing_setting__company_id on billing_setting (tenant_id, company_id, company_id, lower(service_type), id) include (service_type) where not is_deleted;

create index ix_billing_setting__service_type on billing_setting (tenant_id, service_type, company_id, lower(service_type), id) include (service_type) where not is_deleted;

create index ix_billing_setting__effective_from on billing_setting (tenant_id, effective_from, company_id, lower(service_type), id) include (service_type) where not is_deleted;

create index ix_billing_setting__prepayment on billing_setting (tenant_id, prepayment, company_id, lower(service_type), id) include (service_type) where not is_deleted;

create index ix_billing_setting__statement_day on billing_setting (tenant_id, statement_day, company_id, lower(service_type), id) include (service_type) where not is_deleted;

create unique index uq_billing_setting__company_id__service_type__effective_from on billing_setting (tenant_id, company_id, lower(service_type), effective_from) where not is_deleted;

alter table billing_setting enable row level security;
alter table billing_setting force row level security;
create policy tenant_wall on billing_setting to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on billing_setting to caseway_host using (true) with check (true);
grant select, insert, update on billing_setting to caseway_app;
grant select, insert, update on billing_setting to caseway_host;

create trigger history after insert or update or delete on billing_setting
  for each row execute function capture_change('billingSetting', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

alter table inquiry_centre add constraint fk_inquiry_centre__source_id foreign key (tenant_id, source_id) references lookup_config (tenant_id, id) deferrable;

alter table inquiry_centre add constraint fk_inquiry_centre__assigned_to_id foreign key (tenant_id, assigned_to_id) references users (tenant_id, id) deferrable;

alter table inquiry_centre add constraint fk_inquiry_centre__converted_to_id foreign key (tenant_id, converted_to_id) references companies (tenant_id, id) deferrable;

alter table marketing_campaigns add constraint fk_marketing_campaigns__channel_id foreign key (tenant_id, channel_id) references lookup_config (tenant_id, id) deferrable;

alter table marketing_campaigns add constraint fk_marketing_campaigns__owner_id foreign key (tenant_id, owner_id) references users (tenant_id, id) deferrable;

alter table relationship_activities add constraint fk_relationship_activities__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table relationship_activities add constraint fk_relationship_activities__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers (tenant_id, id) deferrable;

alter table relationship_activities add constraint fk_relationship_activities__staff_id foreign key (tenant_id, staff_id) references users (tenant_id, id) deferrable;

alter table sale_targets add constraint fk_sale_targets__staff_id foreign key (tenant_id, staff_id) references users (tenant_id, id) deferrable;

alter table sale_targets add constraint fk_sale_targets__sale_type_id foreign key (tenant_id, sale_type_id) references lookup_config (tenant_id, id) deferrable;

alter table checklist_criterias add constraint fk_checklist_criterias__check_list_id foreign key (tenant_id, check_list_id) references check_lists (tenant_id, id) deferrable;

alter table talking_point add constraint fk_talking_point__category_id foreign key (tenant_id, category_id) references talking_point_category (tenant_id, id) deferrable;

alter table default_pic add constraint fk_default_pic__user_id foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable;

alter table ndis_service_items add constraint fk_ndis_service_items__support_category_id foreign key (tenant_id, support_category_id) references lookup_config (tenant_id, id) deferrable;

alter table ims_approvals add constraint fk_ims_approvals__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table service_items add constraint fk_service_items__account_code_id foreign key (tenant_id, account_code_id) references account_code (tenant_id, id) deferrable;

alter table billing_setting add constraint fk_billing_setting__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

-- B-193: one default for each list, and for each value that others belong to.
create unique index uq_lookup_config__is_default on lookup_config (tenant_id, type, parent_id)
  nulls not distinct where is_default and not is_deleted;

-- A value that nobody may choose is no default, and a value belongs only where its list says.
create function keep_lookup_config() returns trigger language plpgsql as $$
declare wanted text := case new.type when 'subSpecialty' then 'specialty' when 'subTypeOfReport' then 'typeOfReport' end;
begin
  if new.is_deleted or not new.is_active then
    new.is_default := false;
  end if;
  if new.parent_id is not null and not new.is_deleted and not exists (
    select from lookup_config p where p.tenant_id = new.tenant_id and p.id = new.parent_id and p.type = wanted)
  then
    raise exception 'Not a value of the list above' using errcode = '23514', constraint = 'refused__valueParentUnfit';
  end if;
  return new;
end $$;

create trigger lookup_config_kept before insert or update on lookup_config
  for each row execute function keep_lookup_config();

-- G-106: terms of the practice name no company, terms of a company name theirs.
create unique index uq_billing_setting__effective_from on billing_setting (tenant_id, company_id, service_type, effective_from)
  nulls not distinct where not is_deleted;

create function keep_billing_setting() returns trigger language plpgsql as $$
begin
  if new.scope = 'company' and new.company_id is null then
    raise exception 'No company' using errcode = '23514', constraint = 'refused__billingCompanyMissing';
  end if;
  if new.scope = 'tenant' and new.company_id is not null then
    raise exception 'A company' using errcode = '23514', constraint = 'refused__billingCompanyUnwanted';
  end if;
  return new;
end $$;

create trigger billing_setting_kept before insert or update on billing_setting
  for each row execute function keep_billing_setting();

create function keep_campaign() returns trigger language plpgsql as $$
begin
  if new.end_date < new.start_date then
    raise exception 'Ends before it starts' using errcode = '23514', constraint = 'refused__campaignEndsBeforeStart';
  end if;
  return new;
end $$;

create trigger campaign_kept before insert or update on marketing_campaigns
  for each row execute function keep_campaign();
