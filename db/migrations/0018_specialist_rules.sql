-- G-057: the status follows enable and disable. E-059: nobody is excluded without a reason.
create function keep_specialist() returns trigger language plpgsql as $$
begin
  new.full_name := trim(new.first_name || ' ' || new.last_name);
  new.specialist_status := case when new.is_active then 'ACTIVE' else 'INACTIVE' end;
  new.state := nullif(trim(new.address ->> 'state'), '');
  if new.recruitment_status <> 'EXCLUDING' then
    new.exclusion_reason := null;
  elsif new.exclusion_reason is null then
    raise exception 'An exclusion needs a reason'
      using errcode = '23514', constraint = 'refused__exclusionReasonMissing';
  end if;
  if new.onboarded_end_date < new.onboarded_date then
    raise exception 'A contract ends after it starts'
      using errcode = '23514', constraint = 'refused__contractEndsBeforeStart';
  end if;
  return new;
end $$;

create trigger keep before insert or update on specialists
  for each row execute function keep_specialist();

-- D-017: `specialty` is what a person reads and searches for; the chosen values say what it is.
create function specialty_text(tenant uuid, specialist uuid) returns text
  language sql stable as $$
  select string_agg(v.label, ', ' order by v.label)
  from specialists__specialties l
  join lookup_config v on v.tenant_id = l.tenant_id and v.id = l.target_id
  where l.tenant_id = tenant and l.owner_id = specialist
$$;

create function tell_specialty() returns trigger language plpgsql as $$
declare
  link record := coalesce(new, old);
begin
  update specialists set specialty = specialty_text(link.tenant_id, link.owner_id)
    where tenant_id = link.tenant_id and id = link.owner_id
      and specialty is distinct from specialty_text(link.tenant_id, link.owner_id);
  return null;
end $$;

create trigger tell_specialty after insert or delete on specialists__specialties
  for each row execute function tell_specialty();

create function rename_specialty() returns trigger language plpgsql as $$
begin
  update specialists s set specialty = specialty_text(s.tenant_id, s.id)
    where s.tenant_id = new.tenant_id and exists (
      select from specialists__specialties l
      where l.tenant_id = s.tenant_id and l.owner_id = s.id and l.target_id = new.id);
  return null;
end $$;

create trigger rename_specialty after update of label on lookup_config
  for each row when (new.type = 'specialty' and new.label <> old.label)
  execute function rename_specialty();

create function keep_period() returns trigger language plpgsql as $$
begin
  if new.end_date < new.start_date then
    raise exception 'A period ends after it starts'
      using errcode = '23514', constraint = 'refused__periodEndsBeforeStart';
  end if;
  return new;
end $$;

create trigger keep_period before insert or update on specialist_leaves
  for each row execute function keep_period();
create trigger keep_period before insert or update on specialist_contracts
  for each row execute function keep_period();

-- What was signed stays what it was; it can be cancelled.
create function keep_signed_contract() returns trigger language plpgsql as $$
begin
  if old.status = 'signed' and (new.is_deleted
    or (new.template, new.start_date, new.end_date, new.specialist_id)
      is distinct from (old.template, old.start_date, old.end_date, old.specialist_id))
  then
    raise exception 'A signed contract stays'
      using errcode = '23514', constraint = 'refused__contractSignedAlready';
  end if;
  return new;
end $$;

create trigger keep_signed before update on specialist_contracts
  for each row execute function keep_signed_contract();

create function keep_centre() returns trigger language plpgsql as $$
begin
  new.suburb := nullif(trim(new.address ->> 'suburb'), '');
  new.state := nullif(trim(new.address ->> 'state'), '');
  new.postcode := nullif(trim(new.address ->> 'postcode'), '');
  new.country := nullif(trim(new.address ->> 'country'), '');
  return new;
end $$;

create trigger keep before insert or update on centres
  for each row execute function keep_centre();

-- B-244: tenants in the United States also see the centres of the host, and never change them.
create function sees_host_centres() returns boolean language sql stable as $$
  select exists (select from public.tenants
    where id = public.current_tenant()
      and lower(country) in ('us', 'usa', 'united states', 'united states of america'))
$$;
grant execute on function sees_host_centres() to caseway_app, caseway_host;

create policy host_centres on centres for select to caseway_app
  using (tenant_id = '00000000-0000-7000-8000-000000000001' and (select sees_host_centres()));

create or replace function search_centres(whole text, word text) returns setof centres
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public as $$
begin
  return query select t.* from public.centres t
    where (t.tenant_id = public.current_tenant()
        or (t.tenant_id = '00000000-0000-7000-8000-000000000001' and public.sees_host_centres()))
      and not t.is_deleted and (t.search_text like whole or t.search_text like word);
end $$;
