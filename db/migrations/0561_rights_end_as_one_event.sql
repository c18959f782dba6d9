-- Whichever way a right ends, every process hears of it when the transaction commits, and closes what hangs on it:
-- cached actors and open sockets. `change` is for what grew or shrank: the screens ask again.
create function tell_rights_ended(tenant uuid, person uuid, change text) returns void language sql as $$
  select pg_notify('caseway_rights',
    json_build_object('tenantId', tenant, 'userId', person, 'change', change)::text)
$$;

create function tell_ended_sign_in() returns trigger language plpgsql as $$
begin
  perform tell_rights_ended(new.tenant_id, new.user_id, 'ended');
  return null;
end $$;

create trigger tell_ended after update of ended_at on sign_ins for each row
  when (old.ended_at is null and new.ended_at is not null) execute function tell_ended_sign_in();

-- Support of another tenant acts as somebody: its sign-ins stand in their tenant, which a request of the other does
-- not see. The impersonator of the row is the person of the trigger, with their tenant, and nobody else.
create function end_impersonations() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  tenant uuid := new.tenant_id;
  person uuid := case tg_table_name when 'users' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(new) ->> 'user_id')::uuid end;
begin
  update public.sign_ins set ended_at = now()
    where impersonator_tenant_id = tenant and impersonator_id = person and ended_at is null;
  update public.impersonations set ended_at = now()
    where impersonator_tenant_id = tenant and impersonator_id = person and ended_at is null;
  if tg_table_name = 'users' then
    perform public.tell_rights_ended(tenant, person, 'ended');
  end if;
  return null;
end $$;
alter function end_impersonations() owner to caseway_host;
revoke all on function end_impersonations() from public;

create index impersonations_by on impersonations (impersonator_id) where ended_at is null;
create index sign_ins_by_impersonator on sign_ins (impersonator_id)
  where ended_at is null and impersonator_id is not null;

create trigger end_impersonations after update of is_active, is_locked, is_deleted on users for each row
  when ((old.is_active and not new.is_active) or (not old.is_locked and new.is_locked)
    or (not old.is_deleted and new.is_deleted))
  execute function end_impersonations();

-- Signed out everywhere: by the administrator, by a reset or by a new password.
create trigger end_impersonations after insert or update of signed_out_at on user_credentials for each row
  when (new.signed_out_at is not null) execute function end_impersonations();

create function tell_changed_tenant() returns trigger language plpgsql as $$
begin
  perform tell_rights_ended(new.id, null,
    case when new.is_active and not new.is_deleted then 'changed' else 'ended' end);
  return null;
end $$;

create trigger tell_changed after update of is_active, is_deleted, features, edition_id on tenants for each row
  when (old.is_active is distinct from new.is_active or old.is_deleted is distinct from new.is_deleted
    or old.features is distinct from new.features or old.edition_id is distinct from new.edition_id)
  execute function tell_changed_tenant();
