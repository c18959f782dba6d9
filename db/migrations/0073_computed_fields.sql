-- What a record computes from its own fields now stands in its definition; these did it unseen.
drop trigger full_name_kept on clients;
drop trigger full_name_kept on contractors;
drop trigger full_name_kept on staffs;
drop trigger full_name_kept on case_managers;
drop trigger keep on centres;
drop function keep_person_name();
drop function keep_case_manager_name();
drop function keep_centre();

-- E-059: nobody is excluded without a reason, and a reason goes with the exclusion.
create or replace function keep_specialist() returns trigger language plpgsql as $$
begin
  if new.recruitment_status <> 'EXCLUDING' then
    new.exclusion_reason := null;
  elsif new.exclusion_reason is null then
    raise exception 'An exclusion needs a reason'
      using errcode = '23514', constraint = 'refused__exclusionReasonMissing';
  end if;
  return new;
end $$;

create function compute_case_managers() returns trigger language plpgsql as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  return new;
end $$;

create trigger computed before insert or update of full_name, first_name, last_name on case_managers
  for each row execute function compute_case_managers();

create function compute_contractors() returns trigger language plpgsql as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  return new;
end $$;

create trigger computed before insert or update of full_name, first_name, last_name on contractors
  for each row execute function compute_contractors();

create function compute_clients() returns trigger language plpgsql as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  return new;
end $$;

create trigger computed before insert or update of full_name, first_name, last_name on clients
  for each row execute function compute_clients();

create function compute_staffs() returns trigger language plpgsql as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  return new;
end $$;

create trigger computed before insert or update of full_name, first_name, last_name on staffs
  for each row execute function compute_staffs();

create function compute_specialists() returns trigger language plpgsql as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  new.state := nullif(btrim(new.address ->> 'state'), '');
  new.specialist_status := case when new.is_active then 'ACTIVE' else 'INACTIVE' end;
  return new;
end $$;

create trigger computed before insert or update of full_name, first_name, last_name, state, address, specialist_status, is_active on specialists
  for each row execute function compute_specialists();

create function compute_centres() returns trigger language plpgsql as $$
begin
  new.suburb := nullif(btrim(new.address ->> 'suburb'), '');
  new.state := nullif(btrim(new.address ->> 'state'), '');
  new.postcode := nullif(btrim(new.address ->> 'postcode'), '');
  new.country := nullif(btrim(new.address ->> 'country'), '');
  return new;
end $$;

create trigger computed before insert or update of suburb, address, state, postcode, country on centres
  for each row execute function compute_centres();

-- Whoever gets a role of the practice is one of its staff; their full name is computed.
create or replace function tell_staff_roles() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from staffs__roles r using staffs s
    where s.tenant_id = old.tenant_id and s.user_id = old.owner_id and r.tenant_id = s.tenant_id
      and r.owner_id = s.id and r.target_id = old.target_id;
    return null;
  end if;
  insert into staffs (tenant_id, id, first_name, last_name, email, phone, user_id, is_active,
    creator_id, last_modifier_id)
  select u.tenant_id, gen_random_uuid(), u.first_name, u.last_name, u.email, u.phone, u.id,
    u.is_active, current_actor(), current_actor()
  from users u
  join roles r on r.tenant_id = u.tenant_id and r.id = new.target_id
    and r.name in ('ADMIN_STAFF', 'STAFF', 'ACCOUNTING')
  where u.tenant_id = new.tenant_id and u.id = new.owner_id and not u.is_deleted
    and not exists (
      select 1 from staffs s where s.tenant_id = u.tenant_id and not s.is_deleted
        and (s.user_id = u.id or lower(s.email) = lower(u.email)));
  insert into staffs__roles (tenant_id, owner_id, target_id)
  select s.tenant_id, s.id, r.target_id from staffs s
  join users__roles r on r.tenant_id = s.tenant_id and r.owner_id = s.user_id
  where s.tenant_id = new.tenant_id and s.user_id = new.owner_id and not s.is_deleted
  on conflict do nothing;
  return null;
end $$;
