-- Roles, the tenant wall, the change history and the audit log.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists btree_gist;

-- Unset or empty: no tenant, so every policy answers no rows.
create function current_tenant() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;

create function current_actor() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.user', true), '')::uuid $$;

create table property_changes (
  tenant_id uuid not null,
  id bigint generated always as identity,
  resource text not null,
  record_id uuid not null,
  property_name text not null,
  original_value jsonb,
  new_value jsonb,
  original_text text,
  new_text text,
  user_id uuid,
  user_text text,
  impersonator_id uuid,
  request_id text,
  change_time timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index property_changes_of_record
  on property_changes (tenant_id, record_id, change_time desc, id desc);

create table audit_log (
  id bigint generated always as identity primary key,
  tenant_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  xid xid8 not null default pg_current_xact_id(),
  actor_id uuid,
  actor_tenant_id uuid,
  impersonator_id uuid,
  request_id text,
  operation text not null,
  resource text not null,
  record_id uuid,
  detail jsonb
);
create index audit_log_of_tenant on audit_log (tenant_id, at desc);
create index audit_log_of_record on audit_log (tenant_id, record_id, at desc);
create index audit_log_in_seal_order on audit_log (xid, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;

create trigger append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger never_truncated before truncate on audit_log
  for each statement execute function refuse_change();
create trigger append_only before update or delete on property_changes
  for each row execute function refuse_change();
create trigger never_truncated before truncate on property_changes
  for each statement execute function refuse_change();

create function write_audit(tenant uuid, operation text, resource text, record uuid, detail jsonb)
  returns void language sql as $$
  insert into audit_log
    (tenant_id, actor_id, actor_tenant_id, impersonator_id, request_id, operation, resource, record_id, detail)
  values (
    tenant, current_actor(), nullif(current_setting('app.actor_tenant', true), '')::uuid,
    nullif(current_setting('app.impersonator', true), '')::uuid,
    nullif(current_setting('app.request', true), ''), operation, resource, record, detail)
$$;

-- The text of a reference at this moment, frozen into the history.
-- refs: column -> { "table": …, "text": SQL expression over t, "tenant": true|false }
create function display_text(ref jsonb, tenant uuid, reference text) returns text
  language plpgsql stable as $$
declare answer text;
begin
  if ref is null or reference is null then return null; end if;
  execute format('select %s from %I t where t.id = $1%s', ref ->> 'text', ref ->> 'table',
      case when (ref ->> 'tenant')::boolean then ' and t.tenant_id = $2' else '' end)
    into answer using reference::uuid, tenant;
  return answer;
end $$;

create function write_change(
  tenant uuid, resource text, record uuid, property text,
  original jsonb, changed jsonb, original_text text, new_text text
) returns void language sql as $$
  insert into property_changes
    (tenant_id, resource, record_id, property_name, original_value, new_value, original_text, new_text,
     user_id, user_text, impersonator_id, request_id)
  values (tenant, resource, record, property, original, changed, original_text, new_text, current_actor(),
     nullif(current_setting('app.user_name', true), ''),
     nullif(current_setting('app.impersonator', true), '')::uuid,
     nullif(current_setting('app.request', true), ''))
$$;

-- On every resource table. Arguments: resource, columns without history (comma separated),
-- references. One audit row for each row written; one history row for each property changed.
create function capture_change() returns trigger language plpgsql as $$
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
  perform write_audit(tenant, case when new.is_deleted and not old.is_deleted then 'delete' else 'update' end,
    tg_argv[0], new.id, case when cardinality(changed) > 0 then to_jsonb(changed) end);
  return null;
end $$;

create table idempotency_keys (
  tenant_id uuid not null,
  user_id uuid not null,
  route text not null,
  key text not null,
  request_hash text not null,
  status integer,
  response text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, route, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

do $$
declare t text;
begin
  foreach t in array array['property_changes', 'audit_log', 'idempotency_keys'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('create policy host_work on %I to caseway_host using (true) with check (true)', t);
  end loop;
end $$;

grant select, insert on property_changes, audit_log to caseway_app, caseway_host;
grant select, insert, update, delete on idempotency_keys to caseway_app, caseway_host;
