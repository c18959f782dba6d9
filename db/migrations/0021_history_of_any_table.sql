-- Not every table with a history has a stamp: files have none.
create or replace function capture_change() returns trigger language plpgsql as $$
declare
  skipped text[] := string_to_array(tg_argv[1], ',');
  refs jsonb := tg_argv[2]::jsonb;
  before jsonb;
  after jsonb;
  tenant uuid;
  property text;
  changed text[] := '{}';
begin
  if tg_op = 'DELETE' then
    before := to_jsonb(old);
    tenant := coalesce((before ->> 'tenant_id')::uuid, current_tenant());
    perform write_audit(tenant, 'delete', tg_argv[0], old.id, null);
    return null;
  end if;
  after := to_jsonb(new);
  tenant := coalesce((after ->> 'tenant_id')::uuid, current_tenant());
  if tg_op = 'INSERT' then
    perform write_audit(tenant, 'create', tg_argv[0], new.id, null);
    return null;
  end if;
  before := to_jsonb(old);
  for property in
    select key from jsonb_each(after) where value is distinct from before -> key and key <> all (skipped)
  loop
    changed := changed || property;
    perform write_change(tenant, tg_argv[0], new.id, property, before -> property, after -> property,
      display_text(refs -> property, tenant, before ->> property),
      display_text(refs -> property, tenant, after ->> property));
  end loop;
  if cardinality(changed) = 0 and after ->> 'concurrency_stamp' = before ->> 'concurrency_stamp'
    and pg_trigger_depth() > 1 then
    return null;
  end if;
  perform write_audit(tenant, case when new.is_deleted and not old.is_deleted then 'delete' else 'update' end,
    tg_argv[0], new.id, case when cardinality(changed) > 0 then to_jsonb(changed) end);
  return null;
end $$;
