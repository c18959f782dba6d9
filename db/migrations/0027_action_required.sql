create table action_required_search (
  tenant_id uuid not null,
  id uuid not null,
  title text not null,
  note text,
  assigned_user_id uuid not null,
  due_date date not null,
  from_module text,
  object_id text,
  object_reference_name text,
  claimant_name text,
  status text not null default 'open',
  cleared_by_id uuid,
  cleared_time timestamptz,
  raised_key text,
  announced_to text,
  noted_record text,
  search_text text generated always as (lower(coalesce(title, '') || ' ' || coalesce(object_reference_name, '') || ' ' || coalesce(claimant_name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_action_required_search__sort on action_required_search (tenant_id, lower(status) desc, due_date, id) where not is_deleted;

create index ix_action_required_search__assigned_user_id on action_required_search (tenant_id, assigned_user_id, lower(status) desc, due_date, id) where not is_deleted;

create index ix_action_required_search__due_date on action_required_search (tenant_id, due_date, lower(status) desc, due_date, id) where not is_deleted;

create index ix_action_required_search__from_module on action_required_search (tenant_id, from_module, lower(status) desc, due_date, id) where not is_deleted;

create index ix_action_required_search__object_id on action_required_search (tenant_id, object_id, lower(status) desc, due_date, id) where not is_deleted;

create index ix_action_required_search__status on action_required_search (tenant_id, status, lower(status) desc, due_date, id) where not is_deleted;

create index ix_action_required_search__cleared_time on action_required_search (tenant_id, cleared_time, lower(status) desc, due_date, id) where not is_deleted;

create index ix_action_required_search__cleared_by_id on action_required_search (tenant_id, cleared_by_id) where not is_deleted;

create index ix_action_required_search__search on action_required_search using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table action_required_search enable row level security;
alter table action_required_search force row level security;
create policy tenant_wall on action_required_search to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on action_required_search to caseway_host using (true) with check (true);
grant select, insert, update on action_required_search to caseway_app;
grant select, insert, update on action_required_search to caseway_host;

create trigger history after insert or update or delete on action_required_search
  for each row execute function capture_change('actionRequired', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,object_id,object_reference_name,claimant_name,raised_key,announced_to,noted_record', '{"assigned_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"cleared_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function search_action_required_search(whole text, word text) returns setof action_required_search
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.action_required_search t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.action_required_search t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_action_required_search(text, text) owner to caseway_host;
revoke all on function search_action_required_search(text, text) from public;
grant execute on function search_action_required_search(text, text) to caseway_app, caseway_host;

alter table action_required_search add constraint fk_action_required_search__assigned_user_id foreign key (tenant_id, assigned_user_id) references users (tenant_id, id) deferrable;

alter table action_required_search add constraint fk_action_required_search__cleared_by_id foreign key (tenant_id, cleared_by_id) references users (tenant_id, id) deferrable;

-- A rule that asks twice asks for one thing. Not part of the definition: it binds the open ones only.
create unique index uq_action_required_search__raised_key on action_required_search (tenant_id, raised_key)
  where raised_key is not null and status = 'open' and not is_deleted;
