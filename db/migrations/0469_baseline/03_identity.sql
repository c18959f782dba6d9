-- identity: its part of the baseline. A thing stands in the file of the last module that it needs.
-- Functions may name what comes later.
set local check_function_bodies = off;

create table roles (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  display_name text not null,
  description text,
  is_static boolean not null default false,
  permissions jsonb,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(display_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create unique index uq_roles__name on roles (tenant_id, lower(name)) where not is_deleted;
create index ix_roles__search on roles using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_roles__sort on roles (tenant_id, lower(display_name), id) include (display_name) where not is_deleted;
alter table roles enable row level security, force row level security;
create policy tenant_wall on roles to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on roles to caseway_host
  using (true) with check (true);
grant select, insert, update on roles to caseway_app, caseway_host;
create trigger history after insert or delete or update on roles
  for each row execute function capture_change('role', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

create function keep_static_role() returns trigger
  language plpgsql
  as $$
begin
  if old.is_static and (new.name <> old.name or new.is_deleted or not new.is_static) then
    raise exception 'A built-in role stays' using errcode = '23514', constraint = 'refused__staticRole';
  end if;
  return new;
end $$;
create trigger static_role_kept before update on roles
  for each row execute function keep_static_role();
create trigger search_words after insert or delete on roles
  for each row execute function keep_search_words('role');
create trigger search_words_changed after update on roles
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('role');

create table users (
  tenant_id uuid not null,
  id uuid not null,
  user_name text not null,
  email text not null,
  title text,
  first_name text not null,
  last_name text not null,
  phone text,
  date_format text,
  is_active boolean not null default true,
  is_locked boolean not null default false,
  must_change_password boolean not null default true,
  last_sign_in_time timestamptz,
  settings jsonb,
  search_text text generated always as (lower((((((coalesce(user_name, ''::text) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(first_name, ''::text)) || ' '::text) || coalesce(last_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create unique index uq_users__user_name on users (tenant_id, lower(user_name)) where not is_deleted;
create index ix_users__search on users using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_users__sort on users (tenant_id, lower(first_name), id) include (first_name) where not is_deleted;
create index ix_users__is_active on users (tenant_id, is_active, lower(first_name), id) include (first_name) where not is_deleted;
create index ix_users__is_locked on users (tenant_id, is_locked, lower(first_name), id) include (first_name) where not is_deleted;
alter table users enable row level security, force row level security;
create policy tenant_wall on users to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on users to caseway_host
  using (true) with check (true);
grant select, insert, update on users to caseway_app, caseway_host;
create trigger history after insert or delete or update on users
  for each row execute function capture_change('user', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,last_sign_in_time,settings', '{}');

create function keep_sign_in_name() returns trigger
  language plpgsql
  as $$
begin
  if new.is_deleted then
    delete from sign_in_names where tenant_id = new.tenant_id and user_id = new.id;
  else
    insert into sign_in_names (tenant_id, user_id, login)
      values (new.tenant_id, new.id, sign_in_name(new.user_name))
      on conflict (tenant_id, user_id) do update set login = excluded.login;
  end if;
  return null;
end $$;
create trigger sign_in_name_kept after insert or update of user_name, is_deleted on users
  for each row execute function keep_sign_in_name();

create function keep_highest_account() returns trigger
  language plpgsql
  as $$
begin
  if current_actor() is distinct from new.id
    and (new.user_name, new.email, new.is_active, new.is_locked, new.is_deleted)
      is distinct from (old.user_name, old.email, old.is_active, old.is_locked, old.is_deleted)
    and acts_above_own_role(new.tenant_id) and holds_highest_role(new.tenant_id, new.id)
  then
    raise exception 'Above the role of the user' using errcode = '23514', constraint = 'refused__roleAboveOwn';
  end if;
  return new;
end $$;
create trigger highest_account_kept before update on users
  for each row execute function keep_highest_account();

create function tell_staff() returns trigger
  language plpgsql
  as $$
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
create trigger staff_told after update of first_name, last_name, phone, email, is_active, is_deleted on users
  for each row execute function tell_staff();

create function keep_last_administrator() returns trigger
  language plpgsql
  as $$
begin
  if holds_highest_role(new.tenant_id, new.id) then
    perform keep_an_administrator(new.tenant_id);
  end if;
  return null;
end $$;
create trigger last_administrator_kept after update of is_active, is_locked, is_deleted on users
  for each row when (old.is_active and not old.is_locked and not old.is_deleted and (not new.is_active or new.is_locked or new.is_deleted)) execute function keep_last_administrator();
create trigger search_words after insert or delete on users
  for each row execute function keep_search_words('user');
create trigger search_words_changed after update on users
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('user');

create table users__roles (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_users__roles__owner_id foreign key (tenant_id, owner_id) references users(tenant_id, id) deferrable,
  constraint fk_users__roles__target_id foreign key (tenant_id, target_id) references roles(tenant_id, id) deferrable
);
create index ix_users__roles__target on users__roles (tenant_id, target_id);
alter table users__roles enable row level security, force row level security;
create policy tenant_wall on users__roles to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on users__roles to caseway_host
  using (true) with check (true);
grant select, insert, delete on users__roles to caseway_app, caseway_host;

create function keep_highest_role() returns trigger
  language plpgsql
  as $$
begin
  if acts_above_own_role(new.tenant_id) and exists (
      select from roles where tenant_id = new.tenant_id and id = new.target_id and name in ('TENANT_ADMIN', 'ADMIN'))
    and not exists (
      select from users__roles held
      where held.tenant_id = new.tenant_id and held.owner_id = new.owner_id and held.target_id = new.target_id)
  then
    raise exception 'Above the role of the user' using errcode = '23514', constraint = 'refused__roleAboveOwn';
  end if;
  return new;
end $$;
create trigger highest_role_kept before insert on users__roles
  for each row execute function keep_highest_role();

create function tell_staff_roles() returns trigger
  language plpgsql
  as $$
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
create trigger staff_told after insert or delete on users__roles
  for each row execute function tell_staff_roles();

create function keep_last_administrator_role() returns trigger
  language plpgsql
  as $$
begin
  if exists (
      select from roles where tenant_id = old.tenant_id and id = old.target_id and name in ('TENANT_ADMIN', 'ADMIN'))
    and exists (
      select from users u where u.tenant_id = old.tenant_id and u.id = old.owner_id
        and u.is_active and not u.is_locked and not u.is_deleted)
  then
    perform keep_an_administrator(old.tenant_id);
  end if;
  return null;
end $$;
create trigger last_administrator_kept after delete on users__roles
  for each row execute function keep_last_administrator_role();

create table user_group (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  description text,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(description, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create unique index uq_user_group__name on user_group (tenant_id, lower(name)) where not is_deleted;
create index ix_user_group__search on user_group using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_user_group__sort on user_group (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_user_group__is_active on user_group (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
alter table user_group enable row level security, force row level security;
create policy tenant_wall on user_group to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on user_group to caseway_host
  using (true) with check (true);
grant select, insert, update on user_group to caseway_app, caseway_host;
create trigger history after insert or delete or update on user_group
  for each row execute function capture_change('userGroup', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on user_group
  for each row execute function keep_search_words('userGroup');
create trigger search_words_changed after update on user_group
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('userGroup');

create table user_group__members (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_user_group__members__owner_id foreign key (tenant_id, owner_id) references user_group(tenant_id, id) deferrable,
  constraint fk_user_group__members__target_id foreign key (tenant_id, target_id) references users(tenant_id, id) deferrable
);
create index ix_user_group__members__target on user_group__members (tenant_id, target_id);
alter table user_group__members enable row level security, force row level security;
create policy tenant_wall on user_group__members to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on user_group__members to caseway_host
  using (true) with check (true);
grant select, insert, delete on user_group__members to caseway_app, caseway_host;

create function tell_staff_groups() returns trigger
  language plpgsql
  as $$
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

create table sign_in_names (
  tenant_id uuid not null,
  user_id uuid not null,
  login text not null,
  primary key (tenant_id, user_id),
  constraint uq_sign_in_names__user_name unique (login),
  constraint uq_sign_in_names__user_id unique (user_id),
  constraint sign_in_names_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
alter table sign_in_names enable row level security, force row level security;
create policy tenant_wall on sign_in_names to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sign_in_names to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on sign_in_names to caseway_app, caseway_host;

create table user_credentials (
  tenant_id uuid not null,
  user_id uuid not null,
  password_hash text,
  password_changed_at timestamptz,
  failed_count integer not null default 0,
  locked_until timestamptz,
  link_requested_at timestamptz,
  signed_out_at timestamptz,
  primary key (tenant_id, user_id),
  constraint user_credentials_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
alter table user_credentials enable row level security, force row level security;
create policy tenant_wall on user_credentials to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on user_credentials to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on user_credentials to caseway_app, caseway_host;

create table one_time_links (
  tenant_id uuid not null,
  token_hash text not null,
  purpose text not null,
  user_id uuid not null,
  issuer_id uuid,
  issuer_tenant_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, token_hash),
  constraint one_time_links_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index one_time_links_of_user on one_time_links (tenant_id, user_id) where used_at is null;
create index one_time_links_by_age on one_time_links (expires_at);
alter table one_time_links enable row level security, force row level security;
create policy tenant_wall on one_time_links to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on one_time_links to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on one_time_links to caseway_app, caseway_host;

create table impersonations (
  tenant_id uuid not null,
  session_uid text not null,
  user_id uuid not null,
  impersonator_id uuid not null,
  impersonator_tenant_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, session_uid),
  constraint impersonations_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create unique index impersonations_of_session on impersonations (session_uid);
alter table impersonations enable row level security, force row level security;
create policy tenant_wall on impersonations to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on impersonations to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on impersonations to caseway_app, caseway_host;

create table sign_ins (
  tenant_id uuid not null,
  id text not null,
  user_id uuid not null,
  session_uid text not null,
  impersonator_id uuid,
  impersonator_tenant_id uuid,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  constraint sign_ins_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index sign_ins_of_user on sign_ins (tenant_id, user_id) where ended_at is null;
create index sign_ins_of_session on sign_ins (session_uid) where ended_at is null;
create index sign_ins_by_id on sign_ins (id);
alter table sign_ins enable row level security, force row level security;
create policy tenant_wall on sign_ins to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sign_ins to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on sign_ins to caseway_app, caseway_host;

create table oidc_payloads (
  model text not null,
  id text not null,
  payload text not null,
  grant_id text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index oidc_payloads_of_grant on oidc_payloads (grant_id) where grant_id is not null;
create index oidc_payloads_of_uid on oidc_payloads (uid) where uid is not null;
create index oidc_payloads_by_age on oidc_payloads (expires_at);
grant select, insert, update, delete on oidc_payloads to caseway_host;

create table oidc_keys (
  id text not null,
  sealed text not null,
  created_at timestamptz not null default now(),
  primary key (id)
);
grant select, insert, update, delete on oidc_keys to caseway_host;

create table account_activity (
  tenant_id uuid not null,
  month date not null,
  user_id uuid not null,
  sign_ins integer not null default 1,
  last_at timestamptz not null,
  primary key (tenant_id, month, user_id),
  constraint account_activity_month_check check (extract(day from month) = 1::numeric),
  constraint account_activity_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
alter table account_activity enable row level security, force row level security;
create policy tenant_wall on account_activity to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on account_activity to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on account_activity to caseway_app, caseway_host;

create view accounts with (security_invoker=true) as
 select tenant_id,
    id,
    first_name,
    last_name,
    (first_name || ' '::text) || last_name as name,
    user_name,
    email,
    settings,
    is_active and not is_deleted as is_active
   from users;
grant select on accounts to caseway_app, caseway_host;

create view identity_groups with (security_invoker=true) as
 select tenant_id,
    id,
    name,
    array( select m.target_id
           from user_group__members m
          where m.tenant_id = g.tenant_id and m.owner_id = g.id) as member_ids
   from user_group g
  where not is_deleted;
grant select on identity_groups to caseway_app, caseway_host;

create function holds_highest_role(tenant uuid, person uuid) returns boolean
  language sql stable
  as $$
  select exists (
    select from users__roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.target_id
    where held.tenant_id = tenant and held.owner_id = person and r.name in ('TENANT_ADMIN', 'ADMIN'))
$$;

create function search_roles(whole text, word text) returns setof roles
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.roles t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.roles t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_roles(text,text) owner to caseway_host;
revoke all on function search_roles(text,text) from public;
grant execute on function search_roles(text,text) to caseway_app;

create function search_users(whole text, word text) returns setof users
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.users t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.users t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_users(text,text) owner to caseway_host;
revoke all on function search_users(text,text) from public;
grant execute on function search_users(text,text) to caseway_app;

create function search_user_group(whole text, word text) returns setof user_group
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.user_group t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.user_group t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_user_group(text,text) owner to caseway_host;
revoke all on function search_user_group(text,text) from public;
grant execute on function search_user_group(text,text) to caseway_app;

create function has_active_administrator(tenant uuid) returns boolean
  language sql stable
  as $$
  select exists (
    select from users u
    where u.tenant_id = tenant and u.is_active and not u.is_locked and not u.is_deleted
      and holds_highest_role(tenant, u.id))
$$;

create function case_visibility_includes(person uuid, visibility text, group_ids uuid[]) returns boolean
  language sql stable
  as $$
  select visibility = 'everyone' or sees_every_case(person)
    or visibility = 'staff' and sees_staff_cases(person)
    or visibility = 'group' and exists (select 1 from user_group__members m
      where m.tenant_id = current_tenant() and m.target_id = person and m.owner_id = any (group_ids))
$$;

create function has_role(person uuid, names text[]) returns boolean
  language sql stable
  as $$
  select exists (select 1 from users__roles ur
    join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id
    where ur.tenant_id = current_tenant() and ur.owner_id = person and not r.is_deleted and r.name = any (names))
$$;

alter table notifications
  add constraint fk_notifications__recipient_id foreign key (tenant_id, recipient_id) references users(tenant_id, id) on delete cascade;

alter table update_reads
  add constraint update_reads_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable;
