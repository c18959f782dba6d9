create table appointment_sessions (
  tenant_id uuid not null,
  id uuid not null,
  name text,
  specialist_id uuid not null,
  centre_id uuid,
  room_id uuid,
  time_zone text not null default 'Australia/Sydney',
  date_from timestamptz not null,
  date_to timestamptz not null,
  slot_minutes numeric not null default 60,
  buffer_minutes numeric not null default 0,
  capacity numeric,
  consultation_type text not null default 'inPerson',
  location_type text,
  is_video_appointment boolean not null default false,
  note text,
  is_on_hold boolean not null default false,
  is_cancelled boolean not null default false,
  session_status text,
  session_status_code numeric,
  total_slots numeric,
  free_slots numeric,
  series_id text,
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table appointment_sessions__reserved_for_companies (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

create table appointments (
  tenant_id uuid not null,
  id uuid not null,
  reference text,
  client_id uuid not null,
  company_id uuid,
  case_manager_id uuid,
  session_id uuid not null,
  specialist_id uuid not null,
  centre_id uuid,
  time_zone text not null,
  date_from timestamptz not null,
  date_to timestamptz not null,
  status text default 'booked',
  consultation_type text not null,
  interpreter_required boolean not null default false,
  language_id uuid,
  note text,
  cancellation_reason text,
  case_module text,
  case_id text,
  search_text text generated always as (lower(coalesce(reference, ''))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create index ix_appointment_sessions__sort on appointment_sessions (tenant_id, date_from, id) where not is_deleted;

create index ix_appointment_sessions__specialist_id on appointment_sessions (tenant_id, specialist_id, date_from, id) where not is_deleted;

create index ix_appointment_sessions__centre_id on appointment_sessions (tenant_id, centre_id, date_from, id) where not is_deleted;

create index ix_appointment_sessions__date_from on appointment_sessions (tenant_id, date_from, date_from, id) where not is_deleted;

create index ix_appointment_sessions__consultation_type on appointment_sessions (tenant_id, consultation_type, date_from, id) where not is_deleted;

create index ix_appointment_sessions__is_video_appointment on appointment_sessions (tenant_id, is_video_appointment, date_from, id) where not is_deleted;

create index ix_appointment_sessions__session_status on appointment_sessions (tenant_id, session_status, date_from, id) where not is_deleted;

create index ix_appointment_sessions__series_id on appointment_sessions (tenant_id, series_id, date_from, id) where not is_deleted;

create index ix_appointment_sessions__room_id on appointment_sessions (tenant_id, room_id) where not is_deleted;

create index ix_appointment_sessions__search on appointment_sessions using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

create index ix_appointment_sessions__reserved_for_companies__target on appointment_sessions__reserved_for_companies (tenant_id, target_id);

alter table appointment_sessions__reserved_for_companies enable row level security;
alter table appointment_sessions__reserved_for_companies force row level security;
create policy tenant_wall on appointment_sessions__reserved_for_companies to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_sessions__reserved_for_companies to caseway_host using (true) with check (true);
grant select, insert, delete on appointment_sessions__reserved_for_companies to caseway_app;
grant select, insert, delete on appointment_sessions__reserved_for_companies to caseway_host;

alter table appointment_sessions enable row level security;
alter table appointment_sessions force row level security;
create policy tenant_wall on appointment_sessions to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_sessions to caseway_host using (true) with check (true);
grant select, insert, update on appointment_sessions to caseway_app;
grant select, insert, update on appointment_sessions to caseway_host;

create trigger history after insert or update or delete on appointment_sessions
  for each row execute function capture_change('appointmentSession', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,name,session_status,session_status_code,total_slots,free_slots', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true},"room_id":{"table":"centre_rooms","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function search_appointment_sessions(whole text, word text) returns setof appointment_sessions
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.appointment_sessions t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.appointment_sessions t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_appointment_sessions(text, text) owner to caseway_host;
revoke all on function search_appointment_sessions(text, text) from public;
grant execute on function search_appointment_sessions(text, text) to caseway_app, caseway_host;

create index ix_appointments__sort on appointments (tenant_id, date_from, id) where not is_deleted;

create index ix_appointments__client_id on appointments (tenant_id, client_id, date_from, id) where not is_deleted;

create index ix_appointments__company_id on appointments (tenant_id, company_id, date_from, id) where not is_deleted;

create index ix_appointments__case_manager_id on appointments (tenant_id, case_manager_id, date_from, id) where not is_deleted;

create index ix_appointments__session_id on appointments (tenant_id, session_id, date_from, id) where not is_deleted;

create index ix_appointments__specialist_id on appointments (tenant_id, specialist_id, date_from, id) where not is_deleted;

create index ix_appointments__centre_id on appointments (tenant_id, centre_id, date_from, id) where not is_deleted;

create index ix_appointments__date_from on appointments (tenant_id, date_from, date_from, id) where not is_deleted;

create index ix_appointments__status on appointments (tenant_id, status, date_from, id) where not is_deleted;

create index ix_appointments__language_id on appointments (tenant_id, language_id) where not is_deleted;

create index ix_appointments__search on appointments using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;

alter table appointments enable row level security;
alter table appointments force row level security;
create policy tenant_wall on appointments to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointments to caseway_host using (true) with check (true);
grant select, insert, update on appointments to caseway_app;
grant select, insert, update on appointments to caseway_host;

create trigger history after insert or update or delete on appointments
  for each row execute function capture_change('appointment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"session_id":{"table":"appointment_sessions","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

create function search_appointments(whole text, word text) returns setof appointments
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  if whole = word then
    return query select t.* from public.appointments t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.appointments t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_appointments(text, text) owner to caseway_host;
revoke all on function search_appointments(text, text) from public;
grant execute on function search_appointments(text, text) to caseway_app, caseway_host;

alter table appointment_sessions add constraint fk_appointment_sessions__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table appointment_sessions add constraint fk_appointment_sessions__centre_id foreign key (tenant_id, centre_id) references centres (tenant_id, id) deferrable;

alter table appointment_sessions add constraint fk_appointment_sessions__room_id foreign key (tenant_id, room_id) references centre_rooms (tenant_id, id) deferrable;

alter table appointment_sessions__reserved_for_companies add constraint fk_appointment_sessions__reserved_for_companies__owner_id foreign key (tenant_id, owner_id) references appointment_sessions (tenant_id, id) deferrable;

alter table appointment_sessions__reserved_for_companies add constraint fk_appointment_sessions__reserved_for_companies__target_id foreign key (tenant_id, target_id) references companies (tenant_id, id) deferrable;

alter table appointments add constraint fk_appointments__client_id foreign key (tenant_id, client_id) references clients (tenant_id, id) deferrable;

alter table appointments add constraint fk_appointments__company_id foreign key (tenant_id, company_id) references companies (tenant_id, id) deferrable;

alter table appointments add constraint fk_appointments__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers (tenant_id, id) deferrable;

alter table appointments add constraint fk_appointments__session_id foreign key (tenant_id, session_id) references appointment_sessions (tenant_id, id) deferrable;

alter table appointments add constraint fk_appointments__specialist_id foreign key (tenant_id, specialist_id) references specialists (tenant_id, id) deferrable;

alter table appointments add constraint fk_appointments__centre_id foreign key (tenant_id, centre_id) references centres (tenant_id, id) deferrable;

alter table appointments add constraint fk_appointments__language_id foreign key (tenant_id, language_id) references lookup_config (tenant_id, id) deferrable;
