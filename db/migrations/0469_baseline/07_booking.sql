-- booking: its part of the baseline. A thing stands in the file of the last module that it needs.
-- Functions may name what comes later.
set local check_function_bodies = off;

create table appointment_sessions (
  tenant_id uuid not null,
  id uuid not null,
  name text,
  specialist_id uuid not null,
  centre_id uuid,
  room_id uuid,
  time_zone text not null,
  date_from timestamptz not null,
  date_to timestamptz not null,
  slot_minutes numeric not null default 60,
  buffer_minutes numeric not null default 0,
  capacity numeric,
  consultation_type text not null default 'inPerson'::text,
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
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__sessionOverlaps" exclude using gist (tenant_id with =, specialist_id with =, tstzrange(date_from, date_to) with &&) where (not is_deleted and not is_cancelled),
  constraint "refused__roomTaken" exclude using gist (tenant_id with =, room_id with =, tstzrange(date_from, date_to) with &&) where (room_id is not null and not is_deleted and not is_cancelled),
  constraint "refused__sessionEndsBeforeStart" check (date_to > date_from),
  constraint fk_appointment_sessions__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_appointment_sessions__centre_id foreign key (tenant_id, centre_id) references centres(tenant_id, id) deferrable,
  constraint fk_appointment_sessions__room_id foreign key (tenant_id, room_id) references centre_rooms(tenant_id, id) deferrable
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
create index appointment_sessions_free on appointment_sessions (tenant_id, date_from, id) include (specialist_id, centre_id, session_status, consultation_type, is_video_appointment) where free_slots > 0::numeric and not is_deleted;
create index appointment_sessions_free_of_specialist on appointment_sessions (tenant_id, specialist_id, date_from, id) where free_slots > 0::numeric and not is_deleted;
alter table appointment_sessions enable row level security, force row level security;
create policy tenant_wall on appointment_sessions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_sessions to caseway_host
  using (true) with check (true);
grant select, insert, update on appointment_sessions to caseway_app, caseway_host;
create trigger history after insert or delete or update on appointment_sessions
  for each row execute function capture_change('appointmentSession', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,name,session_status,session_status_code,total_slots,free_slots', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true},"room_id":{"table":"centre_rooms","text":"coalesce(t.name::text, '''')","tenant":true}}');

create function prepare_session() returns trigger
  language plpgsql
  as $$
declare
  minutes numeric := extract(epoch from new.date_to - new.date_from) / 60;
  total integer;
begin
  if new.is_deleted then return new; end if;
  if minutes <= 0 then perform refuse_session('sessionEndsBeforeStart'); end if;
  if minutes > 1440 then perform refuse_session('sessionTooLong'); end if;
  if minutes < new.slot_minutes then perform refuse_session('sessionTooShort'); end if;
  if new.centre_id is null and not new.is_video_appointment
    and coalesce(new.location_type, '') <> 'homeAssessment' then
    perform refuse_session('sessionNeedsPlace');
  end if;
  if new.room_id is not null and not exists (
    select 1 from centre_rooms r
    where r.tenant_id = new.tenant_id and r.id = new.room_id and r.centre_id = new.centre_id
  ) then
    perform refuse_session('roomElsewhere');
  end if;
  select s.full_name || ', ' || to_char(new.date_from at time zone new.time_zone, 'DD Mon YYYY HH24:MI')
    into new.name
    from specialists s where s.tenant_id = new.tenant_id and s.id = new.specialist_id;
  if tg_op = 'INSERT' then
    total := case when new.is_cancelled then 0
      else floor((minutes - new.slot_minutes::int) / (new.slot_minutes + new.buffer_minutes)::int) + 1 end;
    new.total_slots := total;
    new.free_slots := greatest(0, least(coalesce(new.capacity::int, total), total));
    new.session_status := case when new.is_cancelled then 'cancelled' when new.is_on_hold then 'onHold'
      when new.free_slots = 0 then 'booked' else 'available' end;
    new.session_status_code := case new.session_status when 'available' then 2 when 'booked' then 3
      when 'onHold' then 5 else 6 end;
  end if;
  return new;
end $$;
create trigger prepare before insert or update of specialist_id, centre_id, room_id, time_zone, date_from, date_to, slot_minutes, is_video_appointment, location_type on appointment_sessions
  for each row execute function prepare_session();

create function cut_slots() returns trigger
  language plpgsql
  as $$
declare
  slot interval := make_interval(mins => new.slot_minutes::int);
  step interval := make_interval(mins => (new.slot_minutes + new.buffer_minutes)::int);
  shift interval;
  is_cut_anew boolean;
begin
  if tg_op = 'INSERT' then
    if not (new.is_deleted or new.is_cancelled) then
      insert into appointment_slots (tenant_id, session_id, starts_at, ends_at)
      select new.tenant_id, new.id, at, at + slot
      from generate_series(new.date_from, new.date_to - slot, step) at;
    end if;
    return null;
  end if;
  shift := new.date_from - old.date_from;
  is_cut_anew := (new.date_from, new.date_to, new.slot_minutes, new.buffer_minutes, new.is_deleted,
      new.is_cancelled) is distinct from (old.date_from, old.date_to, old.slot_minutes, old.buffer_minutes,
      old.is_deleted, old.is_cancelled);
  if is_cut_anew then
    delete from appointment_slots
      where tenant_id = new.tenant_id and session_id = new.id and state <> 'booked';
    if shift <> interval '0' and new.date_to - old.date_to = shift then
      update appointment_slots set starts_at = starts_at + shift, ends_at = ends_at + shift
        where tenant_id = new.tenant_id and session_id = new.id;
    end if;
  end if;
  if exists (
    select 1 from appointment_slots l
    where l.tenant_id = new.tenant_id and l.session_id = new.id and l.state = 'booked'
      and (new.is_deleted or new.is_cancelled or l.starts_at < new.date_from or l.ends_at > new.date_to)
  ) then
    perform refuse_session('sessionHasBookings');
  end if;
  if is_cut_anew and not (new.is_deleted or new.is_cancelled) then
    insert into appointment_slots (tenant_id, session_id, starts_at, ends_at)
    select new.tenant_id, new.id, at, at + slot
    from generate_series(new.date_from, new.date_to - slot, step) at
    where not exists (
      select 1 from appointment_slots b
      where b.tenant_id = new.tenant_id and b.session_id = new.id
        and b.starts_at < at + slot and b.ends_at > at
    );
  end if;
  perform refresh_session(new.tenant_id, new.id);
  return null;
end $$;
create trigger cut after insert or update of specialist_id, date_from, date_to, slot_minutes, buffer_minutes, capacity, is_on_hold, is_cancelled, is_deleted on appointment_sessions
  for each row execute function cut_slots();

create function refuse_small_capacity() returns trigger
  language plpgsql
  as $$
begin
  if new.capacity < (select count(*) from appointment_slots l
    where l.tenant_id = new.tenant_id and l.session_id = new.id and l.state = 'booked') then
    perform refuse_session('capacityBelowBooked');
  end if;
  return new;
end $$;
create trigger capacity before update of capacity on appointment_sessions
  for each row when (new.capacity is distinct from old.capacity) execute function refuse_small_capacity();

create function session_moved() returns trigger
  language plpgsql
  as $$
begin
  perform refuse_left_behind(new.tenant_id, new.id);
  return null;
end $$;
create constraint trigger appointments_follow after update of specialist_id, centre_id, time_zone, date_from, date_to on appointment_sessions deferrable initially deferred
  for each row when ((new.specialist_id, new.centre_id, new.time_zone, new.date_from, new.date_to)
    is distinct from (old.specialist_id, old.centre_id, old.time_zone, old.date_from, old.date_to)) execute function session_moved();
create trigger search_words after insert or delete on appointment_sessions
  for each row execute function keep_search_words('appointmentSession');
create trigger search_words_changed after update on appointment_sessions
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('appointmentSession');

create function keep_zone_of_session() returns trigger
  language plpgsql
  as $$
declare
  place record;
begin
  if tg_op = 'UPDATE' then
    if new.is_deleted or (new.centre_id, new.time_zone) is not distinct from (old.centre_id, old.time_zone) then
      return new;
    end if;
    if new.centre_id is distinct from old.centre_id and new.time_zone = old.time_zone
      and new.centre_id is not null then
      new.time_zone := null;
    end if;
  end if;
  select c.name, c.time_zone into place from centres c
    where c.tenant_id = new.tenant_id and c.id = new.centre_id;
  if place.time_zone <> new.time_zone then
    raise exception 'session in % at a centre in %', new.time_zone, place.time_zone
      using errcode = '23514', constraint = 'refused__zoneOfAnotherPlace',
      detail = json_build_object('zone', new.time_zone, 'centre', place.name, 'centreZone', place.time_zone)::text;
  end if;
  new.time_zone := coalesce(new.time_zone, place.time_zone,
    (select s.time_zone from specialists s where s.tenant_id = new.tenant_id and s.id = new.specialist_id),
    (select t.timezone from tenants t where t.id = new.tenant_id), 'Australia/Sydney');
  return new;
end $$;
create trigger clock before insert or update of centre_id, time_zone on appointment_sessions
  for each row execute function keep_zone_of_session();

create table appointment_sessions__reserved_for_companies (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_appointment_sessions__reserved_for_companies__owner_id foreign key (tenant_id, owner_id) references appointment_sessions(tenant_id, id) deferrable,
  constraint fk_appointment_sessions__reserved_for_companies__target_id foreign key (tenant_id, target_id) references companies(tenant_id, id) deferrable
);
create index ix_appointment_sessions__reserved_for_companies__target on appointment_sessions__reserved_for_companies (tenant_id, target_id);
alter table appointment_sessions__reserved_for_companies enable row level security, force row level security;
create policy tenant_wall on appointment_sessions__reserved_for_companies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_sessions__reserved_for_companies to caseway_host
  using (true) with check (true);
grant select, insert, delete on appointment_sessions__reserved_for_companies to caseway_app, caseway_host;

create function reservation_changed() returns trigger
  language plpgsql
  as $$
begin
  perform refresh_session(coalesce(new.tenant_id, old.tenant_id), coalesce(new.owner_id, old.owner_id));
  return null;
end $$;
create trigger totals after insert or delete on appointment_sessions__reserved_for_companies
  for each row execute function reservation_changed();

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
  status text not null default 'booked'::text,
  consultation_type text not null,
  interpreter_required boolean not null default false,
  language_id uuid,
  note text,
  cancellation_reason text,
  case_module text,
  case_id text,
  search_text text generated always as (lower(coalesce(reference, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  revision numeric default 0,
  cancelled_for_id uuid,
  primary key (tenant_id, id),
  constraint "refused__specialistBusy" exclude using gist (tenant_id with =, specialist_id with =, tstzrange(date_from, date_to) with &&) where (not is_deleted and status <> 'cancelled'::text),
  constraint fk_appointments__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_appointments__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_appointments__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_appointments__session_id foreign key (tenant_id, session_id) references appointment_sessions(tenant_id, id) deferrable,
  constraint fk_appointments__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_appointments__centre_id foreign key (tenant_id, centre_id) references centres(tenant_id, id) deferrable,
  constraint fk_appointments__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_appointments__cancelled_for_id foreign key (tenant_id, cancelled_for_id) references lookup_config(tenant_id, id) deferrable
);
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
create index ix_appointments__cancelled_for_id on appointments (tenant_id, cancelled_for_id) where not is_deleted;
create index appointments_of_case on appointments (tenant_id, case_id) where case_id is not null;
alter table appointments enable row level security, force row level security;
create policy tenant_wall on appointments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointments to caseway_host
  using (true) with check (true);
grant select, insert, update on appointments to caseway_app, caseway_host;
create trigger history after insert or delete or update on appointments
  for each row execute function capture_change('appointment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,revision', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"session_id":{"table":"appointment_sessions","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"cancelled_for_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

create function appointment_placed() returns trigger
  language plpgsql
  as $$
begin
  perform refuse_left_behind(new.tenant_id, new.session_id, new.id);
  return null;
end $$;
create constraint trigger follows_session after insert or update of session_id, specialist_id, centre_id, time_zone on appointments deferrable initially deferred
  for each row execute function appointment_placed();
create trigger search_words after insert or delete on appointments
  for each row execute function keep_search_words('appointment');
create trigger search_words_changed after update on appointments
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('appointment');

create table appointment_slots (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'free'::text,
  held_by_id uuid,
  held_by_name text,
  held_until timestamptz,
  appointment_id uuid,
  primary key (tenant_id, id),
  constraint uq_appointment_slots__session_id__starts_at unique (tenant_id, session_id, starts_at) deferrable,
  constraint appointment_slots_state_check check (state = any (array['free'::text, 'held'::text, 'booked'::text])),
  constraint appointment_slots_check check ((state = 'booked'::text) = (appointment_id is not null)),
  constraint appointment_slots_check1 check (state <> 'held'::text or held_by_id is not null and held_until is not null),
  constraint fk_appointment_slots__session_id foreign key (tenant_id, session_id) references appointment_sessions(tenant_id, id) deferrable,
  constraint fk_appointment_slots__appointment_id foreign key (tenant_id, appointment_id) references appointments(tenant_id, id) deferrable
);
create unique index uq_appointment_slots__appointment_id on appointment_slots (tenant_id, appointment_id) where appointment_id is not null;
create index appointment_slots_held on appointment_slots (held_until) where state = 'held'::text;
alter table appointment_slots enable row level security, force row level security;
create policy tenant_wall on appointment_slots to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_slots to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on appointment_slots to caseway_app, caseway_host;

create function slot_changed() returns trigger
  language plpgsql
  as $$
begin
  if new.state = 'booked' or old.state = 'booked' then
    perform refresh_session(new.tenant_id, new.session_id);
  end if;
  return null;
end $$;
create trigger totals after update of state on appointment_slots
  for each row when (new.state is distinct from old.state) execute function slot_changed();

create table holidays (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  date date not null,
  states text[] not null default '{}'::text[],
  region text,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(region, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  postcodes text,
  primary key (tenant_id, id),
  constraint "refused__postcodesUnreadable" check (postcodes ~ '^\s*\d{4}(\s*-\s*\d{4})?(\s*[,;]\s*\d{4}(\s*-\s*\d{4})?)*\s*$'::text)
);
create index ix_holidays__sort on holidays (tenant_id, date, lower(name), id) include (name) where not is_deleted;
create index ix_holidays__date on holidays (tenant_id, date, date, lower(name), id) include (name) where not is_deleted;
create index ix_holidays__is_active on holidays (tenant_id, is_active, date, lower(name), id) include (name) where not is_deleted;
create index ix_holidays__search on holidays using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
alter table holidays enable row level security, force row level security;
create policy tenant_wall on holidays to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on holidays to caseway_host
  using (true) with check (true);
grant select, insert, update on holidays to caseway_app, caseway_host;
create trigger history after insert or delete or update on holidays
  for each row execute function capture_change('holiday', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function fill_region_postcodes() returns trigger
  language plpgsql
  as $$
begin
  new.postcodes := coalesce(new.postcodes, public.region_postcodes(new.region));
  return new;
end $$;
create trigger region_postcodes before insert or update of region, postcodes on holidays
  for each row execute function fill_region_postcodes();

create table appointment_search_history (
  tenant_id uuid not null,
  id uuid not null,
  user_name text,
  criteria text,
  number_of_results numeric,
  query text,
  search_text text generated always as (lower((coalesce(user_name, ''::text) || ' '::text) || coalesce(criteria, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_appointment_search_history__sort on appointment_search_history (tenant_id, creation_time desc, id);
create index ix_appointment_search_history__number_of_results on appointment_search_history (tenant_id, number_of_results, creation_time desc, id);
create index ix_appointment_search_history__search on appointment_search_history using gin (tenant_id, search_text gin_trgm_ops);
alter table appointment_search_history enable row level security, force row level security;
create policy tenant_wall on appointment_search_history to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_search_history to caseway_host
  using (true) with check (true);
grant select, insert on appointment_search_history to caseway_app, caseway_host;
create trigger append_only before delete or update on appointment_search_history
  for each row execute function refuse_change();
create trigger never_truncated before truncate on appointment_search_history
  for each statement execute function refuse_change();
create trigger history after insert on appointment_search_history referencing new table as added
  for each statement execute function audit_additions('appointmentSearch');

create table daysheet_stamps (
  tenant_id uuid not null,
  specialist_id uuid not null,
  centre_id uuid not null,
  day date not null,
  version integer not null,
  fingerprint text not null,
  printed_at timestamptz not null,
  printed_by_name text not null,
  primary key (tenant_id, specialist_id, centre_id, day),
  constraint fk_daysheet_stamps__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
alter table daysheet_stamps enable row level security, force row level security;
create policy tenant_wall on daysheet_stamps to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on daysheet_stamps to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on daysheet_stamps to caseway_app, caseway_host;

create table appointment_notices (
  tenant_id uuid not null,
  email_id uuid not null,
  appointment_id uuid not null,
  kind text not null,
  recipient text not null,
  person_id uuid not null,
  person_name text not null,
  asked_at timestamptz not null default now(),
  told_kind text,
  told jsonb,
  told_at timestamptz,
  primary key (tenant_id, email_id),
  constraint fk_appointment_notices__email_id foreign key (tenant_id, email_id) references emails_tracking(tenant_id, id) deferrable,
  constraint fk_appointment_notices__appointment_id foreign key (tenant_id, appointment_id) references appointments(tenant_id, id) deferrable
);
create index ix_appointment_notices__appointment_id on appointment_notices (tenant_id, appointment_id, person_id);
alter table appointment_notices enable row level security, force row level security;
create policy tenant_wall on appointment_notices to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_notices to caseway_host
  using (true) with check (true);
grant select, insert, update on appointment_notices to caseway_app, caseway_host;

create table holidays__centres (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_holidays__centres__owner_id foreign key (tenant_id, owner_id) references holidays(tenant_id, id) deferrable,
  constraint fk_holidays__centres__target_id foreign key (tenant_id, target_id) references centres(tenant_id, id) deferrable
);
create index ix_holidays__centres__target on holidays__centres (tenant_id, target_id);
alter table holidays__centres enable row level security, force row level security;
create policy tenant_wall on holidays__centres to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on holidays__centres to caseway_host
  using (true) with check (true);
grant select, insert, delete on holidays__centres to caseway_app, caseway_host;

create table calls (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  caller_name text,
  caller_phone text,
  company_id uuid,
  case_manager_id uuid,
  client_id uuid,
  claim_no text,
  suburb text,
  note text,
  status text not null default 'open'::text,
  offered_until timestamptz,
  offer_id text,
  offer_answers text,
  appointment_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_calls__owner_id foreign key (tenant_id, owner_id) references users(tenant_id, id) deferrable,
  constraint fk_calls__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_calls__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_calls__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_calls__appointment_id foreign key (tenant_id, appointment_id) references appointments(tenant_id, id) deferrable
);
create index ix_calls__sort on calls (tenant_id, creation_time, id) where not is_deleted;
create index ix_calls__status on calls (tenant_id, status, creation_time, id) where not is_deleted;
create index ix_calls__owner_id on calls (tenant_id, owner_id) where not is_deleted;
create index ix_calls__company_id on calls (tenant_id, company_id) where not is_deleted;
create index ix_calls__case_manager_id on calls (tenant_id, case_manager_id) where not is_deleted;
create index ix_calls__client_id on calls (tenant_id, client_id) where not is_deleted;
create index ix_calls__appointment_id on calls (tenant_id, appointment_id) where not is_deleted;
create index ix_calls__offered_until on calls (offered_until) where status = 'offered'::text and not is_deleted;
alter table calls enable row level security, force row level security;
create policy tenant_wall on calls to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on calls to caseway_host
  using (true) with check (true);
grant select, insert, update on calls to caseway_app, caseway_host;
create trigger history after insert or delete or update on calls
  for each row execute function capture_change('call', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,offer_id', '{"owner_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true}}');

create table call_slots (
  tenant_id uuid not null,
  id uuid not null,
  call_id uuid not null,
  slot_id text not null,
  place numeric,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_call_slots__call_id foreign key (tenant_id, call_id) references calls(tenant_id, id) deferrable
);
create index ix_call_slots__sort on call_slots (tenant_id, place, id) where not is_deleted;
create index ix_call_slots__call_id on call_slots (tenant_id, call_id) where not is_deleted;
alter table call_slots enable row level security, force row level security;
create policy tenant_wall on call_slots to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on call_slots to caseway_host
  using (true) with check (true);
grant select, insert, update on call_slots to caseway_app, caseway_host;
create trigger history after insert or delete or update on call_slots
  for each row execute function capture_change('callSlot', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"call_id":{"table":"calls","text":"(coalesce(t.caller_name::text, '''') || '' '' || coalesce(t.caller_phone::text, ''''))","tenant":true}}');

create table call_offer_links (
  tenant_id uuid not null,
  token_hash text not null,
  call_id uuid not null,
  offer_id text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token_hash),
  constraint fk_call_offer_links__call_id foreign key (tenant_id, call_id) references calls(tenant_id, id) deferrable
);
create index ix_call_offer_links__call_id on call_offer_links (tenant_id, call_id);
alter table call_offer_links enable row level security, force row level security;
create policy tenant_wall on call_offer_links to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on call_offer_links to caseway_host
  using (true) with check (true);
grant select, insert on call_offer_links to caseway_app;
grant select, insert, update on call_offer_links to caseway_host;

create view booking_sessions with (security_invoker=true) as
 select tenant_id,
    id,
    specialist_id,
    centre_id,
    time_zone,
    date_from,
    date_to,
    session_status,
    is_on_hold,
    is_cancelled,
    total_slots,
    free_slots,
    series_id
   from appointment_sessions
  where not is_deleted;
grant select on booking_sessions to caseway_app, caseway_host;

create view booking_slots with (security_invoker=true) as
 select tenant_id,
    id,
    session_id,
    starts_at,
    ends_at,
    state,
    held_by_id,
    held_until,
    appointment_id
   from appointment_slots;
grant select on booking_slots to caseway_app, caseway_host;

create view booking_appointments with (security_invoker=true) as
 select tenant_id,
    id,
    reference,
    client_id,
    company_id,
    case_manager_id,
    session_id,
    specialist_id,
    centre_id,
    time_zone,
    date_from,
    date_to,
    status,
    consultation_type,
    case_module,
    case_id,
    revision,
    interpreter_required,
    language_id,
    note,
    cancellation_reason,
    cancelled_for_id,
    creation_time
   from appointments
  where not is_deleted;
grant select on booking_appointments to caseway_app, caseway_host;

create function search_appointment_sessions(whole text, word text) returns setof appointment_sessions
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.appointment_sessions t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.appointment_sessions t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_appointment_sessions(text,text) owner to caseway_host;
revoke all on function search_appointment_sessions(text,text) from public;
grant execute on function search_appointment_sessions(text,text) to caseway_app;

create function search_appointments(whole text, word text) returns setof appointments
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.appointments t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.appointments t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_appointments(text,text) owner to caseway_host;
revoke all on function search_appointments(text,text) from public;
grant execute on function search_appointments(text,text) to caseway_app;

create function refresh_session(tenant uuid, session uuid) returns void
  language sql
  as $$
  with figures as (
    select s.id, count(l.id)::int as total, count(l.id) filter (where l.state = 'booked')::int as booked,
      exists (select 1 from appointment_sessions__reserved_for_companies r
        where r.tenant_id = tenant and r.owner_id = session) as is_reserved
    from appointment_sessions s
    left join appointment_slots l on l.tenant_id = tenant and l.session_id = s.id
    where s.tenant_id = tenant and s.id = session group by s.id
  ), facts as (
    select f.id, f.total,
      greatest(0, least(coalesce(s.capacity::int, f.total), f.total) - f.booked) as free,
      case when s.is_cancelled or s.is_deleted then 'cancelled'
        when s.is_on_hold then 'onHold'
        when least(coalesce(s.capacity::int, f.total), f.total) <= f.booked then 'booked'
        when f.is_reserved then 'reserved' else 'available' end as status
    from figures f join appointment_sessions s on s.tenant_id = tenant and s.id = f.id
  )
  update appointment_sessions s set total_slots = f.total, free_slots = f.free, session_status = f.status,
    session_status_code = case f.status when 'available' then 2 when 'booked' then 3 when 'reserved' then 4
      when 'onHold' then 5 else 6 end
  from facts f where s.tenant_id = tenant and s.id = f.id
    and (s.total_slots, s.free_slots, s.session_status) is distinct from (f.total, f.free, f.status)
$$;

create function search_holidays(whole text, word text) returns setof holidays
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.holidays t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.holidays t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_holidays(text,text) owner to caseway_host;
revoke all on function search_holidays(text,text) from public;
grant execute on function search_holidays(text,text) to caseway_app;

create function search_appointment_search_history(whole text, word text) returns setof appointment_search_history
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.appointment_search_history t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.appointment_search_history t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_appointment_search_history(text,text) owner to caseway_host;
revoke all on function search_appointment_search_history(text,text) from public;
grant execute on function search_appointment_search_history(text,text) to caseway_app;

create function refuse_left_behind(tenant uuid, session uuid, only_one uuid default null::uuid) returns void
  language plpgsql
  as $$
begin
  if exists (
    select 1 from appointments a
    join appointment_sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
    left join appointment_slots l on l.tenant_id = a.tenant_id and l.appointment_id = a.id
    where a.tenant_id = tenant and a.session_id = session and (only_one is null or a.id = only_one)
      and not a.is_deleted and a.status <> 'cancelled'
      and (a.specialist_id <> s.specialist_id or a.time_zone <> s.time_zone
        or a.centre_id is distinct from s.centre_id or l.starts_at <> a.date_from)
  ) then
    perform refuse_session('sessionHasBookings');
  end if;
end $$;

create function holiday_reason(centre uuid, on_day date) returns text[]
  language sql stable parallel safe
  as $$
  select case when exists (
    select from public.holidays h
    left join public.party_centres c on c.tenant_id = public.current_tenant() and c.id = centre
    where h.tenant_id = public.current_tenant() and h.date = on_day and h.is_active and not h.is_deleted
      and public.holiday_counts(h.states, h.region, h.postcodes,
        array(select l.target_id from public.holidays__centres l
          where l.tenant_id = h.tenant_id and l.owner_id = h.id),
        c.id, c.suburb, c.state, c.postcode)
  ) then array['holiday'] else '{}'::text[] end
$$;
grant execute on function holiday_reason(uuid,date) to caseway_app, caseway_host;

create function booking_holidays_at(centre uuid, first_day date, last_day date) returns setof date
  language sql stable parallel safe
  as $$
  select distinct h.date from public.holidays h
  where h.tenant_id = public.current_tenant() and h.is_active and not h.is_deleted
    and h.date between first_day and last_day
    and cardinality(public.holiday_reason(centre, h.date)) > 0
$$;
grant execute on function booking_holidays_at(uuid,date,date) to caseway_app, caseway_host;
