-- A new session has no slots yet: its figures follow from its times, and its slots are cut without
-- looking for older ones. Before, each new session was written a second time for its figures.
create or replace function prepare_session() returns trigger language plpgsql as $$
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

create or replace function cut_slots() returns trigger language plpgsql as $$
declare
  slot interval := make_interval(mins => new.slot_minutes::int);
  step interval := make_interval(mins => (new.slot_minutes + new.buffer_minutes)::int);
begin
  if tg_op = 'INSERT' then
    if not (new.is_deleted or new.is_cancelled) then
      insert into appointment_slots (tenant_id, session_id, starts_at, ends_at)
      select new.tenant_id, new.id, at, at + slot
      from generate_series(new.date_from, new.date_to - slot, step) at;
    end if;
    return null;
  end if;
  if exists (
    select 1 from appointment_slots l
    where l.tenant_id = new.tenant_id and l.session_id = new.id and l.state = 'booked'
      and (new.is_deleted or new.is_cancelled or new.specialist_id <> old.specialist_id
        or l.starts_at < new.date_from or l.ends_at > new.date_to)
  ) then
    perform refuse_session('sessionHasBookings');
  end if;
  if (new.date_from, new.date_to, new.slot_minutes, new.buffer_minutes, new.is_deleted, new.is_cancelled)
      is distinct from (old.date_from, old.date_to, old.slot_minutes, old.buffer_minutes, old.is_deleted,
      old.is_cancelled) then
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
