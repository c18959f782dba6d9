-- B-335: lists show and search the whole name, people write its parts.
create function keep_person_name() returns trigger language plpgsql as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  return new;
end $$;

create trigger full_name_kept before insert or update of first_name, last_name on clients
  for each row execute function keep_person_name();
create trigger full_name_kept before insert or update of first_name, last_name on contractors
  for each row execute function keep_person_name();
create trigger full_name_kept before insert or update of first_name, last_name on staffs
  for each row execute function keep_person_name();

-- Decision 20: a member of staff and their sign-in account say the same, whoever is changed.
-- Each direction writes only what differs, so the other one finds nothing left to do.
create function tell_account() returns trigger language plpgsql as $$
declare
  is_in boolean := new.is_active and not new.is_deleted;
begin
  update users u set first_name = new.first_name, last_name = new.last_name, phone = new.phone,
    user_name = case when lower(u.email) = lower(new.email) then u.user_name else new.email end,
    email = new.email, is_active = is_in, concurrency_stamp = gen_random_uuid(),
    last_modification_time = now(), last_modifier_id = current_actor()
  where u.tenant_id = new.tenant_id and u.id = new.user_id and not u.is_deleted
    and (u.first_name, u.last_name, u.phone, u.email, u.is_active)
      is distinct from (new.first_name, new.last_name, new.phone, new.email, is_in);
  return null;
end $$;

create trigger account_told
  after update of first_name, last_name, phone, email, is_active, is_deleted, user_id on staffs
  for each row when (new.user_id is not null) execute function tell_account();

create function tell_staff() returns trigger language plpgsql as $$
begin
  update staffs s set first_name = new.first_name, last_name = new.last_name, phone = new.phone,
    email = new.email, is_active = new.is_active and not new.is_deleted,
    is_deleted = s.is_deleted or new.is_deleted, concurrency_stamp = gen_random_uuid(),
    last_modification_time = now(), last_modifier_id = current_actor()
  where s.tenant_id = new.tenant_id and s.user_id = new.id and not s.is_deleted
    and (s.first_name, s.last_name, s.phone, s.email, s.is_active, s.is_deleted)
      is distinct from (new.first_name, new.last_name, new.phone, new.email,
        new.is_active and not new.is_deleted, new.is_deleted);
  return null;
end $$;

create trigger staff_told
  after update of first_name, last_name, phone, email, is_active, is_deleted on users
  for each row execute function tell_staff();

create function tell_account_roles() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from users__roles r using staffs s
    where s.tenant_id = old.tenant_id and s.id = old.owner_id and r.tenant_id = s.tenant_id
      and r.owner_id = s.user_id and r.target_id = old.target_id;
  else
    insert into users__roles (tenant_id, owner_id, target_id)
    select s.tenant_id, s.user_id, new.target_id from staffs s
    where s.tenant_id = new.tenant_id and s.id = new.owner_id and s.user_id is not null
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger account_told after insert or delete on staffs__roles
  for each row execute function tell_account_roles();

-- Whoever gets a role of the practice is one of its staff.
create function tell_staff_roles() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from staffs__roles r using staffs s
    where s.tenant_id = old.tenant_id and s.user_id = old.owner_id and r.tenant_id = s.tenant_id
      and r.owner_id = s.id and r.target_id = old.target_id;
    return null;
  end if;
  insert into staffs (tenant_id, id, first_name, last_name, full_name, email, phone, user_id, is_active,
    creator_id, last_modifier_id)
  select u.tenant_id, gen_random_uuid(), u.first_name, u.last_name, '', u.email, u.phone, u.id,
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

create trigger staff_told after insert or delete on users__roles
  for each row execute function tell_staff_roles();

create function tell_group_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from user_group__members m using staffs s
    where s.tenant_id = old.tenant_id and s.id = old.owner_id and m.tenant_id = s.tenant_id
      and m.owner_id = old.target_id and m.target_id = s.user_id;
  else
    insert into user_group__members (tenant_id, owner_id, target_id)
    select s.tenant_id, new.target_id, s.user_id from staffs s
    where s.tenant_id = new.tenant_id and s.id = new.owner_id and s.user_id is not null
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger members_told after insert or delete on staffs__user_groups
  for each row execute function tell_group_members();

create function tell_staff_groups() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from staffs__user_groups g using staffs s
    where s.tenant_id = old.tenant_id and s.user_id = old.target_id and g.tenant_id = s.tenant_id
      and g.owner_id = s.id and g.target_id = old.owner_id;
  else
    insert into staffs__user_groups (tenant_id, owner_id, target_id)
    select s.tenant_id, s.id, new.owner_id from staffs s
    where s.tenant_id = new.tenant_id and s.user_id = new.target_id and not s.is_deleted
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger staff_told after insert or delete on user_group__members
  for each row execute function tell_staff_groups();

-- Those who are there already. The walls bind the owner too.
alter table users no force row level security;
alter table roles no force row level security;
alter table users__roles no force row level security;
alter table user_group__members no force row level security;
alter table staffs no force row level security;
alter table staffs__roles no force row level security;
alter table staffs__user_groups no force row level security;

insert into staffs (tenant_id, id, first_name, last_name, full_name, email, phone, user_id, is_active)
select distinct on (u.tenant_id, lower(u.email))
  u.tenant_id, gen_random_uuid(), u.first_name, u.last_name, '', u.email, u.phone, u.id, u.is_active
from users u
join users__roles l on l.tenant_id = u.tenant_id and l.owner_id = u.id
join roles r on r.tenant_id = l.tenant_id and r.id = l.target_id
  and r.name in ('ADMIN_STAFF', 'STAFF', 'ACCOUNTING')
where not u.is_deleted
order by u.tenant_id, lower(u.email), u.creation_time;
insert into staffs__roles (tenant_id, owner_id, target_id)
select s.tenant_id, s.id, l.target_id from staffs s
join users__roles l on l.tenant_id = s.tenant_id and l.owner_id = s.user_id
on conflict do nothing;
insert into staffs__user_groups (tenant_id, owner_id, target_id)
select s.tenant_id, s.id, m.owner_id from staffs s
join user_group__members m on m.tenant_id = s.tenant_id and m.target_id = s.user_id
on conflict do nothing;

alter table users force row level security;
alter table roles force row level security;
alter table users__roles force row level security;
alter table user_group__members force row level security;
alter table staffs force row level security;
alter table staffs__roles force row level security;
alter table staffs__user_groups force row level security;
