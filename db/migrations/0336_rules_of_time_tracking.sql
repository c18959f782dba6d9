-- Whose time, which day, until when and at which rate. What is approved keeps the rate that it had.
create function fill_time_entry() returns trigger language plpgsql as $$
begin
  if new.user_kind = 'specialist' then
    new.user_id := null;
  else
    new.specialist_id := null;
    new.user_id := coalesce(new.user_id, current_actor());
  end if;
  new.started_at := date_trunc('minute', new.started_at);
  new.ended_at := new.started_at + make_interval(mins => new.minutes::integer);
  new.work_day := (new.started_at at time zone coalesce(
    (select t.timezone from public.platform_tenants t where t.id = new.tenant_id), 'Australia/Sydney'))::date;
  if new.approval <> 'approved' then
    new.rate := (select r.rate_per_hour from public.time_rates r
      where r.tenant_id = new.tenant_id and not r.is_deleted and r.effective_from <= new.work_day
        and (r.user_id is null or r.user_id = new.user_id)
        and (r.specialist_id is null or r.specialist_id = new.specialist_id)
        and (r.activity is null or r.activity = new.activity)
      order by num_nonnulls(r.user_id, r.specialist_id) desc, num_nonnulls(r.activity) desc,
        r.effective_from desc, r.id desc
      limit 1);
  end if;
  new.amount := round(new.rate * new.minutes / 60, 2);
  return new;
end $$;

create trigger fill_time_entry before insert or update on time_tracking
  for each row execute function fill_time_entry();

-- Runs after the one above: triggers of a kind go by their names.
create function guard_time_entry() returns trigger language plpgsql as $$
declare other text;
begin
  if tg_op = 'UPDATE' and old.approval = 'approved' and new.approval = 'approved'
    and (new.is_deleted, new.case_id, new.user_id, new.specialist_id, new.activity, new.started_at, new.minutes,
        new.note)
      is distinct from
      (old.is_deleted, old.case_id, old.user_id, old.specialist_id, old.activity, old.started_at, old.minutes,
        old.note)
  then
    raise exception 'the entry is approved' using errcode = '23514', constraint = 'refused__timeApproved';
  end if;
  if new.is_deleted then return new; end if;
  select format('the entry of %s from %s to %s on %s',
      coalesce((select c.case_no from public.cases c where c.tenant_id = e.tenant_id and c.id = e.case_id),
        'another case'),
      to_char(e.started_at at time zone z.zone, 'HH24:MI'), to_char(e.ended_at at time zone z.zone, 'HH24:MI'),
      to_char(e.started_at at time zone z.zone, 'DD Mon YYYY'))
    into other
    from public.time_tracking e
    cross join (select coalesce((select t.timezone from public.platform_tenants t where t.id = new.tenant_id),
      'Australia/Sydney') as zone) z
    where e.tenant_id = new.tenant_id and not e.is_deleted and e.id <> new.id
      and coalesce(e.user_id, e.specialist_id) = coalesce(new.user_id, new.specialist_id)
      and e.started_at < new.ended_at and e.ended_at > new.started_at
    order by e.started_at limit 1;
  if found then
    raise exception 'the entry overlaps another' using errcode = '23514',
      constraint = 'refused__timeOverlaps', detail = json_build_object('other', other)::text;
  end if;
  return new;
end $$;

create trigger guard_time_entry before insert or update on time_tracking
  for each row execute function guard_time_entry();

-- Two at the same moment, and entries of cases that the writer may not see.
alter table time_tracking add constraint "refused__timeOverlapsHidden" exclude using gist (
  tenant_id with =, (coalesce(user_id, specialist_id)) with =, tstzrange(started_at, ended_at) with &&)
  where (not is_deleted);
alter table time_tracking add constraint "refused__timeWithoutSpecialist"
  check (user_kind <> 'specialist' or specialist_id is not null);
alter table time_tracking add constraint "refused__timeWithoutUser"
  check (user_kind <> 'staff' or user_id is not null);

-- Whoever does not see the case does not see the time spent on it.
create policy seen_by_user on time_tracking as restrictive for select to caseway_app using (
  exists (select 1 from cases c where c.tenant_id = time_tracking.tenant_id and c.id = time_tracking.case_id));

-- One for each user: it runs on while nobody looks at it.
create table time_timers (
  tenant_id uuid not null,
  user_id uuid not null,
  case_id uuid not null,
  activity text not null,
  note text,
  started_at timestamptz not null,
  primary key (tenant_id, user_id),
  constraint fk_time_timers__user_id foreign key (tenant_id, user_id) references users (tenant_id, id) deferrable,
  constraint fk_time_timers__case_id foreign key (tenant_id, case_id) references cases (tenant_id, id) deferrable
);
alter table time_timers enable row level security;
alter table time_timers force row level security;
create policy tenant_wall on time_timers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on time_timers to caseway_host using (true) with check (true);
grant select, insert, update, delete on time_timers to caseway_app, caseway_host;
