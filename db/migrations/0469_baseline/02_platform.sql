-- platform: its part of the baseline. A thing stands in the file of the last module that it needs.
-- Functions may name what comes later.
set local check_function_bodies = off;

create table editions (
  id uuid not null,
  name text not null,
  description text,
  features jsonb,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(description, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  monthly_price numeric(18,2),
  primary key (id)
);
create unique index uq_editions__name on editions (lower(name)) where not is_deleted;
create index ix_editions__sort on editions (lower(name), id) include (name) where not is_deleted;
alter table editions enable row level security, force row level security;
create policy tenant_wall on editions for select to caseway_app
  using (true);
create policy host_work on editions to caseway_host
  using (true) with check (true);
grant select on editions to caseway_app;
grant select, insert, update on editions to caseway_host;
create trigger history after insert or delete or update on editions
  for each row execute function capture_change('edition', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create table tenants (
  id uuid not null,
  name text not null,
  edition_id uuid not null,
  customer_name text,
  email text,
  account_email text,
  website text,
  client_domain text,
  timezone text not null default 'Australia/Sydney'::text,
  country text default 'Australia'::text,
  is_active boolean not null default true,
  logo text,
  secondary_logo text,
  favicon text,
  logo_background_color text,
  login_logo_background_color text,
  directory_file text,
  features jsonb,
  settings jsonb,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(customer_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  payment_method text default 'invoice'::text,
  monthly_discount numeric(18,2),
  primary key (id),
  constraint fk_tenants__edition_id foreign key (edition_id) references editions(id) deferrable
);
create unique index uq_tenants__name on tenants (lower(name)) where not is_deleted;
create index ix_tenants__sort on tenants (lower(name), id) include (name) where not is_deleted;
create index ix_tenants__edition_id on tenants (edition_id, lower(name), id) include (name) where not is_deleted;
create index ix_tenants__is_active on tenants (is_active, lower(name), id) include (name) where not is_deleted;
alter table tenants enable row level security, force row level security;
create policy tenant_wall on tenants for select to caseway_app
  using (id = current_tenant());
create policy host_work on tenants to caseway_host
  using (true) with check (true);
grant select on tenants to caseway_app;
grant select, insert, update on tenants to caseway_host;
create trigger history after insert or delete or update on tenants
  for each row execute function capture_change('tenant', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"edition_id":{"table":"editions","text":"coalesce(t.name::text, '''')","tenant":false}}');

create function keep_host_tenant() returns trigger
  language plpgsql
  as $$
begin
  raise exception 'The host tenant stays' using errcode = '23514', constraint = 'refused__hostTenantStays';
end $$;
create trigger host_tenant_kept before update of is_active, is_deleted on tenants
  for each row when (new.id = '00000000-0000-7000-8000-000000000001'::uuid and (not new.is_active or new.is_deleted)) execute function keep_host_tenant();

create table user_table_settings (
  tenant_id uuid not null,
  user_id uuid not null,
  table_key text not null,
  columns jsonb not null,
  last_modification_time timestamptz not null default now(),
  primary key (tenant_id, user_id, table_key)
);
alter table user_table_settings enable row level security, force row level security;
create policy tenant_wall on user_table_settings to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on user_table_settings to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on user_table_settings to caseway_app, caseway_host;

create table user_saved_filters (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  table_key text not null,
  name text not null,
  query jsonb not null,
  creation_time timestamptz not null default now(),
  last_modification_time timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index uq_user_saved_filters__name on user_saved_filters (tenant_id, user_id, table_key, lower(name));
alter table user_saved_filters enable row level security, force row level security;
create policy tenant_wall on user_saved_filters to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on user_saved_filters to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on user_saved_filters to caseway_app, caseway_host;

create unlogged table presence (
  tenant_id uuid not null,
  from_module text not null,
  object_id uuid not null,
  socket_id text not null,
  user_id uuid not null,
  user_name text not null,
  seen_at timestamptz not null default now(),
  primary key (tenant_id, from_module, object_id, socket_id)
);
create index presence_of_socket on presence (tenant_id, socket_id);
create index presence_by_age on presence (seen_at);
alter table presence enable row level security, force row level security;
create policy tenant_wall on presence to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on presence to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on presence to caseway_app, caseway_host;

create table notifications (
  tenant_id uuid not null,
  id uuid not null,
  recipient_id uuid not null,
  title text not null,
  content text not null,
  type text not null,
  from_module text,
  object_id uuid,
  object_reference_name text,
  sent_time timestamptz not null default clock_timestamp(),
  read_time timestamptz,
  creator_id uuid,
  primary key (tenant_id, id),
  constraint notifications_type check (type = any (array['Action Required'::text, 'Email Received'::text])),
  constraint notifications_link check ((from_module is null) = (object_id is null))
);
create index notifications_of_recipient on notifications (tenant_id, recipient_id, sent_time desc, id desc);
create index notifications_unread on notifications (tenant_id, recipient_id, type) where read_time is null;
create index notifications_of_object on notifications (tenant_id, recipient_id, object_id) where object_id is not null;
create index notifications_by_age on notifications (sent_time);
alter table notifications enable row level security, force row level security;
create policy tenant_wall on notifications to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on notifications to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on notifications to caseway_app, caseway_host;

create table export_jobs (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  impersonator_id uuid,
  resource text not null,
  query jsonb not null,
  columns jsonb not null,
  state text not null default 'waiting'::text,
  rows_total integer,
  rows_done integer not null default 0,
  attempt integer not null default 0,
  storage_key text,
  file_name text,
  content_type text,
  file_size bigint,
  error text,
  creation_time timestamptz not null default clock_timestamp(),
  progress_time timestamptz not null default clock_timestamp(),
  finished_time timestamptz,
  expires_time timestamptz,
  primary key (tenant_id, id),
  constraint export_jobs_state_check check (state = any (array['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))
);
create index export_jobs_of_user on export_jobs (tenant_id, user_id, creation_time desc, id);
create index export_jobs_unfinished on export_jobs (progress_time) where state = any (array['waiting'::text, 'running'::text]);
create index export_jobs_with_file on export_jobs (finished_time) where storage_key is not null;
create index export_jobs_by_age on export_jobs (creation_time);
alter table export_jobs enable row level security, force row level security;
create policy tenant_wall on export_jobs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on export_jobs to caseway_host
  using (true) with check (true);
grant select, insert, update on export_jobs to caseway_app;
grant select, insert, update, delete on export_jobs to caseway_host;

create table countries (
  id uuid not null,
  name text not null,
  code text not null,
  legacy_id numeric,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(code, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (id)
);
create index ix_countries__sort on countries (lower(name), id) include (name) where not is_deleted;
create index ix_countries__is_active on countries (is_active, lower(name), id) include (name) where not is_deleted;
create unique index uq_countries__name on countries (lower(name)) where not is_deleted;
create unique index uq_countries__code on countries (lower(code)) where not is_deleted;
alter table countries enable row level security, force row level security;
create policy tenant_wall on countries for select to caseway_app
  using (true);
create policy host_work on countries to caseway_host
  using (true) with check (true);
grant select on countries to caseway_app;
grant select, insert, update on countries to caseway_host;
create trigger history after insert or delete or update on countries
  for each row execute function capture_change('country', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create table cities (
  id uuid not null,
  name text not null,
  state text,
  postcode text,
  country_id uuid not null,
  is_post_box boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (lower((((coalesce(name, ''::text) || ' '::text) || coalesce(state, ''::text)) || ' '::text) || coalesce(postcode, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (id),
  constraint fk_cities__country_id foreign key (country_id) references countries(id) deferrable
);
create index ix_cities__sort on cities (lower(name), id) include (name) where not is_deleted;
create index ix_cities__state on cities (state, lower(name), id) include (name) where not is_deleted;
create index ix_cities__country_id on cities (country_id, lower(name), id) include (name) where not is_deleted;
create index ix_cities__is_active on cities (is_active, lower(name), id) include (name) where not is_deleted;
create unique index uq_cities__country_id__name__state__postcode on cities (country_id, lower(name), lower(state), lower(postcode)) where not is_deleted;
alter table cities enable row level security, force row level security;
create policy tenant_wall on cities for select to caseway_app
  using (true);
create policy host_work on cities to caseway_host
  using (true) with check (true);
grant select on cities to caseway_app;
grant select, insert, update on cities to caseway_host;
create trigger history after insert or delete or update on cities
  for each row execute function capture_change('city', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"country_id":{"table":"countries","text":"coalesce(t.name::text, '''')","tenant":false}}');

create table lookup_config (
  tenant_id uuid not null,
  id uuid not null,
  type text not null,
  label text not null,
  parent_id uuid,
  item_index numeric,
  is_default boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(label, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_lookup_config__parent_id foreign key (tenant_id, parent_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_lookup_config__sort on lookup_config (tenant_id, lower(label), id) include (label) where not is_deleted;
create index ix_lookup_config__type on lookup_config (tenant_id, type, lower(label), id) include (label) where not is_deleted;
create index ix_lookup_config__parent_id on lookup_config (tenant_id, parent_id, lower(label), id) include (label) where not is_deleted;
create index ix_lookup_config__is_default on lookup_config (tenant_id, is_default, lower(label), id) include (label) where not is_deleted;
create index ix_lookup_config__is_active on lookup_config (tenant_id, is_active, lower(label), id) include (label) where not is_deleted;
create unique index uq_lookup_config__type__parent_id__label on lookup_config (tenant_id, lower(type), parent_id, lower(label)) nulls not distinct where not is_deleted;
create index ix_lookup_config__search on lookup_config using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create unique index uq_lookup_config__is_default on lookup_config (tenant_id, type, parent_id) nulls not distinct where is_default and not is_deleted;
alter table lookup_config enable row level security, force row level security;
create policy tenant_wall on lookup_config to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on lookup_config to caseway_host
  using (true) with check (true);
grant select, insert, update on lookup_config to caseway_app, caseway_host;
create trigger history after insert or delete or update on lookup_config
  for each row execute function capture_change('lookupConfig', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"parent_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

create function rename_specialty() returns trigger
  language plpgsql
  as $$
begin
  update specialists s set specialty = specialty_text(s.tenant_id, s.id)
    where s.tenant_id = new.tenant_id and exists (
      select from specialists__specialties l
      where l.tenant_id = s.tenant_id and l.owner_id = s.id and l.target_id = new.id);
  return null;
end $$;
create trigger rename_specialty after update of label on lookup_config
  for each row when (new.type = 'specialty'::text and new.label <> old.label) execute function rename_specialty();

create function keep_lookup_config() returns trigger
  language plpgsql
  as $$
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
create trigger search_words after insert or delete on lookup_config
  for each row execute function keep_search_words('lookupConfig');
create trigger search_words_changed after update on lookup_config
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('lookupConfig');

create table system_update (
  id uuid not null,
  title text not null,
  version text,
  summary text,
  body text,
  audience text[] not null default '{}'::text[],
  published_time timestamptz,
  search_text text generated always as (lower(coalesce(title, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (id)
);
create index ix_system_update__sort on system_update (creation_time desc, id) where not is_deleted;
alter table system_update enable row level security, force row level security;
create policy tenant_wall on system_update for select to caseway_app
  using (true);
create policy host_work on system_update to caseway_host
  using (true) with check (true);
grant select on system_update to caseway_app;
grant select, insert, update on system_update to caseway_host;
create trigger history after insert or delete or update on system_update
  for each row execute function capture_change('systemUpdate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create table feedback (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null,
  category text not null,
  message text not null,
  page text,
  attachment_id uuid,
  read_time timestamptz,
  search_text text generated always as (lower((coalesce(subject, ''::text) || ' '::text) || coalesce(message, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_feedback__attachment_id foreign key (tenant_id, attachment_id) references files(tenant_id, id) deferrable
);
create index ix_feedback__sort on feedback (tenant_id, creation_time desc, id) where not is_deleted;
create index ix_feedback__category on feedback (tenant_id, category, creation_time desc, id) where not is_deleted;
create index ix_feedback__search on feedback using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table feedback enable row level security, force row level security;
create policy tenant_wall on feedback to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on feedback to caseway_host
  using (true) with check (true);
grant select, insert, update on feedback to caseway_app, caseway_host;
create trigger files after insert or update of attachment_id on feedback
  for each row execute function own_files('feedback', 'attachment_id');
create trigger history after insert or delete or update on feedback
  for each row execute function capture_change('feedback', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,read_time', '{}');

create table system_errors (
  tenant_id uuid not null,
  id uuid not null,
  fingerprint text not null,
  source text not null,
  message text not null,
  route text not null,
  place text not null,
  occurrences bigint not null default 1,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  last_user_id uuid,
  resolved_at timestamptz,
  resolver_id uuid,
  primary key (tenant_id, id),
  constraint uq_system_errors__fingerprint unique (tenant_id, fingerprint),
  constraint system_errors_source_check check (source = any (array['server'::text, 'browser'::text]))
);
create index system_errors_by_age on system_errors (tenant_id, last_seen desc, id);
alter table system_errors enable row level security, force row level security;
create policy tenant_wall on system_errors to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on system_errors to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on system_errors to caseway_app, caseway_host;

create table update_reads (
  tenant_id uuid not null,
  user_id uuid not null,
  seen_at timestamptz not null,
  primary key (tenant_id, user_id)
);
alter table update_reads enable row level security, force row level security;
create policy tenant_wall on update_reads to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on update_reads to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on update_reads to caseway_app, caseway_host;

create table matter_types (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  state text,
  is_gazetted boolean not null default false,
  description text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
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
alter table matter_types enable row level security, force row level security;
create policy tenant_wall on matter_types to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on matter_types to caseway_host
  using (true) with check (true);
grant select, insert, update on matter_types to caseway_app, caseway_host;
create trigger history after insert or delete or update on matter_types
  for each row execute function capture_change('matterType', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on matter_types
  for each row execute function keep_search_words('matterType');
create trigger search_words_changed after update on matter_types
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('matterType');

create table languages (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  native_name text,
  code text not null,
  is_right_to_left boolean not null default false,
  is_signed boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (lower((((coalesce(name, ''::text) || ' '::text) || coalesce(native_name, ''::text)) || ' '::text) || coalesce(code, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_languages__sort on languages (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_languages__is_right_to_left on languages (tenant_id, is_right_to_left, lower(name), id) include (name) where not is_deleted;
create index ix_languages__is_signed on languages (tenant_id, is_signed, lower(name), id) include (name) where not is_deleted;
create index ix_languages__is_active on languages (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create unique index uq_languages__name on languages (tenant_id, lower(name)) where not is_deleted;
create unique index uq_languages__code on languages (tenant_id, lower(code)) where not is_deleted;
create index ix_languages__search on languages using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table languages enable row level security, force row level security;
create policy tenant_wall on languages to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on languages to caseway_host
  using (true) with check (true);
grant select, insert, update on languages to caseway_app, caseway_host;
create trigger history after insert or delete or update on languages
  for each row execute function capture_change('language', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on languages
  for each row execute function keep_search_words('language');
create trigger search_words_changed after update on languages
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('language');

create table matter_types__accreditations (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_matter_types__accreditations__owner_id foreign key (tenant_id, owner_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_matter_types__accreditations__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_matter_types__accreditations__target on matter_types__accreditations (tenant_id, target_id);
alter table matter_types__accreditations enable row level security, force row level security;
create policy tenant_wall on matter_types__accreditations to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on matter_types__accreditations to caseway_host
  using (true) with check (true);
grant select, insert, delete on matter_types__accreditations to caseway_app, caseway_host;

create view platform_tenants with (security_invoker=true) as
 select t.id,
    t.name,
    coalesce(t.customer_name, t.name) as shown_name,
    t.customer_name,
    t.email,
    t.timezone,
    t.country,
    t.client_domain,
    t.website,
    t.logo,
    t.secondary_logo,
    t.favicon,
    t.login_logo_background_color,
    t.features,
    t.settings,
    t.is_active,
    t.edition_id,
    e.name as edition,
    e.features as edition_features
   from tenants t
     left join editions e on e.id = t.edition_id
  where not t.is_deleted;
grant select on platform_tenants to caseway_app, caseway_host;

create view platform_values with (security_invoker=true) as
 select tenant_id,
    id,
    type,
    label,
    parent_id,
    is_active
   from lookup_config
  where not is_deleted;
grant select on platform_values to caseway_app, caseway_host;

create view platform_matter_types with (security_invoker=true) as
 select tenant_id,
    id,
    name,
    state,
    is_active
   from matter_types
  where not is_deleted;
grant select on platform_matter_types to caseway_app, caseway_host;

create view platform_countries with (security_invoker=true) as
 select id,
    name,
    code,
    is_active
   from countries
  where not is_deleted;
grant select on platform_countries to caseway_app, caseway_host;

create view platform_feedback with (security_invoker=true) as
 select tenant_id,
    id,
    attachment_id
   from feedback
  where not is_deleted;
grant select on platform_feedback to caseway_app, caseway_host;

create view platform_notifications with (security_invoker=true) as
 select tenant_id,
    id,
    recipient_id,
    type,
    sent_time,
    read_time
   from notifications;
grant select on platform_notifications to caseway_app, caseway_host;

create view known_tenants with (security_invoker=true) as
 select id
   from tenants;
grant select on known_tenants to caseway_app, caseway_host;

create view platform_scheme_accreditations with (security_invoker=true) as
 select tenant_id,
    owner_id as scheme_id,
    target_id as accreditation_id
   from matter_types__accreditations a;
grant select on platform_scheme_accreditations to caseway_app, caseway_host;

create view platform_schemes with (security_invoker=true) as
 select tenant_id,
    id,
    name,
    is_gazetted,
    is_active
   from matter_types
  where not is_deleted;
grant select on platform_schemes to caseway_app, caseway_host;

create view platform_scheme_states with (security_invoker=true) as
 select tenant_id,
    id,
    name,
    state,
    is_gazetted
   from matter_types
  where not is_deleted;
grant select on platform_scheme_states to caseway_app, caseway_host;

create view platform_subscriptions with (security_invoker=true) as
 select t.id,
    coalesce(nullif(t.customer_name, ''::text), t.name) as shown_name,
    t.account_email,
    t.monthly_discount,
    e.name as edition,
    e.monthly_price
   from tenants t
     left join editions e on e.id = t.edition_id
  where not t.is_deleted;
grant select on platform_subscriptions to caseway_app, caseway_host;

create function search_lookup_config(whole text, word text) returns setof lookup_config
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.lookup_config t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.lookup_config t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_lookup_config(text,text) owner to caseway_host;
revoke all on function search_lookup_config(text,text) from public;
grant execute on function search_lookup_config(text,text) to caseway_app;

create function search_feedback(whole text, word text) returns setof feedback
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.feedback t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.feedback t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_feedback(text,text) owner to caseway_host;
revoke all on function search_feedback(text,text) from public;
grant execute on function search_feedback(text,text) to caseway_app;

create function search_matter_types(whole text, word text) returns setof matter_types
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.matter_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.matter_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_matter_types(text,text) owner to caseway_host;
revoke all on function search_matter_types(text,text) from public;
grant execute on function search_matter_types(text,text) to caseway_app;

create function search_languages(whole text, word text) returns setof languages
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.languages t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.languages t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_languages(text,text) owner to caseway_host;
revoke all on function search_languages(text,text) from public;
grant execute on function search_languages(text,text) to caseway_app;
