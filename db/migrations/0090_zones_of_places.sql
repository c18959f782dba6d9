-- A place has the clock of its state, and a centre's state is one of the eight.
alter table specialists add column time_zone text;

alter table centres alter column time_zone drop default;

-- The code for what people write: `Vic.`, `victoria` and `VIC` are the same state.
create function australian_state(given text) returns text language sql immutable as $$
  select s.code from (values ('ACT', 'australiancapitalterritory'), ('NSW', 'newsouthwales'),
    ('NT', 'northernterritory'), ('QLD', 'queensland'), ('SA', 'southaustralia'), ('TAS', 'tasmania'),
    ('VIC', 'victoria'), ('WA', 'westernaustralia')) s (code, name)
  where regexp_replace(lower(given), '[^a-z]', '', 'g') in (lower(s.code), s.name)
$$;

-- Null for an address in another country. Without a country an address is at home.
create function state_of_address(address jsonb) returns text language sql immutable as $$
  select case when coalesce(regexp_replace(lower(address ->> 'country'), '[^a-z]', '', 'g'), '')
      in ('', 'australia', 'au')
    then public.australian_state(address ->> 'state') end
$$;

-- The same rule as `zoneOfPlace`; Broken Hill keeps South Australian time.
create function zone_of_place(address jsonb) returns text language sql immutable as $$
  select case public.state_of_address(address)
    when 'NSW' then case when trim(address ->> 'postcode') = '2880' then 'Australia/Broken_Hill'
      else 'Australia/Sydney' end
    when 'ACT' then 'Australia/Sydney'
    when 'VIC' then 'Australia/Melbourne'
    when 'TAS' then 'Australia/Hobart'
    when 'QLD' then 'Australia/Brisbane'
    when 'SA' then 'Australia/Adelaide'
    when 'NT' then 'Australia/Darwin'
    when 'WA' then 'Australia/Perth' end
$$;
grant execute on function australian_state(text), state_of_address(jsonb), zone_of_place(jsonb)
  to caseway_app, caseway_host;

create or replace function compute_centres() returns trigger language plpgsql as $$
begin
  new.suburb := nullif(btrim(new.address ->> 'suburb'), '');
  new.state := state_of_address(new.address);
  new.postcode := nullif(btrim(new.address ->> 'postcode'), '');
  new.country := nullif(btrim(new.address ->> 'country'), '');
  return new;
end $$;

-- Nobody chose it, or it is what the old address said: it follows the address. A centre always has one.
-- The state in the address is written as its code.
create function keep_zone_of_centre() returns trigger language plpgsql as $$
declare
  home text := coalesce((select t.timezone from tenants t where t.id = new.tenant_id), 'Australia/Sydney');
begin
  if tg_op = 'UPDATE' and new.time_zone = old.time_zone and new.address is distinct from old.address
    and old.time_zone = coalesce(zone_of_place(old.address), home) then
    new.time_zone := null;
  end if;
  new.time_zone := coalesce(new.time_zone, zone_of_place(new.address), home);
  if state_of_address(new.address) is not null then
    new.address := jsonb_set(new.address, '{state}', to_jsonb(state_of_address(new.address)));
  end if;
  return new;
end $$;
create trigger zone before insert or update of time_zone, address on centres
  for each row execute function keep_zone_of_centre();

create function keep_zone_of_specialist() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.time_zone = old.time_zone and new.address is distinct from old.address
    and old.time_zone = zone_of_place(old.address) then
    new.time_zone := null;
  end if;
  new.time_zone := coalesce(new.time_zone, zone_of_place(new.address));
  return new;
end $$;
create trigger zone before insert or update of time_zone, address on specialists
  for each row execute function keep_zone_of_specialist();

-- What is there already. A centre that has the former default although the clocks of its state show
-- another time never chose it; its sessions keep what they say until somebody mends them.
alter table centres no force row level security;
alter table centres disable trigger user;
update centres set
  address = case when state_of_address(address) is null then address
    else jsonb_set(address, '{state}', to_jsonb(state_of_address(address))) end,
  state = state_of_address(address),
  time_zone = case when time_zone = 'Australia/Sydney' and state_of_address(address) in ('QLD', 'SA', 'NT', 'WA')
    then zone_of_place(address) else time_zone end
where address is not null;
alter table centres enable trigger user;
alter table centres force row level security;

alter table specialists no force row level security;
alter table specialists disable trigger user;
update specialists set time_zone = zone_of_place(address) where address is not null;
alter table specialists enable trigger user;
alter table specialists force row level security;

create or replace view party_specialists with (security_invoker = true) as
  select tenant_id, id, title, first_name, last_name, full_name, concat_ws(' ', title, full_name) as titled_name,
    specialty, state, address ->> 'country' as country, coalesce(business_email, personal_email) as email,
    cv_file_id, sample_report_file_id, recruitment_status, staged_onboarding, is_active,
    is_active and recruitment_status in ('ONBOARDING', 'ONBOARDED') as takes_bookings, time_zone
  from specialists where not is_deleted;
