-- The whole schema as it is after all migrations, for people to read. Nothing runs it.
-- Printed by `npm run migrate -- --schema`; the tests say when it is stale. The parts of the audit log
-- come with the months and are left out, so are the tables of the queue (schema pgboss).

create extension pg_trgm;
create extension btree_gin;
create extension btree_gist;

-- ============================================================================
-- kernel
-- ============================================================================

-- asked_questions
create table asked_questions (
  tenant_id uuid not null,
  user_id uuid not null,
  call text not null,
  keys text[] not null,
  asked_at timestamptz not null default now(),
  primary key (tenant_id, user_id, call)
);
create index ix_asked_questions__age on asked_questions (asked_at);
alter table asked_questions enable row level security, force row level security;
create policy tenant_wall on asked_questions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on asked_questions to caseway_host
  using (true) with check (true);
grant select, insert, update on asked_questions to caseway_app;
grant select, insert, update, delete on asked_questions to caseway_host;

-- audit_archives
create table audit_archives (
  part text not null,
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
  pruned_at timestamptz,
  primary key (part)
);
grant select, insert, update on audit_archives to caseway_host;

-- audit_log
create table audit_log (
  id bigint generated always as identity (sequence name audit_log_id_seq1) constraint audit_log_id_not_null1 not null,
  tenant_id uuid constraint audit_log_tenant_id_not_null1 not null,
  at timestamptz constraint audit_log_at_not_null1 not null default clock_timestamp(),
  xid xid8 constraint audit_log_xid_not_null1 not null default pg_current_xact_id(),
  actor_id uuid,
  actor_tenant_id uuid,
  impersonator_id uuid,
  request_id text,
  operation text constraint audit_log_operation_not_null1 not null,
  resource text constraint audit_log_resource_not_null1 not null,
  record_id uuid,
  detail jsonb,
  persons uuid[],
  primary key (id, at)
) partition by range (at);
create index audit_log_in_seal_order on audit_log (xid, id);
create index audit_log_of_persons on audit_log using gin (persons) where persons is not null;
create index audit_log_of_record on audit_log (tenant_id, record_id, at desc);
create index audit_log_of_tenant on audit_log (tenant_id, at desc);
create index audit_log_of_writes on audit_log (tenant_id, resource, xid) where operation = any (array['create'::text, 'update'::text, 'delete'::text]);
alter table audit_log enable row level security, force row level security;
create policy tenant_wall on audit_log to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on audit_log to caseway_host
  using (true) with check (true);
create policy erasing on audit_log for insert to caseway_eraser
  with check (tenant_id = current_tenant());
grant select on audit_log to caseway_app, caseway_host;
grant insert (tenant_id, actor_id, actor_tenant_id, impersonator_id, request_id, operation, resource, record_id, detail, persons) on audit_log to caseway_app, caseway_eraser, caseway_host;
create trigger append_only before delete or update on audit_log
  for each row execute function refuse_change();
create trigger never_truncated before truncate on audit_log
  for each statement execute function refuse_change();

-- audit_seals
create table audit_seals (
  seq bigint not null,
  first_xid xid8 not null,
  first_id bigint not null,
  last_xid xid8 not null,
  last_id bigint not null,
  row_count bigint not null,
  rows_hash bytea not null,
  floor_id bigint not null,
  prev_hash bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null,
  primary key (seq),
  constraint audit_seals_seq_check check (seq > 0)
);
grant select, insert on audit_seals to caseway_host;
create trigger append_only before delete or update on audit_seals
  for each row execute function refuse_change();
create trigger never_truncated before truncate on audit_seals
  for each statement execute function refuse_change();

-- event_deliveries
create table event_deliveries (
  tenant_id uuid not null,
  event_id uuid not null,
  subscriber text not null,
  delivered_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, event_id, subscriber),
  constraint fk_event_deliveries__event_id foreign key (tenant_id, event_id) references events(tenant_id, id) on delete cascade
);
alter table event_deliveries enable row level security, force row level security;
create policy tenant_wall on event_deliveries to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on event_deliveries to caseway_host
  using (true) with check (true);
grant select, insert on event_deliveries to caseway_app;
grant select, insert, delete on event_deliveries to caseway_host;

-- events
create table events (
  tenant_id uuid not null,
  id uuid not null,
  type text not null,
  payload jsonb not null,
  user_id uuid,
  occurred_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index events_by_age on events (occurred_at);
alter table events enable row level security, force row level security;
create policy tenant_wall on events to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on events to caseway_host
  using (true) with check (true);
create policy erasing on events to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on events to caseway_app;
grant select, update on events to caseway_eraser;
grant select, insert, delete on events to caseway_host;

-- files
create table files (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  extension text not null,
  content_type text not null,
  size bigint not null default 0,
  sha256 text,
  storage_key text not null,
  status text not null default 'uploading'::text,
  owner_resource text,
  owner_id uuid,
  owner_property text,
  uploader_id uuid,
  creation_time timestamptz not null default now(),
  removed_at timestamptz,
  is_deleted boolean generated always as (status = 'removed'::text) stored not null,
  attachment_type_id uuid,
  attachment_from text,
  number_of_pages integer,
  is_cleanup boolean not null default false,
  summary_text text,
  source_file_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  scan_state text not null default 'none'::text,
  scan_note text,
  primary key (tenant_id, id),
  constraint uq_files__storage_key unique (storage_key),
  constraint files_status_check check (status = any (array['uploading'::text, 'stored'::text, 'removed'::text])),
  constraint files_check check ((owner_resource is null) = (owner_id is null)),
  constraint files_scan_state_check check (scan_state = any (array['none'::text, 'waiting'::text, 'clean'::text, 'infected'::text])),
  constraint fk_files__attachment_type_id foreign key (tenant_id, attachment_type_id) references attachment_types(tenant_id, id) deferrable,
  constraint fk_files__source_file_id foreign key (tenant_id, source_file_id) references files(tenant_id, id) on delete set null (source_file_id) deferrable
);
create index ix_files__attachment_type_id on files (tenant_id, attachment_type_id) where attachment_type_id is not null;
create index ix_files__owner on files (tenant_id, owner_resource, owner_id, creation_time desc, id) where status = 'stored'::text;
create index ix_files__sha256 on files (tenant_id, sha256) where status = 'stored'::text;
create index ix_files__source_file_id on files (tenant_id, source_file_id) where source_file_id is not null;
create index ix_files__to_clean_up on files (status, creation_time) where status <> 'stored'::text or owner_id is null;
create index ix_files__uploader on files (tenant_id, uploader_id) where status = 'stored'::text and owner_id is null;
create unique index uq_files__clean_up on files (tenant_id, source_file_id) where is_cleanup and status = 'stored'::text;
alter table files enable row level security, force row level security;
create policy tenant_wall on files to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on files to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on files to caseway_app, caseway_host;
create trigger held before delete or update on files
  for each row execute function refuse_held_file();
create trigger history after insert or delete or update on files
  for each row execute function capture_change('file', 'name,extension,content_type,size,sha256,storage_key,status,owner_resource,owner_id,owner_property,uploader_id,creation_time,removed_at,is_deleted,attachment_type_id,attachment_from,is_cleanup,source_file_id', '{}');
create trigger keep_off_what_is_gone before insert or update of owner_id on files
  for each row when (new.owner_id is not null) execute function keep_off_what_is_gone();
create trigger name_page after update on files
  for each row when (old.status <> new.status or old.name <> new.name) execute function keep_file_name();
create trigger name_page_of_new after insert on files
  for each row when (new.status = 'stored'::text) execute function keep_file_name();
create trigger note_removal after update of status on files
  for each row when (old.status <> new.status and new.owner_id is not null and new.owner_property is null) execute function note_file_removal();
create trigger stamped before update of name, attachment_type_id on files
  for each row execute function stamp_changed_file();

-- idempotency_keys
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
alter table idempotency_keys enable row level security, force row level security;
create policy tenant_wall on idempotency_keys to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on idempotency_keys to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on idempotency_keys to caseway_app, caseway_host;

-- import_batches
create table import_batches (
  tenant_id uuid not null,
  id uuid not null,
  resource text not null,
  file_name text not null,
  user_id uuid,
  user_text text,
  imported integer not null,
  creation_time timestamptz not null default clock_timestamp(),
  undone_time timestamptz,
  undone_by uuid,
  primary key (tenant_id, id)
);
create index import_batches_recent on import_batches (tenant_id, resource, creation_time desc, id desc);
alter table import_batches enable row level security, force row level security;
create policy tenant_wall on import_batches to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on import_batches to caseway_host
  using (true) with check (true);
grant select, insert, update on import_batches to caseway_app, caseway_host;

-- import_rows
create table import_rows (
  tenant_id uuid not null,
  batch_id uuid not null,
  row_number integer not null,
  record_id uuid not null,
  stamp uuid not null,
  primary key (tenant_id, batch_id, row_number),
  constraint fk_import_rows__batch_id foreign key (tenant_id, batch_id) references import_batches(tenant_id, id) deferrable
);
create index import_rows_of_record on import_rows (tenant_id, record_id);
alter table import_rows enable row level security, force row level security;
create policy tenant_wall on import_rows to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on import_rows to caseway_host
  using (true) with check (true);
grant select, insert on import_rows to caseway_app, caseway_host;

-- number_series
create table number_series (
  tenant_id uuid not null,
  prefix text not null,
  year integer not null,
  last integer not null,
  primary key (tenant_id, prefix, year)
);
alter table number_series enable row level security, force row level security;
create policy tenant_wall on number_series to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on number_series to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on number_series to caseway_app, caseway_host;

-- property_changes
create table property_changes (
  tenant_id uuid not null,
  id bigint generated always as identity not null,
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
create index property_changes_of_record on property_changes (tenant_id, record_id, change_time desc, id desc);
alter table property_changes enable row level security, force row level security;
create policy tenant_wall on property_changes to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on property_changes to caseway_host
  using (true) with check (true);
create policy erasing on property_changes to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on property_changes to caseway_app, caseway_host;
grant select, insert, update on property_changes to caseway_eraser;
create trigger append_only before delete or update on property_changes
  for each row execute function refuse_change();
create trigger never_truncated before truncate on property_changes
  for each statement execute function refuse_change();

-- search_index
create table search_index (
  tenant_id uuid not null,
  resource text not null,
  record_id uuid not null,
  words text not null,
  primary key (tenant_id, resource, record_id)
);
create index ix_search_index__words on search_index using gin (tenant_id, words gin_trgm_ops);
alter table search_index enable row level security, force row level security;
create policy tenant_wall on search_index to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on search_index to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on search_index to caseway_host;

-- socket_io_attachments
create unlogged table socket_io_attachments (
  id bigint generated always as identity not null,
  created_at timestamptz not null default now(),
  payload bytea,
  primary key (id)
);
grant select, insert, delete on socket_io_attachments to caseway_host;

-- status_log
create table status_log (
  tenant_id uuid not null,
  id uuid not null,
  resource text not null,
  record_id uuid not null,
  move text not null,
  axis text not null,
  from_state text,
  to_state text not null,
  note text,
  user_id uuid,
  user_name text,
  occurred_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index ix_status_log__record on status_log (tenant_id, resource, record_id, occurred_at desc, id);
alter table status_log enable row level security, force row level security;
create policy tenant_wall on status_log to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on status_log to caseway_host
  using (true) with check (true);
create policy erasing on status_log to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on status_log to caseway_app, caseway_host;
grant select, update on status_log to caseway_eraser;

-- task_parts
create table task_parts (
  tenant_id uuid not null,
  task_id uuid not null,
  first_row integer not null,
  row_count integer not null,
  rows jsonb not null,
  numbers jsonb,
  primary key (tenant_id, task_id, first_row),
  constraint fk_task_parts__task_id foreign key (tenant_id, task_id) references tasks(tenant_id, id) on delete cascade deferrable
);
alter table task_parts enable row level security, force row level security;
create policy tenant_wall on task_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on task_parts to caseway_host
  using (true) with check (true);
grant select, insert on task_parts to caseway_app;
grant select, insert, update, delete on task_parts to caseway_host;

-- tasks
create table tasks (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  resource text,
  title text not null,
  detail text not null default ''::text,
  user_id uuid not null,
  user_text text,
  impersonator_id uuid,
  input jsonb,
  state text not null default 'waiting'::text,
  rows_total integer,
  rows_done integer not null default 0,
  rows_failed integer not null default 0,
  failed_rows jsonb not null default '[]'::jsonb,
  value jsonb,
  summary text,
  error text,
  attempt integer not null default 0,
  storage_key text,
  file_name text,
  content_type text,
  file_size bigint,
  creation_time timestamptz not null default clock_timestamp(),
  start_time timestamptz,
  progress_time timestamptz not null default clock_timestamp(),
  finished_time timestamptz,
  expires_time timestamptz,
  dismissed_time timestamptz,
  primary key (tenant_id, id),
  constraint tasks_state_check check (state = any (array['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))
);
create index tasks_by_age on tasks (creation_time);
create index tasks_of_tenant on tasks (tenant_id, creation_time desc, id);
create index tasks_of_user on tasks (tenant_id, user_id, creation_time desc, id);
create index tasks_unfinished on tasks (progress_time) where state = any (array['waiting'::text, 'running'::text]);
create index tasks_with_file on tasks (finished_time) where storage_key is not null;
create index tasks_with_input on tasks (finished_time) where input is not null;
alter table tasks enable row level security, force row level security;
create policy tenant_wall on tasks to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tasks to caseway_host
  using (true) with check (true);
grant select, insert, update on tasks to caseway_app;
grant select, insert, update, delete on tasks to caseway_host;

-- tenant_defaults
create table tenant_defaults (
  tenant_id uuid not null,
  fingerprint text not null,
  given_at timestamptz not null default now(),
  primary key (tenant_id)
);
alter table tenant_defaults enable row level security, force row level security;
create policy tenant_wall on tenant_defaults to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tenant_defaults to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on tenant_defaults to caseway_host;

create view accounts with (security_invoker=true) as
 select tenant_id,
    id,
    first_name,
    last_name,
    (first_name || ' '::text) || last_name as name,
    user_name,
    email,
    settings,
    is_active and not is_deleted as is_active
   from users;
grant select on accounts to caseway_app, caseway_host;

create view known_tenants with (security_invoker=true) as
 select id
   from tenants;
grant select on known_tenants to caseway_app, caseway_host;

create function acts_above_own_role(tenant uuid) returns boolean
  language sql stable
  as $$
  select current_actor() is not null
    and nullif(current_setting('app.actor_tenant', true), '')::uuid = tenant
    and not holds_highest_role(tenant, current_actor())
$$;

create function audit_additions() returns trigger
  language plpgsql
  as $$
begin
  insert into audit_log
    (tenant_id, actor_id, actor_tenant_id, impersonator_id, request_id, operation, resource, record_id)
  select a.tenant_id, current_actor(), nullif(current_setting('app.actor_tenant', true), '')::uuid,
    nullif(current_setting('app.impersonator', true), '')::uuid,
    nullif(current_setting('app.request', true), ''), 'create', tg_argv[0], a.id
  from added a;
  return null;
end $$;

create function audit_row_hash(r audit_log) returns bytea
  language sql stable parallel safe
  as $$
  select sha256(convert_to(audit_row_text(r), 'UTF8'))
$$;

create function audit_row_text(r audit_log) returns text
  language sql stable parallel safe
  as $$
  select (jsonb_build_array(
    r.id, r.tenant_id, (extract(epoch from r.at) * 1000000)::bigint, r.xid::text, r.actor_id,
    r.actor_tenant_id, r.impersonator_id, r.request_id, r.operation, r.resource, r.record_id, r.detail
  ) || case when r.persons is null then '[]' else jsonb_build_array(r.persons) end)::text
$$;

create function audit_seal_hash(s audit_seals) returns bytea
  language sql stable parallel safe
  as $$
  select sha256(s.prev_hash || s.rows_hash || convert_to(jsonb_build_array(
    s.seq, s.first_xid::text, s.first_id, s.last_xid::text, s.last_id, s.row_count, s.floor_id,
    (extract(epoch from s.sealed_at) * 1000000)::bigint
  )::text, 'UTF8'))
$$;

create function australian_state(given text) returns text
  language sql immutable
  as $$
  select s.code from (values ('ACT', 'australiancapitalterritory'), ('NSW', 'newsouthwales'),
    ('NT', 'northernterritory'), ('QLD', 'queensland'), ('SA', 'southaustralia'), ('TAS', 'tasmania'),
    ('VIC', 'victoria'), ('WA', 'westernaustralia')) s (code, name)
  where regexp_replace(lower(given), '[^a-z]', '', 'g') in (lower(s.code), s.name)
$$;
grant execute on function australian_state(text) to caseway_app, caseway_host;

create function capture_change() returns trigger
  language plpgsql
  as $$
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

create function changes_since(kind text, seen pg_snapshot) returns table(operation text, record_id uuid, detail jsonb)
  language sql stable security definer rows 10 set search_path = pg_catalog, public
  as $$
  select a.operation, a.record_id, a.detail from public.audit_log a
  where a.tenant_id = public.current_tenant() and a.resource = kind
    and a.operation in ('create', 'update', 'delete')
    and a.at >= now() - interval '2 days'
    and a.xid >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(a.xid, seen)
  limit 501
$$;
alter function changes_since(text,pg_snapshot) owner to caseway_host;
revoke all on function changes_since(text,pg_snapshot) from public;
grant execute on function changes_since(text,pg_snapshot) to caseway_app;

create function current_actor() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.user', true), '')::uuid $$;

create function current_tenant() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;

create function display_text(ref jsonb, tenant uuid, reference text) returns text
  language plpgsql stable
  as $$
declare answer text;
begin
  if ref is null or reference is null then return null; end if;
  execute format('select %s from %I t where t.id = $1%s', ref ->> 'text', ref ->> 'table',
      case when (ref ->> 'tenant')::boolean then ' and t.tenant_id = $2' else '' end)
    into answer using reference::uuid, tenant;
  return answer;
end $$;

create function erase_history(erasure uuid, ids uuid[], accounts uuid[], words text[], mark text) returns integer
  language plpgsql security definer set search_path = pg_catalog, public
  as $$
declare
  many integer;
begin
  perform public.require_running_erasure(erasure);
  update public.property_changes set
      original_value = case when original_value is not null then to_jsonb(mark) end,
      new_value = case when new_value is not null then to_jsonb(mark) end,
      original_text = case when original_text is not null then mark end,
      new_text = case when new_text is not null then mark end
    where tenant_id = public.current_tenant() and record_id = any (ids);
  get diagnostics many = row_count;
  update public.property_changes set user_text = mark
    where tenant_id = public.current_tenant() and user_id = any (accounts);
  -- A record of somebody else was given to this person, or taken from them.
  update public.property_changes set
      original_text = public.without_words(original_text, words, mark),
      new_text = public.without_words(new_text, words, mark)
    where tenant_id = public.current_tenant()
      and (original_value <@ to_jsonb(ids::text[]) or new_value <@ to_jsonb(ids::text[]));
  update public.status_log set note = case when note is not null then mark end
    where tenant_id = public.current_tenant() and record_id = any (ids);
  update public.status_log set user_name = mark
    where tenant_id = public.current_tenant() and user_id = any (accounts);
  update public.events set payload = public.without_words(payload::text, words, mark)::jsonb
    where tenant_id = public.current_tenant() and payload::text ~ any (ids::text[]);
  return many;
end $$;
alter function erase_history(uuid,uuid[],uuid[],text[],text) owner to caseway_eraser;
revoke all on function erase_history(uuid,uuid[],uuid[],text[],text) from public;
grant execute on function erase_history(uuid,uuid[],uuid[],text[],text) to caseway_app;

create function erase_kept_words(erasure uuid, kept text, via text, columns text[], ids uuid[], words text[], mark text, whole boolean) returns integer
  language plpgsql security definer set search_path = pg_catalog, public
  as $$
declare
  sets text;
  many integer;
begin
  perform public.require_running_erasure(erasure);
  if kept in ('audit_log', 'audit_seals', 'property_changes') then
    raise exception '% is not erased by words', kept using errcode = '42501';
  end if;
  select string_agg(case
      when a.atttypid = 'jsonb'::regtype
        then format('%1$I = public.without_words(%1$I::text, $2, $3)::jsonb', a.attname)
      when whole then format('%1$I = case when %1$I is not null then $3 end', a.attname)
      else format('%1$I = public.without_words(%1$I, $2, $3)', a.attname) end, ', ')
    into sets from pg_attribute a
    where a.attrelid = to_regclass(format('public.%I', kept)) and a.attname = any (columns)
      and a.atttypid in ('text'::regtype, 'jsonb'::regtype) and a.attgenerated = '';
  if sets is null then return 0; end if;
  execute format('update public.%I set %s where tenant_id = public.current_tenant()
    and %I::text = any ($1::text[])', kept, sets, via) using ids, words, mark;
  get diagnostics many = row_count;
  return many;
end $$;
alter function erase_kept_words(uuid,text,text,text[],uuid[],text[],text,boolean) owner to caseway_eraser;
revoke all on function erase_kept_words(uuid,text,text,text[],uuid[],text[],text,boolean) from public;
grant execute on function erase_kept_words(uuid,text,text,text[],uuid[],text[],text,boolean) to caseway_app;

create function fill_search_index() returns void
  language plpgsql security definer set search_path = pg_catalog, public
  as $$
declare kept record;
begin
  for kept in
    select c.relname as name, replace(encode(t.tgargs, 'escape'), '\000', '') as resource
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'search_words' and c.relnamespace = 'public'::regnamespace
  loop
    execute format('insert into public.search_index (tenant_id, resource, record_id, words)
      select t.tenant_id, %L, t.id, t.search_text from public.%I t where not t.is_deleted
      on conflict do nothing', kept.resource, kept.name);
  end loop;
end $$;
alter function fill_search_index() owner to caseway_host;
revoke all on function fill_search_index() from public;

create function find_ids(kind text, whole text, word text) returns setof uuid
  language plpgsql stable security definer rows 200 set search_path = pg_catalog, public
  as $$
declare
  condition text := case when whole = word then 't.search_text like $1'
    else '(t.search_text like $1 or t.search_text like $2)' end;
begin
  if not exists (select 1 from pg_attribute a
      where a.attrelid = to_regclass(format('public.%I', kind)) and a.attname = 'search_text') then
    raise exception '% cannot be searched', kind using errcode = 'undefined_table';
  end if;
  return query execute format(
    'select t.id from public.%I t where t.tenant_id = public.current_tenant() and not t.is_deleted and %s',
    kind, condition)
    using whole, word;
end $$;
alter function find_ids(text,text,text) owner to caseway_host;
revoke all on function find_ids(text,text,text) from public;
grant execute on function find_ids(text,text,text) to caseway_app;

create function find_records(kinds text[], whole text, word text, most integer) returns table(resource text, record_id uuid)
  language plpgsql stable security definer rows 50 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select s.resource, s.record_id from public.search_index s
      where s.tenant_id = public.current_tenant() and s.words like whole
        and s.resource = any (kinds) limit most;
  else
    return query select s.resource, s.record_id from public.search_index s
      where s.tenant_id = public.current_tenant() and (s.words like whole or s.words like word)
        and s.resource = any (kinds) limit most;
  end if;
end $$;
alter function find_records(text[],text,text,integer) owner to caseway_host;
revoke all on function find_records(text[],text,text,integer) from public;
grant execute on function find_records(text[],text,text,integer) to caseway_app;

create function find_some(kind text, whole text, word text, most integer) returns setof uuid
  language plpgsql stable security definer rows 200 set search_path = pg_catalog, public
  as $$
begin
  if to_regprocedure(format('public.%I(text, text)', 'search_' || kind)) is null then
    raise exception '% cannot be searched', kind using errcode = 'undefined_table';
  end if;
  return query execute format(
    'select t.id from public.%I t where t.tenant_id = public.current_tenant() and not t.is_deleted
      and (t.search_text like $1 or t.search_text like $2) limit $3', kind)
    using whole, word, most;
end $$;
alter function find_some(text,text,text,integer) owner to caseway_host;
revoke all on function find_some(text,text,text,integer) from public;
grant execute on function find_some(text,text,text,integer) to caseway_app;

create function is_erasing() returns boolean
  language plpgsql stable parallel safe
  as $$
declare
  erasure text := current_setting('app.erasure', true);
begin
  if coalesce(erasure, '') = '' then return false; end if;
  return exists (select from public.erasures e where e.tenant_id = public.current_tenant()
      and e.id = erasure::uuid and e.status = 'running' and e.asked_by_id <> e.approved_by_id)
    or exists (select from public.case_disposals d where d.tenant_id = public.current_tenant()
      and d.id = erasure::uuid and d.status = 'running' and d.asked_by_id <> d.approved_by_id);
end $$;
grant execute on function is_erasing() to caseway_app, caseway_host;

create function is_server_work() returns boolean
  language sql stable
  as $$
  select coalesce(current_setting('app.actor_tenant', true), '') <> ''
    and coalesce(current_setting('app.user', true), '') = ''
$$;

create function keep_an_administrator(tenant uuid) returns void
  language plpgsql
  as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('administrators of ' || tenant, 0));
  if not has_active_administrator(tenant) then
    raise exception 'The last administrator' using errcode = '23514', constraint = 'refused__lastAdministrator';
  end if;
end $$;

create function keep_file_name() returns trigger
  language plpgsql
  as $$
begin
  if new.status <> 'stored' then
    delete from file_pages where tenant_id = new.tenant_id and file_id = new.id;
    delete from file_texts where tenant_id = new.tenant_id and file_id = new.id;
    delete from file_digests where tenant_id = new.tenant_id and file_id = new.id;
    return null;
  end if;
  insert into file_pages (tenant_id, file_id, page, source, text, words, bucket)
    values (new.tenant_id, new.id, 0, 'name', new.name,
      setweight(to_tsvector('simple', page_words(new.name)), 'A'),
      next_page_bucket(new.tenant_id, 1))
    on conflict (tenant_id, file_id, page) do update
      set text = excluded.text, words = excluded.words;
  return null;
end $$;

create function keep_off_what_is_gone() returns trigger
  language plpgsql
  as $$
declare
  said constant text := case tg_table_name when 'files' then to_jsonb(new) ->> 'owner_id'
    else to_jsonb(new) ->> 'object_id' end;
begin
  if said ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' and not passes_what_is_gone() then
    perform refuse_disposed_case(said::uuid);
    perform refuse_erased_person(said::uuid);
  end if;
  return new;
end $$;

create function keep_search_words() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
  as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.is_deleted) then
    delete from public.search_index
      where tenant_id = old.tenant_id and resource = tg_argv[0] and record_id = old.id;
  elsif not new.is_deleted then
    insert into public.search_index (tenant_id, resource, record_id, words)
      values (new.tenant_id, tg_argv[0], new.id, new.search_text)
      on conflict (tenant_id, resource, record_id) do update set words = excluded.words;
  end if;
  return null;
end $$;
alter function keep_search_words() owner to caseway_host;

create function make_audit_month(month date) returns void
  language plpgsql
  as $$
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

create function next_number(series text, in_year integer) returns text
  language sql
  as $$
  insert into number_series as n (tenant_id, prefix, year, last)
    values (current_tenant(), series, in_year, 1)
  on conflict (tenant_id, prefix, year) do update set last = n.last + 1
  returning series || '-' || in_year || '-' || lpad(last::text, 6, '0')
$$;

create function note_file_removal() returns trigger
  language plpgsql
  as $$
begin
  if old.status = 'stored' and new.status = 'removed' then
    insert into file_removals (tenant_id, id, file_id, name, owner_resource, owner_id, removed_by, removed_at)
    values (new.tenant_id, gen_random_uuid(), new.id, new.name, new.owner_resource, new.owner_id, current_actor(),
      case when isfinite(new.removed_at) then new.removed_at else now() end);
  elsif old.status = 'removed' and new.status = 'stored' then
    update file_removals set put_back_by = current_actor(), put_back_at = now()
    where tenant_id = new.tenant_id and file_id = new.id and put_back_at is null;
  end if;
  return null;
end $$;

create function own_files() returns trigger
  language plpgsql
  as $$
declare
  property text;
  held uuid;
  wanted uuid;
begin
  foreach property in array string_to_array(tg_argv[1], ',') loop
    held := case when tg_op = 'UPDATE' then (to_jsonb(old) ->> property)::uuid end;
    wanted := (to_jsonb(new) ->> property)::uuid;
    continue when wanted is not distinct from held;
    update files set status = 'removed', removed_at = now()
      where tenant_id = new.tenant_id and id = held and owner_resource = tg_argv[0]
        and owner_id = new.id and owner_property = property;
    continue when wanted is null;
    update files set owner_resource = tg_argv[0], owner_id = new.id, owner_property = property
      where tenant_id = new.tenant_id and id = wanted and status = 'stored' and owner_id is null
        and uploader_id is not distinct from current_actor();
    if not found then
      raise exception 'the file cannot be taken' using errcode = '23503',
        constraint = format('fk_%s__%s', tg_table_name, property);
    end if;
  end loop;
  return null;
end $$;

create function page_words(given text) returns text
  language sql immutable parallel safe
  as $$
  select trim(regexp_replace(
    regexp_replace(lower(normalize(given, NFKD)), '[\u0300-\u036f]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

create function passes_what_is_gone() returns boolean
  language sql stable
  as $$ select is_erasing() or is_server_work() or pg_trigger_depth() > 1 $$;
grant execute on function passes_what_is_gone() to caseway_app, caseway_host;

create function refuse_change() returns trigger
  language plpgsql
  as $$
begin
  -- Only within the functions below: no session can become this role.
  if tg_op = 'UPDATE' and current_user = 'caseway_eraser' then return new; end if;
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;

create function refuse_held_file() returns trigger
  language plpgsql
  as $$
declare why text;
begin
  if tg_op = 'UPDATE' and (new.status <> 'removed' or old.status = 'removed') then
    return new;
  end if;
  why := file_hold_reason(old.tenant_id, old.id, old.owner_resource, old.owner_id);
  if why is not null then
    raise exception 'the file is on hold' using errcode = '23514',
      constraint = 'refused__fileHeld',
      detail = json_build_object('name', old.name, 'reason', why)::text;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create function refuse_session(code text) returns void
  language plpgsql
  as $$
begin
  raise exception 'session refused: %', code using errcode = '23514', constraint = 'refused__' || code;
end $$;

create function region_postcodes(region text) returns text
  language sql immutable parallel safe
  as $$
  select case lower(btrim(region))
    when 'metropolitan melbourne' then
      '3000-3207, 3335-3338, 3427-3429, 3750-3755, 3757, 3759-3761, 3765-3767, 3770, 3775, 3777, 3781-3815, 3910-3920, 3926-3944, 3975-3978, 3980-3981, 8000-8999'
    when 'brisbane' then
      '4000-4018, 4025, 4029-4036, 4051-4078, 4101-4113, 4115-4117, 4120-4123, 4151-4156, 4169-4179, 9000-9015'
    when 'southern tasmania' then
      '7000-7199'
    when 'northern tasmania' then
      '7210-7470'
    when 'launceston' then
      '7248-7250'
    when 'devonport' then
      '7310'
    when 'burnie' then
      '7320'
    when 'darwin' then
      '0800-0839'
    when 'katherine' then
      '0850-0853'
    when 'tennant creek' then
      '0860-0862'
    when 'alice springs' then
      '0870-0872'
  end
$$;
grant execute on function region_postcodes(text) to caseway_app, caseway_host;

create function require_choice(fits boolean, field text) returns void
  language plpgsql
  as $$
begin
  if not fits then
    raise exception 'the chosen record does not fit %', field
      using errcode = '23514', constraint = 'unfit__' || field;
  end if;
end $$;
grant execute on function require_choice(boolean,text) to caseway_app, caseway_host;

create function sign_in_name(typed text) returns text
  language sql immutable parallel safe
  as $$ select lower(btrim(normalize(typed, NFKC))) $$;

create function stamp_changed_file() returns trigger
  language plpgsql
  as $$
begin
  new.concurrency_stamp := gen_random_uuid();
  return new;
end $$;

create function state_of_address(address jsonb) returns text
  language sql immutable
  as $$
  select case when coalesce(regexp_replace(lower(address ->> 'country'), '[^a-z]', '', 'g'), '')
      in ('', 'australia', 'au')
    then public.australian_state(address ->> 'state') end
$$;
grant execute on function state_of_address(jsonb) to caseway_app, caseway_host;

create function tell_rights_ended(tenant uuid, person uuid, change text) returns void
  language sql
  as $$
  select pg_notify('caseway_rights',
    json_build_object('tenantId', tenant, 'userId', person, 'change', change)::text)
$$;

create function wall_audit_part(part text) returns void
  language plpgsql
  as $$
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

create function without_words(given text, words text[], mark text) returns text
  language plpgsql immutable parallel safe
  as $$
declare
  word text;
begin
  foreach word in array words loop
    continue when given is null or length(word) < 2 or strpos(lower(given), lower(word)) = 0;
    -- A short name is a word of the language too: only as it is written.
    given := regexp_replace(given,
      '(?<![[:alnum:]])' || regexp_replace(word, '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![[:alnum:]])',
      mark, case when length(word) > 3 then 'gi' else 'g' end);
  end loop;
  return given;
end $$;
grant execute on function without_words(text,text[],text) to caseway_app, caseway_host;

create function write_audit(tenant uuid, operation text, resource text, record uuid, detail jsonb) returns void
  language sql
  as $$
  insert into audit_log
    (tenant_id, actor_id, actor_tenant_id, impersonator_id, request_id, operation, resource, record_id, detail)
  values (
    tenant, current_actor(), nullif(current_setting('app.actor_tenant', true), '')::uuid,
    nullif(current_setting('app.impersonator', true), '')::uuid,
    nullif(current_setting('app.request', true), ''), operation, resource, record, detail)
$$;

create function write_change(tenant uuid, resource text, record uuid, property text, original jsonb, changed jsonb, original_text text, new_text text) returns void
  language sql
  as $$
  insert into property_changes
    (tenant_id, resource, record_id, property_name, original_value, new_value, original_text, new_text,
     user_id, user_text, impersonator_id, request_id)
  values (tenant, resource, record, property, original, changed, original_text, new_text, current_actor(),
     nullif(current_setting('app.user_name', true), ''),
     nullif(current_setting('app.impersonator', true), '')::uuid,
     nullif(current_setting('app.request', true), ''))
$$;

create function zone_of_place(address jsonb) returns text
  language sql immutable
  as $$
  select case public.state_of_address(address)
    when 'NSW' then case when trim(address ->> 'postcode') = '2880' then 'Australia/Broken_Hill'
      else 'Australia/Sydney' end
    when 'ACT' then 'Australia/Sydney'
    when 'VIC' then 'Australia/Melbourne'
    when 'TAS' then 'Australia/Hobart'
    when 'QLD' then 'Australia/Brisbane'
    when 'SA' then 'Australia/Adelaide'
    when 'NT' then 'Australia/Darwin'
    when 'WA' then 'Australia/Perth' end
$$;
grant execute on function zone_of_place(jsonb) to caseway_app, caseway_host;

-- ============================================================================
-- platform
-- ============================================================================

-- cities
create table cities (
  id uuid not null,
  name text not null,
  state text,
  postcode text,
  country_id uuid not null,
  is_post_box boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (lower((((coalesce(name, ''::text) || ' '::text) || coalesce(state, ''::text)) || ' '::text) || coalesce(postcode, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (id),
  constraint fk_cities__country_id foreign key (country_id) references countries(id) deferrable
);
create index ix_cities__country_id on cities (country_id, lower(name), id) include (name) where not is_deleted;
create index ix_cities__is_active on cities (is_active, lower(name), id) include (name) where not is_deleted;
create index ix_cities__sort on cities (lower(name), id) include (name) where not is_deleted;
create index ix_cities__state on cities (state, lower(name), id) include (name) where not is_deleted;
create unique index uq_cities__country_id__name__state__postcode on cities (country_id, lower(name), lower(state), lower(postcode)) where not is_deleted;
alter table cities enable row level security, force row level security;
create policy tenant_wall on cities for select to caseway_app
  using (true);
create policy host_work on cities to caseway_host
  using (true) with check (true);
grant select on cities to caseway_app;
grant select, insert, update on cities to caseway_host;
create trigger history after insert or delete or update on cities
  for each row execute function capture_change('city', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"country_id":{"table":"countries","text":"coalesce(t.name::text, '''')","tenant":false}}');

-- connections
create table connections (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  owner text not null default ''::text,
  region text not null default ''::text,
  client_id text,
  client_secret text,
  access_token text,
  refresh_token text,
  token_ends_at timestamptz,
  state text not null default 'connected'::text,
  state_reason text,
  paused_until timestamptz,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure text,
  last_sync_at timestamptz,
  primary key (tenant_id, id),
  constraint uq_connections__kind unique (tenant_id, kind, owner),
  constraint connections_state_check check (state = any (array['connected'::text, 'disconnected'::text]))
);
alter table connections enable row level security, force row level security;
create policy tenant_wall on connections to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on connections to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on connections to caseway_app, caseway_host;

-- contradiction_looks
create table contradiction_looks (
  tenant_id uuid not null,
  module text not null,
  looked_at timestamptz not null,
  found integer not null,
  primary key (tenant_id, module)
);
alter table contradiction_looks enable row level security, force row level security;
create policy tenant_wall on contradiction_looks to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on contradiction_looks to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on contradiction_looks to caseway_app, caseway_host;

-- contradictions
create table contradictions (
  tenant_id uuid not null,
  id uuid not null,
  invariant text not null,
  record_id text not null,
  module text not null,
  name text not null,
  sentence text not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  gone_at timestamptz,
  primary key (tenant_id, id),
  constraint uq_contradictions__record unique (tenant_id, invariant, record_id)
);
create index contradictions_open on contradictions (tenant_id, first_seen desc) where gone_at is null;
alter table contradictions enable row level security, force row level security;
create policy tenant_wall on contradictions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on contradictions to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on contradictions to caseway_app, caseway_host;

-- countries
create table countries (
  id uuid not null,
  name text not null,
  code text not null,
  legacy_id numeric,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(code, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (id)
);
create index ix_countries__is_active on countries (is_active, lower(name), id) include (name) where not is_deleted;
create index ix_countries__sort on countries (lower(name), id) include (name) where not is_deleted;
create unique index uq_countries__code on countries (lower(code)) where not is_deleted;
create unique index uq_countries__name on countries (lower(name)) where not is_deleted;
alter table countries enable row level security, force row level security;
create policy tenant_wall on countries for select to caseway_app
  using (true);
create policy host_work on countries to caseway_host
  using (true) with check (true);
grant select on countries to caseway_app;
grant select, insert, update on countries to caseway_host;
create trigger history after insert or delete or update on countries
  for each row execute function capture_change('country', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

-- editions
create table editions (
  id uuid not null,
  name text not null,
  description text,
  features jsonb,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(description, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  monthly_price numeric(18,2),
  primary key (id)
);
create index ix_editions__sort on editions (lower(name), id) include (name) where not is_deleted;
create unique index uq_editions__name on editions (lower(name)) where not is_deleted;
alter table editions enable row level security, force row level security;
create policy tenant_wall on editions for select to caseway_app
  using (true);
create policy host_work on editions to caseway_host
  using (true) with check (true);
grant select on editions to caseway_app;
grant select, insert, update on editions to caseway_host;
create trigger history after insert or delete or update on editions
  for each row execute function capture_change('edition', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

-- export_jobs
create table export_jobs (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  impersonator_id uuid,
  resource text not null,
  query jsonb not null,
  columns jsonb not null,
  state text not null default 'waiting'::text,
  rows_total integer,
  rows_done integer not null default 0,
  attempt integer not null default 0,
  storage_key text,
  file_name text,
  content_type text,
  file_size bigint,
  error text,
  creation_time timestamptz not null default clock_timestamp(),
  progress_time timestamptz not null default clock_timestamp(),
  finished_time timestamptz,
  expires_time timestamptz,
  primary key (tenant_id, id),
  constraint export_jobs_state_check check (state = any (array['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))
);
create index export_jobs_by_age on export_jobs (creation_time);
create index export_jobs_of_user on export_jobs (tenant_id, user_id, creation_time desc, id);
create index export_jobs_unfinished on export_jobs (progress_time) where state = any (array['waiting'::text, 'running'::text]);
create index export_jobs_with_file on export_jobs (finished_time) where storage_key is not null;
alter table export_jobs enable row level security, force row level security;
create policy tenant_wall on export_jobs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on export_jobs to caseway_host
  using (true) with check (true);
grant select, insert, update on export_jobs to caseway_app;
grant select, insert, update, delete on export_jobs to caseway_host;

-- feedback
create table feedback (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null,
  category text not null,
  message text not null,
  page text,
  attachment_id uuid,
  read_time timestamptz,
  search_text text generated always as (lower((coalesce(subject, ''::text) || ' '::text) || coalesce(message, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_feedback__attachment_id foreign key (tenant_id, attachment_id) references files(tenant_id, id) deferrable
);
create index ix_feedback__category on feedback (tenant_id, category, creation_time desc, id) where not is_deleted;
create index ix_feedback__search on feedback using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_feedback__sort on feedback (tenant_id, creation_time desc, id) where not is_deleted;
alter table feedback enable row level security, force row level security;
create policy tenant_wall on feedback to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on feedback to caseway_host
  using (true) with check (true);
grant select, insert, update on feedback to caseway_app, caseway_host;
create trigger files after insert or update of attachment_id on feedback
  for each row execute function own_files('feedback', 'attachment_id');
create trigger history after insert or delete or update on feedback
  for each row execute function capture_change('feedback', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,read_time', '{}');

-- languages
create table languages (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  native_name text,
  code text not null,
  is_right_to_left boolean not null default false,
  is_signed boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (lower((((coalesce(name, ''::text) || ' '::text) || coalesce(native_name, ''::text)) || ' '::text) || coalesce(code, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_languages__is_active on languages (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_languages__is_right_to_left on languages (tenant_id, is_right_to_left, lower(name), id) include (name) where not is_deleted;
create index ix_languages__is_signed on languages (tenant_id, is_signed, lower(name), id) include (name) where not is_deleted;
create index ix_languages__search on languages using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_languages__sort on languages (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_languages__code on languages (tenant_id, lower(code)) where not is_deleted;
create unique index uq_languages__name on languages (tenant_id, lower(name)) where not is_deleted;
alter table languages enable row level security, force row level security;
create policy tenant_wall on languages to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on languages to caseway_host
  using (true) with check (true);
grant select, insert, update on languages to caseway_app, caseway_host;
create trigger history after insert or delete or update on languages
  for each row execute function capture_change('language', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on languages
  for each row execute function keep_search_words('language');
create trigger search_words_changed after update on languages
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('language');

-- lookup_config
create table lookup_config (
  tenant_id uuid not null,
  id uuid not null,
  type text not null,
  label text not null,
  parent_id uuid,
  item_index numeric,
  is_default boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(label, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_lookup_config__parent_id foreign key (tenant_id, parent_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_lookup_config__is_active on lookup_config (tenant_id, is_active, lower(label), id) include (label) where not is_deleted;
create index ix_lookup_config__is_default on lookup_config (tenant_id, is_default, lower(label), id) include (label) where not is_deleted;
create index ix_lookup_config__parent_id on lookup_config (tenant_id, parent_id, lower(label), id) include (label) where not is_deleted;
create index ix_lookup_config__search on lookup_config using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_lookup_config__sort on lookup_config (tenant_id, lower(label), id) include (label) where not is_deleted;
create index ix_lookup_config__type on lookup_config (tenant_id, type, lower(label), id) include (label) where not is_deleted;
create unique index uq_lookup_config__is_default on lookup_config (tenant_id, type, parent_id) nulls not distinct where is_default and not is_deleted;
create unique index uq_lookup_config__type__parent_id__label on lookup_config (tenant_id, lower(type), parent_id, lower(label)) nulls not distinct where not is_deleted;
alter table lookup_config enable row level security, force row level security;
create policy tenant_wall on lookup_config to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on lookup_config to caseway_host
  using (true) with check (true);
grant select, insert, update on lookup_config to caseway_app, caseway_host;
create trigger history after insert or delete or update on lookup_config
  for each row execute function capture_change('lookupConfig', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"parent_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');
create trigger lookup_config_kept before insert or update on lookup_config
  for each row execute function keep_lookup_config();
create trigger rename_specialty after update of label on lookup_config
  for each row when (new.type = 'specialty'::text and new.label <> old.label) execute function rename_specialty();
create trigger search_words after insert or delete on lookup_config
  for each row execute function keep_search_words('lookupConfig');
create trigger search_words_changed after update on lookup_config
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('lookupConfig');

-- matter_types
create table matter_types (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  state text,
  is_gazetted boolean not null default false,
  description text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_matter_types__is_active on matter_types (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_matter_types__is_gazetted on matter_types (tenant_id, is_gazetted, lower(name), id) include (name) where not is_deleted;
create index ix_matter_types__search on matter_types using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_matter_types__sort on matter_types (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_matter_types__state on matter_types (tenant_id, state, lower(name), id) include (name) where not is_deleted;
create unique index uq_matter_types__name on matter_types (tenant_id, lower(name)) where not is_deleted;
alter table matter_types enable row level security, force row level security;
create policy tenant_wall on matter_types to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on matter_types to caseway_host
  using (true) with check (true);
grant select, insert, update on matter_types to caseway_app, caseway_host;
create trigger history after insert or delete or update on matter_types
  for each row execute function capture_change('matterType', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on matter_types
  for each row execute function keep_search_words('matterType');
create trigger search_words_changed after update on matter_types
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('matterType');

-- matter_types__accreditations
create table matter_types__accreditations (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_matter_types__accreditations__owner_id foreign key (tenant_id, owner_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_matter_types__accreditations__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_matter_types__accreditations__target on matter_types__accreditations (tenant_id, target_id);
alter table matter_types__accreditations enable row level security, force row level security;
create policy tenant_wall on matter_types__accreditations to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on matter_types__accreditations to caseway_host
  using (true) with check (true);
grant select, insert, delete on matter_types__accreditations to caseway_app, caseway_host;

-- notifications
create table notifications (
  tenant_id uuid not null,
  id uuid not null,
  recipient_id uuid not null,
  title text not null,
  content text not null,
  type text not null,
  from_module text,
  object_id uuid,
  object_reference_name text,
  sent_time timestamptz not null default clock_timestamp(),
  read_time timestamptz,
  creator_id uuid,
  primary key (tenant_id, id),
  constraint notifications_type check (type = any (array['Action Required'::text, 'Email Received'::text])),
  constraint notifications_link check ((from_module is null) = (object_id is null)),
  constraint fk_notifications__recipient_id foreign key (tenant_id, recipient_id) references users(tenant_id, id) on delete cascade
);
create index notifications_by_age on notifications (sent_time);
create index notifications_of_object on notifications (tenant_id, recipient_id, object_id) where object_id is not null;
create index notifications_of_recipient on notifications (tenant_id, recipient_id, sent_time desc, id desc);
create index notifications_unread on notifications (tenant_id, recipient_id, type) where read_time is null;
alter table notifications enable row level security, force row level security;
create policy tenant_wall on notifications to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on notifications to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on notifications to caseway_app, caseway_host;

-- presence
create unlogged table presence (
  tenant_id uuid not null,
  from_module text not null,
  object_id uuid not null,
  socket_id text not null,
  user_id uuid not null,
  user_name text not null,
  seen_at timestamptz not null default now(),
  primary key (tenant_id, from_module, object_id, socket_id)
);
create index presence_by_age on presence (seen_at);
create index presence_of_socket on presence (tenant_id, socket_id);
alter table presence enable row level security, force row level security;
create policy tenant_wall on presence to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on presence to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on presence to caseway_app, caseway_host;

-- system_errors
create table system_errors (
  tenant_id uuid not null,
  id uuid not null,
  fingerprint text not null,
  source text not null,
  message text not null,
  route text not null,
  place text not null,
  occurrences bigint not null default 1,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  last_user_id uuid,
  resolved_at timestamptz,
  resolver_id uuid,
  primary key (tenant_id, id),
  constraint uq_system_errors__fingerprint unique (tenant_id, fingerprint),
  constraint system_errors_source_check check (source = any (array['server'::text, 'browser'::text]))
);
create index system_errors_by_age on system_errors (tenant_id, last_seen desc, id);
alter table system_errors enable row level security, force row level security;
create policy tenant_wall on system_errors to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on system_errors to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on system_errors to caseway_app, caseway_host;

-- system_update
create table system_update (
  id uuid not null,
  title text not null,
  version text,
  summary text,
  body text,
  audience text[] not null default '{}'::text[],
  published_time timestamptz,
  search_text text generated always as (lower(coalesce(title, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (id)
);
create index ix_system_update__sort on system_update (creation_time desc, id) where not is_deleted;
alter table system_update enable row level security, force row level security;
create policy tenant_wall on system_update for select to caseway_app
  using (true);
create policy host_work on system_update to caseway_host
  using (true) with check (true);
grant select on system_update to caseway_app;
grant select, insert, update on system_update to caseway_host;
create trigger history after insert or delete or update on system_update
  for each row execute function capture_change('systemUpdate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

-- tenants
create table tenants (
  id uuid not null,
  name text not null,
  edition_id uuid not null,
  customer_name text,
  email text,
  account_email text,
  website text,
  client_domain text,
  timezone text not null default 'Australia/Sydney'::text,
  country text default 'Australia'::text,
  is_active boolean not null default true,
  logo text,
  secondary_logo text,
  favicon text,
  logo_background_color text,
  login_logo_background_color text,
  directory_file text,
  features jsonb,
  settings jsonb,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(customer_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  payment_method text default 'invoice'::text,
  monthly_discount numeric(18,2),
  primary key (id),
  constraint fk_tenants__edition_id foreign key (edition_id) references editions(id) deferrable
);
create index ix_tenants__edition_id on tenants (edition_id, lower(name), id) include (name) where not is_deleted;
create index ix_tenants__is_active on tenants (is_active, lower(name), id) include (name) where not is_deleted;
create index ix_tenants__sort on tenants (lower(name), id) include (name) where not is_deleted;
create unique index uq_tenants__name on tenants (lower(name)) where not is_deleted;
alter table tenants enable row level security, force row level security;
create policy tenant_wall on tenants for select to caseway_app
  using (id = current_tenant());
create policy host_work on tenants to caseway_host
  using (true) with check (true);
grant select on tenants to caseway_app;
grant select, insert, update on tenants to caseway_host;
create trigger history after insert or delete or update on tenants
  for each row execute function capture_change('tenant', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"edition_id":{"table":"editions","text":"coalesce(t.name::text, '''')","tenant":false}}');
create trigger host_tenant_kept before update of is_active, is_deleted on tenants
  for each row when (new.id = '00000000-0000-7000-8000-000000000001'::uuid and (not new.is_active or new.is_deleted)) execute function keep_host_tenant();
create trigger tell_changed after update of is_active, is_deleted, features, edition_id on tenants
  for each row when (old.is_active is distinct from new.is_active or old.is_deleted is distinct from new.is_deleted or old.features is distinct from new.features or old.edition_id is distinct from new.edition_id) execute function tell_changed_tenant();

-- update_reads
create table update_reads (
  tenant_id uuid not null,
  user_id uuid not null,
  seen_at timestamptz not null,
  primary key (tenant_id, user_id),
  constraint update_reads_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
alter table update_reads enable row level security, force row level security;
create policy tenant_wall on update_reads to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on update_reads to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on update_reads to caseway_app, caseway_host;

-- user_saved_filters
create table user_saved_filters (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  table_key text not null,
  name text not null,
  query jsonb not null,
  creation_time timestamptz not null default now(),
  last_modification_time timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index uq_user_saved_filters__name on user_saved_filters (tenant_id, user_id, table_key, lower(name));
alter table user_saved_filters enable row level security, force row level security;
create policy tenant_wall on user_saved_filters to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on user_saved_filters to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on user_saved_filters to caseway_app, caseway_host;

-- user_table_settings
create table user_table_settings (
  tenant_id uuid not null,
  user_id uuid not null,
  table_key text not null,
  columns jsonb not null,
  last_modification_time timestamptz not null default now(),
  primary key (tenant_id, user_id, table_key)
);
alter table user_table_settings enable row level security, force row level security;
create policy tenant_wall on user_table_settings to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on user_table_settings to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on user_table_settings to caseway_app, caseway_host;

-- webhook_deliveries
create table webhook_deliveries (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  dedupe_key text not null,
  body_hash text not null,
  received_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint uq_webhook_deliveries__key unique (tenant_id, kind, dedupe_key)
);
create index webhook_deliveries_by_age on webhook_deliveries (received_at);
alter table webhook_deliveries enable row level security, force row level security;
create policy tenant_wall on webhook_deliveries to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on webhook_deliveries to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on webhook_deliveries to caseway_app, caseway_host;

create view platform_countries with (security_invoker=true) as
 select id,
    name,
    code,
    is_active
   from countries
  where not is_deleted;
grant select on platform_countries to caseway_app, caseway_host;

create view platform_ended_tenants with (security_invoker=true) as
 select id
   from tenants
  where not is_active or is_deleted;
grant select on platform_ended_tenants to caseway_app, caseway_host;

create view platform_feedback with (security_invoker=true) as
 select tenant_id,
    id,
    attachment_id
   from feedback
  where not is_deleted;
grant select on platform_feedback to caseway_app, caseway_host;

create view platform_matter_types with (security_invoker=true) as
 select tenant_id,
    id,
    name,
    state,
    is_active
   from matter_types
  where not is_deleted;
grant select on platform_matter_types to caseway_app, caseway_host;

create view platform_notifications with (security_invoker=true) as
 select tenant_id,
    id,
    recipient_id,
    type,
    sent_time,
    read_time
   from notifications;
grant select on platform_notifications to caseway_app, caseway_host;

create view platform_scheme_accreditations with (security_invoker=true) as
 select tenant_id,
    owner_id as scheme_id,
    target_id as accreditation_id
   from matter_types__accreditations a;
grant select on platform_scheme_accreditations to caseway_app, caseway_host;

create view platform_scheme_states with (security_invoker=true) as
 select tenant_id,
    id,
    name,
    state,
    is_gazetted
   from matter_types
  where not is_deleted;
grant select on platform_scheme_states to caseway_app, caseway_host;

create view platform_schemes with (security_invoker=true) as
 select tenant_id,
    id,
    name,
    is_gazetted,
    is_active
   from matter_types
  where not is_deleted;
grant select on platform_schemes to caseway_app, caseway_host;

create view platform_subscriptions with (security_invoker=true) as
 select t.id,
    coalesce(nullif(t.customer_name, ''::text), t.name) as shown_name,
    t.account_email,
    t.monthly_discount,
    e.name as edition,
    e.monthly_price
   from tenants t
     left join editions e on e.id = t.edition_id
  where not t.is_deleted;
grant select on platform_subscriptions to caseway_app, caseway_host;

create view platform_tenants with (security_invoker=true) as
 select t.id,
    t.name,
    coalesce(t.customer_name, t.name) as shown_name,
    t.customer_name,
    t.email,
    t.timezone,
    t.country,
    t.client_domain,
    t.website,
    t.logo,
    t.secondary_logo,
    t.favicon,
    t.login_logo_background_color,
    t.features,
    t.settings,
    t.is_active,
    t.edition_id,
    e.name as edition,
    e.features as edition_features
   from tenants t
     left join editions e on e.id = t.edition_id
  where not t.is_deleted;
grant select on platform_tenants to caseway_app, caseway_host;

create view platform_values with (security_invoker=true) as
 select tenant_id,
    id,
    type,
    label,
    parent_id,
    is_active
   from lookup_config
  where not is_deleted;
grant select on platform_values to caseway_app, caseway_host;

create function keep_host_tenant() returns trigger
  language plpgsql
  as $$
begin
  raise exception 'The host tenant stays' using errcode = '23514', constraint = 'refused__hostTenantStays';
end $$;

create function keep_lookup_config() returns trigger
  language plpgsql
  as $$
declare wanted text := case new.type when 'subSpecialty' then 'specialty' when 'subTypeOfReport' then 'typeOfReport' end;
begin
  if new.is_deleted or not new.is_active then
    new.is_default := false;
  end if;
  if new.parent_id is not null and not new.is_deleted and not exists (
    select from lookup_config p where p.tenant_id = new.tenant_id and p.id = new.parent_id and p.type = wanted)
  then
    raise exception 'Not a value of the list above' using errcode = '23514', constraint = 'refused__valueParentUnfit';
  end if;
  return new;
end $$;

create function platform_setting_at(key text, moment timestamp with time zone) returns text
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
alter function platform_setting_at(text,timestamp with time zone) owner to caseway_host;
revoke all on function platform_setting_at(text,timestamp with time zone) from public;
grant execute on function platform_setting_at(text,timestamp with time zone) to caseway_app;

create function rename_specialty() returns trigger
  language plpgsql
  as $$
begin
  update specialists s set specialty = specialty_text(s.tenant_id, s.id)
    where s.tenant_id = new.tenant_id and exists (
      select from specialists__specialties l
      where l.tenant_id = s.tenant_id and l.owner_id = s.id and l.target_id = new.id);
  return null;
end $$;

create function search_feedback(whole text, word text) returns setof feedback
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.feedback t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.feedback t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_feedback(text,text) owner to caseway_host;
revoke all on function search_feedback(text,text) from public;
grant execute on function search_feedback(text,text) to caseway_app;

create function search_languages(whole text, word text) returns setof languages
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.languages t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.languages t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_languages(text,text) owner to caseway_host;
revoke all on function search_languages(text,text) from public;
grant execute on function search_languages(text,text) to caseway_app;

create function search_lookup_config(whole text, word text) returns setof lookup_config
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.lookup_config t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.lookup_config t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_lookup_config(text,text) owner to caseway_host;
revoke all on function search_lookup_config(text,text) from public;
grant execute on function search_lookup_config(text,text) to caseway_app;

create function search_matter_types(whole text, word text) returns setof matter_types
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.matter_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.matter_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_matter_types(text,text) owner to caseway_host;
revoke all on function search_matter_types(text,text) from public;
grant execute on function search_matter_types(text,text) to caseway_app;

create function tell_changed_tenant() returns trigger
  language plpgsql
  as $$
begin
  perform tell_rights_ended(new.id, null,
    case when new.is_active and not new.is_deleted then 'changed' else 'ended' end);
  return null;
end $$;

-- ============================================================================
-- identity
-- ============================================================================

-- account_activity
create table account_activity (
  tenant_id uuid not null,
  month date not null,
  user_id uuid not null,
  sign_ins integer not null default 1,
  last_at timestamptz not null,
  primary key (tenant_id, month, user_id),
  constraint account_activity_month_check check (extract(day from month) = 1::numeric),
  constraint account_activity_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
alter table account_activity enable row level security, force row level security;
create policy tenant_wall on account_activity to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on account_activity to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on account_activity to caseway_app, caseway_host;

-- api_keys
create table api_keys (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  scopes text[] not null,
  days integer not null,
  secret_hash text not null,
  old_secret_hash text,
  old_until timestamptz,
  created_at timestamptz not null,
  created_by_id uuid not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_address text,
  withdrawn_at timestamptz,
  withdrawn_by_id uuid,
  primary key (tenant_id, id),
  constraint api_keys_days_check check (days >= 1 and days <= 365),
  constraint api_keys_check check ((old_secret_hash is null) = (old_until is null)),
  constraint api_keys_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_api_keys__user_id on api_keys (tenant_id, user_id);
alter table api_keys enable row level security, force row level security;
create policy tenant_wall on api_keys to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on api_keys to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on api_keys to caseway_app, caseway_host;

-- identity_providers
create table identity_providers (
  tenant_id uuid not null,
  label text not null,
  issuer text not null,
  client_id text not null,
  client_secret text,
  is_on boolean not null default true,
  required_since timestamptz,
  trusts_factor boolean not null default false,
  creates_accounts boolean not null default false,
  default_role_id uuid,
  role_claim text not null default 'groups'::text,
  role_rules jsonb not null default '[]'::jsonb,
  has_end_session boolean not null default false,
  changed_at timestamptz not null,
  changed_by uuid,
  tested_at timestamptz,
  test_failure text,
  primary key (tenant_id),
  constraint identity_providers_tenant_id_default_role_id_fkey foreign key (tenant_id, default_role_id) references roles(tenant_id, id) deferrable
);
alter table identity_providers enable row level security, force row level security;
create policy tenant_wall on identity_providers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on identity_providers to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on identity_providers to caseway_app, caseway_host;

-- impersonations
create table impersonations (
  tenant_id uuid not null,
  session_uid text not null,
  user_id uuid not null,
  impersonator_id uuid not null,
  impersonator_tenant_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, session_uid),
  constraint impersonations_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index impersonations_by on impersonations (impersonator_id) where ended_at is null;
create unique index impersonations_of_session on impersonations (session_uid);
alter table impersonations enable row level security, force row level security;
create policy tenant_wall on impersonations to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on impersonations to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on impersonations to caseway_app, caseway_host;

-- links
create table links (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  token_hash text not null,
  subject_of text,
  subject_id uuid,
  record_module text,
  record_id uuid,
  record_name text,
  address text,
  issuer_id uuid,
  issuer_tenant_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_opened_at timestamptz,
  times_opened integer not null default 0,
  uses_left integer,
  used_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by_id uuid,
  payload jsonb not null default '{}'::jsonb,
  code_hash text,
  code_tries_left integer not null default 5,
  code_expires_at timestamptz,
  code_asked_at timestamptz,
  pass_hash text,
  primary key (tenant_id, id),
  constraint uq_links__token_hash unique (tenant_id, token_hash)
);
create index ix_links__created_at on links (tenant_id, created_at desc, id desc);
create index ix_links__expires_at on links (expires_at);
create index ix_links__subject_id on links (tenant_id, subject_id) where withdrawn_at is null;
alter table links enable row level security, force row level security;
create policy tenant_wall on links to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on links to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on links to caseway_app, caseway_host;

-- oidc_keys
create table oidc_keys (
  id text not null,
  sealed text not null,
  created_at timestamptz not null default now(),
  primary key (id)
);
grant select, insert, update, delete on oidc_keys to caseway_host;

-- oidc_payloads
create table oidc_payloads (
  model text not null,
  id text not null,
  payload text not null,
  grant_id text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index oidc_payloads_by_age on oidc_payloads (expires_at);
create index oidc_payloads_of_grant on oidc_payloads (grant_id) where grant_id is not null;
create index oidc_payloads_of_uid on oidc_payloads (uid) where uid is not null;
grant select, insert, update, delete on oidc_payloads to caseway_host;

-- provider_accounts
create table provider_accounts (
  tenant_id uuid not null,
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  email text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, issuer, subject),
  constraint uq_provider_accounts__user_id unique (tenant_id, issuer, user_id),
  constraint provider_accounts_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_provider_accounts__user_id on provider_accounts (tenant_id, user_id);
alter table provider_accounts enable row level security, force row level security;
create policy tenant_wall on provider_accounts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on provider_accounts to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on provider_accounts to caseway_app, caseway_host;

-- provider_sign_ins
create table provider_sign_ins (
  tenant_id uuid not null,
  session_uid text not null,
  user_id uuid not null,
  issuer text not null,
  proved_at timestamptz,
  id_token text,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, session_uid)
);
create index ix_provider_sign_ins__live on provider_sign_ins (tenant_id, issuer) where ended_at is null;
create index ix_provider_sign_ins__session_uid on provider_sign_ins (session_uid);
alter table provider_sign_ins enable row level security, force row level security;
create policy tenant_wall on provider_sign_ins to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on provider_sign_ins to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on provider_sign_ins to caseway_app, caseway_host;

-- recovery_codes
create table recovery_codes (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  constraint recovery_codes_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_recovery_codes__user_id on recovery_codes (tenant_id, user_id);
alter table recovery_codes enable row level security, force row level security;
create policy tenant_wall on recovery_codes to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on recovery_codes to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on recovery_codes to caseway_app, caseway_host;

-- roles
create table roles (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  display_name text not null,
  description text,
  is_static boolean not null default false,
  permissions jsonb,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(display_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  needs_second_factor boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_roles__search on roles using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_roles__sort on roles (tenant_id, lower(display_name), id) include (display_name) where not is_deleted;
create unique index uq_roles__name on roles (tenant_id, lower(name)) where not is_deleted;
alter table roles enable row level security, force row level security;
create policy tenant_wall on roles to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on roles to caseway_host
  using (true) with check (true);
grant select, insert, update on roles to caseway_app, caseway_host;
create trigger history after insert or delete or update on roles
  for each row execute function capture_change('role', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on roles
  for each row execute function keep_search_words('role');
create trigger search_words_changed after update on roles
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('role');
create trigger static_role_kept before update on roles
  for each row execute function keep_static_role();

-- second_factors
create table second_factors (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  name text not null,
  secret text,
  credential_id text,
  public_key text,
  sign_counter bigint not null default 0,
  transports text[] not null default '{}'::text[],
  last_step bigint,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_used_at timestamptz,
  primary key (tenant_id, id),
  constraint uq_second_factors__credential_id unique (tenant_id, credential_id),
  constraint second_factors_kind_check check (kind = any (array['totp'::text, 'passkey'::text])),
  constraint second_factors_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_second_factors__credential_id on second_factors (credential_id) where credential_id is not null;
create index ix_second_factors__user_id on second_factors (tenant_id, user_id);
alter table second_factors enable row level security, force row level security;
create policy tenant_wall on second_factors to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on second_factors to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on second_factors to caseway_app, caseway_host;

-- sign_in_domains
create table sign_in_domains (
  tenant_id uuid not null,
  id uuid not null,
  domain text not null,
  token text not null,
  asked_at timestamptz not null,
  asked_by uuid,
  proven_at timestamptz,
  proven_by text,
  primary key (tenant_id, id),
  constraint uq_sign_in_domains__domain unique (tenant_id, domain),
  constraint sign_in_domains_proven_by_check check (proven_by = any (array['dns'::text, 'host'::text]))
);
create unique index uq_sign_in_domains__proven on sign_in_domains (domain) where proven_at is not null;
alter table sign_in_domains enable row level security, force row level security;
create policy tenant_wall on sign_in_domains to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sign_in_domains to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on sign_in_domains to caseway_app, caseway_host;

-- sign_in_names
create table sign_in_names (
  tenant_id uuid not null,
  user_id uuid not null,
  login text not null,
  primary key (tenant_id, user_id),
  constraint uq_sign_in_names__user_name unique (login),
  constraint uq_sign_in_names__user_id unique (user_id),
  constraint sign_in_names_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
alter table sign_in_names enable row level security, force row level security;
create policy tenant_wall on sign_in_names to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sign_in_names to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on sign_in_names to caseway_app, caseway_host;

-- sign_in_steps
create table sign_in_steps (
  tenant_id uuid not null,
  id text not null,
  purpose text not null,
  user_id uuid,
  payload jsonb not null default '{}'::jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  came_by jsonb,
  primary key (tenant_id, id)
);
create index ix_sign_in_steps__expires_at on sign_in_steps (expires_at);
create index ix_sign_in_steps__id on sign_in_steps (id);
alter table sign_in_steps enable row level security, force row level security;
create policy tenant_wall on sign_in_steps to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sign_in_steps to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on sign_in_steps to caseway_app, caseway_host;

-- sign_ins
create table sign_ins (
  tenant_id uuid not null,
  id text not null,
  user_id uuid not null,
  session_uid text not null,
  impersonator_id uuid,
  impersonator_tenant_id uuid,
  started_at timestamptz not null,
  ended_at timestamptz,
  proved_at timestamptz,
  seen_at timestamptz,
  browser text,
  address text,
  primary key (tenant_id, id),
  constraint sign_ins_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index sign_ins_by_id on sign_ins (id);
create index sign_ins_by_impersonator on sign_ins (impersonator_id) where ended_at is null and impersonator_id is not null;
create index sign_ins_of_session on sign_ins (session_uid);
create index sign_ins_of_user on sign_ins (tenant_id, user_id) where ended_at is null;
alter table sign_ins enable row level security, force row level security;
create policy tenant_wall on sign_ins to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sign_ins to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on sign_ins to caseway_app, caseway_host;
create trigger tell_ended after update of ended_at on sign_ins
  for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_ended_sign_in();

-- user_credentials
create table user_credentials (
  tenant_id uuid not null,
  user_id uuid not null,
  password_hash text,
  password_changed_at timestamptz,
  failed_count integer not null default 0,
  locked_until timestamptz,
  link_requested_at timestamptz,
  signed_out_at timestamptz,
  primary key (tenant_id, user_id),
  constraint user_credentials_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
alter table user_credentials enable row level security, force row level security;
create policy tenant_wall on user_credentials to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on user_credentials to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on user_credentials to caseway_app, caseway_host;
create trigger end_impersonations after insert or update of signed_out_at on user_credentials
  for each row when (new.signed_out_at is not null) execute function end_impersonations();

-- user_group
create table user_group (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  description text,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(description, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_user_group__is_active on user_group (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_user_group__search on user_group using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_user_group__sort on user_group (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_user_group__name on user_group (tenant_id, lower(name)) where not is_deleted;
alter table user_group enable row level security, force row level security;
create policy tenant_wall on user_group to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on user_group to caseway_host
  using (true) with check (true);
grant select, insert, update on user_group to caseway_app, caseway_host;
create trigger history after insert or delete or update on user_group
  for each row execute function capture_change('userGroup', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on user_group
  for each row execute function keep_search_words('userGroup');
create trigger search_words_changed after update on user_group
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('userGroup');

-- user_group__members
create table user_group__members (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_user_group__members__owner_id foreign key (tenant_id, owner_id) references user_group(tenant_id, id) deferrable,
  constraint fk_user_group__members__target_id foreign key (tenant_id, target_id) references users(tenant_id, id) deferrable
);
create index ix_user_group__members__target on user_group__members (tenant_id, target_id);
alter table user_group__members enable row level security, force row level security;
create policy tenant_wall on user_group__members to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on user_group__members to caseway_host
  using (true) with check (true);
grant select, insert, delete on user_group__members to caseway_app, caseway_host;
create trigger staff_told after insert or delete on user_group__members
  for each row execute function tell_staff_groups();

-- users
create table users (
  tenant_id uuid not null,
  id uuid not null,
  user_name text not null,
  email text not null,
  title text,
  first_name text not null,
  last_name text not null,
  phone text,
  date_format text,
  is_active boolean not null default true,
  is_locked boolean not null default false,
  must_change_password boolean not null default true,
  last_sign_in_time timestamptz,
  settings jsonb,
  search_text text generated always as (lower((((((coalesce(user_name, ''::text) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(first_name, ''::text)) || ' '::text) || coalesce(last_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_users__is_active on users (tenant_id, is_active, lower(first_name), id) include (first_name) where not is_deleted;
create index ix_users__is_locked on users (tenant_id, is_locked, lower(first_name), id) include (first_name) where not is_deleted;
create index ix_users__search on users using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_users__sort on users (tenant_id, lower(first_name), id) include (first_name) where not is_deleted;
create unique index uq_users__user_name on users (tenant_id, lower(user_name)) where not is_deleted;
alter table users enable row level security, force row level security;
create policy tenant_wall on users to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on users to caseway_host
  using (true) with check (true);
grant select, insert, update on users to caseway_app, caseway_host;
create trigger end_impersonations after update of is_active, is_locked, is_deleted on users
  for each row when (old.is_active and not new.is_active or not old.is_locked and new.is_locked or not old.is_deleted and new.is_deleted) execute function end_impersonations();
create trigger highest_account_kept before update on users
  for each row execute function keep_highest_account();
create trigger history after insert or delete or update on users
  for each row execute function capture_change('user', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,last_sign_in_time,settings', '{}');
create trigger last_administrator_kept after update of is_active, is_locked, is_deleted on users
  for each row when (old.is_active and not old.is_locked and not old.is_deleted and (not new.is_active or new.is_locked or new.is_deleted)) execute function keep_last_administrator();
create trigger search_words after insert or delete on users
  for each row execute function keep_search_words('user');
create trigger search_words_changed after update on users
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('user');
create trigger sign_in_name_kept after insert or update of user_name, is_deleted on users
  for each row execute function keep_sign_in_name();
create trigger staff_told after update of first_name, last_name, phone, email, is_active, is_deleted on users
  for each row execute function tell_staff();

-- users__roles
create table users__roles (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_users__roles__owner_id foreign key (tenant_id, owner_id) references users(tenant_id, id) deferrable,
  constraint fk_users__roles__target_id foreign key (tenant_id, target_id) references roles(tenant_id, id) deferrable
);
create index ix_users__roles__target on users__roles (tenant_id, target_id);
alter table users__roles enable row level security, force row level security;
create policy tenant_wall on users__roles to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on users__roles to caseway_host
  using (true) with check (true);
grant select, insert, delete on users__roles to caseway_app, caseway_host;
create trigger highest_role_kept before insert on users__roles
  for each row execute function keep_highest_role();
create trigger last_administrator_kept after delete on users__roles
  for each row execute function keep_last_administrator_role();
create trigger staff_told after insert or delete on users__roles
  for each row execute function tell_staff_roles();

create view identity_groups with (security_invoker=true) as
 select tenant_id,
    id,
    name,
    array( select m.target_id
           from user_group__members m
          where m.tenant_id = g.tenant_id and m.owner_id = g.id) as member_ids
   from user_group g
  where not is_deleted;
grant select on identity_groups to caseway_app, caseway_host;

create view identity_roles with (security_invoker=true) as
 select tenant_id,
    id,
    display_name as name
   from roles
  where not is_deleted;
grant select on identity_roles to caseway_app, caseway_host;

create function case_visibility_includes(person uuid, visibility text, group_ids uuid[]) returns boolean
  language sql stable
  as $$
  select visibility = 'everyone' or sees_every_case(person)
    or visibility = 'staff' and sees_staff_cases(person)
    or visibility = 'group' and exists (select 1 from user_group__members m
      where m.tenant_id = current_tenant() and m.target_id = person and m.owner_id = any (group_ids))
$$;

create function end_impersonations() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
  as $$
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
alter function end_impersonations() owner to caseway_host;
revoke all on function end_impersonations() from public;

create function has_active_administrator(tenant uuid) returns boolean
  language sql stable
  as $$
  select exists (
    select from users u
    where u.tenant_id = tenant and u.is_active and not u.is_locked and not u.is_deleted
      and holds_highest_role(tenant, u.id))
$$;

create function has_role(person uuid, names text[]) returns boolean
  language sql stable
  as $$
  select exists (select 1 from users__roles ur
    join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id
    where ur.tenant_id = current_tenant() and ur.owner_id = person and not r.is_deleted and r.name = any (names))
$$;

create function holds_highest_role(tenant uuid, person uuid) returns boolean
  language sql stable
  as $$
  select exists (
    select from users__roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.target_id
    where held.tenant_id = tenant and held.owner_id = person and r.name in ('TENANT_ADMIN', 'ADMIN'))
$$;

create function keep_highest_account() returns trigger
  language plpgsql
  as $$
begin
  if current_actor() is distinct from new.id
    and (new.user_name, new.email, new.is_active, new.is_locked, new.is_deleted)
      is distinct from (old.user_name, old.email, old.is_active, old.is_locked, old.is_deleted)
    and acts_above_own_role(new.tenant_id) and holds_highest_role(new.tenant_id, new.id)
  then
    raise exception 'Above the role of the user' using errcode = '23514', constraint = 'refused__roleAboveOwn';
  end if;
  return new;
end $$;

create function keep_highest_role() returns trigger
  language plpgsql
  as $$
begin
  if acts_above_own_role(new.tenant_id) and exists (
      select from roles where tenant_id = new.tenant_id and id = new.target_id and name in ('TENANT_ADMIN', 'ADMIN'))
    and not exists (
      select from users__roles held
      where held.tenant_id = new.tenant_id and held.owner_id = new.owner_id and held.target_id = new.target_id)
  then
    raise exception 'Above the role of the user' using errcode = '23514', constraint = 'refused__roleAboveOwn';
  end if;
  return new;
end $$;

create function keep_last_administrator() returns trigger
  language plpgsql
  as $$
begin
  if holds_highest_role(new.tenant_id, new.id) then
    perform keep_an_administrator(new.tenant_id);
  end if;
  return null;
end $$;

create function keep_last_administrator_role() returns trigger
  language plpgsql
  as $$
begin
  if exists (
      select from roles where tenant_id = old.tenant_id and id = old.target_id and name in ('TENANT_ADMIN', 'ADMIN'))
    and exists (
      select from users u where u.tenant_id = old.tenant_id and u.id = old.owner_id
        and u.is_active and not u.is_locked and not u.is_deleted)
  then
    perform keep_an_administrator(old.tenant_id);
  end if;
  return null;
end $$;

create function keep_sign_in_name() returns trigger
  language plpgsql
  as $$
begin
  if new.is_deleted then
    delete from sign_in_names where tenant_id = new.tenant_id and user_id = new.id;
  else
    insert into sign_in_names (tenant_id, user_id, login)
      values (new.tenant_id, new.id, sign_in_name(new.user_name))
      on conflict (tenant_id, user_id) do update set login = excluded.login;
  end if;
  return null;
end $$;

create function keep_static_role() returns trigger
  language plpgsql
  as $$
begin
  if old.is_static and (new.name <> old.name or new.is_deleted or not new.is_static) then
    raise exception 'A built-in role stays' using errcode = '23514', constraint = 'refused__staticRole';
  end if;
  return new;
end $$;

create function search_roles(whole text, word text) returns setof roles
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.roles t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.roles t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_roles(text,text) owner to caseway_host;
revoke all on function search_roles(text,text) from public;
grant execute on function search_roles(text,text) to caseway_app;

create function search_user_group(whole text, word text) returns setof user_group
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.user_group t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.user_group t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_user_group(text,text) owner to caseway_host;
revoke all on function search_user_group(text,text) from public;
grant execute on function search_user_group(text,text) to caseway_app;

create function search_users(whole text, word text) returns setof users
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.users t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.users t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_users(text,text) owner to caseway_host;
revoke all on function search_users(text,text) from public;
grant execute on function search_users(text,text) to caseway_app;

create function tell_ended_sign_in() returns trigger
  language plpgsql
  as $$
begin
  perform tell_rights_ended(new.tenant_id, new.user_id, 'ended');
  return null;
end $$;

create function tell_staff() returns trigger
  language plpgsql
  as $$
begin
  update staffs s set first_name = new.first_name, last_name = new.last_name, phone = new.phone,
    email = new.email, is_active = new.is_active and not new.is_deleted,
    is_deleted = s.is_deleted or new.is_deleted, concurrency_stamp = gen_random_uuid(),
    last_modification_time = now(), last_modifier_id = current_actor()
  where s.tenant_id = new.tenant_id and s.user_id = new.id and not s.is_deleted
    and (s.first_name, s.last_name, s.phone, s.email, s.is_active, s.is_deleted)
      is distinct from (new.first_name, new.last_name, new.phone, new.email,
        new.is_active and not new.is_deleted, new.is_deleted);
  return null;
end $$;

create function tell_staff_groups() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    delete from staffs__user_groups g using staffs s
    where s.tenant_id = old.tenant_id and s.user_id = old.target_id and g.tenant_id = s.tenant_id
      and g.owner_id = s.id and g.target_id = old.owner_id;
  else
    insert into staffs__user_groups (tenant_id, owner_id, target_id)
    select s.tenant_id, s.id, new.owner_id from staffs s
    where s.tenant_id = new.tenant_id and s.user_id = new.target_id and not s.is_deleted
    on conflict do nothing;
  end if;
  return null;
end $$;

create function tell_staff_roles() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    delete from staffs__roles r using staffs s
    where s.tenant_id = old.tenant_id and s.user_id = old.owner_id and r.tenant_id = s.tenant_id
      and r.owner_id = s.id and r.target_id = old.target_id;
    return null;
  end if;
  insert into staffs (tenant_id, id, first_name, last_name, email, phone, user_id, is_active,
    creator_id, last_modifier_id)
  select u.tenant_id, gen_random_uuid(), u.first_name, u.last_name, u.email, u.phone, u.id,
    u.is_active, current_actor(), current_actor()
  from users u
  join roles r on r.tenant_id = u.tenant_id and r.id = new.target_id
    and r.name in ('ADMIN_STAFF', 'STAFF', 'ACCOUNTING')
  where u.tenant_id = new.tenant_id and u.id = new.owner_id and not u.is_deleted
    and not exists (
      select 1 from staffs s where s.tenant_id = u.tenant_id and not s.is_deleted
        and (s.user_id = u.id or lower(s.email) = lower(u.email)));
  insert into staffs__roles (tenant_id, owner_id, target_id)
  select s.tenant_id, s.id, r.target_id from staffs s
  join users__roles r on r.tenant_id = s.tenant_id and r.owner_id = s.user_id
  where s.tenant_id = new.tenant_id and s.user_id = new.owner_id and not s.is_deleted
  on conflict do nothing;
  return null;
end $$;

-- ============================================================================
-- documents
-- ============================================================================

-- attachment_types
create table attachment_types (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  key text not null,
  category text not null,
  is_built_in boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(key, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  retention_years numeric,
  retention_from text default 'upload'::text,
  removes_by_itself boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_attachment_types__category on attachment_types (tenant_id, category, lower(name), id) include (name) where not is_deleted;
create index ix_attachment_types__is_active on attachment_types (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_attachment_types__is_built_in on attachment_types (tenant_id, is_built_in, lower(name), id) include (name) where not is_deleted;
create index ix_attachment_types__search on attachment_types using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_attachment_types__sort on attachment_types (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_attachment_types__key on attachment_types (tenant_id, lower(key)) where not is_deleted;
alter table attachment_types enable row level security, force row level security;
create policy tenant_wall on attachment_types to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on attachment_types to caseway_host
  using (true) with check (true);
grant select, insert, update on attachment_types to caseway_app, caseway_host;
create trigger history after insert or delete or update on attachment_types
  for each row execute function capture_change('attachmentType', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on attachment_types
  for each row execute function keep_search_words('attachmentType');
create trigger search_words_changed after update on attachment_types
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('attachmentType');

-- document_types
create table document_types (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  category text not null,
  description text,
  is_confidential boolean not null default false,
  retention_years numeric,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_document_types__category on document_types (tenant_id, category, lower(name), id) include (name) where not is_deleted;
create index ix_document_types__is_active on document_types (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_document_types__is_confidential on document_types (tenant_id, is_confidential, lower(name), id) include (name) where not is_deleted;
create index ix_document_types__search on document_types using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_document_types__sort on document_types (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_document_types__name on document_types (tenant_id, lower(name)) where not is_deleted;
alter table document_types enable row level security, force row level security;
create policy tenant_wall on document_types to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on document_types to caseway_host
  using (true) with check (true);
grant select, insert, update on document_types to caseway_app, caseway_host;
create trigger history after insert or delete or update on document_types
  for each row execute function capture_change('documentType', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on document_types
  for each row execute function keep_search_words('documentType');
create trigger search_words_changed after update on document_types
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('documentType');

-- envelope_events
create table envelope_events (
  tenant_id uuid not null,
  id uuid not null,
  envelope_id uuid not null,
  kind text not null,
  at timestamptz not null,
  who text,
  ip text,
  user_agent text,
  document_hash text,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_envelope_events__envelope_id foreign key (tenant_id, envelope_id) references envelopes(tenant_id, id) deferrable
);
create index ix_envelope_events__envelope_id on envelope_events (tenant_id, envelope_id, at, id);
create index ix_envelope_events__kind on envelope_events (tenant_id, kind, at, id);
create index ix_envelope_events__sort on envelope_events (tenant_id, at, id);
alter table envelope_events enable row level security, force row level security;
create policy tenant_wall on envelope_events to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on envelope_events to caseway_host
  using (true) with check (true);
create policy erasing on envelope_events to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on envelope_events to caseway_app, caseway_host;
grant select, update on envelope_events to caseway_eraser;
create trigger append_only before delete or update on envelope_events
  for each row execute function refuse_change();
create trigger history after insert on envelope_events referencing new table as added
  for each statement execute function audit_additions('envelopeEvent');
create trigger never_truncated before truncate on envelope_events
  for each statement execute function refuse_change();

-- envelope_signers
create table envelope_signers (
  tenant_id uuid not null,
  id uuid not null,
  envelope_id uuid not null,
  place numeric not null,
  name text not null,
  email text not null,
  status text not null default 'waiting'::text,
  invited_at timestamptz,
  reminded_at timestamptz,
  opened_at timestamptz,
  signed_at timestamptz,
  signature_kind text,
  signature_id uuid,
  decline_reason text,
  page numeric,
  box_left numeric,
  box_top numeric,
  box_width numeric,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_envelope_signers__envelope_id foreign key (tenant_id, envelope_id) references envelopes(tenant_id, id) deferrable,
  constraint fk_envelope_signers__signature_id foreign key (tenant_id, signature_id) references files(tenant_id, id) deferrable
);
create index ix_envelope_signers__envelope_id on envelope_signers (tenant_id, envelope_id, place, id) where not is_deleted;
create index ix_envelope_signers__sort on envelope_signers (tenant_id, place, id) where not is_deleted;
create index ix_envelope_signers__waiting on envelope_signers (tenant_id, lower(email)) where (status = any (array['invited'::text, 'opened'::text])) and not is_deleted;
alter table envelope_signers enable row level security, force row level security;
create policy tenant_wall on envelope_signers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on envelope_signers to caseway_host
  using (true) with check (true);
grant select, insert, update on envelope_signers to caseway_app, caseway_host;
create trigger files after insert or update of signature_id on envelope_signers
  for each row execute function own_files('envelopeSigner', 'signature_id');
create trigger history after insert or delete or update on envelope_signers
  for each row execute function capture_change('envelopeSigner', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');

-- envelopes
create table envelopes (
  tenant_id uuid not null,
  id uuid not null,
  number text,
  title text not null,
  status text not null default 'draft'::text,
  object_reference_name text,
  from_module text,
  object_id text,
  sender_id uuid,
  message text,
  needs_code boolean not null default false,
  remind_every_days numeric,
  expires_at timestamptz,
  sent_at timestamptz,
  completed_at timestamptz,
  end_reason text,
  provider text not null default 'own'::text,
  external_id text,
  document_id uuid not null,
  document_hash text not null,
  signed_file_id uuid,
  evidence_file_id uuid,
  search_text text generated always as (lower((((coalesce(number, ''::text) || ' '::text) || coalesce(title, ''::text)) || ' '::text) || coalesce(object_reference_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_envelopes__document_id foreign key (tenant_id, document_id) references files(tenant_id, id) deferrable,
  constraint fk_envelopes__evidence_file_id foreign key (tenant_id, evidence_file_id) references files(tenant_id, id) deferrable,
  constraint fk_envelopes__sender_id foreign key (tenant_id, sender_id) references users(tenant_id, id) deferrable,
  constraint fk_envelopes__signed_file_id foreign key (tenant_id, signed_file_id) references files(tenant_id, id) deferrable
);
create index ix_envelopes__external_id on envelopes (external_id) where external_id is not null;
create index ix_envelopes__from_module on envelopes (tenant_id, from_module, creation_time desc, id) where not is_deleted;
create index ix_envelopes__object_id on envelopes (tenant_id, object_id, creation_time desc, id) where not is_deleted;
create index ix_envelopes__open on envelopes (expires_at) where (status = any (array['sent'::text, 'delivered'::text])) and not is_deleted;
create index ix_envelopes__search on envelopes using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_envelopes__sender_id on envelopes (tenant_id, sender_id, creation_time desc, id) where not is_deleted;
create index ix_envelopes__sent_at on envelopes (tenant_id, sent_at, creation_time desc, id) where not is_deleted;
create index ix_envelopes__sort on envelopes (tenant_id, creation_time desc, id) where not is_deleted;
create index ix_envelopes__status on envelopes (tenant_id, status, creation_time desc, id) where not is_deleted;
alter table envelopes enable row level security, force row level security;
create policy tenant_wall on envelopes to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on envelopes to caseway_host
  using (true) with check (true);
grant select, insert, update on envelopes to caseway_app, caseway_host;
create trigger files after insert or update of document_id, signed_file_id, evidence_file_id on envelopes
  for each row execute function own_files('envelope', 'document_id,signed_file_id,evidence_file_id');
create trigger history after insert or delete or update on envelopes
  for each row execute function capture_change('envelope', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,object_id,external_id', '{"sender_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on envelopes
  for each row execute function keep_search_words('envelope');
create trigger search_words_changed after update on envelopes
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('envelope');

-- file_annotations
create table file_annotations (
  tenant_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  page integer not null,
  kind text not null,
  rects jsonb not null default '[]'::jsonb,
  text text not null default ''::text,
  colour text not null default 'yellow'::text,
  author_id uuid,
  creation_time timestamptz not null default now(),
  modification_time timestamptz,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint file_annotations_page_check check (page >= 1),
  constraint file_annotations_kind_check check (kind = any (array['highlight'::text, 'note'::text, 'label'::text])),
  constraint fk_file_annotations__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade deferrable
);
create index ix_file_annotations__file_id on file_annotations (tenant_id, file_id, page) where not is_deleted;
create unique index uq_file_annotations__label on file_annotations (tenant_id, file_id, page) where kind = 'label'::text and not is_deleted;
alter table file_annotations enable row level security, force row level security;
create policy tenant_wall on file_annotations to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_annotations to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_annotations to caseway_app, caseway_host;
create trigger history after insert or delete or update on file_annotations
  for each row execute function capture_change('fileAnnotation', 'tenant_id,id,creation_time,modification_time', '{}');

-- file_digests
create table file_digests (
  tenant_id uuid not null,
  file_id uuid not null,
  kind text not null,
  variant text not null default ''::text,
  model text,
  content jsonb not null,
  made_at timestamptz not null default now(),
  primary key (tenant_id, file_id, kind, variant),
  constraint file_digests_kind_check check (kind = any (array['summary'::text, 'transcription'::text, 'letterOfInstruction'::text])),
  constraint fk_file_digests__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade deferrable
);
alter table file_digests enable row level security, force row level security;
create policy tenant_wall on file_digests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_digests to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_digests to caseway_app, caseway_host;

-- file_holds
create table file_holds (
  tenant_id uuid not null,
  id uuid not null,
  file_id uuid,
  owner_resource text,
  owner_id uuid,
  reason text not null,
  placed_by uuid,
  placed_at timestamptz not null default now(),
  released_by uuid,
  released_at timestamptz,
  is_deleted boolean generated always as (false) stored not null,
  primary key (tenant_id, id),
  constraint file_holds_check check ((file_id is null) <> (owner_id is null)),
  constraint file_holds_check1 check ((owner_resource is null) = (owner_id is null)),
  constraint fk_file_holds__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade deferrable
);
create index ix_file_holds__file_id on file_holds (tenant_id, file_id) where released_at is null;
create index ix_file_holds__owner_id on file_holds (tenant_id, owner_id) where released_at is null;
alter table file_holds enable row level security, force row level security;
create policy tenant_wall on file_holds to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_holds to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_holds to caseway_app, caseway_host;
create trigger history after insert or delete or update on file_holds
  for each row execute function capture_change('fileHold', 'file_id,owner_resource,owner_id,reason,placed_by,placed_at,released_by,released_at', '{}');

-- file_page_counts
create table file_page_counts (
  tenant_id uuid not null,
  pages bigint not null,
  primary key (tenant_id)
);
alter table file_page_counts enable row level security, force row level security;
create policy tenant_wall on file_page_counts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_page_counts to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_page_counts to caseway_app, caseway_host;

-- file_pages
create table file_pages (
  tenant_id uuid not null,
  file_id uuid not null,
  page integer not null,
  source text not null,
  confidence smallint,
  text text not null,
  words tsvector not null,
  bucket integer not null,
  places jsonb,
  primary key (tenant_id, file_id, page),
  constraint file_pages_page_check check (page >= 0),
  constraint file_pages_source_check check (source = any (array['name'::text, 'text'::text, 'ocr'::text])),
  constraint fk_file_pages__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade deferrable
);
create index ix_file_pages__words on file_pages using gin (tenant_id, bucket, words) with (fastupdate=off);
alter table file_pages enable row level security, force row level security;
create policy tenant_wall on file_pages to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_pages to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_pages to caseway_app, caseway_host;

-- file_removals
create table file_removals (
  tenant_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  name text not null,
  owner_resource text not null,
  owner_id uuid not null,
  removed_by uuid,
  removed_at timestamptz not null default now(),
  put_back_by uuid,
  put_back_at timestamptz,
  is_deleted boolean generated always as (false) stored not null,
  primary key (tenant_id, id)
);
create index ix_file_removals__file on file_removals (tenant_id, file_id) where put_back_at is null;
create index ix_file_removals__owner on file_removals (tenant_id, owner_id, removed_at desc, id);
alter table file_removals enable row level security, force row level security;
create policy tenant_wall on file_removals to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_removals to caseway_host
  using (true) with check (true);
grant select, insert, update on file_removals to caseway_app;
grant select, insert, update, delete on file_removals to caseway_host;

-- file_removed_pages
create table file_removed_pages (
  tenant_id uuid not null,
  file_id uuid not null,
  page integer not null,
  reason text not null,
  same_as integer,
  restored_at timestamptz,
  restored_by uuid,
  primary key (tenant_id, file_id, page),
  constraint file_removed_pages_page_check check (page >= 1),
  constraint file_removed_pages_reason_check check (reason = any (array['empty'::text, 'duplicate'::text])),
  constraint fk_file_removed_pages__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade deferrable
);
alter table file_removed_pages enable row level security, force row level security;
create policy tenant_wall on file_removed_pages to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_removed_pages to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_removed_pages to caseway_app, caseway_host;

-- file_texts
create table file_texts (
  tenant_id uuid not null,
  file_id uuid not null,
  status text not null default 'waiting'::text,
  pages_done integer not null default 0,
  pages_total integer,
  pages_failed integer not null default 0,
  language text,
  reason text,
  changed_at timestamptz not null default now(),
  primary key (tenant_id, file_id),
  constraint file_texts_status_check check (status = any (array['waiting'::text, 'reading'::text, 'done'::text, 'partly'::text, 'failed'::text])),
  constraint fk_file_texts__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade deferrable
);
create index ix_file_texts__unfinished on file_texts (changed_at) where status = any (array['waiting'::text, 'reading'::text]);
alter table file_texts enable row level security, force row level security;
create policy tenant_wall on file_texts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_texts to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on file_texts to caseway_app, caseway_host;

-- letterheads
create table letterheads (
  tenant_id uuid not null,
  id uuid not null,
  practice_name text,
  abn text,
  address jsonb,
  postal_address jsonb,
  phone text,
  email text,
  website text,
  show_logo boolean not null default true,
  layout text not null default 'classic'::text,
  accent_colour text not null default '#3d4751'::text,
  font_size text not null default 'normal'::text,
  footer_text text,
  has_page_numbers boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_letterheads__sort on letterheads (tenant_id, lower(practice_name), id) include (practice_name) where not is_deleted;
alter table letterheads enable row level security, force row level security;
create policy tenant_wall on letterheads to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on letterheads to caseway_host
  using (true) with check (true);
grant select, insert, update on letterheads to caseway_app, caseway_host;
create trigger history after insert or delete or update on letterheads
  for each row execute function capture_change('letterhead', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

-- letters
create table letters (
  tenant_id uuid not null,
  id uuid not null,
  owner_resource text not null,
  owner_id uuid not null,
  title text not null,
  file_name text not null,
  html text not null,
  file_id uuid,
  writer_id uuid,
  creation_time timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint fk_letters__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete set null (file_id) deferrable
);
create index ix_letters__file_id on letters (tenant_id, file_id);
create index ix_letters__owner on letters (tenant_id, owner_resource, owner_id, creation_time desc);
alter table letters enable row level security, force row level security;
create policy tenant_wall on letters to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on letters to caseway_host
  using (true) with check (true);
create policy erasing on letters to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on letters to caseway_app;
grant select, update on letters to caseway_eraser;
grant select, insert, update, delete on letters to caseway_host;
create trigger history after insert or delete or update on letters
  for each row execute function capture_change('letter', 'owner_resource,owner_id,title,file_name,html,file_id,writer_id,creation_time', '{}');

-- resumable_upload_parts
create table resumable_upload_parts (
  tenant_id uuid not null,
  upload_id uuid not null,
  storage_key text not null,
  starts_at bigint not null,
  size bigint,
  primary key (tenant_id, upload_id, storage_key),
  constraint fk_resumable_upload_parts__upload_id foreign key (tenant_id, upload_id) references resumable_uploads(tenant_id, id) on delete cascade deferrable
);
alter table resumable_upload_parts enable row level security, force row level security;
create policy tenant_wall on resumable_upload_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on resumable_upload_parts to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on resumable_upload_parts to caseway_app, caseway_host;

-- resumable_uploads
create table resumable_uploads (
  tenant_id uuid not null,
  id uuid not null,
  uploader_id uuid,
  name text not null,
  kind text,
  size bigint not null,
  received bigint not null default 0,
  owner_resource text,
  owner_id uuid,
  attachment_type_id uuid,
  file_id uuid,
  expires_at timestamptz not null,
  creation_time timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint resumable_uploads_size_check check (size > 0),
  constraint resumable_uploads_check check (received <= size),
  constraint resumable_uploads_check1 check ((owner_resource is null) = (owner_id is null)),
  constraint fk_resumable_uploads__attachment_type_id foreign key (tenant_id, attachment_type_id) references attachment_types(tenant_id, id) deferrable,
  constraint fk_resumable_uploads__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) on delete cascade deferrable
);
create index ix_resumable_uploads__expires_at on resumable_uploads (expires_at);
create index ix_resumable_uploads__uploader on resumable_uploads (tenant_id, uploader_id);
alter table resumable_uploads enable row level security, force row level security;
create policy tenant_wall on resumable_uploads to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on resumable_uploads to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on resumable_uploads to caseway_app, caseway_host;

-- seal_keys
create table seal_keys (
  tenant_id uuid not null,
  fingerprint text not null,
  certificate text not null,
  sealed text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, fingerprint)
);
create unique index uq_seal_keys__own on seal_keys (tenant_id) where sealed is not null;
alter table seal_keys enable row level security, force row level security;
create policy tenant_wall on seal_keys to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on seal_keys to caseway_host
  using (true) with check (true);
grant select, insert, update on seal_keys to caseway_app, caseway_host;

create view document_removals with (security_invoker=true) as
 select r.tenant_id,
    r.id,
    r.name,
    r.owner_resource,
    r.owner_id,
    r.removed_at,
    r.put_back_at,
    r.is_deleted,
    u.name as removed_by,
    b.name as put_back_by
   from file_removals r
     left join accounts u on u.tenant_id = r.tenant_id and u.id = r.removed_by
     left join accounts b on b.tenant_id = r.tenant_id and b.id = r.put_back_by;
grant select on document_removals to caseway_app, caseway_host;

create function document_was_sent(tenant uuid, file uuid) returns boolean
  language sql stable parallel safe
  as $$
  select exists (select from links l
      where l.tenant_id = tenant and l.subject_id = file and l.subject_of = 'file' and l.kind = 'oneTimeAccess')
    or exists (select from envelopes e
      where e.tenant_id = tenant and e.document_id = file and not e.is_deleted)
$$;

create function file_hold_reason(tenant uuid, file uuid, resource text, owner uuid) returns text
  language sql stable parallel safe
  as $$
    select reason from file_holds h
    where h.tenant_id = tenant and h.released_at is null
      and (h.file_id = file or (h.owner_resource = resource and h.owner_id = owner))
    order by h.placed_at limit 1
  $$;

create function find_file_pages(asked text, low integer, high integer, most integer) returns table(file_id uuid, page integer, bucket integer)
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public set enable_seqscan = off set enable_indexscan = off
  as $$
begin
  if low is null then
    return query execute 'select p.file_id, p.page, p.bucket from public.file_pages p
      where p.tenant_id = public.current_tenant() and p.words @@ $1 limit $2'
      using asked::tsquery, most;
  else
    return query execute 'select p.file_id, p.page, p.bucket from public.file_pages p
      where p.tenant_id = public.current_tenant() and p.bucket = any ($2) and p.words @@ $1
      order by p.bucket desc limit $3'
      using asked::tsquery, array(select generate_series(low, high)), most;
  end if;
end $$;
alter function find_file_pages(text,integer,integer,integer) owner to caseway_host;
revoke all on function find_file_pages(text,integer,integer,integer) from public;
grant execute on function find_file_pages(text,integer,integer,integer) to caseway_app;

create function next_page_bucket(tenant uuid, many integer) returns integer
  language sql
  as $$
  insert into file_page_counts as c (tenant_id, pages) values (tenant, many)
    on conflict (tenant_id) do update set pages = c.pages + many
    returning ((pages - 1) / 2048)::integer
$$;

create function search_attachment_types(whole text, word text) returns setof attachment_types
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.attachment_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.attachment_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_attachment_types(text,text) owner to caseway_host;
revoke all on function search_attachment_types(text,text) from public;
grant execute on function search_attachment_types(text,text) to caseway_app;

create function search_document_types(whole text, word text) returns setof document_types
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.document_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.document_types t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_document_types(text,text) owner to caseway_host;
revoke all on function search_document_types(text,text) from public;
grant execute on function search_document_types(text,text) to caseway_app;

create function search_envelopes(whole text, word text) returns setof envelopes
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.envelopes t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.envelopes t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_envelopes(text,text) owner to caseway_host;
revoke all on function search_envelopes(text,text) from public;
grant execute on function search_envelopes(text,text) to caseway_app;

-- ============================================================================
-- correspondence
-- ============================================================================

-- action_required_search
create table action_required_search (
  tenant_id uuid not null,
  id uuid not null,
  title text not null,
  note text,
  assigned_user_id uuid not null,
  due_date date not null,
  from_module text,
  object_id text,
  object_reference_name text,
  claimant_name text,
  status text not null default 'open'::text,
  cleared_by_id uuid,
  cleared_time timestamptz,
  raised_key text,
  announced_to text,
  noted_record text,
  search_text text generated always as (lower((((coalesce(title, ''::text) || ' '::text) || coalesce(object_reference_name, ''::text)) || ' '::text) || coalesce(claimant_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_action_required_search__assigned_user_id foreign key (tenant_id, assigned_user_id) references users(tenant_id, id) deferrable,
  constraint fk_action_required_search__cleared_by_id foreign key (tenant_id, cleared_by_id) references users(tenant_id, id) deferrable
);
create index ix_action_required_search__assigned_user_id on action_required_search (tenant_id, assigned_user_id, lower(status) desc, due_date, id) where not is_deleted;
create index ix_action_required_search__cleared_by_id on action_required_search (tenant_id, cleared_by_id) where not is_deleted;
create index ix_action_required_search__cleared_time on action_required_search (tenant_id, cleared_time, lower(status) desc, due_date, id) where not is_deleted;
create index ix_action_required_search__due_date on action_required_search (tenant_id, due_date, lower(status) desc, due_date, id) where not is_deleted;
create index ix_action_required_search__from_module on action_required_search (tenant_id, from_module, lower(status) desc, due_date, id) where not is_deleted;
create index ix_action_required_search__object_id on action_required_search (tenant_id, object_id, lower(status) desc, due_date, id) where not is_deleted;
create index ix_action_required_search__search on action_required_search using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_action_required_search__sort on action_required_search (tenant_id, lower(status) desc, due_date, id) where not is_deleted;
create index ix_action_required_search__status on action_required_search (tenant_id, status, lower(status) desc, due_date, id) where not is_deleted;
create unique index uq_action_required_search__raised_key on action_required_search (tenant_id, raised_key) where raised_key is not null and status = 'open'::text and not is_deleted;
alter table action_required_search enable row level security, force row level security;
create policy tenant_wall on action_required_search to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on action_required_search to caseway_host
  using (true) with check (true);
grant select, insert, update on action_required_search to caseway_app, caseway_host;
create trigger history after insert or delete or update on action_required_search
  for each row execute function capture_change('actionRequired', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,object_id,object_reference_name,claimant_name,raised_key,announced_to,noted_record', '{"assigned_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"cleared_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

-- ad_hoc
create table ad_hoc (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  channel text not null default 'email'::text,
  subject text,
  content text not null,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(subject, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  audience text,
  primary key (tenant_id, id)
);
create index ix_ad_hoc__audience on ad_hoc (tenant_id, audience, lower(name), id) include (name) where not is_deleted;
create index ix_ad_hoc__channel on ad_hoc (tenant_id, channel, lower(name), id) include (name) where not is_deleted;
create index ix_ad_hoc__is_active on ad_hoc (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_ad_hoc__search on ad_hoc using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_ad_hoc__sort on ad_hoc (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_ad_hoc__name on ad_hoc (tenant_id, lower(name)) where not is_deleted;
alter table ad_hoc enable row level security, force row level security;
create policy tenant_wall on ad_hoc to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ad_hoc to caseway_host
  using (true) with check (true);
grant select, insert, update on ad_hoc to caseway_app, caseway_host;
create trigger history after insert or delete or update on ad_hoc
  for each row execute function capture_change('adHocTemplate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on ad_hoc
  for each row execute function keep_search_words('adHocTemplate');
create trigger search_words_changed after update on ad_hoc
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('adHocTemplate');

-- approval_requests
create table approval_requests (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null,
  kind text not null,
  status text not null default 'waiting'::text,
  amount numeric(18,2),
  outcome text not null,
  reason text,
  record_id text not null,
  asked_by_id uuid not null,
  asked_at timestamptz not null,
  decided_by_id uuid,
  decided_at timestamptz,
  answer text,
  payload text not null,
  search_text text generated always as (lower(coalesce(subject, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_approval_requests__asked_by_id foreign key (tenant_id, asked_by_id) references users(tenant_id, id) deferrable,
  constraint fk_approval_requests__decided_by_id foreign key (tenant_id, decided_by_id) references users(tenant_id, id) deferrable
);
create index ix_approval_requests__asked_by_id on approval_requests (tenant_id, asked_by_id, asked_at desc, id) where not is_deleted;
create index ix_approval_requests__decided_by_id on approval_requests (tenant_id, decided_by_id) where not is_deleted;
create index ix_approval_requests__kind on approval_requests (tenant_id, kind, asked_at desc, id) where not is_deleted;
create index ix_approval_requests__record_id on approval_requests (tenant_id, record_id, asked_at desc, id) where not is_deleted;
create index ix_approval_requests__search on approval_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_approval_requests__sort on approval_requests (tenant_id, asked_at desc, id) where not is_deleted;
create index ix_approval_requests__status on approval_requests (tenant_id, status, asked_at desc, id) where not is_deleted;
alter table approval_requests enable row level security, force row level security;
create policy tenant_wall on approval_requests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on approval_requests to caseway_host
  using (true) with check (true);
grant select, insert, update on approval_requests to caseway_app, caseway_host;
create trigger history after insert or delete or update on approval_requests
  for each row execute function capture_change('approvalRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,payload', '{"asked_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"decided_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

-- correspondences
create table correspondences (
  tenant_id uuid not null,
  id uuid not null,
  from_module text not null,
  object_id text not null,
  object_reference_name text,
  communication_type text not null default 'generalActivity'::text,
  subject text,
  content text not null,
  happened_at timestamptz not null,
  author_id uuid,
  visibility text not null default 'staff'::text,
  delivery_method text,
  attendance_parties text[] not null default '{}'::text[],
  is_pinned boolean not null default false,
  told_ids jsonb,
  search_text text generated always as (lower((coalesce(subject, ''::text) || ' '::text) || coalesce(content, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint ck_correspondences__told_ids check (told_ids is null or jsonb_typeof(told_ids) = 'array'::text),
  constraint fk_correspondences__author_id foreign key (tenant_id, author_id) references users(tenant_id, id) deferrable
);
create index ix_correspondences__author_id on correspondences (tenant_id, author_id, happened_at desc, id) where not is_deleted;
create index ix_correspondences__communication_type on correspondences (tenant_id, communication_type, happened_at desc, id) where not is_deleted;
create index ix_correspondences__from_module on correspondences (tenant_id, from_module, happened_at desc, id) where not is_deleted;
create index ix_correspondences__happened_at on correspondences (tenant_id, happened_at, happened_at desc, id) where not is_deleted;
create index ix_correspondences__is_pinned on correspondences (tenant_id, is_pinned, happened_at desc, id) where not is_deleted;
create index ix_correspondences__object_id on correspondences (tenant_id, object_id, happened_at desc, id) where not is_deleted;
create index ix_correspondences__on_record on correspondences (tenant_id, object_id, is_pinned desc, happened_at desc, id desc) where not is_deleted;
create index ix_correspondences__search on correspondences using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_correspondences__sort on correspondences (tenant_id, happened_at desc, id) where not is_deleted;
create index ix_correspondences__visibility on correspondences (tenant_id, visibility, happened_at desc, id) where not is_deleted;
alter table correspondences enable row level security, force row level security;
create policy tenant_wall on correspondences to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on correspondences to caseway_host
  using (true) with check (true);
create policy seen_by_user on correspondences as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or creator_id = current_actor() or note_is_for(current_actor(), visibility,
case
    when visibility = 'group'::text then note_group_ids(id)
    else '{}'::uuid[]
end) or ( select is_erasing() as is_erasing));
grant select, insert, update on correspondences to caseway_app, caseway_host;
create trigger fill_note before insert or update on correspondences
  for each row execute function fill_note();
create trigger history after insert or delete or update on correspondences
  for each row execute function capture_change('correspondence', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,from_module,object_id,object_reference_name,told_ids', '{"author_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger keep_off_what_is_gone before insert or update of content on correspondences
  for each row execute function keep_off_what_is_gone();

-- correspondences__groups
create table correspondences__groups (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_correspondences__groups__owner_id foreign key (tenant_id, owner_id) references correspondences(tenant_id, id) deferrable,
  constraint fk_correspondences__groups__target_id foreign key (tenant_id, target_id) references user_group(tenant_id, id) deferrable
);
create index ix_correspondences__groups__target on correspondences__groups (tenant_id, target_id);
alter table correspondences__groups enable row level security, force row level security;
create policy tenant_wall on correspondences__groups to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on correspondences__groups to caseway_host
  using (true) with check (true);
grant select, insert, delete on correspondences__groups to caseway_app, caseway_host;

-- correspondences__mentions
create table correspondences__mentions (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_correspondences__mentions__owner_id foreign key (tenant_id, owner_id) references correspondences(tenant_id, id) deferrable,
  constraint fk_correspondences__mentions__target_id foreign key (tenant_id, target_id) references users(tenant_id, id) deferrable
);
create index ix_correspondences__mentions__target on correspondences__mentions (tenant_id, target_id);
alter table correspondences__mentions enable row level security, force row level security;
create policy tenant_wall on correspondences__mentions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on correspondences__mentions to caseway_host
  using (true) with check (true);
grant select, insert, delete on correspondences__mentions to caseway_app, caseway_host;

-- email_attachments
create table email_attachments (
  tenant_id uuid not null,
  email_id uuid not null,
  place integer not null,
  name text not null,
  content_type text not null,
  content bytea not null,
  primary key (tenant_id, email_id, place),
  constraint fk_email_attachments__email_id foreign key (tenant_id, email_id) references emails_tracking(tenant_id, id) deferrable
);
alter table email_attachments enable row level security, force row level security;
create policy tenant_wall on email_attachments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on email_attachments to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on email_attachments to caseway_app, caseway_host;

-- email_bodies
create table email_bodies (
  tenant_id uuid not null,
  email_id uuid not null,
  body_text text,
  body_html text,
  renderer text,
  data jsonb,
  primary key (tenant_id, email_id),
  constraint fk_email_bodies__email_id foreign key (tenant_id, email_id) references emails_tracking(tenant_id, id) on delete cascade
);
alter table email_bodies enable row level security, force row level security;
create policy tenant_wall on email_bodies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on email_bodies to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on email_bodies to caseway_app, caseway_host;

-- email_files
create table email_files (
  tenant_id uuid not null,
  email_id uuid not null,
  place integer not null,
  file_id uuid not null,
  name text not null,
  content_type text not null,
  size bigint not null,
  goes_along boolean not null,
  sealed_link text,
  primary key (tenant_id, email_id, place),
  constraint fk_email_files__email_id foreign key (tenant_id, email_id) references emails_tracking(tenant_id, id) deferrable
);
alter table email_files enable row level security, force row level security;
create policy tenant_wall on email_files to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on email_files to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on email_files to caseway_app, caseway_host;

-- email_replies
create table email_replies (
  tenant_id uuid not null,
  email_id uuid not null,
  token text not null,
  primary key (tenant_id, email_id),
  constraint uq_email_replies__token unique (token),
  constraint fk_email_replies__email_id foreign key (tenant_id, email_id) references emails_tracking(tenant_id, id) deferrable
);
alter table email_replies enable row level security, force row level security;
create policy tenant_wall on email_replies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on email_replies to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on email_replies to caseway_app, caseway_host;

-- emails_tracking
create table emails_tracking (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null,
  sender text,
  destination text not null,
  template_key text,
  status text not null,
  sent_time timestamptz,
  error_message text,
  message_id text,
  from_module text,
  object_id text,
  is_confidential boolean not null default false,
  search_text text generated always as (lower((coalesce(subject, ''::text) || ' '::text) || coalesce(destination, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  leaves_at timestamptz,
  cc text,
  object_name text,
  delivery text,
  resend_of_id text,
  primary key (tenant_id, id)
);
create index ix_emails_tracking__created on emails_tracking (tenant_id, creation_time);
create index ix_emails_tracking__creator on emails_tracking (tenant_id, creator_id, creation_time);
create index ix_emails_tracking__from_module on emails_tracking (tenant_id, from_module, creation_time desc, id) where not is_deleted;
create index ix_emails_tracking__object_id on emails_tracking (tenant_id, object_id, creation_time desc, id) where not is_deleted;
create index ix_emails_tracking__search on emails_tracking using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_emails_tracking__sort on emails_tracking (tenant_id, creation_time desc, id) where not is_deleted;
create index ix_emails_tracking__status on emails_tracking (tenant_id, status, creation_time desc, id) where not is_deleted;
create index ix_emails_tracking__template_key on emails_tracking (tenant_id, template_key, creation_time desc, id) where not is_deleted;
alter table emails_tracking enable row level security, force row level security;
create policy tenant_wall on emails_tracking to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on emails_tracking to caseway_host
  using (true) with check (true);
grant select, insert, update on emails_tracking to caseway_app, caseway_host;
create trigger history after insert or delete or update on emails_tracking
  for each row execute function capture_change('emailTracking', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,subject,sender,destination,cc,template_key,leaves_at,sent_time,error_message,message_id,from_module,object_id,object_name,delivery,resend_of_id,is_confidential', '{}');

-- incoming_mail
create table incoming_mail (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null,
  sender text not null,
  sender_address text,
  recipient text,
  received_time timestamptz not null,
  status text not null default 'waiting'::text,
  filed_by text,
  from_module text,
  object_id text,
  object_name text,
  email_id text,
  attachment_count numeric default 0,
  is_sender_known boolean not null default false,
  is_automatic boolean not null default false,
  message_id text not null,
  search_text text generated always as (lower((((coalesce(subject, ''::text) || ' '::text) || coalesce(sender, ''::text)) || ' '::text) || coalesce(sender_address, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_incoming_mail__filed_by on incoming_mail (tenant_id, filed_by, received_time desc, id) where not is_deleted;
create index ix_incoming_mail__from_module on incoming_mail (tenant_id, from_module, received_time desc, id) where not is_deleted;
create index ix_incoming_mail__is_automatic on incoming_mail (tenant_id, is_automatic, received_time desc, id) where not is_deleted;
create index ix_incoming_mail__object_id on incoming_mail (tenant_id, object_id, received_time desc, id) where not is_deleted;
create index ix_incoming_mail__search on incoming_mail using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_incoming_mail__sort on incoming_mail (tenant_id, received_time desc, id) where not is_deleted;
create index ix_incoming_mail__status on incoming_mail (tenant_id, status, received_time desc, id) where not is_deleted;
create unique index uq_incoming_mail__message_id on incoming_mail (tenant_id, lower(message_id)) where not is_deleted;
alter table incoming_mail enable row level security, force row level security;
create policy tenant_wall on incoming_mail to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on incoming_mail to caseway_host
  using (true) with check (true);
grant select, insert, update on incoming_mail to caseway_app, caseway_host;
create trigger history after insert or delete or update on incoming_mail
  for each row execute function capture_change('incomingMail', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,subject,sender,sender_address,recipient,received_time,email_id,attachment_count,is_sender_known,is_automatic,message_id', '{}');

-- incoming_mail_bodies
create table incoming_mail_bodies (
  tenant_id uuid not null,
  mail_id uuid not null,
  body_text text,
  body_html text,
  primary key (tenant_id, mail_id),
  constraint fk_incoming_mail_bodies__mail_id foreign key (tenant_id, mail_id) references incoming_mail(tenant_id, id) deferrable
);
alter table incoming_mail_bodies enable row level security, force row level security;
create policy tenant_wall on incoming_mail_bodies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on incoming_mail_bodies to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on incoming_mail_bodies to caseway_app, caseway_host;

-- incoming_mail_files
create table incoming_mail_files (
  tenant_id uuid not null,
  mail_id uuid not null,
  place integer not null,
  name text not null,
  size bigint not null,
  file_id uuid,
  refusal text,
  primary key (tenant_id, mail_id, place),
  constraint fk_incoming_mail_files__mail_id foreign key (tenant_id, mail_id) references incoming_mail(tenant_id, id) deferrable
);
alter table incoming_mail_files enable row level security, force row level security;
create policy tenant_wall on incoming_mail_files to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on incoming_mail_files to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on incoming_mail_files to caseway_app, caseway_host;

-- incoming_mail_sources
create table incoming_mail_sources (
  tenant_id uuid not null,
  id uuid not null,
  storage_key text not null,
  received_at timestamptz not null,
  primary key (tenant_id, id),
  constraint uq_incoming_mail_sources__storage_key unique (storage_key)
);
alter table incoming_mail_sources enable row level security, force row level security;
create policy tenant_wall on incoming_mail_sources to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on incoming_mail_sources to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on incoming_mail_sources to caseway_app, caseway_host;

-- known_mail_addresses
create table known_mail_addresses (
  tenant_id uuid not null,
  address text not null,
  kept_by uuid,
  kept_at timestamptz not null default now(),
  is_deleted boolean generated always as (false) stored not null,
  primary key (tenant_id, address)
);
alter table known_mail_addresses enable row level security, force row level security;
create policy tenant_wall on known_mail_addresses to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on known_mail_addresses to caseway_host
  using (true) with check (true);
grant select, insert, delete on known_mail_addresses to caseway_app, caseway_host;

-- mail_template_versions
create table mail_template_versions (
  tenant_id uuid not null,
  template_id uuid not null,
  version integer not null,
  subject text,
  content text,
  saved_by uuid,
  saved_by_name text,
  saved_at timestamptz not null default now(),
  primary key (tenant_id, template_id, version),
  constraint fk_mail_template_versions__template_id foreign key (tenant_id, template_id) references mail_templates(tenant_id, id) deferrable initially deferred
);
alter table mail_template_versions enable row level security, force row level security;
create policy tenant_wall on mail_template_versions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mail_template_versions to caseway_host
  using (true) with check (true);
grant select, insert on mail_template_versions to caseway_app, caseway_host;

-- mail_templates
create table mail_templates (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  label text not null,
  category text not null,
  subject text,
  template_content text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  kind text not null default 'mail'::text,
  is_edited boolean not null default false,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(label, ''::text))) stored,
  primary key (tenant_id, id)
);
create index ix_mail_templates__category on mail_templates (tenant_id, category, lower(label), id) include (label) where not is_deleted;
create index ix_mail_templates__is_active on mail_templates (tenant_id, is_active, lower(label), id) include (label) where not is_deleted;
create index ix_mail_templates__is_edited on mail_templates (tenant_id, is_edited, lower(label), id) include (label) where not is_deleted;
create index ix_mail_templates__kind on mail_templates (tenant_id, kind, lower(label), id) include (label) where not is_deleted;
create index ix_mail_templates__search on mail_templates using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_mail_templates__sort on mail_templates (tenant_id, lower(label), id) include (label) where not is_deleted;
create unique index uq_mail_templates__name on mail_templates (tenant_id, lower(name)) where not is_deleted;
alter table mail_templates enable row level security, force row level security;
create policy tenant_wall on mail_templates to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mail_templates to caseway_host
  using (true) with check (true);
grant select, insert, update on mail_templates to caseway_app, caseway_host;
create trigger history after insert or delete or update on mail_templates
  for each row execute function capture_change('mailTemplate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

-- reminder_log
create table reminder_log (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  record_id text not null,
  step text not null,
  occasion text not null,
  step_name text,
  outcome text not null,
  sent_on date not null,
  sent_by text,
  sent_to text,
  told_name text,
  amount numeric(18,2),
  total_amount numeric(18,2),
  reason text,
  from_module text not null,
  object_id text not null,
  object_name text not null,
  case_id text,
  search_text text generated always as (lower((coalesce(sent_to, ''::text) || ' '::text) || coalesce(object_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_reminder_log__kind on reminder_log (tenant_id, kind, creation_time desc, id);
create index ix_reminder_log__object_id on reminder_log (tenant_id, object_id, creation_time desc, id);
create index ix_reminder_log__outcome on reminder_log (tenant_id, outcome, creation_time desc, id);
create index ix_reminder_log__record_id on reminder_log (tenant_id, record_id, creation_time desc, id);
create index ix_reminder_log__search on reminder_log using gin (tenant_id, search_text gin_trgm_ops);
create index ix_reminder_log__sort on reminder_log (tenant_id, creation_time desc, id);
create unique index uq_reminder_log__kind__record_id__step__occasion on reminder_log (tenant_id, lower(kind), lower(record_id), lower(step), lower(occasion));
alter table reminder_log enable row level security, force row level security;
create policy tenant_wall on reminder_log to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on reminder_log to caseway_host
  using (true) with check (true);
create policy seen_by_user on reminder_log as restrictive for select to caseway_app
  using (case_id is null or (exists ( select 1
   from cases c
  where c.tenant_id = reminder_log.tenant_id and c.id = reminder_log.case_id::uuid)) or ( select is_erasing() as is_erasing));
create policy erasing on reminder_log to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on reminder_log to caseway_app, caseway_host;
grant select, update on reminder_log to caseway_eraser;
create trigger append_only before delete or update on reminder_log
  for each row execute function refuse_change();
create trigger history after insert on reminder_log referencing new table as added
  for each statement execute function audit_additions('reminderLog');
create trigger never_truncated before truncate on reminder_log
  for each statement execute function refuse_change();

-- sms_log
create table sms_log (
  tenant_id uuid not null,
  id uuid not null,
  number text not null,
  direction text not null default 'out'::text,
  body text,
  status text not null,
  sent_time timestamptz,
  delivered_time timestamptz,
  error_message text,
  from_module text,
  object_id text,
  object_name text,
  resend_of_id text,
  is_confidential boolean not null default false,
  search_text text generated always as (lower((coalesce(number, ''::text) || ' '::text) || coalesce(object_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_sms_log__direction on sms_log (tenant_id, direction, creation_time desc, id) where not is_deleted;
create index ix_sms_log__from_module on sms_log (tenant_id, from_module, creation_time desc, id) where not is_deleted;
create index ix_sms_log__number on sms_log (number, creation_time desc) where not is_deleted;
create index ix_sms_log__object_id on sms_log (tenant_id, object_id, creation_time desc, id) where not is_deleted;
create index ix_sms_log__search on sms_log using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_sms_log__sort on sms_log (tenant_id, creation_time desc, id) where not is_deleted;
create index ix_sms_log__status on sms_log (tenant_id, status, creation_time desc, id) where not is_deleted;
alter table sms_log enable row level security, force row level security;
create policy tenant_wall on sms_log to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sms_log to caseway_host
  using (true) with check (true);
grant select, insert, update on sms_log to caseway_app, caseway_host;
create trigger history after insert or delete or update on sms_log
  for each row execute function capture_change('smsMessage', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,number,direction,body,sent_time,delivered_time,error_message,from_module,object_id,object_name,resend_of_id,is_confidential', '{}');

-- sms_sealed_words
create table sms_sealed_words (
  tenant_id uuid not null,
  sms_id uuid not null,
  sealed text not null,
  primary key (tenant_id, sms_id),
  constraint fk_sms_sealed_words__sms_id foreign key (tenant_id, sms_id) references sms_log(tenant_id, id) deferrable
);
alter table sms_sealed_words enable row level security, force row level security;
create policy tenant_wall on sms_sealed_words to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sms_sealed_words to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on sms_sealed_words to caseway_app, caseway_host;

-- sms_stops
create table sms_stops (
  tenant_id uuid not null,
  number text not null,
  since timestamptz not null default now(),
  primary key (tenant_id, number)
);
alter table sms_stops enable row level security, force row level security;
create policy tenant_wall on sms_stops to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sms_stops to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on sms_stops to caseway_app, caseway_host;

create view correspondence_actions with (security_invoker=true) as
 select tenant_id,
    id,
    assigned_user_id,
    due_date,
    status,
    from_module,
    object_id,
    raised_key
   from action_required_search
  where not is_deleted;
grant select on correspondence_actions to caseway_app, caseway_host;

create view correspondence_agreed with (security_invoker=true) as
 select r.tenant_id,
    r.id,
    r.kind,
    r.record_id,
    p.change_time as at
   from approval_requests r
     join property_changes p on p.tenant_id = r.tenant_id and p.record_id = r.id and p.resource = 'approvalRequest'::text and p.property_name = 'status'::text and p.new_value = '"approved"'::jsonb
  where r.status = 'approved'::text and not r.is_deleted and r.decided_by_id <> r.asked_by_id;
grant select on correspondence_agreed to caseway_app, caseway_host;

create view correspondence_emails with (security_invoker=true) as
 select tenant_id,
    id,
    status,
    creation_time,
    destination,
    leaves_at,
    sent_time,
    error_message
   from emails_tracking
  where not is_deleted;
grant select on correspondence_emails to caseway_app, caseway_host;

create view correspondence_mails_of_records with (security_invoker=true) as
 select tenant_id,
    id,
    object_id,
    template_key,
    subject,
    destination,
    status,
    creation_time,
    is_deleted
   from emails_tracking
  where not is_deleted;
grant select on correspondence_mails_of_records to caseway_app, caseway_host;

create view correspondence_notes with (security_invoker=true) as
 select tenant_id,
    id,
    object_id,
    subject,
    author_id,
    creation_time
   from correspondences
  where not is_deleted;
grant select on correspondence_notes to caseway_app, caseway_host;

create function correspondence_host_templates() returns table(name text, subject text, content text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select t.name, t.subject, t.template_content from mail_templates t
    where t.tenant_id = '00000000-0000-7000-8000-000000000001' and t.is_edited and not t.is_deleted
  $$;
alter function correspondence_host_templates() owner to caseway_host;
revoke all on function correspondence_host_templates() from public;
grant execute on function correspondence_host_templates() to caseway_app;

create function correspondence_noted_records(words text) returns setof text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select object_id from correspondences
    where tenant_id = current_tenant() and subject = words and not is_deleted
  $$;
alter function correspondence_noted_records(text) owner to caseway_host;
revoke all on function correspondence_noted_records(text) from public;
grant execute on function correspondence_noted_records(text) to caseway_app;

create function fill_note() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'INSERT' then
    new.author_id := (select u.id from users u
      where u.tenant_id = new.tenant_id and u.id = current_actor());
    new.happened_at := coalesce(new.happened_at, now());
  else
    new.author_id := old.author_id;
    new.happened_at := coalesce(new.happened_at, old.happened_at);
  end if;
  return new;
end $$;

create function note_group_ids(note uuid) returns uuid[]
  language sql stable
  as $$
  select array(select target_id from correspondences__groups
    where tenant_id = current_tenant() and owner_id = note)
$$;

create function note_is_for(person uuid, visibility text, group_ids uuid[]) returns boolean
  language sql stable
  as $$
  select case visibility
    when 'everyone' then true
    when 'staff' then exists (select 1 from users__roles ur
      join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id
      where ur.tenant_id = current_tenant() and ur.owner_id = person
        and r.name in ('TENANT_ADMIN', 'ADMIN_STAFF', 'STAFF', 'ACCOUNTING') and not r.is_deleted)
    when 'group' then exists (select 1 from user_group__members m
      join user_group g on g.tenant_id = m.tenant_id and g.id = m.owner_id
      where m.tenant_id = current_tenant() and m.target_id = person
        and m.owner_id = any (group_ids) and not g.is_deleted)
    else false
  end
$$;

create function search_action_required_search(whole text, word text) returns setof action_required_search
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.action_required_search t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.action_required_search t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_action_required_search(text,text) owner to caseway_host;
revoke all on function search_action_required_search(text,text) from public;
grant execute on function search_action_required_search(text,text) to caseway_app;

create function search_ad_hoc(whole text, word text) returns setof ad_hoc
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.ad_hoc t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ad_hoc t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ad_hoc(text,text) owner to caseway_host;
revoke all on function search_ad_hoc(text,text) from public;
grant execute on function search_ad_hoc(text,text) to caseway_app;

create function search_approval_requests(whole text, word text) returns setof approval_requests
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.approval_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.approval_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_approval_requests(text,text) owner to caseway_host;
revoke all on function search_approval_requests(text,text) from public;
grant execute on function search_approval_requests(text,text) to caseway_app;

create function search_emails_tracking(whole text, word text) returns setof emails_tracking
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.emails_tracking t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.emails_tracking t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_emails_tracking(text,text) owner to caseway_host;
revoke all on function search_emails_tracking(text,text) from public;
grant execute on function search_emails_tracking(text,text) to caseway_app;

create function search_incoming_mail(whole text, word text) returns setof incoming_mail
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.incoming_mail t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.incoming_mail t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_incoming_mail(text,text) owner to caseway_host;
revoke all on function search_incoming_mail(text,text) from public;
grant execute on function search_incoming_mail(text,text) to caseway_app;

create function search_mail_templates(whole text, word text) returns setof mail_templates
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.mail_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.mail_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_mail_templates(text,text) owner to caseway_host;
revoke all on function search_mail_templates(text,text) from public;
grant execute on function search_mail_templates(text,text) to caseway_app;

create function search_sms_log(whole text, word text) returns setof sms_log
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.sms_log t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.sms_log t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_sms_log(text,text) owner to caseway_host;
revoke all on function search_sms_log(text,text) from public;
grant execute on function search_sms_log(text,text) to caseway_app;

-- ============================================================================
-- parties
-- ============================================================================

-- case_managers
create table case_managers (
  tenant_id uuid not null,
  id uuid not null,
  full_name text not null,
  email text not null,
  phone text,
  position text,
  company_id uuid not null,
  user_id uuid,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  title_id uuid,
  first_name text not null,
  last_name text not null,
  gender text,
  mobile text,
  business_unit_id uuid,
  side text,
  recruitment_status text not null default 'onboarded'::text,
  consent text,
  notices text[] not null default '{}'::text[],
  offer_account boolean not null default false,
  notes text,
  search_text text generated always as (lower((((((((coalesce(last_name, ''::text) || ' '::text) || coalesce(full_name, ''::text)) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(phone, ''::text)) || ' '::text) || coalesce(mobile, ''::text))) stored,
  primary key (tenant_id, id),
  constraint fk_case_managers__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_case_managers__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_case_managers__title_id foreign key (tenant_id, title_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_case_managers__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_case_managers__business_unit_id on case_managers (tenant_id, business_unit_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_case_managers__company_id on case_managers (tenant_id, company_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_case_managers__is_active on case_managers (tenant_id, is_active, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_case_managers__recruitment_status on case_managers (tenant_id, recruitment_status, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_case_managers__search on case_managers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_case_managers__side on case_managers (tenant_id, side, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_case_managers__sort on case_managers (tenant_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_case_managers__title_id on case_managers (tenant_id, title_id) where not is_deleted;
create index ix_case_managers__user_id on case_managers (tenant_id, user_id) where not is_deleted;
create unique index uq_case_managers__email on case_managers (tenant_id, lower(email)) where not is_deleted;
alter table case_managers enable row level security, force row level security;
create policy tenant_wall on case_managers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_managers to caseway_host
  using (true) with check (true);
grant select, insert, update on case_managers to caseway_app, caseway_host;
create trigger business_unit_checked after insert or update of company_id, business_unit_id on case_managers
  for each row execute function check_business_unit();
create trigger computed before insert or update of full_name, first_name, last_name on case_managers
  for each row execute function compute_case_managers();
create trigger history after insert or delete or update on case_managers
  for each row execute function capture_change('caseManager', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on case_managers
  for each row execute function keep_search_words('caseManager');
create trigger search_words_changed after update on case_managers
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('caseManager');

-- centre_rooms
create table centre_rooms (
  tenant_id uuid not null,
  id uuid not null,
  centre_id uuid not null,
  name text not null,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_centre_rooms__centre_id foreign key (tenant_id, centre_id) references centres(tenant_id, id) deferrable
);
create index ix_centre_rooms__centre_id on centre_rooms (tenant_id, centre_id, lower(name), id) include (name) where not is_deleted;
create index ix_centre_rooms__is_active on centre_rooms (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_centre_rooms__sort on centre_rooms (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_centre_rooms__centre_id__name on centre_rooms (tenant_id, centre_id, lower(name)) where not is_deleted;
alter table centre_rooms enable row level security, force row level security;
create policy tenant_wall on centre_rooms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on centre_rooms to caseway_host
  using (true) with check (true);
grant select, insert, update on centre_rooms to caseway_app, caseway_host;
create trigger history after insert or delete or update on centre_rooms
  for each row execute function capture_change('centreRoom', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- centres
create table centres (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  ownership_type text not null,
  address jsonb,
  suburb text,
  state text,
  postcode text,
  country text,
  time_zone text not null,
  latitude numeric,
  longitude numeric,
  contact_name text,
  phone text,
  email text,
  receive_booking boolean not null default true,
  parking_notes text,
  access_notes text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  search_text text generated always as (lower((((((((((coalesce(name, ''::text) || ' '::text) || coalesce(suburb, ''::text)) || ' '::text) || coalesce(postcode, ''::text)) || ' '::text) || coalesce(contact_name, ''::text)) || ' '::text) || coalesce(phone, ''::text)) || ' '::text) || coalesce(email, ''::text))) stored,
  primary key (tenant_id, id)
);
create index ix_centres__is_active on centres (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_centres__ownership_type on centres (tenant_id, ownership_type, lower(name), id) include (name) where not is_deleted;
create index ix_centres__receive_booking on centres (tenant_id, receive_booking, lower(name), id) include (name) where not is_deleted;
create index ix_centres__search on centres using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_centres__sort on centres (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_centres__state on centres (tenant_id, state, lower(name), id) include (name) where not is_deleted;
alter table centres enable row level security, force row level security;
create policy tenant_wall on centres to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on centres to caseway_host
  using (true) with check (true);
create policy host_centres on centres for select to caseway_app
  using (tenant_id = '00000000-0000-7000-8000-000000000001'::uuid and ( select sees_host_centres() as sees_host_centres));
grant select, insert, update on centres to caseway_app, caseway_host;
create trigger computed before insert or update of suburb, address, state, postcode, country on centres
  for each row execute function compute_centres();
create trigger history after insert or delete or update on centres
  for each row execute function capture_change('centre', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,suburb,state,postcode,country', '{}');
create trigger search_words after insert or delete on centres
  for each row execute function keep_search_words('centre');
create trigger search_words_changed after update on centres
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('centre');
create trigger zone before insert or update of time_zone, address on centres
  for each row execute function keep_zone_of_centre();

-- centres__service_types
create table centres__service_types (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_centres__service_types__owner_id foreign key (tenant_id, owner_id) references centres(tenant_id, id) deferrable,
  constraint fk_centres__service_types__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_centres__service_types__target on centres__service_types (tenant_id, target_id);
alter table centres__service_types enable row level security, force row level security;
create policy tenant_wall on centres__service_types to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on centres__service_types to caseway_host
  using (true) with check (true);
grant select, insert, delete on centres__service_types to caseway_app, caseway_host;

-- centres__specialists
create table centres__specialists (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_centres__specialists__owner_id foreign key (tenant_id, owner_id) references centres(tenant_id, id) deferrable,
  constraint fk_centres__specialists__target_id foreign key (tenant_id, target_id) references specialists(tenant_id, id) deferrable
);
create index ix_centres__specialists__target on centres__specialists (tenant_id, target_id);
alter table centres__specialists enable row level security, force row level security;
create policy tenant_wall on centres__specialists to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on centres__specialists to caseway_host
  using (true) with check (true);
grant select, insert, delete on centres__specialists to caseway_app, caseway_host;

-- client_documents
create table client_documents (
  tenant_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  name text not null,
  kind text not null default 'document'::text,
  file_id uuid,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  status text not null default 'none'::text,
  sender_id uuid,
  asked_at timestamptz,
  answered_at timestamptz,
  send_back_reason text,
  round numeric default 1,
  asked_file_id text,
  attachment_type_id uuid,
  primary key (tenant_id, id),
  constraint fk_client_documents__attachment_type_id foreign key (tenant_id, attachment_type_id) references attachment_types(tenant_id, id) deferrable,
  constraint fk_client_documents__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_client_documents__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) deferrable,
  constraint fk_client_documents__sender_id foreign key (tenant_id, sender_id) references users(tenant_id, id) deferrable
);
create index ix_client_documents__attachment_type_id on client_documents (tenant_id, attachment_type_id) where not is_deleted;
create index ix_client_documents__client_id on client_documents (tenant_id, client_id, lower(name), id) include (name) where not is_deleted;
create index ix_client_documents__is_active on client_documents (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_client_documents__kind on client_documents (tenant_id, kind, lower(name), id) include (name) where not is_deleted;
create index ix_client_documents__search on client_documents using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_client_documents__sender_id on client_documents (tenant_id, sender_id) where not is_deleted;
create index ix_client_documents__sort on client_documents (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_client_documents__status on client_documents (tenant_id, status, lower(name), id) include (name) where not is_deleted;
alter table client_documents enable row level security, force row level security;
create policy tenant_wall on client_documents to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on client_documents to caseway_host
  using (true) with check (true);
grant select, insert, update on client_documents to caseway_app, caseway_host;
create trigger files after insert or update of file_id on client_documents
  for each row execute function own_files('clientDocument', 'file_id');
create trigger history after insert or delete or update on client_documents
  for each row execute function capture_change('clientDocument', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,round,asked_file_id', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"attachment_type_id":{"table":"attachment_types","text":"coalesce(t.name::text, '''')","tenant":true},"sender_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on client_documents
  for each row execute function keep_search_words('clientDocument');
create trigger search_words_changed after update on client_documents
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('clientDocument');

-- client_form_files
create table client_form_files (
  tenant_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  file_id text not null,
  name text not null,
  round numeric not null,
  returned_at timestamptz,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_client_form_files__document_id foreign key (tenant_id, document_id) references client_documents(tenant_id, id) deferrable
);
create index ix_client_form_files__document_id on client_form_files (tenant_id, document_id, returned_at, id) where not is_deleted;
create index ix_client_form_files__sort on client_form_files (tenant_id, returned_at, id) where not is_deleted;
create unique index uq_client_form_files__file_id on client_form_files (tenant_id, lower(file_id)) where not is_deleted;
alter table client_form_files enable row level security, force row level security;
create policy tenant_wall on client_form_files to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on client_form_files to caseway_host
  using (true) with check (true);
create policy seen_by_user on client_form_files as restrictive for select to caseway_app
  using (returned_at is not null or current_actor() is null or (exists ( select 1
   from client_documents d
     join clients c on c.tenant_id = d.tenant_id and c.id = d.client_id
  where d.tenant_id = client_form_files.tenant_id and d.id = client_form_files.document_id and c.user_id = current_actor())) or ( select is_erasing() as is_erasing));
grant select, insert, update on client_form_files to caseway_app, caseway_host;
create trigger history after insert or delete or update on client_form_files
  for each row execute function capture_change('clientFormFile', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"document_id":{"table":"client_documents","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- clients
create table clients (
  tenant_id uuid not null,
  id uuid not null,
  title_id uuid,
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  gender text,
  phone text,
  mobile text,
  email text,
  address jsonb,
  language_id uuid,
  interpreter_required boolean not null default false,
  claim_no text,
  injury_date date,
  matter_type_id uuid,
  company_id uuid,
  case_manager_id uuid,
  contractor_id uuid,
  notes text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  full_name text not null,
  scheme_id uuid,
  search_text text generated always as (lower((((((((((coalesce(last_name, ''::text) || ' '::text) || coalesce(full_name, ''::text)) || ' '::text) || coalesce(phone, ''::text)) || ' '::text) || coalesce(mobile, ''::text)) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  user_id uuid,
  primary key (tenant_id, id),
  constraint "refused__injuredBeforeBirth" check (injury_date >= date_of_birth),
  constraint fk_clients__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_clients__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_clients__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_clients__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clients__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clients__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_clients__title_id foreign key (tenant_id, title_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clients__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index clients_by_age on clients (tenant_id, creation_time) where not is_deleted;
create index ix_clients__case_manager_id on clients (tenant_id, case_manager_id, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__company_id on clients (tenant_id, company_id, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__contractor_id on clients (tenant_id, contractor_id, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__gender on clients (tenant_id, gender, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__injury_date on clients (tenant_id, injury_date, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__interpreter_required on clients (tenant_id, interpreter_required, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__is_active on clients (tenant_id, is_active, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__language_id on clients (tenant_id, language_id) where not is_deleted;
create index ix_clients__matter_type_id on clients (tenant_id, matter_type_id) where not is_deleted;
create index ix_clients__scheme_id on clients (tenant_id, scheme_id) where not is_deleted;
create index ix_clients__search on clients using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_clients__sort on clients (tenant_id, lower(first_name), lower(last_name), id) include (first_name, last_name) where not is_deleted;
create index ix_clients__title_id on clients (tenant_id, title_id) where not is_deleted;
create index ix_clients__user_id on clients (tenant_id, user_id) where not is_deleted;
alter table clients enable row level security, force row level security;
create policy tenant_wall on clients to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clients to caseway_host
  using (true) with check (true);
grant select, insert, update on clients to caseway_app, caseway_host;
create trigger computed before insert or update of full_name, first_name, last_name on clients
  for each row execute function compute_clients();
create trigger history after insert or delete or update on clients
  for each row execute function capture_change('client', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,full_name', '{"title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger keep_erased_person before update on clients
  for each row when (not old.is_active) execute function keep_erased_person();
create trigger rename_claimant after update of first_name, last_name on clients
  for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name) execute function rename_claimant();
create trigger search_words after insert or delete on clients
  for each row execute function keep_search_words('client');
create trigger search_words_changed after update on clients
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('client');

-- clients__body_parts
create table clients__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_clients__body_parts__owner_id foreign key (tenant_id, owner_id) references clients(tenant_id, id) deferrable,
  constraint fk_clients__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_clients__body_parts__target on clients__body_parts (tenant_id, target_id);
alter table clients__body_parts enable row level security, force row level security;
create policy tenant_wall on clients__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clients__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on clients__body_parts to caseway_app, caseway_host;

-- companies
create table companies (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  business_type text not null,
  email text,
  phone text,
  website text,
  address jsonb,
  is_active boolean not null default true,
  high_risk_applied boolean not null default false,
  high_risk_applied_from date,
  high_risk_applied_to date,
  high_risk_reason_to_booking_cm text,
  high_risk_reason_to_staff text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  trading_name text,
  abn text,
  side text,
  fax text,
  postal_address jsonb,
  accounts_email text,
  invoice_email text,
  payment_terms_days numeric default 30,
  statement_day text,
  prepayment_required boolean not null default false,
  prepayment_status text,
  tax_exempt boolean not null default false,
  show_as_borrower_in_lenders boolean not null default false,
  report_delivery text,
  report_email text,
  provider_report_month date,
  notes text,
  search_text text generated always as (lower((((((((coalesce(name, ''::text) || ' '::text) || coalesce(trading_name, ''::text)) || ' '::text) || coalesce(abn, ''::text)) || ' '::text) || coalesce(phone, ''::text)) || ' '::text) || coalesce(email, ''::text))) stored,
  primary key (tenant_id, id),
  constraint "refused__highRiskEndsBeforeStart" check (high_risk_applied_to >= high_risk_applied_from)
);
create index ix_companies__business_type on companies (tenant_id, business_type, lower(name), id) include (name) where not is_deleted;
create index ix_companies__high_risk_applied on companies (tenant_id, high_risk_applied, lower(name), id) include (name) where not is_deleted;
create index ix_companies__is_active on companies (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_companies__prepayment_required on companies (tenant_id, prepayment_required, lower(name), id) include (name) where not is_deleted;
create index ix_companies__search on companies using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_companies__show_as_borrower_in_lenders on companies (tenant_id, show_as_borrower_in_lenders, lower(name), id) include (name) where not is_deleted;
create index ix_companies__side on companies (tenant_id, side, lower(name), id) include (name) where not is_deleted;
create index ix_companies__sort on companies (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_companies__name on companies (tenant_id, lower(name)) where not is_deleted;
alter table companies enable row level security, force row level security;
create policy tenant_wall on companies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on companies to caseway_host
  using (true) with check (true);
grant select, insert, update on companies to caseway_app, caseway_host;
create trigger history after insert or delete or update on companies
  for each row execute function capture_change('company', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,provider_report_month', '{}');
create trigger search_words after insert or delete on companies
  for each row execute function keep_search_words('company');
create trigger search_words_changed after update on companies
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('company');

-- company_booking_agents
create table company_booking_agents (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  case_manager_id uuid not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_company_booking_agents__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_company_booking_agents__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_company_booking_agents__case_manager_id on company_booking_agents (tenant_id, case_manager_id, case_manager_id, id) where not is_deleted;
create index ix_company_booking_agents__company_id on company_booking_agents (tenant_id, company_id, case_manager_id, id) where not is_deleted;
create index ix_company_booking_agents__sort on company_booking_agents (tenant_id, case_manager_id, id) where not is_deleted;
create unique index uq_company_booking_agents__company_id__case_manager_id on company_booking_agents (tenant_id, company_id, case_manager_id) where not is_deleted;
alter table company_booking_agents enable row level security, force row level security;
create policy tenant_wall on company_booking_agents to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_booking_agents to caseway_host
  using (true) with check (true);
grant select, insert, update on company_booking_agents to caseway_app, caseway_host;
create trigger history after insert or delete or update on company_booking_agents
  for each row execute function capture_change('companyBookingAgent', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

-- company_business_units
create table company_business_units (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  name text not null,
  contact_name text,
  email text,
  phone text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_company_business_units__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_company_business_units__company_id on company_business_units (tenant_id, company_id, lower(name), id) include (name) where not is_deleted;
create index ix_company_business_units__is_active on company_business_units (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_company_business_units__search on company_business_units using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_company_business_units__sort on company_business_units (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_company_business_units__company_id__name on company_business_units (tenant_id, company_id, lower(name)) where not is_deleted;
alter table company_business_units enable row level security, force row level security;
create policy tenant_wall on company_business_units to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_business_units to caseway_host
  using (true) with check (true);
grant select, insert, update on company_business_units to caseway_app, caseway_host;
create trigger history after insert or delete or update on company_business_units
  for each row execute function capture_change('companyBusinessUnit', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on company_business_units
  for each row execute function keep_search_words('companyBusinessUnit');
create trigger search_words_changed after update on company_business_units
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('companyBusinessUnit');

-- company_default_pics
create table company_default_pics (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  step text not null,
  user_id uuid not null,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_company_default_pics__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_company_default_pics__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_company_default_pics__company_id on company_default_pics (tenant_id, company_id, lower(step), id) include (step) where not is_deleted;
create index ix_company_default_pics__sort on company_default_pics (tenant_id, lower(step), id) include (step) where not is_deleted;
create index ix_company_default_pics__step on company_default_pics (tenant_id, step, lower(step), id) include (step) where not is_deleted;
create index ix_company_default_pics__user_id on company_default_pics (tenant_id, user_id, lower(step), id) include (step) where not is_deleted;
create unique index uq_company_default_pics__company_id__step on company_default_pics (tenant_id, company_id, lower(step)) where not is_deleted;
alter table company_default_pics enable row level security, force row level security;
create policy tenant_wall on company_default_pics to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_default_pics to caseway_host
  using (true) with check (true);
grant select, insert, update on company_default_pics to caseway_app, caseway_host;
create trigger history after insert or delete or update on company_default_pics
  for each row execute function capture_change('companyDefaultPic', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

-- company_excluded_specialists
create table company_excluded_specialists (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  specialist_id uuid not null,
  excluded_from date,
  reason text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_company_excluded_specialists__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_company_excluded_specialists__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_company_excluded_specialists__company_id on company_excluded_specialists (tenant_id, company_id, specialist_id, id) where not is_deleted;
create index ix_company_excluded_specialists__sort on company_excluded_specialists (tenant_id, specialist_id, id) where not is_deleted;
create index ix_company_excluded_specialists__specialist_id on company_excluded_specialists (tenant_id, specialist_id, specialist_id, id) where not is_deleted;
create unique index uq_company_excluded_specialists__company_id__specialist_id on company_excluded_specialists (tenant_id, company_id, specialist_id) where not is_deleted;
alter table company_excluded_specialists enable row level security, force row level security;
create policy tenant_wall on company_excluded_specialists to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_excluded_specialists to caseway_host
  using (true) with check (true);
grant select, insert, update on company_excluded_specialists to caseway_app, caseway_host;
create trigger history after insert or delete or update on company_excluded_specialists
  for each row execute function capture_change('companyExcludedSpecialist', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

-- company_favourite_specialists
create table company_favourite_specialists (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  specialist_id uuid not null,
  place numeric default 1,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_company_favourite_specialists__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_company_favourite_specialists__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_company_favourite_specialists__company_id on company_favourite_specialists (tenant_id, company_id, place, id) where not is_deleted;
create index ix_company_favourite_specialists__sort on company_favourite_specialists (tenant_id, place, id) where not is_deleted;
create index ix_company_favourite_specialists__specialist_id on company_favourite_specialists (tenant_id, specialist_id, place, id) where not is_deleted;
create unique index uq_company_favourite_specialists__company_id__specialist_id on company_favourite_specialists (tenant_id, company_id, specialist_id) where not is_deleted;
alter table company_favourite_specialists enable row level security, force row level security;
create policy tenant_wall on company_favourite_specialists to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_favourite_specialists to caseway_host
  using (true) with check (true);
grant select, insert, update on company_favourite_specialists to caseway_app, caseway_host;
create trigger history after insert or delete or update on company_favourite_specialists
  for each row execute function capture_change('companyFavouriteSpecialist', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

-- company_groups
create table company_groups (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  note text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_company_groups__is_active on company_groups (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_company_groups__search on company_groups using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_company_groups__sort on company_groups (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_company_groups__name on company_groups (tenant_id, lower(name)) where not is_deleted;
alter table company_groups enable row level security, force row level security;
create policy tenant_wall on company_groups to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_groups to caseway_host
  using (true) with check (true);
grant select, insert, update on company_groups to caseway_app, caseway_host;
create trigger history after insert or delete or update on company_groups
  for each row execute function capture_change('companyGroup', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on company_groups
  for each row execute function keep_search_words('companyGroup');
create trigger search_words_changed after update on company_groups
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('companyGroup');

-- company_groups__companies
create table company_groups__companies (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_company_groups__companies__owner_id foreign key (tenant_id, owner_id) references company_groups(tenant_id, id) deferrable,
  constraint fk_company_groups__companies__target_id foreign key (tenant_id, target_id) references companies(tenant_id, id) deferrable
);
create index ix_company_groups__companies__target on company_groups__companies (tenant_id, target_id);
alter table company_groups__companies enable row level security, force row level security;
create policy tenant_wall on company_groups__companies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_groups__companies to caseway_host
  using (true) with check (true);
grant select, insert, delete on company_groups__companies to caseway_app, caseway_host;

-- company_pms_configs
create table company_pms_configs (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  system text not null,
  company_pms_id text,
  client_id text,
  client_secret text,
  is_enabled boolean not null default false,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_company_pms_configs__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_company_pms_configs__company_id on company_pms_configs (tenant_id, company_id) where not is_deleted;
create index ix_company_pms_configs__sort on company_pms_configs (tenant_id, lower(system), id) include (system) where not is_deleted;
create unique index uq_company_pms_configs__company_id on company_pms_configs (tenant_id, company_id) where not is_deleted;
alter table company_pms_configs enable row level security, force row level security;
create policy tenant_wall on company_pms_configs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on company_pms_configs to caseway_host
  using (true) with check (true);
grant select, insert, update on company_pms_configs to caseway_app, caseway_host;
create trigger history after insert or delete or update on company_pms_configs
  for each row execute function capture_change('companyPmsConfig', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,client_secret', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- contractors
create table contractors (
  tenant_id uuid not null,
  id uuid not null,
  full_name text not null,
  type text not null,
  email text,
  phone text,
  company_id uuid,
  user_id uuid,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  first_name text not null,
  last_name text not null,
  abn text,
  address jsonb,
  notes text,
  offer_account boolean not null default false,
  search_text text generated always as (lower((((((((coalesce(last_name, ''::text) || ' '::text) || coalesce(full_name, ''::text)) || ' '::text) || coalesce(abn, ''::text)) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(phone, ''::text))) stored,
  primary key (tenant_id, id),
  constraint fk_contractors__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_contractors__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_contractors__company_id on contractors (tenant_id, company_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_contractors__is_active on contractors (tenant_id, is_active, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_contractors__search on contractors using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_contractors__sort on contractors (tenant_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_contractors__type on contractors (tenant_id, type, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_contractors__user_id on contractors (tenant_id, user_id) where not is_deleted;
alter table contractors enable row level security, force row level security;
create policy tenant_wall on contractors to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on contractors to caseway_host
  using (true) with check (true);
grant select, insert, update on contractors to caseway_app, caseway_host;
create trigger computed before insert or update of full_name, first_name, last_name on contractors
  for each row execute function compute_contractors();
create trigger history after insert or delete or update on contractors
  for each row execute function capture_change('contractor', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,full_name', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on contractors
  for each row execute function keep_search_words('contractor');
create trigger search_words_changed after update on contractors
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('contractor');

-- erasures
create table erasures (
  tenant_id uuid not null,
  id uuid not null,
  number text,
  client_id uuid not null,
  status text not null,
  asked_by_id uuid not null,
  approved_by_id uuid not null,
  approved_at timestamptz not null,
  finished_at timestamptz,
  records numeric,
  files numeric,
  changes numeric,
  stays text,
  mentions text,
  search_text text generated always as (lower(coalesce(number, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_erasures__approved_by_id foreign key (tenant_id, approved_by_id) references users(tenant_id, id) deferrable,
  constraint fk_erasures__asked_by_id foreign key (tenant_id, asked_by_id) references users(tenant_id, id) deferrable,
  constraint fk_erasures__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable
);
create index ix_erasures__approved_by_id on erasures (tenant_id, approved_by_id) where not is_deleted;
create index ix_erasures__asked_by_id on erasures (tenant_id, asked_by_id) where not is_deleted;
create index ix_erasures__client_id on erasures (tenant_id, client_id, approved_at desc, id) where not is_deleted;
create index ix_erasures__search on erasures using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_erasures__sort on erasures (tenant_id, approved_at desc, id) where not is_deleted;
create index ix_erasures__status on erasures (tenant_id, status, approved_at desc, id) where not is_deleted;
alter table erasures enable row level security, force row level security;
create policy tenant_wall on erasures to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on erasures to caseway_host
  using (true) with check (true);
create policy erasing on erasures to caseway_eraser
  using (tenant_id = current_tenant());
grant select, insert, update on erasures to caseway_app, caseway_host;
grant select on erasures to caseway_eraser;
create trigger history after insert or delete or update on erasures
  for each row execute function capture_change('erasure', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"asked_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"approved_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

-- inquiry_centre
create table inquiry_centre (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null,
  received_on date not null,
  contact_name text not null,
  company_name text,
  email text,
  phone text,
  source_id uuid,
  service_type text,
  message text,
  state text not null default 'new'::text,
  assigned_to_id uuid,
  converted_to_id uuid,
  converted_on date,
  outcome text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  search_text text generated always as (lower((((((((coalesce(subject, ''::text) || ' '::text) || coalesce(contact_name, ''::text)) || ' '::text) || coalesce(company_name, ''::text)) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(phone, ''::text))) stored,
  primary key (tenant_id, id),
  constraint fk_inquiry_centre__assigned_to_id foreign key (tenant_id, assigned_to_id) references users(tenant_id, id) deferrable,
  constraint fk_inquiry_centre__converted_to_id foreign key (tenant_id, converted_to_id) references companies(tenant_id, id) deferrable,
  constraint fk_inquiry_centre__source_id foreign key (tenant_id, source_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_inquiry_centre__assigned_to_id on inquiry_centre (tenant_id, assigned_to_id, received_on desc, id) where not is_deleted;
create index ix_inquiry_centre__converted_to_id on inquiry_centre (tenant_id, converted_to_id) where not is_deleted;
create index ix_inquiry_centre__received_on on inquiry_centre (tenant_id, received_on, received_on desc, id) where not is_deleted;
create index ix_inquiry_centre__search on inquiry_centre using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_inquiry_centre__service_type on inquiry_centre (tenant_id, service_type, received_on desc, id) where not is_deleted;
create index ix_inquiry_centre__sort on inquiry_centre (tenant_id, received_on desc, id) where not is_deleted;
create index ix_inquiry_centre__source_id on inquiry_centre (tenant_id, source_id, received_on desc, id) where not is_deleted;
create index ix_inquiry_centre__state on inquiry_centre (tenant_id, state, received_on desc, id) where not is_deleted;
alter table inquiry_centre enable row level security, force row level security;
create policy tenant_wall on inquiry_centre to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on inquiry_centre to caseway_host
  using (true) with check (true);
grant select, insert, update on inquiry_centre to caseway_app, caseway_host;
create trigger history after insert or delete or update on inquiry_centre
  for each row execute function capture_change('inquiry', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"source_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"assigned_to_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"converted_to_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- marketing_campaigns
create table marketing_campaigns (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  channel_id uuid,
  audience text[] not null default '{}'::text[],
  status text not null default 'planned'::text,
  start_date date not null,
  end_date date,
  budget numeric(18,2),
  spent numeric(18,2),
  responses numeric,
  owner_id uuid,
  goal text,
  notes text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__campaignEndsBeforeStart" check (end_date >= start_date),
  constraint fk_marketing_campaigns__channel_id foreign key (tenant_id, channel_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_marketing_campaigns__owner_id foreign key (tenant_id, owner_id) references users(tenant_id, id) deferrable
);
create index ix_marketing_campaigns__channel_id on marketing_campaigns (tenant_id, channel_id, start_date desc, lower(name), id) include (name) where not is_deleted;
create index ix_marketing_campaigns__owner_id on marketing_campaigns (tenant_id, owner_id, start_date desc, lower(name), id) include (name) where not is_deleted;
create index ix_marketing_campaigns__search on marketing_campaigns using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_marketing_campaigns__sort on marketing_campaigns (tenant_id, start_date desc, lower(name), id) include (name) where not is_deleted;
create index ix_marketing_campaigns__start_date on marketing_campaigns (tenant_id, start_date, start_date desc, lower(name), id) include (name) where not is_deleted;
create index ix_marketing_campaigns__status on marketing_campaigns (tenant_id, status, start_date desc, lower(name), id) include (name) where not is_deleted;
create unique index uq_marketing_campaigns__name on marketing_campaigns (tenant_id, lower(name)) where not is_deleted;
alter table marketing_campaigns enable row level security, force row level security;
create policy tenant_wall on marketing_campaigns to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on marketing_campaigns to caseway_host
  using (true) with check (true);
grant select, insert, update on marketing_campaigns to caseway_app, caseway_host;
create trigger history after insert or delete or update on marketing_campaigns
  for each row execute function capture_change('marketingCampaign', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"channel_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"owner_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on marketing_campaigns
  for each row execute function keep_search_words('marketingCampaign');
create trigger search_words_changed after update on marketing_campaigns
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('marketingCampaign');

-- privacy_requests
create table privacy_requests (
  tenant_id uuid not null,
  id uuid not null,
  number text,
  client_id uuid not null,
  kind text not null,
  received_on date not null,
  due_on date,
  asked text not null,
  status text not null default 'open'::text,
  decision text,
  decided_on date,
  statement text,
  search_text text generated always as (lower(coalesce(number, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_privacy_requests__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable
);
create index ix_privacy_requests__client_id on privacy_requests (tenant_id, client_id, received_on desc, id) where not is_deleted;
create index ix_privacy_requests__due_on on privacy_requests (tenant_id, due_on, received_on desc, id) where not is_deleted;
create index ix_privacy_requests__kind on privacy_requests (tenant_id, kind, received_on desc, id) where not is_deleted;
create index ix_privacy_requests__received_on on privacy_requests (tenant_id, received_on, received_on desc, id) where not is_deleted;
create index ix_privacy_requests__search on privacy_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_privacy_requests__sort on privacy_requests (tenant_id, received_on desc, id) where not is_deleted;
create index ix_privacy_requests__status on privacy_requests (tenant_id, status, received_on desc, id) where not is_deleted;
alter table privacy_requests enable row level security, force row level security;
create policy tenant_wall on privacy_requests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on privacy_requests to caseway_host
  using (true) with check (true);
grant select, insert, update on privacy_requests to caseway_app, caseway_host;
create trigger computed before insert or update of due_on, received_on on privacy_requests
  for each row execute function compute_privacy_requests();
create trigger history after insert or delete or update on privacy_requests
  for each row execute function capture_change('privacyRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,due_on', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

-- relationship_activities
create table relationship_activities (
  tenant_id uuid not null,
  id uuid not null,
  type text not null,
  subject text not null,
  activity_date date not null,
  company_id uuid not null,
  case_manager_id uuid,
  staff_id uuid,
  note text,
  follow_up_on date,
  search_text text generated always as (lower((coalesce(subject, ''::text) || ' '::text) || coalesce(note, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_relationship_activities__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_relationship_activities__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_relationship_activities__staff_id foreign key (tenant_id, staff_id) references users(tenant_id, id) deferrable
);
create index ix_relationship_activities__activity_date on relationship_activities (tenant_id, activity_date, activity_date desc, id) where not is_deleted;
create index ix_relationship_activities__case_manager_id on relationship_activities (tenant_id, case_manager_id, activity_date desc, id) where not is_deleted;
create index ix_relationship_activities__company_id on relationship_activities (tenant_id, company_id, activity_date desc, id) where not is_deleted;
create index ix_relationship_activities__follow_up_on on relationship_activities (tenant_id, follow_up_on, activity_date desc, id) where not is_deleted;
create index ix_relationship_activities__search on relationship_activities using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_relationship_activities__sort on relationship_activities (tenant_id, activity_date desc, id) where not is_deleted;
create index ix_relationship_activities__staff_id on relationship_activities (tenant_id, staff_id, activity_date desc, id) where not is_deleted;
create index ix_relationship_activities__type on relationship_activities (tenant_id, type, activity_date desc, id) where not is_deleted;
alter table relationship_activities enable row level security, force row level security;
create policy tenant_wall on relationship_activities to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on relationship_activities to caseway_host
  using (true) with check (true);
grant select, insert, update on relationship_activities to caseway_app, caseway_host;
create trigger history after insert or delete or update on relationship_activities
  for each row execute function capture_change('relationshipActivity', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"staff_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

-- sale_targets
create table sale_targets (
  tenant_id uuid not null,
  id uuid not null,
  financial_year numeric not null,
  period text not null,
  staff_id uuid,
  sale_type_id uuid,
  target_amount numeric(18,2) not null,
  achieved_amount numeric(18,2),
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_sale_targets__sale_type_id foreign key (tenant_id, sale_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_sale_targets__staff_id foreign key (tenant_id, staff_id) references users(tenant_id, id) deferrable
);
create index ix_sale_targets__financial_year on sale_targets (tenant_id, financial_year, financial_year desc, lower(period), id) include (period) where not is_deleted;
create index ix_sale_targets__period on sale_targets (tenant_id, period, financial_year desc, lower(period), id) include (period) where not is_deleted;
create index ix_sale_targets__sale_type_id on sale_targets (tenant_id, sale_type_id, financial_year desc, lower(period), id) include (period) where not is_deleted;
create index ix_sale_targets__sort on sale_targets (tenant_id, financial_year desc, lower(period), id) include (period) where not is_deleted;
create index ix_sale_targets__staff_id on sale_targets (tenant_id, staff_id, financial_year desc, lower(period), id) include (period) where not is_deleted;
create unique index uq_sale_targets__financial_year__period__staff_id__sale_type_id on sale_targets (tenant_id, financial_year, lower(period), staff_id, sale_type_id) nulls not distinct where not is_deleted;
alter table sale_targets enable row level security, force row level security;
create policy tenant_wall on sale_targets to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sale_targets to caseway_host
  using (true) with check (true);
grant select, insert, update on sale_targets to caseway_app, caseway_host;
create trigger history after insert or delete or update on sale_targets
  for each row execute function capture_change('saleTarget', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"staff_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"sale_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

-- service_provider
create table service_provider (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  contact_name text,
  email text,
  phone text,
  abn text,
  address jsonb,
  notes text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  search_text text generated always as (lower((((((((coalesce(name, ''::text) || ' '::text) || coalesce(contact_name, ''::text)) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(phone, ''::text)) || ' '::text) || coalesce(abn, ''::text))) stored,
  primary key (tenant_id, id)
);
create index ix_service_provider__is_active on service_provider (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_service_provider__kind on service_provider (tenant_id, kind, lower(name), id) include (name) where not is_deleted;
create index ix_service_provider__search on service_provider using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_service_provider__sort on service_provider (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_service_provider__name__kind on service_provider (tenant_id, lower(name), lower(kind)) where not is_deleted;
alter table service_provider enable row level security, force row level security;
create policy tenant_wall on service_provider to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on service_provider to caseway_host
  using (true) with check (true);
grant select, insert, update on service_provider to caseway_app, caseway_host;
create trigger history after insert or delete or update on service_provider
  for each row execute function capture_change('serviceProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on service_provider
  for each row execute function keep_search_words('serviceProvider');
create trigger search_words_changed after update on service_provider
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('serviceProvider');

-- service_provider__languages
create table service_provider__languages (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_service_provider__languages__owner_id foreign key (tenant_id, owner_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_service_provider__languages__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_service_provider__languages__target on service_provider__languages (tenant_id, target_id);
alter table service_provider__languages enable row level security, force row level security;
create policy tenant_wall on service_provider__languages to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on service_provider__languages to caseway_host
  using (true) with check (true);
grant select, insert, delete on service_provider__languages to caseway_app, caseway_host;

-- specialist_contracts
create table specialist_contracts (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  template text not null default 'standard'::text,
  start_date date not null,
  end_date date,
  status text not null default 'draft'::text,
  signed_date date,
  signed_by text,
  document_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  signed_document_id uuid,
  primary key (tenant_id, id),
  constraint "refused__periodEndsBeforeStart" check (end_date >= start_date),
  constraint fk_specialist_contracts__document_id foreign key (tenant_id, document_id) references files(tenant_id, id) deferrable,
  constraint fk_specialist_contracts__signed_document_id foreign key (tenant_id, signed_document_id) references files(tenant_id, id) deferrable,
  constraint fk_specialist_contracts__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_specialist_contracts__sort on specialist_contracts (tenant_id, start_date, id) where not is_deleted;
create index ix_specialist_contracts__specialist_id on specialist_contracts (tenant_id, specialist_id, start_date, id) where not is_deleted;
create index ix_specialist_contracts__status on specialist_contracts (tenant_id, status, start_date, id) where not is_deleted;
alter table specialist_contracts enable row level security, force row level security;
create policy tenant_wall on specialist_contracts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_contracts to caseway_host
  using (true) with check (true);
grant select, insert, update on specialist_contracts to caseway_app, caseway_host;
create trigger files after insert or update of document_id, signed_document_id on specialist_contracts
  for each row execute function own_files('specialistContract', 'document_id,signed_document_id');
create trigger history after insert or delete or update on specialist_contracts
  for each row execute function capture_change('specialistContract', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');
create trigger keep_signed before update on specialist_contracts
  for each row execute function keep_signed_contract();

-- specialist_fees
create table specialist_fees (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  service_type text not null,
  service_item text,
  matter_kind text not null,
  amount numeric(18,2),
  split_percent numeric(18,4),
  effective_from date not null,
  effective_to date,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__feeEndsBeforeStart" check (effective_to >= effective_from),
  constraint fk_specialist_fees__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_specialist_fees__sort on specialist_fees (tenant_id, lower(service_type), id) include (service_type) where not is_deleted;
create index ix_specialist_fees__specialist_id on specialist_fees (tenant_id, specialist_id, lower(service_type), id) include (service_type) where not is_deleted;
alter table specialist_fees enable row level security, force row level security;
create policy tenant_wall on specialist_fees to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_fees to caseway_host
  using (true) with check (true);
grant select, insert, update on specialist_fees to caseway_app, caseway_host;
create trigger history after insert or delete or update on specialist_fees
  for each row execute function capture_change('specialistFee', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

-- specialist_leaves
create table specialist_leaves (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  start_date date not null,
  end_date date not null,
  reason text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__periodEndsBeforeStart" check (end_date >= start_date),
  constraint fk_specialist_leaves__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_specialist_leaves__end_date on specialist_leaves (tenant_id, end_date, start_date, id) where not is_deleted;
create index ix_specialist_leaves__sort on specialist_leaves (tenant_id, start_date, id) where not is_deleted;
create index ix_specialist_leaves__specialist_id on specialist_leaves (tenant_id, specialist_id, start_date, id) where not is_deleted;
create index ix_specialist_leaves__start_date on specialist_leaves (tenant_id, start_date, start_date, id) where not is_deleted;
alter table specialist_leaves enable row level security, force row level security;
create policy tenant_wall on specialist_leaves to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_leaves to caseway_host
  using (true) with check (true);
grant select, insert, update on specialist_leaves to caseway_app, caseway_host;
create trigger history after insert or delete or update on specialist_leaves
  for each row execute function capture_change('specialistLeave', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

-- specialist_report_types
create table specialist_report_types (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  report_type_id uuid not null,
  turnaround_days numeric not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_specialist_report_types__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_specialist_report_types__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_specialist_report_types__report_type_id on specialist_report_types (tenant_id, report_type_id) where not is_deleted;
create index ix_specialist_report_types__sort on specialist_report_types (tenant_id, turnaround_days, id) where not is_deleted;
create index ix_specialist_report_types__specialist_id on specialist_report_types (tenant_id, specialist_id, turnaround_days, id) where not is_deleted;
create unique index uq_specialist_report_types__specialist_id__report_type_id on specialist_report_types (tenant_id, specialist_id, report_type_id) where not is_deleted;
alter table specialist_report_types enable row level security, force row level security;
create policy tenant_wall on specialist_report_types to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_report_types to caseway_host
  using (true) with check (true);
grant select, insert, update on specialist_report_types to caseway_app, caseway_host;
create trigger history after insert or delete or update on specialist_report_types
  for each row execute function capture_change('specialistReportType', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

-- specialists
create table specialists (
  tenant_id uuid not null,
  id uuid not null,
  title text,
  full_name text not null,
  specialty text,
  business_email text,
  personal_email text,
  phone text,
  recruitment_status text not null default 'RECRUITING'::text,
  onboarded_date date,
  onboarded_end_date date,
  user_id uuid,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  first_name text not null,
  last_name text not null,
  gender text,
  mobile text,
  address jsonb,
  state text,
  specialist_status text not null default 'ACTIVE'::text,
  staged_onboarding text not null default 'pending'::text,
  acceptance text not null default 'underReview'::text,
  exclusion_reason text,
  provider_number text,
  provider_number_note text,
  provider_number2 text,
  provider_number2_note text,
  provider_number3 text,
  provider_number3_note text,
  provider_number4 text,
  provider_number4_note text,
  fee_arrangement text,
  prepayment_status text,
  report_delivery text,
  type_of_assessments_accepted text[] not null default '{}'::text[],
  preferences text[] not null default '{}'::text[],
  is_med_neg boolean not null default false,
  without_n_c_i boolean not null default false,
  cv_file_id uuid,
  sample_report_file_id uuid,
  admin_level text default 'SPECIALIST'::text,
  notes text,
  search_text text generated always as (lower((((((((((((((((coalesce(last_name, ''::text) || ' '::text) || coalesce(full_name, ''::text)) || ' '::text) || coalesce(specialty, ''::text)) || ' '::text) || coalesce(business_email, ''::text)) || ' '::text) || coalesce(phone, ''::text)) || ' '::text) || coalesce(provider_number, ''::text)) || ' '::text) || coalesce(provider_number2, ''::text)) || ' '::text) || coalesce(provider_number3, ''::text)) || ' '::text) || coalesce(provider_number4, ''::text))) stored,
  time_zone text,
  practice_name text,
  primary key (tenant_id, id),
  constraint "refused__contractEndsBeforeStart" check (onboarded_end_date >= onboarded_date),
  constraint fk_specialists__cv_file_id foreign key (tenant_id, cv_file_id) references files(tenant_id, id) deferrable,
  constraint fk_specialists__sample_report_file_id foreign key (tenant_id, sample_report_file_id) references files(tenant_id, id) deferrable,
  constraint fk_specialists__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_specialists__is_active on specialists (tenant_id, is_active, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__is_med_neg on specialists (tenant_id, is_med_neg, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__onboarded_end_date on specialists (tenant_id, onboarded_end_date, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__recruitment_status on specialists (tenant_id, recruitment_status, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__search on specialists using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_specialists__sort on specialists (tenant_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__specialist_status on specialists (tenant_id, specialist_status, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__staged_onboarding on specialists (tenant_id, staged_onboarding, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__state on specialists (tenant_id, state, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_specialists__user_id on specialists (tenant_id, user_id) where not is_deleted;
create index ix_specialists__without_n_c_i on specialists (tenant_id, without_n_c_i, lower(full_name), id) include (full_name) where not is_deleted;
alter table specialists enable row level security, force row level security;
create policy tenant_wall on specialists to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists to caseway_host
  using (true) with check (true);
grant select, insert, update on specialists to caseway_app, caseway_host;
create trigger computed before insert or update of full_name, first_name, last_name, state, address, specialist_status, is_active on specialists
  for each row execute function compute_specialists();
create trigger files after insert or update of cv_file_id, sample_report_file_id on specialists
  for each row execute function own_files('specialist', 'cv_file_id,sample_report_file_id');
create trigger history after insert or delete or update on specialists
  for each row execute function capture_change('specialist', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,full_name,specialty,state,specialist_status', '{"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger keep before insert or update on specialists
  for each row execute function keep_specialist();
create trigger search_words after insert or delete on specialists
  for each row execute function keep_search_words('specialist');
create trigger search_words_changed after update on specialists
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('specialist');
create trigger zone before insert or update of time_zone, address on specialists
  for each row execute function keep_zone_of_specialist();

-- specialists__accreditations
create table specialists__accreditations (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_specialists__accreditations__owner_id foreign key (tenant_id, owner_id) references specialists(tenant_id, id) deferrable,
  constraint fk_specialists__accreditations__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_specialists__accreditations__target on specialists__accreditations (tenant_id, target_id);
alter table specialists__accreditations enable row level security, force row level security;
create policy tenant_wall on specialists__accreditations to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__accreditations to caseway_host
  using (true) with check (true);
grant select, insert, delete on specialists__accreditations to caseway_app, caseway_host;

-- specialists__assisted_specialists
create table specialists__assisted_specialists (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_specialists__assisted_specialists__owner_id foreign key (tenant_id, owner_id) references specialists(tenant_id, id) deferrable,
  constraint fk_specialists__assisted_specialists__target_id foreign key (tenant_id, target_id) references specialists(tenant_id, id) deferrable
);
create index ix_specialists__assisted_specialists__target on specialists__assisted_specialists (tenant_id, target_id);
alter table specialists__assisted_specialists enable row level security, force row level security;
create policy tenant_wall on specialists__assisted_specialists to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__assisted_specialists to caseway_host
  using (true) with check (true);
grant select, insert, delete on specialists__assisted_specialists to caseway_app, caseway_host;

-- specialists__languages
create table specialists__languages (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_specialists__languages__owner_id foreign key (tenant_id, owner_id) references specialists(tenant_id, id) deferrable,
  constraint fk_specialists__languages__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_specialists__languages__target on specialists__languages (tenant_id, target_id);
alter table specialists__languages enable row level security, force row level security;
create policy tenant_wall on specialists__languages to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__languages to caseway_host
  using (true) with check (true);
grant select, insert, delete on specialists__languages to caseway_app, caseway_host;

-- specialists__qualifications
create table specialists__qualifications (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_specialists__qualifications__owner_id foreign key (tenant_id, owner_id) references specialists(tenant_id, id) deferrable,
  constraint fk_specialists__qualifications__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_specialists__qualifications__target on specialists__qualifications (tenant_id, target_id);
alter table specialists__qualifications enable row level security, force row level security;
create policy tenant_wall on specialists__qualifications to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__qualifications to caseway_host
  using (true) with check (true);
grant select, insert, delete on specialists__qualifications to caseway_app, caseway_host;

-- specialists__specialties
create table specialists__specialties (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_specialists__specialties__owner_id foreign key (tenant_id, owner_id) references specialists(tenant_id, id) deferrable,
  constraint fk_specialists__specialties__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_specialists__specialties__target on specialists__specialties (tenant_id, target_id);
alter table specialists__specialties enable row level security, force row level security;
create policy tenant_wall on specialists__specialties to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__specialties to caseway_host
  using (true) with check (true);
grant select, insert, delete on specialists__specialties to caseway_app, caseway_host;
create trigger tell_specialty after insert or delete on specialists__specialties
  for each row execute function tell_specialty();

-- specialists__sub_specialties
create table specialists__sub_specialties (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_specialists__sub_specialties__owner_id foreign key (tenant_id, owner_id) references specialists(tenant_id, id) deferrable,
  constraint fk_specialists__sub_specialties__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_specialists__sub_specialties__target on specialists__sub_specialties (tenant_id, target_id);
alter table specialists__sub_specialties enable row level security, force row level security;
create policy tenant_wall on specialists__sub_specialties to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialists__sub_specialties to caseway_host
  using (true) with check (true);
grant select, insert, delete on specialists__sub_specialties to caseway_app, caseway_host;

-- staffs
create table staffs (
  tenant_id uuid not null,
  id uuid not null,
  title_id uuid,
  first_name text not null,
  last_name text not null,
  full_name text not null,
  email text not null,
  phone text,
  extension text,
  job_title_id uuid,
  is_booking_support boolean not null default false,
  picture_id uuid,
  user_id uuid,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  search_text text generated always as (lower((((((coalesce(last_name, ''::text) || ' '::text) || coalesce(full_name, ''::text)) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(phone, ''::text))) stored,
  primary key (tenant_id, id),
  constraint fk_staffs__job_title_id foreign key (tenant_id, job_title_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_staffs__picture_id foreign key (tenant_id, picture_id) references files(tenant_id, id) deferrable,
  constraint fk_staffs__title_id foreign key (tenant_id, title_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_staffs__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_staffs__is_active on staffs (tenant_id, is_active, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_staffs__job_title_id on staffs (tenant_id, job_title_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_staffs__search on staffs using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_staffs__sort on staffs (tenant_id, lower(full_name), id) include (full_name) where not is_deleted;
create index ix_staffs__title_id on staffs (tenant_id, title_id) where not is_deleted;
create index ix_staffs__user_id on staffs (tenant_id, user_id) where not is_deleted;
create unique index uq_staffs__email on staffs (tenant_id, lower(email)) where not is_deleted;
alter table staffs enable row level security, force row level security;
create policy tenant_wall on staffs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on staffs to caseway_host
  using (true) with check (true);
grant select, insert, update on staffs to caseway_app, caseway_host;
create trigger account_told after update of first_name, last_name, phone, email, is_active, is_deleted, user_id on staffs
  for each row when (new.user_id is not null) execute function tell_account();
create trigger computed before insert or update of full_name, first_name, last_name on staffs
  for each row execute function compute_staffs();
create trigger files after insert or update of picture_id on staffs
  for each row execute function own_files('staff', 'picture_id');
create trigger history after insert or delete or update on staffs
  for each row execute function capture_change('staff', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,full_name', '{"title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"job_title_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on staffs
  for each row execute function keep_search_words('staff');
create trigger search_words_changed after update on staffs
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('staff');

-- staffs__roles
create table staffs__roles (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_staffs__roles__owner_id foreign key (tenant_id, owner_id) references staffs(tenant_id, id) deferrable,
  constraint fk_staffs__roles__target_id foreign key (tenant_id, target_id) references roles(tenant_id, id) deferrable
);
create index ix_staffs__roles__target on staffs__roles (tenant_id, target_id);
alter table staffs__roles enable row level security, force row level security;
create policy tenant_wall on staffs__roles to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on staffs__roles to caseway_host
  using (true) with check (true);
grant select, insert, delete on staffs__roles to caseway_app, caseway_host;
create trigger account_told after insert or delete on staffs__roles
  for each row execute function tell_account_roles();

-- staffs__user_groups
create table staffs__user_groups (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_staffs__user_groups__owner_id foreign key (tenant_id, owner_id) references staffs(tenant_id, id) deferrable,
  constraint fk_staffs__user_groups__target_id foreign key (tenant_id, target_id) references user_group(tenant_id, id) deferrable
);
create index ix_staffs__user_groups__target on staffs__user_groups (tenant_id, target_id);
alter table staffs__user_groups enable row level security, force row level security;
create policy tenant_wall on staffs__user_groups to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on staffs__user_groups to caseway_host
  using (true) with check (true);
grant select, insert, delete on staffs__user_groups to caseway_app, caseway_host;
create trigger members_told after insert or delete on staffs__user_groups
  for each row execute function tell_group_members();

-- treatment_providers
create table treatment_providers (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  contact_name text,
  provider_no text,
  email text,
  records_email text,
  phone text,
  fax text,
  website text,
  address jsonb,
  abn text,
  notes text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  search_text text generated always as (lower((((((((((coalesce(name, ''::text) || ' '::text) || coalesce(contact_name, ''::text)) || ' '::text) || coalesce(provider_no, ''::text)) || ' '::text) || coalesce(email, ''::text)) || ' '::text) || coalesce(phone, ''::text)) || ' '::text) || coalesce(abn, ''::text))) stored,
  primary key (tenant_id, id)
);
create index ix_treatment_providers__is_active on treatment_providers (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_treatment_providers__kind on treatment_providers (tenant_id, kind, lower(name), id) include (name) where not is_deleted;
create index ix_treatment_providers__search on treatment_providers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_treatment_providers__sort on treatment_providers (tenant_id, lower(name), id) include (name) where not is_deleted;
alter table treatment_providers enable row level security, force row level security;
create policy tenant_wall on treatment_providers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on treatment_providers to caseway_host
  using (true) with check (true);
grant select, insert, update on treatment_providers to caseway_app, caseway_host;
create trigger history after insert or delete or update on treatment_providers
  for each row execute function capture_change('treatmentProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on treatment_providers
  for each row execute function keep_search_words('treatmentProvider');
create trigger search_words_changed after update on treatment_providers
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('treatmentProvider');

create view party_case_managers with (security_invoker=true) as
 select tenant_id,
    id,
    first_name,
    last_name,
    full_name,
    email,
    company_id,
    is_active
   from case_managers
  where not is_deleted;
grant select on party_case_managers to caseway_app, caseway_host;

create view party_centre_rooms with (security_invoker=true) as
 select tenant_id,
    id,
    centre_id,
    name,
    is_active
   from centre_rooms
  where not is_deleted;
grant select on party_centre_rooms to caseway_app, caseway_host;

create view party_centre_specialists with (security_invoker=true) as
 select tenant_id,
    owner_id as centre_id,
    target_id as specialist_id
   from centres__specialists;
grant select on party_centre_specialists to caseway_app, caseway_host;

create view party_centres with (security_invoker=true) as
 select tenant_id,
    id,
    name,
    email,
    phone,
    address,
    suburb,
    state,
    postcode,
    country,
    time_zone,
    latitude,
    longitude,
    parking_notes,
    access_notes,
    is_active,
    is_active and receive_booking as receives_bookings
   from centres
  where not is_deleted;
grant select on party_centres to caseway_app, caseway_host;

create view party_clients with (security_invoker=true) as
 select tenant_id,
    id,
    first_name,
    last_name,
    full_name,
    email,
    phone,
    mobile,
    date_of_birth,
    claim_no,
    company_id,
    case_manager_id,
    contractor_id,
    is_active,
    creation_time
   from clients
  where not is_deleted;
grant select on party_clients to caseway_app, caseway_host;

create view party_companies with (security_invoker=true) as
 select tenant_id,
    id,
    name,
    business_type,
    is_active,
    high_risk_applied,
    high_risk_applied_from,
    high_risk_applied_to,
    high_risk_reason_to_booking_cm,
    high_risk_reason_to_staff,
    prepayment_required,
    prepayment_status,
    report_delivery,
    report_email,
    email,
    side,
    tax_exempt
   from companies
  where not is_deleted;
grant select on party_companies to caseway_app, caseway_host;

create view party_company_accounts with (security_invoker=true) as
 select tenant_id,
    id,
    name,
    abn,
    address,
    postal_address,
    statement_day,
    coalesce(nullif(invoice_email, ''::text), nullif(accounts_email, ''::text), nullif(email, ''::text)) as invoice_email
   from companies
  where not is_deleted;
grant select on party_company_accounts to caseway_app, caseway_host;

create view party_company_pics with (security_invoker=true) as
 select tenant_id,
    id,
    company_id,
    step,
    user_id
   from company_default_pics
  where not is_deleted;
grant select on party_company_pics to caseway_app, caseway_host;

create view party_excluded_specialists with (security_invoker=true) as
 select tenant_id,
    company_id,
    specialist_id,
    reason
   from company_excluded_specialists
  where not is_deleted;
grant select on party_excluded_specialists to caseway_app, caseway_host;

create view party_favourite_specialists with (security_invoker=true) as
 select tenant_id,
    company_id,
    specialist_id,
    place,
    note
   from company_favourite_specialists
  where not is_deleted;
grant select on party_favourite_specialists to caseway_app, caseway_host;

create view party_inquiries with (security_invoker=true) as
 select tenant_id,
    id,
    state,
    assigned_to_id,
    received_on
   from inquiry_centre
  where not is_deleted;
grant select on party_inquiries to caseway_app, caseway_host;

create view party_provider_numbers with (security_invoker=true) as
 select tenant_id,
    id as specialist_id,
    provider_number
   from specialists
  where not is_deleted;
grant select on party_provider_numbers to caseway_app, caseway_host;

create view party_specialist_contracts with (security_invoker=true) as
 select tenant_id,
    id,
    specialist_id,
    status,
    start_date,
    end_date
   from specialist_contracts
  where not is_deleted;
grant select on party_specialist_contracts to caseway_app, caseway_host;

create view party_specialist_fees with (security_invoker=true) as
 select f.tenant_id,
    f.id,
    f.specialist_id,
    s.fee_arrangement,
    f.service_type,
    f.service_item,
    f.matter_kind,
    f.amount,
    f.split_percent,
    f.effective_from,
    f.effective_to
   from specialist_fees f
     join specialists s on s.tenant_id = f.tenant_id and s.id = f.specialist_id
  where not f.is_deleted;
grant select on party_specialist_fees to caseway_app, caseway_host;

create view party_specialist_leaves with (security_invoker=true) as
 select tenant_id,
    id,
    specialist_id,
    start_date,
    end_date,
    reason
   from specialist_leaves
  where not is_deleted;
grant select on party_specialist_leaves to caseway_app, caseway_host;

create view party_specialist_values with (security_invoker=true) as
 select specialists__specialties.tenant_id,
    specialists__specialties.owner_id as specialist_id,
    specialists__specialties.target_id as value_id,
    'specialty'::text as kind
   from specialists__specialties
union all
 select specialists__accreditations.tenant_id,
    specialists__accreditations.owner_id as specialist_id,
    specialists__accreditations.target_id as value_id,
    'accreditation'::text as kind
   from specialists__accreditations
union all
 select specialists__languages.tenant_id,
    specialists__languages.owner_id as specialist_id,
    specialists__languages.target_id as value_id,
    'language'::text as kind
   from specialists__languages;
grant select on party_specialist_values to caseway_app, caseway_host;

create view party_specialists with (security_invoker=true) as
 select tenant_id,
    id,
    title,
    first_name,
    last_name,
    full_name,
    concat_ws(' '::text, title, full_name) as titled_name,
    specialty,
    state,
    address ->> 'country'::text as country,
    coalesce(business_email, personal_email) as email,
    cv_file_id,
    sample_report_file_id,
    recruitment_status,
    staged_onboarding,
    is_active,
    is_active and (recruitment_status = any (array['ONBOARDING'::text, 'ONBOARDED'::text])) as takes_bookings,
    time_zone,
    onboarded_date,
    onboarded_end_date
   from specialists
  where not is_deleted;
grant select on party_specialists to caseway_app, caseway_host;

create view party_specialists_of_users with (security_invoker=true) as
 select own.tenant_id,
    own.user_id,
    other.id as specialist_id
   from specialists own
     join specialists other on other.tenant_id = own.tenant_id and not other.is_deleted and (other.id = own.id or own.admin_level = 'SPECIFIC_ADMIN'::text and (exists ( select
           from specialists__assisted_specialists n
          where n.tenant_id = own.tenant_id and n.owner_id = own.id and n.target_id = other.id)) or (own.admin_level = any (array['GENERAL_ADMIN'::text, 'GENERAL_ADMIN_2'::text])) and nullif(lower(trim(both from own.practice_name)), ''::text) = lower(trim(both from other.practice_name)))
  where own.user_id is not null and own.is_active and not own.is_deleted;
grant select on party_specialists_of_users to caseway_app, caseway_host;

create view party_typists with (security_invoker=true) as
 select contractors.tenant_id,
    contractors.user_id,
    contractors.full_name as name,
    'typist'::text as kind
   from contractors
  where contractors.type = 'typist'::text and contractors.user_id is not null and contractors.is_active and not contractors.is_deleted
union all
 select staffs.tenant_id,
    staffs.user_id,
    staffs.full_name as name,
    'staff'::text as kind
   from staffs
  where staffs.user_id is not null and staffs.is_active and not staffs.is_deleted;
grant select on party_typists to caseway_app, caseway_host;

create function case_managers_for_company(company uuid) returns setof uuid
  language sql stable
  as $$
  select m.id from case_managers m
  where m.tenant_id = current_tenant() and m.is_active and not m.is_deleted
    and (m.company_id = company
      or m.company_id in (
        select member.target_id from company_groups__companies own
        join company_groups g on g.tenant_id = own.tenant_id and g.id = own.owner_id
          and g.is_active and not g.is_deleted
        join company_groups__companies member on member.tenant_id = g.tenant_id and member.owner_id = g.id
        where own.tenant_id = current_tenant() and own.target_id = company)
      or m.id in (
        select a.case_manager_id from company_booking_agents a
        where a.tenant_id = current_tenant() and a.company_id = company and not a.is_deleted))
$$;

create function check_business_unit() returns trigger
  language plpgsql
  as $$
begin
  if new.business_unit_id is not null and not exists (
    select 1 from company_business_units u
    where u.tenant_id = new.tenant_id and u.id = new.business_unit_id and u.company_id = new.company_id
  ) then
    raise exception 'A unit of another company'
      using errcode = '23514', constraint = 'refused__businessUnitElsewhere';
  end if;
  return null;
end $$;

create function compute_case_managers() returns trigger
  language plpgsql
  as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  return new;
end $$;

create function compute_centres() returns trigger
  language plpgsql
  as $$
begin
  new.suburb := nullif(btrim(new.address ->> 'suburb'), '');
  new.state := state_of_address(new.address);
  new.postcode := nullif(btrim(new.address ->> 'postcode'), '');
  new.country := nullif(btrim(new.address ->> 'country'), '');
  return new;
end $$;

create function compute_clients() returns trigger
  language plpgsql
  as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  return new;
end $$;

create function compute_contractors() returns trigger
  language plpgsql
  as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  return new;
end $$;

create function compute_privacy_requests() returns trigger
  language plpgsql
  as $$
begin
  new.due_on := new.received_on + 30;
  return new;
end $$;

create function compute_specialists() returns trigger
  language plpgsql
  as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  new.state := nullif(btrim(new.address ->> 'state'), '');
  new.specialist_status := case when new.is_active then 'ACTIVE' else 'INACTIVE' end;
  return new;
end $$;

create function compute_staffs() returns trigger
  language plpgsql
  as $$
begin
  new.full_name := btrim(new.first_name || ' ' || new.last_name);
  return new;
end $$;

create function holiday_counts(states text[], region text, postcodes text, centres uuid[], centre uuid, suburb text, state text, postcode text) returns boolean
  language sql immutable parallel safe
  as $$
  select case
    when centre = any (centres) then true
    when cardinality(states) > 0 and not coalesce(state = any (states), false) then false
    when postcodes is not null then exists (
      select from regexp_split_to_table(postcodes, '[,;]') part
      where postcode between btrim(split_part(part, '-', 1))
        and btrim(coalesce(nullif(split_part(part, '-', 2), ''), part)))
    when cardinality(centres) > 0 then false
    when region is not null then coalesce(lower(btrim(region)) = lower(btrim(suburb)), false)
    else true end
$$;
grant execute on function holiday_counts(text[],text,text,uuid[],uuid,text,text,text) to caseway_app, caseway_host;

create function keep_erased_person() returns trigger
  language plpgsql
  as $$
begin
  if not passes_what_is_gone() then perform refuse_erased_person(new.id); end if;
  return new;
end $$;

create function keep_signed_contract() returns trigger
  language plpgsql
  as $$
begin
  if old.status = 'signed' and (new.is_deleted
    or (new.template, new.start_date, new.end_date, new.specialist_id)
      is distinct from (old.template, old.start_date, old.end_date, old.specialist_id))
  then
    raise exception 'A signed contract stays'
      using errcode = '23514', constraint = 'refused__contractSignedAlready';
  end if;
  return new;
end $$;

create function keep_specialist() returns trigger
  language plpgsql
  as $$
begin
  if new.recruitment_status <> 'EXCLUDING' then
    new.exclusion_reason := null;
  elsif new.exclusion_reason is null then
    raise exception 'An exclusion needs a reason'
      using errcode = '23514', constraint = 'refused__exclusionReasonMissing';
  end if;
  return new;
end $$;

create function keep_zone_of_centre() returns trigger
  language plpgsql
  as $$
declare
  home text := coalesce((select t.timezone from tenants t where t.id = new.tenant_id), 'Australia/Sydney');
begin
  if tg_op = 'UPDATE' and new.time_zone = old.time_zone and new.address is distinct from old.address
    and old.time_zone = coalesce(zone_of_place(old.address), home) then
    new.time_zone := null;
  end if;
  new.time_zone := coalesce(new.time_zone, zone_of_place(new.address), home);
  if state_of_address(new.address) is not null then
    new.address := jsonb_set(new.address, '{state}', to_jsonb(state_of_address(new.address)));
  end if;
  return new;
end $$;

create function keep_zone_of_specialist() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'UPDATE' and new.time_zone = old.time_zone and new.address is distinct from old.address
    and old.time_zone = zone_of_place(old.address) then
    new.time_zone := null;
  end if;
  new.time_zone := coalesce(new.time_zone, zone_of_place(new.address));
  return new;
end $$;

create function party_bookability(specialist uuid, centre uuid, company uuid, on_day date) returns table(specialist_inactive boolean, specialist_recruiting boolean, non_booking_contact boolean, centre_closed boolean, company_disabled boolean, on_leave boolean, contract_ended boolean, excluded_by_company boolean, reasons text[], public_reasons text[])
  language sql stable parallel safe
  as $$
  select f.*, array_remove(array[
      case when f.specialist_inactive then 'specialistInactive' end,
      case when f.specialist_recruiting then 'specialistRecruiting' end,
      case when f.non_booking_contact then 'nonBookingContact' end,
      case when f.centre_closed then 'centreClosed' end,
      case when f.company_disabled then 'companyDisabled' end,
      case when f.on_leave then 'onLeave' end,
      case when f.contract_ended then 'contractEnded' end,
      case when f.excluded_by_company then 'excludedByCompany' end
    ], null), array_remove(array[
      case when f.specialist_inactive or f.specialist_recruiting or f.non_booking_contact
        or f.contract_ended then 'specialistInactive' end,
      case when f.centre_closed then 'centreClosed' end,
      case when f.company_disabled then 'companyDisabled' end,
      case when f.on_leave then 'onLeave' end,
      case when f.excluded_by_company then 'excludedByCompany' end
    ], null)
  from (
    select p.is_deleted or not p.is_active or p.recruitment_status = 'EXCLUDING' as specialist_inactive,
      p.recruitment_status = 'RECRUITING' as specialist_recruiting,
      p.recruitment_status = 'NON_BOOKING_CONTACT' as non_booking_contact,
      centre is not null and not exists (select from public.centres c
        where c.tenant_id = public.current_tenant() and c.id = centre
          and c.is_active and c.receive_booking and not c.is_deleted) as centre_closed,
      company is not null and not exists (select from public.companies o
        where o.tenant_id = public.current_tenant() and o.id = company
          and o.is_active and not o.is_deleted) as company_disabled,
      exists (select from public.specialist_leaves v
        where v.tenant_id = public.current_tenant() and v.specialist_id = specialist and not v.is_deleted
          and d.day between v.start_date and v.end_date) as on_leave,
      p.onboarded_date is null or d.day < p.onboarded_date
        or (p.onboarded_end_date is not null and d.day > p.onboarded_end_date) as contract_ended,
      company is not null and exists (select from public.company_excluded_specialists x
        where x.tenant_id = public.current_tenant() and x.company_id = company
          and x.specialist_id = specialist and not x.is_deleted) as excluded_by_company
    from public.specialists p
    -- The day comes from a time and its zone, which is dear: offset 0 has it computed once for each row.
    cross join lateral (select on_day as day offset 0) d
    where p.tenant_id = public.current_tenant() and p.id = specialist
  ) f
$$;
grant execute on function party_bookability(uuid,uuid,uuid,date) to caseway_app, caseway_host;

create function refuse_erased_person(person uuid) returns void
  language plpgsql stable
  as $$
begin
  if exists (select from public.erasures e where e.tenant_id = public.current_tenant()
      and e.client_id = person and e.status = 'done') then
    raise exception 'the person was erased' using errcode = '23514', constraint = 'refused__personErased';
  end if;
end $$;
grant execute on function refuse_erased_person(uuid) to caseway_app, caseway_host;

create function rename_claimant() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
  as $$
declare kind regclass;
begin
  for kind in select t.tgrelid from pg_trigger t where t.tgname = 'fill_case' and not t.tgisinternal loop
    execute format('update %s set claimant_name = $1 where tenant_id = $2 and client_id = $3
      and claimant_name is distinct from $1', kind)
      using concat_ws(' ', new.first_name, new.last_name), new.tenant_id, new.id;
  end loop;
  return null;
end $$;
alter function rename_claimant() owner to caseway_host;
revoke all on function rename_claimant() from public;

create function search_case_managers(whole text, word text) returns setof case_managers
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.case_managers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.case_managers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_case_managers(text,text) owner to caseway_host;
revoke all on function search_case_managers(text,text) from public;
grant execute on function search_case_managers(text,text) to caseway_app;

create function search_centres(whole text, word text) returns setof centres
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  return query select t.* from public.centres t
    where (t.tenant_id = public.current_tenant()
        or (t.tenant_id = '00000000-0000-7000-8000-000000000001' and public.sees_host_centres()))
      and not t.is_deleted and (t.search_text like whole or t.search_text like word);
end $$;
alter function search_centres(text,text) owner to caseway_host;
revoke all on function search_centres(text,text) from public;
grant execute on function search_centres(text,text) to caseway_app;

create function search_client_documents(whole text, word text) returns setof client_documents
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.client_documents t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.client_documents t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_client_documents(text,text) owner to caseway_host;
revoke all on function search_client_documents(text,text) from public;
grant execute on function search_client_documents(text,text) to caseway_app;

create function search_clients(whole text, word text) returns setof clients
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.clients t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.clients t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_clients(text,text) owner to caseway_host;
revoke all on function search_clients(text,text) from public;
grant execute on function search_clients(text,text) to caseway_app;

create function search_companies(whole text, word text) returns setof companies
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.companies t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.companies t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_companies(text,text) owner to caseway_host;
revoke all on function search_companies(text,text) from public;
grant execute on function search_companies(text,text) to caseway_app;

create function search_company_business_units(whole text, word text) returns setof company_business_units
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.company_business_units t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.company_business_units t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_company_business_units(text,text) owner to caseway_host;
revoke all on function search_company_business_units(text,text) from public;
grant execute on function search_company_business_units(text,text) to caseway_app;

create function search_company_groups(whole text, word text) returns setof company_groups
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.company_groups t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.company_groups t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_company_groups(text,text) owner to caseway_host;
revoke all on function search_company_groups(text,text) from public;
grant execute on function search_company_groups(text,text) to caseway_app;

create function search_contractors(whole text, word text) returns setof contractors
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.contractors t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.contractors t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_contractors(text,text) owner to caseway_host;
revoke all on function search_contractors(text,text) from public;
grant execute on function search_contractors(text,text) to caseway_app;

create function search_erasures(whole text, word text) returns setof erasures
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.erasures t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.erasures t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_erasures(text,text) owner to caseway_host;
revoke all on function search_erasures(text,text) from public;
grant execute on function search_erasures(text,text) to caseway_app;

create function search_inquiry_centre(whole text, word text) returns setof inquiry_centre
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.inquiry_centre t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.inquiry_centre t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_inquiry_centre(text,text) owner to caseway_host;
revoke all on function search_inquiry_centre(text,text) from public;
grant execute on function search_inquiry_centre(text,text) to caseway_app;

create function search_marketing_campaigns(whole text, word text) returns setof marketing_campaigns
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.marketing_campaigns t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.marketing_campaigns t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_marketing_campaigns(text,text) owner to caseway_host;
revoke all on function search_marketing_campaigns(text,text) from public;
grant execute on function search_marketing_campaigns(text,text) to caseway_app;

create function search_privacy_requests(whole text, word text) returns setof privacy_requests
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.privacy_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.privacy_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_privacy_requests(text,text) owner to caseway_host;
revoke all on function search_privacy_requests(text,text) from public;
grant execute on function search_privacy_requests(text,text) to caseway_app;

create function search_relationship_activities(whole text, word text) returns setof relationship_activities
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.relationship_activities t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.relationship_activities t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_relationship_activities(text,text) owner to caseway_host;
revoke all on function search_relationship_activities(text,text) from public;
grant execute on function search_relationship_activities(text,text) to caseway_app;

create function search_service_provider(whole text, word text) returns setof service_provider
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.service_provider t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.service_provider t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_service_provider(text,text) owner to caseway_host;
revoke all on function search_service_provider(text,text) from public;
grant execute on function search_service_provider(text,text) to caseway_app;

create function search_specialists(whole text, word text) returns setof specialists
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.specialists t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.specialists t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_specialists(text,text) owner to caseway_host;
revoke all on function search_specialists(text,text) from public;
grant execute on function search_specialists(text,text) to caseway_app;

create function search_staffs(whole text, word text) returns setof staffs
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.staffs t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.staffs t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_staffs(text,text) owner to caseway_host;
revoke all on function search_staffs(text,text) from public;
grant execute on function search_staffs(text,text) to caseway_app;

create function search_treatment_providers(whole text, word text) returns setof treatment_providers
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.treatment_providers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.treatment_providers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_treatment_providers(text,text) owner to caseway_host;
revoke all on function search_treatment_providers(text,text) from public;
grant execute on function search_treatment_providers(text,text) to caseway_app;

create function sees_host_centres() returns boolean
  language sql stable
  as $$
  select exists (select from public.tenants
    where id = public.current_tenant()
      and lower(country) in ('us', 'usa', 'united states', 'united states of america'))
$$;
grant execute on function sees_host_centres() to caseway_app, caseway_host;

create function specialty_text(tenant uuid, specialist uuid) returns text
  language sql stable
  as $$
  select string_agg(v.label, ', ' order by v.label)
  from specialists__specialties l
  join lookup_config v on v.tenant_id = l.tenant_id and v.id = l.target_id
  where l.tenant_id = tenant and l.owner_id = specialist
$$;

create function tell_account() returns trigger
  language plpgsql
  as $$
declare
  is_in boolean := new.is_active and not new.is_deleted;
begin
  update users u set first_name = new.first_name, last_name = new.last_name, phone = new.phone,
    user_name = case when lower(u.email) = lower(new.email) then u.user_name else new.email end,
    email = new.email, is_active = is_in, concurrency_stamp = gen_random_uuid(),
    last_modification_time = now(), last_modifier_id = current_actor()
  where u.tenant_id = new.tenant_id and u.id = new.user_id and not u.is_deleted
    and (u.first_name, u.last_name, u.phone, u.email, u.is_active)
      is distinct from (new.first_name, new.last_name, new.phone, new.email, is_in);
  return null;
end $$;

create function tell_account_roles() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    delete from users__roles r using staffs s
    where s.tenant_id = old.tenant_id and s.id = old.owner_id and r.tenant_id = s.tenant_id
      and r.owner_id = s.user_id and r.target_id = old.target_id;
  else
    insert into users__roles (tenant_id, owner_id, target_id)
    select s.tenant_id, s.user_id, new.target_id from staffs s
    where s.tenant_id = new.tenant_id and s.id = new.owner_id and s.user_id is not null
    on conflict do nothing;
  end if;
  return null;
end $$;

create function tell_group_members() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    delete from user_group__members m using staffs s
    where s.tenant_id = old.tenant_id and s.id = old.owner_id and m.tenant_id = s.tenant_id
      and m.owner_id = old.target_id and m.target_id = s.user_id;
  else
    insert into user_group__members (tenant_id, owner_id, target_id)
    select s.tenant_id, new.target_id, s.user_id from staffs s
    where s.tenant_id = new.tenant_id and s.id = new.owner_id and s.user_id is not null
    on conflict do nothing;
  end if;
  return null;
end $$;

create function tell_specialty() returns trigger
  language plpgsql
  as $$
declare
  link record := coalesce(new, old);
begin
  update specialists set specialty = specialty_text(link.tenant_id, link.owner_id)
    where tenant_id = link.tenant_id and id = link.owner_id
      and specialty is distinct from specialty_text(link.tenant_id, link.owner_id);
  return null;
end $$;

-- ============================================================================
-- booking
-- ============================================================================

-- appointment_notices
create table appointment_notices (
  tenant_id uuid not null,
  email_id uuid not null,
  appointment_id uuid not null,
  kind text not null,
  recipient text not null,
  person_id uuid not null,
  person_name text not null,
  asked_at timestamptz not null default now(),
  told_kind text,
  told jsonb,
  told_at timestamptz,
  primary key (tenant_id, email_id),
  constraint fk_appointment_notices__appointment_id foreign key (tenant_id, appointment_id) references appointments(tenant_id, id) deferrable,
  constraint fk_appointment_notices__email_id foreign key (tenant_id, email_id) references emails_tracking(tenant_id, id) deferrable
);
create index ix_appointment_notices__appointment_id on appointment_notices (tenant_id, appointment_id, person_id);
alter table appointment_notices enable row level security, force row level security;
create policy tenant_wall on appointment_notices to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_notices to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on appointment_notices to caseway_app;
grant select, insert, update on appointment_notices to caseway_host;

-- appointment_search_history
create table appointment_search_history (
  tenant_id uuid not null,
  id uuid not null,
  user_name text,
  criteria text,
  number_of_results numeric,
  query text,
  search_text text generated always as (lower((coalesce(user_name, ''::text) || ' '::text) || coalesce(criteria, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_appointment_search_history__number_of_results on appointment_search_history (tenant_id, number_of_results, creation_time desc, id);
create index ix_appointment_search_history__search on appointment_search_history using gin (tenant_id, search_text gin_trgm_ops);
create index ix_appointment_search_history__sort on appointment_search_history (tenant_id, creation_time desc, id);
alter table appointment_search_history enable row level security, force row level security;
create policy tenant_wall on appointment_search_history to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_search_history to caseway_host
  using (true) with check (true);
create policy erasing on appointment_search_history to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on appointment_search_history to caseway_app, caseway_host;
grant select, update on appointment_search_history to caseway_eraser;
create trigger append_only before delete or update on appointment_search_history
  for each row execute function refuse_change();
create trigger history after insert on appointment_search_history referencing new table as added
  for each statement execute function audit_additions('appointmentSearch');
create trigger never_truncated before truncate on appointment_search_history
  for each statement execute function refuse_change();

-- appointment_sessions
create table appointment_sessions (
  tenant_id uuid not null,
  id uuid not null,
  name text,
  specialist_id uuid not null,
  centre_id uuid,
  room_id uuid,
  time_zone text not null,
  date_from timestamptz not null,
  date_to timestamptz not null,
  slot_minutes numeric not null default 60,
  buffer_minutes numeric not null default 0,
  capacity numeric,
  consultation_type text not null default 'inPerson'::text,
  location_type text,
  is_video_appointment boolean not null default false,
  note text,
  is_on_hold boolean not null default false,
  is_cancelled boolean not null default false,
  session_status text,
  session_status_code numeric,
  total_slots numeric,
  free_slots numeric,
  series_id text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__sessionOverlaps" exclude using gist (tenant_id with =, specialist_id with =, tstzrange(date_from, date_to) with &&) where (not is_deleted and not is_cancelled),
  constraint "refused__roomTaken" exclude using gist (tenant_id with =, room_id with =, tstzrange(date_from, date_to) with &&) where (room_id is not null and not is_deleted and not is_cancelled),
  constraint "refused__sessionEndsBeforeStart" check (date_to > date_from),
  constraint fk_appointment_sessions__centre_id foreign key (tenant_id, centre_id) references centres(tenant_id, id) deferrable,
  constraint fk_appointment_sessions__room_id foreign key (tenant_id, room_id) references centre_rooms(tenant_id, id) deferrable,
  constraint fk_appointment_sessions__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index appointment_sessions_free on appointment_sessions (tenant_id, date_from, id) include (specialist_id, centre_id, session_status, consultation_type, is_video_appointment) where free_slots > 0::numeric and not is_deleted;
create index appointment_sessions_free_of_specialist on appointment_sessions (tenant_id, specialist_id, date_from, id) where free_slots > 0::numeric and not is_deleted;
create index ix_appointment_sessions__centre_id on appointment_sessions (tenant_id, centre_id, date_from, id) where not is_deleted;
create index ix_appointment_sessions__consultation_type on appointment_sessions (tenant_id, consultation_type, date_from, id) where not is_deleted;
create index ix_appointment_sessions__date_from on appointment_sessions (tenant_id, date_from, date_from, id) where not is_deleted;
create index ix_appointment_sessions__is_video_appointment on appointment_sessions (tenant_id, is_video_appointment, date_from, id) where not is_deleted;
create index ix_appointment_sessions__room_id on appointment_sessions (tenant_id, room_id) where not is_deleted;
create index ix_appointment_sessions__search on appointment_sessions using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_appointment_sessions__series_id on appointment_sessions (tenant_id, series_id, date_from, id) where not is_deleted;
create index ix_appointment_sessions__session_status on appointment_sessions (tenant_id, session_status, date_from, id) where not is_deleted;
create index ix_appointment_sessions__sort on appointment_sessions (tenant_id, date_from, id) where not is_deleted;
create index ix_appointment_sessions__specialist_id on appointment_sessions (tenant_id, specialist_id, date_from, id) where not is_deleted;
alter table appointment_sessions enable row level security, force row level security;
create policy tenant_wall on appointment_sessions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_sessions to caseway_host
  using (true) with check (true);
grant select, insert, update on appointment_sessions to caseway_app, caseway_host;
create constraint trigger appointments_follow after update of specialist_id, centre_id, time_zone, date_from, date_to on appointment_sessions deferrable initially deferred
  for each row when (new.specialist_id is distinct from old.specialist_id or new.centre_id is distinct from old.centre_id or new.time_zone is distinct from old.time_zone or new.date_from is distinct from old.date_from or new.date_to is distinct from old.date_to) execute function session_moved();
create trigger capacity before update of capacity on appointment_sessions
  for each row when (new.capacity is distinct from old.capacity) execute function refuse_small_capacity();
create trigger clock before insert or update of centre_id, time_zone on appointment_sessions
  for each row execute function keep_zone_of_session();
create trigger cut after insert or update of specialist_id, date_from, date_to, slot_minutes, buffer_minutes, capacity, is_on_hold, is_cancelled, is_deleted on appointment_sessions
  for each row execute function cut_slots();
create trigger history after insert or delete or update on appointment_sessions
  for each row execute function capture_change('appointmentSession', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,name,session_status,session_status_code,total_slots,free_slots', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true},"room_id":{"table":"centre_rooms","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger prepare before insert or update of specialist_id, centre_id, room_id, time_zone, date_from, date_to, slot_minutes, is_video_appointment, location_type on appointment_sessions
  for each row execute function prepare_session();
create trigger search_words after insert or delete on appointment_sessions
  for each row execute function keep_search_words('appointmentSession');
create trigger search_words_changed after update on appointment_sessions
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('appointmentSession');

-- appointment_sessions__reserved_for_companies
create table appointment_sessions__reserved_for_companies (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_appointment_sessions__reserved_for_companies__owner_id foreign key (tenant_id, owner_id) references appointment_sessions(tenant_id, id) deferrable,
  constraint fk_appointment_sessions__reserved_for_companies__target_id foreign key (tenant_id, target_id) references companies(tenant_id, id) deferrable
);
create index ix_appointment_sessions__reserved_for_companies__target on appointment_sessions__reserved_for_companies (tenant_id, target_id);
alter table appointment_sessions__reserved_for_companies enable row level security, force row level security;
create policy tenant_wall on appointment_sessions__reserved_for_companies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_sessions__reserved_for_companies to caseway_host
  using (true) with check (true);
grant select, insert, delete on appointment_sessions__reserved_for_companies to caseway_app, caseway_host;
create trigger totals after insert or delete on appointment_sessions__reserved_for_companies
  for each row execute function reservation_changed();

-- appointment_slots
create table appointment_slots (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'free'::text,
  held_by_id uuid,
  held_by_name text,
  held_until timestamptz,
  appointment_id uuid,
  primary key (tenant_id, id),
  constraint uq_appointment_slots__session_id__starts_at unique (tenant_id, session_id, starts_at) deferrable,
  constraint appointment_slots_state_check check (state = any (array['free'::text, 'held'::text, 'booked'::text])),
  constraint appointment_slots_check check ((state = 'booked'::text) = (appointment_id is not null)),
  constraint appointment_slots_check1 check (state <> 'held'::text or held_by_id is not null and held_until is not null),
  constraint fk_appointment_slots__appointment_id foreign key (tenant_id, appointment_id) references appointments(tenant_id, id) deferrable,
  constraint fk_appointment_slots__session_id foreign key (tenant_id, session_id) references appointment_sessions(tenant_id, id) deferrable
);
create index appointment_slots_held on appointment_slots (held_until) where state = 'held'::text;
create unique index uq_appointment_slots__appointment_id on appointment_slots (tenant_id, appointment_id) where appointment_id is not null;
alter table appointment_slots enable row level security, force row level security;
create policy tenant_wall on appointment_slots to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointment_slots to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on appointment_slots to caseway_app, caseway_host;
create trigger totals after update of state on appointment_slots
  for each row when (new.state is distinct from old.state) execute function slot_changed();

-- appointments
create table appointments (
  tenant_id uuid not null,
  id uuid not null,
  reference text,
  client_id uuid not null,
  company_id uuid,
  case_manager_id uuid,
  session_id uuid not null,
  specialist_id uuid not null,
  centre_id uuid,
  time_zone text not null,
  date_from timestamptz not null,
  date_to timestamptz not null,
  status text not null default 'booked'::text,
  consultation_type text not null,
  interpreter_required boolean not null default false,
  language_id uuid,
  note text,
  cancellation_reason text,
  case_module text,
  case_id text,
  search_text text generated always as (lower(coalesce(reference, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  revision numeric default 0,
  cancelled_for_id uuid,
  video_link text,
  primary key (tenant_id, id),
  constraint "refused__specialistBusy" exclude using gist (tenant_id with =, specialist_id with =, tstzrange(date_from, date_to) with &&) where (not is_deleted and status <> 'cancelled'::text),
  constraint fk_appointments__cancelled_for_id foreign key (tenant_id, cancelled_for_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_appointments__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_appointments__centre_id foreign key (tenant_id, centre_id) references centres(tenant_id, id) deferrable,
  constraint fk_appointments__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_appointments__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_appointments__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_appointments__session_id foreign key (tenant_id, session_id) references appointment_sessions(tenant_id, id) deferrable,
  constraint fk_appointments__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index appointments_of_case on appointments (tenant_id, case_id) where case_id is not null;
create index ix_appointments__cancelled_for_id on appointments (tenant_id, cancelled_for_id) where not is_deleted;
create index ix_appointments__case_manager_id on appointments (tenant_id, case_manager_id, date_from, id) where not is_deleted;
create index ix_appointments__centre_id on appointments (tenant_id, centre_id, date_from, id) where not is_deleted;
create index ix_appointments__client_id on appointments (tenant_id, client_id, date_from, id) where not is_deleted;
create index ix_appointments__company_id on appointments (tenant_id, company_id, date_from, id) where not is_deleted;
create index ix_appointments__date_from on appointments (tenant_id, date_from, date_from, id) where not is_deleted;
create index ix_appointments__language_id on appointments (tenant_id, language_id) where not is_deleted;
create index ix_appointments__search on appointments using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_appointments__session_id on appointments (tenant_id, session_id, date_from, id) where not is_deleted;
create index ix_appointments__sort on appointments (tenant_id, date_from, id) where not is_deleted;
create index ix_appointments__specialist_id on appointments (tenant_id, specialist_id, date_from, id) where not is_deleted;
create index ix_appointments__status on appointments (tenant_id, status, date_from, id) where not is_deleted;
alter table appointments enable row level security, force row level security;
create policy tenant_wall on appointments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on appointments to caseway_host
  using (true) with check (true);
grant select, insert, update on appointments to caseway_app, caseway_host;
create constraint trigger follows_session after insert or update of session_id, specialist_id, centre_id, time_zone on appointments deferrable initially deferred
  for each row execute function appointment_placed();
create trigger history after insert or delete or update on appointments
  for each row execute function capture_change('appointment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,revision', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"session_id":{"table":"appointment_sessions","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"cancelled_for_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on appointments
  for each row execute function keep_search_words('appointment');
create trigger search_words_changed after update on appointments
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('appointment');

-- call_slots
create table call_slots (
  tenant_id uuid not null,
  id uuid not null,
  call_id uuid not null,
  slot_id text not null,
  place numeric,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_call_slots__call_id foreign key (tenant_id, call_id) references calls(tenant_id, id) deferrable
);
create index ix_call_slots__call_id on call_slots (tenant_id, call_id) where not is_deleted;
create index ix_call_slots__sort on call_slots (tenant_id, place, id) where not is_deleted;
alter table call_slots enable row level security, force row level security;
create policy tenant_wall on call_slots to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on call_slots to caseway_host
  using (true) with check (true);
grant select, insert, update on call_slots to caseway_app, caseway_host;
create trigger history after insert or delete or update on call_slots
  for each row execute function capture_change('callSlot', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"call_id":{"table":"calls","text":"(coalesce(t.caller_name::text, '''') || '' '' || coalesce(t.caller_phone::text, ''''))","tenant":true}}');

-- calls
create table calls (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  caller_name text,
  caller_phone text,
  company_id uuid,
  case_manager_id uuid,
  client_id uuid,
  claim_no text,
  suburb text,
  note text,
  status text not null default 'open'::text,
  offered_until timestamptz,
  offer_id text,
  offer_answers text,
  appointment_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_calls__appointment_id foreign key (tenant_id, appointment_id) references appointments(tenant_id, id) deferrable,
  constraint fk_calls__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_calls__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_calls__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_calls__owner_id foreign key (tenant_id, owner_id) references users(tenant_id, id) deferrable
);
create index ix_calls__appointment_id on calls (tenant_id, appointment_id) where not is_deleted;
create index ix_calls__case_manager_id on calls (tenant_id, case_manager_id) where not is_deleted;
create index ix_calls__client_id on calls (tenant_id, client_id) where not is_deleted;
create index ix_calls__company_id on calls (tenant_id, company_id) where not is_deleted;
create index ix_calls__offered_until on calls (offered_until) where status = 'offered'::text and not is_deleted;
create index ix_calls__owner_id on calls (tenant_id, owner_id) where not is_deleted;
create index ix_calls__sort on calls (tenant_id, creation_time, id) where not is_deleted;
create index ix_calls__status on calls (tenant_id, status, creation_time, id) where not is_deleted;
alter table calls enable row level security, force row level security;
create policy tenant_wall on calls to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on calls to caseway_host
  using (true) with check (true);
grant select, insert, update on calls to caseway_app, caseway_host;
create trigger history after insert or delete or update on calls
  for each row execute function capture_change('call', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,offer_id', '{"owner_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true}}');

-- daysheet_stamps
create table daysheet_stamps (
  tenant_id uuid not null,
  specialist_id uuid not null,
  centre_id uuid not null,
  day date not null,
  version integer not null,
  fingerprint text not null,
  printed_at timestamptz not null,
  printed_by_name text not null,
  primary key (tenant_id, specialist_id, centre_id, day),
  constraint fk_daysheet_stamps__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
alter table daysheet_stamps enable row level security, force row level security;
create policy tenant_wall on daysheet_stamps to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on daysheet_stamps to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on daysheet_stamps to caseway_app, caseway_host;

-- holidays
create table holidays (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  date date not null,
  states text[] not null default '{}'::text[],
  region text,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(name, ''::text) || ' '::text) || coalesce(region, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  postcodes text,
  primary key (tenant_id, id),
  constraint "refused__postcodesUnreadable" check (postcodes ~ '^\s*\d{4}(\s*-\s*\d{4})?(\s*[,;]\s*\d{4}(\s*-\s*\d{4})?)*\s*$'::text)
);
create index ix_holidays__date on holidays (tenant_id, date, date, lower(name), id) include (name) where not is_deleted;
create index ix_holidays__is_active on holidays (tenant_id, is_active, date, lower(name), id) include (name) where not is_deleted;
create index ix_holidays__search on holidays using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_holidays__sort on holidays (tenant_id, date, lower(name), id) include (name) where not is_deleted;
alter table holidays enable row level security, force row level security;
create policy tenant_wall on holidays to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on holidays to caseway_host
  using (true) with check (true);
grant select, insert, update on holidays to caseway_app, caseway_host;
create trigger history after insert or delete or update on holidays
  for each row execute function capture_change('holiday', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger region_postcodes before insert or update of region, postcodes on holidays
  for each row execute function fill_region_postcodes();

-- holidays__centres
create table holidays__centres (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_holidays__centres__owner_id foreign key (tenant_id, owner_id) references holidays(tenant_id, id) deferrable,
  constraint fk_holidays__centres__target_id foreign key (tenant_id, target_id) references centres(tenant_id, id) deferrable
);
create index ix_holidays__centres__target on holidays__centres (tenant_id, target_id);
alter table holidays__centres enable row level security, force row level security;
create policy tenant_wall on holidays__centres to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on holidays__centres to caseway_host
  using (true) with check (true);
grant select, insert, delete on holidays__centres to caseway_app, caseway_host;

create view booking_appointments with (security_invoker=true) as
 select tenant_id,
    id,
    reference,
    client_id,
    company_id,
    case_manager_id,
    session_id,
    specialist_id,
    centre_id,
    time_zone,
    date_from,
    date_to,
    status,
    consultation_type,
    case_module,
    case_id,
    revision,
    interpreter_required,
    language_id,
    note,
    cancellation_reason,
    cancelled_for_id,
    creation_time
   from appointments
  where not is_deleted;
grant select on booking_appointments to caseway_app, caseway_host;

create view booking_sessions with (security_invoker=true) as
 select tenant_id,
    id,
    specialist_id,
    centre_id,
    time_zone,
    date_from,
    date_to,
    session_status,
    is_on_hold,
    is_cancelled,
    total_slots,
    free_slots,
    series_id
   from appointment_sessions
  where not is_deleted;
grant select on booking_sessions to caseway_app, caseway_host;

create view booking_slots with (security_invoker=true) as
 select tenant_id,
    id,
    session_id,
    starts_at,
    ends_at,
    state,
    held_by_id,
    held_until,
    appointment_id
   from appointment_slots;
grant select on booking_slots to caseway_app, caseway_host;

create function appointment_placed() returns trigger
  language plpgsql
  as $$
begin
  perform refuse_left_behind(new.tenant_id, new.session_id, new.id);
  return null;
end $$;

create function booking_holidays_at(centre uuid, first_day date, last_day date) returns setof date
  language sql stable parallel safe
  as $$
  select distinct h.date from public.holidays h
  where h.tenant_id = public.current_tenant() and h.is_active and not h.is_deleted
    and h.date between first_day and last_day
    and cardinality(public.holiday_reason(centre, h.date)) > 0
$$;
grant execute on function booking_holidays_at(uuid,date,date) to caseway_app, caseway_host;

create function cut_slots() returns trigger
  language plpgsql
  as $$
declare
  slot interval := make_interval(mins => new.slot_minutes::int);
  step interval := make_interval(mins => (new.slot_minutes + new.buffer_minutes)::int);
  shift interval;
  is_cut_anew boolean;
begin
  if tg_op = 'INSERT' then
    if not (new.is_deleted or new.is_cancelled) then
      insert into appointment_slots (tenant_id, session_id, starts_at, ends_at)
      select new.tenant_id, new.id, at, at + slot
      from generate_series(new.date_from, new.date_to - slot, step) at;
    end if;
    return null;
  end if;
  shift := new.date_from - old.date_from;
  is_cut_anew := (new.date_from, new.date_to, new.slot_minutes, new.buffer_minutes, new.is_deleted,
      new.is_cancelled) is distinct from (old.date_from, old.date_to, old.slot_minutes, old.buffer_minutes,
      old.is_deleted, old.is_cancelled);
  if is_cut_anew then
    delete from appointment_slots
      where tenant_id = new.tenant_id and session_id = new.id and state <> 'booked';
    if shift <> interval '0' and new.date_to - old.date_to = shift then
      update appointment_slots set starts_at = starts_at + shift, ends_at = ends_at + shift
        where tenant_id = new.tenant_id and session_id = new.id;
    end if;
  end if;
  if exists (
    select 1 from appointment_slots l
    where l.tenant_id = new.tenant_id and l.session_id = new.id and l.state = 'booked'
      and (new.is_deleted or new.is_cancelled or l.starts_at < new.date_from or l.ends_at > new.date_to)
  ) then
    perform refuse_session('sessionHasBookings');
  end if;
  if is_cut_anew and not (new.is_deleted or new.is_cancelled) then
    insert into appointment_slots (tenant_id, session_id, starts_at, ends_at)
    select new.tenant_id, new.id, at, at + slot
    from generate_series(new.date_from, new.date_to - slot, step) at
    where not exists (
      select 1 from appointment_slots b
      where b.tenant_id = new.tenant_id and b.session_id = new.id
        and b.starts_at < at + slot and b.ends_at > at
    );
  end if;
  perform refresh_session(new.tenant_id, new.id);
  return null;
end $$;

create function fill_region_postcodes() returns trigger
  language plpgsql
  as $$
begin
  new.postcodes := coalesce(new.postcodes, public.region_postcodes(new.region));
  return new;
end $$;

create function holiday_reason(centre uuid, on_day date) returns text[]
  language sql stable parallel safe
  as $$
  select case when exists (
    select from public.holidays h
    left join public.party_centres c on c.tenant_id = public.current_tenant() and c.id = centre
    where h.tenant_id = public.current_tenant() and h.date = on_day and h.is_active and not h.is_deleted
      and public.holiday_counts(h.states, h.region, h.postcodes,
        array(select l.target_id from public.holidays__centres l
          where l.tenant_id = h.tenant_id and l.owner_id = h.id),
        c.id, c.suburb, c.state, c.postcode)
  ) then array['holiday'] else '{}'::text[] end
$$;
grant execute on function holiday_reason(uuid,date) to caseway_app, caseway_host;

create function keep_zone_of_session() returns trigger
  language plpgsql
  as $$
declare
  place record;
begin
  if tg_op = 'UPDATE' then
    if new.is_deleted or (new.centre_id, new.time_zone) is not distinct from (old.centre_id, old.time_zone) then
      return new;
    end if;
    if new.centre_id is distinct from old.centre_id and new.time_zone = old.time_zone
      and new.centre_id is not null then
      new.time_zone := null;
    end if;
  end if;
  select c.name, c.time_zone into place from centres c
    where c.tenant_id = new.tenant_id and c.id = new.centre_id;
  if place.time_zone <> new.time_zone then
    raise exception 'session in % at a centre in %', new.time_zone, place.time_zone
      using errcode = '23514', constraint = 'refused__zoneOfAnotherPlace',
      detail = json_build_object('zone', new.time_zone, 'centre', place.name, 'centreZone', place.time_zone)::text;
  end if;
  new.time_zone := coalesce(new.time_zone, place.time_zone,
    (select s.time_zone from specialists s where s.tenant_id = new.tenant_id and s.id = new.specialist_id),
    (select t.timezone from tenants t where t.id = new.tenant_id), 'Australia/Sydney');
  return new;
end $$;

create function prepare_session() returns trigger
  language plpgsql
  as $$
declare
  minutes numeric := extract(epoch from new.date_to - new.date_from) / 60;
  total integer;
begin
  if new.is_deleted then return new; end if;
  if minutes <= 0 then perform refuse_session('sessionEndsBeforeStart'); end if;
  if minutes > 1440 then perform refuse_session('sessionTooLong'); end if;
  if minutes < new.slot_minutes then perform refuse_session('sessionTooShort'); end if;
  if new.centre_id is null and not new.is_video_appointment
    and coalesce(new.location_type, '') <> 'homeAssessment' then
    perform refuse_session('sessionNeedsPlace');
  end if;
  if new.room_id is not null and not exists (
    select 1 from centre_rooms r
    where r.tenant_id = new.tenant_id and r.id = new.room_id and r.centre_id = new.centre_id
  ) then
    perform refuse_session('roomElsewhere');
  end if;
  select s.full_name || ', ' || to_char(new.date_from at time zone new.time_zone, 'DD Mon YYYY HH24:MI')
    into new.name
    from specialists s where s.tenant_id = new.tenant_id and s.id = new.specialist_id;
  if tg_op = 'INSERT' then
    total := case when new.is_cancelled then 0
      else floor((minutes - new.slot_minutes::int) / (new.slot_minutes + new.buffer_minutes)::int) + 1 end;
    new.total_slots := total;
    new.free_slots := greatest(0, least(coalesce(new.capacity::int, total), total));
    new.session_status := case when new.is_cancelled then 'cancelled' when new.is_on_hold then 'onHold'
      when new.free_slots = 0 then 'booked' else 'available' end;
    new.session_status_code := case new.session_status when 'available' then 2 when 'booked' then 3
      when 'onHold' then 5 else 6 end;
  end if;
  return new;
end $$;

create function refresh_session(tenant uuid, session uuid) returns void
  language sql
  as $$
  with figures as (
    select s.id, count(l.id)::int as total, count(l.id) filter (where l.state = 'booked')::int as booked,
      exists (select 1 from appointment_sessions__reserved_for_companies r
        where r.tenant_id = tenant and r.owner_id = session) as is_reserved
    from appointment_sessions s
    left join appointment_slots l on l.tenant_id = tenant and l.session_id = s.id
    where s.tenant_id = tenant and s.id = session group by s.id
  ), facts as (
    select f.id, f.total,
      greatest(0, least(coalesce(s.capacity::int, f.total), f.total) - f.booked) as free,
      case when s.is_cancelled or s.is_deleted then 'cancelled'
        when s.is_on_hold then 'onHold'
        when least(coalesce(s.capacity::int, f.total), f.total) <= f.booked then 'booked'
        when f.is_reserved then 'reserved' else 'available' end as status
    from figures f join appointment_sessions s on s.tenant_id = tenant and s.id = f.id
  )
  update appointment_sessions s set total_slots = f.total, free_slots = f.free, session_status = f.status,
    session_status_code = case f.status when 'available' then 2 when 'booked' then 3 when 'reserved' then 4
      when 'onHold' then 5 else 6 end
  from facts f where s.tenant_id = tenant and s.id = f.id
    and (s.total_slots, s.free_slots, s.session_status) is distinct from (f.total, f.free, f.status)
$$;

create function refuse_left_behind(tenant uuid, session uuid, only_one uuid default null::uuid) returns void
  language plpgsql
  as $$
begin
  if exists (
    select 1 from appointments a
    join appointment_sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
    left join appointment_slots l on l.tenant_id = a.tenant_id and l.appointment_id = a.id
    where a.tenant_id = tenant and a.session_id = session and (only_one is null or a.id = only_one)
      and not a.is_deleted and a.status <> 'cancelled'
      and (a.specialist_id <> s.specialist_id or a.time_zone <> s.time_zone
        or a.centre_id is distinct from s.centre_id or l.starts_at <> a.date_from)
  ) then
    perform refuse_session('sessionHasBookings');
  end if;
end $$;

create function refuse_small_capacity() returns trigger
  language plpgsql
  as $$
begin
  if new.capacity < (select count(*) from appointment_slots l
    where l.tenant_id = new.tenant_id and l.session_id = new.id and l.state = 'booked') then
    perform refuse_session('capacityBelowBooked');
  end if;
  return new;
end $$;

create function reservation_changed() returns trigger
  language plpgsql
  as $$
begin
  perform refresh_session(coalesce(new.tenant_id, old.tenant_id), coalesce(new.owner_id, old.owner_id));
  return null;
end $$;

create function search_appointment_search_history(whole text, word text) returns setof appointment_search_history
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.appointment_search_history t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.appointment_search_history t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_appointment_search_history(text,text) owner to caseway_host;
revoke all on function search_appointment_search_history(text,text) from public;
grant execute on function search_appointment_search_history(text,text) to caseway_app;

create function search_appointment_sessions(whole text, word text) returns setof appointment_sessions
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.appointment_sessions t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.appointment_sessions t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_appointment_sessions(text,text) owner to caseway_host;
revoke all on function search_appointment_sessions(text,text) from public;
grant execute on function search_appointment_sessions(text,text) to caseway_app;

create function search_appointments(whole text, word text) returns setof appointments
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.appointments t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.appointments t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_appointments(text,text) owner to caseway_host;
revoke all on function search_appointments(text,text) from public;
grant execute on function search_appointments(text,text) to caseway_app;

create function search_holidays(whole text, word text) returns setof holidays
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.holidays t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.holidays t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_holidays(text,text) owner to caseway_host;
revoke all on function search_holidays(text,text) from public;
grant execute on function search_holidays(text,text) to caseway_app;

create function session_moved() returns trigger
  language plpgsql
  as $$
begin
  perform refuse_left_behind(new.tenant_id, new.id);
  return null;
end $$;

create function slot_changed() returns trigger
  language plpgsql
  as $$
begin
  if new.state = 'booked' or old.state = 'booked' then
    perform refresh_session(new.tenant_id, new.session_id);
  end if;
  return null;
end $$;

-- ============================================================================
-- cases
-- ============================================================================

-- ama_service_fee
create table ama_service_fee (
  tenant_id uuid not null,
  id uuid not null,
  item_number text not null,
  name text not null,
  mbs_item text,
  fee numeric(18,2) not null,
  effective_from date,
  description text,
  is_active boolean not null default true,
  search_text text generated always as (lower((((coalesce(item_number, ''::text) || ' '::text) || coalesce(name, ''::text)) || ' '::text) || coalesce(mbs_item, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_ama_service_fee__effective_from on ama_service_fee (tenant_id, effective_from, lower(item_number), id) include (item_number) where not is_deleted;
create index ix_ama_service_fee__fee on ama_service_fee (tenant_id, fee, lower(item_number), id) include (item_number) where not is_deleted;
create index ix_ama_service_fee__is_active on ama_service_fee (tenant_id, is_active, lower(item_number), id) include (item_number) where not is_deleted;
create index ix_ama_service_fee__search on ama_service_fee using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_ama_service_fee__sort on ama_service_fee (tenant_id, lower(item_number), id) include (item_number) where not is_deleted;
create unique index uq_ama_service_fee__item_number on ama_service_fee (tenant_id, lower(item_number)) where not is_deleted;
alter table ama_service_fee enable row level security, force row level security;
create policy tenant_wall on ama_service_fee to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ama_service_fee to caseway_host
  using (true) with check (true);
grant select, insert, update on ama_service_fee to caseway_app, caseway_host;
create trigger history after insert or delete or update on ama_service_fee
  for each row execute function capture_change('amaServiceFee', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on ama_service_fee
  for each row execute function keep_search_words('amaServiceFee');
create trigger search_words_changed after update on ama_service_fee
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('amaServiceFee');

-- assessments
create table assessments (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  specialty_id uuid,
  appointment_id uuid,
  centre_id uuid,
  appointment_date timestamptz,
  appointment_zone text,
  appointment_note text,
  paperwork_due_date date,
  paperwork_received_on date,
  paperwork_sent_on date,
  paperwork_note text,
  prepayment_status text,
  prepayment_note text,
  attendance_outcome text default 'none'::text,
  arrived_at timestamptz,
  attendance_note text,
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  dictation_due_date date,
  report_received_on date,
  report_sent_on date,
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  reschedule_reason text,
  purchase_order_no text,
  primary key (tenant_id, id),
  constraint fk_assessments__appointment_id foreign key (tenant_id, appointment_id) references appointments(tenant_id, id) deferrable,
  constraint fk_assessments__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_assessments__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_assessments__centre_id foreign key (tenant_id, centre_id) references centres(tenant_id, id) deferrable,
  constraint fk_assessments__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_assessments__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_assessments__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_assessments__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_assessments__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_assessments__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_assessments__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_assessments__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_assessments__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_assessments__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_assessments__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_assessments__specialty_id foreign key (tenant_id, specialty_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_assessments__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_assessments__appointment_date on assessments (tenant_id, appointment_date, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__appointment_id on assessments (tenant_id, appointment_id) where not is_deleted;
create index ix_assessments__billing_status on assessments (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__booking_cm_id on assessments (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__business_unit_id on assessments (tenant_id, business_unit_id) where not is_deleted;
create index ix_assessments__case_status on assessments (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__centre_id on assessments (tenant_id, centre_id) where not is_deleted;
create index ix_assessments__client_id on assessments (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__company_id on assessments (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__contractor_id on assessments (tenant_id, contractor_id) where not is_deleted;
create index ix_assessments__interpreter_id on assessments (tenant_id, interpreter_id) where not is_deleted;
create index ix_assessments__is_closed on assessments (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__is_on_hold on assessments (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__is_urgent on assessments (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__language_id on assessments (tenant_id, language_id) where not is_deleted;
create index ix_assessments__matter_type_id on assessments (tenant_id, matter_type_id) where not is_deleted;
create index ix_assessments__next_due_date on assessments (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__next_step on assessments (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__pic_user_id on assessments (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__report_due_date on assessments (tenant_id, report_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__report_type_id on assessments (tenant_id, report_type_id) where not is_deleted;
create index ix_assessments__scheme_id on assessments (tenant_id, scheme_id) where not is_deleted;
create index ix_assessments__search on assessments using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_assessments__sort on assessments (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__source_of_referral_id on assessments (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_assessments__specialist_id on assessments (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__specialty_id on assessments (tenant_id, specialty_id) where not is_deleted;
create index ix_assessments__step on assessments (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_assessments__type_of_claim_id on assessments (tenant_id, type_of_claim_id) where not is_deleted;
alter table assessments enable row level security, force row level security;
create policy tenant_wall on assessments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on assessments to caseway_host
  using (true) with check (true);
create policy seen_by_user on assessments as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)) or ( select is_erasing() as is_erasing));
grant select, insert, update on assessments to caseway_app, caseway_host;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on assessments
  for each row execute function compute_assessments();
create trigger fill_case before insert or update of client_id on assessments
  for each row execute function fill_case();
create trigger history after insert or delete or update on assessments
  for each row execute function capture_change('ime', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true},"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger keep_case after insert or update on assessments
  for each row execute function keep_case('IME');
create trigger keep_disposed_case before update on assessments
  for each row when (old.is_closed) execute function keep_disposed_case();
create trigger keep_off_erased_person before insert or update of client_id on assessments
  for each row execute function keep_case_off_erased_person();
create trigger search_words after insert or delete on assessments
  for each row execute function keep_search_words('ime');
create trigger search_words_changed after update on assessments
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('ime');

-- assessments__body_parts
create table assessments__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_assessments__body_parts__owner_id foreign key (tenant_id, owner_id) references assessments(tenant_id, id) deferrable,
  constraint fk_assessments__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_assessments__body_parts__target on assessments__body_parts (tenant_id, target_id);
alter table assessments__body_parts enable row level security, force row level security;
create policy tenant_wall on assessments__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on assessments__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on assessments__body_parts to caseway_app, caseway_host;

-- assessments__other_cms
create table assessments__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_assessments__other_cms__owner_id foreign key (tenant_id, owner_id) references assessments(tenant_id, id) deferrable,
  constraint fk_assessments__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_assessments__other_cms__target on assessments__other_cms (tenant_id, target_id);
alter table assessments__other_cms enable row level security, force row level security;
create policy tenant_wall on assessments__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on assessments__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on assessments__other_cms to caseway_app, caseway_host;

-- brief_openings
create table brief_openings (
  tenant_id uuid not null,
  id uuid not null,
  brief_id uuid not null,
  case_id uuid not null,
  opened_by text not null,
  opened_at timestamptz not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_brief_openings__brief_id foreign key (tenant_id, brief_id) references case_briefs(tenant_id, id) deferrable,
  constraint fk_brief_openings__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable
);
create index ix_brief_openings__brief_id on brief_openings (tenant_id, brief_id, opened_at, id);
create index ix_brief_openings__case_id on brief_openings (tenant_id, case_id, opened_at, id);
create index ix_brief_openings__sort on brief_openings (tenant_id, opened_at, id);
alter table brief_openings enable row level security, force row level security;
create policy tenant_wall on brief_openings to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on brief_openings to caseway_host
  using (true) with check (true);
create policy seen_by_user on brief_openings as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = brief_openings.tenant_id and c.id = brief_openings.case_id)) or ( select is_erasing() as is_erasing));
create policy erasing on brief_openings to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on brief_openings to caseway_app, caseway_host;
grant select, update on brief_openings to caseway_eraser;
create trigger append_only before delete or update on brief_openings
  for each row execute function refuse_change();
create trigger history after insert on brief_openings referencing new table as added
  for each statement execute function audit_additions('briefOpening');
create trigger never_truncated before truncate on brief_openings
  for each statement execute function refuse_change();

-- case_briefs
create table case_briefs (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  kind text not null,
  part numeric not null,
  name text not null,
  file_id text not null,
  source_file_ids jsonb,
  pages numeric,
  sent_by text,
  sent_at timestamptz,
  sent_to text,
  opened_at timestamptz,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  specialist_id uuid,
  primary key (tenant_id, id),
  constraint fk_case_briefs__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_briefs__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_case_briefs__case_id on case_briefs (tenant_id, case_id, part, id) where not is_deleted;
create index ix_case_briefs__file_id on case_briefs (tenant_id, file_id, part, id) where not is_deleted;
create index ix_case_briefs__kind on case_briefs (tenant_id, kind, part, id) where not is_deleted;
create index ix_case_briefs__sort on case_briefs (tenant_id, part, id) where not is_deleted;
create index ix_case_briefs__specialist_id on case_briefs (tenant_id, specialist_id) where not is_deleted;
create unique index uq_case_briefs__case_id__part on case_briefs (tenant_id, case_id, part) where not is_deleted;
alter table case_briefs enable row level security, force row level security;
create policy tenant_wall on case_briefs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_briefs to caseway_host
  using (true) with check (true);
create policy seen_by_user on case_briefs as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = case_briefs.tenant_id and c.id = case_briefs.case_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on case_briefs to caseway_app, caseway_host;
create trigger fill_case_brief before insert or update on case_briefs
  for each row execute function fill_case_brief();
create trigger history after insert or delete or update on case_briefs
  for each row execute function capture_change('caseBrief', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,file_id,source_file_ids,specialist_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');
create trigger keep_off_disposed_case before insert on case_briefs
  for each row execute function keep_off_disposed_case();

-- case_charges
create table case_charges (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  kind text not null,
  move text not null,
  description text not null,
  charged_on date not null,
  company_id uuid,
  amount numeric(18,2),
  has_gst boolean not null default true,
  specialist_id uuid,
  payee_amount numeric(18,2),
  status text not null default 'pending'::text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  service_item_id uuid,
  price_rule text,
  primary key (tenant_id, id),
  constraint fk_case_charges__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_charges__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_case_charges__service_item_id foreign key (tenant_id, service_item_id) references service_items(tenant_id, id) deferrable,
  constraint fk_case_charges__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_case_charges__case_id on case_charges (tenant_id, case_id, charged_on desc, id) where not is_deleted;
create index ix_case_charges__charged_on on case_charges (tenant_id, charged_on, charged_on desc, id) where not is_deleted;
create index ix_case_charges__company_id on case_charges (tenant_id, company_id, charged_on desc, id) where not is_deleted;
create index ix_case_charges__kind on case_charges (tenant_id, kind, charged_on desc, id) where not is_deleted;
create index ix_case_charges__pending on case_charges (tenant_id, case_id) where status = 'pending'::text and not is_deleted;
create index ix_case_charges__service_item_id on case_charges (tenant_id, service_item_id) where not is_deleted;
create index ix_case_charges__sort on case_charges (tenant_id, charged_on desc, id) where not is_deleted;
create index ix_case_charges__specialist_id on case_charges (tenant_id, specialist_id, charged_on desc, id) where not is_deleted;
create index ix_case_charges__status on case_charges (tenant_id, status, charged_on desc, id) where not is_deleted;
alter table case_charges enable row level security, force row level security;
create policy tenant_wall on case_charges to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_charges to caseway_host
  using (true) with check (true);
grant select, insert, update on case_charges to caseway_app, caseway_host;
create trigger history after insert or delete or update on case_charges
  for each row execute function capture_change('caseCharge', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"service_item_id":{"table":"service_items","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');
create trigger keep_off_disposed_case before insert on case_charges
  for each row execute function keep_off_disposed_case();

-- case_consents
create table case_consents (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  envelope_id uuid not null,
  status text not null,
  signer_name text not null,
  signer_email text,
  sent_at timestamptz not null,
  ended_at timestamptz,
  signed_file_id text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_case_consents__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_consents__envelope_id foreign key (tenant_id, envelope_id) references envelopes(tenant_id, id) deferrable
);
create index ix_case_consents__case_id on case_consents (tenant_id, case_id, sent_at desc, id) where not is_deleted;
create index ix_case_consents__envelope_id on case_consents (tenant_id, envelope_id, sent_at desc, id) where not is_deleted;
create index ix_case_consents__sort on case_consents (tenant_id, sent_at desc, id) where not is_deleted;
create index ix_case_consents__status on case_consents (tenant_id, status, sent_at desc, id) where not is_deleted;
create unique index uq_case_consents__envelope_id on case_consents (tenant_id, envelope_id) where not is_deleted;
alter table case_consents enable row level security, force row level security;
create policy tenant_wall on case_consents to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_consents to caseway_host
  using (true) with check (true);
create policy seen_by_user on case_consents as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = case_consents.tenant_id and c.id = case_consents.case_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on case_consents to caseway_app, caseway_host;
create trigger history after insert or delete or update on case_consents
  for each row execute function capture_change('caseConsent', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,signed_file_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');
create trigger keep_off_disposed_case before insert on case_consents
  for each row execute function keep_off_disposed_case();

-- case_dictation_reports
create table case_dictation_reports (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  due_date date,
  typist_id uuid,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_case_dictation_reports__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_dictation_reports__typist_id foreign key (tenant_id, typist_id) references users(tenant_id, id) deferrable
);
create index ix_case_dictation_reports__case_id on case_dictation_reports (tenant_id, case_id, due_date, id) where not is_deleted;
create index ix_case_dictation_reports__sort on case_dictation_reports (tenant_id, due_date, id) where not is_deleted;
create index ix_case_dictation_reports__typist_id on case_dictation_reports (tenant_id, typist_id) where not is_deleted;
create unique index uq_case_dictation_reports__case_id on case_dictation_reports (tenant_id, case_id) where not is_deleted;
alter table case_dictation_reports enable row level security, force row level security;
create policy tenant_wall on case_dictation_reports to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_dictation_reports to caseway_host
  using (true) with check (true);
grant select, insert, update on case_dictation_reports to caseway_app, caseway_host;
create trigger history after insert or delete or update on case_dictation_reports
  for each row execute function capture_change('caseDictationReport', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"typist_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

-- case_dictations
create table case_dictations (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  specialist_id uuid,
  file_id text not null,
  file_name text not null,
  seconds numeric,
  recorded_by text,
  note text,
  status text not null default 'received'::text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_case_dictations__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_dictations__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_case_dictations__case_id on case_dictations (tenant_id, case_id, creation_time, id) where not is_deleted;
create index ix_case_dictations__sort on case_dictations (tenant_id, creation_time, id) where not is_deleted;
create index ix_case_dictations__specialist_id on case_dictations (tenant_id, specialist_id, creation_time, id) where not is_deleted;
create index ix_case_dictations__status on case_dictations (tenant_id, status, creation_time, id) where not is_deleted;
alter table case_dictations enable row level security, force row level security;
create policy tenant_wall on case_dictations to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_dictations to caseway_host
  using (true) with check (true);
create policy seen_by_user on case_dictations as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = case_dictations.tenant_id and c.id = case_dictations.case_id)) or (exists ( select 1
   from typing_jobs j
  where j.tenant_id = case_dictations.tenant_id and j.dictation_id = case_dictations.id and j.typist_id = current_actor())) or ( select is_erasing() as is_erasing));
grant select, insert, update on case_dictations to caseway_app, caseway_host;
create trigger history after insert or delete or update on case_dictations
  for each row execute function capture_change('caseDictation', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,file_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');
create trigger keep_off_disposed_case before insert on case_dictations
  for each row execute function keep_off_disposed_case();

-- case_disposals
create table case_disposals (
  tenant_id uuid not null,
  id uuid not null,
  number text,
  case_id uuid not null,
  status text not null,
  batch_key text not null,
  reason text not null,
  asked_by_id uuid not null,
  approved_by_id uuid not null,
  approved_at timestamptz not null,
  finished_at timestamptz,
  records numeric,
  files numeric,
  changes numeric,
  stays text,
  search_text text generated always as (lower(coalesce(number, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_case_disposals__approved_by_id foreign key (tenant_id, approved_by_id) references users(tenant_id, id) deferrable,
  constraint fk_case_disposals__asked_by_id foreign key (tenant_id, asked_by_id) references users(tenant_id, id) deferrable,
  constraint fk_case_disposals__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable
);
create index ix_case_disposals__approved_by_id on case_disposals (tenant_id, approved_by_id) where not is_deleted;
create index ix_case_disposals__asked_by_id on case_disposals (tenant_id, asked_by_id) where not is_deleted;
create index ix_case_disposals__case_id on case_disposals (tenant_id, case_id, approved_at desc, id) where not is_deleted;
create index ix_case_disposals__search on case_disposals using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_case_disposals__sort on case_disposals (tenant_id, approved_at desc, id) where not is_deleted;
create index ix_case_disposals__status on case_disposals (tenant_id, status, approved_at desc, id) where not is_deleted;
alter table case_disposals enable row level security, force row level security;
create policy tenant_wall on case_disposals to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_disposals to caseway_host
  using (true) with check (true);
create policy erasing on case_disposals to caseway_eraser
  using (tenant_id = current_tenant());
grant select, insert, update on case_disposals to caseway_app, caseway_host;
grant select on case_disposals to caseway_eraser;
create trigger history after insert or delete or update on case_disposals
  for each row execute function capture_change('caseDisposal', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,batch_key', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"asked_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"approved_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

-- case_permissions
create table case_permissions (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  visibility text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_case_permissions__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable
);
create index ix_case_permissions__case_id on case_permissions (tenant_id, case_id, lower(visibility), id) include (visibility) where not is_deleted;
create index ix_case_permissions__sort on case_permissions (tenant_id, lower(visibility), id) include (visibility) where not is_deleted;
create index ix_case_permissions__visibility on case_permissions (tenant_id, visibility, lower(visibility), id) include (visibility) where not is_deleted;
create unique index uq_case_permissions__case_id on case_permissions (tenant_id, case_id) where not is_deleted;
alter table case_permissions enable row level security, force row level security;
create policy tenant_wall on case_permissions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_permissions to caseway_host
  using (true) with check (true);
grant select, insert, update on case_permissions to caseway_app, caseway_host;
create trigger history after insert or delete or update on case_permissions
  for each row execute function capture_change('casePermission', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

-- case_permissions__groups
create table case_permissions__groups (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_case_permissions__groups__owner_id foreign key (tenant_id, owner_id) references case_permissions(tenant_id, id) deferrable,
  constraint fk_case_permissions__groups__target_id foreign key (tenant_id, target_id) references user_group(tenant_id, id) deferrable
);
create index ix_case_permissions__groups__target on case_permissions__groups (tenant_id, target_id);
alter table case_permissions__groups enable row level security, force row level security;
create policy tenant_wall on case_permissions__groups to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_permissions__groups to caseway_host
  using (true) with check (true);
grant select, insert, delete on case_permissions__groups to caseway_app, caseway_host;

-- case_pics
create table case_pics (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  step text not null,
  user_id uuid not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_case_pics__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_pics__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_case_pics__case_id on case_pics (tenant_id, case_id, lower(step), id) include (step) where not is_deleted;
create index ix_case_pics__sort on case_pics (tenant_id, lower(step), id) include (step) where not is_deleted;
create index ix_case_pics__step on case_pics (tenant_id, step, lower(step), id) include (step) where not is_deleted;
create index ix_case_pics__user_id on case_pics (tenant_id, user_id, lower(step), id) include (step) where not is_deleted;
create unique index uq_case_pics__case_id__step on case_pics (tenant_id, case_id, lower(step)) where not is_deleted;
alter table case_pics enable row level security, force row level security;
create policy tenant_wall on case_pics to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_pics to caseway_host
  using (true) with check (true);
grant select, insert, update on case_pics to caseway_app, caseway_host;
create trigger history after insert or delete or update on case_pics
  for each row execute function capture_change('casePic', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

-- case_reports
create table case_reports (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  version numeric,
  kind text not null default 'draft'::text,
  file_id uuid,
  note text,
  made_by_id uuid,
  source_id uuid,
  problem text,
  sent_at timestamptz,
  specialist_id uuid,
  shared_company_id uuid,
  attached_file text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_case_reports__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_case_reports__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) deferrable,
  constraint fk_case_reports__made_by_id foreign key (tenant_id, made_by_id) references users(tenant_id, id) deferrable,
  constraint fk_case_reports__shared_company_id foreign key (tenant_id, shared_company_id) references companies(tenant_id, id) deferrable,
  constraint fk_case_reports__source_id foreign key (tenant_id, source_id) references case_reports(tenant_id, id) deferrable,
  constraint fk_case_reports__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_case_reports__case_id on case_reports (tenant_id, case_id, version desc, id) where not is_deleted;
create index ix_case_reports__kind on case_reports (tenant_id, kind, version desc, id) where not is_deleted;
create index ix_case_reports__made_by_id on case_reports (tenant_id, made_by_id) where not is_deleted;
create index ix_case_reports__sent_at on case_reports (tenant_id, sent_at, version desc, id) where not is_deleted;
create index ix_case_reports__shared_company_id on case_reports (tenant_id, shared_company_id) where not is_deleted;
create index ix_case_reports__sort on case_reports (tenant_id, version desc, id) where not is_deleted;
create index ix_case_reports__source_id on case_reports (tenant_id, source_id) where not is_deleted;
create index ix_case_reports__specialist_id on case_reports (tenant_id, specialist_id) where not is_deleted;
create unique index uq_case_reports__case_id__version on case_reports (tenant_id, case_id, version) where not is_deleted;
alter table case_reports enable row level security, force row level security;
create policy tenant_wall on case_reports to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on case_reports to caseway_host
  using (true) with check (true);
create policy seen_with_case on case_reports as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = case_reports.tenant_id and c.id = case_reports.case_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on case_reports to caseway_app, caseway_host;
create trigger files after insert or update of file_id on case_reports
  for each row execute function own_files('caseReport', 'file_id');
create trigger fill_case_report before insert or update on case_reports
  for each row execute function fill_case_report();
create trigger history after insert or delete or update on case_reports
  for each row execute function capture_change('caseReport', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,version,made_by_id,specialist_id,shared_company_id,attached_file', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"made_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"source_id":{"table":"case_reports","text":"(''Version '' || coalesce(t.version::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"shared_company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger keep_off_disposed_case before insert on case_reports
  for each row execute function keep_off_disposed_case();

-- cases
create table cases (
  tenant_id uuid not null,
  id uuid not null,
  case_type text not null,
  case_no text not null,
  client_id uuid,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  contractor_id uuid,
  specialist_id uuid,
  claim_no text,
  step text,
  billing_status text,
  is_on_hold boolean not null default false,
  status_name text,
  is_closed boolean not null default false,
  is_urgent boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  appointment_date timestamptz,
  report_due_date date,
  visibility text,
  search_text text generated always as (lower((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  report_sent_on date,
  primary key (tenant_id, id),
  constraint fk_cases__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_cases__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_cases__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_cases__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_cases__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_cases__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_cases__appointment_date on cases (tenant_id, appointment_date, next_due_date, id) where not is_deleted;
create index ix_cases__billing_status on cases (tenant_id, billing_status, next_due_date, id) where not is_deleted;
create index ix_cases__board on cases (tenant_id, case_type, step, next_due_date, id) where not is_deleted;
create index ix_cases__booking_cm_id on cases (tenant_id, booking_cm_id, next_due_date, id) where not is_deleted;
create index ix_cases__case_type on cases (tenant_id, case_type, next_due_date, id) where not is_deleted;
create index ix_cases__client_id on cases (tenant_id, client_id, next_due_date, id) where not is_deleted;
create index ix_cases__company_id on cases (tenant_id, company_id, next_due_date, id) where not is_deleted;
create index ix_cases__contractor_id on cases (tenant_id, contractor_id) where not is_deleted;
create index ix_cases__counts on cases (tenant_id, case_type, is_closed, status_name) include (is_on_hold, next_due_date, next_step, pic_user_id, step, company_id, specialist_id, visibility, id) where not is_deleted;
create index ix_cases__is_closed on cases (tenant_id, is_closed, next_due_date, id) where not is_deleted;
create index ix_cases__is_on_hold on cases (tenant_id, is_on_hold, next_due_date, id) where not is_deleted;
create index ix_cases__is_urgent on cases (tenant_id, is_urgent, next_due_date, id) where not is_deleted;
create index ix_cases__next_due_date on cases (tenant_id, next_due_date, next_due_date, id) where not is_deleted;
create index ix_cases__next_step on cases (tenant_id, next_step, next_due_date, id) where not is_deleted;
create index ix_cases__pic_user_id on cases (tenant_id, pic_user_id, next_due_date, id) where not is_deleted;
create index ix_cases__report_due_date on cases (tenant_id, report_due_date, next_due_date, id) where not is_deleted;
create index ix_cases__search on cases using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_cases__sent on cases (tenant_id, report_sent_on) include (report_due_date, company_id, specialist_id, visibility, id) where not is_deleted and report_sent_on is not null;
create index ix_cases__sort on cases (tenant_id, next_due_date, id) where not is_deleted;
create index ix_cases__specialist_id on cases (tenant_id, specialist_id, next_due_date, id) where not is_deleted;
create index ix_cases__status_name on cases (tenant_id, status_name, next_due_date, id) where not is_deleted;
create unique index uq_cases__case_no on cases (tenant_id, lower(case_no)) where not is_deleted;
alter table cases enable row level security, force row level security;
create policy tenant_wall on cases to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on cases to caseway_host
  using (true) with check (true);
create policy seen_by_user on cases as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)) or ( select is_erasing() as is_erasing));
grant select, insert, update on cases to caseway_app, caseway_host;
create trigger briefs_follow_case after update on cases
  for each row when (old.specialist_id is distinct from new.specialist_id) execute function briefs_follow_case();
create trigger disposed_case_stays_closed before update on cases
  for each row when (old.is_closed and not new.is_closed) execute function keep_disposed_case_closed();
create trigger keep_task_company after update on cases
  for each row when (old.company_id is distinct from new.company_id) execute function keep_task_company();
create trigger reports_follow_case after update on cases
  for each row when (old.specialist_id is distinct from new.specialist_id or old.company_id is distinct from new.company_id) execute function reports_follow_case();
create trigger search_words after insert or delete on cases
  for each row execute function keep_search_words('case');
create trigger search_words_changed after update on cases
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('case');

-- check_lists
create table check_lists (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  service_type text,
  description text,
  is_standard boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  company_type text,
  primary key (tenant_id, id)
);
create index ix_check_lists__company_type on check_lists (tenant_id, company_type, lower(name), id) include (name) where not is_deleted;
create index ix_check_lists__is_active on check_lists (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_check_lists__is_standard on check_lists (tenant_id, is_standard, lower(name), id) include (name) where not is_deleted;
create index ix_check_lists__search on check_lists using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_check_lists__service_type on check_lists (tenant_id, service_type, lower(name), id) include (name) where not is_deleted;
create index ix_check_lists__sort on check_lists (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_check_lists__name on check_lists (tenant_id, lower(name)) where not is_deleted;
alter table check_lists enable row level security, force row level security;
create policy tenant_wall on check_lists to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on check_lists to caseway_host
  using (true) with check (true);
grant select, insert, update on check_lists to caseway_app, caseway_host;
create trigger history after insert or delete or update on check_lists
  for each row execute function capture_change('checkList', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on check_lists
  for each row execute function keep_search_words('checkList');
create trigger search_words_changed after update on check_lists
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('checkList');

-- checklist_criterias
create table checklist_criterias (
  tenant_id uuid not null,
  id uuid not null,
  check_list_id uuid not null,
  item_index numeric not null,
  name text not null,
  description text,
  is_required boolean not null default true,
  case_status text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_checklist_criterias__check_list_id foreign key (tenant_id, check_list_id) references check_lists(tenant_id, id) deferrable
);
create index ix_checklist_criterias__check_list_id on checklist_criterias (tenant_id, check_list_id, item_index, lower(name), id) where not is_deleted;
create index ix_checklist_criterias__is_required on checklist_criterias (tenant_id, is_required, item_index, lower(name), id) where not is_deleted;
create index ix_checklist_criterias__search on checklist_criterias using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_checklist_criterias__sort on checklist_criterias (tenant_id, item_index, lower(name), id) where not is_deleted;
alter table checklist_criterias enable row level security, force row level security;
create policy tenant_wall on checklist_criterias to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on checklist_criterias to caseway_host
  using (true) with check (true);
grant select, insert, update on checklist_criterias to caseway_app, caseway_host;
create trigger history after insert or delete or update on checklist_criterias
  for each row execute function capture_change('checklistCriteria', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"check_list_id":{"table":"check_lists","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on checklist_criterias
  for each row execute function keep_search_words('checklistCriteria');
create trigger search_words_changed after update on checklist_criterias
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('checklistCriteria');

-- clinical_records
create table clinical_records (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  claimant_last_name text,
  records_from date,
  records_to date,
  records_wanted text,
  parent_id uuid,
  authority text default 'missing'::text,
  authority_envelope_id uuid,
  authority_file_id text,
  authority_on date,
  authority_note text,
  item_count numeric,
  requested_count numeric,
  retrieved_count numeric,
  priority text,
  due_date date,
  bundle_file_id text,
  bundle_pages numeric,
  bundled_at timestamptz,
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  search_text text generated always as (lower((((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text)) || ' '::text) || coalesce(claimant_last_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__recordsEndBeforeStart" check (records_to >= records_from),
  constraint fk_clinical_records__authority_envelope_id foreign key (tenant_id, authority_envelope_id) references envelopes(tenant_id, id) deferrable,
  constraint fk_clinical_records__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_clinical_records__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_clinical_records__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_clinical_records__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_clinical_records__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_clinical_records__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_clinical_records__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clinical_records__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clinical_records__parent_id foreign key (tenant_id, parent_id) references clinical_records(tenant_id, id) deferrable,
  constraint fk_clinical_records__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_clinical_records__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clinical_records__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_clinical_records__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_clinical_records__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_clinical_records__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_clinical_records__authority on clinical_records (tenant_id, authority, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__authority_envelope_id on clinical_records (tenant_id, authority_envelope_id) where not is_deleted;
create index ix_clinical_records__booking_cm_id on clinical_records (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__business_unit_id on clinical_records (tenant_id, business_unit_id) where not is_deleted;
create index ix_clinical_records__case_status on clinical_records (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__client_id on clinical_records (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__company_id on clinical_records (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__contractor_id on clinical_records (tenant_id, contractor_id) where not is_deleted;
create index ix_clinical_records__due_date on clinical_records (tenant_id, due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__envelope on clinical_records (tenant_id, authority_envelope_id) where authority_envelope_id is not null;
create index ix_clinical_records__interpreter_id on clinical_records (tenant_id, interpreter_id) where not is_deleted;
create index ix_clinical_records__is_closed on clinical_records (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__is_on_hold on clinical_records (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__is_urgent on clinical_records (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__language_id on clinical_records (tenant_id, language_id) where not is_deleted;
create index ix_clinical_records__matter_type_id on clinical_records (tenant_id, matter_type_id) where not is_deleted;
create index ix_clinical_records__next_due_date on clinical_records (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__next_step on clinical_records (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__parent_id on clinical_records (tenant_id, parent_id, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__pic_user_id on clinical_records (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__priority on clinical_records (tenant_id, priority, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__report_type_id on clinical_records (tenant_id, report_type_id) where not is_deleted;
create index ix_clinical_records__scheme_id on clinical_records (tenant_id, scheme_id) where not is_deleted;
create index ix_clinical_records__search on clinical_records using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_clinical_records__sort on clinical_records (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__source_of_referral_id on clinical_records (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_clinical_records__specialist_id on clinical_records (tenant_id, specialist_id) where not is_deleted;
create index ix_clinical_records__step on clinical_records (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_clinical_records__type_of_claim_id on clinical_records (tenant_id, type_of_claim_id) where not is_deleted;
alter table clinical_records enable row level security, force row level security;
create policy tenant_wall on clinical_records to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clinical_records to caseway_host
  using (true) with check (true);
create policy seen_by_user on clinical_records as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)) or ( select is_erasing() as is_erasing));
grant select, insert, update on clinical_records to caseway_app, caseway_host;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on clinical_records
  for each row execute function compute_clinical_records();
create trigger fill_case before insert or update of client_id on clinical_records
  for each row execute function fill_case();
create trigger fill_record_name before insert or update of client_id on clinical_records
  for each row execute function fill_record_name();
create trigger history after insert or delete or update on clinical_records
  for each row execute function capture_change('mr', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed,claimant_last_name,authority_file_id,item_count,requested_count,retrieved_count,priority,due_date,bundle_file_id', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"parent_id":{"table":"clinical_records","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"authority_envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');
create trigger keep_case after insert or update on clinical_records
  for each row execute function keep_case('MR');
create trigger keep_disposed_case before update on clinical_records
  for each row when (old.is_closed) execute function keep_disposed_case();
create trigger keep_off_erased_person before insert or update of client_id on clinical_records
  for each row execute function keep_case_off_erased_person();
create trigger search_words after insert or delete on clinical_records
  for each row execute function keep_search_words('mr');
create trigger search_words_changed after update on clinical_records
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('mr');

-- clinical_records__body_parts
create table clinical_records__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_clinical_records__body_parts__owner_id foreign key (tenant_id, owner_id) references clinical_records(tenant_id, id) deferrable,
  constraint fk_clinical_records__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_clinical_records__body_parts__target on clinical_records__body_parts (tenant_id, target_id);
alter table clinical_records__body_parts enable row level security, force row level security;
create policy tenant_wall on clinical_records__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clinical_records__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on clinical_records__body_parts to caseway_app, caseway_host;

-- clinical_records__other_cms
create table clinical_records__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_clinical_records__other_cms__owner_id foreign key (tenant_id, owner_id) references clinical_records(tenant_id, id) deferrable,
  constraint fk_clinical_records__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_clinical_records__other_cms__target on clinical_records__other_cms (tenant_id, target_id);
alter table clinical_records__other_cms enable row level security, force row level security;
create policy tenant_wall on clinical_records__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on clinical_records__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on clinical_records__other_cms to caseway_app, caseway_host;

-- co_participants
create table co_participants (
  tenant_id uuid not null,
  id uuid not null,
  conference_id uuid not null,
  place numeric,
  role text not null,
  specialist_id uuid,
  name text,
  email text,
  phone text,
  is_required boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_co_participants__conference_id foreign key (tenant_id, conference_id) references co_teleconference(tenant_id, id) deferrable,
  constraint fk_co_participants__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_co_participants__conference_id on co_participants (tenant_id, conference_id, place, id) where not is_deleted;
create index ix_co_participants__role on co_participants (tenant_id, role, place, id) where not is_deleted;
create index ix_co_participants__sort on co_participants (tenant_id, place, id) where not is_deleted;
create index ix_co_participants__specialist_id on co_participants (tenant_id, specialist_id, place, id) where not is_deleted;
alter table co_participants enable row level security, force row level security;
create policy tenant_wall on co_participants to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_participants to caseway_host
  using (true) with check (true);
create policy seen_by_user on co_participants as restrictive for select to caseway_app
  using ((exists ( select 1
   from co_teleconference c
  where c.tenant_id = co_participants.tenant_id and c.id = co_participants.conference_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on co_participants to caseway_app, caseway_host;
create trigger history after insert or delete or update on co_participants
  for each row execute function capture_change('coParticipant', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"conference_id":{"table":"co_teleconference","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

-- co_poll_answers
create table co_poll_answers (
  tenant_id uuid not null,
  slot_id uuid not null,
  participant_id uuid not null,
  answer text not null,
  answered_at timestamptz not null default now(),
  primary key (tenant_id, slot_id, participant_id),
  constraint co_poll_answers_answer_check check (answer = any (array['yes'::text, 'ifNeedBe'::text, 'no'::text])),
  constraint fk_co_poll_answers__participant_id foreign key (tenant_id, participant_id) references co_participants(tenant_id, id) deferrable,
  constraint fk_co_poll_answers__slot_id foreign key (tenant_id, slot_id) references co_slots(tenant_id, id) deferrable
);
create index ix_co_poll_answers__participant_id on co_poll_answers (tenant_id, participant_id);
alter table co_poll_answers enable row level security, force row level security;
create policy tenant_wall on co_poll_answers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_poll_answers to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on co_poll_answers to caseway_app, caseway_host;

-- co_slots
create table co_slots (
  tenant_id uuid not null,
  id uuid not null,
  conference_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_co_slots__conference_id foreign key (tenant_id, conference_id) references co_teleconference(tenant_id, id) deferrable
);
create index ix_co_slots__conference_id on co_slots (tenant_id, conference_id, starts_at, id) where not is_deleted;
create index ix_co_slots__sort on co_slots (tenant_id, starts_at, id) where not is_deleted;
create index ix_co_slots__starts_at on co_slots (tenant_id, starts_at, starts_at, id) where not is_deleted;
create unique index uq_co_slots__conference_id__starts_at on co_slots (tenant_id, conference_id, starts_at) where not is_deleted;
alter table co_slots enable row level security, force row level security;
create policy tenant_wall on co_slots to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_slots to caseway_host
  using (true) with check (true);
create policy seen_by_user on co_slots as restrictive for select to caseway_app
  using ((exists ( select 1
   from co_teleconference c
  where c.tenant_id = co_slots.tenant_id and c.id = co_slots.conference_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on co_slots to caseway_app, caseway_host;
create trigger history after insert or delete or update on co_slots
  for each row execute function capture_change('coSlot', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"conference_id":{"table":"co_teleconference","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

-- co_teleconference
create table co_teleconference (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'created'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  kind text not null default 'teleconference'::text,
  variant text not null default 'CO_TELECONFERENCE'::text,
  topic text,
  origin_case_id uuid,
  duration_minutes numeric not null default 60,
  answer_by date,
  poll_key text,
  appointment_date timestamptz,
  appointment_end timestamptz,
  appointment_zone text,
  revision numeric default 0,
  join_link text,
  join_phone text,
  join_pin text,
  room text,
  court text,
  join_note text,
  subpoena_served_on date,
  attend_on date,
  subpoena_expires_on date,
  held_from timestamptz,
  held_to timestamptz,
  preparation_minutes numeric,
  billed_hours numeric(16,2),
  minutes text,
  minutes_sent_on date,
  cancelled_on date,
  cancel_note text,
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__attendBeforeService" check (attend_on >= subpoena_served_on),
  constraint "refused__subpoenaExpiresBeforeService" check (subpoena_expires_on >= subpoena_served_on),
  constraint fk_co_teleconference__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_co_teleconference__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_co_teleconference__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_co_teleconference__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_co_teleconference__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_co_teleconference__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_co_teleconference__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_co_teleconference__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_co_teleconference__origin_case_id foreign key (tenant_id, origin_case_id) references cases(tenant_id, id) deferrable,
  constraint fk_co_teleconference__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_co_teleconference__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_co_teleconference__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_co_teleconference__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_co_teleconference__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_co_teleconference__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_co_teleconference__appointment_date on co_teleconference (tenant_id, appointment_date, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__attend_on on co_teleconference (tenant_id, attend_on, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__billing_status on co_teleconference (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__booking_cm_id on co_teleconference (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__business_unit_id on co_teleconference (tenant_id, business_unit_id) where not is_deleted;
create index ix_co_teleconference__case_status on co_teleconference (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__client_id on co_teleconference (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__company_id on co_teleconference (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__contractor_id on co_teleconference (tenant_id, contractor_id) where not is_deleted;
create index ix_co_teleconference__interpreter_id on co_teleconference (tenant_id, interpreter_id) where not is_deleted;
create index ix_co_teleconference__is_closed on co_teleconference (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__is_on_hold on co_teleconference (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__is_urgent on co_teleconference (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__kind on co_teleconference (tenant_id, kind, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__language_id on co_teleconference (tenant_id, language_id) where not is_deleted;
create index ix_co_teleconference__matter_type_id on co_teleconference (tenant_id, matter_type_id) where not is_deleted;
create index ix_co_teleconference__next_due_date on co_teleconference (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__next_step on co_teleconference (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__origin_case_id on co_teleconference (tenant_id, origin_case_id) where not is_deleted;
create index ix_co_teleconference__pic_user_id on co_teleconference (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__report_type_id on co_teleconference (tenant_id, report_type_id) where not is_deleted;
create index ix_co_teleconference__scheme_id on co_teleconference (tenant_id, scheme_id) where not is_deleted;
create index ix_co_teleconference__search on co_teleconference using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_co_teleconference__sort on co_teleconference (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__source_of_referral_id on co_teleconference (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_co_teleconference__specialist_id on co_teleconference (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__step on co_teleconference (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_co_teleconference__type_of_claim_id on co_teleconference (tenant_id, type_of_claim_id) where not is_deleted;
create index ix_co_teleconference__variant on co_teleconference (tenant_id, variant, lower(case_no) desc, id) where not is_deleted;
alter table co_teleconference enable row level security, force row level security;
create policy tenant_wall on co_teleconference to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_teleconference to caseway_host
  using (true) with check (true);
create policy seen_by_user on co_teleconference as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)) or ( select is_erasing() as is_erasing));
grant select, insert, update on co_teleconference to caseway_app, caseway_host;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on co_teleconference
  for each row execute function compute_co_teleconference();
create trigger fill_case before insert or update of client_id on co_teleconference
  for each row execute function fill_case();
create trigger history after insert or delete or update on co_teleconference
  for each row execute function capture_change('co', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed,poll_key,revision', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"origin_case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger keep_case after insert or update on co_teleconference
  for each row execute function keep_case('CO');
create trigger keep_disposed_case before update on co_teleconference
  for each row when (old.is_closed) execute function keep_disposed_case();
create trigger keep_off_erased_person before insert or update of client_id on co_teleconference
  for each row execute function keep_case_off_erased_person();
create trigger search_words after insert or delete on co_teleconference
  for each row execute function keep_search_words('co');
create trigger search_words_changed after update on co_teleconference
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('co');

-- co_teleconference__body_parts
create table co_teleconference__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_co_teleconference__body_parts__owner_id foreign key (tenant_id, owner_id) references co_teleconference(tenant_id, id) deferrable,
  constraint fk_co_teleconference__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_co_teleconference__body_parts__target on co_teleconference__body_parts (tenant_id, target_id);
alter table co_teleconference__body_parts enable row level security, force row level security;
create policy tenant_wall on co_teleconference__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_teleconference__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on co_teleconference__body_parts to caseway_app, caseway_host;

-- co_teleconference__other_cms
create table co_teleconference__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_co_teleconference__other_cms__owner_id foreign key (tenant_id, owner_id) references co_teleconference(tenant_id, id) deferrable,
  constraint fk_co_teleconference__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_co_teleconference__other_cms__target on co_teleconference__other_cms (tenant_id, target_id);
alter table co_teleconference__other_cms enable row level security, force row level security;
create policy tenant_wall on co_teleconference__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on co_teleconference__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on co_teleconference__other_cms to caseway_app, caseway_host;

-- default_pic
create table default_pic (
  tenant_id uuid not null,
  id uuid not null,
  step text not null,
  user_id uuid not null,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_default_pic__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_default_pic__sort on default_pic (tenant_id, lower(step), id) include (step) where not is_deleted;
create index ix_default_pic__step on default_pic (tenant_id, step, lower(step), id) include (step) where not is_deleted;
create index ix_default_pic__user_id on default_pic (tenant_id, user_id, lower(step), id) include (step) where not is_deleted;
create unique index uq_default_pic__step on default_pic (tenant_id, lower(step)) where not is_deleted;
alter table default_pic enable row level security, force row level security;
create policy tenant_wall on default_pic to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on default_pic to caseway_host
  using (true) with check (true);
grant select, insert, update on default_pic to caseway_app, caseway_host;
create trigger history after insert or delete or update on default_pic
  for each row execute function capture_change('defaultPic', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

-- file_reviews
create table file_reviews (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  specialty_id uuid,
  request_kind text not null default 'chargeable'::text,
  agreed_fee numeric(18,2),
  origin_case_id uuid,
  questions text,
  pages numeric,
  pages_reason text,
  document_count numeric default 0,
  request_sent_on date,
  asks_first boolean not null default false,
  specialist_answer text,
  answer_reason text,
  answered_at timestamptz,
  answer_of_id uuid,
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  dictation_due_date date,
  report_received_on date,
  report_sent_on date,
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_file_reviews__answer_of_id foreign key (tenant_id, answer_of_id) references specialists(tenant_id, id) deferrable,
  constraint fk_file_reviews__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_file_reviews__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_file_reviews__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_file_reviews__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_file_reviews__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_file_reviews__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_file_reviews__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_file_reviews__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_file_reviews__origin_case_id foreign key (tenant_id, origin_case_id) references cases(tenant_id, id) deferrable,
  constraint fk_file_reviews__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_file_reviews__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_file_reviews__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_file_reviews__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_file_reviews__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_file_reviews__specialty_id foreign key (tenant_id, specialty_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_file_reviews__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_file_reviews__answer_of_id on file_reviews (tenant_id, answer_of_id) where not is_deleted;
create index ix_file_reviews__billing_status on file_reviews (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__booking_cm_id on file_reviews (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__business_unit_id on file_reviews (tenant_id, business_unit_id) where not is_deleted;
create index ix_file_reviews__case_status on file_reviews (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__client_id on file_reviews (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__company_id on file_reviews (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__contractor_id on file_reviews (tenant_id, contractor_id) where not is_deleted;
create index ix_file_reviews__interpreter_id on file_reviews (tenant_id, interpreter_id) where not is_deleted;
create index ix_file_reviews__is_closed on file_reviews (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__is_on_hold on file_reviews (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__is_urgent on file_reviews (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__language_id on file_reviews (tenant_id, language_id) where not is_deleted;
create index ix_file_reviews__matter_type_id on file_reviews (tenant_id, matter_type_id) where not is_deleted;
create index ix_file_reviews__next_due_date on file_reviews (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__next_step on file_reviews (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__origin on file_reviews (tenant_id, origin_case_id) where origin_case_id is not null and not is_deleted;
create index ix_file_reviews__origin_case_id on file_reviews (tenant_id, origin_case_id, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__pic_user_id on file_reviews (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__report_due_date on file_reviews (tenant_id, report_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__report_type_id on file_reviews (tenant_id, report_type_id) where not is_deleted;
create index ix_file_reviews__request_kind on file_reviews (tenant_id, request_kind, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__scheme_id on file_reviews (tenant_id, scheme_id) where not is_deleted;
create index ix_file_reviews__search on file_reviews using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_file_reviews__sort on file_reviews (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__source_of_referral_id on file_reviews (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_file_reviews__specialist_answer on file_reviews (tenant_id, specialist_answer, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__specialist_id on file_reviews (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__specialty_id on file_reviews (tenant_id, specialty_id) where not is_deleted;
create index ix_file_reviews__step on file_reviews (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_file_reviews__type_of_claim_id on file_reviews (tenant_id, type_of_claim_id) where not is_deleted;
alter table file_reviews enable row level security, force row level security;
create policy tenant_wall on file_reviews to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_reviews to caseway_host
  using (true) with check (true);
create policy seen_by_user on file_reviews as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)) or ( select is_erasing() as is_erasing));
grant select, insert, update on file_reviews to caseway_app, caseway_host;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on file_reviews
  for each row execute function compute_file_reviews();
create trigger fill_case before insert or update of client_id on file_reviews
  for each row execute function fill_case();
create trigger history after insert or delete or update on file_reviews
  for each row execute function capture_change('fr', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"origin_case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"answer_of_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');
create trigger keep_case after insert or update on file_reviews
  for each row execute function keep_case('FR');
create trigger keep_disposed_case before update on file_reviews
  for each row when (old.is_closed) execute function keep_disposed_case();
create trigger keep_off_erased_person before insert or update of client_id on file_reviews
  for each row execute function keep_case_off_erased_person();
create trigger search_words after insert or delete on file_reviews
  for each row execute function keep_search_words('fr');
create trigger search_words_changed after update on file_reviews
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('fr');

-- file_reviews__body_parts
create table file_reviews__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_file_reviews__body_parts__owner_id foreign key (tenant_id, owner_id) references file_reviews(tenant_id, id) deferrable,
  constraint fk_file_reviews__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_file_reviews__body_parts__target on file_reviews__body_parts (tenant_id, target_id);
alter table file_reviews__body_parts enable row level security, force row level security;
create policy tenant_wall on file_reviews__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_reviews__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on file_reviews__body_parts to caseway_app, caseway_host;

-- file_reviews__other_cms
create table file_reviews__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_file_reviews__other_cms__owner_id foreign key (tenant_id, owner_id) references file_reviews(tenant_id, id) deferrable,
  constraint fk_file_reviews__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_file_reviews__other_cms__target on file_reviews__other_cms (tenant_id, target_id);
alter table file_reviews__other_cms enable row level security, force row level security;
create policy tenant_wall on file_reviews__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on file_reviews__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on file_reviews__other_cms to caseway_app, caseway_host;

-- impairment_lines
create table impairment_lines (
  tenant_id uuid not null,
  id uuid not null,
  conversion text not null,
  part text,
  value_from numeric(15,1) not null,
  value_to numeric(15,1) not null,
  result numeric not null,
  source text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__impairmentLineBackwards" check (value_to >= value_from)
);
create index ix_impairment_lines__conversion on impairment_lines (tenant_id, conversion, lower(conversion), lower(part), value_from, id) include (conversion, part) where not is_deleted;
create index ix_impairment_lines__part on impairment_lines (tenant_id, part, lower(conversion), lower(part), value_from, id) include (conversion, part) where not is_deleted;
create index ix_impairment_lines__sort on impairment_lines (tenant_id, lower(conversion), lower(part), value_from, id) include (conversion, part) where not is_deleted;
alter table impairment_lines enable row level security, force row level security;
create policy tenant_wall on impairment_lines to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on impairment_lines to caseway_host
  using (true) with check (true);
grant select, insert, update on impairment_lines to caseway_app, caseway_host;
create trigger history after insert or delete or update on impairment_lines
  for each row execute function capture_change('impairmentLine', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

-- ims_approvals
create table ims_approvals (
  tenant_id uuid not null,
  id uuid not null,
  reference text not null,
  subject text not null,
  company_id uuid not null,
  claim_no text,
  service_type text not null,
  amount numeric(18,2),
  requested_on date not null,
  needed_by date,
  status text not null default 'pending'::text,
  decided_on date,
  decision_note text,
  note text,
  search_text text generated always as (lower((((coalesce(reference, ''::text) || ' '::text) || coalesce(subject, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ims_approvals__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_ims_approvals__company_id on ims_approvals (tenant_id, company_id, requested_on desc, id) where not is_deleted;
create index ix_ims_approvals__needed_by on ims_approvals (tenant_id, needed_by, requested_on desc, id) where not is_deleted;
create index ix_ims_approvals__requested_on on ims_approvals (tenant_id, requested_on, requested_on desc, id) where not is_deleted;
create index ix_ims_approvals__search on ims_approvals using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_ims_approvals__service_type on ims_approvals (tenant_id, service_type, requested_on desc, id) where not is_deleted;
create index ix_ims_approvals__sort on ims_approvals (tenant_id, requested_on desc, id) where not is_deleted;
create index ix_ims_approvals__status on ims_approvals (tenant_id, status, requested_on desc, id) where not is_deleted;
create unique index uq_ims_approvals__reference on ims_approvals (tenant_id, lower(reference)) where not is_deleted;
alter table ims_approvals enable row level security, force row level security;
create policy tenant_wall on ims_approvals to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ims_approvals to caseway_host
  using (true) with check (true);
grant select, insert, update on ims_approvals to caseway_app, caseway_host;
create trigger history after insert or delete or update on ims_approvals
  for each row execute function capture_change('imsApproval', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- listed_prices
create table listed_prices (
  tenant_id uuid not null,
  id uuid not null,
  list text not null,
  item_number text not null,
  price numeric(18,2),
  effective_from date not null,
  effective_to date,
  search_text text generated always as (lower(coalesce(item_number, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_listed_prices__effective_from on listed_prices (tenant_id, effective_from, lower(item_number), effective_from desc, id) include (item_number) where not is_deleted;
create index ix_listed_prices__item_number on listed_prices (tenant_id, item_number, lower(item_number), effective_from desc, id) include (item_number) where not is_deleted;
create index ix_listed_prices__list on listed_prices (tenant_id, list, lower(item_number), effective_from desc, id) include (item_number) where not is_deleted;
create index ix_listed_prices__search on listed_prices using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_listed_prices__sort on listed_prices (tenant_id, lower(item_number), effective_from desc, id) include (item_number) where not is_deleted;
create unique index uq_listed_prices__list__item_number__effective_from on listed_prices (tenant_id, lower(list), lower(item_number), effective_from) where not is_deleted;
alter table listed_prices enable row level security, force row level security;
create policy tenant_wall on listed_prices to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on listed_prices to caseway_host
  using (true) with check (true);
grant select, insert, update on listed_prices to caseway_app, caseway_host;
create trigger history after insert or delete or update on listed_prices
  for each row execute function capture_change('listedPrice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

-- mass_tort_campaigns
create table mass_tort_campaigns (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  defendant text not null,
  product text,
  company_id uuid,
  status text not null default 'open'::text,
  opens_on date,
  closes_on date,
  description text,
  search_text text generated always as (lower((((coalesce(name, ''::text) || ' '::text) || coalesce(defendant, ''::text)) || ' '::text) || coalesce(product, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__campaignClosesBeforeOpening" check (closes_on >= opens_on),
  constraint fk_mass_tort_campaigns__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_mass_tort_campaigns__company_id on mass_tort_campaigns (tenant_id, company_id, lower(name), id) include (name) where not is_deleted;
create index ix_mass_tort_campaigns__search on mass_tort_campaigns using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_mass_tort_campaigns__sort on mass_tort_campaigns (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_mass_tort_campaigns__status on mass_tort_campaigns (tenant_id, status, lower(name), id) include (name) where not is_deleted;
create unique index uq_mass_tort_campaigns__name on mass_tort_campaigns (tenant_id, lower(name)) where not is_deleted;
alter table mass_tort_campaigns enable row level security, force row level security;
create policy tenant_wall on mass_tort_campaigns to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_tort_campaigns to caseway_host
  using (true) with check (true);
grant select, insert, update on mass_tort_campaigns to caseway_app, caseway_host;
create trigger history after insert or delete or update on mass_tort_campaigns
  for each row execute function capture_change('massTortCampaign', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on mass_tort_campaigns
  for each row execute function keep_search_words('massTortCampaign');
create trigger search_words_changed after update on mass_tort_campaigns
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('massTortCampaign');

-- mass_tort_criteria
create table mass_tort_criteria (
  tenant_id uuid not null,
  id uuid not null,
  campaign_id uuid not null,
  item_index numeric not null,
  name text not null,
  description text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mass_tort_criteria__campaign_id foreign key (tenant_id, campaign_id) references mass_tort_campaigns(tenant_id, id) deferrable
);
create index ix_mass_tort_criteria__campaign_id on mass_tort_criteria (tenant_id, campaign_id, item_index, lower(name), id) where not is_deleted;
create index ix_mass_tort_criteria__search on mass_tort_criteria using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_mass_tort_criteria__sort on mass_tort_criteria (tenant_id, item_index, lower(name), id) where not is_deleted;
alter table mass_tort_criteria enable row level security, force row level security;
create policy tenant_wall on mass_tort_criteria to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_tort_criteria to caseway_host
  using (true) with check (true);
grant select, insert, update on mass_tort_criteria to caseway_app, caseway_host;
create trigger history after insert or delete or update on mass_tort_criteria
  for each row execute function capture_change('campaignCriterion', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"campaign_id":{"table":"mass_tort_campaigns","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on mass_tort_criteria
  for each row execute function keep_search_words('campaignCriterion');
create trigger search_words_changed after update on mass_tort_criteria
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('campaignCriterion');

-- mass_tort_reviews
create table mass_tort_reviews (
  tenant_id uuid not null,
  id uuid not null,
  claimant_id uuid not null,
  criterion_id uuid not null,
  result text not null,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mass_tort_reviews__claimant_id foreign key (tenant_id, claimant_id) references mass_torts(tenant_id, id) deferrable,
  constraint fk_mass_tort_reviews__criterion_id foreign key (tenant_id, criterion_id) references mass_tort_criteria(tenant_id, id) deferrable
);
create index ix_mass_tort_reviews__claimant_id on mass_tort_reviews (tenant_id, claimant_id, creation_time, id) where not is_deleted;
create index ix_mass_tort_reviews__criterion_id on mass_tort_reviews (tenant_id, criterion_id, creation_time, id) where not is_deleted;
create index ix_mass_tort_reviews__result on mass_tort_reviews (tenant_id, result, creation_time, id) where not is_deleted;
create index ix_mass_tort_reviews__sort on mass_tort_reviews (tenant_id, creation_time, id) where not is_deleted;
create unique index uq_mass_tort_reviews__claimant_id__criterion_id on mass_tort_reviews (tenant_id, claimant_id, criterion_id) where not is_deleted;
alter table mass_tort_reviews enable row level security, force row level security;
create policy tenant_wall on mass_tort_reviews to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_tort_reviews to caseway_host
  using (true) with check (true);
create policy seen_by_user on mass_tort_reviews as restrictive for select to caseway_app
  using ((exists ( select 1
   from mass_torts c
  where c.tenant_id = mass_tort_reviews.tenant_id and c.id = mass_tort_reviews.claimant_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on mass_tort_reviews to caseway_app, caseway_host;
create trigger history after insert or delete or update on mass_tort_reviews
  for each row execute function capture_change('criterionReview', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claimant_id":{"table":"mass_torts","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"criterion_id":{"table":"mass_tort_criteria","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- mass_torts
create table mass_torts (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  campaign_id uuid not null,
  product_used text,
  used_from date,
  used_to date,
  diagnosis text,
  diagnosed_on date,
  treated_by text,
  intake_note text,
  eligibility text,
  assessment_id uuid,
  settled_on date,
  settled_amount numeric(18,2),
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  purchase_order_no text,
  primary key (tenant_id, id),
  constraint "refused__usedToBeforeFrom" check (used_to >= used_from),
  constraint fk_mass_torts__assessment_id foreign key (tenant_id, assessment_id) references assessments(tenant_id, id) deferrable,
  constraint fk_mass_torts__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_mass_torts__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_mass_torts__campaign_id foreign key (tenant_id, campaign_id) references mass_tort_campaigns(tenant_id, id) deferrable,
  constraint fk_mass_torts__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_mass_torts__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_mass_torts__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_mass_torts__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_mass_torts__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mass_torts__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mass_torts__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_mass_torts__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mass_torts__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_mass_torts__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mass_torts__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_mass_torts__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_mass_torts__assessment on mass_torts (tenant_id, assessment_id) where assessment_id is not null and not is_deleted;
create index ix_mass_torts__assessment_id on mass_torts (tenant_id, assessment_id) where not is_deleted;
create index ix_mass_torts__booking_cm_id on mass_torts (tenant_id, booking_cm_id) where not is_deleted;
create index ix_mass_torts__business_unit_id on mass_torts (tenant_id, business_unit_id) where not is_deleted;
create index ix_mass_torts__campaign_id on mass_torts (tenant_id, campaign_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__case_status on mass_torts (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__client_id on mass_torts (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__company_id on mass_torts (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__contractor_id on mass_torts (tenant_id, contractor_id) where not is_deleted;
create index ix_mass_torts__eligibility on mass_torts (tenant_id, eligibility, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__interpreter_id on mass_torts (tenant_id, interpreter_id) where not is_deleted;
create index ix_mass_torts__is_closed on mass_torts (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__is_on_hold on mass_torts (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__language_id on mass_torts (tenant_id, language_id) where not is_deleted;
create index ix_mass_torts__matter_type_id on mass_torts (tenant_id, matter_type_id) where not is_deleted;
create index ix_mass_torts__next_due_date on mass_torts (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__next_step on mass_torts (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__pic_user_id on mass_torts (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__report_type_id on mass_torts (tenant_id, report_type_id) where not is_deleted;
create index ix_mass_torts__scheme_id on mass_torts (tenant_id, scheme_id) where not is_deleted;
create index ix_mass_torts__search on mass_torts using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_mass_torts__sort on mass_torts (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__source_of_referral_id on mass_torts (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_mass_torts__specialist_id on mass_torts (tenant_id, specialist_id) where not is_deleted;
create index ix_mass_torts__step on mass_torts (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_mass_torts__type_of_claim_id on mass_torts (tenant_id, type_of_claim_id) where not is_deleted;
alter table mass_torts enable row level security, force row level security;
create policy tenant_wall on mass_torts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_torts to caseway_host
  using (true) with check (true);
create policy seen_by_user on mass_torts as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)) or ( select is_erasing() as is_erasing));
grant select, insert, update on mass_torts to caseway_app, caseway_host;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on mass_torts
  for each row execute function compute_mass_torts();
create trigger fill_case before insert or update of client_id on mass_torts
  for each row execute function fill_case();
create trigger history after insert or delete or update on mass_torts
  for each row execute function capture_change('mt', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"campaign_id":{"table":"mass_tort_campaigns","text":"coalesce(t.name::text, '''')","tenant":true},"assessment_id":{"table":"assessments","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger keep_case after insert or update on mass_torts
  for each row execute function keep_case('MT');
create trigger keep_disposed_case before update on mass_torts
  for each row when (old.is_closed) execute function keep_disposed_case();
create trigger keep_off_erased_person before insert or update of client_id on mass_torts
  for each row execute function keep_case_off_erased_person();
create trigger search_words after insert or delete on mass_torts
  for each row execute function keep_search_words('mt');
create trigger search_words_changed after update on mass_torts
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('mt');

-- mass_torts__body_parts
create table mass_torts__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_mass_torts__body_parts__owner_id foreign key (tenant_id, owner_id) references mass_torts(tenant_id, id) deferrable,
  constraint fk_mass_torts__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_mass_torts__body_parts__target on mass_torts__body_parts (tenant_id, target_id);
alter table mass_torts__body_parts enable row level security, force row level security;
create policy tenant_wall on mass_torts__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_torts__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on mass_torts__body_parts to caseway_app, caseway_host;

-- mass_torts__other_cms
create table mass_torts__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_mass_torts__other_cms__owner_id foreign key (tenant_id, owner_id) references mass_torts(tenant_id, id) deferrable,
  constraint fk_mass_torts__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_mass_torts__other_cms__target on mass_torts__other_cms (tenant_id, target_id);
alter table mass_torts__other_cms enable row level security, force row level security;
create policy tenant_wall on mass_torts__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mass_torts__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on mass_torts__other_cms to caseway_app, caseway_host;

-- medical_record_contacts
create table medical_record_contacts (
  tenant_id uuid not null,
  id uuid not null,
  mr_id uuid not null,
  item_id uuid not null,
  kind text not null,
  at timestamptz not null,
  said text,
  destination text,
  by_name text,
  rule_id uuid,
  occasion text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_medical_record_contacts__item_id foreign key (tenant_id, item_id) references medical_record_items(tenant_id, id) deferrable,
  constraint fk_medical_record_contacts__mr_id foreign key (tenant_id, mr_id) references clinical_records(tenant_id, id) deferrable,
  constraint fk_medical_record_contacts__rule_id foreign key (tenant_id, rule_id) references record_chase_rules(tenant_id, id) deferrable
);
create index ix_medical_record_contacts__item_id on medical_record_contacts (tenant_id, item_id, at desc, id);
create index ix_medical_record_contacts__kind on medical_record_contacts (tenant_id, kind, at desc, id);
create index ix_medical_record_contacts__mr_id on medical_record_contacts (tenant_id, mr_id, at desc, id);
create index ix_medical_record_contacts__rule_id on medical_record_contacts (tenant_id, rule_id);
create index ix_medical_record_contacts__sort on medical_record_contacts (tenant_id, at desc, id);
create unique index uq_medical_record_contacts__item_id__rule_id__occasion on medical_record_contacts (tenant_id, item_id, rule_id, lower(occasion));
alter table medical_record_contacts enable row level security, force row level security;
create policy tenant_wall on medical_record_contacts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on medical_record_contacts to caseway_host
  using (true) with check (true);
create policy seen_by_user on medical_record_contacts as restrictive for select to caseway_app
  using ((exists ( select 1
   from clinical_records c
  where c.tenant_id = medical_record_contacts.tenant_id and c.id = medical_record_contacts.mr_id)) or ( select is_erasing() as is_erasing));
create policy erasing on medical_record_contacts to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on medical_record_contacts to caseway_app, caseway_host;
grant select, update on medical_record_contacts to caseway_eraser;
create trigger append_only before delete or update on medical_record_contacts
  for each row execute function refuse_change();
create trigger history after insert on medical_record_contacts referencing new table as added
  for each statement execute function audit_additions('recordContact');
create trigger never_truncated before truncate on medical_record_contacts
  for each statement execute function refuse_change();

-- medical_record_files
create table medical_record_files (
  tenant_id uuid not null,
  id uuid not null,
  mr_id uuid not null,
  item_id uuid not null,
  file_id text not null,
  name text not null,
  source text not null,
  received_at timestamptz not null,
  status text not null default 'toCheck'::text,
  is_readable boolean not null default false,
  is_right_person boolean not null default false,
  is_complete boolean not null default false,
  pages numeric,
  check_note text,
  checked_by text,
  checked_at timestamptz,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_medical_record_files__item_id foreign key (tenant_id, item_id) references medical_record_items(tenant_id, id) deferrable,
  constraint fk_medical_record_files__mr_id foreign key (tenant_id, mr_id) references clinical_records(tenant_id, id) deferrable
);
create index ix_medical_record_files__item_id on medical_record_files (tenant_id, item_id, received_at, id) where not is_deleted;
create index ix_medical_record_files__mr_id on medical_record_files (tenant_id, mr_id, received_at, id) where not is_deleted;
create index ix_medical_record_files__sort on medical_record_files (tenant_id, received_at, id) where not is_deleted;
create index ix_medical_record_files__status on medical_record_files (tenant_id, status, received_at, id) where not is_deleted;
create unique index uq_medical_record_files__file_id on medical_record_files (tenant_id, lower(file_id)) where not is_deleted;
alter table medical_record_files enable row level security, force row level security;
create policy tenant_wall on medical_record_files to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on medical_record_files to caseway_host
  using (true) with check (true);
create policy seen_by_user on medical_record_files as restrictive for select to caseway_app
  using ((exists ( select 1
   from clinical_records c
  where c.tenant_id = medical_record_files.tenant_id and c.id = medical_record_files.mr_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on medical_record_files to caseway_app, caseway_host;
create trigger history after insert or delete or update on medical_record_files
  for each row execute function capture_change('recordFile', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"mr_id":{"table":"clinical_records","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"item_id":{"table":"medical_record_items","text":"coalesce(t.provider_name::text, '''')","tenant":true}}');

-- medical_record_items
create table medical_record_items (
  tenant_id uuid not null,
  id uuid not null,
  mr_id uuid not null,
  treatment_provider_id uuid,
  provider_name text not null,
  provider_email text,
  provider_phone text,
  provider_address text,
  request_type text not null,
  note text,
  status text not null default 'toRequest'::text,
  sent_by text,
  requested_on date,
  promised_on date,
  due_date date,
  priority text,
  chase_count numeric default 0,
  last_chased_on date,
  is_answered boolean not null default false,
  escalated_to_id uuid,
  received_on date,
  retrieved_on date,
  pages numeric,
  quoted_fee numeric(18,2),
  foi_fee numeric(18,2),
  fee_status text default 'none'::text,
  fee_approved_by text,
  fee_paid_on date,
  fee_reference text,
  linked_at timestamptz,
  search_text text generated always as (lower(coalesce(provider_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_medical_record_items__escalated_to_id foreign key (tenant_id, escalated_to_id) references users(tenant_id, id) deferrable,
  constraint fk_medical_record_items__mr_id foreign key (tenant_id, mr_id) references clinical_records(tenant_id, id) deferrable,
  constraint fk_medical_record_items__treatment_provider_id foreign key (tenant_id, treatment_provider_id) references treatment_providers(tenant_id, id) deferrable
);
create index ix_medical_record_items__due_date on medical_record_items (tenant_id, due_date, due_date, id) where not is_deleted;
create index ix_medical_record_items__escalated_to_id on medical_record_items (tenant_id, escalated_to_id) where not is_deleted;
create index ix_medical_record_items__fee_status on medical_record_items (tenant_id, fee_status, due_date, id) where not is_deleted;
create index ix_medical_record_items__mr_id on medical_record_items (tenant_id, mr_id, due_date, id) where not is_deleted;
create index ix_medical_record_items__priority on medical_record_items (tenant_id, priority, due_date, id) where not is_deleted;
create index ix_medical_record_items__request_type on medical_record_items (tenant_id, request_type, due_date, id) where not is_deleted;
create index ix_medical_record_items__search on medical_record_items using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_medical_record_items__sort on medical_record_items (tenant_id, due_date, id) where not is_deleted;
create index ix_medical_record_items__status on medical_record_items (tenant_id, status, due_date, id) where not is_deleted;
create index ix_medical_record_items__treatment_provider_id on medical_record_items (tenant_id, treatment_provider_id) where not is_deleted;
create index ix_medical_record_items__waiting on medical_record_items (tenant_id, due_date) where status = 'requested'::text and not is_deleted;
alter table medical_record_items enable row level security, force row level security;
create policy tenant_wall on medical_record_items to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on medical_record_items to caseway_host
  using (true) with check (true);
create policy seen_by_user on medical_record_items as restrictive for select to caseway_app
  using ((exists ( select 1
   from clinical_records c
  where c.tenant_id = medical_record_items.tenant_id and c.id = medical_record_items.mr_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on medical_record_items to caseway_app, caseway_host;
create trigger count_record_items after insert or update on medical_record_items
  for each row execute function count_record_items();
create trigger history after insert or delete or update on medical_record_items
  for each row execute function capture_change('mri', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,linked_at', '{"mr_id":{"table":"clinical_records","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"treatment_provider_id":{"table":"treatment_providers","text":"coalesce(t.name::text, '''')","tenant":true},"escalated_to_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on medical_record_items
  for each row execute function keep_search_words('mri');
create trigger search_words_changed after update on medical_record_items
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('mri');

-- mednegs
create table mednegs (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'created'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  treated_by text,
  treated_from date,
  treated_to date,
  allegation text,
  questions text,
  opinion_due_on date,
  close_reason text,
  closed_on date,
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__treatedToBeforeFrom" check (treated_to >= treated_from),
  constraint fk_mednegs__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_mednegs__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_mednegs__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_mednegs__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_mednegs__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_mednegs__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_mednegs__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mednegs__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mednegs__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_mednegs__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mednegs__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_mednegs__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mednegs__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_mednegs__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_mednegs__billing_status on mednegs (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__booking_cm_id on mednegs (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__business_unit_id on mednegs (tenant_id, business_unit_id) where not is_deleted;
create index ix_mednegs__case_status on mednegs (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__client_id on mednegs (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__company_id on mednegs (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__contractor_id on mednegs (tenant_id, contractor_id) where not is_deleted;
create index ix_mednegs__interpreter_id on mednegs (tenant_id, interpreter_id) where not is_deleted;
create index ix_mednegs__is_closed on mednegs (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__is_on_hold on mednegs (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__is_urgent on mednegs (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__language_id on mednegs (tenant_id, language_id) where not is_deleted;
create index ix_mednegs__matter_type_id on mednegs (tenant_id, matter_type_id) where not is_deleted;
create index ix_mednegs__next_due_date on mednegs (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__next_step on mednegs (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__opinion_due_on on mednegs (tenant_id, opinion_due_on, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__pic_user_id on mednegs (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__report_type_id on mednegs (tenant_id, report_type_id) where not is_deleted;
create index ix_mednegs__scheme_id on mednegs (tenant_id, scheme_id) where not is_deleted;
create index ix_mednegs__search on mednegs using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_mednegs__sort on mednegs (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__source_of_referral_id on mednegs (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_mednegs__specialist_id on mednegs (tenant_id, specialist_id) where not is_deleted;
create index ix_mednegs__step on mednegs (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_mednegs__type_of_claim_id on mednegs (tenant_id, type_of_claim_id) where not is_deleted;
alter table mednegs enable row level security, force row level security;
create policy tenant_wall on mednegs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mednegs to caseway_host
  using (true) with check (true);
create policy seen_by_user on mednegs as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)) or ( select is_erasing() as is_erasing));
grant select, insert, update on mednegs to caseway_app, caseway_host;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on mednegs
  for each row execute function compute_mednegs();
create trigger fill_case before insert or update of client_id on mednegs
  for each row execute function fill_case();
create trigger history after insert or delete or update on mednegs
  for each row execute function capture_change('mn', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger keep_case after insert or update on mednegs
  for each row execute function keep_case('MN');
create trigger keep_disposed_case before update on mednegs
  for each row when (old.is_closed) execute function keep_disposed_case();
create trigger keep_off_erased_person before insert or update of client_id on mednegs
  for each row execute function keep_case_off_erased_person();
create trigger search_words after insert or delete on mednegs
  for each row execute function keep_search_words('mn');
create trigger search_words_changed after update on mednegs
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('mn');

-- mednegs__body_parts
create table mednegs__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_mednegs__body_parts__owner_id foreign key (tenant_id, owner_id) references mednegs(tenant_id, id) deferrable,
  constraint fk_mednegs__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_mednegs__body_parts__target on mednegs__body_parts (tenant_id, target_id);
alter table mednegs__body_parts enable row level security, force row level security;
create policy tenant_wall on mednegs__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mednegs__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on mednegs__body_parts to caseway_app, caseway_host;

-- mednegs__other_cms
create table mednegs__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_mednegs__other_cms__owner_id foreign key (tenant_id, owner_id) references mednegs(tenant_id, id) deferrable,
  constraint fk_mednegs__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_mednegs__other_cms__target on mednegs__other_cms (tenant_id, target_id);
alter table mednegs__other_cms enable row level security, force row level security;
create policy tenant_wall on mednegs__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mednegs__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on mednegs__other_cms to caseway_app, caseway_host;

-- mednegs__specialties
create table mednegs__specialties (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_mednegs__specialties__owner_id foreign key (tenant_id, owner_id) references mednegs(tenant_id, id) deferrable,
  constraint fk_mednegs__specialties__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_mednegs__specialties__target on mednegs__specialties (tenant_id, target_id);
alter table mednegs__specialties enable row level security, force row level security;
create policy tenant_wall on mednegs__specialties to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mednegs__specialties to caseway_host
  using (true) with check (true);
grant select, insert, delete on mednegs__specialties to caseway_app, caseway_host;

-- mn_links
create table mn_links (
  tenant_id uuid not null,
  id uuid not null,
  med_neg_id uuid not null,
  case_id uuid not null,
  kind text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mn_links__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_mn_links__med_neg_id foreign key (tenant_id, med_neg_id) references mednegs(tenant_id, id) deferrable
);
create index ix_mn_links__case_id on mn_links (tenant_id, case_id, creation_time, id) where not is_deleted;
create index ix_mn_links__med_neg_id on mn_links (tenant_id, med_neg_id, creation_time, id) where not is_deleted;
create index ix_mn_links__sort on mn_links (tenant_id, creation_time, id) where not is_deleted;
create unique index uq_mn_links__med_neg_id__case_id on mn_links (tenant_id, med_neg_id, case_id) where not is_deleted;
alter table mn_links enable row level security, force row level security;
create policy tenant_wall on mn_links to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mn_links to caseway_host
  using (true) with check (true);
create policy seen_by_user on mn_links as restrictive for select to caseway_app
  using ((exists ( select 1
   from mednegs c
  where c.tenant_id = mn_links.tenant_id and c.id = mn_links.med_neg_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on mn_links to caseway_app, caseway_host;
create trigger history after insert or delete or update on mn_links
  for each row execute function capture_change('mnLink', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"med_neg_id":{"table":"mednegs","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

-- mn_opinions
create table mn_opinions (
  tenant_id uuid not null,
  id uuid not null,
  med_neg_id uuid not null,
  specialist_id uuid not null,
  status text not null default 'asked'::text,
  asked_on date,
  due_on date,
  reminded_on date,
  answered_on date,
  answer text,
  breach text,
  causation text,
  damage text,
  more_needed text,
  decline_reason text,
  link_key text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mn_opinions__med_neg_id foreign key (tenant_id, med_neg_id) references mednegs(tenant_id, id) deferrable,
  constraint fk_mn_opinions__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_mn_opinions__due_on on mn_opinions (tenant_id, due_on, creation_time, id) where not is_deleted;
create index ix_mn_opinions__med_neg_id on mn_opinions (tenant_id, med_neg_id, creation_time, id) where not is_deleted;
create index ix_mn_opinions__sort on mn_opinions (tenant_id, creation_time, id) where not is_deleted;
create index ix_mn_opinions__specialist_id on mn_opinions (tenant_id, specialist_id, creation_time, id) where not is_deleted;
create index ix_mn_opinions__status on mn_opinions (tenant_id, status, creation_time, id) where not is_deleted;
create index ix_mn_opinions__waiting on mn_opinions (due_on) where status = 'poAsked'::text and not is_deleted;
create unique index uq_mn_opinions__med_neg_id__specialist_id on mn_opinions (tenant_id, med_neg_id, specialist_id) where not is_deleted;
alter table mn_opinions enable row level security, force row level security;
create policy tenant_wall on mn_opinions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mn_opinions to caseway_host
  using (true) with check (true);
create policy seen_by_user on mn_opinions as restrictive for select to caseway_app
  using ((exists ( select 1
   from mednegs c
  where c.tenant_id = mn_opinions.tenant_id and c.id = mn_opinions.med_neg_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on mn_opinions to caseway_app, caseway_host;
create trigger history after insert or delete or update on mn_opinions
  for each row execute function capture_change('mnOpinion', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,link_key', '{"med_neg_id":{"table":"mednegs","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

-- mva_claim
create table mva_claim (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  state_id text,
  accident_date date,
  accident_place text,
  accident_role text,
  police_event_no text,
  vehicle_rego text,
  other_vehicle_rego text,
  ctp_insurer text,
  accident_note text,
  injuries text,
  limitation_date date,
  limitation_calculated date,
  limitation_rule text,
  limitation_version text,
  limitation_source text,
  limitation_reason text,
  lodged_on date,
  liability text,
  liability_decided_on date,
  demand_amount numeric(18,2),
  settled_on date,
  settled_with text,
  settlement_gross numeric(18,2),
  settlement_note text,
  costs_total numeric(18,2),
  disbursements_total numeric(18,2),
  refunds_total numeric(18,2),
  net_to_client numeric(18,2),
  disbursed_on date,
  terminated_on date,
  termination_reason text,
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mva_claim__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_mva_claim__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_mva_claim__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_mva_claim__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_mva_claim__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_mva_claim__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_mva_claim__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mva_claim__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mva_claim__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_mva_claim__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mva_claim__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_mva_claim__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_mva_claim__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_mva_claim__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_mva_claim__accident_date on mva_claim (tenant_id, accident_date, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__booking_cm_id on mva_claim (tenant_id, booking_cm_id) where not is_deleted;
create index ix_mva_claim__business_unit_id on mva_claim (tenant_id, business_unit_id) where not is_deleted;
create index ix_mva_claim__case_status on mva_claim (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__client_id on mva_claim (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__company_id on mva_claim (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__contractor_id on mva_claim (tenant_id, contractor_id) where not is_deleted;
create index ix_mva_claim__interpreter_id on mva_claim (tenant_id, interpreter_id) where not is_deleted;
create index ix_mva_claim__is_closed on mva_claim (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__is_on_hold on mva_claim (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__language_id on mva_claim (tenant_id, language_id) where not is_deleted;
create index ix_mva_claim__liability on mva_claim (tenant_id, liability, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__limitation_date on mva_claim (tenant_id, limitation_date, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__matter_type_id on mva_claim (tenant_id, matter_type_id) where not is_deleted;
create index ix_mva_claim__next_due_date on mva_claim (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__next_step on mva_claim (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__pic_user_id on mva_claim (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__report_type_id on mva_claim (tenant_id, report_type_id) where not is_deleted;
create index ix_mva_claim__running on mva_claim (limitation_date) where not is_closed and not is_deleted and limitation_date is not null;
create index ix_mva_claim__scheme_id on mva_claim (tenant_id, scheme_id) where not is_deleted;
create index ix_mva_claim__search on mva_claim using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_mva_claim__sort on mva_claim (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__source_of_referral_id on mva_claim (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_mva_claim__specialist_id on mva_claim (tenant_id, specialist_id) where not is_deleted;
create index ix_mva_claim__state_id on mva_claim (tenant_id, state_id, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__step on mva_claim (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_mva_claim__type_of_claim_id on mva_claim (tenant_id, type_of_claim_id) where not is_deleted;
alter table mva_claim enable row level security, force row level security;
create policy tenant_wall on mva_claim to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_claim to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_claim as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or case_is_for(current_actor(), visibility, id) or ( select is_erasing() as is_erasing));
grant select, insert, update on mva_claim to caseway_app, caseway_host;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on mva_claim
  for each row execute function compute_mva_claim();
create trigger fill_case before insert or update of client_id on mva_claim
  for each row execute function fill_case();
create trigger history after insert or delete or update on mva_claim
  for each row execute function capture_change('mva', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger keep_case after insert or update on mva_claim
  for each row execute function keep_case('MVA');
create trigger keep_disposed_case before update on mva_claim
  for each row when (old.is_closed) execute function keep_disposed_case();
create trigger keep_off_erased_person before insert or update of client_id on mva_claim
  for each row execute function keep_case_off_erased_person();
create trigger search_words after insert or delete on mva_claim
  for each row execute function keep_search_words('mva');
create trigger search_words_changed after update on mva_claim
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('mva');

-- mva_claim__body_parts
create table mva_claim__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_mva_claim__body_parts__owner_id foreign key (tenant_id, owner_id) references mva_claim(tenant_id, id) deferrable,
  constraint fk_mva_claim__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_mva_claim__body_parts__target on mva_claim__body_parts (tenant_id, target_id);
alter table mva_claim__body_parts enable row level security, force row level security;
create policy tenant_wall on mva_claim__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_claim__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on mva_claim__body_parts to caseway_app, caseway_host;

-- mva_claim__other_cms
create table mva_claim__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_mva_claim__other_cms__owner_id foreign key (tenant_id, owner_id) references mva_claim(tenant_id, id) deferrable,
  constraint fk_mva_claim__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_mva_claim__other_cms__target on mva_claim__other_cms (tenant_id, target_id);
alter table mva_claim__other_cms enable row level security, force row level security;
create policy tenant_wall on mva_claim__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_claim__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on mva_claim__other_cms to caseway_app, caseway_host;

-- mva_demands
create table mva_demands (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  insurer_item_id uuid,
  demanded_on date not null,
  payable_by date,
  non_economic_loss numeric(18,2),
  past_treatment numeric(18,2),
  future_treatment numeric(18,2),
  past_economic_loss numeric(18,2),
  future_economic_loss numeric(18,2),
  superannuation numeric(18,2),
  past_care numeric(18,2),
  future_care numeric(18,2),
  other_damage numeric(18,2),
  legal_costs numeric(18,2),
  words text,
  amount numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__demandDueBeforeLetter" check (payable_by >= demanded_on),
  constraint fk_mva_demands__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable,
  constraint fk_mva_demands__insurer_item_id foreign key (tenant_id, insurer_item_id) references mva_insurers(tenant_id, id) deferrable
);
create index ix_mva_demands__claim_id on mva_demands (tenant_id, claim_id, demanded_on desc, id) where not is_deleted;
create index ix_mva_demands__insurer_item_id on mva_demands (tenant_id, insurer_item_id) where not is_deleted;
create index ix_mva_demands__sort on mva_demands (tenant_id, demanded_on desc, id) where not is_deleted;
create unique index uq_mva_demands__claim_id on mva_demands (tenant_id, claim_id) where not is_deleted;
alter table mva_demands enable row level security, force row level security;
create policy tenant_wall on mva_demands to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_demands to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_demands as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_demands.tenant_id and c.id = mva_demands.claim_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on mva_demands to caseway_app, caseway_host;
create trigger computed before insert or update of amount, non_economic_loss, past_treatment, future_treatment, past_economic_loss, future_economic_loss, superannuation, past_care, future_care, other_damage, legal_costs on mva_demands
  for each row execute function compute_mva_demands();
create trigger history after insert or delete or update on mva_demands
  for each row execute function capture_change('mvaDemand', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"insurer_item_id":{"table":"mva_insurers","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- mva_disbursements
create table mva_disbursements (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  item_index numeric,
  kind text not null,
  payee text not null,
  description text,
  amount numeric(18,2) not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mva_disbursements__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable
);
create index ix_mva_disbursements__claim_id on mva_disbursements (tenant_id, claim_id, item_index, id) where not is_deleted;
create index ix_mva_disbursements__kind on mva_disbursements (tenant_id, kind, item_index, id) where not is_deleted;
create index ix_mva_disbursements__sort on mva_disbursements (tenant_id, item_index, id) where not is_deleted;
alter table mva_disbursements enable row level security, force row level security;
create policy tenant_wall on mva_disbursements to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_disbursements to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_disbursements as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_disbursements.tenant_id and c.id = mva_disbursements.claim_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on mva_disbursements to caseway_app, caseway_host;
create trigger history after insert or delete or update on mva_disbursements
  for each row execute function capture_change('mvaDisbursement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

-- mva_insurers
create table mva_insurers (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  name text not null,
  kind text not null default 'ctp'::text,
  claim_no text,
  claim_officer text,
  email text,
  phone text,
  note text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mva_insurers__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable
);
create index ix_mva_insurers__claim_id on mva_insurers (tenant_id, claim_id, lower(name), id) include (name) where not is_deleted;
create index ix_mva_insurers__kind on mva_insurers (tenant_id, kind, lower(name), id) include (name) where not is_deleted;
create index ix_mva_insurers__search on mva_insurers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_mva_insurers__sort on mva_insurers (tenant_id, lower(name), id) include (name) where not is_deleted;
alter table mva_insurers enable row level security, force row level security;
create policy tenant_wall on mva_insurers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_insurers to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_insurers as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_insurers.tenant_id and c.id = mva_insurers.claim_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on mva_insurers to caseway_app, caseway_host;
create trigger history after insert or delete or update on mva_insurers
  for each row execute function capture_change('mvaInsurer', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on mva_insurers
  for each row execute function keep_search_words('mvaInsurer');
create trigger search_words_changed after update on mva_insurers
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('mvaInsurer');

-- mva_medical_providers
create table mva_medical_providers (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  name text not null,
  profession text not null,
  phone text,
  email text,
  place text,
  note text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_mva_medical_providers__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable
);
create index ix_mva_medical_providers__claim_id on mva_medical_providers (tenant_id, claim_id, lower(name), id) include (name) where not is_deleted;
create index ix_mva_medical_providers__profession on mva_medical_providers (tenant_id, profession, lower(name), id) include (name) where not is_deleted;
create index ix_mva_medical_providers__search on mva_medical_providers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_mva_medical_providers__sort on mva_medical_providers (tenant_id, lower(name), id) include (name) where not is_deleted;
alter table mva_medical_providers enable row level security, force row level security;
create policy tenant_wall on mva_medical_providers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_medical_providers to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_medical_providers as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_medical_providers.tenant_id and c.id = mva_medical_providers.claim_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on mva_medical_providers to caseway_app, caseway_host;
create trigger history after insert or delete or update on mva_medical_providers
  for each row execute function capture_change('mvaMedicalProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on mva_medical_providers
  for each row execute function keep_search_words('mvaMedicalProvider');
create trigger search_words_changed after update on mva_medical_providers
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('mvaMedicalProvider');

-- mva_offers
create table mva_offers (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  insurer_item_id uuid not null,
  offered_on date not null,
  expires_on date,
  status text not null default 'received'::text,
  non_economic_loss numeric(18,2),
  past_treatment numeric(18,2),
  future_treatment numeric(18,2),
  past_economic_loss numeric(18,2),
  future_economic_loss numeric(18,2),
  superannuation numeric(18,2),
  past_care numeric(18,2),
  future_care numeric(18,2),
  other_damage numeric(18,2),
  legal_costs numeric(18,2),
  note text,
  amount numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__offerEndsBeforeItBegins" check (expires_on >= offered_on),
  constraint fk_mva_offers__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable,
  constraint fk_mva_offers__insurer_item_id foreign key (tenant_id, insurer_item_id) references mva_insurers(tenant_id, id) deferrable
);
create index ix_mva_offers__claim_id on mva_offers (tenant_id, claim_id, offered_on desc, id) where not is_deleted;
create index ix_mva_offers__insurer_item_id on mva_offers (tenant_id, insurer_item_id, offered_on desc, id) where not is_deleted;
create index ix_mva_offers__sort on mva_offers (tenant_id, offered_on desc, id) where not is_deleted;
create index ix_mva_offers__status on mva_offers (tenant_id, status, offered_on desc, id) where not is_deleted;
alter table mva_offers enable row level security, force row level security;
create policy tenant_wall on mva_offers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_offers to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_offers as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_offers.tenant_id and c.id = mva_offers.claim_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on mva_offers to caseway_app, caseway_host;
create trigger computed before insert or update of amount, non_economic_loss, past_treatment, future_treatment, past_economic_loss, future_economic_loss, superannuation, past_care, future_care, other_damage, legal_costs on mva_offers
  for each row execute function compute_mva_offers();
create trigger history after insert or delete or update on mva_offers
  for each row execute function capture_change('mvaOffer', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"insurer_item_id":{"table":"mva_insurers","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- mva_treatment_periods
create table mva_treatment_periods (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  provider_id uuid not null,
  treatment text not null,
  date_from date not null,
  date_to date,
  sessions numeric,
  cost numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__treatmentEndsBeforeStart" check (date_to >= date_from),
  constraint fk_mva_treatment_periods__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable,
  constraint fk_mva_treatment_periods__provider_id foreign key (tenant_id, provider_id) references mva_medical_providers(tenant_id, id) deferrable
);
create index ix_mva_treatment_periods__claim_id on mva_treatment_periods (tenant_id, claim_id, date_from, id) where not is_deleted;
create index ix_mva_treatment_periods__provider_id on mva_treatment_periods (tenant_id, provider_id, date_from, id) where not is_deleted;
create index ix_mva_treatment_periods__sort on mva_treatment_periods (tenant_id, date_from, id) where not is_deleted;
alter table mva_treatment_periods enable row level security, force row level security;
create policy tenant_wall on mva_treatment_periods to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_treatment_periods to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_treatment_periods as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_treatment_periods.tenant_id and c.id = mva_treatment_periods.claim_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on mva_treatment_periods to caseway_app, caseway_host;
create trigger history after insert or delete or update on mva_treatment_periods
  for each row execute function capture_change('mvaTreatmentPeriod', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"provider_id":{"table":"mva_medical_providers","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- mva_treatment_plans
create table mva_treatment_plans (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  provider_id uuid not null,
  treatment text not null,
  requested_on date not null,
  sessions_requested numeric not null,
  status text not null default 'requested'::text,
  decided_on date,
  sessions_approved numeric,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__moreApprovedThanRequested" check (sessions_approved <= sessions_requested),
  constraint "refused__planDecidedBeforeRequest" check (decided_on >= requested_on),
  constraint fk_mva_treatment_plans__claim_id foreign key (tenant_id, claim_id) references mva_claim(tenant_id, id) deferrable,
  constraint fk_mva_treatment_plans__provider_id foreign key (tenant_id, provider_id) references mva_medical_providers(tenant_id, id) deferrable
);
create index ix_mva_treatment_plans__claim_id on mva_treatment_plans (tenant_id, claim_id, requested_on desc, id) where not is_deleted;
create index ix_mva_treatment_plans__provider_id on mva_treatment_plans (tenant_id, provider_id, requested_on desc, id) where not is_deleted;
create index ix_mva_treatment_plans__sort on mva_treatment_plans (tenant_id, requested_on desc, id) where not is_deleted;
create index ix_mva_treatment_plans__status on mva_treatment_plans (tenant_id, status, requested_on desc, id) where not is_deleted;
alter table mva_treatment_plans enable row level security, force row level security;
create policy tenant_wall on mva_treatment_plans to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on mva_treatment_plans to caseway_host
  using (true) with check (true);
create policy seen_by_user on mva_treatment_plans as restrictive for select to caseway_app
  using ((exists ( select 1
   from mva_claim c
  where c.tenant_id = mva_treatment_plans.tenant_id and c.id = mva_treatment_plans.claim_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on mva_treatment_plans to caseway_app, caseway_host;
create trigger history after insert or delete or update on mva_treatment_plans
  for each row execute function capture_change('mvaMedicalTreatmentPlan', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"mva_claim","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"provider_id":{"table":"mva_medical_providers","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- ndis
create table ndis (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  lifecycle text not null default 'active'::text,
  ndis_number text not null,
  plan_from date,
  plan_to date,
  management_type text,
  plan_manager text,
  plan_manager_email text,
  evidence_type text,
  state text,
  remoteness text not null default 'national'::text,
  primary_disability text,
  nominee_type text default 'none'::text,
  nominee_name text,
  nominee_email text,
  goals text,
  supports_wanted text,
  search_text text generated always as (lower((((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text)) || ' '::text) || coalesce(ndis_number, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__planEndsBeforeStart" check (plan_to >= plan_from),
  constraint fk_ndis__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_ndis__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_ndis__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_ndis__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_ndis__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_ndis__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_ndis__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ndis__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ndis__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_ndis__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ndis__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_ndis__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ndis__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_ndis__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_ndis__booking_cm_id on ndis (tenant_id, booking_cm_id) where not is_deleted;
create index ix_ndis__business_unit_id on ndis (tenant_id, business_unit_id) where not is_deleted;
create index ix_ndis__case_status on ndis (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__client_id on ndis (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__company_id on ndis (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__contractor_id on ndis (tenant_id, contractor_id) where not is_deleted;
create index ix_ndis__interpreter_id on ndis (tenant_id, interpreter_id) where not is_deleted;
create index ix_ndis__is_closed on ndis (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__is_on_hold on ndis (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__language_id on ndis (tenant_id, language_id) where not is_deleted;
create index ix_ndis__management_type on ndis (tenant_id, management_type, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__matter_type_id on ndis (tenant_id, matter_type_id) where not is_deleted;
create index ix_ndis__next_due_date on ndis (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__next_step on ndis (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__pic_user_id on ndis (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__plan_to on ndis (tenant_id, plan_to, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__report_type_id on ndis (tenant_id, report_type_id) where not is_deleted;
create index ix_ndis__scheme_id on ndis (tenant_id, scheme_id) where not is_deleted;
create index ix_ndis__search on ndis using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_ndis__sort on ndis (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__source_of_referral_id on ndis (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_ndis__specialist_id on ndis (tenant_id, specialist_id) where not is_deleted;
create index ix_ndis__step on ndis (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_ndis__type_of_claim_id on ndis (tenant_id, type_of_claim_id) where not is_deleted;
alter table ndis enable row level security, force row level security;
create policy tenant_wall on ndis to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or case_is_for(current_actor(), visibility, id) or ( select is_erasing() as is_erasing));
grant select, insert, update on ndis to caseway_app, caseway_host;
create trigger computed before insert or update of case_status, is_on_hold, billing_status, step, status_name, is_closed, lifecycle on ndis
  for each row execute function compute_ndis();
create trigger fill_case before insert or update of client_id on ndis
  for each row execute function fill_case();
create trigger history after insert or delete or update on ndis
  for each row execute function capture_change('ndis', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger keep_case after insert or update on ndis
  for each row execute function keep_case('NDIS');
create trigger keep_disposed_case before update on ndis
  for each row when (old.is_closed) execute function keep_disposed_case();
create trigger keep_off_erased_person before insert or update of client_id on ndis
  for each row execute function keep_case_off_erased_person();
create trigger search_words after insert or delete on ndis
  for each row execute function keep_search_words('ndis');
create trigger search_words_changed after update on ndis
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('ndis');

-- ndis__body_parts
create table ndis__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_ndis__body_parts__owner_id foreign key (tenant_id, owner_id) references ndis(tenant_id, id) deferrable,
  constraint fk_ndis__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_ndis__body_parts__target on ndis__body_parts (tenant_id, target_id);
alter table ndis__body_parts enable row level security, force row level security;
create policy tenant_wall on ndis__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on ndis__body_parts to caseway_app, caseway_host;

-- ndis__other_cms
create table ndis__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_ndis__other_cms__owner_id foreign key (tenant_id, owner_id) references ndis(tenant_id, id) deferrable,
  constraint fk_ndis__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_ndis__other_cms__target on ndis__other_cms (tenant_id, target_id);
alter table ndis__other_cms enable row level security, force row level security;
create policy tenant_wall on ndis__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on ndis__other_cms to caseway_app, caseway_host;

-- ndis_appointments
create table ndis_appointments (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  service_item_id uuid not null,
  specialist_id uuid,
  appointment_on date not null,
  start_time text not null,
  minutes numeric not null default 60,
  place text not null default 'clinic'::text,
  appointment_id uuid,
  status text not null default 'requested'::text,
  delivered_minutes numeric default 0,
  travel_minutes numeric default 0,
  non_face_minutes numeric default 0,
  cancelled_on date,
  cancel_reason text,
  claimed_on date,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ndis_appointments__appointment_id foreign key (tenant_id, appointment_id) references appointments(tenant_id, id) deferrable,
  constraint fk_ndis_appointments__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable,
  constraint fk_ndis_appointments__service_item_id foreign key (tenant_id, service_item_id) references ndis_service_items(tenant_id, id) deferrable,
  constraint fk_ndis_appointments__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_ndis_appointments__appointment_id on ndis_appointments (tenant_id, appointment_id) where not is_deleted;
create index ix_ndis_appointments__appointment_on on ndis_appointments (tenant_id, appointment_on, appointment_on desc, id) where not is_deleted;
create index ix_ndis_appointments__ndis_id on ndis_appointments (tenant_id, ndis_id, appointment_on desc, id) where not is_deleted;
create index ix_ndis_appointments__service_item_id on ndis_appointments (tenant_id, service_item_id, appointment_on desc, id) where not is_deleted;
create index ix_ndis_appointments__sort on ndis_appointments (tenant_id, appointment_on desc, id) where not is_deleted;
create index ix_ndis_appointments__specialist_id on ndis_appointments (tenant_id, specialist_id, appointment_on desc, id) where not is_deleted;
create index ix_ndis_appointments__status on ndis_appointments (tenant_id, status, appointment_on desc, id) where not is_deleted;
alter table ndis_appointments enable row level security, force row level security;
create policy tenant_wall on ndis_appointments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_appointments to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_appointments as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_appointments.tenant_id and c.id = ndis_appointments.ndis_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on ndis_appointments to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_appointments
  for each row execute function capture_change('ndisAppointment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"service_item_id":{"table":"ndis_service_items","text":"(coalesce(t.support_item_number::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true}}');

-- ndis_budgets
create table ndis_budgets (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  support_category_id uuid not null,
  amount numeric(18,2) not null,
  planned_hours numeric,
  used_amount numeric(18,2) default 0.00,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__budgetBelowUsed" check (amount >= used_amount),
  constraint fk_ndis_budgets__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable,
  constraint fk_ndis_budgets__support_category_id foreign key (tenant_id, support_category_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_ndis_budgets__ndis_id on ndis_budgets (tenant_id, ndis_id, amount desc, id) where not is_deleted;
create index ix_ndis_budgets__sort on ndis_budgets (tenant_id, amount desc, id) where not is_deleted;
create index ix_ndis_budgets__support_category_id on ndis_budgets (tenant_id, support_category_id, amount desc, id) where not is_deleted;
create unique index uq_ndis_budgets__ndis_id__support_category_id on ndis_budgets (tenant_id, ndis_id, support_category_id) where not is_deleted;
alter table ndis_budgets enable row level security, force row level security;
create policy tenant_wall on ndis_budgets to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_budgets to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_budgets as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_budgets.tenant_id and c.id = ndis_budgets.ndis_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on ndis_budgets to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_budgets
  for each row execute function capture_change('ndisBudget', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"support_category_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

-- ndis_chemical_restraints
create table ndis_chemical_restraints (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  medicine text not null,
  dose text not null,
  use text not null default 'routine'::text,
  prescribed_by text,
  authorised_by text,
  authority_reference text,
  authorised_from date,
  authorised_to date,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__authorityEndsBeforeStart" check (authorised_to >= authorised_from),
  constraint fk_ndis_chemical_restraints__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable
);
create index ix_ndis_chemical_restraints__authorised_to on ndis_chemical_restraints (tenant_id, authorised_to, authorised_to, id) where not is_deleted;
create index ix_ndis_chemical_restraints__ending on ndis_chemical_restraints (authorised_to) where not is_deleted and authorised_to is not null;
create index ix_ndis_chemical_restraints__ndis_id on ndis_chemical_restraints (tenant_id, ndis_id, authorised_to, id) where not is_deleted;
create index ix_ndis_chemical_restraints__sort on ndis_chemical_restraints (tenant_id, authorised_to, id) where not is_deleted;
alter table ndis_chemical_restraints enable row level security, force row level security;
create policy tenant_wall on ndis_chemical_restraints to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_chemical_restraints to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_chemical_restraints as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_chemical_restraints.tenant_id and c.id = ndis_chemical_restraints.ndis_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on ndis_chemical_restraints to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_chemical_restraints
  for each row execute function capture_change('ndisChemicalRestraint', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

-- ndis_claims
create table ndis_claims (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  claim_no text,
  kind text not null,
  appointment_id uuid,
  budget_id uuid not null,
  service_item_id uuid not null,
  support_number text not null,
  delivered_from date not null,
  delivered_to date not null,
  quantity numeric(16,2) not null,
  unit_price numeric(18,2) not null,
  amount numeric(18,2) not null,
  cancel_reason text,
  status text not null default 'toClaim'::text,
  payment_request_id uuid,
  charge_id uuid,
  outcome_note text,
  search_text text generated always as (lower(coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ndis_claims__appointment_id foreign key (tenant_id, appointment_id) references ndis_appointments(tenant_id, id) deferrable,
  constraint fk_ndis_claims__budget_id foreign key (tenant_id, budget_id) references ndis_budgets(tenant_id, id) deferrable,
  constraint fk_ndis_claims__charge_id foreign key (tenant_id, charge_id) references case_charges(tenant_id, id) deferrable,
  constraint fk_ndis_claims__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable,
  constraint fk_ndis_claims__payment_request_id foreign key (tenant_id, payment_request_id) references ndis_payment_requests(tenant_id, id) deferrable,
  constraint fk_ndis_claims__service_item_id foreign key (tenant_id, service_item_id) references ndis_service_items(tenant_id, id) deferrable
);
create index ix_ndis_claims__appointment_id on ndis_claims (tenant_id, appointment_id, delivered_from desc, id) where not is_deleted;
create index ix_ndis_claims__budget_id on ndis_claims (tenant_id, budget_id) where not is_deleted;
create index ix_ndis_claims__charge_id on ndis_claims (tenant_id, charge_id) where not is_deleted;
create index ix_ndis_claims__delivered_from on ndis_claims (tenant_id, delivered_from, delivered_from desc, id) where not is_deleted;
create index ix_ndis_claims__kind on ndis_claims (tenant_id, kind, delivered_from desc, id) where not is_deleted;
create index ix_ndis_claims__ndis_id on ndis_claims (tenant_id, ndis_id, delivered_from desc, id) where not is_deleted;
create index ix_ndis_claims__payment_request_id on ndis_claims (tenant_id, payment_request_id, delivered_from desc, id) where not is_deleted;
create index ix_ndis_claims__search on ndis_claims using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_ndis_claims__service_item_id on ndis_claims (tenant_id, service_item_id) where not is_deleted;
create index ix_ndis_claims__sort on ndis_claims (tenant_id, delivered_from desc, id) where not is_deleted;
create index ix_ndis_claims__status on ndis_claims (tenant_id, status, delivered_from desc, id) where not is_deleted;
create index ix_ndis_claims__waiting on ndis_claims (tenant_id, delivered_from) where status = 'toClaim'::text and not is_deleted;
create unique index ux_ndis_claims__once on ndis_claims (tenant_id, appointment_id, kind) where appointment_id is not null and (status <> all (array['withdrawn'::text, 'rejected'::text])) and not is_deleted;
alter table ndis_claims enable row level security, force row level security;
create policy tenant_wall on ndis_claims to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_claims to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_claims as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_claims.tenant_id and c.id = ndis_claims.ndis_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on ndis_claims to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_claims
  for each row execute function capture_change('ndisClaim', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"appointment_id":{"table":"ndis_appointments","text":"(coalesce(t.appointment_on::text, '''') || '' '' || coalesce(t.start_time::text, ''''))","tenant":true},"budget_id":{"table":"ndis_budgets","text":"coalesce(t.amount::text, '''')","tenant":true},"service_item_id":{"table":"ndis_service_items","text":"(coalesce(t.support_item_number::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"payment_request_id":{"table":"ndis_payment_requests","text":"coalesce(t.request_no::text, '''')","tenant":true},"charge_id":{"table":"case_charges","text":"coalesce(t.description::text, '''')","tenant":true}}');

-- ndis_clinical_notes
create table ndis_clinical_notes (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  written_on date not null,
  kind text not null default 'session'::text,
  body text not null,
  addendum_to_id uuid,
  status text not null default 'draft'::text,
  signed_at timestamptz,
  signed_by text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ndis_clinical_notes__addendum_to_id foreign key (tenant_id, addendum_to_id) references ndis_clinical_notes(tenant_id, id) deferrable,
  constraint fk_ndis_clinical_notes__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable
);
create index ix_ndis_clinical_notes__addendum_to_id on ndis_clinical_notes (tenant_id, addendum_to_id, written_on desc, id) where not is_deleted;
create index ix_ndis_clinical_notes__ndis_id on ndis_clinical_notes (tenant_id, ndis_id, written_on desc, id) where not is_deleted;
create index ix_ndis_clinical_notes__sort on ndis_clinical_notes (tenant_id, written_on desc, id) where not is_deleted;
create index ix_ndis_clinical_notes__status on ndis_clinical_notes (tenant_id, status, written_on desc, id) where not is_deleted;
alter table ndis_clinical_notes enable row level security, force row level security;
create policy tenant_wall on ndis_clinical_notes to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_clinical_notes to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_clinical_notes as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_clinical_notes.tenant_id and c.id = ndis_clinical_notes.ndis_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on ndis_clinical_notes to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_clinical_notes
  for each row execute function capture_change('ndisClinicalNote', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"addendum_to_id":{"table":"ndis_clinical_notes","text":"coalesce(t.written_on::text, '''')","tenant":true}}');
create trigger keep_signed_note before insert or update on ndis_clinical_notes
  for each row execute function keep_signed_note();

-- ndis_implementing_providers
create table ndis_implementing_providers (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  name text not null,
  registration_number text,
  contact_name text,
  phone text,
  email text,
  supports text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ndis_implementing_providers__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable
);
create index ix_ndis_implementing_providers__ndis_id on ndis_implementing_providers (tenant_id, ndis_id, lower(name), id) include (name) where not is_deleted;
create index ix_ndis_implementing_providers__search on ndis_implementing_providers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_ndis_implementing_providers__sort on ndis_implementing_providers (tenant_id, lower(name), id) include (name) where not is_deleted;
alter table ndis_implementing_providers enable row level security, force row level security;
create policy tenant_wall on ndis_implementing_providers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_implementing_providers to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_implementing_providers as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_implementing_providers.tenant_id and c.id = ndis_implementing_providers.ndis_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on ndis_implementing_providers to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_implementing_providers
  for each row execute function capture_change('ndisImplementingProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

-- ndis_key_contacts
create table ndis_key_contacts (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  name text not null,
  relationship text,
  organisation text,
  phone text,
  email text,
  is_emergency boolean not null default false,
  note text,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ndis_key_contacts__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable
);
create index ix_ndis_key_contacts__ndis_id on ndis_key_contacts (tenant_id, ndis_id, lower(name), id) include (name) where not is_deleted;
create index ix_ndis_key_contacts__search on ndis_key_contacts using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_ndis_key_contacts__sort on ndis_key_contacts (tenant_id, lower(name), id) include (name) where not is_deleted;
alter table ndis_key_contacts enable row level security, force row level security;
create policy tenant_wall on ndis_key_contacts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_key_contacts to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_key_contacts as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_key_contacts.tenant_id and c.id = ndis_key_contacts.ndis_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on ndis_key_contacts to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_key_contacts
  for each row execute function capture_change('ndisKeyContact', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

-- ndis_payment_requests
create table ndis_payment_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  registration_number text not null,
  delivered_from date not null,
  delivered_to date not null,
  made_on date not null,
  status text not null default 'making'::text,
  line_count numeric default 0,
  total numeric(18,2) default 0.00,
  search_text text generated always as (lower(coalesce(request_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_ndis_payment_requests__made_on on ndis_payment_requests (tenant_id, made_on, lower(request_no) desc, id) where not is_deleted;
create index ix_ndis_payment_requests__search on ndis_payment_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_ndis_payment_requests__sort on ndis_payment_requests (tenant_id, lower(request_no) desc, id) where not is_deleted;
create index ix_ndis_payment_requests__status on ndis_payment_requests (tenant_id, status, lower(request_no) desc, id) where not is_deleted;
alter table ndis_payment_requests enable row level security, force row level security;
create policy tenant_wall on ndis_payment_requests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_payment_requests to caseway_host
  using (true) with check (true);
grant select, insert, update on ndis_payment_requests to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_payment_requests
  for each row execute function capture_change('ndisPaymentRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on ndis_payment_requests
  for each row execute function keep_search_words('ndisPaymentRequest');
create trigger search_words_changed after update on ndis_payment_requests
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('ndisPaymentRequest');

-- ndis_price_limits
create table ndis_price_limits (
  tenant_id uuid not null,
  id uuid not null,
  service_item_id uuid not null,
  zone text not null,
  price_limit numeric(18,2) not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ndis_price_limits__service_item_id foreign key (tenant_id, service_item_id) references ndis_service_items(tenant_id, id) deferrable
);
create index ix_ndis_price_limits__service_item_id on ndis_price_limits (tenant_id, service_item_id, lower(zone), id) include (zone) where not is_deleted;
create index ix_ndis_price_limits__sort on ndis_price_limits (tenant_id, lower(zone), id) include (zone) where not is_deleted;
create index ix_ndis_price_limits__zone on ndis_price_limits (tenant_id, zone, lower(zone), id) include (zone) where not is_deleted;
create unique index uq_ndis_price_limits__service_item_id__zone on ndis_price_limits (tenant_id, service_item_id, lower(zone)) where not is_deleted;
alter table ndis_price_limits enable row level security, force row level security;
create policy tenant_wall on ndis_price_limits to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_price_limits to caseway_host
  using (true) with check (true);
grant select, insert, update on ndis_price_limits to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_price_limits
  for each row execute function capture_change('ndisPriceLimit', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"service_item_id":{"table":"ndis_service_items","text":"(coalesce(t.support_item_number::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true}}');

-- ndis_service_agreements
create table ndis_service_agreements (
  tenant_id uuid not null,
  id uuid not null,
  ndis_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  supports text not null,
  notice_days numeric not null default 7,
  terms text,
  status text not null default 'draft'::text,
  envelope_id uuid,
  signer_name text,
  signer_email text,
  sent_at timestamptz,
  ended_at timestamptz,
  signed_file_id text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__agreementEndsBeforeStart" check (ends_on >= starts_on),
  constraint fk_ndis_service_agreements__envelope_id foreign key (tenant_id, envelope_id) references envelopes(tenant_id, id) deferrable,
  constraint fk_ndis_service_agreements__ndis_id foreign key (tenant_id, ndis_id) references ndis(tenant_id, id) deferrable
);
create index ix_ndis_service_agreements__envelope on ndis_service_agreements (tenant_id, envelope_id) where envelope_id is not null and not is_deleted;
create index ix_ndis_service_agreements__envelope_id on ndis_service_agreements (tenant_id, envelope_id) where not is_deleted;
create index ix_ndis_service_agreements__ndis_id on ndis_service_agreements (tenant_id, ndis_id, starts_on desc, id) where not is_deleted;
create index ix_ndis_service_agreements__sort on ndis_service_agreements (tenant_id, starts_on desc, id) where not is_deleted;
create index ix_ndis_service_agreements__status on ndis_service_agreements (tenant_id, status, starts_on desc, id) where not is_deleted;
create unique index ux_ndis_service_agreements__current on ndis_service_agreements (tenant_id, ndis_id) where (status = any (array['draft'::text, 'sent'::text, 'delivered'::text])) and not is_deleted;
alter table ndis_service_agreements enable row level security, force row level security;
create policy tenant_wall on ndis_service_agreements to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_service_agreements to caseway_host
  using (true) with check (true);
create policy seen_by_user on ndis_service_agreements as restrictive for select to caseway_app
  using ((exists ( select 1
   from ndis c
  where c.tenant_id = ndis_service_agreements.tenant_id and c.id = ndis_service_agreements.ndis_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on ndis_service_agreements to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_service_agreements
  for each row execute function capture_change('ndisServiceAgreement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,signed_file_id', '{"ndis_id":{"table":"ndis","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');

-- ndis_service_items
create table ndis_service_items (
  tenant_id uuid not null,
  id uuid not null,
  support_item_number text not null,
  name text not null,
  support_category_id uuid,
  registration_group text,
  unit_code text not null,
  price_type text not null default 'priceLimited'::text,
  price_limit numeric(18,2),
  start_date date,
  end_date date,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(support_item_number, ''::text) || ' '::text) || coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  allows_non_face boolean not null default true,
  allows_travel boolean not null default true,
  allows_cancellation boolean not null default true,
  allows_report boolean not null default true,
  primary key (tenant_id, id),
  constraint fk_ndis_service_items__support_category_id foreign key (tenant_id, support_category_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_ndis_service_items__is_active on ndis_service_items (tenant_id, is_active, lower(support_item_number), id) include (support_item_number) where not is_deleted;
create index ix_ndis_service_items__price_limit on ndis_service_items (tenant_id, price_limit, lower(support_item_number), id) include (support_item_number) where not is_deleted;
create index ix_ndis_service_items__price_type on ndis_service_items (tenant_id, price_type, lower(support_item_number), id) include (support_item_number) where not is_deleted;
create index ix_ndis_service_items__search on ndis_service_items using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_ndis_service_items__sort on ndis_service_items (tenant_id, lower(support_item_number), id) include (support_item_number) where not is_deleted;
create index ix_ndis_service_items__support_category_id on ndis_service_items (tenant_id, support_category_id, lower(support_item_number), id) include (support_item_number) where not is_deleted;
create index ix_ndis_service_items__unit_code on ndis_service_items (tenant_id, unit_code, lower(support_item_number), id) include (support_item_number) where not is_deleted;
create unique index uq_ndis_service_items__support_item_number on ndis_service_items (tenant_id, lower(support_item_number)) where not is_deleted;
alter table ndis_service_items enable row level security, force row level security;
create policy tenant_wall on ndis_service_items to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ndis_service_items to caseway_host
  using (true) with check (true);
grant select, insert, update on ndis_service_items to caseway_app, caseway_host;
create trigger history after insert or delete or update on ndis_service_items
  for each row execute function capture_change('ndisServiceItem', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"support_category_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on ndis_service_items
  for each row execute function keep_search_words('ndisServiceItem');
create trigger search_words_changed after update on ndis_service_items
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('ndisServiceItem');

-- ot
create table ot (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  specialty_id uuid,
  appointment_id uuid,
  centre_id uuid,
  appointment_date timestamptz,
  appointment_zone text,
  appointment_note text,
  paperwork_due_date date,
  paperwork_received_on date,
  paperwork_sent_on date,
  paperwork_note text,
  prepayment_status text,
  prepayment_note text,
  attendance_outcome text default 'none'::text,
  arrived_at timestamptz,
  attendance_note text,
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  dictation_due_date date,
  report_received_on date,
  report_sent_on date,
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  reschedule_reason text,
  purchase_order_no text,
  primary key (tenant_id, id),
  constraint fk_ot__appointment_id foreign key (tenant_id, appointment_id) references appointments(tenant_id, id) deferrable,
  constraint fk_ot__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_ot__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_ot__centre_id foreign key (tenant_id, centre_id) references centres(tenant_id, id) deferrable,
  constraint fk_ot__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_ot__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_ot__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_ot__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_ot__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ot__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ot__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_ot__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ot__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_ot__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ot__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_ot__specialty_id foreign key (tenant_id, specialty_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_ot__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_ot__appointment_date on ot (tenant_id, appointment_date, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__appointment_id on ot (tenant_id, appointment_id) where not is_deleted;
create index ix_ot__billing_status on ot (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__booking_cm_id on ot (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__business_unit_id on ot (tenant_id, business_unit_id) where not is_deleted;
create index ix_ot__case_status on ot (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__centre_id on ot (tenant_id, centre_id) where not is_deleted;
create index ix_ot__client_id on ot (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__company_id on ot (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__contractor_id on ot (tenant_id, contractor_id) where not is_deleted;
create index ix_ot__interpreter_id on ot (tenant_id, interpreter_id) where not is_deleted;
create index ix_ot__is_closed on ot (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__is_on_hold on ot (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__is_urgent on ot (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__language_id on ot (tenant_id, language_id) where not is_deleted;
create index ix_ot__matter_type_id on ot (tenant_id, matter_type_id) where not is_deleted;
create index ix_ot__next_due_date on ot (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__next_step on ot (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__pic_user_id on ot (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__report_due_date on ot (tenant_id, report_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__report_type_id on ot (tenant_id, report_type_id) where not is_deleted;
create index ix_ot__scheme_id on ot (tenant_id, scheme_id) where not is_deleted;
create index ix_ot__search on ot using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_ot__sort on ot (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__source_of_referral_id on ot (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_ot__specialist_id on ot (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__specialty_id on ot (tenant_id, specialty_id) where not is_deleted;
create index ix_ot__step on ot (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_ot__type_of_claim_id on ot (tenant_id, type_of_claim_id) where not is_deleted;
alter table ot enable row level security, force row level security;
create policy tenant_wall on ot to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot to caseway_host
  using (true) with check (true);
create policy seen_by_user on ot as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)) or ( select is_erasing() as is_erasing));
grant select, insert, update on ot to caseway_app, caseway_host;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on ot
  for each row execute function compute_ot();
create trigger fill_case before insert or update of client_id on ot
  for each row execute function fill_case();
create trigger history after insert or delete or update on ot
  for each row execute function capture_change('ot', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true},"centre_id":{"table":"centres","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger keep_case after insert or update on ot
  for each row execute function keep_case('OT');
create trigger keep_disposed_case before update on ot
  for each row when (old.is_closed) execute function keep_disposed_case();
create trigger keep_off_erased_person before insert or update of client_id on ot
  for each row execute function keep_case_off_erased_person();
create trigger search_words after insert or delete on ot
  for each row execute function keep_search_words('ot');
create trigger search_words_changed after update on ot
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('ot');

-- ot__body_parts
create table ot__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_ot__body_parts__owner_id foreign key (tenant_id, owner_id) references ot(tenant_id, id) deferrable,
  constraint fk_ot__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_ot__body_parts__target on ot__body_parts (tenant_id, target_id);
alter table ot__body_parts enable row level security, force row level security;
create policy tenant_wall on ot__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on ot__body_parts to caseway_app, caseway_host;

-- ot__other_cms
create table ot__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_ot__other_cms__owner_id foreign key (tenant_id, owner_id) references ot(tenant_id, id) deferrable,
  constraint fk_ot__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_ot__other_cms__target on ot__other_cms (tenant_id, target_id);
alter table ot__other_cms enable row level security, force row level security;
create policy tenant_wall on ot__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on ot__other_cms to caseway_app, caseway_host;

-- ot_quotation_items
create table ot_quotation_items (
  tenant_id uuid not null,
  id uuid not null,
  quotation_id uuid not null,
  item_index numeric,
  description text not null,
  quantity numeric(16,2) not null,
  unit_price numeric(18,2) not null,
  has_gst boolean not null default true,
  amount numeric(18,2),
  gst numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ot_quotation_items__quotation_id foreign key (tenant_id, quotation_id) references ot_quotations(tenant_id, id) deferrable
);
create index ix_ot_quotation_items__quotation_id on ot_quotation_items (tenant_id, quotation_id, item_index, id) where not is_deleted;
create index ix_ot_quotation_items__sort on ot_quotation_items (tenant_id, item_index, id) where not is_deleted;
alter table ot_quotation_items enable row level security, force row level security;
create policy tenant_wall on ot_quotation_items to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot_quotation_items to caseway_host
  using (true) with check (true);
create policy seen_by_user on ot_quotation_items as restrictive for select to caseway_app
  using ((exists ( select 1
   from ot_quotations q
  where q.tenant_id = ot_quotation_items.tenant_id and q.id = ot_quotation_items.quotation_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on ot_quotation_items to caseway_app, caseway_host;
create trigger history after insert or delete or update on ot_quotation_items
  for each row execute function capture_change('otQuotationItem', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"quotation_id":{"table":"ot_quotations","text":"coalesce(t.quotation_no::text, '''')","tenant":true}}');

-- ot_quotation_template_items
create table ot_quotation_template_items (
  tenant_id uuid not null,
  id uuid not null,
  template_id uuid not null,
  item_index numeric not null,
  description text not null,
  quantity numeric(16,2) not null,
  unit_price numeric(18,2) not null,
  has_gst boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ot_quotation_template_items__template_id foreign key (tenant_id, template_id) references ot_quotation_templates(tenant_id, id) deferrable
);
create index ix_ot_quotation_template_items__sort on ot_quotation_template_items (tenant_id, item_index, id) where not is_deleted;
create index ix_ot_quotation_template_items__template_id on ot_quotation_template_items (tenant_id, template_id, item_index, id) where not is_deleted;
alter table ot_quotation_template_items enable row level security, force row level security;
create policy tenant_wall on ot_quotation_template_items to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot_quotation_template_items to caseway_host
  using (true) with check (true);
grant select, insert, update on ot_quotation_template_items to caseway_app, caseway_host;
create trigger history after insert or delete or update on ot_quotation_template_items
  for each row execute function capture_change('otQuotationTemplateItem', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"template_id":{"table":"ot_quotation_templates","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- ot_quotation_templates
create table ot_quotation_templates (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  valid_days numeric not null default 30,
  note text,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_ot_quotation_templates__is_active on ot_quotation_templates (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_ot_quotation_templates__search on ot_quotation_templates using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_ot_quotation_templates__sort on ot_quotation_templates (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_ot_quotation_templates__name on ot_quotation_templates (tenant_id, lower(name)) where not is_deleted;
alter table ot_quotation_templates enable row level security, force row level security;
create policy tenant_wall on ot_quotation_templates to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot_quotation_templates to caseway_host
  using (true) with check (true);
grant select, insert, update on ot_quotation_templates to caseway_app, caseway_host;
create trigger history after insert or delete or update on ot_quotation_templates
  for each row execute function capture_change('otQuotationTemplate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on ot_quotation_templates
  for each row execute function keep_search_words('otQuotationTemplate');
create trigger search_words_changed after update on ot_quotation_templates
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('otQuotationTemplate');

-- ot_quotations
create table ot_quotations (
  tenant_id uuid not null,
  id uuid not null,
  quotation_no text,
  ot_id uuid not null,
  company_id uuid,
  status text not null default 'draft'::text,
  template_id uuid,
  valid_until date,
  note text,
  subtotal numeric(18,2),
  gst numeric(18,2),
  total numeric(18,2),
  sent_at timestamptz,
  sent_to text,
  opened_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  decision_reason text,
  sending_key text,
  search_text text generated always as (lower(coalesce(quotation_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ot_quotations__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_ot_quotations__ot_id foreign key (tenant_id, ot_id) references ot(tenant_id, id) deferrable,
  constraint fk_ot_quotations__template_id foreign key (tenant_id, template_id) references ot_quotation_templates(tenant_id, id) deferrable
);
create index ix_ot_quotations__company_id on ot_quotations (tenant_id, company_id, lower(quotation_no) desc, id) where not is_deleted;
create index ix_ot_quotations__ot_id on ot_quotations (tenant_id, ot_id, lower(quotation_no) desc, id) where not is_deleted;
create index ix_ot_quotations__search on ot_quotations using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_ot_quotations__sent_at on ot_quotations (tenant_id, sent_at, lower(quotation_no) desc, id) where not is_deleted;
create index ix_ot_quotations__sort on ot_quotations (tenant_id, lower(quotation_no) desc, id) where not is_deleted;
create index ix_ot_quotations__status on ot_quotations (tenant_id, status, lower(quotation_no) desc, id) where not is_deleted;
create index ix_ot_quotations__template_id on ot_quotations (tenant_id, template_id) where not is_deleted;
create index ix_ot_quotations__valid_until on ot_quotations (tenant_id, valid_until, lower(quotation_no) desc, id) where not is_deleted;
create index ix_ot_quotations__waiting on ot_quotations (valid_until) where (status = any (array['sent'::text, 'underReview'::text])) and not is_deleted;
create unique index ux_ot_quotations__current on ot_quotations (tenant_id, ot_id) where (status = any (array['draft'::text, 'sent'::text, 'underReview'::text])) and not is_deleted;
alter table ot_quotations enable row level security, force row level security;
create policy tenant_wall on ot_quotations to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ot_quotations to caseway_host
  using (true) with check (true);
create policy seen_by_user on ot_quotations as restrictive for select to caseway_app
  using ((exists ( select 1
   from ot c
  where c.tenant_id = ot_quotations.tenant_id and c.id = ot_quotations.ot_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on ot_quotations to caseway_app, caseway_host;
create trigger history after insert or delete or update on ot_quotations
  for each row execute function capture_change('otQuotation', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,sending_key', '{"ot_id":{"table":"ot","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"template_id":{"table":"ot_quotation_templates","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on ot_quotations
  for each row execute function keep_search_words('otQuotation');
create trigger search_words_changed after update on ot_quotations
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('otQuotation');

-- record_chase_rules
create table record_chase_rules (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  request_type text,
  first_days numeric not null,
  side text not null default 'before'::text,
  every_days numeric not null,
  most numeric not null,
  escalate_after numeric,
  escalate_to_id uuid,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_record_chase_rules__escalate_to_id foreign key (tenant_id, escalate_to_id) references users(tenant_id, id) deferrable
);
create index ix_record_chase_rules__escalate_to_id on record_chase_rules (tenant_id, escalate_to_id) where not is_deleted;
create index ix_record_chase_rules__is_active on record_chase_rules (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_record_chase_rules__request_type on record_chase_rules (tenant_id, request_type, lower(name), id) include (name) where not is_deleted;
create index ix_record_chase_rules__search on record_chase_rules using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_record_chase_rules__sort on record_chase_rules (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_record_chase_rules__name on record_chase_rules (tenant_id, lower(name)) where not is_deleted;
alter table record_chase_rules enable row level security, force row level security;
create policy tenant_wall on record_chase_rules to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on record_chase_rules to caseway_host
  using (true) with check (true);
grant select, insert, update on record_chase_rules to caseway_app, caseway_host;
create trigger history after insert or delete or update on record_chase_rules
  for each row execute function capture_change('recordChaseRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"escalate_to_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on record_chase_rules
  for each row execute function keep_search_words('recordChaseRule');
create trigger search_words_changed after update on record_chase_rules
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('recordChaseRule');

-- reminder_rules
create table reminder_rules (
  tenant_id uuid not null,
  id uuid not null,
  what text not null,
  days numeric not null,
  side text not null default 'before'::text,
  sent_by text not null default 'mail'::text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_reminder_rules__is_active on reminder_rules (tenant_id, is_active, lower(what), days, id) include (what) where not is_deleted;
create index ix_reminder_rules__sent_by on reminder_rules (tenant_id, sent_by, lower(what), days, id) include (what) where not is_deleted;
create index ix_reminder_rules__sort on reminder_rules (tenant_id, lower(what), days, id) include (what) where not is_deleted;
create index ix_reminder_rules__what on reminder_rules (tenant_id, what, lower(what), days, id) include (what) where not is_deleted;
create unique index uq_reminder_rules__what__side__days__sent_by on reminder_rules (tenant_id, lower(what), lower(side), days, lower(sent_by)) where not is_deleted;
alter table reminder_rules enable row level security, force row level security;
create policy tenant_wall on reminder_rules to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on reminder_rules to caseway_host
  using (true) with check (true);
grant select, insert, update on reminder_rules to caseway_app, caseway_host;
create trigger history after insert or delete or update on reminder_rules
  for each row execute function capture_change('reminderRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

-- report_correction
create table report_correction (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  case_report_id uuid,
  specialist_id uuid,
  category text not null default 'other'::text,
  severity text not null default 'minor'::text,
  finding text not null,
  status text not null default 'pending'::text,
  note text,
  raised_by_id uuid,
  returned_at timestamptz,
  search_text text generated always as (lower(coalesce(finding, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  adequacy text,
  qa_status_id uuid,
  primary key (tenant_id, id),
  constraint fk_report_correction__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_report_correction__case_report_id foreign key (tenant_id, case_report_id) references case_reports(tenant_id, id) deferrable,
  constraint fk_report_correction__qa_status_id foreign key (tenant_id, qa_status_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_report_correction__raised_by_id foreign key (tenant_id, raised_by_id) references users(tenant_id, id) deferrable,
  constraint fk_report_correction__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_report_correction__adequacy on report_correction (tenant_id, adequacy, creation_time desc, id) where not is_deleted;
create index ix_report_correction__case_id on report_correction (tenant_id, case_id, creation_time desc, id) where not is_deleted;
create index ix_report_correction__case_report_id on report_correction (tenant_id, case_report_id, creation_time desc, id) where not is_deleted;
create index ix_report_correction__category on report_correction (tenant_id, category, creation_time desc, id) where not is_deleted;
create index ix_report_correction__qa_status_id on report_correction (tenant_id, qa_status_id, creation_time desc, id) where not is_deleted;
create index ix_report_correction__raised_by_id on report_correction (tenant_id, raised_by_id, creation_time desc, id) where not is_deleted;
create index ix_report_correction__search on report_correction using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_report_correction__severity on report_correction (tenant_id, severity, creation_time desc, id) where not is_deleted;
create index ix_report_correction__sort on report_correction (tenant_id, creation_time desc, id) where not is_deleted;
create index ix_report_correction__specialist_id on report_correction (tenant_id, specialist_id, creation_time desc, id) where not is_deleted;
create index ix_report_correction__status on report_correction (tenant_id, status, creation_time desc, id) where not is_deleted;
alter table report_correction enable row level security, force row level security;
create policy tenant_wall on report_correction to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_correction to caseway_host
  using (true) with check (true);
create policy seen_with_case on report_correction as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = report_correction.tenant_id and c.id = report_correction.case_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on report_correction to caseway_app, caseway_host;
create trigger fill_report_correction before insert or update on report_correction
  for each row execute function fill_report_correction();
create trigger history after insert or delete or update on report_correction
  for each row execute function capture_change('reportCorrection', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,specialist_id,raised_by_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"case_report_id":{"table":"case_reports","text":"(''Version '' || coalesce(t.version::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"qa_status_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"raised_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger keep_off_disposed_case before insert on report_correction
  for each row execute function keep_off_disposed_case();

-- report_deliveries
create table report_deliveries (
  tenant_id uuid not null,
  id uuid not null,
  case_report_id uuid not null,
  case_id uuid not null,
  case_manager_id uuid,
  name text not null,
  email text,
  delivery text not null,
  sent_at timestamptz,
  opened_at timestamptz,
  opened_by text,
  link_key text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_report_deliveries__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_report_deliveries__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_report_deliveries__case_report_id foreign key (tenant_id, case_report_id) references case_reports(tenant_id, id) deferrable
);
create index ix_report_deliveries__case_id on report_deliveries (tenant_id, case_id, sent_at desc, id) where not is_deleted;
create index ix_report_deliveries__case_manager_id on report_deliveries (tenant_id, case_manager_id) where not is_deleted;
create index ix_report_deliveries__case_report_id on report_deliveries (tenant_id, case_report_id, sent_at desc, id) where not is_deleted;
create index ix_report_deliveries__delivery on report_deliveries (tenant_id, delivery, sent_at desc, id) where not is_deleted;
create index ix_report_deliveries__opened_at on report_deliveries (tenant_id, opened_at, sent_at desc, id) where not is_deleted;
create index ix_report_deliveries__sort on report_deliveries (tenant_id, sent_at desc, id) where not is_deleted;
create unique index uq_report_deliveries__link_key on report_deliveries (tenant_id, link_key) where link_key is not null;
alter table report_deliveries enable row level security, force row level security;
create policy tenant_wall on report_deliveries to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_deliveries to caseway_host
  using (true) with check (true);
create policy seen_with_case on report_deliveries as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = report_deliveries.tenant_id and c.id = report_deliveries.case_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on report_deliveries to caseway_app, caseway_host;
create trigger history after insert or delete or update on report_deliveries
  for each row execute function capture_change('reportDelivery', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,link_key', '{"case_report_id":{"table":"case_reports","text":"(''Version '' || coalesce(t.version::text, ''''))","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

-- report_remarks
create table report_remarks (
  tenant_id uuid not null,
  id uuid not null,
  case_report_id uuid not null,
  case_id uuid,
  specialist_id uuid,
  author_id uuid,
  quote text,
  place text,
  remark text not null,
  status text not null default 'open'::text,
  reply text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_report_remarks__author_id foreign key (tenant_id, author_id) references users(tenant_id, id) deferrable,
  constraint fk_report_remarks__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_report_remarks__case_report_id foreign key (tenant_id, case_report_id) references case_reports(tenant_id, id) deferrable,
  constraint fk_report_remarks__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_report_remarks__author_id on report_remarks (tenant_id, author_id) where not is_deleted;
create index ix_report_remarks__case_id on report_remarks (tenant_id, case_id, creation_time, id) where not is_deleted;
create index ix_report_remarks__case_report_id on report_remarks (tenant_id, case_report_id, creation_time, id) where not is_deleted;
create index ix_report_remarks__sort on report_remarks (tenant_id, creation_time, id) where not is_deleted;
create index ix_report_remarks__specialist_id on report_remarks (tenant_id, specialist_id) where not is_deleted;
create index ix_report_remarks__status on report_remarks (tenant_id, status, creation_time, id) where not is_deleted;
alter table report_remarks enable row level security, force row level security;
create policy tenant_wall on report_remarks to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_remarks to caseway_host
  using (true) with check (true);
create policy seen_with_case on report_remarks as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = report_remarks.tenant_id and c.id = report_remarks.case_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on report_remarks to caseway_app, caseway_host;
create trigger fill_report_remark before insert or update on report_remarks
  for each row execute function fill_report_remark();
create trigger history after insert or delete or update on report_remarks
  for each row execute function capture_change('reportRemark', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,case_id,specialist_id,author_id', '{"case_report_id":{"table":"case_reports","text":"(''Version '' || coalesce(t.version::text, ''''))","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"author_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

-- report_signatures
create table report_signatures (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  picture_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_report_signatures__picture_id foreign key (tenant_id, picture_id) references files(tenant_id, id) deferrable,
  constraint fk_report_signatures__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_report_signatures__sort on report_signatures (tenant_id, creation_time desc, id) where not is_deleted;
create index ix_report_signatures__specialist_id on report_signatures (tenant_id, specialist_id, creation_time desc, id) where not is_deleted;
create unique index uq_report_signatures__specialist_id on report_signatures (tenant_id, specialist_id) where not is_deleted;
alter table report_signatures enable row level security, force row level security;
create policy tenant_wall on report_signatures to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_signatures to caseway_host
  using (true) with check (true);
grant select, insert, update on report_signatures to caseway_app, caseway_host;
create trigger files after insert or update of picture_id on report_signatures
  for each row execute function own_files('reportSignature', 'picture_id');
create trigger history after insert or delete or update on report_signatures
  for each row execute function capture_change('reportSignature', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

-- report_templates
create table report_templates (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  case_type text not null,
  specialist_id uuid,
  file_id uuid,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_report_templates__file_id foreign key (tenant_id, file_id) references files(tenant_id, id) deferrable,
  constraint fk_report_templates__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_report_templates__case_type on report_templates (tenant_id, case_type, lower(name), id) include (name) where not is_deleted;
create index ix_report_templates__is_active on report_templates (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_report_templates__search on report_templates using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_report_templates__sort on report_templates (tenant_id, lower(name), id) include (name) where not is_deleted;
create index ix_report_templates__specialist_id on report_templates (tenant_id, specialist_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_report_templates__name on report_templates (tenant_id, lower(name)) where not is_deleted;
alter table report_templates enable row level security, force row level security;
create policy tenant_wall on report_templates to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on report_templates to caseway_host
  using (true) with check (true);
grant select, insert, update on report_templates to caseway_app, caseway_host;
create trigger files after insert or update of file_id on report_templates
  for each row execute function own_files('reportTemplate', 'file_id');
create trigger history after insert or delete or update on report_templates
  for each row execute function capture_change('reportTemplate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

-- request_files
create table request_files (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  file_id text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_request_files__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable
);
create index ix_request_files__case_id on request_files (tenant_id, case_id, creation_time, id) where not is_deleted;
create index ix_request_files__file on request_files (tenant_id, file_id) where not is_deleted;
create index ix_request_files__sort on request_files (tenant_id, creation_time, id) where not is_deleted;
create unique index uq_request_files__case_id__file_id on request_files (tenant_id, case_id, lower(file_id)) where not is_deleted;
alter table request_files enable row level security, force row level security;
create policy tenant_wall on request_files to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on request_files to caseway_host
  using (true) with check (true);
create policy seen_by_user on request_files as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = request_files.tenant_id and c.id = request_files.case_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on request_files to caseway_app, caseway_host;
create trigger history after insert or delete or update on request_files
  for each row execute function capture_change('requestFile', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger keep_off_disposed_case before insert on request_files
  for each row execute function keep_off_disposed_case();

-- retention_rules
create table retention_rules (
  tenant_id uuid not null,
  id uuid not null,
  case_type text not null,
  years numeric not null default 7,
  child_until numeric not null default 25,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_retention_rules__case_type on retention_rules (tenant_id, case_type, lower(case_type), id) include (case_type) where not is_deleted;
create index ix_retention_rules__sort on retention_rules (tenant_id, lower(case_type), id) include (case_type) where not is_deleted;
create unique index uq_retention_rules__case_type on retention_rules (tenant_id, lower(case_type)) where not is_deleted;
alter table retention_rules enable row level security, force row level security;
create policy tenant_wall on retention_rules to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on retention_rules to caseway_host
  using (true) with check (true);
grant select, insert, update on retention_rules to caseway_app, caseway_host;
create trigger history after insert or delete or update on retention_rules
  for each row execute function capture_change('retentionRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

-- section_locks
create unlogged table section_locks (
  tenant_id uuid not null,
  case_id uuid not null,
  section text not null,
  from_module text not null,
  socket_id text not null,
  user_id uuid not null,
  user_name text not null,
  taken_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (tenant_id, case_id, section)
);
create index section_locks_by_age on section_locks (seen_at);
create index section_locks_of_socket on section_locks (tenant_id, socket_id);
alter table section_locks enable row level security, force row level security;
create policy tenant_wall on section_locks to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on section_locks to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on section_locks to caseway_app, caseway_host;

-- supplementaries
create table supplementaries (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  specialty_id uuid,
  request_kind text not null default 'chargeable'::text,
  agreed_fee numeric(18,2),
  origin_case_id uuid,
  questions text,
  pages numeric,
  pages_reason text,
  document_count numeric default 0,
  request_sent_on date,
  asks_first boolean not null default false,
  specialist_answer text,
  answer_reason text,
  answered_at timestamptz,
  answer_of_id uuid,
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  dictation_due_date date,
  report_received_on date,
  report_sent_on date,
  search_text text generated always as (lower((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_supplementaries__answer_of_id foreign key (tenant_id, answer_of_id) references specialists(tenant_id, id) deferrable,
  constraint fk_supplementaries__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_supplementaries__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_supplementaries__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_supplementaries__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_supplementaries__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_supplementaries__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_supplementaries__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_supplementaries__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_supplementaries__origin_case_id foreign key (tenant_id, origin_case_id) references cases(tenant_id, id) deferrable,
  constraint fk_supplementaries__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_supplementaries__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_supplementaries__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_supplementaries__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_supplementaries__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_supplementaries__specialty_id foreign key (tenant_id, specialty_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_supplementaries__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_supplementaries__answer_of_id on supplementaries (tenant_id, answer_of_id) where not is_deleted;
create index ix_supplementaries__billing_status on supplementaries (tenant_id, billing_status, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__booking_cm_id on supplementaries (tenant_id, booking_cm_id, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__business_unit_id on supplementaries (tenant_id, business_unit_id) where not is_deleted;
create index ix_supplementaries__case_status on supplementaries (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__client_id on supplementaries (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__company_id on supplementaries (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__contractor_id on supplementaries (tenant_id, contractor_id) where not is_deleted;
create index ix_supplementaries__interpreter_id on supplementaries (tenant_id, interpreter_id) where not is_deleted;
create index ix_supplementaries__is_closed on supplementaries (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__is_on_hold on supplementaries (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__is_urgent on supplementaries (tenant_id, is_urgent, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__language_id on supplementaries (tenant_id, language_id) where not is_deleted;
create index ix_supplementaries__matter_type_id on supplementaries (tenant_id, matter_type_id) where not is_deleted;
create index ix_supplementaries__next_due_date on supplementaries (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__next_step on supplementaries (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__origin on supplementaries (tenant_id, origin_case_id) where origin_case_id is not null and not is_deleted;
create index ix_supplementaries__origin_case_id on supplementaries (tenant_id, origin_case_id, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__pic_user_id on supplementaries (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__report_due_date on supplementaries (tenant_id, report_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__report_type_id on supplementaries (tenant_id, report_type_id) where not is_deleted;
create index ix_supplementaries__request_kind on supplementaries (tenant_id, request_kind, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__scheme_id on supplementaries (tenant_id, scheme_id) where not is_deleted;
create index ix_supplementaries__search on supplementaries using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_supplementaries__sort on supplementaries (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__source_of_referral_id on supplementaries (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_supplementaries__specialist_answer on supplementaries (tenant_id, specialist_answer, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__specialist_id on supplementaries (tenant_id, specialist_id, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__specialty_id on supplementaries (tenant_id, specialty_id) where not is_deleted;
create index ix_supplementaries__step on supplementaries (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_supplementaries__type_of_claim_id on supplementaries (tenant_id, type_of_claim_id) where not is_deleted;
alter table supplementaries enable row level security, force row level security;
create policy tenant_wall on supplementaries to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on supplementaries to caseway_host
  using (true) with check (true);
create policy seen_by_user on supplementaries as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or ( select sees_every_case(current_actor()) as sees_every_case) or visibility = 'staff'::text and ( select sees_staff_cases(current_actor()) as sees_staff_cases) or visibility = 'group'::text and (id in ( select cases_of_groups(current_actor()) as cases_of_groups)) or ( select is_erasing() as is_erasing));
grant select, insert, update on supplementaries to caseway_app, caseway_host;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on supplementaries
  for each row execute function compute_supplementaries();
create trigger fill_case before insert or update of client_id on supplementaries
  for each row execute function fill_case();
create trigger history after insert or delete or update on supplementaries
  for each row execute function capture_change('supp', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"origin_case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"answer_of_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');
create trigger keep_case after insert or update on supplementaries
  for each row execute function keep_case('SUPP');
create trigger keep_disposed_case before update on supplementaries
  for each row when (old.is_closed) execute function keep_disposed_case();
create trigger keep_off_erased_person before insert or update of client_id on supplementaries
  for each row execute function keep_case_off_erased_person();
create trigger search_words after insert or delete on supplementaries
  for each row execute function keep_search_words('supp');
create trigger search_words_changed after update on supplementaries
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('supp');

-- supplementaries__body_parts
create table supplementaries__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_supplementaries__body_parts__owner_id foreign key (tenant_id, owner_id) references supplementaries(tenant_id, id) deferrable,
  constraint fk_supplementaries__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_supplementaries__body_parts__target on supplementaries__body_parts (tenant_id, target_id);
alter table supplementaries__body_parts enable row level security, force row level security;
create policy tenant_wall on supplementaries__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on supplementaries__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on supplementaries__body_parts to caseway_app, caseway_host;

-- supplementaries__other_cms
create table supplementaries__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_supplementaries__other_cms__owner_id foreign key (tenant_id, owner_id) references supplementaries(tenant_id, id) deferrable,
  constraint fk_supplementaries__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_supplementaries__other_cms__target on supplementaries__other_cms (tenant_id, target_id);
alter table supplementaries__other_cms enable row level security, force row level security;
create policy tenant_wall on supplementaries__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on supplementaries__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on supplementaries__other_cms to caseway_app, caseway_host;

-- talking_point
create table talking_point (
  tenant_id uuid not null,
  id uuid not null,
  title text not null,
  category_id uuid constraint talking_point_category_id_not_null1 not null,
  audience text,
  content text not null,
  item_index numeric,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(title, ''::text) || ' '::text) || coalesce(content, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_talking_point__category_id foreign key (tenant_id, category_id) references talking_point_category(tenant_id, id) deferrable
);
create index ix_talking_point__audience on talking_point (tenant_id, audience, category_id, item_index, id) where not is_deleted;
create index ix_talking_point__category_id on talking_point (tenant_id, category_id, category_id, item_index, id) where not is_deleted;
create index ix_talking_point__is_active on talking_point (tenant_id, is_active, category_id, item_index, id) where not is_deleted;
create index ix_talking_point__search on talking_point using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_talking_point__sort on talking_point (tenant_id, category_id, item_index, id) where not is_deleted;
alter table talking_point enable row level security, force row level security;
create policy tenant_wall on talking_point to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on talking_point to caseway_host
  using (true) with check (true);
grant select, insert, update on talking_point to caseway_app, caseway_host;
create trigger history after insert or delete or update on talking_point
  for each row execute function capture_change('talkingPoint', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"category_id":{"table":"talking_point_category","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- talking_point_category
create table talking_point_category (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  description text,
  item_index numeric,
  is_active boolean not null default true,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_talking_point_category__is_active on talking_point_category (tenant_id, is_active, item_index, lower(name), id) include (name) where not is_deleted;
create index ix_talking_point_category__search on talking_point_category using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_talking_point_category__sort on talking_point_category (tenant_id, item_index, lower(name), id) include (name) where not is_deleted;
create unique index uq_talking_point_category__name on talking_point_category (tenant_id, lower(name)) where not is_deleted;
alter table talking_point_category enable row level security, force row level security;
create policy tenant_wall on talking_point_category to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on talking_point_category to caseway_host
  using (true) with check (true);
grant select, insert, update on talking_point_category to caseway_app, caseway_host;
create trigger history after insert or delete or update on talking_point_category
  for each row execute function capture_change('talkingPointCategory', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on talking_point_category
  for each row execute function keep_search_words('talkingPointCategory');
create trigger search_words_changed after update on talking_point_category
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('talkingPointCategory');

-- task_checklists
create table task_checklists (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  check_list_id uuid not null,
  criteria_id uuid not null,
  group_task text not null,
  item_index numeric not null,
  name text not null,
  description text,
  is_required boolean not null default false,
  case_status text,
  status text not null default 'incomplete'::text,
  user_id uuid,
  answered_at timestamptz,
  note text,
  company_id uuid,
  search_text text generated always as (lower((coalesce(group_task, ''::text) || ' '::text) || coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_task_checklists__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_task_checklists__check_list_id foreign key (tenant_id, check_list_id) references check_lists(tenant_id, id) deferrable,
  constraint fk_task_checklists__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_task_checklists__criteria_id foreign key (tenant_id, criteria_id) references checklist_criterias(tenant_id, id) deferrable,
  constraint fk_task_checklists__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_task_checklists__case_id on task_checklists (tenant_id, case_id, lower(group_task), item_index, id) include (group_task) where not is_deleted;
create index ix_task_checklists__check_list_id on task_checklists (tenant_id, check_list_id, lower(group_task), item_index, id) include (group_task) where not is_deleted;
create index ix_task_checklists__company_id on task_checklists (tenant_id, company_id) where not is_deleted;
create index ix_task_checklists__criteria_id on task_checklists (tenant_id, criteria_id) where not is_deleted;
create index ix_task_checklists__group_task on task_checklists (tenant_id, group_task, lower(group_task), item_index, id) include (group_task) where not is_deleted;
create index ix_task_checklists__is_required on task_checklists (tenant_id, is_required, lower(group_task), item_index, id) include (group_task) where not is_deleted;
create index ix_task_checklists__search on task_checklists using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_task_checklists__sort on task_checklists (tenant_id, lower(group_task), item_index, id) include (group_task) where not is_deleted;
create index ix_task_checklists__status on task_checklists (tenant_id, status, lower(group_task), item_index, id) include (group_task) where not is_deleted;
create index ix_task_checklists__user_id on task_checklists (tenant_id, user_id, lower(group_task), item_index, id) include (group_task) where not is_deleted;
create unique index uq_task_checklists__case_id__criteria_id on task_checklists (tenant_id, case_id, criteria_id) where not is_deleted;
alter table task_checklists enable row level security, force row level security;
create policy tenant_wall on task_checklists to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on task_checklists to caseway_host
  using (true) with check (true);
create policy seen_by_user on task_checklists as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = task_checklists.tenant_id and c.id = task_checklists.case_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on task_checklists to caseway_app, caseway_host;
create trigger fill_task_company before insert on task_checklists
  for each row execute function fill_task_company();
create trigger history after insert or delete or update on task_checklists
  for each row execute function capture_change('taskChecklist', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,company_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"check_list_id":{"table":"check_lists","text":"coalesce(t.name::text, '''')","tenant":true},"criteria_id":{"table":"checklist_criterias","text":"coalesce(t.name::text, '''')","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger keep_off_disposed_case before insert on task_checklists
  for each row execute function keep_off_disposed_case();

-- time_budgets
create table time_budgets (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  hours numeric(16,2),
  amount numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_time_budgets__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable
);
create index ix_time_budgets__case_id on time_budgets (tenant_id, case_id, case_id, id) where not is_deleted;
create index ix_time_budgets__sort on time_budgets (tenant_id, case_id, id) where not is_deleted;
create unique index uq_time_budgets__case_id on time_budgets (tenant_id, case_id) where not is_deleted;
alter table time_budgets enable row level security, force row level security;
create policy tenant_wall on time_budgets to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on time_budgets to caseway_host
  using (true) with check (true);
grant select, insert, update on time_budgets to caseway_app, caseway_host;
create trigger history after insert or delete or update on time_budgets
  for each row execute function capture_change('timeBudget', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

-- time_rates
create table time_rates (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid,
  specialist_id uuid,
  activity text,
  rate_per_hour numeric(18,2) not null,
  effective_from date not null,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_time_rates__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_time_rates__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_time_rates__activity on time_rates (tenant_id, activity, effective_from desc, id) where not is_deleted;
create index ix_time_rates__effective_from on time_rates (tenant_id, effective_from, effective_from desc, id) where not is_deleted;
create index ix_time_rates__sort on time_rates (tenant_id, effective_from desc, id) where not is_deleted;
create index ix_time_rates__specialist_id on time_rates (tenant_id, specialist_id, effective_from desc, id) where not is_deleted;
create index ix_time_rates__user_id on time_rates (tenant_id, user_id, effective_from desc, id) where not is_deleted;
alter table time_rates enable row level security, force row level security;
create policy tenant_wall on time_rates to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on time_rates to caseway_host
  using (true) with check (true);
grant select, insert, update on time_rates to caseway_app, caseway_host;
create trigger history after insert or delete or update on time_rates
  for each row execute function capture_change('timeRate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

-- time_timers
create table time_timers (
  tenant_id uuid not null,
  user_id uuid not null,
  case_id uuid not null,
  activity text not null,
  note text,
  started_at timestamptz not null,
  primary key (tenant_id, user_id),
  constraint fk_time_timers__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_time_timers__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
alter table time_timers enable row level security, force row level security;
create policy tenant_wall on time_timers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on time_timers to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on time_timers to caseway_app, caseway_host;

-- time_tracking
create table time_tracking (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  user_kind text not null default 'staff'::text,
  user_id uuid,
  specialist_id uuid,
  activity text not null,
  started_at timestamptz not null,
  minutes numeric not null,
  ended_at timestamptz,
  work_day date,
  rate numeric(18,2),
  amount numeric(18,2),
  note text,
  appointment_id uuid,
  billing_status text not null default 'notReady'::text,
  approval text not null default 'draft'::text,
  approved_by_id uuid,
  charge_id uuid,
  search_text text generated always as (lower(coalesce(note, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__timeOverlapsHidden" exclude using gist (tenant_id with =, coalesce(user_id, specialist_id) with =, tstzrange(started_at, ended_at) with &&) where (not is_deleted),
  constraint "refused__timeWithoutSpecialist" check (user_kind <> 'specialist'::text or specialist_id is not null),
  constraint "refused__timeWithoutUser" check (user_kind <> 'staff'::text or user_id is not null),
  constraint fk_time_tracking__appointment_id foreign key (tenant_id, appointment_id) references appointments(tenant_id, id) deferrable,
  constraint fk_time_tracking__approved_by_id foreign key (tenant_id, approved_by_id) references users(tenant_id, id) deferrable,
  constraint fk_time_tracking__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_time_tracking__charge_id foreign key (tenant_id, charge_id) references case_charges(tenant_id, id) deferrable,
  constraint fk_time_tracking__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_time_tracking__user_id foreign key (tenant_id, user_id) references users(tenant_id, id) deferrable
);
create index ix_time_tracking__activity on time_tracking (tenant_id, activity, started_at desc, id) where not is_deleted;
create index ix_time_tracking__appointment_id on time_tracking (tenant_id, appointment_id) where not is_deleted;
create index ix_time_tracking__approval on time_tracking (tenant_id, approval, started_at desc, id) where not is_deleted;
create index ix_time_tracking__approved_by_id on time_tracking (tenant_id, approved_by_id) where not is_deleted;
create index ix_time_tracking__billing_status on time_tracking (tenant_id, billing_status, started_at desc, id) where not is_deleted;
create index ix_time_tracking__case_id on time_tracking (tenant_id, case_id, started_at desc, id) where not is_deleted;
create index ix_time_tracking__charge_id on time_tracking (tenant_id, charge_id) where not is_deleted;
create index ix_time_tracking__search on time_tracking using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_time_tracking__sort on time_tracking (tenant_id, started_at desc, id) where not is_deleted;
create index ix_time_tracking__specialist_id on time_tracking (tenant_id, specialist_id, started_at desc, id) where not is_deleted;
create index ix_time_tracking__user_id on time_tracking (tenant_id, user_id, started_at desc, id) where not is_deleted;
create index ix_time_tracking__user_kind on time_tracking (tenant_id, user_kind, started_at desc, id) where not is_deleted;
create index ix_time_tracking__work_day on time_tracking (tenant_id, work_day, started_at desc, id) where not is_deleted;
alter table time_tracking enable row level security, force row level security;
create policy tenant_wall on time_tracking to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on time_tracking to caseway_host
  using (true) with check (true);
create policy seen_by_user on time_tracking as restrictive for select to caseway_app
  using ((exists ( select 1
   from cases c
  where c.tenant_id = time_tracking.tenant_id and c.id = time_tracking.case_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on time_tracking to caseway_app, caseway_host;
create trigger fill_time_entry before insert or update on time_tracking
  for each row execute function fill_time_entry();
create trigger guard_time_entry before insert or update on time_tracking
  for each row execute function guard_time_entry();
create trigger history after insert or delete or update on time_tracking
  for each row execute function capture_change('timeEntry', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"appointment_id":{"table":"appointments","text":"coalesce(t.reference::text, '''')","tenant":true},"approved_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"charge_id":{"table":"case_charges","text":"coalesce(t.description::text, '''')","tenant":true}}');
create trigger keep_off_disposed_case before insert on time_tracking
  for each row execute function keep_off_disposed_case();

-- tpd
create table tpd (
  tenant_id uuid not null,
  id uuid not null,
  case_no text,
  client_id uuid not null,
  claimant_name text,
  company_id uuid,
  booking_cm_id uuid,
  business_unit_id uuid,
  customer_reference text,
  purchase_order_no text,
  contractor_id uuid,
  specialist_id uuid,
  interpreter_id uuid,
  claim_no text,
  matter_id text,
  date_of_injury date,
  matter_type_id uuid,
  scheme_id uuid,
  type_of_claim_id uuid,
  side text,
  employer text,
  interpreter_required boolean not null default false,
  language_id uuid,
  requested_on date,
  is_urgent boolean not null default false,
  report_type_id uuid,
  report_due_date date,
  source_of_referral_id uuid,
  booking_notes text,
  internal_notes text,
  step text not null default 'caseCreated'::text,
  billing_status text not null default 'none'::text,
  is_on_hold boolean not null default false,
  case_status text,
  status_name text,
  is_closed boolean not null default false,
  next_step text,
  next_due_date date,
  pic_user_id uuid,
  visibility text default 'everyone'::text,
  occupation text,
  date_last_worked date,
  hours_per_week numeric,
  duties text,
  education text,
  disability text,
  first_symptoms_on date,
  treating_doctor text,
  form_sent_on date,
  form_signed_on date,
  form_note text,
  lodge_from date,
  eligibility text,
  agreement_signed_on date,
  records_case_id uuid,
  records_reference text,
  bundle_file_id text,
  bundle_pages numeric,
  bundled_at timestamptz,
  submitted_on date,
  outcome text,
  outcome_on date,
  outcome_amount numeric(18,2),
  cancelled_on date,
  cancel_reason text,
  cancel_note text,
  search_text text generated always as (lower((((((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text)) || ' '::text) || coalesce(claim_no, ''::text)) || ' '::text) || coalesce(occupation, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__formSignedBeforeSent" check (form_signed_on >= form_sent_on),
  constraint fk_tpd__booking_cm_id foreign key (tenant_id, booking_cm_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_tpd__business_unit_id foreign key (tenant_id, business_unit_id) references company_business_units(tenant_id, id) deferrable,
  constraint fk_tpd__client_id foreign key (tenant_id, client_id) references clients(tenant_id, id) deferrable,
  constraint fk_tpd__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_tpd__contractor_id foreign key (tenant_id, contractor_id) references contractors(tenant_id, id) deferrable,
  constraint fk_tpd__interpreter_id foreign key (tenant_id, interpreter_id) references service_provider(tenant_id, id) deferrable,
  constraint fk_tpd__language_id foreign key (tenant_id, language_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_tpd__matter_type_id foreign key (tenant_id, matter_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_tpd__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_tpd__records_case_id foreign key (tenant_id, records_case_id) references cases(tenant_id, id) deferrable,
  constraint fk_tpd__report_type_id foreign key (tenant_id, report_type_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_tpd__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_tpd__source_of_referral_id foreign key (tenant_id, source_of_referral_id) references lookup_config(tenant_id, id) deferrable,
  constraint fk_tpd__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_tpd__type_of_claim_id foreign key (tenant_id, type_of_claim_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_tpd__booking_cm_id on tpd (tenant_id, booking_cm_id) where not is_deleted;
create index ix_tpd__business_unit_id on tpd (tenant_id, business_unit_id) where not is_deleted;
create index ix_tpd__case_status on tpd (tenant_id, case_status, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__client_id on tpd (tenant_id, client_id, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__company_id on tpd (tenant_id, company_id, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__contractor_id on tpd (tenant_id, contractor_id) where not is_deleted;
create index ix_tpd__eligibility on tpd (tenant_id, eligibility, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__interpreter_id on tpd (tenant_id, interpreter_id) where not is_deleted;
create index ix_tpd__is_closed on tpd (tenant_id, is_closed, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__is_on_hold on tpd (tenant_id, is_on_hold, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__language_id on tpd (tenant_id, language_id) where not is_deleted;
create index ix_tpd__lodge_from on tpd (tenant_id, lodge_from, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__matter_type_id on tpd (tenant_id, matter_type_id) where not is_deleted;
create index ix_tpd__next_due_date on tpd (tenant_id, next_due_date, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__next_step on tpd (tenant_id, next_step, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__outcome on tpd (tenant_id, outcome, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__pic_user_id on tpd (tenant_id, pic_user_id, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__records_case_id on tpd (tenant_id, records_case_id) where not is_deleted;
create index ix_tpd__report_type_id on tpd (tenant_id, report_type_id) where not is_deleted;
create index ix_tpd__scheme_id on tpd (tenant_id, scheme_id) where not is_deleted;
create index ix_tpd__search on tpd using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_tpd__sort on tpd (tenant_id, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__source_of_referral_id on tpd (tenant_id, source_of_referral_id) where not is_deleted;
create index ix_tpd__specialist_id on tpd (tenant_id, specialist_id) where not is_deleted;
create index ix_tpd__step on tpd (tenant_id, step, lower(case_no) desc, id) where not is_deleted;
create index ix_tpd__type_of_claim_id on tpd (tenant_id, type_of_claim_id) where not is_deleted;
alter table tpd enable row level security, force row level security;
create policy tenant_wall on tpd to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd to caseway_host
  using (true) with check (true);
create policy seen_by_user on tpd as restrictive for select to caseway_app
  using (visibility = 'everyone'::text or case_is_for(current_actor(), visibility, id) or ( select is_erasing() as is_erasing));
grant select, insert, update on tpd to caseway_app, caseway_host;
create trigger computed before insert or update of case_status, is_on_hold, step, billing_status, status_name, is_closed on tpd
  for each row execute function compute_tpd();
create trigger fill_case before insert or update of client_id on tpd
  for each row execute function fill_case();
create trigger history after insert or delete or update on tpd
  for each row execute function capture_change('tpd', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,claimant_name,case_status,status_name,is_closed,bundle_file_id', '{"client_id":{"table":"clients","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"booking_cm_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"business_unit_id":{"table":"company_business_units","text":"coalesce(t.name::text, '''')","tenant":true},"contractor_id":{"table":"contractors","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"interpreter_id":{"table":"service_provider","text":"coalesce(t.name::text, '''')","tenant":true},"matter_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"type_of_claim_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"language_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"report_type_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"source_of_referral_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"records_case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger keep_case after insert or update on tpd
  for each row execute function keep_case('TPD');
create trigger keep_disposed_case before update on tpd
  for each row when (old.is_closed) execute function keep_disposed_case();
create trigger keep_off_erased_person before insert or update of client_id on tpd
  for each row execute function keep_case_off_erased_person();
create trigger search_words after insert or delete on tpd
  for each row execute function keep_search_words('tpd');
create trigger search_words_changed after update on tpd
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('tpd');

-- tpd__body_parts
create table tpd__body_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_tpd__body_parts__owner_id foreign key (tenant_id, owner_id) references tpd(tenant_id, id) deferrable,
  constraint fk_tpd__body_parts__target_id foreign key (tenant_id, target_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_tpd__body_parts__target on tpd__body_parts (tenant_id, target_id);
alter table tpd__body_parts enable row level security, force row level security;
create policy tenant_wall on tpd__body_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd__body_parts to caseway_host
  using (true) with check (true);
grant select, insert, delete on tpd__body_parts to caseway_app, caseway_host;

-- tpd__other_cms
create table tpd__other_cms (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_tpd__other_cms__owner_id foreign key (tenant_id, owner_id) references tpd(tenant_id, id) deferrable,
  constraint fk_tpd__other_cms__target_id foreign key (tenant_id, target_id) references case_managers(tenant_id, id) deferrable
);
create index ix_tpd__other_cms__target on tpd__other_cms (tenant_id, target_id);
alter table tpd__other_cms enable row level security, force row level security;
create policy tenant_wall on tpd__other_cms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd__other_cms to caseway_host
  using (true) with check (true);
grant select, insert, delete on tpd__other_cms to caseway_app, caseway_host;

-- tpd_answers
create table tpd_answers (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  question text not null,
  answer text not null,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_tpd_answers__claim_id foreign key (tenant_id, claim_id) references tpd(tenant_id, id) deferrable
);
create index ix_tpd_answers__claim_id on tpd_answers (tenant_id, claim_id, creation_time, id) where not is_deleted;
create index ix_tpd_answers__sort on tpd_answers (tenant_id, creation_time, id) where not is_deleted;
create unique index uq_tpd_answers__claim_id__question on tpd_answers (tenant_id, claim_id, lower(question)) where not is_deleted;
alter table tpd_answers enable row level security, force row level security;
create policy tenant_wall on tpd_answers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd_answers to caseway_host
  using (true) with check (true);
create policy seen_by_user on tpd_answers as restrictive for select to caseway_app
  using ((exists ( select 1
   from tpd c
  where c.tenant_id = tpd_answers.tenant_id and c.id = tpd_answers.claim_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on tpd_answers to caseway_app, caseway_host;
create trigger history after insert or delete or update on tpd_answers
  for each row execute function capture_change('tpdAnswer', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"tpd","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

-- tpd_policies
create table tpd_policies (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  fund_name text not null,
  member_no text,
  insurer text,
  policy_no text,
  cover_amount numeric(18,2),
  definition text,
  waiting_months text not null default '3'::text,
  cover_ends_on date,
  note text,
  search_text text generated always as (lower(coalesce(fund_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_tpd_policies__claim_id foreign key (tenant_id, claim_id) references tpd(tenant_id, id) deferrable
);
create index ix_tpd_policies__claim_id on tpd_policies (tenant_id, claim_id, lower(fund_name), id) include (fund_name) where not is_deleted;
create index ix_tpd_policies__search on tpd_policies using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_tpd_policies__sort on tpd_policies (tenant_id, lower(fund_name), id) include (fund_name) where not is_deleted;
alter table tpd_policies enable row level security, force row level security;
create policy tenant_wall on tpd_policies to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd_policies to caseway_host
  using (true) with check (true);
create policy seen_by_user on tpd_policies as restrictive for select to caseway_app
  using ((exists ( select 1
   from tpd c
  where c.tenant_id = tpd_policies.tenant_id and c.id = tpd_policies.claim_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on tpd_policies to caseway_app, caseway_host;
create trigger history after insert or delete or update on tpd_policies
  for each row execute function capture_change('tpdPolicy', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"tpd","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on tpd_policies
  for each row execute function keep_search_words('tpdPolicy');
create trigger search_words_changed after update on tpd_policies
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('tpdPolicy');

-- tpd_statements
create table tpd_statements (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  kind text not null,
  from_name text not null,
  email text,
  requested_on date,
  due_on date not null,
  received_on date,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__statementDueBeforeRequest" check (due_on >= requested_on),
  constraint fk_tpd_statements__claim_id foreign key (tenant_id, claim_id) references tpd(tenant_id, id) deferrable
);
create index ix_tpd_statements__claim_id on tpd_statements (tenant_id, claim_id, due_on, id) where not is_deleted;
create index ix_tpd_statements__due_on on tpd_statements (tenant_id, due_on, due_on, id) where not is_deleted;
create index ix_tpd_statements__kind on tpd_statements (tenant_id, kind, due_on, id) where not is_deleted;
create index ix_tpd_statements__owed on tpd_statements (due_on) where received_on is null and requested_on is not null and not is_deleted;
create index ix_tpd_statements__sort on tpd_statements (tenant_id, due_on, id) where not is_deleted;
alter table tpd_statements enable row level security, force row level security;
create policy tenant_wall on tpd_statements to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tpd_statements to caseway_host
  using (true) with check (true);
create policy seen_by_user on tpd_statements as restrictive for select to caseway_app
  using ((exists ( select 1
   from tpd c
  where c.tenant_id = tpd_statements.tenant_id and c.id = tpd_statements.claim_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on tpd_statements to caseway_app, caseway_host;
create trigger history after insert or delete or update on tpd_statements
  for each row execute function capture_change('tpdStatement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"claim_id":{"table":"tpd","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

-- turnaround_bands
create table turnaround_bands (
  tenant_id uuid not null,
  id uuid not null,
  case_type text not null,
  pages_up_to numeric,
  business_days numeric not null,
  urgent_days numeric not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__urgentIsSlower" check (urgent_days <= business_days)
);
create index ix_turnaround_bands__case_type on turnaround_bands (tenant_id, case_type, lower(case_type), pages_up_to, id) include (case_type) where not is_deleted;
create index ix_turnaround_bands__sort on turnaround_bands (tenant_id, lower(case_type), pages_up_to, id) include (case_type) where not is_deleted;
create unique index uq_turnaround_bands__case_type__pages_up_to on turnaround_bands (tenant_id, lower(case_type), pages_up_to) where not is_deleted;
alter table turnaround_bands enable row level security, force row level security;
create policy tenant_wall on turnaround_bands to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on turnaround_bands to caseway_host
  using (true) with check (true);
grant select, insert, update on turnaround_bands to caseway_app, caseway_host;
create trigger history after insert or delete or update on turnaround_bands
  for each row execute function capture_change('turnaroundBand', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

-- typing_jobs
create table typing_jobs (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  dictation_id uuid not null,
  case_type text not null,
  case_no text not null,
  claimant_name text,
  specialist_name text,
  minutes numeric not null,
  priority text not null default 'normal'::text,
  due_on date not null,
  note text,
  status text not null default 'waiting'::text,
  typed_report_status text,
  typist_id uuid,
  pic_user_id uuid,
  claimed_at timestamptz,
  completed_at timestamptz,
  return_reason text,
  typed_text text,
  report_file_id text,
  report_name text,
  search_text text generated always as (lower((((coalesce(case_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(specialist_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_typing_jobs__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_typing_jobs__dictation_id foreign key (tenant_id, dictation_id) references case_dictations(tenant_id, id) deferrable,
  constraint fk_typing_jobs__pic_user_id foreign key (tenant_id, pic_user_id) references users(tenant_id, id) deferrable,
  constraint fk_typing_jobs__typist_id foreign key (tenant_id, typist_id) references users(tenant_id, id) deferrable
);
create index ix_typing_jobs__case_id on typing_jobs (tenant_id, case_id, due_on, id) where not is_deleted;
create index ix_typing_jobs__completed_at on typing_jobs (tenant_id, completed_at, due_on, id) where not is_deleted;
create index ix_typing_jobs__dictation_id on typing_jobs (tenant_id, dictation_id) where not is_deleted;
create index ix_typing_jobs__due_on on typing_jobs (tenant_id, due_on, due_on, id) where not is_deleted;
create index ix_typing_jobs__pic_user_id on typing_jobs (tenant_id, pic_user_id) where not is_deleted;
create index ix_typing_jobs__priority on typing_jobs (tenant_id, priority, due_on, id) where not is_deleted;
create index ix_typing_jobs__search on typing_jobs using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_typing_jobs__sort on typing_jobs (tenant_id, due_on, id) where not is_deleted;
create index ix_typing_jobs__status on typing_jobs (tenant_id, status, due_on, id) where not is_deleted;
create index ix_typing_jobs__typed_report_status on typing_jobs (tenant_id, typed_report_status, due_on, id) where not is_deleted;
create index ix_typing_jobs__typist_id on typing_jobs (tenant_id, typist_id, due_on, id) where not is_deleted;
alter table typing_jobs enable row level security, force row level security;
create policy tenant_wall on typing_jobs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on typing_jobs to caseway_host
  using (true) with check (true);
create policy seen_by_user on typing_jobs as restrictive for select to caseway_app
  using (typist_id = current_actor() or ((( select typing_sight(current_actor()) as typing_sight)) = 'all'::text or (( select typing_sight(current_actor()) as typing_sight)) = 'free'::text and status = 'waiting'::text and typist_id is null) and (exists ( select 1
   from cases c
  where c.tenant_id = typing_jobs.tenant_id and c.id = typing_jobs.case_id)) or ( select is_erasing() as is_erasing));
grant select, insert, update on typing_jobs to caseway_app, caseway_host;
create trigger computed before insert or update of typed_report_status, status on typing_jobs
  for each row execute function compute_typing_jobs();
create trigger history after insert or delete or update on typing_jobs
  for each row execute function capture_change('typingJob', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,typed_report_status,typed_text,report_file_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"dictation_id":{"table":"case_dictations","text":"coalesce(t.file_name::text, '''')","tenant":true},"typist_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true},"pic_user_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger keep_off_disposed_case before insert on typing_jobs
  for each row execute function keep_off_disposed_case();

create view case_billing_facts with (security_invoker=true) as
 select tenant_id,
    id,
    case_type,
    case_no,
    claimant_name,
    company_id,
    scheme_id,
    specialist_id,
    specialty_id,
    interpreter_required,
    is_urgent,
    appointment_date,
    appointment_zone,
    centre_id,
    injuries,
    coalesce(pages, ( select sum(b.pages) as sum
           from case_briefs b
          where b.tenant_id = c.tenant_id and b.case_id = c.id and not b.is_deleted), 0::numeric)::integer as pages,
    (exists ( select
           from booking_appointments a
          where a.tenant_id = c.tenant_id and a.id = c.appointment_id and a.consultation_type = 'homeVisit'::text)) as is_home_visit
   from ( select 'IME'::text as case_type,
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            t.specialty_id,
            t.interpreter_required,
            t.is_urgent,
            t.appointment_id,
            t.appointment_date,
            t.appointment_zone,
            t.centre_id,
            (( select count(*) as count
                   from assessments__body_parts l
                  where l.tenant_id = t.tenant_id and l.owner_id = t.id))::integer as injuries,
            null::numeric as pages
           from assessments t
          where not t.is_deleted
        union all
         select 'OT'::text,
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            t.specialty_id,
            t.interpreter_required,
            t.is_urgent,
            t.appointment_id,
            t.appointment_date,
            t.appointment_zone,
            t.centre_id,
            (( select count(*) as count
                   from ot__body_parts l
                  where l.tenant_id = t.tenant_id and l.owner_id = t.id))::integer as count,
            null::numeric as "numeric"
           from ot t
          where not t.is_deleted
        union all
         select r.case_type,
            r.tenant_id,
            r.id,
            r.case_no,
            r.claimant_name,
            r.company_id,
            r.scheme_id,
            r.specialist_id,
            r.specialty_id,
            r.interpreter_required,
            r.is_urgent,
            null::uuid,
            null::timestamp with time zone,
            null::text,
            null::uuid,
            r.injuries,
                case
                    when r.pages_reason is not null or r.request_sent_on is not null then r.pages
                    else coalesce(( select sum(f.number_of_pages) as sum
                       from request_files g
                         join files f on f.tenant_id = g.tenant_id and f.id = g.file_id::uuid
                      where g.tenant_id = r.tenant_id and g.case_id = r.id and not g.is_deleted), 0::bigint)::numeric
                end as "coalesce"
           from ( select 'SUPP'::text as case_type,
                    t.tenant_id,
                    t.id,
                    t.case_no,
                    t.claimant_name,
                    t.company_id,
                    t.scheme_id,
                    t.specialist_id,
                    t.specialty_id,
                    t.interpreter_required,
                    t.is_urgent,
                    t.pages,
                    t.pages_reason,
                    t.request_sent_on,
                    (( select count(*) as count
                           from supplementaries__body_parts l
                          where l.tenant_id = t.tenant_id and l.owner_id = t.id))::integer as injuries
                   from supplementaries t
                  where not t.is_deleted
                union all
                 select 'FR'::text,
                    t.tenant_id,
                    t.id,
                    t.case_no,
                    t.claimant_name,
                    t.company_id,
                    t.scheme_id,
                    t.specialist_id,
                    t.specialty_id,
                    t.interpreter_required,
                    t.is_urgent,
                    t.pages,
                    t.pages_reason,
                    t.request_sent_on,
                    (( select count(*) as count
                           from file_reviews__body_parts l
                          where l.tenant_id = t.tenant_id and l.owner_id = t.id))::integer as count
                   from file_reviews t
                  where not t.is_deleted) r
        union all
         select 'CO'::text,
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            null::uuid as uuid,
            t.interpreter_required,
            t.is_urgent,
            null::uuid as uuid,
            t.appointment_date,
            t.appointment_zone,
            null::uuid as uuid,
            1,
            null::numeric as "numeric"
           from co_teleconference t
          where not t.is_deleted
        union all
         select 'MN'::text,
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            null::uuid as uuid,
            t.interpreter_required,
            t.is_urgent,
            null::uuid as uuid,
            null::timestamp with time zone as timestamptz,
            null::text as text,
            null::uuid as uuid,
            1,
            null::numeric as "numeric"
           from mednegs t
          where not t.is_deleted
        union all
         select 'MR'::text,
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            null::uuid as uuid,
            t.interpreter_required,
            t.is_urgent,
            null::uuid as uuid,
            null::timestamp with time zone as timestamptz,
            null::text as text,
            null::uuid as uuid,
            1,
            null::numeric as "numeric"
           from clinical_records t
          where not t.is_deleted
        union all
         select 'MVA'::text,
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            null::uuid as uuid,
            t.interpreter_required,
            t.is_urgent,
            null::uuid as uuid,
            null::timestamp with time zone as timestamptz,
            null::text as text,
            null::uuid as uuid,
            1,
            null::numeric as "numeric"
           from mva_claim t
          where not t.is_deleted
        union all
         select 'TPD'::text,
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            null::uuid as uuid,
            t.interpreter_required,
            t.is_urgent,
            null::uuid as uuid,
            null::timestamp with time zone as timestamptz,
            null::text as text,
            null::uuid as uuid,
            1,
            null::numeric as "numeric"
           from tpd t
          where not t.is_deleted
        union all
         select 'MT'::text,
            t.tenant_id,
            t.id,
            t.case_no,
            t.claimant_name,
            t.company_id,
            t.scheme_id,
            t.specialist_id,
            null::uuid as uuid,
            t.interpreter_required,
            t.is_urgent,
            null::uuid as uuid,
            null::timestamp with time zone as timestamptz,
            null::text as text,
            null::uuid as uuid,
            1,
            null::numeric as "numeric"
           from mass_torts t
          where not t.is_deleted) c;
grant select on case_billing_facts to caseway_app, caseway_host;

create view case_billing_statuses with (security_invoker=true) as
 select tenant_id,
    id,
    case_type,
    case_no,
    status_name,
    billing_status
   from cases
  where not is_deleted;
grant select on case_billing_statuses to caseway_app, caseway_host;

create view case_charges_to_invoice with (security_invoker=true) as
 select h.tenant_id,
    h.id,
    h.case_id,
    c.case_type,
    h.company_id,
    h.specialist_id,
    h.charged_on,
    h.amount
   from case_charges h
     left join cases c on c.tenant_id = h.tenant_id and c.id = h.case_id
  where h.status = 'pending'::text and not h.is_deleted;
grant select on case_charges_to_invoice to caseway_app, caseway_host;

create view case_claims with (security_invoker=true) as
 select c.tenant_id,
    c.id,
    c.case_no,
    c.case_type,
    c.claimant_name,
    c.claim_no,
    c.specialist_id,
    c.appointment_date,
    coalesce(a.scheme_id, o.scheme_id, m.scheme_id, s.scheme_id, f.scheme_id, t.scheme_id, n.scheme_id, r.scheme_id, v.scheme_id, p.scheme_id, d.scheme_id) as scheme_id
   from cases c
     left join assessments a on a.tenant_id = c.tenant_id and a.id = c.id
     left join ot o on o.tenant_id = c.tenant_id and o.id = c.id
     left join mass_torts m on m.tenant_id = c.tenant_id and m.id = c.id
     left join supplementaries s on s.tenant_id = c.tenant_id and s.id = c.id
     left join file_reviews f on f.tenant_id = c.tenant_id and f.id = c.id
     left join co_teleconference t on t.tenant_id = c.tenant_id and t.id = c.id
     left join mednegs n on n.tenant_id = c.tenant_id and n.id = c.id
     left join clinical_records r on r.tenant_id = c.tenant_id and r.id = c.id
     left join mva_claim v on v.tenant_id = c.tenant_id and v.id = c.id
     left join tpd p on p.tenant_id = c.tenant_id and p.id = c.id
     left join ndis d on d.tenant_id = c.tenant_id and d.id = c.id
  where not c.is_deleted;
grant select on case_claims to caseway_app, caseway_host;

create view case_earnings with (security_invoker=true) as
 select c.tenant_id,
    c.id,
    c.case_id,
    c.kind,
    c.description,
    c.charged_on,
    c.status,
    c.specialist_id,
    c.payee_amount,
    k.case_no,
    k.report_sent_on
   from case_charges c
     left join cases k on k.tenant_id = c.tenant_id and k.id = c.case_id
  where not c.is_deleted;
grant select on case_earnings to caseway_app, caseway_host;

create view case_overview with (security_invoker=true) as
 select tenant_id,
    id,
    case_type,
    case_no,
    claimant_name,
    client_id,
    company_id,
    booking_cm_id,
    contractor_id,
    specialist_id,
    step,
    is_on_hold,
    status_name,
    is_closed,
    is_urgent,
    next_step,
    next_due_date,
    pic_user_id,
    appointment_date,
    report_due_date,
    report_sent_on
   from cases
  where not is_deleted;
grant select on case_overview to caseway_app, caseway_host;

create function briefs_follow_case() returns trigger
  language plpgsql
  as $$
begin
  update case_briefs set is_deleted = is_deleted where tenant_id = new.tenant_id and case_id = new.id;
  return null;
end $$;

create function case_is_for(person uuid, visibility text, case_id uuid) returns boolean
  language sql stable
  as $$
  select case_visibility_includes(person, visibility,
    array(select pg.target_id from case_permissions p
      join case_permissions__groups pg on pg.tenant_id = p.tenant_id and pg.owner_id = p.id
      where p.tenant_id = current_tenant() and p.case_id = case_is_for.case_id and not p.is_deleted))
$$;

create function cases_of_groups(person uuid) returns setof uuid
  language sql stable
  as $$
  select p.case_id from case_permissions p
  join case_permissions__groups pg on pg.tenant_id = p.tenant_id and pg.owner_id = p.id
  join user_group__members m on m.tenant_id = p.tenant_id and m.owner_id = pg.target_id
  where p.tenant_id = current_tenant() and not p.is_deleted and m.target_id = person
$$;

create function compute_assessments() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable', 'cancelledPaySpecialist') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'appointmentRequested' then 'Appointment Requested' when 'appointmentConfirmed' then 'Appointment Confirmed' when 'paperworkSent' then 'Paperwork Sent to Specialist' when 'fileReview' then 'File Review' when 'attendedChargeable' then 'Appointment Attended (Chargeable)' when 'attendedNoFee' then 'Attended (No Fee)' when 'notAttended' then 'Not Attended' when 'dictationReceived' then 'Dictation Received' when 'draftSent' then 'Report Draft Sent to Specialist' when 'reportReceived' then 'Report Received from Specialist' when 'collectReport' then 'Collect Report from Specialist' when 'furtherReview' then 'Further Material Review' when 'postAdmin' then 'Post Assessment Admin' when 'qualityAssurance' then 'Quality Assurance' when 'reportFinalisation' then 'Report Finalisation' when 'reportSent' then 'Report Sent to CMs (Chargeable)' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'cancelledPaySpecialist' then 'Cancelled (No Fee-Pay Specialist)' when 'clarificationNoFee' then 'Clarification (No Fee)' when 'amendmentNoFee' then 'Amendment (No Fee)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable', 'cancelledPaySpecialist'));
  return new;
end $$;

create function compute_clinical_records() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('filesSent', 'cancelledNoFee', 'cancelledChargeable') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'requestReceived' then 'Request Received' when 'requestSent' then 'Request Sent to Provider' when 'filesSent' then 'Files Sent to CMs' when 'cancelledNoFee' then 'Cancelled (no fee)' when 'cancelledChargeable' then 'Cancelled (chargeable)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('filesSent', 'cancelledNoFee', 'cancelledChargeable'));
  return new;
end $$;

create function compute_co_teleconference() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('held', 'cancelledNoFee', 'cancelledChargeable') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'created' then 'Created' when 'requested' then 'Requested' when 'confirmed' then 'Confirmed' when 'held' then 'Held' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('held', 'cancelledNoFee', 'cancelledChargeable'));
  return new;
end $$;

create function compute_file_reviews() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'requestReceived' then 'Request Received' when 'requestSent' then 'Request Sent to Specialist' when 'dictationReceived' then 'Dictation Received' when 'draftSent' then 'Draft Sent' when 'reportReceived' then 'Report Received' when 'reportSent' then 'Report Sent to CMs' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable'));
  return new;
end $$;

create function compute_mass_torts() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('notQualified', 'settled', 'closed') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'intake' then 'Intake' when 'eligibilityReview' then 'Eligibility Review' when 'recordsRequested' then 'Records Requested' when 'assessmentBooked' then 'Assessment Booked' when 'reportReceived' then 'Report Received' when 'qualified' then 'Qualified' when 'notQualified' then 'Not Qualified' when 'settled' then 'Settled' when 'closed' then 'Closed' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('notQualified', 'settled', 'closed'));
  return new;
end $$;

create function compute_mednegs() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('closeWithBookings', 'closeWithoutBookings', 'serviceInvoiced') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'created' then 'Created' when 'open' then 'Open' when 'requestSent' then 'Request Sent to Specialists' when 'freePoRequested' then 'Free PO Requested' when 'tcRequested' then 'TC Requested' when 'linkedReportCreated' then 'Linked Report Created' when 'closeWithBookings' then 'Close With Bookings' when 'closeWithoutBookings' then 'Close Without Bookings' when 'serviceInvoiced' then 'Service Invoiced' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('closeWithBookings', 'closeWithoutBookings', 'serviceInvoiced'));
  return new;
end $$;

create function compute_mva_claim() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('terminated', 'closed') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Claim Created' when 'claimLodged' then 'Claim Lodged' when 'liabilityDecision' then 'Liability Decision' when 'treatment' then 'Treatment' when 'medicalEvidence' then 'Medical Evidence' when 'demandSent' then 'Demand Sent' when 'negotiation' then 'Negotiation' when 'settled' then 'Settled' when 'terminated' then 'Terminated' when 'closed' then 'Closed' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('terminated', 'closed'));
  return new;
end $$;

create function compute_mva_demands() returns trigger
  language plpgsql
  as $$
begin
  new.amount := coalesce(new.non_economic_loss, 0) + coalesce(new.past_treatment, 0) + coalesce(new.future_treatment, 0) + coalesce(new.past_economic_loss, 0) + coalesce(new.future_economic_loss, 0) + coalesce(new.superannuation, 0) + coalesce(new.past_care, 0) + coalesce(new.future_care, 0) + coalesce(new.other_damage, 0) + coalesce(new.legal_costs, 0);
  return new;
end $$;

create function compute_mva_offers() returns trigger
  language plpgsql
  as $$
begin
  new.amount := coalesce(new.non_economic_loss, 0) + coalesce(new.past_treatment, 0) + coalesce(new.future_treatment, 0) + coalesce(new.past_economic_loss, 0) + coalesce(new.future_economic_loss, 0) + coalesce(new.superannuation, 0) + coalesce(new.past_care, 0) + coalesce(new.future_care, 0) + coalesce(new.other_damage, 0) + coalesce(new.legal_costs, 0);
  return new;
end $$;

create function compute_ndis() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.billing_status = 'none' then new.step when new.billing_status = 'partiallyPaid' then 'clientPartiallyPaid' when new.billing_status = 'fullyPaid' then 'specialistFullyPaid' else new.billing_status end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Create' when 'reportRequested' then 'Report Requested' when 'clientInvoiced' then 'service fee invoiced' when 'clientPartiallyPaid' then 'service fee partially paid' when 'clientFullyPaid' then 'service fee fully paid' when 'specialistInvoiced' then 'provider payment processed' when 'specialistPartiallyPaid' then 'provider payment partially paid' when 'specialistFullyPaid' then 'provider payment fully paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.lifecycle = 'closed');
  return new;
end $$;

create function compute_ot() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable', 'cancelledPaySpecialist') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'quotationRequested' then 'Quotation Requested' when 'quotationSent' then 'Quotation Sent' when 'appointmentRequested' then 'Appointment Requested' when 'appointmentConfirmed' then 'Appointment Confirmed' when 'paperworkSent' then 'Paperwork Sent to Specialist' when 'fileReview' then 'File Review' when 'attendedChargeable' then 'Appointment Attended (Chargeable)' when 'attendedNoFee' then 'Attended (No Fee)' when 'notAttended' then 'Not Attended' when 'dictationReceived' then 'Dictation Received' when 'draftSent' then 'Report Draft Sent to Specialist' when 'reportReceived' then 'Report Received from Specialist' when 'collectReport' then 'Collect Report from Specialist' when 'furtherReview' then 'Further Material Review' when 'postAdmin' then 'Post Assessment Admin' when 'qualityAssurance' then 'Quality Assurance' when 'reportFinalisation' then 'Report Finalisation' when 'reportSent' then 'Report Sent to CMs (Chargeable)' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'cancelledPaySpecialist' then 'Cancelled (No Fee-Pay Specialist)' when 'clarificationNoFee' then 'Clarification (No Fee)' when 'amendmentNoFee' then 'Amendment (No Fee)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('reportSent', 'cancelledNoFee', 'cancelledChargeable', 'cancelledPaySpecialist'));
  return new;
end $$;

create function compute_supplementaries() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('reportSent', 'reportSentClarification', 'reportSentAmendment', 'reportSentWithFee', 'cancelledNoFee', 'cancelledChargeable') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'requestReceived' then 'Request Received' when 'requestSent' then 'Request Sent to Specialist' when 'dictationReceived' then 'Dictation Received' when 'draftSent' then 'Draft Sent' when 'reportReceived' then 'Report Received' when 'reportSent' then 'Report Sent to CMs (Chargeable)' when 'reportSentClarification' then 'Report Sent to CMs (Clarification)' when 'reportSentAmendment' then 'Report Sent to CMs (Amendment)' when 'reportSentWithFee' then 'Report Sent to CMs (With Fee)' when 'cancelledNoFee' then 'Cancelled (No Fee)' when 'cancelledChargeable' then 'Cancelled (Chargeable)' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('reportSent', 'reportSentClarification', 'reportSentAmendment', 'reportSentWithFee', 'cancelledNoFee', 'cancelledChargeable'));
  return new;
end $$;

create function compute_tpd() returns trigger
  language plpgsql
  as $$
begin
  new.case_status := case when new.is_on_hold then 'onHold' when new.step in ('legalSubmission', 'cancelled') and new.billing_status <> 'none' then new.billing_status else new.step end;
  new.status_name := case new.case_status when 'caseCreated' then 'Case Created' when 'requestReceived' then 'Request Received' when 'prelimEligibility' then 'Prelim Eligibility' when 'agreementSigned' then 'Agreement Signed' when 'clientClaim' then 'Client Claim' when 'medicalAttendantStatement' then 'Medical Attendant Statement' when 'requestClinicalRecord' then 'Request Clinical Record' when 'legalSubmission' then 'Legal Submission' when 'employersStatement' then 'Employer''s Statement' when 'cancelled' then 'Cancelled' when 'clientInvoiced' then 'Client Invoiced' when 'specialistInvoiced' then 'Specialist Invoiced' when 'partiallyPaid' then 'Partially Paid' when 'fullyPaid' then 'Fully Paid' when 'clientPartiallyPaid' then 'Client Partially Paid' when 'clientFullyPaid' then 'Client Fully Paid' when 'specialistPartiallyPaid' then 'Specialist Partially Paid' when 'specialistFullyPaid' then 'Specialist Fully Paid' when 'onHold' then 'On Hold' end;
  new.is_closed := (new.step in ('legalSubmission', 'cancelled'));
  return new;
end $$;

create function compute_typing_jobs() returns trigger
  language plpgsql
  as $$
begin
  new.typed_report_status := case when new.status in ('completed', 'accepted') then '1' else '0' end;
  return new;
end $$;

create function count_record_items() returns trigger
  language plpgsql
  as $$
begin
  update clinical_records r set
    item_count = s.items, requested_count = s.requested, retrieved_count = s.done, due_date = s.due,
    priority = s.worst
  from (
    select count(*) as items,
      count(*) filter (where i.requested_on is not null) as requested,
      count(*) filter (where i.status in ('retrieved', 'noRecords')) as done,
      min(i.due_date) filter (where i.status = 'requested') as due,
      case when count(*) = 0 then null
        when bool_or(i.priority = 'high') then 'high'
        when bool_or(i.priority = 'medium') then 'medium'
        when bool_and(i.status in ('retrieved', 'noRecords')) then 'retrieved'
        else 'low' end as worst
    from medical_record_items i
    where i.tenant_id = new.tenant_id and i.mr_id = new.mr_id and not i.is_deleted and i.status <> 'cancelled'
  ) s
  where r.tenant_id = new.tenant_id and r.id = new.mr_id
    and (r.item_count, r.requested_count, r.retrieved_count, r.due_date, r.priority)
      is distinct from (s.items, s.requested, s.done, s.due, s.worst);
  return null;
end $$;

create function fill_case() returns trigger
  language plpgsql
  as $$
begin
  select concat_ws(' ', c.first_name, c.last_name) into new.claimant_name
  from clients c where c.tenant_id = new.tenant_id and c.id = new.client_id;
  return new;
end $$;

create function fill_case_brief() returns trigger
  language plpgsql
  as $$
begin
  new.specialist_id := case when new.sent_at is not null then (select c.specialist_id from cases c
    where c.tenant_id = new.tenant_id and c.id = new.case_id) end;
  return new;
end $$;

create function fill_case_report() returns trigger
  language plpgsql
  as $$
declare
  about record;
begin
  if tg_op = 'INSERT' then
    select specialist_id, company_id into about from cases
      where tenant_id = new.tenant_id and id = new.case_id for no key update;
    new.version := coalesce((select max(r.version) from case_reports r
      where r.tenant_id = new.tenant_id and r.case_id = new.case_id), 0) + 1;
    new.made_by_id := (select u.id from users u
      where u.tenant_id = new.tenant_id and u.id = current_actor());
  else
    select specialist_id, company_id into about from cases
      where tenant_id = new.tenant_id and id = new.case_id;
    new.version := old.version;
    new.made_by_id := old.made_by_id;
  end if;
  new.specialist_id := about.specialist_id;
  new.shared_company_id := case when new.kind = 'final' and new.sent_at is not null then about.company_id end;
  return new;
end $$;

create function fill_record_name() returns trigger
  language plpgsql
  as $$
begin
  select c.last_name into new.claimant_last_name
  from clients c where c.tenant_id = new.tenant_id and c.id = new.client_id;
  return new;
end $$;

create function fill_report_correction() returns trigger
  language plpgsql
  as $$
begin
  select c.specialist_id into new.specialist_id from cases c
    where c.tenant_id = new.tenant_id and c.id = new.case_id;
  new.raised_by_id := case when tg_op = 'INSERT' then (select u.id from users u
    where u.tenant_id = new.tenant_id and u.id = current_actor()) else old.raised_by_id end;
  return new;
end $$;

create function fill_report_remark() returns trigger
  language plpgsql
  as $$
begin
  select r.case_id into new.case_id from case_reports r
    where r.tenant_id = new.tenant_id and r.id = new.case_report_id;
  select r.specialist_id into new.specialist_id from case_reports r
    where r.tenant_id = new.tenant_id and r.id = new.case_report_id;
  new.author_id := case when tg_op = 'INSERT' then (select u.id from users u
    where u.tenant_id = new.tenant_id and u.id = current_actor()) else old.author_id end;
  return new;
end $$;

create function fill_task_company() returns trigger
  language plpgsql
  as $$
begin
  select c.company_id into new.company_id
  from cases c where c.tenant_id = new.tenant_id and c.id = new.case_id;
  return new;
end $$;

create function fill_time_entry() returns trigger
  language plpgsql
  as $$
begin
  if new.user_kind = 'specialist' then
    new.user_id := null;
  else
    new.specialist_id := null;
    new.user_id := coalesce(new.user_id, current_actor());
  end if;
  new.started_at := date_trunc('minute', new.started_at);
  new.ended_at := new.started_at + make_interval(mins => new.minutes::integer);
  new.work_day := (new.started_at at time zone coalesce(
    (select t.timezone from public.platform_tenants t where t.id = new.tenant_id), 'Australia/Sydney'))::date;
  if new.approval <> 'approved' then
    new.rate := (select r.rate_per_hour from public.time_rates r
      where r.tenant_id = new.tenant_id and not r.is_deleted and r.effective_from <= new.work_day
        and (r.user_id is null or r.user_id = new.user_id)
        and (r.specialist_id is null or r.specialist_id = new.specialist_id)
        and (r.activity is null or r.activity = new.activity)
      order by num_nonnulls(r.user_id, r.specialist_id) desc, num_nonnulls(r.activity) desc,
        r.effective_from desc, r.id desc
      limit 1);
  end if;
  new.amount := round(new.rate * new.minutes / 60, 2);
  return new;
end $$;

create function guard_time_entry() returns trigger
  language plpgsql
  as $$
declare other text;
begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  if tg_op = 'UPDATE' and old.approval = 'approved' and new.approval = 'approved'
    and (new.is_deleted, new.case_id, new.user_id, new.specialist_id, new.activity, new.started_at, new.minutes,
        new.note)
      is distinct from
      (old.is_deleted, old.case_id, old.user_id, old.specialist_id, old.activity, old.started_at, old.minutes,
        old.note)
  then
    raise exception 'the entry is approved' using errcode = '23514', constraint = 'refused__timeApproved';
  end if;
  if new.is_deleted then return new; end if;
  select format('the entry of %s from %s to %s on %s',
      coalesce((select c.case_no from public.cases c where c.tenant_id = e.tenant_id and c.id = e.case_id),
        'another case'),
      to_char(e.started_at at time zone z.zone, 'HH24:MI'), to_char(e.ended_at at time zone z.zone, 'HH24:MI'),
      to_char(e.started_at at time zone z.zone, 'DD Mon YYYY'))
    into other
    from public.time_tracking e
    cross join (select coalesce((select t.timezone from public.platform_tenants t where t.id = new.tenant_id),
      'Australia/Sydney') as zone) z
    where e.tenant_id = new.tenant_id and not e.is_deleted and e.id <> new.id
      and coalesce(e.user_id, e.specialist_id) = coalesce(new.user_id, new.specialist_id)
      and e.started_at < new.ended_at and e.ended_at > new.started_at
    order by e.started_at limit 1;
  if found then
    raise exception 'the entry overlaps another' using errcode = '23514',
      constraint = 'refused__timeOverlaps', detail = json_build_object('other', other)::text;
  end if;
  return new;
end $$;

create function keep_case() returns trigger
  language plpgsql
  as $$
declare
  given jsonb := to_jsonb(new);
begin
  insert into cases (tenant_id, id, case_type, case_no, client_id, claimant_name, company_id, booking_cm_id,
    contractor_id, specialist_id, claim_no, step, billing_status, is_on_hold, status_name, is_closed,
    is_urgent, next_step, next_due_date, pic_user_id, appointment_date, report_due_date, report_sent_on, visibility,
    creation_time, creator_id, last_modification_time, last_modifier_id, is_deleted)
  values (new.tenant_id, new.id, tg_argv[0], new.case_no, new.client_id, new.claimant_name, new.company_id,
    new.booking_cm_id, new.contractor_id, new.specialist_id, new.claim_no, new.step, new.billing_status,
    new.is_on_hold, new.status_name, new.is_closed, new.is_urgent, new.next_step, new.next_due_date,
    new.pic_user_id, (given ->> 'appointment_date')::timestamptz, new.report_due_date,
    (given ->> 'report_sent_on')::date, new.visibility,
    new.creation_time, new.creator_id, new.last_modification_time, new.last_modifier_id, new.is_deleted)
  on conflict (tenant_id, id) do update set
    case_no = excluded.case_no, client_id = excluded.client_id, claimant_name = excluded.claimant_name,
    company_id = excluded.company_id, booking_cm_id = excluded.booking_cm_id,
    contractor_id = excluded.contractor_id, specialist_id = excluded.specialist_id,
    claim_no = excluded.claim_no, step = excluded.step, billing_status = excluded.billing_status,
    is_on_hold = excluded.is_on_hold, status_name = excluded.status_name, is_closed = excluded.is_closed,
    is_urgent = excluded.is_urgent, next_step = excluded.next_step, next_due_date = excluded.next_due_date,
    pic_user_id = excluded.pic_user_id, appointment_date = excluded.appointment_date,
    report_due_date = excluded.report_due_date, report_sent_on = excluded.report_sent_on,
    visibility = excluded.visibility,
    last_modification_time = excluded.last_modification_time,
    last_modifier_id = excluded.last_modifier_id, is_deleted = excluded.is_deleted,
    concurrency_stamp = gen_random_uuid();
  return null;
end $$;

create function keep_case_off_erased_person() returns trigger
  language plpgsql
  as $$
begin
  if not passes_what_is_gone() then perform refuse_erased_person(new.client_id); end if;
  return new;
end $$;

create function keep_disposed_case() returns trigger
  language plpgsql
  as $$
declare
  may constant text[] := array['billing_status', 'case_status', 'status_name', 'is_closed', 'search_text', 'concurrency_stamp',
    'last_modification_time', 'last_modifier_id'];
begin
  if passes_what_is_gone() then return new; end if;
  if to_jsonb(new) - may is distinct from to_jsonb(old) - may then perform refuse_disposed_case(new.id); end if;
  return new;
end $$;

create function keep_disposed_case_closed() returns trigger
  language plpgsql
  as $$
begin
  if exists (select from public.case_disposals d
      where d.tenant_id = new.tenant_id and d.case_id = new.id and d.status in ('running', 'done')) then
    raise exception 'the case was disposed of' using errcode = '23514', constraint = 'refused__caseDisposed';
  end if;
  return new;
end $$;

create function keep_off_disposed_case() returns trigger
  language plpgsql
  as $$
begin
  if not passes_what_is_gone() then perform refuse_disposed_case(new.case_id); end if;
  return new;
end $$;

create function keep_signed_note() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  if tg_op = 'UPDATE' and old.status = 'signed'
      and (new.ndis_id, new.written_on, new.kind, new.body, new.addendum_to_id, new.is_deleted)
        is distinct from
        (old.ndis_id, old.written_on, old.kind, old.body, old.addendum_to_id, old.is_deleted) then
    raise exception 'A signed note stays' using errcode = '23514', constraint = 'refused__noteSigned';
  end if;
  if new.addendum_to_id is not null and not exists (
      select 1 from ndis_clinical_notes n where n.tenant_id = new.tenant_id and n.id = new.addendum_to_id
        and n.ndis_id = new.ndis_id and n.status = 'signed' and not n.is_deleted) then
    raise exception 'An addendum without its note' using errcode = '23514',
      constraint = 'refused__addendumNeedsSignedNote';
  end if;
  return new;
end $$;

create function keep_task_company() returns trigger
  language plpgsql
  as $$
begin
  update task_checklists set company_id = new.company_id
  where tenant_id = new.tenant_id and case_id = new.id;
  return null;
end $$;

create function refuse_disposed_case(case_of uuid) returns void
  language plpgsql stable
  as $$
begin
  if exists (select from public.case_disposals d where d.tenant_id = public.current_tenant()
      and d.case_id = case_of and d.status in ('running', 'done')) then
    raise exception 'the case was disposed of' using errcode = '23514', constraint = 'refused__caseDisposed';
  end if;
end $$;
grant execute on function refuse_disposed_case(uuid) to caseway_app, caseway_host;

create function reports_follow_case() returns trigger
  language plpgsql
  as $$
begin
  update case_reports set is_deleted = is_deleted where tenant_id = new.tenant_id and case_id = new.id;
  update report_remarks set is_deleted = is_deleted where tenant_id = new.tenant_id and case_id = new.id;
  update report_correction set is_deleted = is_deleted where tenant_id = new.tenant_id and case_id = new.id;
  return null;
end $$;

create function require_running_erasure(erasure uuid) returns void
  language plpgsql stable
  as $$
begin
  if not exists (select from public.erasures e where e.tenant_id = public.current_tenant() and e.id = erasure
      and e.status = 'running' and e.asked_by_id <> e.approved_by_id)
    and not exists (select from public.case_disposals d where d.tenant_id = public.current_tenant()
      and d.id = erasure and d.status = 'running' and d.asked_by_id <> d.approved_by_id) then
    raise exception 'no erasure is running that two people agreed to' using errcode = '42501';
  end if;
end $$;
alter function require_running_erasure(uuid) owner to caseway_eraser;
revoke all on function require_running_erasure(uuid) from public;

create function search_ama_service_fee(whole text, word text) returns setof ama_service_fee
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.ama_service_fee t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ama_service_fee t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ama_service_fee(text,text) owner to caseway_host;
revoke all on function search_ama_service_fee(text,text) from public;
grant execute on function search_ama_service_fee(text,text) to caseway_app;

create function search_case_disposals(whole text, word text) returns setof case_disposals
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.case_disposals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.case_disposals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_case_disposals(text,text) owner to caseway_host;
revoke all on function search_case_disposals(text,text) from public;
grant execute on function search_case_disposals(text,text) to caseway_app;

create function search_check_lists(whole text, word text) returns setof check_lists
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.check_lists t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.check_lists t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_check_lists(text,text) owner to caseway_host;
revoke all on function search_check_lists(text,text) from public;
grant execute on function search_check_lists(text,text) to caseway_app;

create function search_checklist_criterias(whole text, word text) returns setof checklist_criterias
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.checklist_criterias t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.checklist_criterias t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_checklist_criterias(text,text) owner to caseway_host;
revoke all on function search_checklist_criterias(text,text) from public;
grant execute on function search_checklist_criterias(text,text) to caseway_app;

create function search_ims_approvals(whole text, word text) returns setof ims_approvals
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.ims_approvals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ims_approvals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ims_approvals(text,text) owner to caseway_host;
revoke all on function search_ims_approvals(text,text) from public;
grant execute on function search_ims_approvals(text,text) to caseway_app;

create function search_listed_prices(whole text, word text) returns setof listed_prices
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.listed_prices t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.listed_prices t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_listed_prices(text,text) owner to caseway_host;
revoke all on function search_listed_prices(text,text) from public;
grant execute on function search_listed_prices(text,text) to caseway_app;

create function search_mass_tort_campaigns(whole text, word text) returns setof mass_tort_campaigns
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.mass_tort_campaigns t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.mass_tort_campaigns t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_mass_tort_campaigns(text,text) owner to caseway_host;
revoke all on function search_mass_tort_campaigns(text,text) from public;
grant execute on function search_mass_tort_campaigns(text,text) to caseway_app;

create function search_mass_tort_criteria(whole text, word text) returns setof mass_tort_criteria
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.mass_tort_criteria t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.mass_tort_criteria t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_mass_tort_criteria(text,text) owner to caseway_host;
revoke all on function search_mass_tort_criteria(text,text) from public;
grant execute on function search_mass_tort_criteria(text,text) to caseway_app;

create function search_ndis_payment_requests(whole text, word text) returns setof ndis_payment_requests
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.ndis_payment_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ndis_payment_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ndis_payment_requests(text,text) owner to caseway_host;
revoke all on function search_ndis_payment_requests(text,text) from public;
grant execute on function search_ndis_payment_requests(text,text) to caseway_app;

create function search_ndis_service_items(whole text, word text) returns setof ndis_service_items
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.ndis_service_items t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ndis_service_items t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ndis_service_items(text,text) owner to caseway_host;
revoke all on function search_ndis_service_items(text,text) from public;
grant execute on function search_ndis_service_items(text,text) to caseway_app;

create function search_ot_quotation_templates(whole text, word text) returns setof ot_quotation_templates
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.ot_quotation_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.ot_quotation_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_ot_quotation_templates(text,text) owner to caseway_host;
revoke all on function search_ot_quotation_templates(text,text) from public;
grant execute on function search_ot_quotation_templates(text,text) to caseway_app;

create function search_record_chase_rules(whole text, word text) returns setof record_chase_rules
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.record_chase_rules t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.record_chase_rules t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_record_chase_rules(text,text) owner to caseway_host;
revoke all on function search_record_chase_rules(text,text) from public;
grant execute on function search_record_chase_rules(text,text) to caseway_app;

create function search_report_templates(whole text, word text) returns setof report_templates
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.report_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.report_templates t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_report_templates(text,text) owner to caseway_host;
revoke all on function search_report_templates(text,text) from public;
grant execute on function search_report_templates(text,text) to caseway_app;

create function search_talking_point(whole text, word text) returns setof talking_point
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.talking_point t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.talking_point t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_talking_point(text,text) owner to caseway_host;
revoke all on function search_talking_point(text,text) from public;
grant execute on function search_talking_point(text,text) to caseway_app;

create function search_talking_point_category(whole text, word text) returns setof talking_point_category
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.talking_point_category t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.talking_point_category t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_talking_point_category(text,text) owner to caseway_host;
revoke all on function search_talking_point_category(text,text) from public;
grant execute on function search_talking_point_category(text,text) to caseway_app;

create function sees_every_case(person uuid) returns boolean
  language sql stable
  as $$
  select is_server_work() or has_role(person, array['ADMIN_STAFF'])
$$;

create function sees_staff_cases(person uuid) returns boolean
  language sql stable
  as $$
  select has_role(person, array['TENANT_ADMIN', 'STAFF', 'ACCOUNTING'])
$$;

create function typing_sight(person uuid) returns text
  language sql stable
  as $$
  select case
    when is_server_work() then 'all'
    when exists (select 1 from contractors c
      where c.tenant_id = current_tenant() and c.user_id = person and not c.is_deleted)
      then case when exists (select 1 from contractors c
        where c.tenant_id = current_tenant() and c.user_id = person and not c.is_deleted
          and c.type = 'typist' and c.is_active) then 'free' else 'none' end
    when exists (select 1 from users__roles ur
      join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id
      where ur.tenant_id = current_tenant() and ur.owner_id = person and r.name = 'CONTRACTOR'
        and not r.is_deleted) then 'none'
    else 'all'
  end
$$;

-- ============================================================================
-- billing
-- ============================================================================

-- account_code
create table account_code (
  tenant_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  kind text not null,
  description text,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(code, ''::text) || ' '::text) || coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  purpose text,
  primary key (tenant_id, id)
);
create index ix_account_code__is_active on account_code (tenant_id, is_active, lower(code), id) include (code) where not is_deleted;
create index ix_account_code__kind on account_code (tenant_id, kind, lower(code), id) include (code) where not is_deleted;
create index ix_account_code__purpose on account_code (tenant_id, purpose, lower(code), id) include (code) where not is_deleted;
create index ix_account_code__search on account_code using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_account_code__sort on account_code (tenant_id, lower(code), id) include (code) where not is_deleted;
create unique index uq_account_code__code on account_code (tenant_id, lower(code)) where not is_deleted;
create unique index uq_account_code__purpose on account_code (tenant_id, purpose) where purpose is not null and not is_deleted;
alter table account_code enable row level security, force row level security;
create policy tenant_wall on account_code to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on account_code to caseway_host
  using (true) with check (true);
grant select, insert, update on account_code to caseway_app, caseway_host;
create trigger history after insert or delete or update on account_code
  for each row execute function capture_change('accountCode', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on account_code
  for each row execute function keep_search_words('accountCode');
create trigger search_words_changed after update on account_code
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('accountCode');

-- accounting_connections
create table accounting_connections (
  tenant_id uuid not null,
  id uuid not null,
  client_id text not null,
  client_secret text,
  access_token text,
  token_ends_at timestamptz,
  last_sync_at timestamptz,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_accounting_connections__sort on accounting_connections (tenant_id, lower(client_id), id) include (client_id) where not is_deleted;
alter table accounting_connections enable row level security, force row level security;
create policy tenant_wall on accounting_connections to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on accounting_connections to caseway_host
  using (true) with check (true);
grant select, insert, update on accounting_connections to caseway_app, caseway_host;
create trigger history after insert or delete or update on accounting_connections
  for each row execute function capture_change('accountingConnection', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,client_secret,access_token,token_ends_at', '{}');

-- accounting_drifts
create table accounting_drifts (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  state text not null default 'open'::text,
  our_total numeric(18,2) not null,
  their_total numeric(18,2) not null,
  our_status text not null,
  their_status text not null,
  our_paid numeric(18,2) not null,
  their_paid numeric(18,2) not null,
  found_at timestamptz not null,
  side text,
  mended_at timestamptz,
  mended_by_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_accounting_drifts__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable,
  constraint fk_accounting_drifts__mended_by_id foreign key (tenant_id, mended_by_id) references users(tenant_id, id) deferrable
);
create index ix_accounting_drifts__found_at on accounting_drifts (tenant_id, found_at, found_at desc, id) where not is_deleted;
create index ix_accounting_drifts__invoice_id on accounting_drifts (tenant_id, invoice_id, found_at desc, id) where not is_deleted;
create index ix_accounting_drifts__mended_by_id on accounting_drifts (tenant_id, mended_by_id) where not is_deleted;
create index ix_accounting_drifts__sort on accounting_drifts (tenant_id, found_at desc, id) where not is_deleted;
create index ix_accounting_drifts__state on accounting_drifts (tenant_id, state, found_at desc, id) where not is_deleted;
create unique index uq_accounting_drifts__invoice_id on accounting_drifts (tenant_id, invoice_id) where state = 'open'::text and not is_deleted;
alter table accounting_drifts enable row level security, force row level security;
create policy tenant_wall on accounting_drifts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on accounting_drifts to caseway_host
  using (true) with check (true);
grant select, insert, update on accounting_drifts to caseway_app, caseway_host;
create trigger history after insert or delete or update on accounting_drifts
  for each row execute function capture_change('accountingDrift', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true},"mended_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');

-- bank_lines
create table bank_lines (
  tenant_id uuid not null,
  id uuid not null,
  statement_id uuid not null,
  line_index numeric not null,
  booked_on date not null,
  amount numeric(18,2) not null,
  description text,
  balance numeric(18,2),
  line_key text not null,
  status text not null default 'open'::text,
  receipt_id uuid,
  is_receipt_made boolean not null default false,
  ignored_because text,
  changed_at timestamptz,
  search_text text generated always as (lower(coalesce(description, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint matched_with_receipt check ((status = 'matched'::text) = (receipt_id is not null)),
  constraint fk_bank_lines__receipt_id foreign key (tenant_id, receipt_id) references receipts(tenant_id, id) deferrable,
  constraint fk_bank_lines__statement_id foreign key (tenant_id, statement_id) references bank_statements(tenant_id, id) deferrable
);
create index ix_bank_lines__amount on bank_lines (tenant_id, amount, line_index, id) where not is_deleted;
create index ix_bank_lines__booked_on on bank_lines (tenant_id, booked_on, line_index, id) where not is_deleted;
create index ix_bank_lines__receipt_id on bank_lines (tenant_id, receipt_id, line_index, id) where not is_deleted;
create index ix_bank_lines__search on bank_lines using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_bank_lines__sort on bank_lines (tenant_id, line_index, id) where not is_deleted;
create index ix_bank_lines__statement_id on bank_lines (tenant_id, statement_id, line_index, id) where not is_deleted;
create index ix_bank_lines__status on bank_lines (tenant_id, status, line_index, id) where not is_deleted;
create unique index uq_bank_lines__line_key on bank_lines (tenant_id, lower(line_key)) where not is_deleted;
create unique index uq_bank_lines__receipt on bank_lines (tenant_id, receipt_id) where receipt_id is not null and not is_deleted;
alter table bank_lines enable row level security, force row level security;
create policy tenant_wall on bank_lines to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on bank_lines to caseway_host
  using (true) with check (true);
grant select, insert, update on bank_lines to caseway_app, caseway_host;
create trigger history after insert or delete or update on bank_lines
  for each row execute function capture_change('bankLine', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,line_key', '{"statement_id":{"table":"bank_statements","text":"coalesce(t.file_name::text, '''')","tenant":true},"receipt_id":{"table":"receipts","text":"coalesce(t.receipt_no::text, '''')","tenant":true}}');

-- bank_statements
create table bank_statements (
  tenant_id uuid not null,
  id uuid not null,
  file_name text not null,
  format text not null,
  account text,
  imported_on date not null,
  first_day date not null,
  last_day date not null,
  line_count numeric not null,
  skipped_count numeric not null default 0,
  content_hash text not null,
  search_text text generated always as (lower((coalesce(file_name, ''::text) || ' '::text) || coalesce(account, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_bank_statements__account on bank_statements (tenant_id, account, imported_on desc, id) where not is_deleted;
create index ix_bank_statements__format on bank_statements (tenant_id, format, imported_on desc, id) where not is_deleted;
create index ix_bank_statements__imported_on on bank_statements (tenant_id, imported_on, imported_on desc, id) where not is_deleted;
create index ix_bank_statements__search on bank_statements using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_bank_statements__sort on bank_statements (tenant_id, imported_on desc, id) where not is_deleted;
create unique index uq_bank_statements__content_hash on bank_statements (tenant_id, lower(content_hash)) where not is_deleted;
alter table bank_statements enable row level security, force row level security;
create policy tenant_wall on bank_statements to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on bank_statements to caseway_host
  using (true) with check (true);
grant select, insert, update on bank_statements to caseway_app, caseway_host;
create trigger history after insert or delete or update on bank_statements
  for each row execute function capture_change('bankStatement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on bank_statements
  for each row execute function keep_search_words('bankStatement');
create trigger search_words_changed after update on bank_statements
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('bankStatement');

-- billing_rules
create table billing_rules (
  tenant_id uuid not null,
  id uuid not null,
  case_type text not null,
  kind text not null,
  loading text,
  company_id uuid,
  notice numeric,
  is_active boolean not null default true,
  service_item_id uuid,
  price_item_id uuid,
  percent numeric(18,4) not null default 100,
  amount numeric(18,2),
  free_units numeric,
  unit_size numeric,
  payee_way text not null default 'arrangement'::text,
  payee_percent numeric(18,4),
  payee_amount numeric(18,2),
  payee_minimum numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint "refused__ruleWithoutPrice" check (service_item_id is not null or amount is not null or loading is null and kind = 'specialistOnly'::text),
  constraint "refused__noticeWithoutCancellation" check (notice is null or (kind = any (array['lateCancellation'::text, 'specialistOnly'::text]))),
  constraint "refused__unitsWithoutLoading" check (free_units is null and unit_size is null or coalesce(loading = any (array['extraPages'::text, 'injuries'::text]), false)),
  constraint "refused__payPercentMissing" check (payee_way <> 'percent'::text or payee_percent is not null),
  constraint "refused__payAmountMissing" check (payee_way <> 'fixed'::text or payee_amount is not null),
  constraint fk_billing_rules__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_billing_rules__price_item_id foreign key (tenant_id, price_item_id) references service_items(tenant_id, id) deferrable,
  constraint fk_billing_rules__service_item_id foreign key (tenant_id, service_item_id) references service_items(tenant_id, id) deferrable
);
create index ix_billing_rules__case_type on billing_rules (tenant_id, case_type, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__company_id on billing_rules (tenant_id, company_id, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__is_active on billing_rules (tenant_id, is_active, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__kind on billing_rules (tenant_id, kind, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__loading on billing_rules (tenant_id, loading, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__payee_way on billing_rules (tenant_id, payee_way, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__price_item_id on billing_rules (tenant_id, price_item_id) where not is_deleted;
create index ix_billing_rules__service_item_id on billing_rules (tenant_id, service_item_id, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create index ix_billing_rules__sort on billing_rules (tenant_id, lower(case_type), lower(kind), lower(loading), notice, id) include (case_type, kind, loading) where not is_deleted;
create unique index uq_billing_rules__case_type__kind__loading__company_id__notice on billing_rules (tenant_id, lower(case_type), lower(kind), lower(loading), company_id, notice) where not is_deleted;
create unique index uq_billing_rules__kind on billing_rules (tenant_id, case_type, kind, loading, company_id, notice) nulls not distinct where not is_deleted;
alter table billing_rules enable row level security, force row level security;
create policy tenant_wall on billing_rules to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on billing_rules to caseway_host
  using (true) with check (true);
grant select, insert, update on billing_rules to caseway_app, caseway_host;
create trigger history after insert or delete or update on billing_rules
  for each row execute function capture_change('billingRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"service_item_id":{"table":"service_items","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"price_item_id":{"table":"service_items","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true}}');

-- billing_setting
create table billing_setting (
  tenant_id uuid not null,
  id uuid not null,
  scope text not null default 'tenant'::text,
  company_id uuid,
  service_type text,
  effective_from date not null,
  terms_days numeric not null,
  tax_rate numeric(18,4) not null default 10,
  prepayment text not null default 'notRequired'::text,
  statement_day text,
  invoice_note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  requires_purchase_order boolean not null default false,
  requires_claim_no boolean not null default false,
  bank_account_name text,
  bank_bsb text,
  bank_account_no text,
  primary key (tenant_id, id),
  constraint fk_billing_setting__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_billing_setting__company_id on billing_setting (tenant_id, company_id, company_id, lower(service_type), id) include (service_type) where not is_deleted;
create index ix_billing_setting__effective_from on billing_setting (tenant_id, effective_from, company_id, lower(service_type), id) include (service_type) where not is_deleted;
create index ix_billing_setting__prepayment on billing_setting (tenant_id, prepayment, company_id, lower(service_type), id) include (service_type) where not is_deleted;
create index ix_billing_setting__scope on billing_setting (tenant_id, scope, company_id, lower(service_type), id) include (service_type) where not is_deleted;
create index ix_billing_setting__service_type on billing_setting (tenant_id, service_type, company_id, lower(service_type), id) include (service_type) where not is_deleted;
create index ix_billing_setting__sort on billing_setting (tenant_id, company_id, lower(service_type), id) include (service_type) where not is_deleted;
create index ix_billing_setting__statement_day on billing_setting (tenant_id, statement_day, company_id, lower(service_type), id) include (service_type) where not is_deleted;
create unique index uq_billing_setting__company_id__service_type__effective_from on billing_setting (tenant_id, company_id, lower(service_type), effective_from) where not is_deleted;
create unique index uq_billing_setting__effective_from on billing_setting (tenant_id, company_id, service_type, effective_from) nulls not distinct where not is_deleted;
alter table billing_setting enable row level security, force row level security;
create policy tenant_wall on billing_setting to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on billing_setting to caseway_host
  using (true) with check (true);
grant select, insert, update on billing_setting to caseway_app, caseway_host;
create trigger billing_setting_kept before insert or update on billing_setting
  for each row execute function keep_billing_setting();
create trigger history after insert or delete or update on billing_setting
  for each row execute function capture_change('billingSetting', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- commission_payments
create table commission_payments (
  tenant_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  bill_id uuid not null,
  specialist_id uuid not null,
  case_id uuid,
  amount numeric(18,2) not null,
  gst numeric(18,2) not null,
  withheld numeric(18,2) not null,
  is_removed boolean not null default false,
  removed_at timestamptz,
  removed_because text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  adjustment_no text,
  primary key (tenant_id, id),
  constraint fk_commission_payments__bill_id foreign key (tenant_id, bill_id) references provider_bills(tenant_id, id) deferrable,
  constraint fk_commission_payments__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_commission_payments__payment_id foreign key (tenant_id, payment_id) references provider_payments(tenant_id, id) deferrable,
  constraint fk_commission_payments__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_commission_payments__bill_id on commission_payments (tenant_id, bill_id, bill_id, id) where not is_deleted;
create index ix_commission_payments__case_id on commission_payments (tenant_id, case_id) where not is_deleted;
create index ix_commission_payments__is_removed on commission_payments (tenant_id, is_removed, bill_id, id) where not is_deleted;
create index ix_commission_payments__payment_id on commission_payments (tenant_id, payment_id, bill_id, id) where not is_deleted;
create index ix_commission_payments__sort on commission_payments (tenant_id, bill_id, id) where not is_deleted;
create index ix_commission_payments__specialist_id on commission_payments (tenant_id, specialist_id, bill_id, id) where not is_deleted;
alter table commission_payments enable row level security, force row level security;
create policy tenant_wall on commission_payments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on commission_payments to caseway_host
  using (true) with check (true);
grant select, insert, update on commission_payments to caseway_app, caseway_host;
create trigger history after insert or delete or update on commission_payments
  for each row execute function capture_change('commissionPayment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"payment_id":{"table":"provider_payments","text":"coalesce(t.payment_no::text, '''')","tenant":true},"bill_id":{"table":"provider_bills","text":"coalesce(t.description::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

-- credit_note_lines
create table credit_note_lines (
  tenant_id uuid not null,
  id uuid not null,
  credit_note_id uuid not null,
  line_index numeric not null,
  invoice_line_id uuid,
  case_id uuid,
  account_code_id uuid,
  description text not null,
  amount numeric(18,2) not null,
  gst numeric(18,2) not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint credited_amount_positive check (amount >= 0::numeric and gst >= 0::numeric),
  constraint fk_credit_note_lines__account_code_id foreign key (tenant_id, account_code_id) references account_code(tenant_id, id) deferrable,
  constraint fk_credit_note_lines__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_credit_note_lines__credit_note_id foreign key (tenant_id, credit_note_id) references credit_notes(tenant_id, id) deferrable,
  constraint fk_credit_note_lines__invoice_line_id foreign key (tenant_id, invoice_line_id) references invoice_lines(tenant_id, id) deferrable
);
create index ix_credit_note_lines__account_code_id on credit_note_lines (tenant_id, account_code_id);
create index ix_credit_note_lines__case_id on credit_note_lines (tenant_id, case_id);
create index ix_credit_note_lines__credit_note_id on credit_note_lines (tenant_id, credit_note_id, line_index, id);
create index ix_credit_note_lines__invoice_line_id on credit_note_lines (tenant_id, invoice_line_id, line_index, id);
create index ix_credit_note_lines__sort on credit_note_lines (tenant_id, line_index, id);
alter table credit_note_lines enable row level security, force row level security;
create policy tenant_wall on credit_note_lines to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on credit_note_lines to caseway_host
  using (true) with check (true);
create policy erasing on credit_note_lines to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on credit_note_lines to caseway_app, caseway_host;
grant select, update on credit_note_lines to caseway_eraser;
create trigger append_only before delete or update on credit_note_lines
  for each row execute function refuse_change();
create trigger history after insert on credit_note_lines referencing new table as added
  for each statement execute function audit_additions('creditNoteLine');
create trigger never_truncated before truncate on credit_note_lines
  for each statement execute function refuse_change();

-- credit_notes
create table credit_notes (
  tenant_id uuid not null,
  id uuid not null,
  credit_note_no text,
  company_id uuid not null,
  invoice_id uuid not null,
  credit_date date not null,
  reason text not null,
  subtotal numeric(18,2) not null,
  gst numeric(18,2) not null,
  total numeric(18,2) not null,
  applied numeric(18,2) not null default 0.00,
  refunded numeric(18,2) not null default 0.00,
  unapplied numeric(18,2),
  sent_at timestamptz,
  accounting_id text,
  uploaded_at timestamptz,
  search_text text generated always as (lower(coalesce(credit_note_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  is_reversed boolean not null default false,
  reversed_at timestamptz,
  reversed_because text,
  category text not null default 'creditNotes'::text,
  primary key (tenant_id, id),
  constraint applied_in_bounds check (total > 0::numeric and applied >= 0::numeric and refunded >= 0::numeric and (applied + refunded) <= total),
  constraint fk_credit_notes__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_credit_notes__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable
);
create index ix_credit_notes__company_id on credit_notes (tenant_id, company_id, lower(credit_note_no) desc, id) where not is_deleted;
create index ix_credit_notes__credit_date on credit_notes (tenant_id, credit_date, lower(credit_note_no) desc, id) where not is_deleted;
create index ix_credit_notes__invoice_id on credit_notes (tenant_id, invoice_id, lower(credit_note_no) desc, id) where not is_deleted;
create index ix_credit_notes__is_reversed on credit_notes (tenant_id, is_reversed, lower(credit_note_no) desc, id) where not is_deleted;
create index ix_credit_notes__search on credit_notes using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_credit_notes__sort on credit_notes (tenant_id, lower(credit_note_no) desc, id) where not is_deleted;
create index ix_credit_notes__unapplied on credit_notes (tenant_id, unapplied, lower(credit_note_no) desc, id) where not is_deleted;
create unique index uq_credit_notes__credit_note_no on credit_notes (tenant_id, lower(credit_note_no)) where not is_deleted;
alter table credit_notes enable row level security, force row level security;
create policy tenant_wall on credit_notes to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on credit_notes to caseway_host
  using (true) with check (true);
grant select, insert, update on credit_notes to caseway_app, caseway_host;
create trigger computed before insert or update of unapplied, is_reversed, total, applied, refunded on credit_notes
  for each row execute function compute_credit_notes();
create trigger history after insert or delete or update on credit_notes
  for each row execute function capture_change('creditNote', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on credit_notes
  for each row execute function keep_search_words('creditNote');
create trigger search_words_changed after update on credit_notes
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('creditNote');

-- icare_claims
create table icare_claims (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  claim_no text not null,
  amount numeric(18,2) not null,
  outcome text not null default 'waiting'::text,
  answered_at timestamptz,
  answer_reference text,
  answer_text text,
  content text not null,
  search_text text generated always as (lower(coalesce(claim_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_icare_claims__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable
);
create index ix_icare_claims__invoice_id on icare_claims (tenant_id, invoice_id, creation_time desc, id) where not is_deleted;
create index ix_icare_claims__outcome on icare_claims (tenant_id, outcome, creation_time desc, id) where not is_deleted;
create index ix_icare_claims__search on icare_claims using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_icare_claims__sort on icare_claims (tenant_id, creation_time desc, id) where not is_deleted;
alter table icare_claims enable row level security, force row level security;
create policy tenant_wall on icare_claims to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on icare_claims to caseway_host
  using (true) with check (true);
grant select, insert, update on icare_claims to caseway_app, caseway_host;
create trigger history after insert or delete or update on icare_claims
  for each row execute function capture_change('icareClaim', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

-- invoice_lines
create table invoice_lines (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  line_index numeric not null,
  case_id uuid,
  charge_id uuid,
  service_item_id uuid,
  account_code_id uuid,
  description text not null,
  quantity text not null,
  unit_price numeric(18,2) not null,
  has_gst boolean not null default false,
  amount numeric(18,2) not null,
  gst numeric(18,2) not null,
  rule text,
  adjusted_because text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_invoice_lines__account_code_id foreign key (tenant_id, account_code_id) references account_code(tenant_id, id) deferrable,
  constraint fk_invoice_lines__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_invoice_lines__charge_id foreign key (tenant_id, charge_id) references case_charges(tenant_id, id) deferrable,
  constraint fk_invoice_lines__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable,
  constraint fk_invoice_lines__service_item_id foreign key (tenant_id, service_item_id) references service_items(tenant_id, id) deferrable
);
create index ix_invoice_lines__account_code_id on invoice_lines (tenant_id, account_code_id);
create index ix_invoice_lines__case_id on invoice_lines (tenant_id, case_id, line_index, id);
create index ix_invoice_lines__charge on invoice_lines (charge_id) where charge_id is not null;
create index ix_invoice_lines__charge_id on invoice_lines (tenant_id, charge_id, line_index, id);
create index ix_invoice_lines__invoice_id on invoice_lines (tenant_id, invoice_id, line_index, id);
create index ix_invoice_lines__service_item_id on invoice_lines (tenant_id, service_item_id);
create index ix_invoice_lines__sort on invoice_lines (tenant_id, line_index, id);
alter table invoice_lines enable row level security, force row level security;
create policy tenant_wall on invoice_lines to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on invoice_lines to caseway_host
  using (true) with check (true);
create policy erasing on invoice_lines to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on invoice_lines to caseway_app, caseway_host;
grant select, update on invoice_lines to caseway_eraser;
create trigger append_only before delete or update on invoice_lines
  for each row execute function refuse_change();
create trigger charge_is_free before insert on invoice_lines
  for each row execute function charge_is_free();
create trigger history after insert on invoice_lines referencing new table as added
  for each statement execute function audit_additions('invoiceLine');
create trigger never_truncated before truncate on invoice_lines
  for each statement execute function refuse_change();

-- invoice_reminder_rules
create table invoice_reminder_rules (
  tenant_id uuid not null,
  id uuid not null,
  level numeric not null,
  days_overdue numeric not null,
  template text not null default 'InvoiceReminder'::text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_invoice_reminder_rules__is_active on invoice_reminder_rules (tenant_id, is_active, level, id) where not is_deleted;
create index ix_invoice_reminder_rules__sort on invoice_reminder_rules (tenant_id, level, id) where not is_deleted;
create index ix_invoice_reminder_rules__template on invoice_reminder_rules (tenant_id, template, level, id) where not is_deleted;
create unique index uq_invoice_reminder_rules__level on invoice_reminder_rules (tenant_id, level) where not is_deleted;
alter table invoice_reminder_rules enable row level security, force row level security;
create policy tenant_wall on invoice_reminder_rules to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on invoice_reminder_rules to caseway_host
  using (true) with check (true);
grant select, insert, update on invoice_reminder_rules to caseway_app, caseway_host;
create trigger history after insert or delete or update on invoice_reminder_rules
  for each row execute function capture_change('invoiceReminderRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

-- invoices
create table invoices (
  tenant_id uuid not null,
  id uuid not null,
  invoice_no text,
  status text not null default '5'::text,
  kind text not null default 'case'::text,
  company_id uuid not null,
  case_manager_id uuid,
  case_id uuid,
  case_type text,
  specialist_id uuid,
  claimant_name text,
  claim_no text,
  purchase_order_no text,
  customer_reference text,
  invoice_date date not null,
  due_date date not null,
  subtotal numeric(18,2) not null,
  gst numeric(18,2) not null,
  total numeric(18,2) not null,
  settled numeric(18,2) not null default 0.00,
  written_off numeric(18,2) not null default 0.00,
  open_amount numeric(18,2),
  note text,
  sent_at timestamptz,
  sent_to text,
  paid_on date,
  cancel_comment text,
  cancelled_at timestamptz,
  reminder_level numeric default 0,
  last_reminder_at timestamptz,
  is_reminder_stopped boolean not null default false,
  accounting_id text,
  uploaded_at timestamptz,
  search_text text generated always as (lower((((((((coalesce(invoice_no, ''::text) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(claim_no, ''::text)) || ' '::text) || coalesce(purchase_order_no, ''::text)) || ' '::text) || coalesce(customer_reference, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  run_id text,
  credited numeric(18,2) not null default 0.00,
  standing text,
  primary key (tenant_id, id),
  constraint settled_in_bounds check (settled >= 0::numeric and written_off >= 0::numeric and (settled + written_off) <= total and total > 0::numeric),
  constraint fk_invoices__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_invoices__case_manager_id foreign key (tenant_id, case_manager_id) references case_managers(tenant_id, id) deferrable,
  constraint fk_invoices__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_invoices__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_invoices__case_id on invoices (tenant_id, case_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__case_manager_id on invoices (tenant_id, case_manager_id) where not is_deleted;
create index ix_invoices__case_type on invoices (tenant_id, case_type, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__company_id on invoices (tenant_id, company_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__due_date on invoices (tenant_id, due_date, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__invoice_date on invoices (tenant_id, invoice_date, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__kind on invoices (tenant_id, kind, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__open on invoices (tenant_id, company_id, due_date) include (open_amount, specialist_id, case_type) where open_amount > 0::numeric and not is_deleted;
create index ix_invoices__open_amount on invoices (tenant_id, open_amount, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__revenue on invoices (tenant_id, invoice_date) include (company_id, specialist_id, case_type, subtotal) where status <> '6'::text and not is_deleted;
create index ix_invoices__run_id on invoices (tenant_id, run_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__search on invoices using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_invoices__sort on invoices (tenant_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__specialist_id on invoices (tenant_id, specialist_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__status on invoices (tenant_id, status, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__total on invoices (tenant_id, total, lower(invoice_no) desc, id) where not is_deleted;
create index ix_invoices__uploaded_at on invoices (tenant_id, uploaded_at, lower(invoice_no) desc, id) where not is_deleted;
create unique index uq_invoices__invoice_no on invoices (tenant_id, lower(invoice_no)) where not is_deleted;
alter table invoices enable row level security, force row level security;
create policy tenant_wall on invoices to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on invoices to caseway_host
  using (true) with check (true);
grant select, insert, update on invoices to caseway_app, caseway_host;
create trigger computed before insert or update of open_amount, status, total, settled, written_off, standing, credited on invoices
  for each row execute function compute_invoices();
create trigger history after insert or delete or update on invoices
  for each row execute function capture_change('invoice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_manager_id":{"table":"case_managers","text":"coalesce(t.full_name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on invoices
  for each row execute function keep_search_words('invoice');
create trigger search_words_changed after update on invoices
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('invoice');

-- journals
create table journals (
  tenant_id uuid not null,
  id uuid not null,
  journal_no text,
  kind text not null,
  journal_date date not null,
  memo text not null,
  source_type text not null,
  source_id text not null,
  reverses_id uuid,
  search_text text generated always as (lower((coalesce(journal_no, ''::text) || ' '::text) || coalesce(memo, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_journals__reverses_id foreign key (tenant_id, reverses_id) references journals(tenant_id, id) deferrable
);
create index ix_journals__journal_date on journals (tenant_id, journal_date, lower(journal_no) desc, id);
create index ix_journals__kind on journals (tenant_id, kind, lower(journal_no) desc, id);
create index ix_journals__reverses_id on journals (tenant_id, reverses_id);
create index ix_journals__search on journals using gin (tenant_id, search_text gin_trgm_ops);
create index ix_journals__sort on journals (tenant_id, lower(journal_no) desc, id);
create index ix_journals__source_id on journals (tenant_id, source_id, lower(journal_no) desc, id);
create index ix_journals__source_type on journals (tenant_id, source_type, lower(journal_no) desc, id);
alter table journals enable row level security, force row level security;
create policy tenant_wall on journals to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on journals to caseway_host
  using (true) with check (true);
create policy erasing on journals to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on journals to caseway_app, caseway_host;
grant select, update on journals to caseway_eraser;
create trigger append_only before delete or update on journals
  for each row execute function refuse_change();
create constraint trigger balanced after insert on journals deferrable initially deferred
  for each row execute function journal_balances();
create trigger history after insert on journals referencing new table as added
  for each statement execute function audit_additions('journal');
create trigger month_is_open before insert on journals
  for each row execute function month_is_open();
create trigger never_truncated before truncate on journals
  for each statement execute function refuse_change();
create trigger search_words after insert or delete on journals
  for each row execute function keep_search_words('journal');
create trigger search_words_changed after update on journals
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('journal');

-- ledger_checks
create table ledger_checks (
  tenant_id uuid not null,
  id uuid not null,
  ran_at timestamptz not null,
  occasion text not null,
  result text not null,
  sentence text not null,
  postings numeric not null,
  rules numeric not null,
  broken numeric not null,
  rule text,
  row_type text,
  row_id text,
  row_name text,
  documents numeric(18,2),
  ledger numeric(18,2),
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_ledger_checks__occasion on ledger_checks (tenant_id, occasion, ran_at desc, id);
create index ix_ledger_checks__ran_at on ledger_checks (tenant_id, ran_at, ran_at desc, id);
create index ix_ledger_checks__result on ledger_checks (tenant_id, result, ran_at desc, id);
create index ix_ledger_checks__sort on ledger_checks (tenant_id, ran_at desc, id);
alter table ledger_checks enable row level security, force row level security;
create policy tenant_wall on ledger_checks to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ledger_checks to caseway_host
  using (true) with check (true);
create policy erasing on ledger_checks to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on ledger_checks to caseway_app, caseway_host;
grant select, update on ledger_checks to caseway_eraser;
create trigger append_only before delete or update on ledger_checks
  for each row execute function refuse_change();
create trigger history after insert on ledger_checks referencing new table as added
  for each statement execute function audit_additions('ledgerCheck');
create trigger never_truncated before truncate on ledger_checks
  for each statement execute function refuse_change();

-- ledger_periods
create table ledger_periods (
  tenant_id uuid not null,
  id uuid not null,
  month text not null,
  status text not null default 'closed'::text,
  changed_at timestamptz not null,
  changed_by_id uuid,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_ledger_periods__changed_by_id foreign key (tenant_id, changed_by_id) references users(tenant_id, id) deferrable
);
create index ix_ledger_periods__changed_by_id on ledger_periods (tenant_id, changed_by_id) where not is_deleted;
create index ix_ledger_periods__sort on ledger_periods (tenant_id, lower(month) desc, id) where not is_deleted;
create index ix_ledger_periods__status on ledger_periods (tenant_id, status, lower(month) desc, id) where not is_deleted;
create unique index uq_ledger_periods__month on ledger_periods (tenant_id, lower(month)) where not is_deleted;
alter table ledger_periods enable row level security, force row level security;
create policy tenant_wall on ledger_periods to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on ledger_periods to caseway_host
  using (true) with check (true);
grant select, insert, update on ledger_periods to caseway_app, caseway_host;
create trigger history after insert or delete or update on ledger_periods
  for each row execute function capture_change('ledgerPeriod', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"changed_by_id":{"table":"users","text":"(coalesce(t.first_name::text, '''') || '' '' || coalesce(t.last_name::text, ''''))","tenant":true}}');
create trigger month_changes before insert or update on ledger_periods
  for each row execute function month_changes();

-- partial_payments
create table partial_payments (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  receipt_id uuid,
  credit_note_id uuid,
  amount numeric(18,2) not null,
  applied_on date not null,
  journal_id uuid not null,
  is_removed boolean not null default false,
  removed_at timestamptz,
  removed_because text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  category text,
  primary key (tenant_id, id),
  constraint one_source check (amount > 0::numeric and (receipt_id is null) <> (credit_note_id is null)),
  constraint fk_partial_payments__credit_note_id foreign key (tenant_id, credit_note_id) references credit_notes(tenant_id, id) deferrable,
  constraint fk_partial_payments__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable,
  constraint fk_partial_payments__journal_id foreign key (tenant_id, journal_id) references journals(tenant_id, id) deferrable,
  constraint fk_partial_payments__receipt_id foreign key (tenant_id, receipt_id) references receipts(tenant_id, id) deferrable
);
create index ix_partial_payments__category on partial_payments (tenant_id, category, applied_on desc, id) where not is_deleted;
create index ix_partial_payments__credit_note_id on partial_payments (tenant_id, credit_note_id, applied_on desc, id) where not is_deleted;
create index ix_partial_payments__invoice_id on partial_payments (tenant_id, invoice_id, applied_on desc, id) where not is_deleted;
create index ix_partial_payments__is_removed on partial_payments (tenant_id, is_removed, applied_on desc, id) where not is_deleted;
create index ix_partial_payments__journal_id on partial_payments (tenant_id, journal_id) where not is_deleted;
create index ix_partial_payments__receipt_id on partial_payments (tenant_id, receipt_id, applied_on desc, id) where not is_deleted;
create index ix_partial_payments__sort on partial_payments (tenant_id, applied_on desc, id) where not is_deleted;
alter table partial_payments enable row level security, force row level security;
create policy tenant_wall on partial_payments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on partial_payments to caseway_host
  using (true) with check (true);
grant select, insert, update on partial_payments to caseway_app, caseway_host;
create trigger computed before insert or update of category, credit_note_id on partial_payments
  for each row execute function compute_partial_payments();
create trigger history after insert or delete or update on partial_payments
  for each row execute function capture_change('allocation', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true},"receipt_id":{"table":"receipts","text":"coalesce(t.receipt_no::text, '''')","tenant":true},"credit_note_id":{"table":"credit_notes","text":"coalesce(t.credit_note_no::text, '''')","tenant":true},"journal_id":{"table":"journals","text":"(coalesce(t.journal_no::text, '''') || '' '' || coalesce(t.memo::text, ''''))","tenant":true}}');

-- pay_settings
create table pay_settings (
  tenant_id uuid not null,
  id uuid not null,
  payable_rule text not null default 'report'::text,
  commission_percent numeric(16,2) not null default 0,
  is_withholding boolean not null default true,
  withholding_percent numeric(16,2) not null default 47,
  bank_code text,
  user_name text,
  user_number text,
  bsb text,
  account_number text,
  is_self_balancing boolean not null default false,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_pay_settings__sort on pay_settings (tenant_id, lower(payable_rule), id) include (payable_rule) where not is_deleted;
alter table pay_settings enable row level security, force row level security;
create policy tenant_wall on pay_settings to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on pay_settings to caseway_host
  using (true) with check (true);
grant select, insert, update on pay_settings to caseway_app, caseway_host;
create trigger history after insert or delete or update on pay_settings
  for each row execute function capture_change('paySetting', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

-- payer_names
create table payer_names (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  company_id uuid not null,
  search_text text generated always as (lower(coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_payer_names__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_payer_names__company_id on payer_names (tenant_id, company_id, lower(name), id) include (name) where not is_deleted;
create index ix_payer_names__search on payer_names using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_payer_names__sort on payer_names (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_payer_names__name__company_id on payer_names (tenant_id, lower(name), company_id) where not is_deleted;
alter table payer_names enable row level security, force row level security;
create policy tenant_wall on payer_names to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on payer_names to caseway_host
  using (true) with check (true);
grant select, insert, update on payer_names to caseway_app, caseway_host;
create trigger history after insert or delete or update on payer_names
  for each row execute function capture_change('payerName', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- payment_files
create table payment_files (
  tenant_id uuid not null,
  id uuid not null,
  file_no text,
  process_on date not null,
  payments numeric not null,
  total numeric(18,2) not null,
  content text not null,
  search_text text generated always as (lower(coalesce(file_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_payment_files__process_on on payment_files (tenant_id, process_on, lower(file_no) desc, id) where not is_deleted;
create index ix_payment_files__search on payment_files using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_payment_files__sort on payment_files (tenant_id, lower(file_no) desc, id) where not is_deleted;
create unique index uq_payment_files__file_no on payment_files (tenant_id, lower(file_no)) where not is_deleted;
alter table payment_files enable row level security, force row level security;
create policy tenant_wall on payment_files to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on payment_files to caseway_host
  using (true) with check (true);
grant select, insert, update on payment_files to caseway_app, caseway_host;
create trigger history after insert or delete or update on payment_files
  for each row execute function capture_change('paymentFile', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,content', '{}');
create trigger search_words after insert or delete on payment_files
  for each row execute function keep_search_words('paymentFile');
create trigger search_words_changed after update on payment_files
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('paymentFile');

-- postings
create table postings (
  tenant_id uuid not null,
  id uuid not null,
  journal_id uuid not null,
  posted_on date not null,
  account_code_id uuid not null,
  debit numeric(18,2) not null default 0.00,
  credit numeric(18,2) not null default 0.00,
  company_id uuid,
  specialist_id uuid,
  case_id uuid,
  invoice_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint one_side check (debit >= 0::numeric and credit >= 0::numeric and (debit = 0::numeric) <> (credit = 0::numeric)),
  constraint fk_postings__account_code_id foreign key (tenant_id, account_code_id) references account_code(tenant_id, id) deferrable,
  constraint fk_postings__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_postings__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_postings__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable,
  constraint fk_postings__journal_id foreign key (tenant_id, journal_id) references journals(tenant_id, id) deferrable,
  constraint fk_postings__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_postings__account_code_id on postings (tenant_id, account_code_id, posted_on desc, id);
create index ix_postings__balance on postings (journal_id) include (debit, credit);
create index ix_postings__case_id on postings (tenant_id, case_id, posted_on desc, id);
create index ix_postings__company_id on postings (tenant_id, company_id, posted_on desc, id);
create index ix_postings__invoice_id on postings (tenant_id, invoice_id, posted_on desc, id);
create index ix_postings__journal_id on postings (tenant_id, journal_id, posted_on desc, id);
create index ix_postings__posted_on on postings (tenant_id, posted_on, posted_on desc, id);
create index ix_postings__sort on postings (tenant_id, posted_on desc, id);
create index ix_postings__specialist_id on postings (tenant_id, specialist_id, posted_on desc, id);
alter table postings enable row level security, force row level security;
create policy tenant_wall on postings to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on postings to caseway_host
  using (true) with check (true);
create policy erasing on postings to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on postings to caseway_app, caseway_host;
grant select, update on postings to caseway_eraser;
create trigger append_only before delete or update on postings
  for each row execute function refuse_change();
create constraint trigger balanced after insert on postings deferrable initially deferred
  for each row execute function journal_balances();
create trigger history after insert on postings referencing new table as added
  for each statement execute function audit_additions('posting');
create trigger never_truncated before truncate on postings
  for each statement execute function refuse_change();

-- prepayment_requests
create table prepayment_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  status text not null default 'requested'::text,
  case_id uuid not null,
  company_id uuid not null,
  amount numeric(18,2) not null,
  due_date date,
  note text,
  sent_at timestamptz,
  sent_to text,
  received_on date,
  receipt_id uuid,
  received_note text,
  search_text text generated always as (lower(coalesce(request_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_prepayment_requests__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_prepayment_requests__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_prepayment_requests__receipt_id foreign key (tenant_id, receipt_id) references receipts(tenant_id, id) deferrable
);
create index ix_prepayment_requests__amount on prepayment_requests (tenant_id, amount, lower(request_no) desc, id) where not is_deleted;
create index ix_prepayment_requests__case_id on prepayment_requests (tenant_id, case_id, lower(request_no) desc, id) where not is_deleted;
create index ix_prepayment_requests__company_id on prepayment_requests (tenant_id, company_id, lower(request_no) desc, id) where not is_deleted;
create index ix_prepayment_requests__due_date on prepayment_requests (tenant_id, due_date, lower(request_no) desc, id) where not is_deleted;
create index ix_prepayment_requests__receipt_id on prepayment_requests (tenant_id, receipt_id) where not is_deleted;
create index ix_prepayment_requests__search on prepayment_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_prepayment_requests__sort on prepayment_requests (tenant_id, lower(request_no) desc, id) where not is_deleted;
create index ix_prepayment_requests__status on prepayment_requests (tenant_id, status, lower(request_no) desc, id) where not is_deleted;
create unique index uq_prepayment_requests__open on prepayment_requests (tenant_id, case_id) where status = 'requested'::text and not is_deleted;
create unique index uq_prepayment_requests__request_no on prepayment_requests (tenant_id, lower(request_no)) where not is_deleted;
alter table prepayment_requests enable row level security, force row level security;
create policy tenant_wall on prepayment_requests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on prepayment_requests to caseway_host
  using (true) with check (true);
grant select, insert, update on prepayment_requests to caseway_app, caseway_host;
create trigger history after insert or delete or update on prepayment_requests
  for each row execute function capture_change('prepaymentRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"receipt_id":{"table":"receipts","text":"coalesce(t.receipt_no::text, '''')","tenant":true}}');

-- provider_bills
create table provider_bills (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  case_id uuid,
  charge_id uuid not null,
  description text not null,
  earned_on date not null,
  share numeric(18,2) not null,
  commission numeric(18,2) not null,
  gst numeric(18,2) not null,
  total numeric(18,2) not null,
  paid numeric(18,2) not null default 0.00,
  scheduled numeric(18,2) not null default 0.00,
  open_amount numeric(18,2),
  payable_rule text not null,
  report_sent_on date,
  status text,
  journal_id uuid not null,
  is_reversed boolean not null default false,
  reversed_on date,
  search_text text generated always as (lower(coalesce(description, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  terms_left boolean not null default false,
  primary key (tenant_id, id),
  constraint paid_in_bounds check (paid >= 0::numeric and (is_reversed or (paid + scheduled) <= total) and total >= 0::numeric),
  constraint fk_provider_bills__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_provider_bills__charge_id foreign key (tenant_id, charge_id) references case_charges(tenant_id, id) deferrable,
  constraint fk_provider_bills__journal_id foreign key (tenant_id, journal_id) references journals(tenant_id, id) deferrable,
  constraint fk_provider_bills__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_provider_bills__case_id on provider_bills (tenant_id, case_id, earned_on desc, id) where not is_deleted;
create index ix_provider_bills__charge_id on provider_bills (tenant_id, charge_id, earned_on desc, id) where not is_deleted;
create index ix_provider_bills__earned_on on provider_bills (tenant_id, earned_on, earned_on desc, id) where not is_deleted;
create index ix_provider_bills__journal_id on provider_bills (tenant_id, journal_id) where not is_deleted;
create index ix_provider_bills__open_amount on provider_bills (tenant_id, open_amount, earned_on desc, id) where not is_deleted;
create index ix_provider_bills__search on provider_bills using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_provider_bills__sort on provider_bills (tenant_id, earned_on desc, id) where not is_deleted;
create index ix_provider_bills__specialist_id on provider_bills (tenant_id, specialist_id, earned_on desc, id) where not is_deleted;
create index ix_provider_bills__status on provider_bills (tenant_id, status, earned_on desc, id) where not is_deleted;
create unique index uq_provider_bills__charge on provider_bills (tenant_id, charge_id) where not is_reversed and not is_deleted;
alter table provider_bills enable row level security, force row level security;
create policy tenant_wall on provider_bills to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on provider_bills to caseway_host
  using (true) with check (true);
grant select, insert, update on provider_bills to caseway_app, caseway_host;
create trigger computed before insert or update of open_amount, is_reversed, total, paid, status on provider_bills
  for each row execute function compute_provider_bills();
create trigger history after insert or delete or update on provider_bills
  for each row execute function capture_change('providerBill', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"charge_id":{"table":"case_charges","text":"coalesce(t.description::text, '''')","tenant":true},"journal_id":{"table":"journals","text":"(coalesce(t.journal_no::text, '''') || '' '' || coalesce(t.memo::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on provider_bills
  for each row execute function keep_search_words('providerBill');
create trigger search_words_changed after update on provider_bills
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('providerBill');

-- provider_payments
create table provider_payments (
  tenant_id uuid not null,
  id uuid not null,
  payment_no text,
  status text not null default 'made'::text,
  specialist_id uuid not null,
  period_from date not null,
  period_to date not null,
  pay_on date not null,
  paid_on date,
  total numeric(18,2) not null,
  withheld numeric(18,2) not null default 0.00,
  removed numeric(18,2) not null default 0.00,
  net_amount numeric(18,2),
  abn text,
  rcti_no text,
  account_name text,
  bsb text,
  account_number text,
  file_id uuid,
  journal_id uuid,
  search_text text generated always as (lower((coalesce(payment_no, ''::text) || ' '::text) || coalesce(rcti_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_provider_payments__file_id foreign key (tenant_id, file_id) references payment_files(tenant_id, id) deferrable,
  constraint fk_provider_payments__journal_id foreign key (tenant_id, journal_id) references journals(tenant_id, id) deferrable,
  constraint fk_provider_payments__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_provider_payments__file_id on provider_payments (tenant_id, file_id, lower(payment_no) desc, id) where not is_deleted;
create index ix_provider_payments__journal_id on provider_payments (tenant_id, journal_id) where not is_deleted;
create index ix_provider_payments__paid_on on provider_payments (tenant_id, paid_on, lower(payment_no) desc, id) where not is_deleted;
create index ix_provider_payments__pay_on on provider_payments (tenant_id, pay_on, lower(payment_no) desc, id) where not is_deleted;
create index ix_provider_payments__period_to on provider_payments (tenant_id, period_to, lower(payment_no) desc, id) where not is_deleted;
create index ix_provider_payments__search on provider_payments using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_provider_payments__sort on provider_payments (tenant_id, lower(payment_no) desc, id) where not is_deleted;
create index ix_provider_payments__specialist_id on provider_payments (tenant_id, specialist_id, lower(payment_no) desc, id) where not is_deleted;
create index ix_provider_payments__status on provider_payments (tenant_id, status, lower(payment_no) desc, id) where not is_deleted;
create unique index uq_provider_payments__payment_no on provider_payments (tenant_id, lower(payment_no)) where not is_deleted;
alter table provider_payments enable row level security, force row level security;
create policy tenant_wall on provider_payments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on provider_payments to caseway_host
  using (true) with check (true);
grant select, insert, update on provider_payments to caseway_app, caseway_host;
create trigger computed before insert or update of net_amount, total, withheld on provider_payments
  for each row execute function compute_provider_payments();
create trigger history after insert or delete or update on provider_payments
  for each row execute function capture_change('providerPayment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"file_id":{"table":"payment_files","text":"coalesce(t.file_no::text, '''')","tenant":true},"journal_id":{"table":"journals","text":"(coalesce(t.journal_no::text, '''') || '' '' || coalesce(t.memo::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on provider_payments
  for each row execute function keep_search_words('providerPayment');
create trigger search_words_changed after update on provider_payments
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('providerPayment');

-- receipts
create table receipts (
  tenant_id uuid not null,
  id uuid not null,
  receipt_no text,
  company_id uuid,
  payer_name text,
  received_on date not null,
  method text not null default 'transfer'::text,
  reference text,
  amount numeric(18,2) not null,
  applied numeric(18,2) not null default 0.00,
  refunded numeric(18,2) not null default 0.00,
  unapplied numeric(18,2),
  note text,
  is_reversed boolean not null default false,
  reversed_at timestamptz,
  reversed_because text,
  search_text text generated always as (lower((((coalesce(receipt_no, ''::text) || ' '::text) || coalesce(payer_name, ''::text)) || ' '::text) || coalesce(reference, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint applied_in_bounds check (amount > 0::numeric and applied >= 0::numeric and refunded >= 0::numeric and (applied + refunded) <= amount),
  constraint fk_receipts__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_receipts__amount on receipts (tenant_id, amount, lower(receipt_no) desc, id) where not is_deleted;
create index ix_receipts__company_id on receipts (tenant_id, company_id, lower(receipt_no) desc, id) where not is_deleted;
create index ix_receipts__is_reversed on receipts (tenant_id, is_reversed, lower(receipt_no) desc, id) where not is_deleted;
create index ix_receipts__method on receipts (tenant_id, method, lower(receipt_no) desc, id) where not is_deleted;
create index ix_receipts__received_on on receipts (tenant_id, received_on, lower(receipt_no) desc, id) where not is_deleted;
create index ix_receipts__search on receipts using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_receipts__sort on receipts (tenant_id, lower(receipt_no) desc, id) where not is_deleted;
create index ix_receipts__unapplied on receipts (tenant_id, unapplied, lower(receipt_no) desc, id) where not is_deleted;
create unique index uq_receipts__receipt_no on receipts (tenant_id, lower(receipt_no)) where not is_deleted;
alter table receipts enable row level security, force row level security;
create policy tenant_wall on receipts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on receipts to caseway_host
  using (true) with check (true);
grant select, insert, update on receipts to caseway_app, caseway_host;
create trigger computed before insert or update of unapplied, is_reversed, amount, applied, refunded on receipts
  for each row execute function compute_receipts();
create trigger history after insert or delete or update on receipts
  for each row execute function capture_change('receipt', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on receipts
  for each row execute function keep_search_words('receipt');
create trigger search_words_changed after update on receipts
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('receipt');

-- refunds
create table refunds (
  tenant_id uuid not null,
  id uuid not null,
  refund_no text,
  company_id uuid,
  receipt_id uuid,
  credit_note_id uuid,
  refunded_on date not null,
  amount numeric(18,2) not null,
  reference text,
  reason text not null,
  journal_id uuid not null,
  search_text text generated always as (lower((coalesce(refund_no, ''::text) || ' '::text) || coalesce(reference, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint one_source check (amount > 0::numeric and (receipt_id is null) <> (credit_note_id is null)),
  constraint fk_refunds__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_refunds__credit_note_id foreign key (tenant_id, credit_note_id) references credit_notes(tenant_id, id) deferrable,
  constraint fk_refunds__journal_id foreign key (tenant_id, journal_id) references journals(tenant_id, id) deferrable,
  constraint fk_refunds__receipt_id foreign key (tenant_id, receipt_id) references receipts(tenant_id, id) deferrable
);
create index ix_refunds__company_id on refunds (tenant_id, company_id, lower(refund_no) desc, id);
create index ix_refunds__credit_note_id on refunds (tenant_id, credit_note_id, lower(refund_no) desc, id);
create index ix_refunds__journal_id on refunds (tenant_id, journal_id);
create index ix_refunds__receipt_id on refunds (tenant_id, receipt_id, lower(refund_no) desc, id);
create index ix_refunds__refunded_on on refunds (tenant_id, refunded_on, lower(refund_no) desc, id);
create index ix_refunds__search on refunds using gin (tenant_id, search_text gin_trgm_ops);
create index ix_refunds__sort on refunds (tenant_id, lower(refund_no) desc, id);
create unique index uq_refunds__refund_no on refunds (tenant_id, lower(refund_no));
alter table refunds enable row level security, force row level security;
create policy tenant_wall on refunds to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on refunds to caseway_host
  using (true) with check (true);
create policy erasing on refunds to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on refunds to caseway_app, caseway_host;
grant select, update on refunds to caseway_eraser;
create trigger append_only before delete or update on refunds
  for each row execute function refuse_change();
create trigger history after insert on refunds referencing new table as added
  for each statement execute function audit_additions('refund');
create trigger never_truncated before truncate on refunds
  for each statement execute function refuse_change();

-- reminder_stops
create table reminder_stops (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  until date,
  reason text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_reminder_stops__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_reminder_stops__company_id on reminder_stops (tenant_id, company_id, company_id, id) where not is_deleted;
create index ix_reminder_stops__sort on reminder_stops (tenant_id, company_id, id) where not is_deleted;
create index ix_reminder_stops__until on reminder_stops (tenant_id, until, company_id, id) where not is_deleted;
create unique index uq_reminder_stops__company_id on reminder_stops (tenant_id, company_id) where not is_deleted;
alter table reminder_stops enable row level security, force row level security;
create policy tenant_wall on reminder_stops to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on reminder_stops to caseway_host
  using (true) with check (true);
grant select, insert, update on reminder_stops to caseway_app, caseway_host;
create trigger history after insert or delete or update on reminder_stops
  for each row execute function capture_change('reminderStop', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- sent_statements
create table sent_statements (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  statement_date date not null,
  open numeric(18,2) not null,
  sent_to text not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_sent_statements__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable
);
create index ix_sent_statements__company_id on sent_statements (tenant_id, company_id, statement_date desc, id);
create index ix_sent_statements__sort on sent_statements (tenant_id, statement_date desc, id);
create index ix_sent_statements__statement_date on sent_statements (tenant_id, statement_date, statement_date desc, id);
create unique index uq_sent_statements__company_id__statement_date on sent_statements (tenant_id, company_id, statement_date);
alter table sent_statements enable row level security, force row level security;
create policy tenant_wall on sent_statements to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on sent_statements to caseway_host
  using (true) with check (true);
create policy erasing on sent_statements to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on sent_statements to caseway_app, caseway_host;
grant select, update on sent_statements to caseway_eraser;
create trigger append_only before delete or update on sent_statements
  for each row execute function refuse_change();
create trigger history after insert on sent_statements referencing new table as added
  for each statement execute function audit_additions('sentStatement');
create trigger never_truncated before truncate on sent_statements
  for each statement execute function refuse_change();

-- service_items
create table service_items (
  tenant_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  service_type text not null,
  unit_price numeric(18,2) not null,
  has_gst boolean not null default true,
  account_code_id uuid,
  description text,
  is_active boolean not null default true,
  search_text text generated always as (lower((coalesce(code, ''::text) || ' '::text) || coalesce(name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  payment_classification_code text,
  pay_above_reason text,
  primary key (tenant_id, id),
  constraint fk_service_items__account_code_id foreign key (tenant_id, account_code_id) references account_code(tenant_id, id) deferrable
);
create index ix_service_items__account_code_id on service_items (tenant_id, account_code_id, lower(code), id) include (code) where not is_deleted;
create index ix_service_items__has_gst on service_items (tenant_id, has_gst, lower(code), id) include (code) where not is_deleted;
create index ix_service_items__is_active on service_items (tenant_id, is_active, lower(code), id) include (code) where not is_deleted;
create index ix_service_items__search on service_items using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_service_items__service_type on service_items (tenant_id, service_type, lower(code), id) include (code) where not is_deleted;
create index ix_service_items__sort on service_items (tenant_id, lower(code), id) include (code) where not is_deleted;
create index ix_service_items__unit_price on service_items (tenant_id, unit_price, lower(code), id) include (code) where not is_deleted;
create unique index uq_service_items__code on service_items (tenant_id, lower(code)) where not is_deleted;
alter table service_items enable row level security, force row level security;
create policy tenant_wall on service_items to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on service_items to caseway_host
  using (true) with check (true);
grant select, insert, update on service_items to caseway_app, caseway_host;
create trigger history after insert or delete or update on service_items
  for each row execute function capture_change('serviceItem', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"account_code_id":{"table":"account_code","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on service_items
  for each row execute function keep_search_words('serviceItem');
create trigger search_words_changed after update on service_items
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('serviceItem');

-- service_prices
create table service_prices (
  tenant_id uuid not null,
  id uuid not null,
  service_item_id uuid not null,
  kind text not null default 'list'::text,
  company_id uuid,
  scheme_id uuid,
  specialist_id uuid,
  specialty_id uuid,
  effective_from date not null,
  effective_to date,
  unit_price numeric(18,2) not null,
  has_gst boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  pay_above_reason text,
  primary key (tenant_id, id),
  constraint "refused__pricesOverlap" exclude using gist (tenant_id with =, service_item_id with =, kind with =, coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid) with =, coalesce(scheme_id, '00000000-0000-0000-0000-000000000000'::uuid) with =, coalesce(specialist_id, '00000000-0000-0000-0000-000000000000'::uuid) with =, coalesce(specialty_id, '00000000-0000-0000-0000-000000000000'::uuid) with =, daterange(effective_from, effective_to, '[]'::text) with &&) where (not is_deleted),
  constraint "refused__priceEndsBeforeStart" check (effective_to >= effective_from),
  constraint "refused__priceWithoutCompany" check ((kind <> all (array['company'::text, 'contract'::text])) or company_id is not null),
  constraint "refused__priceWithoutScheme" check ((kind <> all (array['gazetted'::text, 'scheme'::text])) or scheme_id is not null),
  constraint "refused__listPriceForSome" check (kind <> 'list'::text or company_id is null and scheme_id is null),
  constraint fk_service_prices__company_id foreign key (tenant_id, company_id) references companies(tenant_id, id) deferrable,
  constraint fk_service_prices__scheme_id foreign key (tenant_id, scheme_id) references matter_types(tenant_id, id) deferrable,
  constraint fk_service_prices__service_item_id foreign key (tenant_id, service_item_id) references service_items(tenant_id, id) deferrable,
  constraint fk_service_prices__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable,
  constraint fk_service_prices__specialty_id foreign key (tenant_id, specialty_id) references lookup_config(tenant_id, id) deferrable
);
create index ix_service_prices__company_id on service_prices (tenant_id, company_id, effective_from desc, id) where not is_deleted;
create index ix_service_prices__effective_from on service_prices (tenant_id, effective_from, effective_from desc, id) where not is_deleted;
create index ix_service_prices__kind on service_prices (tenant_id, kind, effective_from desc, id) where not is_deleted;
create index ix_service_prices__scheme_id on service_prices (tenant_id, scheme_id, effective_from desc, id) where not is_deleted;
create index ix_service_prices__service_item_id on service_prices (tenant_id, service_item_id, effective_from desc, id) where not is_deleted;
create index ix_service_prices__sort on service_prices (tenant_id, effective_from desc, id) where not is_deleted;
create index ix_service_prices__specialist_id on service_prices (tenant_id, specialist_id, effective_from desc, id) where not is_deleted;
create index ix_service_prices__specialty_id on service_prices (tenant_id, specialty_id) where not is_deleted;
alter table service_prices enable row level security, force row level security;
create policy tenant_wall on service_prices to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on service_prices to caseway_host
  using (true) with check (true);
grant select, insert, update on service_prices to caseway_app, caseway_host;
create trigger history after insert or delete or update on service_prices
  for each row execute function capture_change('servicePrice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"service_item_id":{"table":"service_items","text":"(coalesce(t.code::text, '''') || '' '' || coalesce(t.name::text, ''''))","tenant":true},"company_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"scheme_id":{"table":"matter_types","text":"coalesce(t.name::text, '''')","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"specialty_id":{"table":"lookup_config","text":"coalesce(t.label::text, '''')","tenant":true}}');

-- specialist_pay_terms
create table specialist_pay_terms (
  tenant_id uuid not null,
  id uuid not null,
  specialist_id uuid not null,
  payable_rule text,
  commission_percent numeric(16,2),
  abn text,
  is_gst_registered boolean not null default false,
  is_rcti_agreed boolean not null default false,
  rcti_agreed_on date,
  account_name text,
  bsb text,
  account_number text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  gst_registered_from date,
  primary key (tenant_id, id),
  constraint fk_specialist_pay_terms__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_specialist_pay_terms__is_gst_registered on specialist_pay_terms (tenant_id, is_gst_registered, specialist_id, id) where not is_deleted;
create index ix_specialist_pay_terms__is_rcti_agreed on specialist_pay_terms (tenant_id, is_rcti_agreed, specialist_id, id) where not is_deleted;
create index ix_specialist_pay_terms__payable_rule on specialist_pay_terms (tenant_id, payable_rule, specialist_id, id) where not is_deleted;
create index ix_specialist_pay_terms__sort on specialist_pay_terms (tenant_id, specialist_id, id) where not is_deleted;
create index ix_specialist_pay_terms__specialist_id on specialist_pay_terms (tenant_id, specialist_id, specialist_id, id) where not is_deleted;
create unique index uq_specialist_pay_terms__specialist_id on specialist_pay_terms (tenant_id, specialist_id) where not is_deleted;
alter table specialist_pay_terms enable row level security, force row level security;
create policy tenant_wall on specialist_pay_terms to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on specialist_pay_terms to caseway_host
  using (true) with check (true);
grant select, insert, update on specialist_pay_terms to caseway_app, caseway_host;
create trigger history after insert or delete or update on specialist_pay_terms
  for each row execute function capture_change('payTerms', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true}}');

-- tenant_invoice
create table tenant_invoice (
  id uuid not null,
  invoice_no text not null,
  status text not null default 'created'::text,
  customer_id uuid not null,
  customer_name text not null,
  month text not null,
  edition text,
  active_accounts numeric,
  invoice_date date not null,
  due_date date not null,
  subtotal numeric(18,2) not null,
  gst numeric(18,2) not null,
  total numeric(18,2) not null,
  note text,
  sent_at timestamptz,
  sent_to text,
  paid_on date,
  cancel_reason text,
  search_text text generated always as (lower((coalesce(invoice_no, ''::text) || ' '::text) || coalesce(customer_name, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  category text not null default 'systemInvoice'::text,
  primary key (id),
  constraint fk_tenant_invoice__customer_id foreign key (customer_id) references tenants(id) deferrable
);
create index ix_tenant_invoice__customer_id on tenant_invoice (customer_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_tenant_invoice__due_date on tenant_invoice (due_date, lower(invoice_no) desc, id) where not is_deleted;
create index ix_tenant_invoice__invoice_date on tenant_invoice (invoice_date, lower(invoice_no) desc, id) where not is_deleted;
create index ix_tenant_invoice__sort on tenant_invoice (lower(invoice_no) desc, id) where not is_deleted;
create index ix_tenant_invoice__status on tenant_invoice (status, lower(invoice_no) desc, id) where not is_deleted;
create index ix_tenant_invoice__total on tenant_invoice (total, lower(invoice_no) desc, id) where not is_deleted;
create unique index uq_tenant_invoice__customer_id_month on tenant_invoice (customer_id, month) where status <> 'cancelled'::text and not is_deleted;
create unique index uq_tenant_invoice__invoice_no on tenant_invoice (lower(invoice_no)) where not is_deleted;
alter table tenant_invoice enable row level security, force row level security;
create policy tenant_wall on tenant_invoice for select to caseway_app
  using (current_tenant() = customer_id or current_tenant() = '00000000-0000-7000-8000-000000000001'::uuid);
create policy host_work on tenant_invoice to caseway_host
  using (true) with check (true);
grant select on tenant_invoice to caseway_app;
grant select, insert, update on tenant_invoice to caseway_host;
create trigger history after insert or delete or update on tenant_invoice
  for each row execute function capture_change('tenantInvoice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"customer_id":{"table":"tenants","text":"coalesce(t.name::text, '''')","tenant":false}}');

-- tenant_invoice_lines
create table tenant_invoice_lines (
  id uuid not null,
  tenant_invoice_id uuid not null,
  line_index numeric not null,
  description text not null,
  amount numeric(18,2) not null,
  gst numeric(18,2) not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (id),
  constraint fk_tenant_invoice_lines__tenant_invoice_id foreign key (tenant_invoice_id) references tenant_invoice(id) deferrable
);
create index ix_tenant_invoice_lines__sort on tenant_invoice_lines (line_index, id) where not is_deleted;
create index ix_tenant_invoice_lines__tenant_invoice_id on tenant_invoice_lines (tenant_invoice_id, line_index, id) where not is_deleted;
alter table tenant_invoice_lines enable row level security, force row level security;
create policy tenant_wall on tenant_invoice_lines for select to caseway_app
  using ((exists ( select
   from tenant_invoice i
  where i.id = tenant_invoice_lines.tenant_invoice_id)));
create policy host_work on tenant_invoice_lines to caseway_host
  using (true) with check (true);
grant select on tenant_invoice_lines to caseway_app;
grant select, insert, update on tenant_invoice_lines to caseway_host;
create trigger history after insert or delete or update on tenant_invoice_lines
  for each row execute function capture_change('tenantInvoiceLine', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"tenant_invoice_id":{"table":"tenant_invoice","text":"coalesce(t.invoice_no::text, '''')","tenant":false}}');

-- write_offs
create table write_offs (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  written_off_on date not null,
  amount numeric(18,2) not null,
  gst numeric(18,2) not null,
  reason text not null,
  journal_id uuid not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  undoes_id uuid,
  primary key (tenant_id, id),
  constraint written_off_positive check (
case
    when undoes_id is null then amount > 0::numeric and gst >= 0::numeric
    else amount < 0::numeric and gst <= 0::numeric
end),
  constraint fk_write_offs__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable,
  constraint fk_write_offs__journal_id foreign key (tenant_id, journal_id) references journals(tenant_id, id) deferrable,
  constraint fk_write_offs__undoes_id foreign key (tenant_id, undoes_id) references write_offs(tenant_id, id) deferrable
);
create index ix_write_offs__invoice_id on write_offs (tenant_id, invoice_id, written_off_on desc, id);
create index ix_write_offs__journal_id on write_offs (tenant_id, journal_id);
create index ix_write_offs__sort on write_offs (tenant_id, written_off_on desc, id);
create index ix_write_offs__undoes_id on write_offs (tenant_id, undoes_id);
create index ix_write_offs__written_off_on on write_offs (tenant_id, written_off_on, written_off_on desc, id);
create unique index uq_write_offs__undoes_id on write_offs (tenant_id, undoes_id);
alter table write_offs enable row level security, force row level security;
create policy tenant_wall on write_offs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on write_offs to caseway_host
  using (true) with check (true);
create policy erasing on write_offs to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on write_offs to caseway_app, caseway_host;
grant select, update on write_offs to caseway_eraser;
create trigger append_only before delete or update on write_offs
  for each row execute function refuse_change();
create trigger history after insert on write_offs referencing new table as added
  for each statement execute function audit_additions('writeOff');
create trigger never_truncated before truncate on write_offs
  for each statement execute function refuse_change();

create view case_ledger with (security_invoker=true) as
 select p.tenant_id,
    p.case_id,
    coalesce(sum(p.credit - p.debit) filter (where a.kind = 'income'::text and a.purpose is distinct from 'commission'::text), 0::numeric) as income,
    coalesce(sum(p.credit - p.debit) filter (where a.purpose = 'gstCollected'::text), 0::numeric) as gst,
    coalesce(sum(p.debit - p.credit) filter (where a.purpose = 'receivable'::text), 0::numeric) as owed_by_customer,
    coalesce(sum(p.credit - p.debit) filter (where a.purpose = 'payable'::text), 0::numeric) as owed_to_specialist,
    coalesce(sum(p.debit - p.credit) filter (where a.purpose = 'specialistFees'::text), 0::numeric) - coalesce(sum(p.credit - p.debit) filter (where a.purpose = 'commission'::text), 0::numeric) as specialist_cost,
    coalesce(sum(p.debit - p.credit) filter (where a.purpose = 'badDebts'::text), 0::numeric) as written_off
   from postings p
     join account_code a on a.tenant_id = p.tenant_id and a.id = p.account_code_id
     join journals j on j.tenant_id = p.tenant_id and j.id = p.journal_id and j.kind <> 'loan'::text
  where p.case_id is not null
  group by p.tenant_id, p.case_id;
grant select on case_ledger to caseway_app, caseway_host;

create view provider_bills_payable with (security_invoker=true) as
 select b.tenant_id,
    b.id,
    b.specialist_id,
    b.case_id,
    b.charge_id,
    b.description,
    b.earned_on,
    b.share,
    b.commission,
    b.gst,
    b.total,
    b.paid,
    b.scheduled,
    b.open_amount,
    b.open_amount - b.scheduled as to_pay,
    b.status,
    b.is_reversed,
    i.id as invoice_id,
    i.invoice_no,
    i.invoice_date,
    i.due_date,
    i.accounting_id,
        case
            when b.is_reversed then b.reversed_on
            when b.payable_rule = 'attendance'::text then b.earned_on
            when b.payable_rule = 'report'::text then b.report_sent_on
            else i.paid_on
        end as payable_on
   from provider_bills b
     left join lateral ( select i_1.id,
            i_1.invoice_no,
            i_1.invoice_date,
            i_1.due_date,
            i_1.accounting_id,
                case
                    when i_1.status = '3'::text then i_1.paid_on
                    else null::date
                end as paid_on
           from invoice_lines l
             join invoices i_1 on i_1.tenant_id = l.tenant_id and i_1.id = l.invoice_id
          where l.tenant_id = b.tenant_id and l.charge_id = b.charge_id and i_1.status <> '6'::text and not i_1.is_deleted
          order by i_1.invoice_no desc
         limit 1) i on true
  where not b.is_deleted;
grant select on provider_bills_payable to caseway_app, caseway_host;

create function charge_is_free() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public set enable_seqscan = off
  as $$
begin
  if new.charge_id is not null and exists (
    select from invoice_lines l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
      where l.charge_id = new.charge_id and i.status <> '6' and not i.is_deleted and l.id <> new.id) then
    raise exception 'charge % is on another invoice', new.charge_id
      using errcode = '23514', constraint = 'refused__chargeInvoicedAlready';
  end if;
  return new;
end $$;
alter function charge_is_free() owner to caseway_host;
revoke all on function charge_is_free() from public;

create function compute_credit_notes() returns trigger
  language plpgsql
  as $$
begin
  new.unapplied := case when new.is_reversed then 0 else new.total - new.applied - new.refunded end;
  return new;
end $$;

create function compute_invoices() returns trigger
  language plpgsql
  as $$
begin
  new.open_amount := case when new.status = '6' then 0 else new.total - new.settled - new.written_off end;
  new.standing := case when new.status <> '3' or new.credited + new.written_off = 0 then new.status
        when new.settled > new.credited then (case when new.written_off > 0 then 'restWrittenOff' else new.status end)
        when new.credited >= new.written_off then 'credited' else 'writtenOff' end;
  return new;
end $$;

create function compute_partial_payments() returns trigger
  language plpgsql
  as $$
begin
  new.category := case when new.credit_note_id is null then 'revenue' else 'creditNote' end;
  return new;
end $$;

create function compute_provider_bills() returns trigger
  language plpgsql
  as $$
begin
  new.open_amount := (case when new.is_reversed then 0 else new.total end) - new.paid;
  new.status := case when new.is_reversed then (case when new.paid = 0 then 'Reversed' else 'Recover' end)
        when new.paid = 0 then 'Unpaid' when new.paid < new.total then 'Part' else 'Paid' end;
  return new;
end $$;

create function compute_provider_payments() returns trigger
  language plpgsql
  as $$
begin
  new.net_amount := new.total - new.withheld;
  return new;
end $$;

create function compute_receipts() returns trigger
  language plpgsql
  as $$
begin
  new.unapplied := case when new.is_reversed then 0 else new.amount - new.applied - new.refunded end;
  return new;
end $$;

create function journal_balances() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public set enable_seqscan = off
  as $$
declare
  entry uuid;
  rest numeric;
begin
  if tg_table_name = 'journals' then entry := new.id; else entry := new.journal_id; end if;
  select sum(p.debit - p.credit) into rest from postings p where p.journal_id = entry;
  if rest is distinct from 0 then
    raise exception 'journal % is out of balance by %', entry, rest
      using errcode = '23514', constraint = 'refused__journalOutOfBalance';
  end if;
  return null;
end $$;
alter function journal_balances() owner to caseway_host;
revoke all on function journal_balances() from public;

create function keep_billing_setting() returns trigger
  language plpgsql
  as $$
begin
  if new.scope = 'company' and new.company_id is null then
    raise exception 'No company' using errcode = '23514', constraint = 'refused__billingCompanyMissing';
  end if;
  if new.scope = 'tenant' and new.company_id is not null then
    raise exception 'A company' using errcode = '23514', constraint = 'refused__billingCompanyUnwanted';
  end if;
  return new;
end $$;

create function month_changes() returns trigger
  language plpgsql
  as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger ' || new.tenant_id, 0));
  return new;
end $$;

create function month_is_open() returns trigger
  language plpgsql
  as $$
declare
  posted text := to_char(new.journal_date, 'YYYY-MM');
  closed text;
begin
  -- Whoever closes a month waits for all that is being posted up to it, and the other way round.
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger ' || new.tenant_id, 0));
  select max(p.month) into closed from ledger_periods p
    where p.tenant_id = new.tenant_id and p.status = 'closed' and not p.is_deleted;
  if posted <= closed then
    raise exception 'month % is closed', closed using errcode = '23514',
      constraint = 'refused__monthClosed', detail = json_build_object('month', closed)::text;
  end if;
  return new;
end $$;

create function search_account_code(whole text, word text) returns setof account_code
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.account_code t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.account_code t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_account_code(text,text) owner to caseway_host;
revoke all on function search_account_code(text,text) from public;
grant execute on function search_account_code(text,text) to caseway_app;

create function search_bank_lines(whole text, word text) returns setof bank_lines
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.bank_lines t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.bank_lines t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_bank_lines(text,text) owner to caseway_host;
revoke all on function search_bank_lines(text,text) from public;
grant execute on function search_bank_lines(text,text) to caseway_app;

create function search_bank_statements(whole text, word text) returns setof bank_statements
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.bank_statements t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.bank_statements t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_bank_statements(text,text) owner to caseway_host;
revoke all on function search_bank_statements(text,text) from public;
grant execute on function search_bank_statements(text,text) to caseway_app;

create function search_credit_notes(whole text, word text) returns setof credit_notes
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.credit_notes t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.credit_notes t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_credit_notes(text,text) owner to caseway_host;
revoke all on function search_credit_notes(text,text) from public;
grant execute on function search_credit_notes(text,text) to caseway_app;

create function search_icare_claims(whole text, word text) returns setof icare_claims
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.icare_claims t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.icare_claims t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_icare_claims(text,text) owner to caseway_host;
revoke all on function search_icare_claims(text,text) from public;
grant execute on function search_icare_claims(text,text) to caseway_app;

create function search_invoices(whole text, word text) returns setof invoices
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.invoices t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.invoices t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_invoices(text,text) owner to caseway_host;
revoke all on function search_invoices(text,text) from public;
grant execute on function search_invoices(text,text) to caseway_app;

create function search_journals(whole text, word text) returns setof journals
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.journals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.journals t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_journals(text,text) owner to caseway_host;
revoke all on function search_journals(text,text) from public;
grant execute on function search_journals(text,text) to caseway_app;

create function search_payer_names(whole text, word text) returns setof payer_names
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.payer_names t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.payer_names t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_payer_names(text,text) owner to caseway_host;
revoke all on function search_payer_names(text,text) from public;
grant execute on function search_payer_names(text,text) to caseway_app;

create function search_payment_files(whole text, word text) returns setof payment_files
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.payment_files t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.payment_files t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_payment_files(text,text) owner to caseway_host;
revoke all on function search_payment_files(text,text) from public;
grant execute on function search_payment_files(text,text) to caseway_app;

create function search_prepayment_requests(whole text, word text) returns setof prepayment_requests
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.prepayment_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.prepayment_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_prepayment_requests(text,text) owner to caseway_host;
revoke all on function search_prepayment_requests(text,text) from public;
grant execute on function search_prepayment_requests(text,text) to caseway_app;

create function search_provider_bills(whole text, word text) returns setof provider_bills
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.provider_bills t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.provider_bills t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_provider_bills(text,text) owner to caseway_host;
revoke all on function search_provider_bills(text,text) from public;
grant execute on function search_provider_bills(text,text) to caseway_app;

create function search_provider_payments(whole text, word text) returns setof provider_payments
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.provider_payments t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.provider_payments t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_provider_payments(text,text) owner to caseway_host;
revoke all on function search_provider_payments(text,text) from public;
grant execute on function search_provider_payments(text,text) to caseway_app;

create function search_receipts(whole text, word text) returns setof receipts
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.receipts t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.receipts t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_receipts(text,text) owner to caseway_host;
revoke all on function search_receipts(text,text) from public;
grant execute on function search_receipts(text,text) to caseway_app;

create function search_refunds(whole text, word text) returns setof refunds
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.refunds t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.refunds t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_refunds(text,text) owner to caseway_host;
revoke all on function search_refunds(text,text) from public;
grant execute on function search_refunds(text,text) to caseway_app;

create function search_service_items(whole text, word text) returns setof service_items
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.service_items t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.service_items t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_service_items(text,text) owner to caseway_host;
revoke all on function search_service_items(text,text) from public;
grant execute on function search_service_items(text,text) to caseway_app;

-- ============================================================================
-- funding
-- ============================================================================

-- accrued_principal_interest
create table accrued_principal_interest (
  tenant_id uuid not null,
  id uuid not null,
  loan_id uuid not null,
  borrower_id uuid,
  as_of date not null,
  principal numeric(18,2) not null,
  interest numeric(18,2) not null,
  fees numeric(18,2) not null,
  credit numeric(18,2) not null,
  total numeric(18,2) not null,
  saved_at timestamptz not null,
  saved_by text,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_accrued_principal_interest__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_accrued_principal_interest__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable
);
create index ix_accrued_principal_interest__as_of on accrued_principal_interest (tenant_id, as_of, as_of desc, id) where not is_deleted;
create index ix_accrued_principal_interest__borrower_id on accrued_principal_interest (tenant_id, borrower_id, as_of desc, id) where not is_deleted;
create index ix_accrued_principal_interest__loan_id on accrued_principal_interest (tenant_id, loan_id, as_of desc, id) where not is_deleted;
create index ix_accrued_principal_interest__sort on accrued_principal_interest (tenant_id, as_of desc, id) where not is_deleted;
create unique index uq_accrued_principal_interest__loan_id__as_of on accrued_principal_interest (tenant_id, loan_id, as_of) where not is_deleted;
alter table accrued_principal_interest enable row level security, force row level security;
create policy tenant_wall on accrued_principal_interest to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on accrued_principal_interest to caseway_host
  using (true) with check (true);
grant select, insert, update on accrued_principal_interest to caseway_app, caseway_host;
create trigger fill_from_loan before insert or update on accrued_principal_interest
  for each row execute function fill_from_loan();
create trigger history after insert or delete or update on accrued_principal_interest
  for each row execute function capture_change('accruedPrincipalInterest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- advance_requests
create table advance_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  status text not null default '0'::text,
  agreement_id uuid not null,
  funding_provider_id uuid,
  borrower_id uuid,
  amount numeric(18,2) not null,
  note text,
  sent_at timestamptz,
  sent_to text,
  decided_at timestamptz,
  decided_reason text,
  search_text text generated always as (lower(coalesce(request_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_advance_requests__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_advance_requests__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_advance_requests__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers(tenant_id, id) deferrable
);
create index ix_advance_requests__agreement_id on advance_requests (tenant_id, agreement_id, lower(request_no) desc, id) where not is_deleted;
create index ix_advance_requests__amount on advance_requests (tenant_id, amount, lower(request_no) desc, id) where not is_deleted;
create index ix_advance_requests__borrower_id on advance_requests (tenant_id, borrower_id, lower(request_no) desc, id) where not is_deleted;
create index ix_advance_requests__funding_provider_id on advance_requests (tenant_id, funding_provider_id, lower(request_no) desc, id) where not is_deleted;
create index ix_advance_requests__search on advance_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_advance_requests__sort on advance_requests (tenant_id, lower(request_no) desc, id) where not is_deleted;
create index ix_advance_requests__status on advance_requests (tenant_id, status, lower(request_no) desc, id) where not is_deleted;
create unique index uq_advance_requests__active on advance_requests (tenant_id, agreement_id) where (status = any (array['0'::text, '1'::text])) and not is_deleted;
create unique index uq_advance_requests__request_no on advance_requests (tenant_id, lower(request_no)) where not is_deleted;
alter table advance_requests enable row level security, force row level security;
create policy tenant_wall on advance_requests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on advance_requests to caseway_host
  using (true) with check (true);
grant select, insert, update on advance_requests to caseway_app, caseway_host;
create trigger fill_advance_parties before insert or update of agreement_id on advance_requests
  for each row execute function fill_advance_parties();
create trigger history after insert or delete or update on advance_requests
  for each row execute function capture_change('advanceRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger hold_transactions after insert or update of status, is_deleted on advance_requests
  for each row execute function hold_by_request();
create trigger search_words after insert or delete on advance_requests
  for each row execute function keep_search_words('advanceRequest');
create trigger search_words_changed after update on advance_requests
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('advanceRequest');

-- advance_requests__transactions
create table advance_requests__transactions (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  primary key (tenant_id, owner_id, target_id),
  constraint fk_advance_requests__transactions__owner_id foreign key (tenant_id, owner_id) references advance_requests(tenant_id, id) deferrable,
  constraint fk_advance_requests__transactions__target_id foreign key (tenant_id, target_id) references facility_transactions(tenant_id, id) deferrable
);
create index ix_advance_requests__transactions__target on advance_requests__transactions (tenant_id, target_id);
alter table advance_requests__transactions enable row level security, force row level security;
create policy tenant_wall on advance_requests__transactions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on advance_requests__transactions to caseway_host
  using (true) with check (true);
grant select, insert, delete on advance_requests__transactions to caseway_app, caseway_host;
create trigger hold_transactions after insert or delete on advance_requests__transactions
  for each row execute function hold_by_link();

-- agreement_advance_payments
create table agreement_advance_payments (
  tenant_id uuid not null,
  id uuid not null,
  payment_no text,
  status text not null default 'pending'::text,
  request_id uuid not null,
  agreement_id uuid not null,
  borrower_id uuid,
  amount numeric(18,2) not null,
  paid_on date,
  reference text,
  note text,
  cancelled_reason text,
  search_text text generated always as (lower((coalesce(payment_no, ''::text) || ' '::text) || coalesce(reference, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  category text not null default 'advancePayment'::text,
  primary key (tenant_id, id),
  constraint fk_agreement_advance_payments__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_agreement_advance_payments__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_agreement_advance_payments__request_id foreign key (tenant_id, request_id) references advance_requests(tenant_id, id) deferrable
);
create index ix_agreement_advance_payments__agreement_id on agreement_advance_payments (tenant_id, agreement_id, lower(payment_no) desc, id) where not is_deleted;
create index ix_agreement_advance_payments__amount on agreement_advance_payments (tenant_id, amount, lower(payment_no) desc, id) where not is_deleted;
create index ix_agreement_advance_payments__borrower_id on agreement_advance_payments (tenant_id, borrower_id, lower(payment_no) desc, id) where not is_deleted;
create index ix_agreement_advance_payments__paid_on on agreement_advance_payments (tenant_id, paid_on, lower(payment_no) desc, id) where not is_deleted;
create index ix_agreement_advance_payments__request_id on agreement_advance_payments (tenant_id, request_id, lower(payment_no) desc, id) where not is_deleted;
create index ix_agreement_advance_payments__search on agreement_advance_payments using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_agreement_advance_payments__sort on agreement_advance_payments (tenant_id, lower(payment_no) desc, id) where not is_deleted;
create index ix_agreement_advance_payments__status on agreement_advance_payments (tenant_id, status, lower(payment_no) desc, id) where not is_deleted;
create unique index uq_advance_payments__request on agreement_advance_payments (tenant_id, request_id) where status <> 'cancelled'::text and not is_deleted;
create unique index uq_agreement_advance_payments__payment_no on agreement_advance_payments (tenant_id, lower(payment_no)) where not is_deleted;
alter table agreement_advance_payments enable row level security, force row level security;
create policy tenant_wall on agreement_advance_payments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on agreement_advance_payments to caseway_host
  using (true) with check (true);
grant select, insert, update on agreement_advance_payments to caseway_app, caseway_host;
create trigger fill_advance_parties before insert or update of agreement_id on agreement_advance_payments
  for each row execute function fill_advance_parties();
create trigger history after insert or delete or update on agreement_advance_payments
  for each row execute function capture_change('advancePayment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"request_id":{"table":"advance_requests","text":"coalesce(t.request_no::text, '''')","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger hold_transactions after insert or update of status, is_deleted on agreement_advance_payments
  for each row execute function hold_by_payment();
create trigger keep_promised_advances after insert or update of status, amount, is_deleted on agreement_advance_payments
  for each row execute function keep_promised_advances();
create trigger search_words after insert or delete on agreement_advance_payments
  for each row execute function keep_search_words('advancePayment');
create trigger search_words_changed after update on agreement_advance_payments
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('advancePayment');

-- agreement_covenants
create table agreement_covenants (
  tenant_id uuid not null,
  id uuid not null,
  agreement_id uuid not null,
  kind text not null,
  bound numeric(16,2) not null,
  note text,
  breached_on date,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_agreement_covenants__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable
);
create index ix_agreement_covenants__agreement_id on agreement_covenants (tenant_id, agreement_id, lower(kind), id) include (kind) where not is_deleted;
create index ix_agreement_covenants__breached_on on agreement_covenants (tenant_id, breached_on, lower(kind), id) include (kind) where not is_deleted;
create index ix_agreement_covenants__kind on agreement_covenants (tenant_id, kind, lower(kind), id) include (kind) where not is_deleted;
create index ix_agreement_covenants__sort on agreement_covenants (tenant_id, lower(kind), id) include (kind) where not is_deleted;
create unique index uq_agreement_covenants__agreement_id__kind on agreement_covenants (tenant_id, agreement_id, lower(kind)) where not is_deleted;
alter table agreement_covenants enable row level security, force row level security;
create policy tenant_wall on agreement_covenants to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on agreement_covenants to caseway_host
  using (true) with check (true);
grant select, insert, update on agreement_covenants to caseway_app, caseway_host;
create trigger history after insert or delete or update on agreement_covenants
  for each row execute function capture_change('agreementCovenant', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,breached_on', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true}}');

-- agreement_papers
create table agreement_papers (
  tenant_id uuid not null,
  envelope_id uuid not null,
  agreement_id uuid not null,
  terms jsonb not null,
  signed_at timestamptz,
  primary key (tenant_id, envelope_id),
  constraint agreement_papers_tenant_id_agreement_id_fkey foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable initially deferred
);
create index ix_agreement_papers__agreement on agreement_papers (tenant_id, agreement_id, signed_at);
alter table agreement_papers enable row level security, force row level security;
create policy tenant_wall on agreement_papers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on agreement_papers to caseway_host
  using (true) with check (true);
grant select, insert, update on agreement_papers to caseway_app, caseway_host;

-- credit_requests
create table credit_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  status text not null default '0'::text,
  case_id uuid not null,
  agreement_id uuid not null,
  borrower_id uuid,
  invoice_id uuid,
  charge_id uuid,
  description text not null,
  amount numeric(18,2) not null,
  note text,
  decided_at timestamptz,
  decided_reason text,
  loan_id uuid,
  transaction_id uuid,
  search_text text generated always as (lower(coalesce(request_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_credit_requests__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_credit_requests__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_credit_requests__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_credit_requests__charge_id foreign key (tenant_id, charge_id) references case_charges(tenant_id, id) deferrable,
  constraint fk_credit_requests__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable,
  constraint fk_credit_requests__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable,
  constraint fk_credit_requests__transaction_id foreign key (tenant_id, transaction_id) references facility_transactions(tenant_id, id) deferrable
);
create index ix_credit_requests__agreement_id on credit_requests (tenant_id, agreement_id, lower(request_no) desc, id) where not is_deleted;
create index ix_credit_requests__amount on credit_requests (tenant_id, amount, lower(request_no) desc, id) where not is_deleted;
create index ix_credit_requests__borrower_id on credit_requests (tenant_id, borrower_id, lower(request_no) desc, id) where not is_deleted;
create index ix_credit_requests__case_id on credit_requests (tenant_id, case_id, lower(request_no) desc, id) where not is_deleted;
create index ix_credit_requests__charge_id on credit_requests (tenant_id, charge_id, lower(request_no) desc, id) where not is_deleted;
create index ix_credit_requests__invoice_id on credit_requests (tenant_id, invoice_id, lower(request_no) desc, id) where not is_deleted;
create index ix_credit_requests__loan_id on credit_requests (tenant_id, loan_id) where not is_deleted;
create index ix_credit_requests__search on credit_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_credit_requests__sort on credit_requests (tenant_id, lower(request_no) desc, id) where not is_deleted;
create index ix_credit_requests__status on credit_requests (tenant_id, status, lower(request_no) desc, id) where not is_deleted;
create index ix_credit_requests__transaction_id on credit_requests (tenant_id, transaction_id) where not is_deleted;
create unique index uq_credit_requests__request_no on credit_requests (tenant_id, lower(request_no)) where not is_deleted;
alter table credit_requests enable row level security, force row level security;
create policy tenant_wall on credit_requests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on credit_requests to caseway_host
  using (true) with check (true);
grant select, insert, update on credit_requests to caseway_app, caseway_host;
create trigger fill_advance_parties before insert or update of agreement_id on credit_requests
  for each row execute function fill_advance_parties();
create trigger history after insert or delete or update on credit_requests
  for each row execute function capture_change('creditRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true},"charge_id":{"table":"case_charges","text":"coalesce(t.description::text, '''')","tenant":true},"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"transaction_id":{"table":"facility_transactions","text":"(coalesce(t.transaction_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

-- disbursement_funding
create table disbursement_funding (
  tenant_id uuid not null,
  id uuid not null,
  loan_no text,
  status text not null default 'active'::text,
  is_on_hold boolean not null default false,
  agreement_id uuid not null,
  funding_provider_id uuid,
  borrower_id uuid,
  insurer_id uuid,
  funding_type text,
  repayment text,
  case_id uuid,
  case_no text,
  claim_no text,
  claimant_name text,
  matter_id text,
  company_p_m_s_id text,
  funding_invoice_no text,
  borrower_reference text,
  opened_on date not null,
  due_on date,
  expected_settlement_on date,
  case_detail text,
  principal numeric(18,2),
  interest numeric(18,2),
  fees numeric(18,2),
  credit numeric(18,2),
  payout numeric(18,2),
  paid numeric(18,2),
  figures_on date,
  settled_on date,
  cancelled_at timestamptz,
  cancelled_reason text,
  search_text text generated always as (lower((((((((((((coalesce(loan_no, ''::text) || ' '::text) || coalesce(case_no, ''::text)) || ' '::text) || coalesce(claim_no, ''::text)) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(matter_id, ''::text)) || ' '::text) || coalesce(funding_invoice_no, ''::text)) || ' '::text) || coalesce(borrower_reference, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  case_type text,
  first_entry_on date,
  is_undated boolean not null default false,
  is_without_case boolean not null default false,
  is_owing boolean not null default false,
  approved_limit numeric(18,2),
  accrued numeric(18,2),
  primary key (tenant_id, id),
  constraint fk_disbursement_funding__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_disbursement_funding__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_disbursement_funding__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_disbursement_funding__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers(tenant_id, id) deferrable,
  constraint fk_disbursement_funding__insurer_id foreign key (tenant_id, insurer_id) references companies(tenant_id, id) deferrable
) with (fillfactor=50);
create index ix_disbursement_funding__agreement_id on disbursement_funding (tenant_id, agreement_id, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__borrower_id on disbursement_funding (tenant_id, borrower_id, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__case_id on disbursement_funding (tenant_id, case_id, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__case_type on disbursement_funding (tenant_id, case_type, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__due_on on disbursement_funding (tenant_id, due_on, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__expected_settlement_on on disbursement_funding (tenant_id, expected_settlement_on, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__funding_provider_id on disbursement_funding (tenant_id, funding_provider_id, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__funding_type on disbursement_funding (tenant_id, funding_type, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__insurer_id on disbursement_funding (tenant_id, insurer_id, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__is_on_hold on disbursement_funding (tenant_id, is_on_hold, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__is_undated on disbursement_funding (tenant_id, is_undated, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__is_without_case on disbursement_funding (tenant_id, is_without_case, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__opened_on on disbursement_funding (tenant_id, opened_on, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__owing on disbursement_funding (tenant_id, lower(loan_no), id) where is_owing and not is_deleted;
create index ix_disbursement_funding__ran on disbursement_funding (tenant_id, first_entry_on, settled_on) where not is_deleted;
create index ix_disbursement_funding__repayment on disbursement_funding (tenant_id, repayment, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__search on disbursement_funding using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_disbursement_funding__sort on disbursement_funding (tenant_id, lower(loan_no) desc, id) where not is_deleted;
create index ix_disbursement_funding__status on disbursement_funding (tenant_id, status, lower(loan_no) desc, id) where not is_deleted;
create unique index uq_disbursement_funding__borrower_reference on disbursement_funding (tenant_id, lower(borrower_reference)) where not is_deleted;
create unique index uq_disbursement_funding__funding_invoice_no on disbursement_funding (tenant_id, lower(funding_invoice_no)) where not is_deleted;
create unique index uq_disbursement_funding__loan_no on disbursement_funding (tenant_id, lower(loan_no)) where not is_deleted;
alter table disbursement_funding enable row level security, force row level security;
create policy tenant_wall on disbursement_funding to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on disbursement_funding to caseway_host
  using (true) with check (true);
grant select, insert, update on disbursement_funding to caseway_app, caseway_host;
create trigger approve_loan_limit before insert or update of agreement_id on disbursement_funding
  for each row execute function approve_loan_limit();
create trigger fill_loan_funding before insert or update of agreement_id, case_id, case_no on disbursement_funding
  for each row execute function fill_loan_funding();
create trigger follow_loan_funding after update on disbursement_funding
  for each row when (old.agreement_id is distinct from new.agreement_id or old.borrower_id is distinct from new.borrower_id or old.insurer_id is distinct from new.insurer_id or old.case_id is distinct from new.case_id or old.case_no is distinct from new.case_no or old.claimant_name is distinct from new.claimant_name) execute function follow_loan_funding();
create trigger history after insert or delete or update of tenant_id, id, loan_no, status, is_on_hold, agreement_id, funding_provider_id, borrower_id, insurer_id, funding_type, repayment, case_id, case_type, case_no, claim_no, claimant_name, matter_id, company_p_m_s_id, funding_invoice_no, borrower_reference, opened_on, due_on, expected_settlement_on, is_undated, is_without_case, approved_limit, case_detail, first_entry_on, settled_on, cancelled_at, cancelled_reason, concurrency_stamp, creation_time, creator_id, last_modification_time, last_modifier_id, is_deleted on disbursement_funding
  for each row execute function capture_change('loanFunding', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,is_undated,is_without_case,principal,interest,accrued,fees,credit,payout,is_owing,paid,figures_on,first_entry_on', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"insurer_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');
create trigger keep_agreement_use after insert on disbursement_funding referencing new table as written
  for each statement execute function keep_agreement_use();
create trigger keep_agreement_use_changed after update on disbursement_funding referencing old table as before new table as written
  for each statement execute function keep_agreement_use();
create trigger mark_what_a_loan_lacks before insert or update of agreement_id, case_id, case_no, case_type, expected_settlement_on on disbursement_funding
  for each row execute function mark_what_a_loan_lacks();
create trigger search_words after insert or delete on disbursement_funding
  for each row execute function keep_search_words('loanFunding');
create trigger search_words_changed after update on disbursement_funding
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('loanFunding');
create trigger settle_funding_transactions after update of status on disbursement_funding
  for each row when (old.status is distinct from new.status) execute function settle_funding_transactions();

-- facility_agreements
create table facility_agreements (
  tenant_id uuid not null,
  id uuid not null,
  agreement_no text,
  status text not null default 'pending'::text,
  funding_provider_id uuid not null,
  borrower_id uuid not null,
  borrower_kind text not null default 'lawFirm'::text,
  funding_type text not null default 'disbursement'::text,
  repayment text not null default 'settlement'::text,
  starts_on date not null,
  ends_on date,
  facility_limit numeric(18,2) not null,
  cap_per_matter numeric(18,2),
  cap_per_advance numeric(18,2),
  approval_above numeric(18,2),
  drawn numeric(18,2),
  available numeric(18,2),
  interest_kind text not null default 'simple'::text,
  timing text not null default 'daily'::text,
  day_count text not null default 'ACT/365F'::text,
  compounding text not null default 'monthlyCalendar'::text,
  upfront_basis text not null default 'rate'::text,
  term_days numeric not null default 365,
  rebate boolean not null default false,
  minimum_interest numeric(18,2) not null default 0.00,
  grace_days numeric not null default 0,
  default_percent numeric(20,6),
  allocation_order text not null default 'fee,interest,principal'::text,
  fee_time text not null default 'perMatter'::text,
  fee_unit text not null default '$'::text,
  fee_value numeric(16,2),
  fee_has_gst boolean not null default true,
  day_fees text,
  covenants text,
  effective_at timestamptz,
  cancelled_at timestamptz,
  cancelled_reason text,
  sent_to_borrower_at timestamptz,
  sent_to_lender_at timestamptz,
  search_text text generated always as (lower(coalesce(agreement_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  signature text,
  envelope_id uuid,
  sent_for_signature_at timestamptz,
  signed_at timestamptz,
  signed_file_id uuid,
  promised numeric(18,2),
  primary key (tenant_id, id),
  constraint "refused__agreementStartsAfterEnd" check (ends_on >= starts_on),
  constraint fk_facility_agreements__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_facility_agreements__envelope_id foreign key (tenant_id, envelope_id) references envelopes(tenant_id, id) deferrable,
  constraint fk_facility_agreements__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers(tenant_id, id) deferrable,
  constraint fk_facility_agreements__signed_file_id foreign key (tenant_id, signed_file_id) references files(tenant_id, id) deferrable
);
create index ix_facility_agreements__borrower_id on facility_agreements (tenant_id, borrower_id, lower(agreement_no) desc, id) where not is_deleted;
create index ix_facility_agreements__ends_on on facility_agreements (tenant_id, ends_on, lower(agreement_no) desc, id) where not is_deleted;
create index ix_facility_agreements__envelope_id on facility_agreements (tenant_id, envelope_id) where not is_deleted;
create index ix_facility_agreements__funding_provider_id on facility_agreements (tenant_id, funding_provider_id, lower(agreement_no) desc, id) where not is_deleted;
create index ix_facility_agreements__funding_type on facility_agreements (tenant_id, funding_type, lower(agreement_no) desc, id) where not is_deleted;
create index ix_facility_agreements__repayment on facility_agreements (tenant_id, repayment, lower(agreement_no) desc, id) where not is_deleted;
create index ix_facility_agreements__search on facility_agreements using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_facility_agreements__signature on facility_agreements (tenant_id, signature, lower(agreement_no) desc, id) where not is_deleted;
create index ix_facility_agreements__sort on facility_agreements (tenant_id, lower(agreement_no) desc, id) where not is_deleted;
create index ix_facility_agreements__starts_on on facility_agreements (tenant_id, starts_on, lower(agreement_no) desc, id) where not is_deleted;
create index ix_facility_agreements__status on facility_agreements (tenant_id, status, lower(agreement_no) desc, id) where not is_deleted;
create unique index uq_facility_agreements__agreement_no on facility_agreements (tenant_id, lower(agreement_no)) where not is_deleted;
alter table facility_agreements enable row level security, force row level security;
create policy tenant_wall on facility_agreements to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on facility_agreements to caseway_host
  using (true) with check (true);
grant select, insert, update on facility_agreements to caseway_app, caseway_host;
create trigger computed before insert or update of available, facility_limit, drawn, promised on facility_agreements
  for each row execute function compute_facility_agreements();
create trigger files after insert or update of signed_file_id on facility_agreements
  for each row execute function own_files('fundingAgreement', 'signed_file_id');
create trigger history after insert or delete or update on facility_agreements
  for each row execute function capture_change('fundingAgreement', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,promised', '{"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"envelope_id":{"table":"envelopes","text":"(coalesce(t.number::text, '''') || '' '' || coalesce(t.title::text, ''''))","tenant":true}}');
create trigger search_words after insert or delete on facility_agreements
  for each row execute function keep_search_words('fundingAgreement');
create trigger search_words_changed after update on facility_agreements
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('fundingAgreement');
create trigger take_agreement_along after update on facility_agreements
  for each row when (new.funding_type is distinct from old.funding_type or new.repayment is distinct from old.repayment or new.borrower_id is distinct from old.borrower_id or new.funding_provider_id is distinct from old.funding_provider_id) execute function take_agreement_along();

-- facility_requests
create table facility_requests (
  tenant_id uuid not null,
  id uuid not null,
  request_no text,
  status text not null default '0'::text,
  funding_provider_id uuid not null,
  borrower_id uuid not null,
  borrower_kind text not null default 'lawFirm'::text,
  funding_type text not null default 'disbursement'::text,
  repayment text not null default 'settlement'::text,
  amount numeric(18,2) not null,
  purpose text not null,
  wanted_from date,
  submitted_at timestamptz,
  decided_at timestamptz,
  approved_limit numeric(18,2),
  decision_note text,
  agreement_id uuid,
  search_text text generated always as (lower(coalesce(request_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_facility_requests__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_facility_requests__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_facility_requests__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers(tenant_id, id) deferrable
);
create index ix_facility_requests__agreement_id on facility_requests (tenant_id, agreement_id, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__amount on facility_requests (tenant_id, amount, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__borrower_id on facility_requests (tenant_id, borrower_id, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__funding_provider_id on facility_requests (tenant_id, funding_provider_id, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__funding_type on facility_requests (tenant_id, funding_type, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__repayment on facility_requests (tenant_id, repayment, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__search on facility_requests using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_facility_requests__sort on facility_requests (tenant_id, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__status on facility_requests (tenant_id, status, lower(request_no) desc, id) where not is_deleted;
create index ix_facility_requests__wanted_from on facility_requests (tenant_id, wanted_from, lower(request_no) desc, id) where not is_deleted;
create unique index uq_facility_requests__request_no on facility_requests (tenant_id, lower(request_no)) where not is_deleted;
alter table facility_requests enable row level security, force row level security;
create policy tenant_wall on facility_requests to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on facility_requests to caseway_host
  using (true) with check (true);
grant select, insert, update on facility_requests to caseway_app, caseway_host;
create trigger history after insert or delete or update on facility_requests
  for each row execute function capture_change('fundingRequest', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on facility_requests
  for each row execute function keep_search_words('fundingRequest');
create trigger search_words_changed after update on facility_requests
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('fundingRequest');

-- facility_transactions
create table facility_transactions (
  tenant_id uuid not null,
  id uuid not null,
  transaction_no text,
  status text not null default '0'::text,
  loan_id uuid not null,
  agreement_id uuid,
  borrower_id uuid,
  insurer_id uuid,
  case_id uuid,
  case_no text,
  claimant_name text,
  kind text not null default 'specialistInvoice'::text,
  specialist_id uuid,
  payee_name text,
  description text not null,
  invoice_no text,
  invoice_id uuid,
  amount numeric(18,2) not null,
  gst numeric(18,2),
  paid numeric(18,2) not null default 0.00,
  open numeric(18,2),
  needed_by date,
  last_paid_on date,
  cancelled_at timestamptz,
  cancelled_reason text,
  search_text text generated always as (lower((((((((coalesce(transaction_no, ''::text) || ' '::text) || coalesce(case_no, ''::text)) || ' '::text) || coalesce(claimant_name, ''::text)) || ' '::text) || coalesce(payee_name, ''::text)) || ' '::text) || coalesce(invoice_no, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  held_by text,
  primary key (tenant_id, id),
  constraint "refused__gstAboveAmount" check (gst <= amount),
  constraint fk_facility_transactions__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_facility_transactions__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_facility_transactions__case_id foreign key (tenant_id, case_id) references cases(tenant_id, id) deferrable,
  constraint fk_facility_transactions__insurer_id foreign key (tenant_id, insurer_id) references companies(tenant_id, id) deferrable,
  constraint fk_facility_transactions__invoice_id foreign key (tenant_id, invoice_id) references invoices(tenant_id, id) deferrable,
  constraint fk_facility_transactions__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable,
  constraint fk_facility_transactions__specialist_id foreign key (tenant_id, specialist_id) references specialists(tenant_id, id) deferrable
);
create index ix_facility_transactions__agreement_id on facility_transactions (tenant_id, agreement_id, lower(transaction_no) desc, id) where not is_deleted;
create index ix_facility_transactions__amount on facility_transactions (tenant_id, amount, lower(transaction_no) desc, id) where not is_deleted;
create index ix_facility_transactions__borrower_id on facility_transactions (tenant_id, borrower_id, lower(transaction_no) desc, id) where not is_deleted;
create index ix_facility_transactions__case_id on facility_transactions (tenant_id, case_id, lower(transaction_no) desc, id) where not is_deleted;
create index ix_facility_transactions__insurer_id on facility_transactions (tenant_id, insurer_id, lower(transaction_no) desc, id) where not is_deleted;
create index ix_facility_transactions__invoice_id on facility_transactions (tenant_id, invoice_id) where not is_deleted;
create index ix_facility_transactions__kind on facility_transactions (tenant_id, kind, lower(transaction_no) desc, id) where not is_deleted;
create index ix_facility_transactions__last_paid_on on facility_transactions (tenant_id, last_paid_on, lower(transaction_no) desc, id) where not is_deleted;
create index ix_facility_transactions__loan_id on facility_transactions (tenant_id, loan_id, lower(transaction_no) desc, id) where not is_deleted;
create index ix_facility_transactions__needed_by on facility_transactions (tenant_id, needed_by, lower(transaction_no) desc, id) where not is_deleted;
create index ix_facility_transactions__open on facility_transactions (tenant_id, open, lower(transaction_no) desc, id) where not is_deleted;
create index ix_facility_transactions__search on facility_transactions using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_facility_transactions__sort on facility_transactions (tenant_id, lower(transaction_no) desc, id) where not is_deleted;
create index ix_facility_transactions__specialist_id on facility_transactions (tenant_id, specialist_id, lower(transaction_no) desc, id) where not is_deleted;
create index ix_facility_transactions__status on facility_transactions (tenant_id, status, lower(transaction_no) desc, id) where not is_deleted;
create unique index uq_facility_transactions__transaction_no on facility_transactions (tenant_id, lower(transaction_no)) where not is_deleted;
alter table facility_transactions enable row level security, force row level security;
create policy tenant_wall on facility_transactions to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on facility_transactions to caseway_host
  using (true) with check (true);
grant select, insert, update on facility_transactions to caseway_app, caseway_host;
create trigger computed before insert or update of open, status, amount, paid on facility_transactions
  for each row execute function compute_facility_transactions();
create trigger fill_funding_transaction before insert or update on facility_transactions
  for each row execute function fill_funding_transaction();
create trigger guard_funding_transaction before update on facility_transactions
  for each row execute function guard_funding_transaction();
create trigger history after insert or delete or update on facility_transactions
  for each row execute function capture_change('fundingTransaction', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,held_by', '{"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"insurer_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"case_id":{"table":"cases","text":"(coalesce(t.case_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"specialist_id":{"table":"specialists","text":"coalesce(t.full_name::text, '''')","tenant":true},"invoice_id":{"table":"invoices","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on facility_transactions
  for each row execute function keep_search_words('fundingTransaction');
create trigger search_words_changed after update on facility_transactions
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('fundingTransaction');

-- funding_providers
create table funding_providers (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null default 'lender'::text,
  abn text,
  contact_name text,
  email text,
  phone text,
  address jsonb,
  account_name text,
  bsb text,
  account_no text,
  note text,
  is_active boolean not null default true,
  search_text text generated always as (lower((((((coalesce(name, ''::text) || ' '::text) || coalesce(abn, ''::text)) || ' '::text) || coalesce(contact_name, ''::text)) || ' '::text) || coalesce(email, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_funding_providers__is_active on funding_providers (tenant_id, is_active, lower(name), id) include (name) where not is_deleted;
create index ix_funding_providers__kind on funding_providers (tenant_id, kind, lower(name), id) include (name) where not is_deleted;
create index ix_funding_providers__search on funding_providers using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_funding_providers__sort on funding_providers (tenant_id, lower(name), id) include (name) where not is_deleted;
create unique index uq_funding_providers__name on funding_providers (tenant_id, lower(name)) where not is_deleted;
alter table funding_providers enable row level security, force row level security;
create policy tenant_wall on funding_providers to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on funding_providers to caseway_host
  using (true) with check (true);
grant select, insert, update on funding_providers to caseway_app, caseway_host;
create trigger history after insert or delete or update on funding_providers
  for each row execute function capture_change('fundingProvider', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');
create trigger search_words after insert or delete on funding_providers
  for each row execute function keep_search_words('fundingProvider');
create trigger search_words_changed after update on funding_providers
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('fundingProvider');

-- interest_rates
create table interest_rates (
  tenant_id uuid not null,
  id uuid not null,
  agreement_id uuid not null,
  effective_from date not null,
  percent numeric(20,6) not null,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  borrower_id uuid,
  primary key (tenant_id, id),
  constraint fk_interest_rates__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_interest_rates__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable
);
create index ix_interest_rates__agreement_id on interest_rates (tenant_id, agreement_id, effective_from desc, id) where not is_deleted;
create index ix_interest_rates__borrower_id on interest_rates (tenant_id, borrower_id) where not is_deleted;
create index ix_interest_rates__effective_from on interest_rates (tenant_id, effective_from, effective_from desc, id) where not is_deleted;
create index ix_interest_rates__sort on interest_rates (tenant_id, effective_from desc, id) where not is_deleted;
create unique index uq_interest_rates__agreement_id__effective_from on interest_rates (tenant_id, agreement_id, effective_from) where not is_deleted;
alter table interest_rates enable row level security, force row level security;
create policy tenant_wall on interest_rates to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on interest_rates to caseway_host
  using (true) with check (true);
grant select, insert, update on interest_rates to caseway_app, caseway_host;
create trigger fill_rate_borrower before insert or update on interest_rates
  for each row execute function fill_rate_borrower();
create trigger history after insert or delete or update on interest_rates
  for each row execute function capture_change('interestRate', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true}}');

-- loan_day_ends
create table loan_day_ends (
  tenant_id uuid not null,
  day date not null,
  loans integer not null,
  failed integer not null,
  finished_at timestamptz not null default now(),
  primary key (tenant_id, day)
);
alter table loan_day_ends enable row level security, force row level security;
create policy tenant_wall on loan_day_ends to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on loan_day_ends to caseway_host
  using (true) with check (true);
grant select, insert, update on loan_day_ends to caseway_app, caseway_host;

-- loan_entries
create table loan_entries (
  tenant_id uuid not null,
  id uuid not null,
  loan_id uuid not null,
  kind text not null,
  happened_on date not null,
  amount numeric(18,2) not null,
  is_reversal boolean not null default false,
  reverses_id uuid,
  source_type text,
  source_id text,
  note text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_loan_entries__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable,
  constraint fk_loan_entries__reverses_id foreign key (tenant_id, reverses_id) references loan_entries(tenant_id, id) deferrable
);
create index ix_loan_entries__happened_on on loan_entries (tenant_id, happened_on, happened_on desc, id);
create index ix_loan_entries__kind on loan_entries (tenant_id, kind, happened_on desc, id);
create index ix_loan_entries__loan_id on loan_entries (tenant_id, loan_id, happened_on desc, id);
create index ix_loan_entries__reverses_id on loan_entries (tenant_id, reverses_id);
create index ix_loan_entries__sort on loan_entries (tenant_id, happened_on desc, id);
create index ix_loan_entries__source_id on loan_entries (tenant_id, source_id, happened_on desc, id);
create index ix_loan_entries__source_type on loan_entries (tenant_id, source_type, happened_on desc, id);
create unique index loan_entries_taken_back_once on loan_entries (tenant_id, reverses_id) where reverses_id is not null;
alter table loan_entries enable row level security, force row level security;
create policy tenant_wall on loan_entries to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on loan_entries to caseway_host
  using (true) with check (true);
create policy erasing on loan_entries to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on loan_entries to caseway_app, caseway_host;
grant select, update on loan_entries to caseway_eraser;
create trigger append_only before delete or update on loan_entries
  for each row execute function refuse_change();
create trigger history after insert on loan_entries referencing new table as added
  for each statement execute function audit_additions('loanEntry');
create trigger keep_first_entry after insert on loan_entries referencing new table as added
  for each statement execute function keep_first_entry();
create trigger never_truncated before truncate on loan_entries
  for each statement execute function refuse_change();

-- loan_postings
create table loan_postings (
  tenant_id uuid not null,
  id uuid not null,
  loan_id uuid not null,
  posted_on date not null,
  kind text not null,
  part text not null,
  amount numeric(18,2) not null,
  entry_id uuid,
  is_reversal boolean not null default false,
  journal_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  category text,
  primary key (tenant_id, id),
  constraint fk_loan_postings__entry_id foreign key (tenant_id, entry_id) references loan_entries(tenant_id, id) deferrable,
  constraint fk_loan_postings__journal_id foreign key (tenant_id, journal_id) references journals(tenant_id, id) deferrable,
  constraint fk_loan_postings__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable
);
create index ix_loan_postings__category on loan_postings (tenant_id, category, posted_on, id);
create index ix_loan_postings__entry_id on loan_postings (tenant_id, entry_id);
create index ix_loan_postings__journal_id on loan_postings (tenant_id, journal_id);
create index ix_loan_postings__kind on loan_postings (tenant_id, kind, posted_on, id);
create index ix_loan_postings__loan_id on loan_postings (tenant_id, loan_id, posted_on, id);
create index ix_loan_postings__part on loan_postings (tenant_id, part, posted_on, id);
create index ix_loan_postings__posted_on on loan_postings (tenant_id, posted_on, posted_on, id);
create index ix_loan_postings__sort on loan_postings (tenant_id, posted_on, id);
alter table loan_postings enable row level security, force row level security;
create policy tenant_wall on loan_postings to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on loan_postings to caseway_host
  using (true) with check (true);
create policy erasing on loan_postings to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on loan_postings to caseway_app, caseway_host;
grant select, update on loan_postings to caseway_eraser;
create trigger append_only before delete or update on loan_postings
  for each row execute function refuse_change();
create trigger computed before insert or update of category, kind, part on loan_postings
  for each row execute function compute_loan_postings();
create trigger history after insert on loan_postings referencing new table as added
  for each statement execute function audit_additions('loanPosting');
create trigger never_truncated before truncate on loan_postings
  for each statement execute function refuse_change();

-- loan_settlements
create table loan_settlements (
  tenant_id uuid not null,
  id uuid not null,
  loan_id uuid not null,
  settled_on date not null,
  principal numeric(18,2) not null,
  interest numeric(18,2) not null,
  fees numeric(18,2) not null,
  credit_used numeric(18,2) not null,
  payout numeric(18,2) not null,
  received numeric(18,2) not null,
  written_off numeric(18,2) not null,
  to_invoice numeric(18,2) not null,
  credit_left numeric(18,2) not null,
  reason text,
  approved_by_id uuid,
  is_reversal boolean not null default false,
  reverses_id uuid,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_loan_settlements__approved_by_id foreign key (tenant_id, approved_by_id) references users(tenant_id, id) deferrable,
  constraint fk_loan_settlements__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable,
  constraint fk_loan_settlements__reverses_id foreign key (tenant_id, reverses_id) references loan_settlements(tenant_id, id) deferrable
);
create index ix_loan_settlements__approved_by_id on loan_settlements (tenant_id, approved_by_id);
create index ix_loan_settlements__is_reversal on loan_settlements (tenant_id, is_reversal, settled_on desc, id);
create index ix_loan_settlements__loan_id on loan_settlements (tenant_id, loan_id, settled_on desc, id);
create index ix_loan_settlements__reverses_id on loan_settlements (tenant_id, reverses_id);
create index ix_loan_settlements__settled_on on loan_settlements (tenant_id, settled_on, settled_on desc, id);
create index ix_loan_settlements__sort on loan_settlements (tenant_id, settled_on desc, id);
alter table loan_settlements enable row level security, force row level security;
create policy tenant_wall on loan_settlements to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on loan_settlements to caseway_host
  using (true) with check (true);
create policy erasing on loan_settlements to caseway_eraser
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on loan_settlements to caseway_app, caseway_host;
grant select, update on loan_settlements to caseway_eraser;
create trigger append_only before delete or update on loan_settlements
  for each row execute function refuse_change();
create trigger history after insert on loan_settlements referencing new table as added
  for each statement execute function audit_additions('loanSettlement');
create trigger never_truncated before truncate on loan_settlements
  for each statement execute function refuse_change();

-- repayment_lines
create table repayment_lines (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  line_index numeric not null,
  loan_id uuid not null,
  principal numeric(18,2) not null,
  interest numeric(18,2) not null,
  fees numeric(18,2) not null,
  total numeric(18,2) not null,
  paid numeric(18,2) not null default 0.00,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_repayment_lines__invoice_id foreign key (tenant_id, invoice_id) references transaction_invoice(tenant_id, id) deferrable,
  constraint fk_repayment_lines__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable
);
create index ix_repayment_lines__invoice_id on repayment_lines (tenant_id, invoice_id, line_index, id) where not is_deleted;
create index ix_repayment_lines__loan_id on repayment_lines (tenant_id, loan_id, line_index, id) where not is_deleted;
create index ix_repayment_lines__sort on repayment_lines (tenant_id, line_index, id) where not is_deleted;
create unique index uq_repayment_lines__invoice_id__loan_id on repayment_lines (tenant_id, invoice_id, loan_id) where not is_deleted;
alter table repayment_lines enable row level security, force row level security;
create policy tenant_wall on repayment_lines to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on repayment_lines to caseway_host
  using (true) with check (true);
grant select, insert, update on repayment_lines to caseway_app, caseway_host;
create trigger history after insert or delete or update on repayment_lines
  for each row execute function capture_change('repaymentLine', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"transaction_invoice","text":"coalesce(t.invoice_no::text, '''')","tenant":true},"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true}}');

-- repayment_payments
create table repayment_payments (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  received_on date not null,
  amount numeric(18,2) not null,
  reference text,
  note text,
  is_reversed boolean not null default false,
  reversed_at timestamptz,
  reversed_reason text,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id),
  constraint fk_repayment_payments__invoice_id foreign key (tenant_id, invoice_id) references transaction_invoice(tenant_id, id) deferrable
);
create index ix_repayment_payments__invoice_id on repayment_payments (tenant_id, invoice_id, received_on desc, id) where not is_deleted;
create index ix_repayment_payments__is_reversed on repayment_payments (tenant_id, is_reversed, received_on desc, id) where not is_deleted;
create index ix_repayment_payments__received_on on repayment_payments (tenant_id, received_on, received_on desc, id) where not is_deleted;
create index ix_repayment_payments__sort on repayment_payments (tenant_id, received_on desc, id) where not is_deleted;
alter table repayment_payments enable row level security, force row level security;
create policy tenant_wall on repayment_payments to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on repayment_payments to caseway_host
  using (true) with check (true);
grant select, insert, update on repayment_payments to caseway_app, caseway_host;
create trigger history after insert or delete or update on repayment_payments
  for each row execute function capture_change('repaymentPayment', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"invoice_id":{"table":"transaction_invoice","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

-- repayment_reminder_rules
create table repayment_reminder_rules (
  tenant_id uuid not null,
  id uuid not null,
  level numeric not null,
  days_overdue numeric not null,
  template text not null default 'RepaymentReminder'::text,
  is_active boolean not null default true,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);
create index ix_repayment_reminder_rules__is_active on repayment_reminder_rules (tenant_id, is_active, level, id) where not is_deleted;
create index ix_repayment_reminder_rules__sort on repayment_reminder_rules (tenant_id, level, id) where not is_deleted;
create index ix_repayment_reminder_rules__template on repayment_reminder_rules (tenant_id, template, level, id) where not is_deleted;
create unique index uq_repayment_reminder_rules__level on repayment_reminder_rules (tenant_id, level) where not is_deleted;
alter table repayment_reminder_rules enable row level security, force row level security;
create policy tenant_wall on repayment_reminder_rules to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on repayment_reminder_rules to caseway_host
  using (true) with check (true);
grant select, insert, update on repayment_reminder_rules to caseway_app, caseway_host;
create trigger history after insert or delete or update on repayment_reminder_rules
  for each row execute function capture_change('repaymentReminderRule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{}');

-- repayment_schedules
create table repayment_schedules (
  tenant_id uuid not null,
  id uuid not null,
  loan_id uuid not null,
  borrower_id uuid,
  instalment_no numeric not null,
  period_from date not null,
  due_on date not null,
  instalment numeric(18,2) not null,
  interest numeric(18,2) not null,
  principal numeric(18,2) not null,
  balance numeric(18,2) not null,
  paid_on date,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  invoice_id uuid,
  primary key (tenant_id, id),
  constraint "refused__instalmentDueBeforeStart" check (due_on >= period_from),
  constraint fk_repayment_schedules__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_repayment_schedules__invoice_id foreign key (tenant_id, invoice_id) references transaction_invoice(tenant_id, id) deferrable,
  constraint fk_repayment_schedules__loan_id foreign key (tenant_id, loan_id) references disbursement_funding(tenant_id, id) deferrable
);
create index ix_repayment_schedules__borrower_id on repayment_schedules (tenant_id, borrower_id, instalment_no, id) where not is_deleted;
create index ix_repayment_schedules__due_on on repayment_schedules (tenant_id, due_on, instalment_no, id) where not is_deleted;
create index ix_repayment_schedules__invoice_id on repayment_schedules (tenant_id, invoice_id, instalment_no, id) where not is_deleted;
create index ix_repayment_schedules__loan_id on repayment_schedules (tenant_id, loan_id, instalment_no, id) where not is_deleted;
create index ix_repayment_schedules__paid_on on repayment_schedules (tenant_id, paid_on, instalment_no, id) where not is_deleted;
create index ix_repayment_schedules__sort on repayment_schedules (tenant_id, instalment_no, id) where not is_deleted;
create unique index uq_repayment_schedules__loan_id__instalment_no on repayment_schedules (tenant_id, loan_id, instalment_no) where not is_deleted;
alter table repayment_schedules enable row level security, force row level security;
create policy tenant_wall on repayment_schedules to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on repayment_schedules to caseway_host
  using (true) with check (true);
grant select, insert, update on repayment_schedules to caseway_app, caseway_host;
create trigger fill_from_loan before insert or update on repayment_schedules
  for each row execute function fill_from_loan();
create trigger history after insert or delete or update on repayment_schedules
  for each row execute function capture_change('repaymentSchedule', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id', '{"loan_id":{"table":"disbursement_funding","text":"(coalesce(t.loan_no::text, '''') || '' '' || coalesce(t.claimant_name::text, ''''))","tenant":true},"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"invoice_id":{"table":"transaction_invoice","text":"coalesce(t.invoice_no::text, '''')","tenant":true}}');

-- transaction_invoice
create table transaction_invoice (
  tenant_id uuid not null,
  id uuid not null,
  invoice_no text not null,
  status text not null default '5'::text,
  borrower_id uuid not null,
  agreement_id uuid not null,
  funding_provider_id uuid,
  repayment text,
  period text not null,
  period_to date not null,
  invoice_date date not null,
  due_date date not null,
  principal numeric(18,2) not null,
  interest numeric(18,2) not null,
  fees numeric(18,2) not null,
  total numeric(18,2) not null,
  paid numeric(18,2) not null default 0.00,
  open_amount numeric(18,2),
  note text,
  sent_at timestamptz,
  sent_to text,
  paid_on date,
  cancelled_at timestamptz,
  cancelled_reason text,
  uploaded_at timestamptz,
  accounting_id text,
  search_text text generated always as (lower((coalesce(invoice_no, ''::text) || ' '::text) || coalesce(period, ''::text))) stored,
  concurrency_stamp uuid not null default gen_random_uuid(),
  creation_time timestamptz not null default now(),
  creator_id uuid,
  last_modification_time timestamptz not null default now(),
  last_modifier_id uuid,
  is_deleted boolean not null default false,
  days_past_due numeric,
  arrears text,
  reminder_level numeric default 0,
  last_reminder_on date,
  is_disputed boolean not null default false,
  disputed_reason text,
  disputed_at timestamptz,
  category text not null default 'repayment'::text,
  primary key (tenant_id, id),
  constraint "refused__repaymentDueBeforeInvoice" check (due_date >= invoice_date),
  constraint fk_transaction_invoice__agreement_id foreign key (tenant_id, agreement_id) references facility_agreements(tenant_id, id) deferrable,
  constraint fk_transaction_invoice__borrower_id foreign key (tenant_id, borrower_id) references companies(tenant_id, id) deferrable,
  constraint fk_transaction_invoice__funding_provider_id foreign key (tenant_id, funding_provider_id) references funding_providers(tenant_id, id) deferrable
);
create index ix_transaction_invoice__agreement_id on transaction_invoice (tenant_id, agreement_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__arrears on transaction_invoice (tenant_id, arrears, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__borrower_id on transaction_invoice (tenant_id, borrower_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__days_past_due on transaction_invoice (tenant_id, days_past_due, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__due_date on transaction_invoice (tenant_id, due_date, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__funding_provider_id on transaction_invoice (tenant_id, funding_provider_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__invoice_date on transaction_invoice (tenant_id, invoice_date, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__is_disputed on transaction_invoice (tenant_id, is_disputed, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__late on transaction_invoice (tenant_id, due_date) where open_amount > 0::numeric and not is_deleted;
create index ix_transaction_invoice__open_amount on transaction_invoice (tenant_id, open_amount, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__period on transaction_invoice (tenant_id, period, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__repayment on transaction_invoice (tenant_id, repayment, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__search on transaction_invoice using gin (tenant_id, search_text gin_trgm_ops) where not is_deleted;
create index ix_transaction_invoice__sort on transaction_invoice (tenant_id, lower(invoice_no) desc, id) where not is_deleted;
create index ix_transaction_invoice__status on transaction_invoice (tenant_id, status, lower(invoice_no) desc, id) where not is_deleted;
create unique index uq_transaction_invoice__agreement_id__period on transaction_invoice (tenant_id, agreement_id, period) where status <> '6'::text and not is_deleted;
create unique index uq_transaction_invoice__invoice_no on transaction_invoice (tenant_id, lower(invoice_no)) where not is_deleted;
alter table transaction_invoice enable row level security, force row level security;
create policy tenant_wall on transaction_invoice to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on transaction_invoice to caseway_host
  using (true) with check (true);
grant select, insert, update on transaction_invoice to caseway_app, caseway_host;
create trigger clear_arrears before update on transaction_invoice
  for each row execute function clear_arrears();
create trigger computed before insert or update of open_amount, status, total, paid on transaction_invoice
  for each row execute function compute_transaction_invoice();
create trigger follow_repayment_invoice after update of status on transaction_invoice
  for each row when (old.status is distinct from new.status) execute function follow_repayment_invoice();
create trigger history after insert or delete or update on transaction_invoice
  for each row execute function capture_change('repaymentInvoice', 'search_text,concurrency_stamp,creation_time,creator_id,last_modification_time,last_modifier_id,days_past_due,arrears', '{"borrower_id":{"table":"companies","text":"coalesce(t.name::text, '''')","tenant":true},"agreement_id":{"table":"facility_agreements","text":"coalesce(t.agreement_no::text, '''')","tenant":true},"funding_provider_id":{"table":"funding_providers","text":"coalesce(t.name::text, '''')","tenant":true}}');
create trigger search_words after insert or delete on transaction_invoice
  for each row execute function keep_search_words('repaymentInvoice');
create trigger search_words_changed after update on transaction_invoice
  for each row when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted) execute function keep_search_words('repaymentInvoice');

create function approve_loan_limit() returns trigger
  language plpgsql
  as $$
begin
  new.approved_limit := (select coalesce(a.cap_per_matter, a.facility_limit) from public.facility_agreements a
    where a.tenant_id = new.tenant_id and a.id = new.agreement_id);
  return new;
end $$;

create function clear_arrears() returns trigger
  language plpgsql
  as $$
begin
  if new.status = '6' or new.total <= new.paid or new.due_date is distinct from old.due_date then
    new.days_past_due := null;
    new.arrears := null;
  end if;
  return new;
end $$;

create function compute_facility_agreements() returns trigger
  language plpgsql
  as $$
begin
  new.available := greatest(new.facility_limit - coalesce(new.drawn, 0) - coalesce(new.promised, 0), 0);
  return new;
end $$;

create function compute_facility_transactions() returns trigger
  language plpgsql
  as $$
begin
  new.open := case when new.status = '5' then 0 else greatest(new.amount - new.paid, 0) end;
  return new;
end $$;

create function compute_loan_postings() returns trigger
  language plpgsql
  as $$
begin
  new.category := case when new.kind <> 'payment' then null
  when new.part = 'fee' then 'revenue' when new.part in ('principal', 'interest') then new.part end;
  return new;
end $$;

create function compute_transaction_invoice() returns trigger
  language plpgsql
  as $$
begin
  new.open_amount := case when new.status = '6' then 0 else new.total - new.paid end;
  return new;
end $$;

create function fill_advance_parties() returns trigger
  language plpgsql
  as $$
declare known record;
begin
  select a.funding_provider_id, a.borrower_id into known
    from public.facility_agreements a where a.tenant_id = new.tenant_id and a.id = new.agreement_id;
  if not found then
    return new;
  end if;
  new.borrower_id := known.borrower_id;
  if tg_table_name = 'advance_requests' then
    new.funding_provider_id := known.funding_provider_id;
  end if;
  return new;
end $$;

create function fill_from_loan() returns trigger
  language plpgsql
  as $$
begin
  new.borrower_id := (select l.borrower_id from public.disbursement_funding l
    where l.tenant_id = new.tenant_id and l.id = new.loan_id);
  return new;
end $$;

create function fill_funding_transaction() returns trigger
  language plpgsql
  as $$
declare known record;
begin
  if tg_op = 'INSERT' or new.loan_id is distinct from old.loan_id then
    select l.agreement_id, l.borrower_id, l.insurer_id, l.case_id, l.case_no, l.claimant_name into known
      from public.disbursement_funding l where l.tenant_id = new.tenant_id and l.id = new.loan_id;
    if found then
      new.agreement_id := known.agreement_id;
      new.borrower_id := known.borrower_id;
      new.insurer_id := known.insurer_id;
      new.case_id := known.case_id;
      new.case_no := known.case_no;
      new.claimant_name := known.claimant_name;
    end if;
  end if;
  new.payee_name := nullif(trim(new.payee_name), '');
  if new.payee_name is null and new.specialist_id is not null then
    new.payee_name := (select p.titled_name from public.party_specialists p
      where p.tenant_id = new.tenant_id and p.id = new.specialist_id);
  end if;
  if new.payee_name is null and new.kind = 'practiceInvoice' then
    new.payee_name := coalesce((select t.shown_name from public.platform_tenants t
      where t.id = new.tenant_id), 'The practice');
  end if;
  if new.payee_name is null then
    raise exception 'nobody is paid' using errcode = '23514',
      constraint = 'refused__transactionPayeeMissing';
  end if;
  return new;
end $$;

create function fill_loan_funding() returns trigger
  language plpgsql
  as $$
declare known record;
begin
  if tg_op = 'INSERT' or new.agreement_id is distinct from old.agreement_id then
    select a.funding_provider_id, a.borrower_id, a.funding_type, a.repayment into known
      from public.facility_agreements a where a.tenant_id = new.tenant_id and a.id = new.agreement_id;
    if found then
      new.funding_provider_id := known.funding_provider_id;
      new.borrower_id := known.borrower_id;
      new.funding_type := known.funding_type;
      new.repayment := known.repayment;
    end if;
  end if;
  new.case_no := nullif(trim(new.case_no), '');
  if tg_op = 'UPDATE' and new.case_id is not distinct from old.case_id
    and new.case_no is not distinct from old.case_no then
    return new;
  end if;
  -- A typed number finds its case; one that no case has is refused.
  if new.case_no is not null and (tg_op = 'INSERT' and new.case_id is null
      or tg_op = 'UPDATE' and new.case_no is distinct from old.case_no
        and new.case_id is not distinct from old.case_id) then
    new.case_id := (select c.id from public.case_claims c
      where c.tenant_id = new.tenant_id and lower(c.case_no) = lower(new.case_no) limit 1);
    if new.case_id is null then
      raise exception 'the case number is unknown' using errcode = '23514',
        constraint = 'refused__loanCaseUnknown';
    end if;
  end if;
  new.case_type := null;
  if new.case_id is not null then
    select c.case_no, c.case_type, c.claim_no, c.claimant_name into known
      from public.case_claims c where c.tenant_id = new.tenant_id and c.id = new.case_id;
    if found then
      new.case_no := known.case_no;
      new.case_type := known.case_type;
      new.claim_no := coalesce(known.claim_no, new.claim_no);
      new.claimant_name := coalesce(known.claimant_name, new.claimant_name);
    end if;
  end if;
  return new;
end $$;

create function fill_rate_borrower() returns trigger
  language plpgsql
  as $$
begin
  new.borrower_id := (select a.borrower_id from public.facility_agreements a
    where a.tenant_id = new.tenant_id and a.id = new.agreement_id);
  return new;
end $$;

create function follow_loan_funding() returns trigger
  language plpgsql
  as $$
begin
  update facility_transactions t
    set agreement_id = new.agreement_id, borrower_id = new.borrower_id, insurer_id = new.insurer_id,
      case_id = new.case_id, case_no = new.case_no, claimant_name = new.claimant_name
    where t.tenant_id = new.tenant_id and t.loan_id = new.id;
  return new;
end $$;

create function follow_repayment_invoice() returns trigger
  language plpgsql
  as $$
begin
  if new.status = '6' then
    update public.repayment_schedules set invoice_id = null, paid_on = null
      where tenant_id = new.tenant_id and invoice_id = new.id;
  else
    update public.repayment_schedules set paid_on = case when new.status = '3' then new.paid_on end
      where tenant_id = new.tenant_id and invoice_id = new.id;
  end if;
  return null;
end $$;

create function guard_funding_transaction() returns trigger
  language plpgsql
  as $$
begin
  if new.is_deleted and not old.is_deleted and old.status <> '0' then
    raise exception 'no draft' using errcode = '23514', constraint = 'refused__transactionNotDraft';
  end if;
  if (new.amount, new.loan_id) is distinct from (old.amount, old.loan_id)
    and (old.status not in ('0', '1') or exists (
      select from public.advance_requests__transactions k
        join public.advance_requests r on r.tenant_id = k.tenant_id and r.id = k.owner_id
        left join public.agreement_advance_payments p on p.tenant_id = r.tenant_id
          and p.request_id = r.id and p.status = 'pending' and not p.is_deleted
      where k.tenant_id = new.tenant_id and k.target_id = new.id and not r.is_deleted
        and (r.status in ('0', '1') or p.id is not null))) then
    raise exception 'asked for' using errcode = '23514', constraint = 'refused__transactionIsAskedFor';
  end if;
  return new;
end $$;

create function hold_by_link() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    perform public.hold_transactions(old.tenant_id, array[old.target_id]);
  else
    perform public.hold_transactions(new.tenant_id, array[new.target_id]);
  end if;
  return null;
end $$;

create function hold_by_payment() returns trigger
  language plpgsql
  as $$
begin
  perform public.hold_transactions(new.tenant_id, array(select k.target_id
    from public.advance_requests__transactions k
    where k.tenant_id = new.tenant_id and k.owner_id = new.request_id order by k.target_id));
  return null;
end $$;

create function hold_by_request() returns trigger
  language plpgsql
  as $$
begin
  perform public.hold_transactions(new.tenant_id, array(select k.target_id
    from public.advance_requests__transactions k
    where k.tenant_id = new.tenant_id and k.owner_id = new.id order by k.target_id));
  return null;
end $$;

create function hold_transactions(tenant uuid, ids uuid[]) returns void
  language sql
  as $$
  update public.facility_transactions t set held_by = h.holder
    from (select one.id, (select coalesce(p.payment_no, r.request_no)
        from public.advance_requests__transactions k
          join public.advance_requests r on r.tenant_id = k.tenant_id and r.id = k.owner_id and not r.is_deleted
          left join public.agreement_advance_payments p on p.tenant_id = r.tenant_id and p.request_id = r.id
            and p.status = 'pending' and not p.is_deleted
        where k.tenant_id = tenant and k.target_id = one.id and (r.status in ('0', '1') or p.id is not null)
        limit 1) as holder
      from unnest(ids) as one(id)) h
    where t.tenant_id = tenant and t.id = h.id and t.held_by is distinct from h.holder;
$$;

create function keep_agreement_use() returns trigger
  language plpgsql
  as $$
declare
  tenants uuid[];
  ids uuid[];
  amounts numeric[];
begin
  if tg_op = 'INSERT' then
    select array_agg(d.tenant_id), array_agg(d.id), array_agg(d.amount) into tenants, ids, amounts
      from (select n.tenant_id, n.agreement_id as id, sum(n.principal) as amount from written n
        where n.principal <> 0 group by n.tenant_id, n.agreement_id) d;
  else
    select array_agg(d.tenant_id), array_agg(d.id), array_agg(d.amount) into tenants, ids, amounts
      from (select n.tenant_id, n.agreement_id as id, sum(coalesce(n.principal, 0) - coalesce(o.principal, 0)) as amount
        from written n join before o on o.tenant_id = n.tenant_id and o.id = n.id
        where n.principal is distinct from o.principal group by n.tenant_id, n.agreement_id) d
      where d.amount <> 0;
  end if;
  if ids is null then
    return null;
  end if;
  perform from facility_agreements a join unnest(tenants, ids) as d(tenant_id, id)
      on a.tenant_id = d.tenant_id and a.id = d.id
    order by a.tenant_id, a.id for update of a;
  update facility_agreements a set drawn = coalesce(a.drawn, 0) + d.amount
    from unnest(tenants, ids, amounts) as d(tenant_id, id, amount)
    where a.tenant_id = d.tenant_id and a.id = d.id;
  return null;
end $$;

create function keep_arrears(ids uuid[], days integer[], buckets text[]) returns void
  language sql
  as $$
  update public.transaction_invoice i set days_past_due = f.days, arrears = f.bucket
    from unnest(ids, days, buckets) as f(id, days, bucket)
    where i.tenant_id = current_tenant() and i.id = f.id;
$$;

create function keep_first_entry() returns trigger
  language plpgsql
  as $$
begin
  update disbursement_funding l set first_entry_on = a.first_on
    from (select tenant_id, loan_id, min(happened_on) as first_on from added group by tenant_id, loan_id) a
    where l.tenant_id = a.tenant_id and l.id = a.loan_id
      and (l.first_entry_on is null or a.first_on < l.first_entry_on);
  return null;
end $$;

create function keep_loan_figures(ids uuid[], day date, principals numeric[], interests numeric[], fee_sums numeric[], credits numeric[], payouts numeric[], paid_sums numeric[], accrued_sums numeric[]) returns void
  language sql
  as $$
  update public.disbursement_funding l
    set principal = f.principal, interest = f.interest, fees = f.fees, credit = f.credit,
      payout = f.payout, paid = f.paid, accrued = f.accrued, is_owing = f.payout <> 0, figures_on = day
    from unnest(ids, principals, interests, fee_sums, credits, payouts, paid_sums, accrued_sums)
      as f(id, principal, interest, fees, credit, payout, paid, accrued)
    where l.tenant_id = current_tenant() and l.id = f.id;
$$;

create function keep_promised_advances() returns trigger
  language plpgsql
  as $$
begin
  update public.facility_agreements a
    set promised = (select coalesce(sum(p.amount), 0) from public.agreement_advance_payments p
      where p.tenant_id = a.tenant_id and p.agreement_id = a.id and p.status = 'pending' and not p.is_deleted)
    where a.tenant_id = new.tenant_id and a.id = new.agreement_id;
  return null;
end $$;

create function mark_what_a_loan_lacks() returns trigger
  language plpgsql
  as $$
begin
  new.is_undated := new.expected_settlement_on is null;
  new.is_without_case := new.case_type is null;
  return new;
end $$;

create function search_facility_requests(whole text, word text) returns setof facility_requests
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.facility_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.facility_requests t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_facility_requests(text,text) owner to caseway_host;
revoke all on function search_facility_requests(text,text) from public;
grant execute on function search_facility_requests(text,text) to caseway_app;

create function search_funding_providers(whole text, word text) returns setof funding_providers
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, public
  as $$
begin
  if whole = word then
    return query select t.* from public.funding_providers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and t.search_text like whole;
  else
    return query select t.* from public.funding_providers t
      where t.tenant_id = public.current_tenant() and not t.is_deleted and (t.search_text like whole or t.search_text like word);
  end if;
end $$;
alter function search_funding_providers(text,text) owner to caseway_host;
revoke all on function search_funding_providers(text,text) from public;
grant execute on function search_funding_providers(text,text) to caseway_app;

create function settle_funding_transactions() returns trigger
  language plpgsql
  as $$
begin
  if new.status = 'settled' then
    update facility_transactions t set status = '4'
      where t.tenant_id = new.tenant_id and t.loan_id = new.id and t.status in ('2', '3', '6');
  elsif old.status = 'settled' then
    update facility_transactions t set status = case when t.open > 0 then '2' else '6' end
      where t.tenant_id = new.tenant_id and t.loan_id = new.id and t.status = '4';
  end if;
  return new;
end $$;

create function take_agreement_along() returns trigger
  language plpgsql
  as $$
begin
  update disbursement_funding l
    set funding_type = new.funding_type, repayment = new.repayment, borrower_id = new.borrower_id,
      funding_provider_id = new.funding_provider_id
    where l.tenant_id = new.tenant_id and l.agreement_id = new.id and l.status = 'active'
      and not l.is_deleted;
  update interest_rates r set borrower_id = new.borrower_id
    where r.tenant_id = new.tenant_id and r.agreement_id = new.id
      and r.borrower_id is distinct from new.borrower_id;
  return new;
end $$;
