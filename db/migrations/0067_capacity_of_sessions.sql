-- A session never takes fewer appointments than it has.
create function refuse_small_capacity() returns trigger language plpgsql as $$
begin
  if new.capacity < (select count(*) from appointment_slots l
    where l.tenant_id = new.tenant_id and l.session_id = new.id and l.state = 'booked') then
    perform refuse_session('capacityBelowBooked');
  end if;
  return new;
end $$;
create trigger capacity before update of capacity on appointment_sessions
  for each row when (new.capacity is distinct from old.capacity) execute function refuse_small_capacity();
