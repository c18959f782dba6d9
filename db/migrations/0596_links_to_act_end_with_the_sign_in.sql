-- A link to act as somebody, asked for and not used yet, is a right of whoever asked: it ends with their sign-ins.
create or replace function end_impersonations() returns trigger
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
  update public.links set withdrawn_at = now()
    where issuer_tenant_id = tenant and issuer_id = person and kind = 'impersonation'
      and withdrawn_at is null and used_at is null and expires_at > now();
  if tg_table_name = 'users' then
    perform public.tell_rights_ended(tenant, person, 'ended');
  end if;
  return null;
end $$;
