create table case_disposals (
  tenant_id uuid not null,
  id uuid not null,
  number text,
  case_id uuid not null,
  status text not null,
  batch_key text not null,
  reason text not null,
  asked_by_id uuid not null,
  approved_by_id uuid not null,
  approved_at timestamptz not null,
  finished_at timestamptz,
  records numeric,
  files numeric,
  changes numeric,
  stays text,
  search_text text generated always as (lower(coalesce(number, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_case_disposals__sort on case_disposals (tenant_id, approved_at desc, id) where not is_deleted;

create index ix_case_disposals__case_id on case_disposals (tenant_id, case_id, approved_at desc, id) where not is_deleted;

create index ix_case_disposals__status on case_disposals (tenant_id, status, approved_at desc, id) where not is_deleted;

create index ix_case_disposals__asked_by_id on case_disposals (tenant_id, asked_by_id) where not is_deleted;

create index ix_case_disposals__approved_by_id on case_disposals (tenant_id, approved_by_id) where not is_deleted;

create index ix_case_disposals__search on case_disposals using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table case_disposals enable row level security;
alter table case_disposals force row level security;
create policy tenant_wall on case_disposals to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_disposals to caseway_host using (true) with check (true);
grant select, insert, update on case_disposals to caseway_app;
grant select, insert, update on case_disposals to caseway_host;

create trigger history after insert or update or delete on case_disposals
  for each row execute function capture_change('caseDisposal', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,batch_key', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"asked_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"approved_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

create function search_case_disposals(whole text, word text) returns setof case_disposals
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.case_disposals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.case_disposals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_case_disposals(text, text) owner to caseway_host;
revoke all on function search_case_disposals(text, text) from public;
grant execute on function search_case_disposals(text, text) to caseway_app, caseway_host;

alter table case_disposals add constraint fk_case_disposals__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable;

alter table case_disposals add constraint fk_case_disposals__asked_by_id foreign key (tenant_id, asked_by_id) references users (tenant_id, id) deferrable;

alter table case_disposals add constraint fk_case_disposals__approved_by_id foreign key (tenant_id, approved_by_id) references users (tenant_id, id) deferrable;
