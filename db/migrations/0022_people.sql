drop trigger history on clients;

drop index ix_clients__search;

drop trigger history on contractors;

drop index ix_contractors__search;

create table staffs (
  tenant_id uuid not null,
  id uuid not null,
  title_id uuid,
  first_name text not null,
  last_name text not null,
  full_name text not null,
  email text not null,
  phone text,
  extension text,
  job_title_id uuid,
  is_booking_support boolean not null default false,
  picture_id uuid,
  user_id uuid,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(last_name, '') || ' ' || coalesce(full_name, '') || ' ' || coalesce(email, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table staffs__roles (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table staffs__user_groups (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table service_provider (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  contact_name text,
  email text,
  phone text,
  abn text,
  address jsonb,
  notes text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(email, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table service_provider__languages (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table treatment_providers (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  contact_name text,
  provider_no text,
  email text,
  records_email text,
  phone text,
  fax text,
  website text,
  address jsonb,
  abn text,
  notes text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(provider_no, '') || ' ' || coalesce(email, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

alter table contractors drop column search_text;

alter table contractors add column first_name text;

alter table contractors add column last_name text;

alter table contractors add column abn text;

alter table contractors add column address jsonb;

alter table contractors add column notes text;

alter table contractors add column offer_account boolean not null default false;

-- What was one name becomes two: the last word is the family name. The wall binds the owner too.
alter table contractors no force row level security;
update contractors set
  first_name = coalesce(nullif(regexp_replace(full_name, '\s*\S+$', ''), ''), full_name),
  last_name = regexp_replace(full_name, '^.*\s', '');
alter table contractors force row level security;
alter table contractors alter column first_name set not null;
alter table contractors alter column last_name set not null;

alter table contractors add column search_text text generated always as (lower(coalesce(last_name, '') || ' ' || coalesce(full_name, '') || ' ' || coalesce(email, ''))) stored;

alter table clients drop column search_text;

alter table clients add column full_name text;

alter table clients no force row level security;
update clients set full_name = btrim(first_name || ' ' || last_name);
alter table clients force row level security;
alter table clients alter column full_name set not null;

alter table clients add column search_text text generated always as (lower(coalesce(last_name, '') || ' ' || coalesce(full_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(claim_no, ''))) stored;

create index ix_contractors__search on contractors using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create trigger history after insert or update or delete on contractors
  for each row execute function capture_change('contractor', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,full_name', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create index ix_clients__search on clients using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create trigger history after insert or update or delete on clients
  for each row execute function capture_change('client', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,full_name', '{"title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create index ix_staffs__sort on staffs (tenant_id, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_staffs__job_title_id on staffs (tenant_id, job_title_id, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_staffs__is_active on staffs (tenant_id, is_active, lower(full_name), id) include (full_name) where not is_deleted;

create index ix_staffs__title_id on staffs (tenant_id, title_id) where not is_deleted;

create index ix_staffs__user_id on staffs (tenant_id, user_id) where not is_deleted;

create unique index uq_staffs__email on staffs (tenant_id, lower(email)) where not is_deleted;

create index ix_staffs__search on staffs using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_staffs__roles__target on staffs__roles (tenant_id, target_id);

alter table staffs__roles enable row level security;
alter table staffs__roles force row level security;
create policy tenant_wall on staffs__roles to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on staffs__roles to caseway_host using (true) with check (true);
grant select, insert, delete on staffs__roles to caseway_app;
grant select, insert, delete on staffs__roles to caseway_host;

create index ix_staffs__user_groups__target on staffs__user_groups (tenant_id, target_id);

alter table staffs__user_groups enable row level security;
alter table staffs__user_groups force row level security;
create policy tenant_wall on staffs__user_groups to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on staffs__user_groups to caseway_host using (true) with check (true);
grant select, insert, delete on staffs__user_groups to caseway_app;
grant select, insert, delete on staffs__user_groups to caseway_host;

create trigger files after insert or update of picture_id on staffs
  for each row execute function own_files('staff', 'picture_id');

alter table staffs enable row level security;
alter table staffs force row level security;
create policy tenant_wall on staffs to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on staffs to caseway_host using (true) with check (true);
grant select, insert, update on staffs to caseway_app;
grant select, insert, update on staffs to caseway_host;

create trigger history after insert or update or delete on staffs
  for each row execute function capture_change('staff', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,full_name', '{"title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"job_title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function search_staffs(whole text, word text) returns setof staffs
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.staffs t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.staffs t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_staffs(text, text) owner to caseway_host;
revoke all on function search_staffs(text, text) from public;
grant execute on function search_staffs(text, text) to caseway_app, caseway_host;

create index ix_service_provider__sort on service_provider (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_service_provider__kind on service_provider (tenant_id, kind, lower(name), id) include (name) where not is_deleted;

create index ix_service_provider__is_active on service_provider (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create unique index uq_service_provider__name__kind on service_provider (tenant_id, lower(name), lower(kind)) where not is_deleted;

create index ix_service_provider__search on service_provider using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_service_provider__languages__target on service_provider__languages (tenant_id, target_id);

alter table service_provider__languages enable row level security;
alter table service_provider__languages force row level security;
create policy tenant_wall on service_provider__languages to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on service_provider__languages to caseway_host using (true) with check (true);
grant select, insert, delete on service_provider__languages to caseway_app;
grant select, insert, delete on service_provider__languages to caseway_host;

alter table service_provider enable row level security;
alter table service_provider force row level security;
create policy tenant_wall on service_provider to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on service_provider to caseway_host using (true) with check (true);
grant select, insert, update on service_provider to caseway_app;
grant select, insert, update on service_provider to caseway_host;

create trigger history after insert or update or delete on service_provider
  for each row execute function capture_change('serviceProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_service_provider(whole text, word text) returns setof service_provider
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.service_provider t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.service_provider t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_service_provider(text, text) owner to caseway_host;
revoke all on function search_service_provider(text, text) from public;
grant execute on function search_service_provider(text, text) to caseway_app, caseway_host;

create index ix_treatment_providers__sort on treatment_providers (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_treatment_providers__kind on treatment_providers (tenant_id, kind, lower(name), id) include (name) where not is_deleted;

create index ix_treatment_providers__is_active on treatment_providers (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create index ix_treatment_providers__search on treatment_providers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table treatment_providers enable row level security;
alter table treatment_providers force row level security;
create policy tenant_wall on treatment_providers to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on treatment_providers to caseway_host using (true) with check (true);
grant select, insert, update on treatment_providers to caseway_app;
grant select, insert, update on treatment_providers to caseway_host;

create trigger history after insert or update or delete on treatment_providers
  for each row execute function capture_change('treatmentProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function search_treatment_providers(whole text, word text) returns setof treatment_providers
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.treatment_providers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.treatment_providers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_treatment_providers(text, text) owner to caseway_host;
revoke all on function search_treatment_providers(text, text) from public;
grant execute on function search_treatment_providers(text, text) to caseway_app, caseway_host;

alter table staffs add constraint fk_staffs__title_id foreign key (tenant_id, title_id) references lookup_config (tenant_id, id) deferrable;

alter table staffs add constraint fk_staffs__job_title_id foreign key (tenant_id, job_title_id) references lookup_config (tenant_id, id) deferrable;

alter table staffs__roles add constraint fk_staffs__roles__owner_id foreign key (tenant_id, owner_id) references staffs (tenant_id, id) deferrable;

alter table staffs__roles add constraint fk_staffs__roles__target_id foreign key (tenant_id, target_id) references roles (tenant_id, id) deferrable;

alter table staffs__user_groups add constraint fk_staffs__user_groups__owner_id foreign key (tenant_id, owner_id) references staffs (tenant_id, id) deferrable;

alter table staffs__user_groups add constraint fk_staffs__user_groups__target_id foreign key (tenant_id, target_id) references user_group (tenant_id, id) deferrable;

alter table staffs add constraint fk_staffs__user_id foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable;

alter table staffs add constraint fk_staffs__picture_id foreign key (tenant_id, picture_id) references files (tenant_id, id) deferrable;

alter table service_provider__languages add constraint fk_service_provider__languages__owner_id foreign key (tenant_id, owner_id) references service_provider (tenant_id, id) deferrable;

alter table service_provider__languages add constraint fk_service_provider__languages__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;
