create table approval_requests (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null,
  kind text not null,
  status text not null default 'waiting',
  amount numeric(18,2),
  outcome text not null,
  reason text,
  record_id text not null,
  asked_by_id uuid not null,
  asked_at timestamptz not null,
  decided_by_id uuid,
  decided_at timestamptz,
  answer text,
  payload text not null,
  search_text text generated always as (lower(coalesce(subject, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_approval_requests__sort on approval_requests (tenant_id, asked_at desc, id) where not is_deleted;

create index ix_approval_requests__kind on approval_requests (tenant_id, kind, asked_at desc, id) where not is_deleted;

create index ix_approval_requests__status on approval_requests (tenant_id, status, asked_at desc, id) where not is_deleted;

create index ix_approval_requests__record_id on approval_requests (tenant_id, record_id, asked_at desc, id) where not is_deleted;

create index ix_approval_requests__asked_by_id on approval_requests (tenant_id, asked_by_id, asked_at desc, id) where not is_deleted;

create index ix_approval_requests__decided_by_id on approval_requests (tenant_id, decided_by_id) where not is_deleted;

create index ix_approval_requests__search on approval_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table approval_requests enable row level security;
alter table approval_requests force row level security;
create policy tenant_wall on approval_requests to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on approval_requests to caseway_host using (true) with check (true);
grant select, insert, update on approval_requests to caseway_app;
grant select, insert, update on approval_requests to caseway_host;

create trigger history after insert or update or delete on approval_requests
  for each row execute function capture_change('approvalRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,payload', '{"asked_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"decided_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function search_approval_requests(whole text, word text) returns setof approval_requests
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.approval_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.approval_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_approval_requests(text, text) owner to caseway_host;
revoke all on function search_approval_requests(text, text) from public;
grant execute on function search_approval_requests(text, text) to caseway_app, caseway_host;

alter table approval_requests add constraint fk_approval_requests__asked_by_id foreign key (tenant_id, asked_by_id) references users (tenant_id, id) deferrable;

alter table approval_requests add constraint fk_approval_requests__decided_by_id foreign key (tenant_id, decided_by_id) references users (tenant_id, id) deferrable;
