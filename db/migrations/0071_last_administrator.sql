-- A tenant keeps an administrator who can sign in, and the installation keeps its host tenant.

create function has_active_administrator(tenant uuid) returns boolean language sql stable as $$
  select exists (
    select from users u
    where u.tenant_id = tenant and u.is_active and not u.is_locked and not u.is_deleted
      and holds_highest_role(tenant, u.id))
$$;

-- Two administrators who disable each other at the same moment wait for each other here.
create function keep_an_administrator(tenant uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('administrators of ' || tenant, 0));
  if not has_active_administrator(tenant) then
    raise exception 'The last administrator' using errcode = '23514', constraint = 'refused__lastAdministrator';
  end if;
end $$;

create function keep_last_administrator() returns trigger language plpgsql as $$
begin
  if holds_highest_role(new.tenant_id, new.id) then
    perform keep_an_administrator(new.tenant_id);
  end if;
  return null;
end $$;

create trigger last_administrator_kept after update of is_active, is_locked, is_deleted on users
  for each row
  when (old.is_active and not old.is_locked and not old.is_deleted
    and (not new.is_active or new.is_locked or new.is_deleted))
  execute function keep_last_administrator();

create function keep_last_administrator_role() returns trigger language plpgsql as $$
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

-- Without its own tenant nobody could enable a tenant again.
create function keep_host_tenant() returns trigger language plpgsql as $$
begin
  raise exception 'The host tenant stays' using errcode = '23514', constraint = 'refused__hostTenantStays';
end $$;

create trigger host_tenant_kept before update of is_active, is_deleted on tenants
  for each row
  when (new.id = '00000000-0000-7000-8000-000000000001' and (not new.is_active or new.is_deleted))
  execute function keep_host_tenant();

-- A role that the account holds already is handed out to nobody: the plain update of a name must
-- not be refused because it repeats the roles.
create or replace function keep_highest_role() returns trigger language plpgsql as $$
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
