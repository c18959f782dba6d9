drop trigger history on case_managers;

drop index ix_case_managers__search;

drop trigger history on companies;

drop index ix_companies__search;

create table company_business_units (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  name text not null,
  contact_name text,
  email text,
  phone text,
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

create table company_favourite_specialists (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  specialist_id uuid not null,
  place numeric default 1,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table company_excluded_specialists (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  specialist_id uuid not null,
  excluded_from date,
  reason text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table company_default_pics (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
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

create table company_booking_agents (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  case_manager_id uuid not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table company_pms_configs (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  system text not null,
  company_pms_id text,
  client_id text,
  client_secret text,
  is_enabled boolean not null default false,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table company_groups (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
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

create table company_groups__companies (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

alter table companies drop column search_text;

alter table companies add column trading_name text;

alter table companies add column abn text;

alter table companies add column side text;

alter table companies add column fax text;

alter table companies add column postal_address jsonb;

alter table companies add column accounts_email text;

alter table companies add column invoice_email text;

alter table companies add column payment_terms_days numeric default 30;

alter table companies add column statement_day numeric;

alter table companies add column prepayment_required boolean not null default false;

alter table companies add column prepayment_status text;

alter table companies add column tax_exempt boolean not null default false;

alter table companies add column show_as_borrower_in_lenders boolean not null default false;

alter table companies add column report_delivery text;

alter table companies add column report_email text;

alter table companies add column provider_report_month date;

alter table companies add column notes text;

alter table companies add column search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(trading_name, '') || ' ' || coalesce(email, ''))) stored;

alter table case_managers drop column search_text;

alter table case_managers add column title_id uuid;

alter table case_managers add column first_name text;

alter table case_managers add column last_name text;

-- The wall binds the owner too.
alter table case_managers no force row level security;

update case_managers set first_name = coalesce(nullif(regexp_replace(full_name, '\s+\S+$', ''), ''), full_name),
  last_name = regexp_replace(full_name, '^.*\s', '');

alter table case_managers force row level security;

alter table case_managers alter column first_name set not null;

alter table case_managers alter column last_name set not null;

alter table case_managers add column gender text;

alter table case_managers add column mobile text;

alter table case_managers add column business_unit_id uuid;

alter table case_managers add column side text;

alter table case_managers add column recruitment_status text not null default 'onboarded';

alter table case_managers add column consent text;

alter table case_managers add column notices text[] not null default '{}';

alter table case_managers add column offer_account boolean not null default false;

alter table case_managers add column notes text;

alter table case_managers add column search_text text generated always as (lower(coalesce(last_name, '') || ' ' || coalesce(full_name, '') || ' ' || coalesce(email, ''))) stored;

create index ix_companies__side on companies (tenant_id, side, lower(name), id) include (name) where not is_deleted;

create index ix_companies__prepayment_required on companies (tenant_id, prepayment_required, lower(name), id) include (name) where not is_deleted;

create index ix_companies__show_as_borrower_in_lenders on companies (tenant_id, show_as_borrower_in_lenders, lower(name), id) include (name) where not is_deleted;

create index ix_companies__search on companies using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create trigger history after insert or update or delete on companies
  for each row execute function capture_change('company', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,provider_report_month', '{}');

create index ix_company_business_units__sort on company_business_units (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_company_business_units__company_id on company_business_units (tenant_id, company_id, lower(name), id) include (name) where not is_deleted;

create index ix_company_business_units__is_active on company_business_units (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_company_business_units__company_id__name on company_business_units (tenant_id, company_id, lower(name)) where not is_deleted;

create index ix_company_business_units__search on company_business_units using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table company_business_units enable row level security;
alter table company_business_units force row level security;
create policy tenant_wall on company_business_units to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_business_units to caseway_host using (true) with check (true);
grant select, insert, update on company_business_units to caseway_app;
grant select, insert, update on company_business_units to caseway_host;

create trigger history after insert or update or delete on company_business_units
  for each row execute function capture_change('companyBusinessUnit', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function search_company_business_units(whole text, word text) returns setof company_business_units
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.company_business_units t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.company_business_units t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_company_business_units(text, text) owner to caseway_host;
revoke all on function search_company_business_units(text, text) from public;
grant execute on function search_company_business_units(text, text) to caseway_app, caseway_host;

create index ix_case_managers__business_unit_id on case_managers (tenant_id, business_unit_id, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_case_managers__side on case_managers (tenant_id, side, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_case_managers__recruitment_status on case_managers (tenant_id, recruitment_status, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_case_managers__title_id on case_managers (tenant_id, title_id) where not is_deleted;

create index ix_case_managers__search on case_managers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create trigger history after insert or update or delete on case_managers
  for each row execute function capture_change('caseManager', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create index ix_company_favourite_specialists__sort on company_favourite_specialists (tenant_id, place, id) where not is_deleted;

create index ix_company_favourite_specialists__company_id on company_favourite_specialists (tenant_id, company_id, place, id) where not is_deleted;

create index ix_company_favourite_specialists__specialist_id on company_favourite_specialists (tenant_id, specialist_id, place, id) where not is_deleted;

create unique index uq_company_favourite_specialists__company_id__specialist_id on company_favourite_specialists (tenant_id, company_id, specialist_id) where not is_deleted;

alter table company_favourite_specialists enable row level security;
alter table company_favourite_specialists force row level security;
create policy tenant_wall on company_favourite_specialists to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_favourite_specialists to caseway_host using (true) with check (true);
grant select, insert, update on company_favourite_specialists to caseway_app;
grant select, insert, update on company_favourite_specialists to caseway_host;

create trigger history after insert or update or delete on company_favourite_specialists
  for each row execute function capture_change('companyFavouriteSpecialist', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_company_excluded_specialists__sort on company_excluded_specialists (tenant_id, specialist_id, id) where not is_deleted;

create index ix_company_excluded_specialists__company_id on company_excluded_specialists (tenant_id, company_id, specialist_id, id) where not is_deleted;

create index ix_company_excluded_specialists__specialist_id on company_excluded_specialists (tenant_id, specialist_id, specialist_id, id) where not is_deleted;

create unique index uq_company_excluded_specialists__company_id__specialist_id on company_excluded_specialists (tenant_id, company_id, specialist_id) where not is_deleted;

alter table company_excluded_specialists enable row level security;
alter table company_excluded_specialists force row level security;
create policy tenant_wall on company_excluded_specialists to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_excluded_specialists to caseway_host using (true) with check (true);
grant select, insert, update on company_excluded_specialists to caseway_app;
grant select, insert, update on company_excluded_specialists to caseway_host;

create trigger history after insert or update or delete on company_excluded_specialists
  for each row execute function capture_change('companyExcludedSpecialist', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_company_default_pics__sort on company_default_pics (tenant_id, lower(step), id) include (step) where not is_deleted;

create index ix_company_default_pics__company_id on company_default_pics (tenant_id, company_id, lower(step), id) include (step) where not is_deleted;

create index ix_company_default_pics__step on company_default_pics (tenant_id, step, lower(step), id) include (step) where not is_deleted;

create index ix_company_default_pics__user_id on company_default_pics (tenant_id, user_id, lower(step), id) include (step) where not is_deleted;

create unique index uq_company_default_pics__company_id__step on company_default_pics (tenant_id, company_id, lower(step)) where not is_deleted;

alter table company_default_pics enable row level security;
alter table company_default_pics force row level security;
create policy tenant_wall on company_default_pics to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_default_pics to caseway_host using (true) with check (true);
grant select, insert, update on company_default_pics to caseway_app;
grant select, insert, update on company_default_pics to caseway_host;

create trigger history after insert or update or delete on company_default_pics
  for each row execute function capture_change('companyDefaultPic', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create index ix_company_booking_agents__sort on company_booking_agents (tenant_id, case_manager_id, id) where not is_deleted;

create index ix_company_booking_agents__company_id on company_booking_agents (tenant_id, company_id, case_manager_id, id) where not is_deleted;

create index ix_company_booking_agents__case_manager_id on company_booking_agents (tenant_id, case_manager_id, case_manager_id, id) where not is_deleted;

create unique index uq_company_booking_agents__company_id__case_manager_id on company_booking_agents (tenant_id, company_id, case_manager_id) where not is_deleted;

alter table company_booking_agents enable row level security;
alter table company_booking_agents force row level security;
create policy tenant_wall on company_booking_agents to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_booking_agents to caseway_host using (true) with check (true);
grant select, insert, update on company_booking_agents to caseway_app;
grant select, insert, update on company_booking_agents to caseway_host;

create trigger history after insert or update or delete on company_booking_agents
  for each row execute function capture_change('companyBookingAgent', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_company_pms_configs__sort on company_pms_configs (tenant_id, lower(system), id) include (system) where not is_deleted;

create index ix_company_pms_configs__company_id on company_pms_configs (tenant_id, company_id) where not is_deleted;

create unique index uq_company_pms_configs__company_id on company_pms_configs (tenant_id, company_id) where not is_deleted;

alter table company_pms_configs enable row level security;
alter table company_pms_configs force row level security;
create policy tenant_wall on company_pms_configs to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_pms_configs to caseway_host using (true) with check (true);
grant select, insert, update on company_pms_configs to caseway_app;
grant select, insert, update on company_pms_configs to caseway_host;

create trigger history after insert or update or delete on company_pms_configs
  for each row execute function capture_change('companyPmsConfig', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,client_secret', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

create index ix_company_groups__sort on company_groups (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_company_groups__is_active on company_groups (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_company_groups__name on company_groups (tenant_id, lower(name)) where not is_deleted;

create index ix_company_groups__search on company_groups using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_company_groups__companies__target on company_groups__companies (tenant_id, target_id);

alter table company_groups__companies enable row level security;
alter table company_groups__companies force row level security;
create policy tenant_wall on company_groups__companies to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_groups__companies to caseway_host using (true) with check (true);
grant select, insert, delete on company_groups__companies to caseway_app;
grant select, insert, delete on company_groups__companies to caseway_host;

alter table company_groups enable row level security;
alter table company_groups force row level security;
create policy tenant_wall on company_groups to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_groups to caseway_host using (true) with check (true);
grant select, insert, update on company_groups to caseway_app;
grant select, insert, update on company_groups to caseway_host;

create trigger history after insert or update or delete on company_groups
  for each row execute function capture_change('companyGroup', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_company_groups(whole text, word text) returns setof company_groups
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.company_groups t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.company_groups t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_company_groups(text, text) owner to caseway_host;
revoke all on function search_company_groups(text, text) from public;
grant execute on function search_company_groups(text, text) to caseway_app, caseway_host;

alter table company_business_units add constraint fk_company_business_units__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table case_managers add constraint fk_case_managers__title_id foreign key (tenant_id, title_id) references lookup_config (tenant_id, id) deferrable;

alter table case_managers add constraint fk_case_managers__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units (tenant_id, id) deferrable;

alter table company_favourite_specialists add constraint fk_company_favourite_specialists__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table company_favourite_specialists add constraint fk_company_favourite_specialists__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table company_excluded_specialists add constraint fk_company_excluded_specialists__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table company_excluded_specialists add constraint fk_company_excluded_specialists__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table company_default_pics add constraint fk_company_default_pics__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table company_default_pics add constraint fk_company_default_pics__user_id foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable;

alter table company_booking_agents add constraint fk_company_booking_agents__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table company_booking_agents add constraint fk_company_booking_agents__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers (tenant_id, id) deferrable;

alter table company_pms_configs add constraint fk_company_pms_configs__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table company_groups__companies add constraint fk_company_groups__companies__owner_id foreign key (tenant_id, owner_id) references company_groups (tenant_id, id) deferrable;

alter table company_groups__companies add constraint fk_company_groups__companies__target_id foreign key (tenant_id, target_id) references companies (tenant_id, id) deferrable;

-- B-335: lists sort by the whole name, people write its parts.
create function keep_case_manager_name() returns trigger language plpgsql as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  return new;
end $$;

create trigger full_name_kept before insert or update of first_name, last_name on case_managers
  for each row execute function keep_case_manager_name();

create function check_business_unit() returns trigger language plpgsql as $$
begin
  if new.business_unit_id is not null and not exists (
    select 1 from company_business_units u
    where u.tenant_id = new.tenant_id and u.id = new.business_unit_id and u.company_id = new.company_id
  ) then
    raise exception 'A unit of another company'
      using errcode = '23514', constraint = 'refused__businessUnitElsewhere';
  end if;
  return null;
end $$;

create trigger business_unit_checked after insert or update of company_id, business_unit_id on case_managers
  for each row execute function check_business_unit();
