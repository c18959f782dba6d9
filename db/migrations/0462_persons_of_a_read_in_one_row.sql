-- Whom an answer showed, when it showed several: one row for a page instead of one for each person on it.
alter table audit_log add column persons uuid[];
create index audit_log_of_persons on audit_log using gin (persons) where persons is not null;
grant insert (persons) on audit_log to caseway_app, caseway_host;

-- The text that is sealed and archived. Rows without persons keep the text that they were sealed with.
create function audit_row_text(r audit_log) returns text
  language sql stable parallel safe as $$
  select (jsonb_build_array(
    r.id, r.tenant_id, (extract(epoch from r.at) * 1000000)::bigint, r.xid::text, r.actor_id,
    r.actor_tenant_id, r.impersonator_id, r.request_id, r.operation, r.resource, r.record_id, r.detail
  ) || case when r.persons is null then '[]' else jsonb_build_array(r.persons) end)::text
$$;
create or replace function audit_row_hash(r audit_log) returns bytea
  language sql stable parallel safe as $$
  select sha256(convert_to(audit_row_text(r), 'UTF8'))
$$;
