-- A holiday of a region says where it is kept: by postcodes, or by a list of centres.
create table holidays__centres (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id)
);

alter table holidays add column postcodes text;

create index ix_holidays__centres__target on holidays__centres (tenant_id, target_id);

alter table holidays__centres enable row level security;
alter table holidays__centres force row level security;
create policy tenant_wall on holidays__centres to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on holidays__centres to caseway_host using (true) with check (true);
grant select, insert, delete on holidays__centres to caseway_app;
grant select, insert, delete on holidays__centres to caseway_host;

alter table holidays__centres add constraint fk_holidays__centres__owner_id foreign key (tenant_id, owner_id) references holidays (tenant_id, id) deferrable;

alter table holidays__centres add constraint fk_holidays__centres__target_id foreign key (tenant_id, target_id) references centres (tenant_id, id) deferrable;

-- Ranges like 3000-3207, and single ones, with commas between them.
alter table holidays add constraint "refused__postcodesUnreadable"
  check (postcodes ~ '^\s*\d{4}(\s*-\s*\d{4})?(\s*[,;]\s*\d{4}(\s*-\s*\d{4})?)*\s*$');

-- The days of regions that every practice has learn where they are kept. Before,
-- they counted nowhere. What a practice has written itself stays as it is.
alter table holidays no force row level security;
alter table holidays disable trigger user;
update holidays h set postcodes = r.postcodes from (values
  ('Metropolitan Melbourne', '3000-3207, 3335-3338, 3427-3429, 3750-3755, 3757, 3759-3761, 3765-3767, 3770, 3775, 3777, 3781-3815, 3910-3920, 3926-3944, 3975-3978, 3980-3981, 8000-8999'),
  ('Brisbane', '4000-4018, 4025, 4029-4036, 4051-4078, 4101-4113, 4115-4117, 4120-4123, 4151-4156, 4169-4179, 9000-9015'),
  ('Southern Tasmania', '7000-7199'),
  ('Northern Tasmania', '7210-7470'),
  ('Launceston', '7248-7250'),
  ('Devonport', '7310'),
  ('Burnie', '7320'),
  ('Darwin', '0800-0839'),
  ('Katherine', '0850-0853'),
  ('Tennant Creek', '0860-0862'),
  ('Alice Springs', '0870-0872')) r (region, postcodes)
where h.region = r.region and h.postcodes is null;
alter table holidays enable trigger user;
alter table holidays force row level security;

-- The same rule as `isHolidayAt`; a test compares the two. A region without postcodes and centres is the
-- suburb of that name. By video and at home there is no place, and only the days of the country count.
create function holiday_counts(states text[], region text, postcodes text, centres uuid[],
    centre uuid, suburb text, state text, postcode text) returns boolean
  language sql immutable parallel safe as $$
  select case
    when centre = any (centres) then true
    when cardinality(states) > 0 and not coalesce(state = any (states), false) then false
    when postcodes is not null then exists (
      select from regexp_split_to_table(postcodes, '[,;]') part
      where postcode between btrim(split_part(part, '-', 1))
        and btrim(coalesce(nullif(split_part(part, '-', 2), ''), part)))
    when cardinality(centres) > 0 then false
    when region is not null then coalesce(lower(btrim(region)) = lower(btrim(suburb)), false)
    else true end
$$;

create or replace function holiday_reason(centre uuid, on_day date) returns text[]
  language sql stable parallel safe as $$
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
drop function holiday_counts(text[], text, text);
grant execute on function holiday_counts(text[], text, text, uuid[], uuid, text, text, text)
  to caseway_app, caseway_host;
