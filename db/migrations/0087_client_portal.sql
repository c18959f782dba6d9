drop trigger history on clients;

create table client_documents (
  tenant_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  name text not null,
  kind text not null default 'document',
  file_id uuid,
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

alter table clients add column user_id uuid;

create index ix_clients__user_id on clients (tenant_id, user_id) where not is_deleted;

create trigger history after insert or update or delete on clients
  for each row execute function capture_change('client', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,full_name', '{"title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create index ix_client_documents__sort on client_documents (tenant_id, lower(name), id) include (name) where not is_deleted;

create index ix_client_documents__client_id on client_documents (tenant_id, client_id, lower(name), id) include (name) where not is_deleted;

create index ix_client_documents__kind on client_documents (tenant_id, kind, lower(name), id) include (name) where not is_deleted;

create index ix_client_documents__is_active on client_documents (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;

create index ix_client_documents__search on client_documents using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create trigger files after insert or update of file_id on client_documents
  for each row execute function own_files('clientDocument', 'file_id');

alter table client_documents enable row level security;
alter table client_documents force row level security;
create policy tenant_wall on client_documents to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on client_documents to caseway_host using (true) with check (true);
grant select, insert, update on client_documents to caseway_app;
grant select, insert, update on client_documents to caseway_host;

create trigger history after insert or update or delete on client_documents
  for each row execute function capture_change('clientDocument', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function search_client_documents(whole text, word text) returns setof client_documents
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.client_documents t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.client_documents t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_client_documents(text, text) owner to caseway_host;
revoke all on function search_client_documents(text, text) from public;
grant execute on function search_client_documents(text, text) to caseway_app, caseway_host;

alter table clients add constraint fk_clients__user_id foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable;

alter table client_documents add constraint fk_client_documents__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table client_documents add constraint fk_client_documents__file_id foreign key (tenant_id, file_id) references files (tenant_id, id) deferrable;
