-- Which records of a kind were written since a snapshot was taken: a total that was counted then is
-- carried forward by these, instead of being counted again. A row of the audit log carries the number
-- of its transaction, so one that began before the snapshot and ended after it is not missed.
create index audit_log_of_writes on audit_log (tenant_id, resource, xid)
  where operation in ('create', 'update', 'delete');

create function changes_since(kind text, seen pg_snapshot)
  returns table (operation text, record_id uuid, detail jsonb)
  language sql stable security definer rows 10 set search_path = pg_catalog, public as $$
  select a.operation, a.record_id, a.detail from public.audit_log a
  where a.tenant_id = public.current_tenant() and a.resource = kind
    and a.operation in ('create', 'update', 'delete')
    and a.xid >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(a.xid, seen)
  limit 501
$$;
alter function changes_since(text, pg_snapshot) owner to caseway_host;
revoke all on function changes_since(text, pg_snapshot) from public;
grant execute on function changes_since(text, pg_snapshot) to caseway_app, caseway_host;
