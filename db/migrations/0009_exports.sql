-- What users export, until its file is forgotten; the file itself is in the storage.
create table export_jobs (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  impersonator_id uuid,
  resource text not null,
  query jsonb not null,
  columns jsonb not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  rows_total integer,
  rows_done integer not null default 0,
  -- Counts the runs: what an earlier one still writes finds another number and has no effect.
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
  primary key (tenant_id, id)
);
create index export_jobs_of_user on export_jobs (tenant_id, user_id, creation_time desc, id);
create index export_jobs_unfinished on export_jobs (progress_time) where state in ('waiting', 'running');
create index export_jobs_with_file on export_jobs (finished_time) where storage_key is not null;
create index export_jobs_by_age on export_jobs (creation_time);

alter table export_jobs enable row level security;
alter table export_jobs force row level security;
create policy tenant_wall on export_jobs to caseway_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy host_work on export_jobs to caseway_host using (true) with check (true);
grant select, insert, update on export_jobs to caseway_app;
grant select, insert, update, delete on export_jobs to caseway_host;
