-- Whether a public holiday counts at a place: the one place in SQL that knows it. Slots, search, calendar
-- and the preview of who is affected ask it. An address says NSW or New South Wales, as people type it. A
-- place by video has no state: only the days of the whole country count there.
create function holiday_counts(states text[], region text, place_state text) returns boolean
  language sql immutable parallel safe as $$
  select region is null and (cardinality(states) = 0 or exists (
    select from (values ('ACT', 'AUSTRALIAN CAPITAL TERRITORY'), ('NSW', 'NEW SOUTH WALES'),
      ('NT', 'NORTHERN TERRITORY'), ('QLD', 'QUEENSLAND'), ('SA', 'SOUTH AUSTRALIA'), ('TAS', 'TASMANIA'),
      ('VIC', 'VICTORIA'), ('WA', 'WESTERN AUSTRALIA')) as s (code, name)
    where s.code = any (states) and upper(place_state) in (s.code, s.name)))
$$;

-- As a list, so that it joins the reasons of party_bookability.
create function holiday_reason(centre uuid, on_day date) returns text[]
  language sql stable parallel safe as $$
  select case when exists (
    select from public.holidays h
    left join public.party_centres c on c.tenant_id = public.current_tenant() and c.id = centre
    where h.tenant_id = public.current_tenant() and h.date = on_day and h.is_active and not h.is_deleted
      and public.holiday_counts(h.states, h.region, c.state)
  ) then array['holiday'] else '{}'::text[] end
$$;
grant execute on function holiday_counts(text[], text, text), holiday_reason(uuid, date)
  to caseway_app, caseway_host;
