-- A session keeps the clocks of its place. The zone came from whoever made it.
alter table appointment_sessions alter column time_zone drop default;

-- Before `prepare`, which names the session by its clock. What is left out is taken from the centre, by
-- video and at home from the specialist, else from the practice. Another zone than that of the centre is
-- refused. A session that moves to another centre takes its zone; the moments stay as they are.
create function keep_zone_of_session() returns trigger language plpgsql as $$
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
