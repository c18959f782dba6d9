-- Booking. No double booking is a constraint, not a check (D9), and the slots of a session are cut by
-- the database: whichever path writes a session, its slots follow.

-- A row that only keeps derived figures up to date is no event of its own.
create or replace function capture_change() returns trigger language plpgsql as $$
declare
  skipped text[] := string_to_array(tg_argv[1], ',');
  refs jsonb := tg_argv[2]::jsonb;
  before jsonb;
  after jsonb;
  tenant uuid;
  property text;
  changed text[] := '{}';
begin
  if tg_op = 'DELETE' then
    before := to_jsonb(old);
    tenant := coalesce((before ->> 'tenant_id')::uuid, current_tenant());
    perform write_audit(tenant, 'delete', tg_argv[0], old.id, null);
    return null;
  end if;
  after := to_jsonb(new);
  tenant := coalesce((after ->> 'tenant_id')::uuid, current_tenant());
  if tg_op = 'INSERT' then
    perform write_audit(tenant, 'create', tg_argv[0], new.id, null);
    return null;
  end if;
  before := to_jsonb(old);
  for property in
    select key from jsonb_each(after) where value is distinct from before -> key and key <> all (skipped)
  loop
    changed := changed || property;
    perform write_change(tenant, tg_argv[0], new.id, property, before -> property, after -> property,
      display_text(refs -> property, tenant, before ->> property),
      display_text(refs -> property, tenant, after ->> property));
  end loop;
  if cardinality(changed) = 0 and new.concurrency_stamp = old.concurrency_stamp
    and pg_trigger_depth() > 1 then
    return null;
  end if;
  perform write_audit(tenant, case when new.is_deleted and not old.is_deleted then 'delete' else 'update' end,
    tg_argv[0], new.id, case when cardinality(changed) > 0 then to_jsonb(changed) end);
  return null;
end $$;

create table appointment_slots (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'free' check (state in ('free', 'held', 'booked')),
  held_by_id uuid,
  held_by_name text,
  held_until timestamptz,
  appointment_id uuid,
  primary key (tenant_id, id),
  check ((state = 'booked') = (appointment_id is not null)),
  check (state <> 'held' or (held_by_id is not null and held_until is not null)),
  constraint fk_appointment_slots__session_id foreign key (tenant_id, session_id)
    references appointment_sessions (tenant_id, id) deferrable,
  constraint fk_appointment_slots__appointment_id foreign key (tenant_id, appointment_id)
    references appointments (tenant_id, id) deferrable
);
create unique index uq_appointment_slots__session_id__starts_at
  on appointment_slots (tenant_id, session_id, starts_at);
create unique index uq_appointment_slots__appointment_id
  on appointment_slots (tenant_id, appointment_id) where appointment_id is not null;
create index appointment_slots_held on appointment_slots (held_until) where state = 'held';

-- Numbers that people read: prefix and year count by themselves in each tenant.
create table number_series (
  tenant_id uuid not null,
  prefix text not null,
  year integer not null,
  last integer not null,
  primary key (tenant_id, prefix, year)
);

do $$
declare t text;
begin
  foreach t in array array['appointment_slots', 'number_series'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to caseway_app, caseway_host', t);
  end loop;
end $$;

create function next_number(series text, in_year integer) returns text language sql as $$
  insert into number_series as n (tenant_id, prefix, year, last)
    values (current_tenant(), series, in_year, 1)
  on conflict (tenant_id, prefix, year) do update set last = n.last + 1
  returning series || '-' || in_year || '-' || lpad(last::text, 6, '0')
$$;

-- D9: for all live states, whichever path writes.
alter table appointment_sessions add constraint "refused__sessionOverlaps"
  exclude using gist (tenant_id with =, specialist_id with =, tstzrange(date_from, date_to) with &&)
  where (not is_deleted and not is_cancelled);
alter table appointment_sessions add constraint "refused__roomTaken"
  exclude using gist (tenant_id with =, room_id with =, tstzrange(date_from, date_to) with &&)
  where (room_id is not null and not is_deleted and not is_cancelled);
alter table appointments add constraint "refused__specialistBusy"
  exclude using gist (tenant_id with =, specialist_id with =, tstzrange(date_from, date_to) with &&)
  where (not is_deleted and status <> 'cancelled');

create function refuse_session(code text) returns void language plpgsql as $$
begin
  raise exception 'session refused: %', code using errcode = '23514', constraint = 'refused__' || code;
end $$;

create function prepare_session() returns trigger language plpgsql as $$
declare minutes numeric := extract(epoch from new.date_to - new.date_from) / 60;
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
  return new;
end $$;
create trigger prepare before insert or update of specialist_id, centre_id, room_id, time_zone, date_from,
    date_to, slot_minutes, is_video_appointment, location_type on appointment_sessions
  for each row execute function prepare_session();

-- Totals and status follow from slots, reservations and flags; K-061 has the codes.
create function refresh_session(tenant uuid, session uuid) returns void language sql as $$
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

create function cut_slots() returns trigger language plpgsql as $$
declare
  slot interval := make_interval(mins => new.slot_minutes::int);
  step interval := make_interval(mins => (new.slot_minutes + new.buffer_minutes)::int);
begin
  if tg_op = 'UPDATE' and exists (
    select 1 from appointment_slots l
    where l.tenant_id = new.tenant_id and l.session_id = new.id and l.state = 'booked'
      and (new.is_deleted or new.is_cancelled or new.specialist_id <> old.specialist_id
        or l.starts_at < new.date_from or l.ends_at > new.date_to)
  ) then
    perform refuse_session('sessionHasBookings');
  end if;
  if tg_op = 'INSERT' or (new.date_from, new.date_to, new.slot_minutes, new.buffer_minutes, new.is_deleted,
      new.is_cancelled) is distinct from (old.date_from, old.date_to, old.slot_minutes, old.buffer_minutes,
      old.is_deleted, old.is_cancelled) then
    delete from appointment_slots
      where tenant_id = new.tenant_id and session_id = new.id and state <> 'booked';
    if not (new.is_deleted or new.is_cancelled) then
      insert into appointment_slots (tenant_id, session_id, starts_at, ends_at)
      select new.tenant_id, new.id, at, at + slot
      from generate_series(new.date_from, new.date_to - slot, step) at
      where not exists (
        select 1 from appointment_slots b
        where b.tenant_id = new.tenant_id and b.session_id = new.id
          and b.starts_at < at + slot and b.ends_at > at
      );
    end if;
  end if;
  perform refresh_session(new.tenant_id, new.id);
  return null;
end $$;
create trigger cut after insert or update of specialist_id, date_from, date_to, slot_minutes, buffer_minutes,
    capacity, is_on_hold, is_cancelled, is_deleted on appointment_sessions
  for each row execute function cut_slots();

create function slot_changed() returns trigger language plpgsql as $$
begin
  if new.state = 'booked' or old.state = 'booked' then
    perform refresh_session(new.tenant_id, new.session_id);
  end if;
  return null;
end $$;
create trigger totals after update of state on appointment_slots
  for each row when (new.state is distinct from old.state) execute function slot_changed();

create function reservation_changed() returns trigger language plpgsql as $$
begin
  perform refresh_session(coalesce(new.tenant_id, old.tenant_id), coalesce(new.owner_id, old.owner_id));
  return null;
end $$;
create trigger totals after insert or delete on appointment_sessions__reserved_for_companies
  for each row execute function reservation_changed();
