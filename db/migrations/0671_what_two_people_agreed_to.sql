-- What a tenant listed at a moment, and what a second person agreed to then: for those who look afterwards
-- whether anybody did alone what took two.

-- The provider changes settings too, so the history of the host counts; only the own tenant is answered.
create function platform_setting_at(key text, moment timestamptz) returns text
  language sql stable security definer cost 1000 set search_path = pg_catalog, public
  as $$
  with changes as (
    select p.change_time, p.original_value ->> key as before, p.new_value ->> key as after
    from public.property_changes p where p.record_id = public.current_tenant()
      and p.resource = 'tenant' and p.property_name = 'settings'),
  last as (select after from changes where change_time <= moment order by change_time desc limit 1),
  next as (select before from changes where change_time > moment order by change_time limit 1)
  select case when exists (select from last) then (select after from last)
    when exists (select from next) then (select before from next)
    else (select t.settings ->> key from public.tenants t where t.id = public.current_tenant()) end
$$;
grant create on schema public to caseway_host;
alter function platform_setting_at(text, timestamptz) owner to caseway_host;
revoke create on schema public from caseway_host;
revoke all on function platform_setting_at(text, timestamptz) from public;
grant execute on function platform_setting_at(text, timestamptz) to caseway_app;

create view correspondence_agreed with (security_invoker = true) as
  select r.tenant_id, r.id, r.kind, r.record_id, p.change_time as at
  from approval_requests r join property_changes p on p.tenant_id = r.tenant_id and p.record_id = r.id
    and p.resource = 'approvalRequest' and p.property_name = 'status' and p.new_value = '"approved"'
  where r.status = 'approved' and not r.is_deleted and r.decided_by_id <> r.asked_by_id;
grant select on correspondence_agreed to caseway_app, caseway_host;

create view identity_roles with (security_invoker = true) as
  select tenant_id, id, display_name as name from roles where not is_deleted;
grant select on identity_roles to caseway_app, caseway_host;
