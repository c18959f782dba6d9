create table clients (
  tenant_id uuid not null,
  id uuid not null,
  title_id uuid,
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  gender text,
  phone text,
  mobile text,
  email text,
  address jsonb,
  language_id uuid,
  interpreter_required boolean not null default false,
  claim_no text,
  injury_date date,
  matter_type_id uuid,
  company_id uuid,
  case_manager_id uuid,
  contractor_id uuid,
  notes text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(claim_no, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table clients__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create index ix_clients__sort on clients (tenant_id, first_name, last_name, id) where not is_deleted;

create index ix_clients__gender on clients (tenant_id, gender, first_name, last_name, id) where not is_deleted;

create index ix_clients__interpreter_required on clients (tenant_id, interpreter_required, first_name, last_name, id) where not is_deleted;

create index ix_clients__injury_date on clients (tenant_id, injury_date, first_name, last_name, id) where not is_deleted;

create index ix_clients__company_id on clients (tenant_id, company_id, first_name, last_name, id) where not is_deleted;

create index ix_clients__case_manager_id on clients (tenant_id, case_manager_id, first_name, last_name, id) where not is_deleted;

create index ix_clients__is_active on clients (tenant_id, is_active, first_name, last_name, id) where not is_deleted;

create index ix_clients__title_id on clients (tenant_id, title_id) where not is_deleted;

create index ix_clients__language_id on clients (tenant_id, language_id) where not is_deleted;

create index ix_clients__matter_type_id on clients (tenant_id, matter_type_id) where not is_deleted;

create index ix_clients__contractor_id on clients (tenant_id, contractor_id) where not is_deleted;

create index ix_clients__search on clients using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_clients__body_parts__target on clients__body_parts (tenant_id, target_id);

alter table clients__body_parts enable row level security;
alter table clients__body_parts force row level security;
create policy tenant_wall on clients__body_parts to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clients__body_parts to caseway_host using (true) with check (true);
grant select, insert, delete on clients__body_parts to caseway_app;
grant select, insert, delete on clients__body_parts to caseway_host;

alter table clients enable row level security;
alter table clients force row level security;
create policy tenant_wall on clients to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clients to caseway_host using (true) with check (true);
grant select, insert, update on clients to caseway_app;
grant select, insert, update on clients to caseway_host;

create trigger history after insert or update or delete on clients
  for each row execute function capture_change('client', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

create function search_clients(whole text, word text) returns setof clients
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.clients t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.clients t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_clients(text, text) owner to caseway_host;
revoke all on function search_clients(text, text) from public;
grant execute on function search_clients(text, text) to caseway_app, caseway_host;

alter table clients add constraint fk_clients__title_id foreign key (tenant_id, title_id) references lookup_config (tenant_id, id) deferrable;

alter table clients add constraint fk_clients__language_id foreign key (tenant_id, language_id) references lookup_config (tenant_id, id) deferrable;

alter table clients__body_parts add constraint fk_clients__body_parts__owner_id foreign key (tenant_id, owner_id) references clients (tenant_id, id) deferrable;

alter table clients__body_parts add constraint fk_clients__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config (tenant_id, id) deferrable;

alter table clients add constraint fk_clients__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config (tenant_id, id) deferrable;

alter table clients add constraint fk_clients__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table clients add constraint fk_clients__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers (tenant_id, id) deferrable;

alter table clients add constraint fk_clients__contractor_id foreign key (tenant_id, contractor_id) references contractors (tenant_id, id) deferrable;
