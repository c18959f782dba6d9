create table editions (
  id uuid not null,
  name text not null,
  description text,
  features jsonb,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(description, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (id)
);

create table tenants (
  id uuid not null,
  name text not null,
  edition_id uuid not null,
  customer_name text,
  email text,
  account_email text,
  website text,
  client_domain text,
  timezone text not null default 'Australia/Sydney',
  country text default 'Australia',
  is_active boolean not null default true,
  logo text,
  secondary_logo text,
  favicon text,
  logo_background_color text,
  login_logo_background_color text,
  directory_file text,
  features jsonb,
  settings jsonb,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(customer_name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (id)
);

create table roles (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  display_name text not null,
  description text,
  is_static boolean not null default false,
  permissions jsonb,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(display_name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table users (
  tenant_id uuid not null,
  id uuid not null,
  user_name text not null,
  email text not null,
  title text,
  first_name text not null,
  last_name text not null,
  phone text,
  date_format text,
  is_active boolean not null default true,
  is_locked boolean not null default false,
  must_change_password boolean not null default true,
  last_sign_in_time timestamptz,
  settings jsonb,
  search_text text generated always as (lower(coalesce(user_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table users__roles (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table user_group (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  description text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(description, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table user_group__members (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table companies (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  business_type text not null,
  email text,
  phone text,
  website text,
  address jsonb,
  is_active boolean not null default true,
  high_risk_applied boolean not null default false,
  high_risk_applied_from date,
  high_risk_applied_to date,
  high_risk_reason_to_booking_cm text,
  high_risk_reason_to_staff text,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(email, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table case_managers (
  tenant_id uuid not null,
  id uuid not null,
  full_name text not null,
  email text not null,
  phone text,
  position text,
  company_id uuid not null,
  user_id uuid,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(full_name, '') || ' ' || coalesce(email, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table contractors (
  tenant_id uuid not null,
  id uuid not null,
  full_name text not null,
  type text not null,
  email text,
  phone text,
  company_id uuid,
  user_id uuid,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(full_name, '') || ' ' || coalesce(email, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table specialists (
  tenant_id uuid not null,
  id uuid not null,
  title text,
  full_name text not null,
  specialty text,
  business_email text,
  personal_email text,
  phone text,
  recruitment_status text not null default 'recruiting',
  onboarded_date date,
  onboarded_end_date date,
  user_id uuid,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(full_name, '') || ' ' || coalesce(specialty, '') || ' ' || coalesce(business_email, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_editions__sort on editions (lower(name), id) where not is_deleted;

create unique index uq_editions__name on editions (lower(name)) where not is_deleted;

alter table editions enable row level security;
alter table editions force row level security;
create policy tenant_wall on editions for select to caseway_app using (true);
create policy host_work on editions to caseway_host using (true) with check (true);
grant select on editions to caseway_app;
grant select, insert, update on editions to caseway_host;

create trigger history after insert or update or delete on editions
  for each row execute function capture_change('edition', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create index ix_tenants__sort on tenants (lower(name), id) where not is_deleted;

create index ix_tenants__edition_id on tenants (edition_id, lower(name), id) where not is_deleted;

create index ix_tenants__is_active on tenants (is_active, lower(name), id) where not is_deleted;

create unique index uq_tenants__name on tenants (lower(name)) where not is_deleted;

alter table tenants enable row level security;
alter table tenants force row level security;
create policy tenant_wall on tenants for select to caseway_app using (id = current_tenant());
create policy host_work on tenants to caseway_host using (true) with check (true);
grant select on tenants to caseway_app;
grant select, insert, update on tenants to caseway_host;

create trigger history after insert or update or delete on tenants
  for each row execute function capture_change('tenant', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"edition_id":{"table":"editions","text":"coalesce(t.name::text, '''')","tenant":false}}');

create index ix_roles__sort on roles (tenant_id, lower(display_name), id) where not is_deleted;

create unique index uq_roles__name on roles (tenant_id, lower(name)) where not is_deleted;

create index ix_roles__search on roles using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table roles enable row level security;
alter table roles force row level security;
create policy tenant_wall on roles to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on roles to caseway_host using (true) with check (true);
grant select, insert, update on roles to caseway_app;
grant select, insert, update on roles to caseway_host;

create trigger history after insert or update or delete on roles
  for each row execute function capture_change('role', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_roles(whole text, word text) returns setof uuid
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  return query select t.id from public.roles t
    where t.tenant_id = public.current_tenant() and not t.is_deleted
      and (t.search_text like whole or t.search_text like word);
end $$;
alter function search_roles(text, text) owner to caseway_host;
revoke all on function search_roles(text, text) from public;
grant execute on function search_roles(text, text) to caseway_app, caseway_host;

create index ix_users__sort on users (tenant_id, lower(first_name), id) where not is_deleted;

create index ix_users__is_active on users (tenant_id, is_active, lower(first_name), id) where not is_deleted;

create index ix_users__is_locked on users (tenant_id, is_locked, lower(first_name), id) where not is_deleted;

create unique index uq_users__user_name on users (tenant_id, lower(user_name)) where not is_deleted;

create index ix_users__search on users using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_users__roles__target on users__roles (tenant_id, target_id);

alter table users__roles enable row level security;
alter table users__roles force row level security;
create policy tenant_wall on users__roles to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on users__roles to caseway_host using (true) with check (true);
grant select, insert, delete on users__roles to caseway_app;
grant select, insert, delete on users__roles to caseway_host;

alter table users enable row level security;
alter table users force row level security;
create policy tenant_wall on users to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on users to caseway_host using (true) with check (true);
grant select, insert, update on users to caseway_app;
grant select, insert, update on users to caseway_host;

create trigger history after insert or update or delete on users
  for each row execute function capture_change('user', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,last_sign_in_time,settings', '{}');

create function search_users(whole text, word text) returns setof uuid
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  return query select t.id from public.users t
    where t.tenant_id = public.current_tenant() and not t.is_deleted
      and (t.search_text like whole or t.search_text like word);
end $$;
alter function search_users(text, text) owner to caseway_host;
revoke all on function search_users(text, text) from public;
grant execute on function search_users(text, text) to caseway_app, caseway_host;

create index ix_user_group__sort on user_group (tenant_id, lower(name), id) where not is_deleted;

create index ix_user_group__is_active on user_group (tenant_id, is_active, lower(name), id) where not is_deleted;

create unique index uq_user_group__name on user_group (tenant_id, lower(name)) where not is_deleted;

create index ix_user_group__search on user_group using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_user_group__members__target on user_group__members (tenant_id, target_id);

alter table user_group__members enable row level security;
alter table user_group__members force row level security;
create policy tenant_wall on user_group__members to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on user_group__members to caseway_host using (true) with check (true);
grant select, insert, delete on user_group__members to caseway_app;
grant select, insert, delete on user_group__members to caseway_host;

alter table user_group enable row level security;
alter table user_group force row level security;
create policy tenant_wall on user_group to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on user_group to caseway_host using (true) with check (true);
grant select, insert, update on user_group to caseway_app;
grant select, insert, update on user_group to caseway_host;

create trigger history after insert or update or delete on user_group
  for each row execute function capture_change('userGroup', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_user_group(whole text, word text) returns setof uuid
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  return query select t.id from public.user_group t
    where t.tenant_id = public.current_tenant() and not t.is_deleted
      and (t.search_text like whole or t.search_text like word);
end $$;
alter function search_user_group(text, text) owner to caseway_host;
revoke all on function search_user_group(text, text) from public;
grant execute on function search_user_group(text, text) to caseway_app, caseway_host;

create index ix_companies__sort on companies (tenant_id, lower(name), id) where not is_deleted;

create index ix_companies__business_type on companies (tenant_id, business_type, lower(name), id) where not is_deleted;

create index ix_companies__is_active on companies (tenant_id, is_active, lower(name), id) where not is_deleted;

create index ix_companies__high_risk_applied on companies (tenant_id, high_risk_applied, lower(name), id) where not is_deleted;

create unique index uq_companies__name on companies (tenant_id, lower(name)) where not is_deleted;

create index ix_companies__search on companies using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table companies enable row level security;
alter table companies force row level security;
create policy tenant_wall on companies to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on companies to caseway_host using (true) with check (true);
grant select, insert, update on companies to caseway_app;
grant select, insert, update on companies to caseway_host;

create trigger history after insert or update or delete on companies
  for each row execute function capture_change('company', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_companies(whole text, word text) returns setof uuid
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  return query select t.id from public.companies t
    where t.tenant_id = public.current_tenant() and not t.is_deleted
      and (t.search_text like whole or t.search_text like word);
end $$;
alter function search_companies(text, text) owner to caseway_host;
revoke all on function search_companies(text, text) from public;
grant execute on function search_companies(text, text) to caseway_app, caseway_host;

create index ix_case_managers__sort on case_managers (tenant_id, lower(full_name), id) where not is_deleted;

create index ix_case_managers__company_id on case_managers (tenant_id, company_id, lower(full_name), id) where not is_deleted;

create index ix_case_managers__is_active on case_managers (tenant_id, is_active, lower(full_name), id) where not is_deleted;

create index ix_case_managers__user_id on case_managers (tenant_id, user_id) where not is_deleted;

create unique index uq_case_managers__email on case_managers (tenant_id, lower(email)) where not is_deleted;

create index ix_case_managers__search on case_managers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table case_managers enable row level security;
alter table case_managers force row level security;
create policy tenant_wall on case_managers to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_managers to caseway_host using (true) with check (true);
grant select, insert, update on case_managers to caseway_app;
grant select, insert, update on case_managers to caseway_host;

create trigger history after insert or update or delete on case_managers
  for each row execute function capture_change('caseManager', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function search_case_managers(whole text, word text) returns setof uuid
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  return query select t.id from public.case_managers t
    where t.tenant_id = public.current_tenant() and not t.is_deleted
      and (t.search_text like whole or t.search_text like word);
end $$;
alter function search_case_managers(text, text) owner to caseway_host;
revoke all on function search_case_managers(text, text) from public;
grant execute on function search_case_managers(text, text) to caseway_app, caseway_host;

create index ix_contractors__sort on contractors (tenant_id, lower(full_name), id) where not is_deleted;

create index ix_contractors__type on contractors (tenant_id, type, lower(full_name), id) where not is_deleted;

create index ix_contractors__company_id on contractors (tenant_id, company_id, lower(full_name), id) where not is_deleted;

create index ix_contractors__is_active on contractors (tenant_id, is_active, lower(full_name), id) where not is_deleted;

create index ix_contractors__user_id on contractors (tenant_id, user_id) where not is_deleted;

create index ix_contractors__search on contractors using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table contractors enable row level security;
alter table contractors force row level security;
create policy tenant_wall on contractors to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on contractors to caseway_host using (true) with check (true);
grant select, insert, update on contractors to caseway_app;
grant select, insert, update on contractors to caseway_host;

create trigger history after insert or update or delete on contractors
  for each row execute function capture_change('contractor', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function search_contractors(whole text, word text) returns setof uuid
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  return query select t.id from public.contractors t
    where t.tenant_id = public.current_tenant() and not t.is_deleted
      and (t.search_text like whole or t.search_text like word);
end $$;
alter function search_contractors(text, text) owner to caseway_host;
revoke all on function search_contractors(text, text) from public;
grant execute on function search_contractors(text, text) to caseway_app, caseway_host;

create index ix_specialists__sort on specialists (tenant_id, lower(full_name), id) where not is_deleted;

create index ix_specialists__recruitment_status on specialists (tenant_id, recruitment_status, lower(full_name), id) where not is_deleted;

create index ix_specialists__is_active on specialists (tenant_id, is_active, lower(full_name), id) where not is_deleted;

create index ix_specialists__user_id on specialists (tenant_id, user_id) where not is_deleted;

create index ix_specialists__search on specialists using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table specialists enable row level security;
alter table specialists force row level security;
create policy tenant_wall on specialists to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists to caseway_host using (true) with check (true);
grant select, insert, update on specialists to caseway_app;
grant select, insert, update on specialists to caseway_host;

create trigger history after insert or update or delete on specialists
  for each row execute function capture_change('specialist', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function search_specialists(whole text, word text) returns setof uuid
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  return query select t.id from public.specialists t
    where t.tenant_id = public.current_tenant() and not t.is_deleted
      and (t.search_text like whole or t.search_text like word);
end $$;
alter function search_specialists(text, text) owner to caseway_host;
revoke all on function search_specialists(text, text) from public;
grant execute on function search_specialists(text, text) to caseway_app, caseway_host;

alter table tenants add constraint fk_tenants__edition_id foreign key (edition_id) references editions (id) deferrable;

alter table users__roles add constraint fk_users__roles__owner_id foreign key (tenant_id, owner_id) references users (tenant_id, id) deferrable;

alter table users__roles add constraint fk_users__roles__target_id foreign key (tenant_id, target_id) references roles (tenant_id, id) deferrable;

alter table user_group__members add constraint fk_user_group__members__owner_id foreign key (tenant_id, owner_id) references user_group (tenant_id, id) deferrable;

alter table user_group__members add constraint fk_user_group__members__target_id foreign key (tenant_id, target_id) references users (tenant_id, id) deferrable;

alter table case_managers add constraint fk_case_managers__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table case_managers add constraint fk_case_managers__user_id foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable;

alter table contractors add constraint fk_contractors__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table contractors add constraint fk_contractors__user_id foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable;

alter table specialists add constraint fk_specialists__user_id foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable;
