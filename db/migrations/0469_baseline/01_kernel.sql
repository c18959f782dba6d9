-- kernel: its part of the baseline. A thing stands in the file of the last module that it needs.
-- Functions may name what comes later.
set local check_function_bodies = off;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists btree_gist;

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

create function current_tenant() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;
alter table property_changes enable row level security, force row level security;
create policy tenant_wall on property_changes to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on property_changes to caseway_host
  using (true) with check (true);
grant select, insert on property_changes to caseway_app, caseway_host;

create function refuse_change() returns trigger
  language plpgsql
  as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
create trigger append_only before delete or update on property_changes
  for each row execute function refuse_change();
create trigger never_truncated before truncate on property_changes
  for each statement execute function refuse_change();

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

create table audit_log_first (
  id bigint constraint audit_log_id_not_null not null,
  tenant_id uuid constraint audit_log_tenant_id_not_null not null,
  at timestamptz constraint audit_log_at_not_null not null default clock_timestamp(),
  xid xid8 constraint audit_log_xid_not_null not null default pg_current_xact_id(),
  actor_id uuid,
  actor_tenant_id uuid,
  impersonator_id uuid,
  request_id text,
  operation text constraint audit_log_operation_not_null not null,
  resource text constraint audit_log_resource_not_null not null,
  record_id uuid,
  detail jsonb,
  persons uuid[],
  primary key (id, at)
);
create index audit_log_first_of_tenant on audit_log_first (tenant_id, at desc);
create index audit_log_first_of_record on audit_log_first (tenant_id, record_id, at desc);
create index audit_log_first_in_seal_order on audit_log_first (xid, id);
create index audit_log_first_of_writes on audit_log_first (tenant_id, resource, xid) where operation = any (array['create'::text, 'update'::text, 'delete'::text]);
create index audit_log_first_persons_idx on audit_log_first using gin (persons) where persons is not null;

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
grant select, insert on events to caseway_app;
grant select, insert, delete on events to caseway_host;

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
  constraint fk_files__source_file_id foreign key (tenant_id, source_file_id) references files(tenant_id, id) on delete set null (source_file_id) deferrable
);
create index ix_files__owner on files (tenant_id, owner_resource, owner_id, creation_time desc, id) where status = 'stored'::text;
create index ix_files__uploader on files (tenant_id, uploader_id) where status = 'stored'::text and owner_id is null;
create index ix_files__to_clean_up on files (status, creation_time) where status <> 'stored'::text or owner_id is null;
create index ix_files__attachment_type_id on files (tenant_id, attachment_type_id) where attachment_type_id is not null;
create index ix_files__source_file_id on files (tenant_id, source_file_id) where source_file_id is not null;
create index ix_files__sha256 on files (tenant_id, sha256) where status = 'stored'::text;
create unique index uq_files__clean_up on files (tenant_id, source_file_id) where is_cleanup and status = 'stored'::text;
alter table files enable row level security, force row level security;
create policy tenant_wall on files to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on files to caseway_host
  using (true) with check (true);
grant select, insert, update, delete on files to caseway_app, caseway_host;

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
create trigger history after insert or delete or update on files
  for each row execute function capture_change('file', 'name,extension,content_type,size,sha256,storage_key,status,owner_resource,owner_id,owner_property,uploader_id,creation_time,removed_at,is_deleted,attachment_type_id,attachment_from,is_cleanup,source_file_id', '{}');

create function stamp_changed_file() returns trigger
  language plpgsql
  as $$
begin
  new.concurrency_stamp := gen_random_uuid();
  return new;
end $$;
create trigger stamped before update of name, attachment_type_id on files
  for each row execute function stamp_changed_file();

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
create trigger held before delete or update on files
  for each row execute function refuse_held_file();

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
create trigger name_page_of_new after insert on files
  for each row when (new.status = 'stored'::text) execute function keep_file_name();
create trigger name_page after update on files
  for each row when (old.status <> new.status or old.name <> new.name) execute function keep_file_name();

create unlogged table socket_io_attachments (
  id bigint generated always as identity not null,
  created_at timestamptz not null default now(),
  payload bytea,
  primary key (id)
);
grant select, insert, delete on socket_io_attachments to caseway_host;

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
grant select, insert on status_log to caseway_app, caseway_host;

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
create index tasks_of_user on tasks (tenant_id, user_id, creation_time desc, id);
create index tasks_of_tenant on tasks (tenant_id, creation_time desc, id);
create index tasks_unfinished on tasks (progress_time) where state = any (array['waiting'::text, 'running'::text]);
create index tasks_with_file on tasks (finished_time) where storage_key is not null;
create index tasks_with_input on tasks (finished_time) where input is not null;
create index tasks_by_age on tasks (creation_time);
alter table tasks enable row level security, force row level security;
create policy tenant_wall on tasks to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tasks to caseway_host
  using (true) with check (true);
