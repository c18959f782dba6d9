-- A session that moves takes its appointments along, or does not move. When both its ends move by the
-- same span, its booked slots move with it; when the transaction ends, the appointments must say the
-- same specialist, place, zone and time as their session. Before, a session could go to another centre
-- and its appointments stayed behind.
drop index uq_appointment_slots__session_id__starts_at;
-- Deferrable, so that slots which move by the length of one slot do not meet each other on the way.
alter table appointment_slots add constraint uq_appointment_slots__session_id__starts_at
  unique (tenant_id, session_id, starts_at) deferrable initially immediate;

create or replace function cut_slots() returns trigger language plpgsql as $$
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

-- Of all its appointments when the session moves, of the one that is placed otherwise: an appointment that was
-- left behind before this rule must not keep others out of the session.
create function refuse_left_behind(tenant uuid, session uuid, only_one uuid default null) returns void language plpgsql as $$
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

create function session_moved() returns trigger language plpgsql as $$
begin
  perform refuse_left_behind(new.tenant_id, new.id);
  return null;
end $$;
create constraint trigger appointments_follow
  after update of specialist_id, centre_id, time_zone, date_from, date_to on appointment_sessions
  deferrable initially deferred for each row
  when ((new.specialist_id, new.centre_id, new.time_zone, new.date_from, new.date_to)
    is distinct from (old.specialist_id, old.centre_id, old.time_zone, old.date_from, old.date_to))
  execute function session_moved();

create function appointment_placed() returns trigger language plpgsql as $$
begin
  perform refuse_left_behind(new.tenant_id, new.session_id, new.id);
  return null;
end $$;
create constraint trigger follows_session
  after insert or update of session_id, specialist_id, centre_id, time_zone on appointments
  deferrable initially deferred for each row execute function appointment_placed();
