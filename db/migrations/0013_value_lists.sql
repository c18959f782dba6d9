create table lookup_config (
  tenant_id uuid not null,
  id uuid not null,
  type text not null,
  label text not null,
  parent_id uuid,
  item_index numeric,
  is_default boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(label, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_lookup_config__sort on lookup_config (tenant_id, lower(label), id) include (label) where not is_deleted;

create index ix_lookup_config__type on lookup_config (tenant_id, type, lower(label), id) include (label) where not is_deleted;

create index ix_lookup_config__parent_id on lookup_config (tenant_id, parent_id, lower(label), id) include (label) where not is_deleted;

create index ix_lookup_config__is_default on lookup_config (tenant_id, is_default, lower(label), id) include (label) where not is_deleted;

create index ix_lookup_config__is_active on lookup_config (tenant_id, is_active, lower(label), id) include (label) where not is_deleted;

create unique index uq_lookup_config__type__parent_id__label on lookup_config (tenant_id, lower(type), parent_id, lower(label)) nulls not distinct where not is_deleted;

create index ix_lookup_config__search on lookup_config using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table lookup_config enable row level security;
alter table lookup_config force row level security;
create policy tenant_wall on lookup_config to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on lookup_config to caseway_host using (true) with check (true);
grant select, insert, update on lookup_config to caseway_app;
grant select, insert, update on lookup_config to caseway_host;

create trigger history after insert or update or delete on lookup_config
  for each row execute function capture_change('lookupConfig', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"parent_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

create function search_lookup_config(whole text, word text) returns setof lookup_config
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.lookup_config t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.lookup_config t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_lookup_config(text, text) owner to caseway_host;
revoke all on function search_lookup_config(text, text) from public;
grant execute on function search_lookup_config(text, text) to caseway_app, caseway_host;

alter table lookup_config add constraint fk_lookup_config__parent_id foreign key (tenant_id, parent_id) references lookup_config (tenant_id, id) deferrable;
