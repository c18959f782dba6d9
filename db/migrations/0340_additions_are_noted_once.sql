-- What is only added to needs no history: its rows are the history. Who added them stands in the audit log
-- as before, written by one statement for all rows of a statement.
create function audit_additions() returns trigger language plpgsql as $$
begin
  insert into audit_log
    (tenant_id, actor_id, actor_tenant_id, impersonator_id, request_id, operation, resource, record_id)
  select a.tenant_id, current_actor(), nullif(current_setting('app.actor_tenant', true), '')::uuid,
    nullif(current_setting('app.impersonator', true), '')::uuid,
    nullif(current_setting('app.request', true), ''), 'create', tg_argv[0], a.id
  from added a;
  return null;
end $$;
