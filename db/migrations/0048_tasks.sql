-- Long work of every kind: exports, imports, changes of many records. A row says who started it,
-- how far it is, what failed and what came of it; its file is in the storage.
create table tasks (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  resource text,
  title text not null,
  detail text not null default '',
  user_id uuid not null,
  user_text text,
  impersonator_id uuid,
  -- Kept for as long as the task can be tried again.
  input jsonb,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  rows_total integer,
  rows_done integer not null default 0,
  rows_failed integer not null default 0,
  -- The first of them, each with its number or name and what is wrong.
  failed_rows jsonb not null default '[]',
  -- What the steps leave for each other and for programs to read.
  value jsonb,
  summary text,
  error text,
  -- Counts the runs: what an earlier one still writes finds another number and has no effect.
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
  primary key (tenant_id, id)
);
create index tasks_of_user on tasks (tenant_id, user_id, creation_time desc, id);
create index tasks_of_tenant on tasks (tenant_id, creation_time desc, id);
create index tasks_unfinished on tasks (progress_time) where state in ('waiting', 'running');
create index tasks_with_file on tasks (finished_time) where storage_key is not null;
create index tasks_with_input on tasks (finished_time) where input is not null;
create index tasks_by_age on tasks (creation_time);

alter table tasks enable row level security;
alter table tasks force row level security;
create policy tenant_wall on tasks to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on tasks to caseway_host using (true) with check (true);
grant select, insert, update on tasks to caseway_app;
grant select, insert, update, delete on tasks to caseway_host;

-- The rows of a large import as they arrive, until it has ended.
create table task_parts (
  tenant_id uuid not null,
  task_id uuid not null,
  first_row integer not null,
  row_count integer not null,
  rows jsonb not null,
  -- The numbers that the sheet shows beside these rows.
  numbers jsonb,
  primary key (tenant_id, task_id, first_row),
  constraint fk_task_parts__task_id foreign key (tenant_id, task_id)
    references tasks (tenant_id, id) on delete cascade deferrable
);

alter table task_parts enable row level security;
alter table task_parts force row level security;
create policy tenant_wall on task_parts to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on task_parts to caseway_host using (true) with check (true);
grant select, insert on task_parts to caseway_app;
grant select, insert, update, delete on task_parts to caseway_host;

-- Exports so far. One that had not finished is not taken up: its queue has no worker any more.
-- The old table is dropped by a later release; until then processes of this one may still write it.
insert into tasks (tenant_id, id, name, resource, title, user_id, impersonator_id, state, rows_total,
    rows_done, error, attempt, storage_key, file_name, content_type, file_size, creation_time,
    progress_time, finished_time, expires_time)
  select tenant_id, id, 'export', resource, initcap(resource), user_id, impersonator_id,
    case when state in ('waiting', 'running') then 'failed' else state end, rows_total, rows_done,
    case when state in ('waiting', 'running')
      then 'The export did not finish. Please start it again.' else error end,
    attempt, storage_key, file_name, content_type, file_size, creation_time, progress_time,
    coalesce(finished_time, progress_time), expires_time
  from export_jobs;
