create table appointment_search_history (
  tenant_id uuid not null,
  id uuid not null,
  user_name text,
  criteria text,
  number_of_results numeric,
  query text,
  search_text text generated always as (lower(coalesce(user_name, '') || ' ' || coalesce(criteria, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_appointment_search_history__sort on appointment_search_history (tenant_id, creation_time desc, id) where not is_deleted;

create index ix_appointment_search_history__number_of_results on appointment_search_history (tenant_id, number_of_results, creation_time desc, id) where not is_deleted;

create index ix_appointment_search_history__search on appointment_search_history using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table appointment_search_history enable row level security;
alter table appointment_search_history force row level security;
create policy tenant_wall on appointment_search_history to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_search_history to caseway_host using (true) with check (true);
grant select, insert, update on appointment_search_history to caseway_app;
grant select, insert, update on appointment_search_history to caseway_host;

create trigger history after insert or update or delete on appointment_search_history
  for each row execute function capture_change('appointmentSearch', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,user_name,criteria,number_of_results,query', '{}');

create function search_appointment_search_history(whole text, word text) returns setof appointment_search_history
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.appointment_search_history t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.appointment_search_history t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_appointment_search_history(text, text) owner to caseway_host;
revoke all on function search_appointment_search_history(text, text) from public;
grant execute on function search_appointment_search_history(text, text) to caseway_app, caseway_host;
