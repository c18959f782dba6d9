-- The audit log in parts, one for each month (UTC): a month leaves as a whole, and no row is ever
-- deleted. What was written so far is the first part.
alter table audit_log rename to audit_log_first;
alter table audit_log_first rename constraint audit_log_pkey to audit_log_first_pkey;
alter index audit_log_of_tenant rename to audit_log_first_of_tenant;
alter index audit_log_of_record rename to audit_log_first_of_record;
alter index audit_log_in_seal_order rename to audit_log_first_in_seal_order;
alter index audit_log_of_writes rename to audit_log_first_of_writes;

create table audit_log (
  id bigint generated always as identity,
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
  detail jsonb,
  primary key (id, at)
) partition by range (at);
create index audit_log_of_tenant on audit_log (tenant_id, at desc);
create index audit_log_of_record on audit_log (tenant_id, record_id, at desc);
create index audit_log_in_seal_order on audit_log (xid, id);
create index audit_log_of_writes on audit_log (tenant_id, resource, xid)
  where operation in ('create', 'update', 'delete');

-- Numbers go on where they were: the order of the seals rests on them.
do $$
declare last bigint;
begin
  execute format('select last_value from %s', pg_get_serial_sequence('audit_log_first', 'id')) into last;
  perform setval(pg_get_serial_sequence('audit_log', 'id'), last + 1, false);
end $$;
alter table audit_log_first alter column id drop identity;
alter table audit_log_first drop constraint audit_log_first_pkey;
alter table audit_log_first add primary key (id, at);
drop trigger append_only on audit_log_first;
drop trigger never_truncated on audit_log_first;

create trigger append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger never_truncated before truncate on audit_log
  for each statement execute function refuse_change();

alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy tenant_wall on audit_log to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on audit_log to caseway_host using (true) with check (true);
grant select on audit_log to caseway_app, caseway_host;
grant insert (tenant_id, actor_id, actor_tenant_id, impersonator_id, request_id, operation, resource,
  record_id, detail) on audit_log to caseway_app, caseway_host;

-- The type of a row is another one now.
drop function audit_row_hash(audit_log_first);
create function audit_row_hash(r audit_log) returns bytea
  language sql stable parallel safe as $$
  select sha256(convert_to(jsonb_build_array(
    r.id, r.tenant_id, (extract(epoch from r.at) * 1000000)::bigint, r.xid::text, r.actor_id,
    r.actor_tenant_id, r.impersonator_id, r.request_id, r.operation, r.resource, r.record_id, r.detail
  )::text, 'UTF8'))
$$;

-- A part is written through the log only; the host role reads it when its month leaves.
create function wall_audit_part(part text) returns void language plpgsql as $$
begin
  execute format('revoke all on %I from caseway_app, caseway_host', part);
  execute format('alter table %I enable row level security', part);
  execute format('alter table %I force row level security', part);
  execute format('drop policy if exists tenant_wall on %I', part);
  execute format('drop policy if exists host_work on %I', part);
  execute format('create policy tenant_wall on %I to caseway_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', part);
  execute format('create policy host_work on %I to caseway_host using (true)', part);
  execute format('grant select on %I to caseway_host', part);
end $$;

-- Nothing where the month has its part already, or where rows of it lie in the part for the rest.
create function make_audit_month(month date) returns void language plpgsql as $$
declare
  part text := 'audit_log_' || to_char(month, 'YYYY_MM');
begin
  if to_regclass(part) is not null then return; end if;
  execute format('create table %I partition of audit_log for values from (%L) to (%L)', part,
    to_char(date_trunc('month', month), 'YYYY-MM-DD 00:00:00+00'),
    to_char(date_trunc('month', month) + interval '1 month', 'YYYY-MM-DD 00:00:00+00'));
  perform wall_audit_part(part);
exception when invalid_object_definition or check_violation then null;
end $$;

do $$
declare next_month timestamptz := date_trunc('month', now() at time zone 'UTC') + interval '1 month';
begin
  execute format('alter table audit_log attach partition audit_log_first for values from (minvalue) to (%L)',
    to_char(next_month, 'YYYY-MM-DD 00:00:00+00'));
  create table audit_log_rest partition of audit_log default;
  perform wall_audit_part('audit_log_first');
  perform wall_audit_part('audit_log_rest');
  for n in 0..2 loop
    perform make_audit_month((next_month + make_interval(months => n))::date);
  end loop;
end $$;

-- Where the rows of a month are that have left the database. `seal` and `verify` read them together.
create table audit_archives (
  part text primary key,
  first_at timestamptz not null,
  last_at timestamptz not null,
  first_xid xid8 not null,
  first_id bigint not null,
  last_xid xid8 not null,
  last_id bigint not null,
  row_count bigint not null,
  storage_key text not null,
  sha256 text not null,
  archived_at timestamptz not null default now(),
  -- From then on its rows are nowhere; the seals over them still hang together.
  pruned_at timestamptz
);
grant select, insert, update on audit_archives to caseway_host;

-- As before, looking only at the months that can hold an answer: nobody carries a total for longer.
create or replace function changes_since(kind text, seen pg_snapshot)
  returns table (operation text, record_id uuid, detail jsonb)
  language sql stable security definer rows 10 set search_path = pg_catalog, public as $$
  select a.operation, a.record_id, a.detail from public.audit_log a
  where a.tenant_id = public.current_tenant() and a.resource = kind
    and a.operation in ('create', 'update', 'delete')
    and a.at >= now() - interval '2 days'
    and a.xid >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(a.xid, seen)
  limit 501
$$;