grant select, insert, update on tasks to caseway_app;
grant select, insert, update, delete on tasks to caseway_host;

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
create index audit_log_of_tenant on audit_log (tenant_id, at desc);
create index audit_log_of_record on audit_log (tenant_id, record_id, at desc);
create index audit_log_in_seal_order on audit_log (xid, id);
create index audit_log_of_writes on audit_log (tenant_id, resource, xid) where operation = any (array['create'::text, 'update'::text, 'delete'::text]);
create index audit_log_of_persons on audit_log using gin (persons) where persons is not null;
alter table audit_log enable row level security, force row level security;
create policy tenant_wall on audit_log to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on audit_log to caseway_host
  using (true) with check (true);
grant select on audit_log to caseway_app, caseway_host;
grant insert (tenant_id, actor_id, actor_tenant_id, impersonator_id, request_id, operation, resource, record_id, detail, persons) on audit_log to caseway_app, caseway_host;
create trigger append_only before delete or update on audit_log
  for each row execute function refuse_change();
create trigger never_truncated before truncate on audit_log
  for each statement execute function refuse_change();

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

create function current_actor() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.user', true), '')::uuid $$;

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

create function audit_seal_hash(s audit_seals) returns bytea
  language sql stable parallel safe
  as $$
  select sha256(s.prev_hash || s.rows_hash || convert_to(jsonb_build_array(
    s.seq, s.first_xid::text, s.first_id, s.last_xid::text, s.last_id, s.row_count, s.floor_id,
    (extract(epoch from s.sealed_at) * 1000000)::bigint
  )::text, 'UTF8'))
$$;

create function sign_in_name(typed text) returns text
  language sql immutable parallel safe
  as $$ select lower(btrim(normalize(typed, NFKC))) $$;

create function acts_above_own_role(tenant uuid) returns boolean
  language sql stable
  as $$
  select current_actor() is not null
    and nullif(current_setting('app.actor_tenant', true), '')::uuid = tenant
    and not holds_highest_role(tenant, current_actor())
$$;

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

create function next_number(series text, in_year integer) returns text
  language sql
  as $$
  insert into number_series as n (tenant_id, prefix, year, last)
    values (current_tenant(), series, in_year, 1)
  on conflict (tenant_id, prefix, year) do update set last = n.last + 1
  returning series || '-' || in_year || '-' || lpad(last::text, 6, '0')
$$;

create function refuse_session(code text) returns void
  language plpgsql
  as $$
begin
  raise exception 'session refused: %', code using errcode = '23514', constraint = 'refused__' || code;
end $$;

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

create function keep_an_administrator(tenant uuid) returns void
  language plpgsql
  as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('administrators of ' || tenant, 0));
  if not has_active_administrator(tenant) then
    raise exception 'The last administrator' using errcode = '23514', constraint = 'refused__lastAdministrator';
  end if;
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

create function australian_state(given text) returns text
  language sql immutable
  as $$
  select s.code from (values ('ACT', 'australiancapitalterritory'), ('NSW', 'newsouthwales'),
    ('NT', 'northernterritory'), ('QLD', 'queensland'), ('SA', 'southaustralia'), ('TAS', 'tasmania'),
    ('VIC', 'victoria'), ('WA', 'westernaustralia')) s (code, name)
  where regexp_replace(lower(given), '[^a-z]', '', 'g') in (lower(s.code), s.name)
$$;
grant execute on function australian_state(text) to caseway_app, caseway_host;

create function state_of_address(address jsonb) returns text
  language sql immutable
  as $$
  select case when coalesce(regexp_replace(lower(address ->> 'country'), '[^a-z]', '', 'g'), '')
      in ('', 'australia', 'au')
    then public.australian_state(address ->> 'state') end
$$;
grant execute on function state_of_address(jsonb) to caseway_app, caseway_host;

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

create function page_words(given text) returns text
  language sql immutable parallel safe
  as $$
  select trim(regexp_replace(
    regexp_replace(lower(normalize(given, NFKD)), '[\u0300-\u036f]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

create function audit_row_hash(r audit_log) returns bytea
  language sql stable parallel safe
  as $$
  select sha256(convert_to(audit_row_text(r), 'UTF8'))
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

create function is_server_work() returns boolean
  language sql stable
  as $$
  select coalesce(current_setting('app.actor_tenant', true), '') <> ''
    and coalesce(current_setting('app.user', true), '') = ''
$$;

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

create function audit_row_text(r audit_log) returns text
  language sql stable parallel safe
  as $$
  select (jsonb_build_array(
    r.id, r.tenant_id, (extract(epoch from r.at) * 1000000)::bigint, r.xid::text, r.actor_id,
    r.actor_tenant_id, r.impersonator_id, r.request_id, r.operation, r.resource, r.record_id, r.detail
  ) || case when r.persons is null then '[]' else jsonb_build_array(r.persons) end)::text
$$;

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
