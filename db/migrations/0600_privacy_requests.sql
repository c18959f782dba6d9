create table privacy_requests (
  tenant_id uuid not null,
  id uuid not null,
  number text,
  client_id uuid not null,
  kind text not null,
  received_on date not null,
  due_on date,
  asked text not null,
  status text not null default 'open',
  decision text,
  decided_on date,
  statement text,
  search_text text generated always as (lower(coalesce(number, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_privacy_requests__sort on privacy_requests (tenant_id, received_on desc, id) where not is_deleted;

create index ix_privacy_requests__client_id on privacy_requests (tenant_id, client_id, received_on desc, id) where not is_deleted;

create index ix_privacy_requests__kind on privacy_requests (tenant_id, kind, received_on desc, id) where not is_deleted;

create index ix_privacy_requests__received_on on privacy_requests (tenant_id, received_on, received_on desc, id) where not is_deleted;

create index ix_privacy_requests__due_on on privacy_requests (tenant_id, due_on, received_on desc, id) where not is_deleted;

create index ix_privacy_requests__status on privacy_requests (tenant_id, status, received_on desc, id) where not is_deleted;

create index ix_privacy_requests__search on privacy_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create function compute_privacy_requests() returns trigger language plpgsql as $$
begin
  new.due_on := new.received_on + 30;
  return new;
end $$;

create trigger computed before insert or update of due_on, received_on on privacy_requests
  for each row execute function compute_privacy_requests();

alter table privacy_requests enable row level security;
alter table privacy_requests force row level security;
create policy tenant_wall on privacy_requests to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on privacy_requests to caseway_host using (true) with check (true);
grant select, insert, update on privacy_requests to caseway_app;
grant select, insert, update on privacy_requests to caseway_host;

create trigger history after insert or update or delete on privacy_requests
  for each row execute function capture_change('privacyRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,due_on', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function search_privacy_requests(whole text, word text) returns setof privacy_requests
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.privacy_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.privacy_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_privacy_requests(text, text) owner to caseway_host;
revoke all on function search_privacy_requests(text, text) from public;
grant execute on function search_privacy_requests(text, text) to caseway_app, caseway_host;

alter table privacy_requests add constraint fk_privacy_requests__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;
