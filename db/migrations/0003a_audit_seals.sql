-- The audit log is sealed block by block; each seal covers the one before it.
-- Only these columns may be given: a forged xid or id would place a row behind the seals.
revoke insert on audit_log from caseway_app, caseway_host;
grant insert (tenant_id, actor_id, actor_tenant_id, impersonator_id, request_id, operation, resource,
  record_id, detail) on audit_log to caseway_app, caseway_host;

create table audit_seals (
  seq bigint primary key check (seq > 0),
  first_xid xid8 not null,
  first_id bigint not null,
  last_xid xid8 not null,
  last_id bigint not null,
  row_count bigint not null,
  rows_hash bytea not null,
  -- Rows up to this id belong to an earlier cluster, whose transaction numbers mean nothing here.
  floor_id bigint not null,
  prev_hash bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null
);

create trigger append_only before update or delete on audit_seals
  for each row execute function refuse_change();
create trigger never_truncated before truncate on audit_seals
  for each statement execute function refuse_change();

-- Every column, in a text that no session setting changes.
create function audit_row_hash(r audit_log) returns bytea
  language sql stable parallel safe as $$
  select sha256(convert_to(jsonb_build_array(
    r.id, r.tenant_id, (extract(epoch from r.at) * 1000000)::bigint, r.xid::text, r.actor_id,
    r.actor_tenant_id, r.impersonator_id, r.request_id, r.operation, r.resource, r.record_id, r.detail
  )::text, 'UTF8'))
$$;

create function audit_seal_hash(s audit_seals) returns bytea
  language sql stable parallel safe as $$
  select sha256(s.prev_hash || s.rows_hash || convert_to(jsonb_build_array(
    s.seq, s.first_xid::text, s.first_id, s.last_xid::text, s.last_id, s.row_count, s.floor_id,
    (extract(epoch from s.sealed_at) * 1000000)::bigint
  )::text, 'UTF8'))
$$;

grant select, insert on audit_seals to caseway_host;
